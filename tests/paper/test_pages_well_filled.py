"""Lists fill their pages: no last page for a few rows, no sheet for a few lines."""

from __future__ import annotations

import pytest

from rackhouse.contest import actions
from rackhouse.contest.formats import Knockout, Ladder, RoundRobin, Swiss
from rackhouse.paper import SIZES, Paper
from rackhouse.paper.check_in import check_in_list
from rackhouse.paper.cross_table import cross_table_chart
from rackhouse.paper.fixtures import fixture_list
from rackhouse.paper.ledger import ledger_statements
from rackhouse.paper.names import EntryNames
from rackhouse.paper.scorecards import scorecards
from rackhouse.paper.standings import standings_list
from tests.kit.desk import Desk
from tests.kit.pdf import faults, pages, pieces, text_of


def names_of(count: int) -> EntryNames:
    return EntryNames({number: f"Ann Lee {number}" for number in range(1, count + 1)})


def after(rounds: int, entries: int) -> Desk:
    """A Swiss tournament after so many rounds, in which everybody has other scores."""
    desk = Desk.of(Swiss(rounds=max(rounds, 1), repeats="allowed"), entries)
    desk.start()
    for _ in range(rounds):
        for pairing in desk.pair():
            if not pairing.is_bye:
                desk.result(pairing.number, *(250 + side for side in pairing.sides))
    return desk


def rows_by_page(data: bytes) -> list[int]:
    return [page.extract_text().count("Ann Lee") for page in pages(data)]


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("entries", [12, 38, 61, 200])
def test_the_list_at_the_door_is_even(entries: int, paper: Paper) -> None:
    data = check_in_list(after(0, entries).state, names_of(entries), paper=paper)
    rows = rows_by_page(data)
    assert sum(rows) == entries
    assert len(rows) == -(-entries // {"a4": 40, "letter": 34}[paper])
    assert rows[-1] > max(rows) * 0.7
    assert not [*faults(data)]


@pytest.mark.parametrize("rounds", [2, 20])
@pytest.mark.parametrize("entries", [12, 41])
def test_a_cross_table_is_even_and_as_wide_as_the_paper(entries: int, rounds: int) -> None:
    data = cross_table_chart(after(rounds, entries).state, names_of(entries), "main")
    rows = rows_by_page(data)
    assert min(rows) > max(rows) * 0.7
    for count, page in zip(rows, pages(data), strict=True):
        at_edge = float(page.mediabox.width) - 36
        on_the_right = [piece for piece in pieces(page) if piece.right > at_edge - 1]
        assert len(on_the_right) > count
    assert not [*faults(data)]


def test_rounds_of_twenty_matches_are_two_to_a_page() -> None:
    data = fixture_list(after(4, 40).state, names_of(40), "main")
    titles = [
        [piece.text for piece in pieces(page) if piece.text.startswith("Round ")]
        for page in pages(data)
    ]
    assert [sorted(one) for one in titles] == [["Round 1", "Round 2"], ["Round 3", "Round 4"]]
    assert not [*faults(data)]


def test_a_round_longer_than_a_page_has_its_name_on_each() -> None:
    for page in pages(fixture_list(after(1, 200).state, names_of(200), "main")):
        assert "Round 1" in page.extract_text().splitlines()


def test_long_standings_leave_out_what_a_column_shows() -> None:
    many = standings_list(after(2, 200).state, names_of(200), "main")
    few = standings_list(after(2, 12).state, names_of(12), "main")
    assert "ahead on spread" in text_of(few)
    assert "ahead on spread" not in text_of(many)
    assert len(pages(many)) <= 6
    assert f"Page 2 of {len(pages(many))}" in text_of(many)


def test_long_standings_are_even_over_their_pages() -> None:
    for paper in SIZES:
        data = standings_list(after(2, 200).state, names_of(200), "main", paper=paper)
        rows = rows_by_page(data)
        assert sum(rows) == 200
        assert rows[-1] > max(rows) * 0.7
        assert not [*faults(data)]


@pytest.mark.parametrize("paper", SIZES)
def test_a_knockout_of_forty_has_its_standings_on_one_page(paper: Paper) -> None:
    desk = Desk.of(Knockout(), 40)
    desk.start()
    for pairing in desk.state.outstanding():
        desk.win(pairing.number, min(pairing.sides))
    data = standings_list(desk.state, names_of(40), "main", paper=paper)
    assert len(pages(data)) == 1
    assert "level on the round reached" not in text_of(data)


def test_two_rounds_of_twenty_share_a_page_of_either_size() -> None:
    for paper in SIZES:
        data = fixture_list(after(4, 40).state, names_of(40), "main", paper=paper)
        assert len(pages(data)) == 2
        assert not [*faults(data)]


def test_cards_have_a_line_for_each_round_that_is_known_to_come() -> None:
    bracket, robin = Desk.of(Knockout(), 4), Desk.of(RoundRobin(), 4)
    for desk, rounds in ((bracket, 2), (robin, 3), (Desk.of(Ladder(), 4), 7)):
        desk.start()
        first, *_ = pages(scorecards(desk.state, names_of(4), "main"))
        lines = first.extract_text().splitlines()
        cards = lines.count("Spread so far")
        assert lines.count(str(rounds)) >= cards
        assert str(rounds + 1) not in lines


@pytest.mark.parametrize(("rounds", "cards"), [(2, 4), (6, 3), (11, 2), (13, 1)])
def test_scorecards_share_a_page_as_their_rounds_allow(rounds: int, cards: int) -> None:
    desk = Desk.of(Swiss(rounds=rounds), 12)
    data = scorecards(desk.state, names_of(12), "main")
    assert len(pages(data)) == 12 / cards
    assert not [*faults(data)]


def test_statements_are_cut_from_shared_pages() -> None:
    desk = Desk.preset("fundraiser", title="Event")
    desk.enter(12, kind="team")
    for entry in desk.state.entries:
        desk.do(actions.Charge(entry, "letter", count=entry))
    data = ledger_statements(desk.state, names_of(12))
    assert len(pages(data)) == 4
    statements = [page.extract_text().splitlines() for page in pages(data)[1:]]
    for number in range(1, 13):
        # The title of a statement and the line to sign are on the same page.
        assert sorted(lines.count(f"Ann Lee {number}") for lines in statements) == [0, 0, 2]
    assert not [*faults(data)]
