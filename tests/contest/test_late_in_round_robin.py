"""A late entry in a round robin that has started: few rounds more, and nobody meets too often."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from rackhouse.contest import actions
from rackhouse.contest.formats import RoundRobin
from tests.kit.desk import Desk


def play_round(desk: Desk, number: int) -> None:
    """Give every match of a round a result."""
    division = desk.state.divisions["main"]
    for pairing in desk.state.round_of(division, number):
        if not pairing.is_bye:
            desk.win(pairing.number, pairing.sides[0])


def who_is_told(desk: Desk, number: int) -> set[int]:
    """Who has a match or a bye in a round."""
    division = desk.state.divisions["main"]
    return {side for one in desk.state.round_of(division, number) for side in one.sides}


@given(st.integers(3, 9), st.integers(1, 2), st.integers(0, 2))
def test_a_late_entry_meets_everybody_and_adds_no_round_that_is_not_needed(
    entries: int, legs: int, played: int
) -> None:
    desk = Desk.of(RoundRobin(legs=legs), entries)
    desk.start()
    for number in range(1, min(played, entries - 2) + 1):
        play_round(desk, number)
    [late] = desk.enter(1)
    division = desk.state.divisions["main"]
    met: Counter[tuple[int, int]] = Counter()
    for number in range(1, len(division.rounds) + 1):
        sides = [one.sides for one in desk.state.round_of(division, number)]
        there = [side for pair in sides for side in pair]
        assert len(there) == len(set(there))
        met.update((min(pair), max(pair)) for pair in sides if len(pair) == 2)
    assert set(met.values()) == {legs}
    assert len(met) == late * (late - 1) // 2
    # A round robin of one more, and whatever was over before they came.
    assert len(division.rounds) <= legs * (entries + entries % 2) + max(1, played) + legs


def test_the_seventh_of_a_double_round_robin_of_six_makes_fourteen_rounds_at_their_tables() -> None:
    desk = Desk.of(RoundRobin(legs=2), 6)
    desk.start()
    desk.do(actions.AssignTables("main", 1, 4))
    play_round(desk, 1)
    desk.enter(1)
    division = desk.state.divisions["main"]
    assert len(division.rounds) == 14
    for number in range(1, 15):
        games = [one for one in desk.state.round_of(division, number) if not one.is_bye]
        assert sorted(desk.state.tables[one.number] for one in games) == [4, 5, 6]
    first_leg = [
        one.sides
        for number in range(1, 8)
        for one in desk.state.round_of(division, number)
        if not one.is_bye
    ]
    assert len({frozenset(sides) for sides in first_leg}) == len(first_leg) == 21
    reasons = {str(one.reason) for one in desk.state.round_of(division, 2)}
    assert "Everybody meets everybody." in reasons


def test_a_pairing_set_by_hand_stays_when_somebody_comes_late() -> None:
    desk = Desk.of(RoundRobin(), 4)
    desk.start()
    division = desk.state.divisions["main"]
    one, other, *_ = desk.state.round_of(division, 3)
    swap = actions.SwapSides("main", 3, one.sides[0], other.sides[0], "asked to", sure=True)
    desk.do(swap)
    by_hand = {pairing.sides for pairing in desk.state.round_of(division, 3)}
    desk.enter(1)
    division = desk.state.divisions["main"]
    assert by_hand <= {pairing.sides for pairing in desk.state.round_of(division, 3)}


@given(st.integers(4, 9), st.integers(1, 2), st.integers(0, 3), st.data())
def test_a_substitute_plays_all_that_who_withdrew_had_left_and_adds_no_round(
    entries: int, legs: int, played: int, data: st.DataObject
) -> None:
    desk = Desk.of(RoundRobin(legs=legs), entries)
    desk.start()
    desk.do(actions.AssignTables("main", 1, 1))
    rounds = len(desk.state.divisions["main"].rounds)
    for number in range(1, min(played, entries - 2) + 1):
        play_round(desk, number)
    leaves = data.draw(st.integers(1, entries))
    there_before = [who_is_told(desk, number) for number in range(1, rounds + 1)]
    left = {one.round: one for one in desk.state.outstanding() if leaves in one.sides}
    desk.do(actions.Withdraw(leaves, "ill"))
    [late] = desk.enter(1)
    assert len(desk.state.divisions["main"].rounds) == rounds
    for number, there_then in enumerate(there_before, start=1):
        assert there_then - {leaves} <= who_is_told(desk, number)  # nobody's bye is lost
    own = {one.round: one for one in desk.state.pairings.values() if late in one.sides}
    games = {number: one for number, one in own.items() if not one.is_bye}
    assert games.keys() == left.keys()
    for number, one in games.items():
        assert {*one.sides} - {late} == {*left[number].sides} - {leaves}
        assert str(one.reason).startswith("Plays instead of")
        assert desk.state.tables[one.number] == number_of_table(desk, number, one.sides)
    assert not [one for one in desk.state.outstanding() if leaves in one.sides]
    # In the rounds in which who withdrew would have had the bye, they have it.
    assert all(one.round > min(played, entries - 2) for one in own.values() if one.is_bye)


def number_of_table(desk: Desk, number: int, sides: tuple[int, ...]) -> int:
    """A table of a round that nobody else sits at."""
    division = desk.state.divisions["main"]
    others = {
        desk.state.tables[one.number]
        for one in desk.state.round_of(division, number)
        if not one.is_bye and one.sides != sides
    }
    return next(one for one in range(1, len(others) + 2) if one not in others)


def test_two_substitutes_meet_in_the_round_in_which_those_before_them_would_have() -> None:
    desk = Desk.of(RoundRobin(), 6)
    desk.start()
    play_round(desk, 1)
    division = desk.state.divisions["main"]
    one, other = desk.state.round_of(division, 3)[0].sides
    desk.do(actions.Withdraw(one, "ill"))
    desk.do(actions.Withdraw(other, "ill"))
    first, second = desk.enter(2)
    assert len(desk.state.divisions["main"].rounds) == 5
    assert {first, second} in [
        {*match.sides} for match in desk.state.round_of(desk.state.divisions["main"], 3)
    ]
    assert len([match for match in desk.state.outstanding() if not match.is_bye]) == 12


def test_a_late_entry_of_a_league_makes_few_weeks_more_and_keeps_what_opponents_arranged() -> None:
    desk = Desk.of(RoundRobin(self_scheduled=True), 6)
    desk.start()
    play_round(desk, 1)
    division = desk.state.divisions["main"]
    arranged = desk.state.round_of(division, 2)[0]
    desk.do(actions.ProposeTime(arranged.number, arranged.sides[0], desk.now + 1000))
    second = [match.sides for match in desk.state.round_of(division, 2)]
    desk.enter(1)
    division = desk.state.divisions["main"]
    assert [match.sides for match in desk.state.round_of(division, 2)] == second
    games = [match for match in desk.state.pairings.values() if not match.is_bye]
    assert len(games) == 7 * 6 // 2
    assert len(division.rounds) == 8
