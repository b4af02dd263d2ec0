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
def test_a_substitute_plays_instead_of_who_withdrew_and_adds_only_what_they_have_missed(
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
    before = {one.number for one in desk.state.outstanding() if leaves in one.sides}
    desk.do(actions.Withdraw(leaves, "ill"))
    [late] = desk.enter(1)
    division = desk.state.divisions["main"]
    own = [one for one in desk.state.pairings.values() if late in one.sides]
    met = Counter(side for one in own for side in one.sides if side != late)
    assert met == {one: legs for one in range(1, entries + 1) if one != leaves}
    missed = legs * (entries - 1) - len(before)
    odd_ones = legs * (entries % 2)  # who can meet in the rounds of their byes instead
    assert rounds + missed - odd_ones <= len(division.rounds) <= rounds + missed
    for number in range(1, len(division.rounds) + 1):
        there = [side for one in desk.state.round_of(division, number) for side in one.sides]
        assert len(there) == len(set(there))
    for number, there_then in enumerate(there_before, start=1):
        assert there_then - {leaves} <= who_is_told(desk, number)  # nobody's bye is lost
    instead = [one for one in own if str(one.reason).startswith("Plays instead of")]
    assert all(one.number in desk.state.tables for one in instead)
    assert len(before & desk.state.results.keys()) == len(before) - len(instead)
    if entries % 2 == 0:
        assert len(instead) == len(before)
