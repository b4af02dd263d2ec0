"""Entries come in from lists of every layout, as a preview that enters nothing."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rackhouse.contest.formats import Swiss
from rackhouse.contest.plan import Field
from rackhouse.errors import MalformedError
from rackhouse.exchange.entry_list import Matching, Preview, RowProblem, read_entries
from rackhouse.exchange.roster import MOST_ROWS
from rackhouse.paper.names import EntryNames
from rackhouse.paper.tables import entries_csv
from tests.kit.desk import Desk

NAMED_RATED = [("Ann Ash", 1512), ("Bob Elm", 980), ("Cem van Oak", None)]
BY_SPACES = """\
 Rank  Name                  Rating  Games  Last played
 ----  --------------------  ------  -----  -----------
    1  Ash, Ann                1512    143     20260214
    2  Elm, Bob                 980     61     20251101
    3  van Oak, Cem               0      0     20250301
"""
"""A rating list in the style of North America: a rank, then the surname first."""
NICKS = """\
NICK STATE  NAME                GAMES  RATING  LAST
AASH NSW    Ann Ash               143    1512  20260214
BELM VIC    Bob Elm                61     980  20251101
COAK QLD    Cem van Oak             0       0  20250301
"""
"""In the style of Australia and the world body: nickname, state, name, games, rating."""
RATING_FIRST = """\
187  Ann Ash       Northside    142
 94* Bob Elm       Mill Lane     51
112  Cem van Oak   Mill Lane     64
"""
"""In the style of Britain: the rating leftmost, then name, club and games."""
TSH = """\
#division A
Ash, Ann               1512 2 3; 410 388; p12 1 2
Elm, Bob                980 1 0; 388 50; p12 2 0
#division B
van Oak, Cem              0; ;
"""
TOU = """\
*M14.02.2026 A Winter Open
*A
                                       0
Ann Ash              2410  +2
Bob Elm               388   1
*** END OF FILE ***
"""


def named_and_rated(text: str) -> list[tuple[str, int | None]]:
    preview = read_entries(text.encode(), Desk.of(Swiss()).state)
    assert preview.problems == ()
    return [(one.name, one.rating) for one in preview.entries]


def test_rating_lists_in_the_styles_of_three_bodies_are_read() -> None:
    assert named_and_rated(BY_SPACES) == NAMED_RATED
    assert named_and_rated(NICKS) == NAMED_RATED
    assert named_and_rated(RATING_FIRST) == [
        ("Ann Ash", 187),
        ("Bob Elm", 94),
        ("Cem van Oak", 112),
    ]


def test_files_of_other_programs_are_read_as_lists() -> None:
    one_division = TSH.replace("#division A\n", "").replace("#division B\n", "")
    assert named_and_rated(one_division) == NAMED_RATED
    desk = Desk.of(Swiss())
    mixed = read_entries(TSH.encode(), desk.state)
    assert [one.use for one in mixed.columns] == ["name", "rating", "division"]
    # A division that the event has not is named, row by row, and can be left out.
    assert [one.row for one in mixed.problems] == [1, 2, 3]
    left = read_entries(TSH.encode(), desk.state, matching=Matching(uses=("name", "rating", "")))
    assert [(one.name, one.rating) for one in left.entries] == NAMED_RATED
    tou = read_entries(TOU.encode(), desk.state, matching=Matching(uses=("name", "")))
    assert [one.name for one in tou.entries] == ["Ann Ash", "Bob Elm"]


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_list_without_headings_is_seen_for_what_it_is(separator: str) -> None:
    rows = [
        ["Ann Ash", "1512", "ann@example.org", "Mill Lane"],
        ["Bob Elm", "980", "bob@example.org", "Northside"],
    ]
    text = "\n".join(separator.join(row) for row in rows)
    preview = read_entries(text.encode(), Desk.of(Swiss()).state)
    assert not preview.has_headings
    assert [one.use for one in preview.columns] == ["name", "rating", "email", "club"]
    assert [one.club for one in preview.entries] == ["Mill Lane", "Northside"]
    only = read_entries(b"Ann Ash\nBob Elm\n", Desk.of(Swiss()).state)
    assert [one.name for one in only.entries] == ["Ann Ash", "Bob Elm"]


def test_the_organiser_says_otherwise_what_columns_and_rows_are() -> None:
    state = Desk.of(Swiss()).state
    text = b"Who,Where,First name,Last name\nx,Mill Lane,Ann,Ash\ny,Mill Lane,,\nz,Old Town,Cem,Oak"
    seen = read_entries(text, state)
    assert [one.use for one in seen.columns] == ["", "", "given", "surname"]
    assert [one.name for one in seen.entries] == ["Ann Ash", "Cem Oak"]
    assert [(one.row, one.cells) for one in seen.problems] == [(3, ("y", "Mill Lane", "", ""))]
    matching = Matching(
        uses=("", "club", "given", "surname"),
        mended={3: ("y", "Mill Lane", "Bob", "Elm")},
        left_out=frozenset({4}),
    )
    said = read_entries(text, state, matching=matching)
    assert [(one.name, one.club) for one in said.entries] == [
        ("Ann Ash", "Mill Lane"),
        ("Bob Elm", "Mill Lane"),
    ]
    as_data = read_entries(b"Rose Name\nAnn Ash", state, matching=Matching(has_headings=True))
    assert [one.name for one in as_data.entries] == ["Ann Ash"]


def test_who_has_paid_is_read_in_words_marks_and_amounts() -> None:
    cells = {
        "yes": True,
        "X": True,
        "25.00": True,
        "bezahlt": True,
        "no": False,
        "": False,
        "0": False,
    }
    rows = "".join(f"P{at};{cell}\n" for at, cell in enumerate(cells))
    preview = read_entries(f"name;paid\n{rows}Q;perhaps\n".encode(), Desk.of(Swiss()).state)
    assert [one.has_paid for one in preview.entries] == [*cells.values()]
    assert [str(one.what) for one in preview.problems] == [
        "'perhaps' does not say whether the fee is paid. Write yes or no."
    ]


def test_without_a_column_of_names_nobody_is_read_until_one_is_chosen() -> None:
    state = Desk.of(Swiss()).state
    seen = read_entries(b"born,who\n1960-01-01,Ann\n", state)
    assert (seen.missing, seen.entries) == (("name",), ())
    said = read_entries(b"born,who\n1960-01-01,Ann\n", state, matching=Matching(uses=("", "name")))
    assert [one.name for one in said.entries] == ["Ann"]


def test_a_year_of_birth_is_enough_where_ages_count_at_the_end_of_a_year() -> None:
    desk = Desk.preset("iowa")  # ages on 31 December
    [one] = read_entries(b"name,birth year\nAnn,1970\n", desk.state).entries
    assert (one.division, one.born) == (next(iter(desk.state.divisions)), date(1970, 1, 1))
    july = Desk.preset("iowa", age_day="2027-07-01")
    [problem] = read_entries(b"name,birth year\nAnn,1970\n", july.state).problems
    assert "is not a date" in str(problem.what)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_lists_come_in_however_a_spreadsheet_wrote_them(encoding: str, separator: str) -> None:
    desk = Desk.of(Swiss())
    text = f"Full_Name{separator}Phone\r\nZoë{separator}123\r\n\r\nJosé Núñez{separator}\r\n"
    preview = read_entries(text.encode(encoding), desk.state)
    assert [(one.row, one.name, one.phone) for one in preview.entries] == [
        (2, "Zoë", "123"),
        (4, "José Núñez", ""),
    ]
    assert preview.problems == ()


def test_bad_rows_are_named_and_the_others_are_not_lost() -> None:
    desk = Desk.preset("iowa")
    text = (
        "name,born,division,shoe size\n"
        "Ann,1970-06-01,,North\n"
        ",1970-06-01,,\n"
        "Bob,19 June,,\n"
        "Cat,2010-01-01,,\n"
        "Dan,,80 to 90,\n"
        "Eve,,,\n"
        "ann,1971-01-01,,\n"
        "Fay,,70 AND over,\n"
        "Guy,1950-01-01,,,,too much\n"
    )
    preview = read_entries(text.encode(), desk.state)
    keys = list(desk.state.divisions)
    assert [(one.name, one.division) for one in preview.entries] == [
        ("Ann", keys[0]),
        ("Fay", keys[2]),
    ]
    assert preview.entries[0].born == date(1970, 6, 1)
    assert [(one.heading, one.use) for one in preview.columns][-1] == ("shoe size", "")
    assert [(one.row, str(one.what)) for one in preview.problems] == [
        (3, "The row has no name. Write one, or remove the row."),
        (4, "Date of birth: '19 June' is not a date. Write it like 1960-06-19."),
        (5, "No age division is for 17 years. There are: 50 to 59, 60 to 69, and 70 and over."),
        (6, "There is no division '80 to 90'. There are: 50 to 59, 60 to 69, and 70 and over."),
        (7, "The event has several divisions. Give the division or the date of birth in each row."),
        (8, "ann is already in row 2. Remove one, or tell the two apart."),
        (
            10,
            "The row has 6 cells, but there are 4 headings. "
            "Put texts with separators in quotation marks.",
        ),
    ]


def test_what_the_event_asks_is_read_and_checked() -> None:
    fields = (
        Field("school", "Which school?", "choice", ("North", "South"), needed=True),
        Field("since", "Since when?", "date"),
    )
    desk = Desk.of(Swiss(), fields=fields)
    text = (
        "Name;School;Since when?;members\n"
        "Ann;North;2020-01-01;\nBob;West;;\nCat;;;\nDan;North;May;Dee, Eli\n"
    )
    preview = read_entries(text.encode(), desk.state)
    assert [one.answers for one in preview.entries] == [{"school": "North", "since": "2020-01-01"}]
    assert [str(problem.what) for problem in preview.problems] == [
        "school is 'West'. Choose one of: North, South.",
        "The row does not answer this: Which school?",
        "since: 'May' is not a date. Write it like 1960-06-19.",
    ]


def test_a_missing_column_is_named_once_and_taken_with_a_default() -> None:
    fields = (Field("school", "Which school?", "choice", ("North", "South"), needed=True),)
    desk = Desk.of(Swiss(), fields=fields)
    text = b"name,phone\nAnn,1\nBob,2\n"
    assert read_entries(text, desk.state).missing == ("school",)
    taken = read_entries(text, desk.state, matching=Matching({"school": "North"}))
    assert [one.answers for one in taken.entries] == [{"school": "North"}] * 2
    assert (taken.problems, taken.missing) == ((), ())
    # A default is an answer like any other, and stands in for no cell of a column that is there.
    wrong = read_entries(text, desk.state, matching=Matching({"school": "West"}))
    assert [one.row for one in wrong.problems] == [2, 3]
    there = read_entries(b"name,school\nAnn,\n", desk.state, matching=Matching({"school": "North"}))
    assert [str(one.what) for one in there.problems] == [
        "The row does not answer this: Which school?"
    ]


def test_the_division_is_a_column_that_can_be_missing() -> None:
    desk = Desk.preset("iowa")
    assert read_entries(b"name\nAnn\n", desk.state).missing == ("division",)
    assert read_entries(b"name,born\nAnn,1970-06-01\n", desk.state).missing == ()
    taken = read_entries(b"name\nAnn\n", desk.state, matching=Matching({"division": "60 to 69"}))
    assert [one.division for one in taken.entries] == [list(desk.state.divisions)[1]]


def test_mail_addresses_are_checked_and_ratings_kept() -> None:
    desk = Desk.of(Swiss())
    text = (
        "name,e-mail,rating\n"
        "Ann,ann@Example.ORG,1512\nBob,bob@example,1400\nCat,,good\nDan,,1377.5\n"
    )
    preview = read_entries(text.encode(), desk.state)
    assert [(one.name, one.email, one.rating) for one in preview.entries] == [
        ("Ann", "ann@example.org", 1512),
        ("Dan", "", 1377),
    ]
    assert [one.use for one in preview.columns] == ["name", "email", "rating"]
    assert [str(one.what) for one in preview.problems] == [
        "“bob@example” is not a mail address. Write it like ann@example.org.",
        "The rating 'good' is not a number. Write it like 1500.",
    ]


def test_teams_have_members_and_who_is_entered_already_is_found() -> None:
    desk = Desk.preset("fundraiser")
    desk.enter(1, kind="team")
    text = 'team,members,club\nThe Quips,"Ann; Bob",Library\nthe puns,,\n'
    preview = read_entries(text.encode(), desk.state, {1: "The Puns"})
    [entry] = preview.entries
    assert (entry.kind, entry.members, entry.club) == ("team", ("Ann", "Bob"), "Library")
    assert [str(one.what) for one in preview.problems] == [
        "the puns has already been entered (no. 1). Remove the row, or tell the two apart."
    ]


def test_our_own_list_can_be_read_back() -> None:
    desk = Desk.of(Swiss(), 2)
    names = EntryNames({1: "=Ann", 2: "O'Brien"})
    names = replace(names, ratings={2: 1512})
    preview = read_entries(entries_csv(desk.state, names), Desk.of(Swiss()).state)
    assert [(one.name, one.rating) for one in preview.entries] == [
        ("=Ann", None),
        ("O'Brien", 1512),
    ]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "The file is empty"),
        (b"\n\n", "The file is empty"),
        (b"name\n\x81\xff", "neither UTF-8 nor Windows text"),
        ("name\nAnn".encode("utf-16"), "Save the sheet as CSV"),
        (b'name\n"Ann', "Line 2 of the file cannot be read"),
        (b"name\n" + b"x" * 2_000_000, "more than 2,000,000 bytes"),
        (b"name\n" + b"x\n" * MOST_ROWS, "has 10,001 rows"),
    ],
)
def test_what_is_no_list_is_refused_as_a_whole(data: bytes, sentence: str) -> None:
    with pytest.raises(MalformedError, match=sentence):
        read_entries(data, Desk.of(Swiss()).state)


@given(st.binary(max_size=300))
def test_whatever_a_file_holds_it_is_read_or_refused_in_a_sentence(data: bytes) -> None:
    try:
        preview = read_entries(b"name,division\n" + data, Desk.of(Swiss()).state)
    except MalformedError as error:
        preview = Preview((), (RowProblem(1, error.message),))
    assert all(one.name and one.name.isprintable() for one in preview.entries)
    assert all(str(problem.what).endswith((".", "?")) for problem in preview.problems)


def test_a_heading_may_be_a_word_of_the_one_question_that_has_it() -> None:
    fields = (
        Field("guidelines", "Are you eligible under the guidelines?", "yes", needed=True),
        Field("member", "Are you a member?", "yes"),
    )
    desk = Desk.of(Swiss(), fields=fields)
    preview = read_entries(b"Name,Cell,Eligible,Are\nAnn,555 0101,yes,no\n", desk.state)
    assert [column.use for column in preview.columns] == [
        "name",
        "phone",
        "field guidelines",
        "",  # two questions have it
    ]


@pytest.mark.parametrize(
    ("zone", "cells", "born"),
    [
        ("America/Chicago", ("3/4/1958", "6/19/1960"), (date(1958, 3, 4), date(1960, 6, 19))),
        ("Europe/London", ("3/4/1958", "6/19/1960"), (date(1958, 3, 4), date(1960, 6, 19))),
        ("America/Chicago", ("3/4/1958", "19/6/1960"), (date(1958, 4, 3), date(1960, 6, 19))),
        ("Europe/London", ("3/4/1958", "5/6/1960"), (date(1958, 4, 3), date(1960, 6, 5))),
        ("America/Chicago", ("3/4/1958", "5/6/1960"), (date(1958, 3, 4), date(1960, 5, 6))),
    ],
)
def test_dates_with_slashes_are_read_as_the_column_has_them_or_else_the_country(
    zone: str, cells: tuple[str, str], born: tuple[date, date]
) -> None:
    desk = Desk.of(Swiss(), zone=zone)
    text = f"Name,DOB\nAnn,{cells[0]}\nBen,{cells[1]}\n"
    assert tuple(one.born for one in read_entries(text.encode(), desk.state).entries) == born


def test_a_date_that_is_none_in_the_order_of_its_column_is_mended() -> None:
    desk = Desk.of(Swiss(), zone="America/Chicago")
    text = b"Name,DOB\nAnn,6/19/1960\nBen,19/6/1960\n"
    [problem] = read_entries(text, desk.state).problems
    assert str(problem.what) == (
        "Date of birth: '19/6/1960' is not a date. Write it like 1960-06-19."
    )
