"""A round is printed for the desk, for the wall and for the tables, whoever plays in it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.contest import ORGANISER, DivisionPlan, Result, actions
from rackhouse.contest.formats import FreshTables, Knockout, Swiss
from rackhouse.errors import IllegalError
from rackhouse.paper import SIZES, Paper
from rackhouse.paper.hanging import LARGEST, SMALLEST
from rackhouse.paper.names import EntryNames
from rackhouse.paper.pairings import pairings_by_name, pairings_by_table
from rackhouse.paper.slips import result_slips
from tests.kit.desk import Desk
from tests.kit.pdf import faults, pages, pieces, text_of
from tests.paper.people import people


def paired(entries: int = 61) -> Desk:
    """A hall of thirty tables and a bye."""
    desk = Desk.of(Swiss(), entries)
    desk.start()
    desk.pair()
    desk.do(actions.AssignTables("main", 1))
    return desk


SIX = paired(6)


def evening(entries: int = 11) -> Desk:
    desk = Desk.of(FreshTables(smallest=3, largest=4), entries)
    desk.start()
    desk.pair()
    desk.do(actions.AssignTables("main", 1))
    return desk


@pytest.mark.parametrize("paper", SIZES)
def test_every_table_is_listed_and_no_reason_is(paper: Paper) -> None:
    desk = paired()
    data = pairings_by_table(desk.state, people(61), "main", 1, paper=paper)
    lines = text_of(data).splitlines()
    assert [line for line in lines if line.isdigit()] == [str(table) for table in range(1, 31)]
    assert lines.count("bye") == 1
    assert "Round 1: Pairings by table" in lines
    assert "The first round goes by the" not in text_of(data)
    assert not [*faults(data)]


def sizes_of(data: bytes, *texts: str) -> set[float]:
    """The sizes of type in which some texts are written."""
    found = [piece for page in pages(data) for piece in pieces(page) if piece.text in texts]
    assert found
    return {round((piece.top - piece.base) / 0.62, 1) for piece in found}


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("entries", [2, 12, 40, 61, 200])
def test_type_is_as_large_as_the_number_of_rows_allows(entries: int, paper: Paper) -> None:
    desk = paired(entries)
    names = EntryNames({number: f"Ann Lee {number}" for number in range(1, entries + 1)})
    lists = [draw(desk.state, names, "main", 1, paper=paper)
             for draw in (pairings_by_table, pairings_by_name)]  # fmt: skip
    for data in lists:
        [size] = sizes_of(data, *names.entries.values())
        assert SMALLEST <= size <= LARGEST
        assert size == LARGEST or entries > 12
        assert not [*faults(data)]
    by_table, by_name = (sizes_of(data, "Ann Lee 1") for data in lists)
    assert by_table >= by_name or entries > 12


def test_the_rows_of_a_long_list_are_spread_evenly_over_its_pages() -> None:
    names = EntryNames({number: f"Ann Lee {number}" for number in range(1, 201)})
    data = pairings_by_name(paired(200).state, names, "main", 1)
    rows = [page.extract_text().count("Ann Lee") for page in pages(data)]
    assert sum(rows) == 400
    assert max(rows) - rows[-1] <= 2 * len(rows)


def test_everybody_is_found_by_name_with_table_and_opponent() -> None:
    desk = paired(9)
    names = EntryNames({1: "Zoë", 2: "Émile", 3: "adam", 4: "Bob", 5: "Ann"})
    data = pairings_by_name(desk.state, names, "main", 1)
    lines = text_of(data).partition("Plays\n")[2].splitlines()
    assert lines[::3] == [
        "adam",
        "Ann",
        "Bob",
        "Émile",
        *[f"Entry {n}" for n in range(6, 10)],
        "Zoë",
    ]
    tables = dict(zip(lines[::3], lines[1::3], strict=True))
    opponents = dict(zip(lines[::3], lines[2::3], strict=True))
    assert all(opponents[opponents[name]] == name for name in opponents if tables[name].isdigit())
    assert [name for name in opponents if opponents[name] == "a bye"] == ["Entry 9"]


@given(st.lists(st.text(max_size=80), min_size=6, max_size=6))
def test_no_name_whatever_its_letters_gets_in_the_way_of_another(given_names: list[str]) -> None:
    names = EntryNames(dict(enumerate(given_names, start=1)))
    state = SIX.state
    assert not [*faults(pairings_by_table(state, names, "main", 1))]
    assert not [*faults(pairings_by_name(state, names, "main", 1))]
    assert not [*faults(result_slips(state, names, "main", 1))]


def test_members_of_teams_are_found_by_their_own_names() -> None:
    desk = Desk.preset("fundraiser")
    desk.enter(2, kind="team", members=("p1", "p2", "p3"))
    desk.start()
    desk.pair()
    names = EntryNames({1: "The Quips"}, {"p1": "Ann Lee"})
    text = text_of(pairings_by_name(desk.state, names, "main", 1))
    assert "for The Quips, against Entry 2" in text
    assert "p3" not in text


def test_a_table_that_is_not_set_is_left_to_be_written_in() -> None:
    desk = Desk.of(Swiss(), 2)
    desk.start()
    desk.pair()
    assert "__" in text_of(pairings_by_table(desk.state, people(2), "main", 1))


def balanced(entries: int) -> Desk:
    """A first round in which every match says who goes first."""
    desk = Desk.of(Swiss(), entries, division={"firsts": "balanced"})
    desk.start()
    desk.pair()
    return desk


def test_a_list_by_table_says_once_for_all_who_goes_first() -> None:
    desk = balanced(5)
    names = EntryNames({number: f"P{number}" for number in range(1, 6)})
    lines = text_of(pairings_by_table(desk.state, names, "main", 1)).splitlines()
    rows = lines[lines.index("Goes second") + 1 :]
    told = list(zip(rows[1::3], rows[2::3], strict=True))
    for pairing in desk.state.round_of(desk.state.division("main"), 1):
        first, *others = sorted(pairing.sides, key=lambda side: side != pairing.first)
        assert (names.of(first), names.listed(others) or "bye") in told


def test_a_list_by_name_says_in_a_column_who_goes_first() -> None:
    desk = balanced(5)
    names = EntryNames({number: f"P{number}" for number in range(1, 6)})
    text = text_of(pairings_by_name(desk.state, names, "main", 1))
    lines = iter(text.partition("You go\n")[2].splitlines())
    told = {}
    for name, _, against in zip(lines, lines, lines, strict=False):
        told[name] = against if against == "a bye" else next(lines)
    assert told == {
        names.of(side): "a bye" if one.is_bye else "1st" if side == one.first else "2nd"
        for one in desk.state.round_of(desk.state.division("main"), 1)
        for side in one.sides
    }


def test_a_league_has_no_column_of_tables_to_fill_in() -> None:
    desk = Desk.preset("depaul")
    desk.enter(4)
    desk.start()
    for draw in (pairings_by_name, pairings_by_table):
        assert "__" not in text_of(draw(desk.state, people(4), "main", 1))


def test_tables_of_four_have_a_column_for_each() -> None:
    desk = evening()
    data = pairings_by_table(desk.state, people(11), "main", 1)
    assert text_of(data).count("Player") == 4
    assert not [*faults(data)]


def test_the_whole_hall_is_listed_by_table_and_by_name() -> None:
    desk = Desk.of(Swiss(), 4)
    desk.do(actions.OpenDivision(DivisionPlan("novices", "Novices", Swiss())), ORGANISER)
    for _ in range(2):
        desk.do(actions.AddEntry("novices"))
    for division in ("main", "novices"):
        desk.do(actions.StartDivision(division))
        desk.do(actions.PairRound(division))
    desk.do(actions.AssignTables("main", 1, first=2))
    desk.do(actions.AssignTables("novices", 1, first=1))
    names = EntryNames(dict(enumerate(["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo"], start=1)))
    by_table = pairings_by_table(desk.state, names, "", 0)
    lines = text_of(by_table).splitlines()
    assert [line for line in lines if line.isdigit()] == ["1", "2", "3"]
    assert {"Round 1: Pairings by table", "Novices"} <= set(lines)
    by_name = pairings_by_name(desk.state, names, "", 0)
    listed = [line for line in text_of(by_name).splitlines() if line in names.entries.values()]
    assert listed[::2] == ["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo"]
    assert not [*faults(by_table), *faults(by_name)]
    for match in desk.state.round_of(desk.state.division("main"), 1):
        desk.result(match.number, 400, 300)
    desk.pair()
    assert "Main, Round 2" in text_of(pairings_by_name(desk.state, names, "", 0))


def test_a_round_that_is_not_paired_is_not_printed() -> None:
    desk = paired(4)
    with pytest.raises(IllegalError, match="Round 2 is not paired yet"):
        pairings_by_table(desk.state, people(4), "main", 2)


@pytest.mark.parametrize("paper", SIZES)
def test_each_table_has_a_slip_and_a_bye_has_none(paper: Paper) -> None:
    desk = paired()
    links = {one: f"https://hall.example/events/1/{one}" for one in desk.state.pairings}
    data = result_slips(desk.state, people(61), "main", 1, links=links, paper=paper)
    text = text_of(data)
    assert len(pages(data)) == 8
    assert [f"Table {table}\n" in text for table in range(1, 31)] == [True] * 30
    assert text.count("Before unplayed") == text.count("Signed") == 30
    assert not [*faults(data)]


def test_slips_of_four_ask_for_the_best_play_where_it_counts() -> None:
    desk = evening()
    data = result_slips(desk.state, people(11), "main", 1)
    assert text_of(data).count("Best play") == 3
    assert len(pages(data)) == 1
    assert not [*faults(data)]


def test_a_round_of_byes_only_has_no_slips() -> None:
    desk = Desk.of(Knockout(), 3)
    desk.start(seeds=(1, 2, 3))
    desk.ended(2, Result("double forfeit"))
    with pytest.raises(IllegalError, match="Nobody plays in round 2"):
        result_slips(desk.state, people(3), "main", 2)
