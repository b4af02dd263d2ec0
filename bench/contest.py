"""How fast an event is: a round of a thousand paired, the standings of five thousand.

``.venv/bin/python -m bench.contest``, from the project's folder.
"""

from __future__ import annotations

from datetime import date, time
from statistics import median
from time import process_time

from bench.machine import describe
from rackhouse.contest import (
    DESK,
    ORGANISER,
    Book,
    DivisionPlan,
    EventPlan,
    Refusal,
    Result,
    SeededLots,
    Venue,
    World,
    decide,
    facts,
    fold,
    standings,
)
from rackhouse.contest import commands as c
from rackhouse.contest.facts import Line
from rackhouse.contest.formats import Swiss
from rackhouse.contest.schedule import Session

PAIRED, PAIRING_LIMIT = 1000, 1.0
RANKED, STANDINGS_LIMIT = 5000, 0.2
ROUNDS = 8
WORLD = World(0, SeededLots("bench"))


def entered(entries: int) -> Book:
    """An event with so many entries, started; written as lines, since typing them is not timed."""
    day = Session(date(2027, 5, 1), time(9), time(17))
    division = DivisionPlan("main", "Main", Swiss(rounds=ROUNDS))
    plan = EventPlan("Bench", "base", Venue("Hall"), "UTC", (day,), (division,))
    every: list[facts.AnyFact] = [facts.EventCreated(plan)]
    every += [facts.EntryAdded(number, "main", "player") for number in range(1, entries + 1)]
    every.append(facts.DivisionStarted("main", tuple(range(1, entries + 1)), "hand", 0))
    return fold(
        Line(number, 0, ORGANISER, number, fact) for number, fact in enumerate(every, start=1)
    )


def paired(book: Book) -> tuple[Book, float]:
    """The book with its next round paired, and the seconds that took."""
    begin = process_time()
    lines = decide(book, c.PairRound(DESK, "main"), WORLD)
    seconds = process_time() - begin
    assert not isinstance(lines, Refusal), lines.reason
    return book.with_line(lines[0]), seconds


def played(book: Book, seed: int) -> Book:
    """The book with every open match won by somebody; the record is folded once at the end."""
    lines = list(book.lines)
    for pairing in book.state.outstanding():
        one, other = (300 + (side * 7919 * seed) % 173 for side in pairing.sides)
        result = Result("played", (one, other))
        number = len(lines) + 1
        fact = facts.ResultRecorded(pairing.number, pairing.sides, result)
        lines.append(Line(number, 0, DESK, number, fact))
    return fold(lines)


def main() -> None:
    print(describe())
    book = entered(PAIRED)
    times = []
    for number in range(1, ROUNDS + 1):
        book, seconds = paired(book)
        times.append(seconds)
        book = played(book, number)
    print(
        f"{PAIRED} entries, {ROUNDS} rounds: a round paired in {median(times):.3f} s, "
        f"at most {max(times):.3f} s (limit {PAIRING_LIMIT} s)"
    )
    book = entered(RANKED)
    for number in range(1, 4):
        book, _ = paired(book)
        book = played(book, number)
    times = []
    rows = standings(book.state, "main")
    for _ in range(9):
        begin = process_time()
        rows = standings(book.state, "main")
        times.append(process_time() - begin)
    rounds = len(book.state.divisions["main"].rounds)
    print(
        f"{len(rows)} entries after {rounds} rounds: standings in "
        f"{median(times) * 1000:.0f} ms (limit {STANDINGS_LIMIT * 1000:.0f} ms)"
    )


if __name__ == "__main__":
    main()
