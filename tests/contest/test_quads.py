"""Quads: groups of four by seed, and what becomes of a number that four does not divide."""

from __future__ import annotations

from itertools import combinations

import pytest

from rackhouse.contest import ORGANISER, actions
from rackhouse.contest.awards import awards
from rackhouse.contest.formats import Quads, Swiss
from rackhouse.contest.plan import Award
from rackhouse.paper.names import EntryNames
from rackhouse.paper.standings import standings_list
from tests.kit.desk import Desk
from tests.kit.pdf import text_of


def played_out(entries: int) -> Desk:
    desk = Desk.of(Quads(), entries, division={"awards": (Award("Winner", place=1),)})
    desk.start(seeds=tuple(range(1, entries + 1)))
    for _ in range(3):
        desk.pair()
        for pairing in desk.state.outstanding():
            desk.win(pairing.number, min(pairing.sides))
    return desk


def met(desk: Desk) -> list[tuple[int, ...]]:
    return sorted(tuple(sorted(one.sides)) for one in desk.state.pairings.values())


def test_in_a_quad_everybody_meets_everybody_once() -> None:
    desk = played_out(8)
    quads = (range(1, 5), range(5, 9))
    assert met(desk) == sorted(pair for quad in quads for pair in combinations(quad, 2))


def test_places_and_awards_count_in_each_quad() -> None:
    desk = played_out(12)
    assert [(row.place, row.entry) for row in desk.rows()] == [
        (place, 4 * quad + place) for quad in range(3) for place in range(1, 5)
    ]
    [winner] = awards(desk.state, "main")
    assert winner.entries == (1, 5, 9)
    division = desk.state.divisions["main"]
    said = [str(division.plan.format.reached(row.stage, division)) for row in desk.rows()]
    assert said[::4] == ["Quad 1", "Quad 2", "Quad 3"]
    paper = text_of(standings_list(desk.state, EntryNames(), "main"))
    assert "Group" in paper
    assert paper.count("Quad 2") == 4


@pytest.mark.parametrize("last", [5, 6, 7])
def test_a_last_group_of_five_to_seven_plays_a_small_swiss(last: int) -> None:
    desk = played_out(4 + last)
    games = [pair for pair in met(desk) if len(pair) == 2]
    assert len(set(games)) == len(games), "somebody met twice"
    assert not any(one <= 4 < other for one, other in games)
    byes = [pair for pair in met(desk) if len(pair) == 1]
    assert len(set(byes)) == len(byes) == 3 * (last % 2)
    assert len([pair for pair in games if pair[0] > 4]) == 3 * (last // 2)


@pytest.mark.parametrize("entries", [2, 3])
def test_fewer_than_four_play_a_round_robin(entries: int) -> None:
    desk = played_out(entries)
    assert {*combinations(range(1, entries + 1), 2)} <= {*met(desk)}


def test_somebody_whose_opponent_left_has_a_bye_and_a_latecomer_joins_the_last_group() -> None:
    desk = Desk.of(Quads(), 8)
    desk.start(seeds=tuple(range(1, 9)))
    for pairing in desk.pair():
        desk.win(pairing.number, min(pairing.sides))
    desk.do(actions.Withdraw(1, "ill"))
    desk.enter(1)
    games = desk.pair()
    [lonely] = [one.sides[0] for one in games if one.is_bye and one.sides[0] < 5]
    assert lonely in (2, 3, 4)
    of_nine = next(one for one in games if 9 in one.sides)
    assert set(of_nine.sides) <= {5, 6, 7, 8, 9}


def test_only_quads_are_ordered_by_the_group_and_nothing_goes_before_it() -> None:
    desk = Desk.of(Quads(), 4)
    wrong = desk.refused(actions.SetTieBreaks("main", ("wins", "group"), "so"), ORGANISER)
    assert "group first" in wrong
    swiss = Desk.of(Swiss(), 4)
    assert "group first" in swiss.refused(
        actions.SetTieBreaks("main", ("group", "wins"), "so"), ORGANISER
    )


def test_each_quad_has_the_whole_prize_money() -> None:
    desk = played_out(8)
    prizes = (Award("Winner", place=1, cents=2_000), Award("Second", place=2, cents=1_001))
    desk.do(actions.SetAwards("main", prizes), ORGANISER)
    winner, second = awards(desk.state, "main")
    assert (winner.entries, winner.shares) == ((1, 5), (2_000, 2_000))
    assert (second.entries, second.shares) == ((2, 6), (1_001, 1_001))
