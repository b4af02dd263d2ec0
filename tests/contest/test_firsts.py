"""Who goes first: balanced over the rounds, or drawn at the board."""

from __future__ import annotations

import pytest

from rackhouse.contest import ORGANISER, Result, actions
from rackhouse.contest.book import fold
from rackhouse.contest.formats import (
    AnyFormat,
    DoubleElimination,
    FreshTables,
    KingOfTheHill,
    Knockout,
    Ladder,
    RoundRobin,
    Swiss,
    TotalPoints,
)
from rackhouse.contest.pairing.starts import Starts
from rackhouse.contest.preset import Preset
from tests.kit.desk import ANSWERS, Desk
from tests.twin.starts_twin import who_may_begin, wrong_firsts

BALANCED = {"firsts": "balanced"}
PAIRED = (
    Swiss(rounds=6, repeats="if needed"),
    KingOfTheHill(rounds=6),
    RoundRobin(legs=2),
    TotalPoints(rounds=5),
)


def play_out(desk: Desk, *, rounds: int = 6) -> None:
    """Play round after round; the lower number always wins."""
    for _ in range(rounds):
        for pairing in desk.state.outstanding():
            if len(pairing.sides) == 2:
                desk.win(pairing.number, min(pairing.sides))
            else:
                desk.result(pairing.number, *(300 - side for side in pairing.sides))
        division = desk.state.divisions["main"]
        if division.next_round is not None:
            desk.pair()


def starts(desk: Desk) -> Starts:
    return Starts.before(desk.state, desk.state.divisions["main"])


@pytest.mark.parametrize("format_", PAIRED, ids=lambda one: one.name)
@pytest.mark.parametrize("entries", [6, 8, 9])
def test_whoever_has_gone_first_less_often_goes_first_in_every_pairing(
    format_: AnyFormat, entries: int
) -> None:
    desk = Desk.of(format_, entries, division=BALANCED)
    if isinstance(format_, TotalPoints) and entries % 2:
        desk.enter(1, kind="house")
    desk.start()
    play_out(desk)
    assert not list(wrong_firsts(desk.book.lines))
    assert all(one.first in one.sides for one in desk.state.pairings.values() if not one.is_bye)
    counts = starts(desk)
    assert all(
        abs(counts.firsts[one] - counts.seconds[one]) <= 2
        for one in desk.state.entries
        if not desk.state.entries[one].is_house
    )


def test_two_who_meet_again_take_turns_in_going_first() -> None:
    desk = Desk.of(RoundRobin(legs=4), 2, division=BALANCED)
    desk.start()
    begun = [pairing.first for pairing in desk.state.pairings.values()]
    assert begun in ([1, 2, 1, 2], [2, 1, 2, 1])


def test_changes_by_hand_balance_who_goes_first_too() -> None:
    desk = Desk.of(Swiss(rounds=5, repeats="allowed"), 8, division=BALANCED)
    desk.start()
    for _ in range(2):
        desk.pair()
        for pairing in desk.state.outstanding():
            desk.win(pairing.number, min(pairing.sides))
    one, other, *_ = desk.pair()
    desk.do(actions.SwapSides("main", 3, one.sides[0], other.sides[0], "brothers"))
    desk.do(actions.AddEntry("main"))
    desk.do(actions.PairByHand("main", 3, (9,), "late"))
    assert not list(wrong_firsts(desk.book.lines))


@pytest.mark.parametrize("entries", [4, 6, 8])
def test_rounds_that_are_replaced_do_not_count(entries: int) -> None:
    desk = Desk.of(RoundRobin(legs=2), entries, division=BALANCED)
    desk.start()
    desk.enter(1)  # every round after the first is laid out again
    assert not list(wrong_firsts(desk.book.lines))
    desk.do(actions.SetFirsts("main", "balanced"), ORGANISER)
    played: list[tuple[int, tuple[int, ...], int]] = []
    for one in sorted(desk.state.pairings.values(), key=lambda one: (one.round, one.number)):
        if not one.is_bye:
            assert one.first in who_may_begin(one.sides, played)
            played.append((one.round, one.sides, one.first))


@pytest.mark.parametrize("format_", [Knockout(), DoubleElimination()], ids=lambda one: one.name)
def test_a_bracket_says_who_goes_first_and_does_not_change_its_mind(format_: AnyFormat) -> None:
    desk = Desk.of(format_, 7, division=BALANCED)
    desk.start(seeds=tuple(range(1, 8)))
    seen: dict[tuple[int, tuple[int, ...]], int] = {}
    while open_ := desk.state.outstanding():
        for pairing in desk.state.pairings.values():
            if not pairing.is_bye:
                assert seen.setdefault((pairing.number, pairing.sides), pairing.first)
                assert seen[pairing.number, pairing.sides] == pairing.first
        desk.win(open_[0].number, min(open_[0].sides))
    played: list[tuple[int, tuple[int, ...], int]] = []
    for one in sorted(desk.state.pairings.values(), key=lambda one: (one.round, one.number)):
        if not one.is_bye:
            assert one.first in who_may_begin(one.sides, played)
            played.append((one.round, one.sides, one.first))


def test_a_challenge_on_a_ladder_and_a_table_of_three_say_who_goes_first() -> None:
    ladder = Desk.of(Ladder(), 4, division=BALANCED)
    ladder.start()
    order = ladder.state.divisions["main"].order
    ladder.do(actions.ChallengeOnLadder(order[1], order[0]))
    [challenge] = ladder.state.outstanding()
    assert challenge.first in challenge.sides
    tables = Desk.of(FreshTables(rounds=4, largest=3), 9, division=BALANCED)
    tables.start()
    play_out(tables, rounds=4)
    assert not list(wrong_firsts(tables.book.lines))


def test_who_really_went_first_counts_and_a_walkover_does_not() -> None:
    desk = Desk.of(Swiss(rounds=3), 4, division=BALANCED)
    desk.start()
    one, other = desk.pair()
    second = next(side for side in one.sides if side != one.first)
    desk.result(one.number, 400, 300, first=second)
    walkover = Result("forfeit", winner=other.sides[0], reason="ill")
    desk.do(actions.RecordResult(other.number, other.sides, walkover))
    assert starts(desk).firsts == {second: 1}
    desk.pair()
    assert not list(wrong_firsts(desk.book.lines))
    stranger = Result("played", (400, 300), first=99)
    [open_, *_] = desk.state.outstanding()
    asked = actions.RecordResult(open_.number, open_.sides, stranger)
    assert "did not go first" in desk.refused(asked)


def test_drawn_says_nothing_and_the_organiser_can_change_it_midway() -> None:
    desk = Desk.of(RoundRobin(), 5)
    desk.start()
    assert not any(one.first for one in desk.state.pairings.values())
    desk.do(actions.SetFirsts("main", "balanced"), ORGANISER)
    assert all(one.first for one in desk.state.pairings.values() if not one.is_bye)
    desk.do(actions.SetFirsts("main", "drawn"), ORGANISER)
    assert not any(one.first for one in desk.state.pairings.values())
    bracket = Desk.of(Knockout(), 4)
    bracket.start()
    bracket.do(actions.SetFirsts("main", "balanced"), ORGANISER)
    assert all(one.first for one in bracket.state.pairings.values())
    assert fold(bracket.book.lines) == bracket.book


def test_the_five_sheets_draw_and_the_tournament_presets_balance() -> None:
    firsts = {
        name: {one.firsts for one in Preset.named(name).plan(ANSWERS[name]).divisions}
        for name in Preset.names()
    }
    plain = {"swiss", "round-robin", "quads", "double-elimination", "club-match"}
    for name, found in firsts.items():
        is_balanced = name in {"naspa", "wespa"} | plain
        assert found == {"balanced" if is_balanced else "drawn"}, name
