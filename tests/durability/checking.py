"""A database held against what people were told: everything answered is there, and nothing twice.

It is read as rows and folded anew, by nothing that the hall itself decides with.
"""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from rackhouse.record import RecordEntry, Role, State, decode_entry, facts, fold
from rackhouse.service.engine_room import SENDER
from rackhouse.store.opening import connected, database_at
from tests.durability.journal import Answered

TURNS = (facts.PlayMade, facts.TilesExchanged, facts.Passed)
ENDS_A_TURN = ("commit", "exchange tiles", "pass")

Key: TypeAlias = tuple[str, str, str]


class KeptGame(msgspec.Struct, frozen=True):
    """A game as the database has it."""

    entries: tuple[RecordEntry, ...]
    state: State


class Kept(msgspec.Struct, frozen=True):
    """All of a hall's games, each of them sound, and the receipts for commands."""

    games: dict[str, KeptGame]
    receipts: dict[Key, tuple[int, int]]


NOTHING = Kept({}, {})


def read_kept(url: str, known: Kept = NOTHING) -> Kept:
    """Read everything, and see that every game is whole and folds.

    Games that stand where they stood when they were read before are not read again.
    """
    with connected(database_at(url)) as connection:
        connection.begin_reading()
        numbers: dict[str, int] = dict(connection.rows("SELECT id, number FROM games"))
        games = {
            game: known.games[game]
            for game, number in numbers.items()
            if game in known.games and len(known.games[game].entries) == number
        }
        lines = [
            row
            for game in numbers.keys() - games.keys()
            for row in connection.rows(
                "SELECT game, number, line FROM entries WHERE game = ? ORDER BY number", (game,)
            )
        ]
        rows = connection.rows(
            "SELECT game, sender, command, first_number, last_number FROM receipts"
        )
    entries: dict[str, list[RecordEntry]] = defaultdict(list)
    for game, number, line in lines:
        entry = decode_entry(bytes(line))
        assert entry.number == number == len(entries[game]) + 1, f"{game}: a gap at {number}"
        entries[game].append(entry)
    assert {*entries, *games} == set(numbers)
    for game, facts_of_it in entries.items():
        assert numbers[game] == len(facts_of_it), f"{game} stands elsewhere than its facts"
        games[game] = KeptGame(tuple(facts_of_it), fold(facts_of_it))
    receipts = {
        (game, sender, command): (first, last) for game, sender, command, first, last in rows
    }
    _assert_apart(receipts)
    return Kept(games, receipts)


def _assert_apart(receipts: dict[Key, tuple[int, int]]) -> None:
    """No fact was put down to two commands."""
    spans: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for (game, _, _), span in receipts.items():
        spans[game].append(span)
    for game, some in spans.items():
        some.sort()
        for (_, last), (first, _) in itertools.pairwise(some):
            assert last < first, f"{game}: a fact belongs to two commands"


def assert_nothing_lost(kept: Kept, answers: Sequence[Answered]) -> None:
    """Every command that was answered as done is there, with the facts that its answer named."""
    names = Counter((one.game, one.person, one.id) for one in answers)
    assert all(count == 1 for count in names.values()), "an answer was counted twice"
    for one in answers:
        key = (one.game, one.person, one.id)
        if one.answer == "done":
            assert key in kept.receipts, f"lost: {one}"
            first, last = kept.receipts[key]
            assert last == one.number <= len(kept.games[one.game].entries), one
            assert first <= last
        else:
            assert key not in kept.receipts, f"refused, and done all the same: {one}"


def assert_nothing_twice(kept: Kept, answers: Sequence[Answered]) -> None:
    """Once everybody has been answered, the turns in the records are those that were answered."""
    told: Counter[tuple[str, str]] = Counter(
        (one.game, one.place)
        for one in answers
        if one.answer == "done" and one.command in ENDS_A_TURN
    )
    kept_turns: Counter[tuple[str, str]] = Counter()
    engine = {
        (game, number)
        for (game, sender, _), (first, last) in kept.receipts.items()
        if sender == SENDER
        for number in range(first, last + 1)
    }
    for name in {one.game for one in answers}:
        for entry in kept.games[name].entries:
            is_seat = entry.actor.role is Role.SEAT and isinstance(entry.fact, TURNS)
            if is_seat and (name, entry.number) not in engine:
                assert entry.actor.seat is not None
                kept_turns[name, f"seat-{entry.actor.seat + 1}"] += 1
    assert kept_turns == told


def all_pauses(kept: Kept) -> list[tuple[str, RecordEntry]]:
    """Every pause by the program, with its game."""
    return [
        (name, entry)
        for name, game in kept.games.items()
        for entry in game.entries
        if isinstance(entry.fact, facts.Paused) and entry.fact.by_program
    ]
