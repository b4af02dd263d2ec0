"""How fast an event is: a round of a thousand paired, the standings of five thousand.

Also the rounds of a thousand in which the Gibson rule applies, and rounds paired by COP.

``.venv/bin/python -m bench.contest``, from the project's folder.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, time
from functools import partial
from statistics import median
from time import process_time
from typing import TypeAlias

from bench.machine import describe
from rackhouse.contest import (
    DESK,
    ORGANISER,
    Book,
    DivisionPlan,
    EventPlan,
    EventWorld,
    Refusal,
    Result,
    SeededLots,
    Venue,
    actions,
    decide,
    fold,
    standings,
)
from rackhouse.contest.actions import Line
from rackhouse.contest.formats import Cop, Swiss
from rackhouse.contest.schedule import EventSession

PAIRED, PAIRING_LIMIT, COP_LIMIT = 1000, 0.2, 5.0
RANKED, STANDINGS_LIMIT = 5000, 0.2
ROUNDS = 8
PLAIN = Swiss(rounds=ROUNDS)
WORLD = EventWorld(0, SeededLots("bench"))
Scores: TypeAlias = Callable[[tuple[int, ...]], Sequence[int]]
"""What the sides of a match come to."""


def entered(entries: int, format_: Swiss = PLAIN) -> Book:
    """An event with so many entries, started; written as lines, since typing them is not timed."""
    day = EventSession(date(2027, 5, 1), time(9), time(17))
    division = DivisionPlan("main", "Main", format_, firsts="balanced")
    plan = EventPlan("Bench", "base", Venue("Hall"), "UTC", (day,), (division,))
    every: list[actions.AnyFact] = [actions.EventCreated(plan)]
    every += [actions.EntryAdded("main", entry=number) for number in range(1, entries + 1)]
    every.append(actions.DivisionStarted("main", tuple(range(1, entries + 1)), "hand", 0))
    return fold(
        Line(number, 0, ORGANISER, number, fact) for number, fact in enumerate(every, start=1)
    )


def paired(book: Book) -> tuple[Book, float]:
    """The book with its next round paired, and the seconds that took."""
    begin = process_time()
    decision = decide(book, DESK, actions.PairRound("main"), WORLD)
    seconds = process_time() - begin
    assert not isinstance(decision, Refusal), decision.reason
    return decision.after, seconds


def any_scores(seed: int) -> Scores:
    """Somebody wins, as chance has it."""
    return lambda sides: [300 + (side * 7919 * seed) % 173 for side in sides]


def one_ahead(book: Book) -> Scores:
    """The first entry wins every match; of others, whoever has won less, so they stay close."""
    wins = {row.entry: row.halves for row in standings(book.state, "main")}
    return lambda sides: [600 if side == 1 else 400 - 3 * wins[side] + side % 3 for side in sides]


def played(book: Book, scores: Scores) -> Book:
    """The book with every open match played; the record is folded once at the end."""
    lines = list(book.lines)
    for pairing in book.state.outstanding():
        result = Result("played", tuple(scores(pairing.sides)))
        number = len(lines) + 1
        fact = actions.ResultRecorded(pairing.number, pairing.sides, result)
        lines.append(Line(number, 0, DESK, number, fact))
    return fold(lines)


def timed(work: Callable[[], object], times: int = 9) -> float:
    """The seconds that something takes, in the middle of several times."""
    taken = []
    for _ in range(times):
        begin = process_time()
        work()
        taken.append(process_time() - begin)
    return median(taken)


def bench_rounds() -> None:
    """A round of a thousand."""
    book = entered(PAIRED)
    times = []
    for number in range(1, ROUNDS + 1):
        book, seconds = paired(book)
        times.append(seconds)
        book = played(book, any_scores(number))
    print(
        f"{PAIRED} entries, {ROUNDS} rounds: a round paired in {median(times):.3f} s, "
        f"at most {max(times):.3f} s (limit {PAIRING_LIMIT} s)"
    )


def bench_cop() -> None:
    """The rounds of a thousand by what can still be won."""
    book = entered(PAIRED, Cop(rounds=ROUNDS, swiss_first=2, gibson_spread=300))
    times = []
    for number in range(1, ROUNDS + 1):
        book, seconds = paired(book)
        times += [seconds] if book.state.divisions["main"].reasoning.get(number) else []
        book = played(book, any_scores(number))
    print(
        f"{PAIRED} entries, {len(times)} rounds by COP: a round paired in {median(times):.3f} s, "
        f"at most {max(times):.3f} s (limit {COP_LIMIT} s)"
    )


def bench_gibson() -> None:
    """The rounds of a thousand in which the Gibson rule applies."""
    book = entered(PAIRED, Swiss(rounds=ROUNDS, gibson=3, gibson_spread=300))
    finding, times = [], []
    for _ in range(ROUNDS):
        division = book.state.divisions["main"]
        is_safe = bool(division.plan.format.coming(book.state, division).safe)
        if is_safe:
            finding.append(timed(partial(division.plan.format.coming, book.state, division), 3))
        book, seconds = paired(book)
        times += [seconds] if is_safe else []
        book = played(book, one_ahead(book))
    print(
        f"{PAIRED} entries, {len(times)} rounds with the Gibson rule: found in "
        f"{max(finding):.3f} s at most, the round paired in {max(times):.3f} s at most "
        f"(limit {PAIRING_LIMIT} s)"
    )


def bench_standings() -> None:
    """The standings of five thousand, and what opening such an event takes."""
    book = entered(RANKED)
    for number in range(1, 4):
        book, _ = paired(book)
        book = played(book, any_scores(number))
    rows = standings(book.state, "main")
    rounds = len(book.state.divisions["main"].rounds)
    seconds = timed(lambda: standings(book.state, "main"))
    folding = timed(lambda: fold(book.lines))
    print(
        f"{len(rows)} entries after {rounds} rounds: folded in {folding * 1000:.0f} ms, standings "
        f"in {seconds * 1000:.0f} ms (limit {STANDINGS_LIMIT * 1000:.0f} ms)"
    )


def main() -> None:
    print(describe())
    bench_rounds()
    bench_cop()
    bench_gibson()
    bench_standings()


if __name__ == "__main__":
    main()
