"""Any order of late adds, withdrawals, corrections and undos keeps every promise."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rackhouse.contest import CLOCK, DESK, ORGANISER, EventState, Refusal, Result, actions, fold
from rackhouse.contest.book import decode_event, encode_event, log_of, undone_in
from rackhouse.contest.decide import why_not_undo
from rackhouse.contest.formats import (
    AnyFormat,
    ClubMatch,
    Cop,
    FreshTables,
    KingOfTheHill,
    Knockout,
    Ladder,
    Quads,
    RoundRobin,
    Swiss,
    TotalPoints,
)
from rackhouse.contest.formats.ladder import DAY
from rackhouse.contest.state import Given
from tests.kit.desk import Desk
from tests.twin.contest_twin import figures_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest.actions import Line

FORMATS: list[AnyFormat] = [
    Knockout(),
    Knockout(third_place=True),
    RoundRobin(),
    RoundRobin(legs=2),
    TotalPoints(rounds=3, odd="bye"),
    TotalPoints(rounds=3),
    Swiss(rounds=4),
    Swiss(rounds=6, repeats="if needed"),
    Swiss(rounds=4, hill=2, gibson=2, gibson_spread=10),
    RoundRobin(hill=2, gibson=1),
    KingOfTheHill(rounds=4),
    FreshTables(rounds=3),
    Ladder(reach=2, idle_days=2),
    Quads(),
    Cop(rounds=4, swiss_first=1),
    ClubMatch(rounds=3),
]

Step: TypeAlias = tuple[int, int, int]

KINDS = ("played", "played", "played", "forfeit", "double forfeit", "default", "no-show", "ruled")


def pick(options: Any, number: int) -> Any:
    listed = list(options)
    return listed[number % len(listed)] if listed else None


def result_for(sides: tuple[int, ...], one: int, other: int) -> Result:
    kind = pick(KINDS, one)
    if kind == "played" or len(sides) > 2:
        scores = tuple(300 + (one * 7 + other * 13 * place) % 9 for place in range(len(sides)))
        before = tuple(290 + (one * place) % 2 for place in range(len(sides)))
        return Result("played", scores, before)
    winner = None if kind in ("double forfeit", "no-show") else pick(sides, other)
    return Result(kind, winner=winner, reason="so it was")


def commands_for(desk: Desk, step: Step) -> Iterator[actions.EventCommand]:
    """What a step stands for: often possible, sometimes not; or a whole round at once."""
    kind, one, other = step
    if kind % 3 == 0:
        yield actions.StartDivision("main")
        for place, waiting in enumerate(desk.state.outstanding()):
            result = result_for(waiting.sides, one + place, other + place)
            yield actions.RecordResult(waiting.number, waiting.sides, result)
        yield actions.PairRound("main")
        on_rungs = [row.entry for row in desk.rows()] if desk.state.divisions else []
        yield actions.ChallengeOnLadder(pick(on_rungs[1:], one) or 1, pick(on_rungs, one) or 1)
        # Days go by, so that somebody on a ladder has not played for too long.
        desk.now += other % 3 * DAY
        yield actions.EventTick()
    else:
        yield pick(single_commands(desk, one, other), kind // 3)


def single_commands(desk: Desk, one: int, other: int) -> list[actions.EventCommand]:
    state = desk.state
    entry = pick(state.entries, one) or 1
    second = pick(state.entries, other) or 1
    round_ = max(1, len(state.divisions["main"].rounds)) if state.divisions else 1
    waiting = pick(state.outstanding(), one) if state.plan else None
    done = pick(state.results, one)
    recent = [action.number for action in log_of(desk.book) if not action.is_undone]
    commands: list[actions.EventCommand] = [
        actions.AddEntry("main"),
        actions.Withdraw(entry),
        actions.Reinstate(entry),
        actions.Undo(pick(recent[-8:], one) or 1, together=True),
        actions.Undo(pick(recent, one) or 1),
        actions.Undo(pick(recent, one) or 1, together=other % 8 == 0),
        actions.SwapSides("main", round_, entry, second, "a swap"),
        actions.PairByHand("main", round_, (entry, second), "by hand"),
        actions.GiveBye("main", round_ + 1, entry, "by hand"),
        actions.SitOut("main", round_ + one % 2, (entry,), "comes later"),
        actions.SitOut("main", round_ + 1, tuple({entry, second}), "comes later"),
        actions.PlayAfterAll("main", round_ + one % 2, (entry,)),
        actions.LockPair("main", round_ + 1, (entry, second), "by hand"),
        actions.ForbidPair((entry, second), "sisters"),
        actions.ChargeFee(entry, "coffee", 1 + other),
        actions.TakePayment(entry, 1 + other),
        actions.ReverseMoney(1 + one % max(1, len(state.ledger.entries)), "a slip"),
        actions.AddEntry("main", kind="house"),
    ]
    if done is not None:
        sides = state.pairings[done].sides
        commands += [
            actions.CorrectResult(done, sides, result_for(sides, other, one), "misread"),
            actions.OrderReplay(done, "once more"),
            actions.BreakMatchTie(done, "tile draw"),
        ]
    if waiting is not None:
        result = result_for(waiting.sides, one, other)
        commands += [actions.RecordResult(waiting.number, waiting.sides, result)] * 4
    return commands


def check(desk: Desk) -> None:
    """Every promise that holds at any moment."""
    state = desk.state
    seats = [(one.round, side) for one in state.pairings.values() for side in one.sides]
    knockout = bool(state.divisions) and isinstance(state.divisions["main"].plan.format, Knockout)
    # In a bracket the game for third place is in the round of the final, with other sides.
    assert len(set(seats)) == len(seats), "somebody is twice in a round"
    assert all(state.entries[side] for _, side in seats)
    if state.divisions and not knockout:
        check_byes(state)
    assert not sum(p.cents for entry in state.ledger.entries for p in entry.postings)
    for line in desk.book.lines:
        assert why_not_undo(desk.book, line.actor, (line.action,)) is None, "they did it themselves"
    if state.plan is not None:
        ours = {
            row.entry: (
                row.place, row.halves, row.losses, row.byes, row.forfeits, row.points, row.spread,
                row.high_game, row.sat_out,
            )
            for row in desk.rows()
        }  # fmt: skip
        assert ours == {entry: tuple(rest) for entry, rest in figures_of(desk.book.lines).items()}


def check_byes(state: EventState) -> None:
    """No bye twice while another in the round has had none, where the program picks.

    In a club match only the larger team has byes.
    """
    division = state.divisions["main"]
    if isinstance(division.plan.format, RoundRobin | Quads | ClubMatch):
        return
    had: Counter[int] = Counter()
    for number in range(1, len(division.rounds) + 1):
        games = state.round_of(division, number)
        byes = [one.sides[0] for one in games if one.is_bye]
        there = [s for one in games for s in one.sides if state.entries[s].kind != "house"]
        for entry in byes:
            assert had[entry] <= min(had[side] for side in there)
        assert all(one.set_by in ("hand", "program") for one in games)
        had.update(byes)


def acts(lines: tuple[Line, ...]) -> list[int]:
    """The actions that count and are no undoings, the latest first."""
    dead = undone_in(lines)
    found = {
        line.action
        for line in lines
        if line.action not in dead
        and lines[line.action - 1].fact.__class__.__name__
        not in ("ActionsUndone", "MoneyReversed", "FeeWaived")
    }
    return sorted(found, reverse=True)


@pytest.mark.parametrize("format_", FORMATS, ids=str)
@given(
    entries=st.integers(2, 7),
    early=st.integers(0, 3),
    steps=st.lists(
        st.tuples(st.integers(0, 74), st.integers(0, 60), st.integers(0, 60)),
        min_size=4,
        max_size=25,
    ),
)
def test_any_order_leaves_the_standings_that_a_twin_finds(
    format_: AnyFormat, entries: int, early: int, steps: list[Step]
) -> None:
    desk = Desk.of(format_, entries)
    if early:
        desk.start()
    for step in steps:
        for command in commands_for(desk, step):
            actor = CLOCK if isinstance(command, actions.EventTick) else DESK
            answer = desk.answer(command, actor)
            if isinstance(answer, Refusal):
                assert str(answer).endswith((".", "?")), answer.reason
                continue
            for line in answer:
                desk.book = desk.book.with_line(line)
        check(desk)
    assert fold(decode_event(encode_event(desk.book.lines))) == desk.book
    while found := acts(desk.book.lines):
        desk.do(actions.Undo(found[0]), ORGANISER)
        assert not sum(p.cents for e in desk.state.ledger.entries for p in e.postings)
    ledger = desk.state.ledger
    bare = replace(desk.state, number=0, at=0, given=Given(), ledger=EventState().ledger)
    assert bare == EventState()
    accounts = {posting.account for entry in ledger.entries for posting in entry.postings}
    assert not any(ledger.balance(account) for account in accounts)
