"""A round that is paired before the one before it is over, by the standings without it."""

from __future__ import annotations

import pytest

from rackhouse.contest import ORGANISER, Result, actions
from rackhouse.contest.formats import AnyFormat, Cop, KingOfTheHill, RoundRobin, Swiss, TotalPoints
from rackhouse.contest.resting import resting_in
from tests.kit.desk import Desk


def play(desk: Desk, number: int, *, leave: int = 0) -> None:
    """Let the first side win each match of a round, but for the last so many."""
    games = desk.state.round_of(desk.state.divisions["main"], number)
    for pairing in games[: len(games) - leave]:
        desk.win(pairing.number, pairing.sides[0])


def after_round_two(format_: AnyFormat, entries: int = 8) -> Desk:
    """A division with round 1 over, and round 2 with one match still being played."""
    desk = Desk.of(format_, entries)
    desk.start(seeds=tuple(range(1, entries + 1)))
    desk.pair()
    play(desk, 1)
    desk.pair()
    play(desk, 2, leave=1)
    return desk


def early(desk: Desk) -> None:
    desk.do(actions.PairRound("main", early=True))


@pytest.mark.parametrize("format_", [Swiss(rounds=4), Cop(rounds=5, swiss_first=1)])
def test_results_of_the_open_round_change_nothing_about_the_round_paired_early(
    format_: AnyFormat,
) -> None:
    desk, other = after_round_two(format_), after_round_two(format_)
    for number in [one for one in other.state.results if other.state.pairings[one].round == 2]:
        sides = other.state.pairings[number].sides
        turned = Result("played", (300, 500))
        other.do(actions.CorrectResult(number, sides, turned, "turned around"))
    early(desk)
    early(other)
    rounds = [one.state.round_of(one.state.divisions["main"], 3) for one in (desk, other)]
    assert rounds[0] == rounds[1]
    met = {frozenset(one.sides) for one in desk.state.pairings.values() if one.round < 3}
    if not isinstance(format_, Cop):
        assert met.isdisjoint(frozenset(one.sides) for one in rounds[0])
    for one in rounds[0]:
        assert str(one.reason).startswith(
            "By the standings without round 2, which was not over yet. "
        )


def test_who_has_won_the_round_before_the_open_one_meets_early() -> None:
    desk = after_round_two(Swiss(rounds=4))
    won = {one.sides[0] for one in desk.state.pairings.values() if one.round == 1}
    early(desk)
    for one in desk.state.round_of(desk.state.divisions["main"], 3):
        assert len(won.intersection(one.sides)) in (0, 2)


def test_only_one_round_at_a_time_is_paired_early_and_then_both_must_be_over() -> None:
    desk = after_round_two(Swiss(rounds=5))
    early(desk)
    assert "is not over" in desk.refused(actions.PairRound("main", early=True))
    play(desk, 3)
    assert desk.refused(actions.PairRound("main")).startswith("Round 2 is not over")
    [left] = desk.state.outstanding()
    desk.win(left.number, left.sides[0])
    fourth = desk.pair()
    assert not str(fourth[0].reason).startswith("By the standings without")


def test_a_round_asked_for_early_counts_the_last_result_if_that_has_come_in() -> None:
    desk = after_round_two(Swiss(rounds=4))
    [left] = desk.state.outstanding()
    desk.win(left.number, left.sides[0])
    early(desk)
    assert desk.state.divisions["main"].early_rounds == ()


def test_results_of_the_open_round_do_not_ask_for_the_early_one_to_be_paired_again() -> None:
    desk = after_round_two(Swiss(rounds=4))
    early(desk)
    [left] = [one for one in desk.state.outstanding() if one.round == 2]
    desk.win(left.number, left.sides[1])
    assert resting_in(desk.book, "main") is None
    first, *_ = desk.state.round_of(desk.state.divisions["main"], 1)
    turned = actions.CorrectResult(
        first.number, first.sides, Result("played", (300, 400)), "turned around"
    )
    desk.do(turned)
    resting = resting_in(desk.book, "main")
    assert resting is not None
    assert resting.corrected == (first.number,)
    desk.do(actions.PairAgain("main", 3))
    for one in desk.state.round_of(desk.state.divisions["main"], 3):
        assert str(one.reason).startswith("By the standings without round 2")


def test_the_second_round_can_be_paired_early_by_the_starting_order() -> None:
    desk = Desk.of(Swiss(rounds=3), 8)
    desk.start(seeds=tuple(range(8, 0, -1)))
    desk.pair()
    early(desk)
    sides = [set(one.sides) for one in desk.state.round_of(desk.state.divisions["main"], 2)]
    first = [set(one.sides) for one in desk.state.round_of(desk.state.divisions["main"], 1)]
    assert all(one not in first for one in sides)


def test_the_last_rounds_of_king_of_the_hill_can_be_paired_early() -> None:
    desk = after_round_two(Swiss(rounds=3, hill=1))
    early(desk)
    assert desk.state.divisions["main"].hill_rounds == (3,)
    desk = after_round_two(KingOfTheHill(rounds=3))
    early(desk)
    assert len(desk.state.divisions["main"].rounds) == 3


@pytest.mark.parametrize("format_", [TotalPoints(rounds=3), RoundRobin(hill=1)])
def test_a_format_without_standings_to_pair_by_is_not_paired_early(format_: AnyFormat) -> None:
    desk = Desk.of(format_, 6)
    desk.start()
    if isinstance(format_, TotalPoints):
        desk.pair()
    assert "cannot be paired before" in desk.refused(actions.PairRound("main", early=True))
    fresh = Desk.of(Swiss(rounds=3), 6)
    fresh.start()
    fresh.do(actions.PairRound("main", early=True))
    assert fresh.state.divisions["main"].early_rounds == ()


def test_another_format_forgets_that_the_round_it_replaces_was_paired_early() -> None:
    desk = after_round_two(Cop(rounds=5, swiss_first=1))
    early(desk)
    assert desk.state.divisions["main"].reasoning.keys() == {2, 3}
    change = actions.ChangeFormat("main", Swiss(rounds=4), "time is short", after_round=2)
    desk.do(change, ORGANISER)
    division = desk.state.divisions["main"]
    assert (division.early_rounds, list(division.reasoning)) == ((), [2])
    [left] = desk.state.outstanding()
    desk.win(left.number, left.sides[0])
    assert not str(desk.pair()[0].reason).startswith("By the standings without")
    assert resting_in(desk.book, "main") is None
