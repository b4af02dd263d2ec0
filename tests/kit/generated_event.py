"""Whole events as chance makes them, in every format, and a checker that knows what must hold."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from rackhouse.contest import Book, Refusal, Result, actions
from rackhouse.contest.formats import (
    AnyFormat,
    ClubMatch,
    Cop,
    DoubleElimination,
    FreshTables,
    KingOfTheHill,
    Knockout,
    Ladder,
    Quads,
    RoundRobin,
    Swiss,
    TotalPoints,
)
from tests.kit.desk import Desk
from tests.twin.contest_twin import figures_of
from tests.twin.starts_twin import history_of, who_may_begin, wrong_firsts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest import EventState
    from rackhouse.contest.pairing.pairing import Pairing


def any_format(chance: Random) -> AnyFormat:
    rounds = chance.randint(3, 7)
    makers = (
        lambda: Swiss(rounds=rounds, repeats=chance.choice(("if needed", "allowed"))),
        lambda: Swiss(rounds=min(rounds, 4), gibson=2, gibson_spread=300),
        lambda: Swiss(rounds=rounds, repeats_from=chance.randint(2, 4), hill=1),
        lambda: KingOfTheHill(rounds=rounds, repeats_from=chance.choice((0, 3))),
        lambda: Cop(rounds=rounds, swiss_first=chance.randint(1, 3), gibson=chance.randint(1, 3)),
        lambda: RoundRobin(legs=chance.randint(1, 2), hill=chance.choice((0, 0, 2))),
        Quads,
        lambda: TotalPoints(rounds=min(rounds, 4), odd=chance.choice(("bye", "house team"))),
        lambda: FreshTables(rounds=min(rounds, 4)),
        lambda: Knockout(third_place=chance.random() < 0.5),
        DoubleElimination,
        lambda: Ladder(reach=3),
        lambda: ClubMatch(rounds=min(rounds, 4)),
    )
    return makers[chance.randrange(len(makers))]()


def generated(seed: int) -> Desk:
    """An event from its first entry to its last round, with what goes wrong on the way."""
    chance = Random(seed)
    format_ = any_format(chance)
    entries = chance.randint(8, 20) if not isinstance(format_, RoundRobin) else chance.randint(4, 9)
    desk = Desk.of(format_, entries, division={"firsts": "balanced"})
    desk.lots = type(desk.lots)(str(seed))
    if format_.has_house:
        desk.enter(1, kind="house")
    desk.start(seeds=() if chance.random() < 0.5 else tuple(range(1, entries + 1)))
    for _ in range(30):
        _try(desk, chance)
        if format_.has_rungs and chance.random() < 0.9:
            order = [row.entry for row in desk.rows()]
            below = chance.randrange(1, len(order))
            attempt(desk, actions.ChallengeOnLadder(order[below], order[below - 1]))
        if format_.is_bracket or not desk.state.outstanding():
            if not attempt(desk, actions.PairRound("main")) and not _goes_on(desk):
                break
            _change_by_hand(desk, chance)
        open_ = desk.state.outstanding()
        wait = 1 if chance.random() < 0.2 else 0
        for pairing in open_[wait:]:
            _play(desk, pairing, chance, is_bracket=format_.is_bracket)
        if wait:
            attempt(desk, actions.PairRound("main", early=True))
    return desk


def attempt(desk: Desk, command: actions.EventCommand) -> bool:
    """Carry a command out, if it is possible."""
    is_possible = not isinstance(desk.answer(command), Refusal)
    if is_possible:
        desk.do(command)
    return is_possible


def _goes_on(desk: Desk) -> bool:
    return bool(desk.state.outstanding()) or desk.state.divisions["main"].plan.format.has_rungs


def _try(desk: Desk, chance: Random) -> None:
    """Somebody comes late, leaves, is replaced, comes back, stays away for a round or not after
    all, or was read wrongly; the last action is undone; or nothing happens."""
    state = desk.state
    number = len(state.divisions["main"].rounds)
    entry = chance.choice(list(state.entries))
    command: actions.EventCommand
    match chance.randrange(18):
        case 0:
            command = actions.AddEntry("main")
        case 1:
            command = actions.Withdraw(entry, "ill")
        case 2:
            command = actions.SitOut("main", number + 1, (entry,), "comes later")
        case 3:
            others = [one for one in state.entries if one != entry]
            command = actions.ForbidPair((entry, chance.choice(others)), "sisters")
        case 4 if state.results:
            played = chance.choice(list(state.results))
            sides = state.pairings[played].sides
            right = Result("played", _scores(sides, chance))
            command = actions.CorrectResult(played, sides, right, "read wrongly")
        case 5:
            # The substitute plays what the one who leaves still had to play.
            if attempt(desk, actions.Withdraw(entry, "ill")):
                attempt(desk, actions.AddEntry("main"))
            return
        case 6 if gone := [one for one, other in state.entries.items() if other.is_withdrawn]:
            command = actions.Reinstate(chance.choice(gone), "better")
        case 7 if out := [*state.divisions["main"].out_of(number)]:
            command = actions.PlayAfterAll("main", number, (chance.choice(out),))
        case 8:
            command = actions.Undo(desk.book.lines[-1].action, reason="a slip")
        case _:
            return
    attempt(desk, command)


def _change_by_hand(desk: Desk, chance: Random) -> None:
    number = len(desk.state.divisions["main"].rounds)
    sides = [side for one in desk.state.outstanding() for side in one.sides]
    if len(sides) > 3 and chance.random() < 0.1:
        one, other = chance.sample(sides, 2)
        attempt(desk, actions.SwapSides("main", number, one, other, "a swap"))
    if chance.random() < 0.1:
        attempt(desk, actions.PairAgain("main", number))


def _scores(sides: tuple[int, ...], chance: Random) -> tuple[int, ...]:
    return tuple(chance.sample(range(250, 520), len(sides)))


def _play(desk: Desk, pairing: Pairing, chance: Random, *, is_bracket: bool) -> None:
    if pairing.number not in desk.state.pairings or pairing.number in desk.state.results:
        return
    sides, kind = pairing.sides, chance.random()
    result = Result("played", _scores(sides, chance))
    if len(sides) == 2 and kind < 0.05:
        result = Result("forfeit", winner=chance.choice(sides), reason="ill")
    elif len(sides) == 2 and kind < 0.08 and not is_bracket:
        result = Result("double forfeit", reason="nobody came")
    elif len(sides) == 2 and kind < 0.15:
        result = Result("played", result.scores, first=chance.choice(sides))
    attempt(desk, actions.RecordResult(pairing.number, sides, result))


# --- what must hold


def faults(desk: Desk) -> Iterator[str]:
    """Everything that is wrong with an event: standings, rematches, byes, who went first."""
    format_ = desk.state.divisions["main"].plan.format
    yield from _wrong_standings(desk, format_)
    yield from _wrong_rematches(desk)
    if not format_.is_bracket and not isinstance(format_, RoundRobin | Quads):
        yield from _unfair_byes(desk.state)
    if format_.is_bracket:
        yield from _wrong_firsts_of_a_bracket(desk)
    else:
        yield from wrong_firsts(desk.book.lines)


def _wrong_standings(desk: Desk, format_: AnyFormat) -> Iterator[str]:
    rows = desk.rows()
    if isinstance(format_, DoubleElimination):
        lost: Counter[int] = Counter()
        for number, result in desk.state.results.items():
            sides = desk.state.pairings[number].sides
            # Of a double forfeit nobody comes out, so both have lost.
            best = result.winner or next((sides[one] for one in result.leaders), None)
            lost.update(side for side in sides if side != best)
        worst = [min(2, lost[row.entry]) for row in rows]
        if worst != sorted(worst):
            yield f"somebody who is out stands above somebody who is not: {worst}"
        return
    twin = figures_of(desk.book.lines)
    for row in rows:
        ours = (row.place, row.halves, row.losses, row.byes, row.points, row.spread)
        other = twin[row.entry]
        theirs = (
            other.place, other.halves, other.losses, other.byes, other.points, other.spread,
        )  # fmt: skip
        if ours != theirs:
            yield f"entry {row.entry} has {ours}, and by the twin {theirs}"


def _wrong_rematches(desk: Desk) -> Iterator[str]:
    """Rounds that the program paired, by the rules as they were at that moment."""
    book = Book()
    for line in desk.book.lines:
        before, book = book.state, book.with_line(line)
        if not isinstance(line.fact, actions.RoundPaired):
            continue
        format_ = before.divisions["main"].plan.format
        met = Counter(
            frozenset(one.sides) for one in before.pairings.values() if len(one.sides) == 2
        )
        for one in line.fact.pairings:
            if len(one.sides) != 2:
                continue
            most = _most_before(format_, one.round, on_hill=line.fact.on_hill)
            if met[frozenset(one.sides)] > most:
                yield f"{one.sides} meet again in round {one.round}"
            low, high = sorted(one.sides)
            if (low, high) in before.forbidden and not isinstance(format_, RoundRobin):
                yield f"{one.sides} are kept apart and meet in round {one.round}"


def _most_before(format_: AnyFormat, round_: int, *, on_hill: bool) -> int:
    if isinstance(format_, RoundRobin) and not on_hill:
        return format_.legs - 1
    if isinstance(format_, Swiss):
        if format_.repeats_from:
            return 0 if round_ < format_.repeats_from else 99
        return 0 if format_.repeats == "never" and not on_hill else 99
    return 99


def _unfair_byes(state: EventState) -> Iterator[str]:
    division = state.divisions["main"]
    had: Counter[int] = Counter()
    for number in range(1, len(division.rounds) + 1):
        games = state.round_of(division, number)
        byes = [one.sides[0] for one in games if one.is_bye]
        there = [side for one in games for side in one.sides if not state.entries[side].is_house]
        for entry in byes:
            if had[entry] > min(had[side] for side in there):
                yield f"entry {entry} has another bye in round {number}"
        had.update(byes)


def _wrong_firsts_of_a_bracket(desk: Desk) -> Iterator[str]:
    """Every match of a bracket at the moment its sides were known."""
    book = Book()
    for line in desk.book.lines:
        before, book = book.state, book.with_line(line)
        for one in book.state.pairings.values():
            was = before.pairings.get(one.number)
            if one.is_bye or (was is not None and was.sides == one.sides):
                continue
            if one.first not in who_may_begin(one.sides, history_of(book.state, "main", one.round)):
                yield f"match {one.number} of {one.sides} begins with {one.first}"


def balance(desk: Desk) -> list[int]:
    """Of each entry, how many more firsts than seconds it had in games of two."""
    firsts: Counter[int] = Counter()
    for one in desk.state.pairings.values():
        result = desk.state.results.get(one.number)
        if len(one.sides) == 2 and result is not None and result.scores:
            first = result.first or one.first
            for side in one.sides:
                firsts[side] += 1 if side == first else -1
    return list(firsts.values())
