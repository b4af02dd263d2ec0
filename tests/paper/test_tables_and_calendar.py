"""An event goes out as tables and calendars, and entries come in as a preview."""

from __future__ import annotations

import csv
import io
from datetime import date

import icalendar
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rackhouse.contest import ORGANISER, Result, actions
from rackhouse.contest.formats import Knockout, Swiss
from rackhouse.contest.plan import Field
from rackhouse.contest.schedule import instant
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.paper.calendar import calendar
from rackhouse.paper.entry_list import MOST_ROWS, Preview, RowProblem, read_entries
from rackhouse.paper.names import EntryNames
from rackhouse.paper.tables import (
    as_csv,
    entries_csv,
    ledger_csv,
    pairings_csv,
    results_csv,
    standings_csv,
)
from tests.kit.desk import DAY, ZONE, Desk, player


def rows(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))


@given(st.text(), st.integers())
def test_no_text_of_a_table_is_taken_for_a_formula(text: str, figure: int) -> None:
    [_, found] = csv.reader(
        io.StringIO(
            as_csv(EntryNames(), "name,score", [(text, figure)]).decode("utf-8-sig"), newline=""
        )
    )
    assert found[0].lstrip()[:1] not in ("=", "+", "-", "@")
    assert found[0].endswith(text)
    assert found[1] == str(figure)


def test_everything_of_an_event_goes_out_as_tables() -> None:
    desk = Desk.of(Swiss(), 3)
    names = EntryNames({1: "=Ann()", 2: "Łucja", 3: "דנה"})
    desk.start()
    [game] = [one for one in desk.pair() if not one.is_bye]
    desk.result(game.number, 310, 350, before=(315, 340))
    desk.do(actions.ChargeFee(2, "a letter", 200))
    desk.do(actions.ReverseMoney(1, "a slip"), ORGANISER)
    assert [row["name"] for row in rows(entries_csv(desk.state, names))] == [
        "'=Ann()",
        "Łucja",
        "דנה",
    ]
    assert [row["bye"] for row in rows(pairings_csv(desk.state, names))].count("bye") == 1
    results = rows(results_csv(desk.state, names))
    assert [(row["score"], row["before_unplayed"], row["outcome"]) for row in results] == [
        ("310", "315", "lost"),
        ("350", "340", "won"),
    ]
    table = rows(standings_csv(desk.state, names, "main"))
    assert sorted(row["spread"] for row in table) == ["-40", "0", "40"]
    assert [row["reached"] for row in table] == [""] * 3
    ledger = rows(ledger_csv(desk.state, names))
    assert [(row["charged_cents"], row["reverses"]) for row in ledger] == [
        ("200", ""),
        ("-200", "1"),
    ]


def test_tables_of_a_knockout_have_shared_wins_and_rounds_reached() -> None:
    desk = Desk.of(Knockout(), 4)
    desk.start(seeds=(1, 2, 3, 4))
    desk.ended(1, Result("no-show", winner=1))
    table = rows(standings_csv(desk.state, EntryNames(), "main"))
    assert [row["reached"] for row in table] == ["final", "semi-final", "semi-final", "semi-final"]
    desk = Desk.of(Swiss(), 2)
    desk.start()
    desk.result(desk.pair()[0].number, 300, 300, before=(290, 290))
    assert {row["wins"] for row in rows(standings_csv(desk.state, EntryNames(), "main"))} == {"0.5"}
    assert {row["outcome"] for row in rows(results_csv(desk.state, EntryNames()))} == {"shared"}


def test_the_days_of_an_event_are_in_its_calendar_at_its_own_hours() -> None:
    desk = Desk.preset("washburn")
    data = calendar(desk.state, EntryNames(), "e1@hall.example", link="https://hall.example/e/1")
    file = icalendar.Calendar.from_ical(data)
    [event] = file.events
    assert event.start.isoformat() == "2027-05-01T09:00:00-05:00"
    assert event.end.isoformat() == "2027-05-01T17:00:00-05:00"
    assert str(event["location"]).startswith("Student Recreation & Wellness Center")
    assert [zone["tzid"] for zone in file.timezones] == [ZONE]
    assert data == calendar(
        desk.state, EntryNames(), "e1@hall.example", link="https://hall.example/e/1"
    )


def test_a_player_sees_deadlines_until_a_time_is_agreed() -> None:
    desk = Desk.preset("depaul")
    desk.enter(4)
    desk.start()
    own = [one for one in desk.state.outstanding() if 1 in one.sides]
    at = instant(date(2027, 1, 16), DAY.opens, ZONE)
    one, other = own[0].sides
    desk.do(actions.ProposeTime(own[0].number, one, at), player(one))
    desk.do(actions.AcceptTime(own[0].number, other, at), player(other))
    desk.win(own[1].number, 1)
    names = EntryNames({1: "Ann"})
    events = icalendar.Calendar.from_ical(calendar(desk.state, names, "e2", entry=1)).events
    assert len(events) == 2
    assert events[0].start.isoformat() == "2027-01-16T09:00:00-06:00"
    assert "deadline for" in str(events[1]["summary"])
    assert all("Ann" in str(event["summary"]) for event in events)
    assert len({str(event["uid"]) for event in events}) == 2
    with pytest.raises(IllegalError, match="There is no entry 9"):
        calendar(desk.state, names, "e2", entry=9)


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
        "Bob,19/6/1960,,\n"
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
    assert preview.unread == ("shoe size",)
    assert [(one.row, str(one.what)) for one in preview.problems] == [
        (3, "The row has no name. Write one, or remove the row."),
        (4, "Date of birth: '19/6/1960' is not a date. Write it like 1960-06-19."),
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
    taken = read_entries(text, desk.state, defaults={"school": "North"})
    assert [one.answers for one in taken.entries] == [{"school": "North"}] * 2
    assert (taken.problems, taken.missing) == ((), ())
    # A default is an answer like any other, and stands in for no cell of a column that is there.
    wrong = read_entries(text, desk.state, defaults={"school": "West"})
    assert [one.row for one in wrong.problems] == [2, 3]
    there = read_entries(b"name,school\nAnn,\n", desk.state, defaults={"school": "North"})
    assert [str(one.what) for one in there.problems] == [
        "The row does not answer this: Which school?"
    ]


def test_the_division_is_a_column_that_can_be_missing() -> None:
    desk = Desk.preset("iowa")
    assert read_entries(b"name\nAnn\n", desk.state).missing == ("division",)
    assert read_entries(b"name,born\nAnn,1970-06-01\n", desk.state).missing == ()
    taken = read_entries(b"name\nAnn\n", desk.state, defaults={"division": "60 to 69"})
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
    assert preview.unread == ()
    assert [str(one.what) for one in preview.problems] == [
        "“bob@example” is not a mail address. Write it like ann@example.org.",
        "The rating 'good' is not a number. Write it like 1500.",
    ]


def test_teams_have_members_and_who_is_entered_already_is_found() -> None:
    desk = Desk.preset("fundraiser")
    desk.enter(1, kind="team")
    text = 'team,members,club\nThe Quips,"Ann; Bob",Library\nthe puns,,\n'
    preview = read_entries(text.encode(), desk.state, EntryNames({1: "The Puns"}))
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
        (b"born\n1960-01-01\n", "has no heading “name”"),
        (b"name,Player\nAnn,Bob\n", "two columns for 'Player'"),
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
