"""Players keep their rounds on a card, and a cross-table shows whom everybody met."""

from __future__ import annotations

import pytest

from rackhouse.contest import Result, actions
from rackhouse.contest.cross_table import CrossCell, cross_table
from rackhouse.contest.formats import FreshTables, Swiss
from rackhouse.errors import IllegalError
from rackhouse.messages import Voice
from rackhouse.paper import SIZES, Paper
from rackhouse.paper.cross_table import cross_table_chart
from rackhouse.paper.names import EntryNames
from rackhouse.paper.scorecards import scorecards
from tests.kit.desk import Desk
from tests.kit.pdf import faults, pages, text_of
from tests.paper.people import people


def hall(entries: int, rounds: int, *, planned: int = 0) -> Desk:
    """A Swiss in which every game of all rounds but the last has a result."""
    desk = Desk.of(Swiss(rounds=planned or rounds), entries)
    desk.start()
    for round_ in range(1, rounds + 1):
        pairings = desk.pair()
        if round_ == 1:
            desk.do(actions.AssignTables("main", 1))
        for pairing in pairings:
            if not pairing.is_bye and round_ < rounds:
                desk.result(pairing.number, *(300 + side * 37 % 160 for side in pairing.sides))
    return desk


def test_each_round_of_a_cross_table_is_as_both_sides_have_it() -> None:
    desk = hall(9, 3)
    rows = {row.standing.entry: row.cells for row in cross_table(desk.state, "main")}
    assert len(rows) == 9
    for entry, cells in rows.items():
        assert len(cells) == 3
        for round_, cell in enumerate(cells):
            for other in cell.opponents:
                theirs = rows[other][round_]
                assert theirs.opponents == (entry,)
                assert (theirs.score, theirs.against) == (cell.against, cell.score)
                assert {cell.outcome, theirs.outcome} in ({"won", "lost"}, {"open"})
    assert sum(cell.outcome == "bye" for cells in rows.values() for cell in cells) == 3


def test_a_cross_table_knows_ties_forfeits_and_who_was_not_there() -> None:
    desk = Desk.of(Swiss(rounds=2), 4, counting=Desk.preset("naspa").state.event.counting)
    desk.start()
    one, two = desk.pair()
    desk.result(one.number, 400, 400)
    desk.ended(two.number, Result("forfeit", winner=two.sides[0]))
    desk.enter(1)
    rows = {row.standing.entry: row.cells for row in cross_table(desk.state, "main")}
    assert rows[one.sides[0]] == (CrossCell("tied", one.sides[1:], 400, 400),)
    assert rows[two.sides[1]] == (CrossCell("lost", two.sides[:1]),)
    assert rows[5] == (CrossCell("out"),)


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize(("entries", "rounds"), [(7, 3), (40, 7), (13, 16)])
def test_a_cross_table_of_any_size_can_be_read(entries: int, rounds: int, paper: Paper) -> None:
    rounds = min(rounds, 12)
    desk = hall(entries, rounds)
    data = cross_table_chart(desk.state, people(entries), "main", paper=paper)
    assert not [*faults(data)]
    text = text_of(data)
    assert all(f"Round {number}\n" in text for number in range(1, rounds + 1))


def test_a_cross_table_names_the_opponent_by_number_with_outcome_and_scores() -> None:
    desk = Desk.of(Swiss(rounds=1), 2)
    desk.start()
    [match] = desk.pair()
    desk.result(match.number, 410, 388)
    names = EntryNames({match.sides[0]: "Ann", match.sides[1]: "Bob"})
    lines = text_of(cross_table_chart(desk.state, names, "main")).splitlines()
    for name, cells in (("Ann", ["W 2", "410\u2013388"]), ("Bob", ["L 1", "388\u2013410"])):
        at = lines.index(name)
        assert lines[at + 1 : at + 3] == cells
    german = EntryNames(names.entries, voice=Voice("de"))
    assert "N 1" in text_of(cross_table_chart(desk.state, german, "main")).splitlines()


def test_a_table_of_four_lists_everybody_met() -> None:
    desk = Desk.of(FreshTables(smallest=3, largest=4), 7)
    desk.start()
    for pairing in desk.pair():
        desk.result(pairing.number, *(300 + side for side in pairing.sides))
    data = cross_table_chart(desk.state, people(7), "main")
    assert not [*faults(data)]
    assert text_of(data).count("/") >= 7


def test_what_is_not_paired_has_no_cross_table() -> None:
    with pytest.raises(IllegalError, match="Nothing is paired yet"):
        cross_table_chart(Desk.of(Swiss(), 4).state, people(4), "main")


@pytest.mark.parametrize("paper", SIZES)
def test_everybody_has_a_card_with_a_line_for_each_round(paper: Paper) -> None:
    desk = hall(13, 2, planned=6)
    data = scorecards(desk.state, people(13), "main", paper=paper)
    assert len(pages(data)) == 5
    text = text_of(data)
    assert text.count("Spread so far") == 13
    assert text.count("1st") >= 13 * 6
    assert not [*faults(data)]


def test_a_card_has_the_opponents_and_tables_that_are_known() -> None:
    desk = hall(2, 1, planned=3)
    names = EntryNames({1: "Ann", 2: "Bob"})
    [page] = pages(scorecards(desk.state, names, "main"))
    lines = [line for line in page.extract_text().splitlines() if line.strip()]
    first = lines[lines.index("Ann") : lines.index("Bob", lines.index("Bob") + 1)]
    at = first.index("Bob")
    assert first[at - 2 : at] == ["1", "1"], "the round and the table"
    assert text_of(scorecards(Desk.of(Swiss(), 2).state, names, "main")).count("Bob") == 1


def test_cards_of_many_rounds_have_a_page_each() -> None:
    desk = Desk.of(Swiss(rounds=24), 2)
    data = scorecards(desk.state, people(2), "main")
    assert len(pages(data)) == 2
    assert not [*faults(data)]
    with pytest.raises(IllegalError, match="Nobody is entered yet"):
        scorecards(Desk.of(Swiss()).state, people(2), "main")
