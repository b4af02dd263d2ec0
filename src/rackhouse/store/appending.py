"""Facts added to games: many appends in one transaction, each of them whole or not at all.

Of two who append to one game the first to lock its row wins. The other sees the new number and
is told so; nothing of it is written, and the rest of the transaction is not disturbed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from rackhouse.errors import UnknownNameError
from rackhouse.service.values import Append, Appended, Receipt, Repeated, Standing, Taken

if TYPE_CHECKING:
    from rackhouse.store.database import Connection, Value

_UPDATE: Final = (
    "UPDATE games SET number = ?, changed = ?, phase = ?, scores = ?, mover = ?, due = ?,"
    " is_timed = ?, awaits_engine = ? WHERE id = ? AND number = ?"
)
_ADD_ENTRY: Final = "INSERT INTO entries (game, number, line) VALUES (?, ?, ?)"
_ADD_RECEIPT: Final = (
    "INSERT INTO receipts (game, sender, command, first_number, last_number) VALUES (?, ?, ?, ?, ?)"
)

_Key: TypeAlias = tuple[str, str, str]


class LostRaceError(Exception):
    """A row changed although it was locked: the transaction must not be committed."""


def append_all(
    connection: Connection, appends: Sequence[Append]
) -> list[Appended | UnknownNameError]:
    """Carry out appends inside a transaction; what became of each, in their order.

    Raises:
        LostRaceError: where the database did not keep its locks; nothing may be committed.
    """
    numbers = _lock_games(connection, appends)
    receipts = _receipts(connection, appends)
    outcomes: list[Appended | UnknownNameError] = []
    accepted: list[Append] = []
    for append in appends:
        outcome = _outcome(append, numbers, receipts)
        if isinstance(outcome, Receipt):
            accepted.append(append)
            numbers[append.game] = append.standing.number
            if append.command:
                receipts[_key(append)] = outcome
        outcomes.append(outcome)
    if accepted:
        _write(connection, accepted)
    return outcomes


def values_of(standing: Standing) -> tuple[Value, ...]:
    """A standing as the columns of a game have it, from ``number`` to ``awaits_engine``.

    >>> from rackhouse.record import Phase
    >>> values_of(Standing(7, 1000, Phase.ON_TURN, (26, 0), 1, None, True, False))
    (7, 1000, 'on turn', '[26,0]', 1, None, True, False)
    """
    return (
        standing.number,
        standing.changed,
        standing.phase.value,
        msgspec.json.encode(standing.scores).decode(),
        standing.mover,
        standing.due,
        standing.is_timed,
        standing.awaits_engine,
    )


def _outcome(
    append: Append, numbers: dict[str, int], receipts: dict[_Key, Receipt]
) -> Appended | UnknownNameError:
    number = numbers.get(append.game)
    if number is None:
        return UnknownNameError(f"There is no game {append.game} in this hall.")
    earlier = receipts.get(_key(append)) if append.command else None
    if earlier is not None:
        return Repeated(earlier)
    if number != append.expected:
        return Taken()
    return Receipt(append.entries[0].number, append.entries[-1].number)


def _lock_games(connection: Connection, appends: Sequence[Append]) -> dict[str, int]:
    """The last number of each game, which nobody else can change from now on.

    All who append lock in the order of the ids, so that no two wait for each other.
    """
    games = sorted({append.game for append in appends})
    found = connection.rows(
        f"SELECT id, number FROM games WHERE id IN ({_marks(len(games))}) ORDER BY id FOR UPDATE",
        games,
    )
    return {game: int(number) for game, number in found}


def _receipts(connection: Connection, appends: Sequence[Append]) -> dict[_Key, Receipt]:
    """What the commands among these came to when they were sent before."""
    keys = [_key(append) for append in appends if append.command]
    if not keys:
        return {}
    found = connection.rows(
        "SELECT game, sender, command, first_number, last_number FROM receipts"
        f" WHERE (game, sender, command) IN (VALUES {', '.join(['(?, ?, ?)'] * len(keys))})",
        [part for key in keys for part in key],
    )
    return {(game, sender, command): Receipt(a, b) for game, sender, command, a, b in found}


def _write(connection: Connection, appends: Sequence[Append]) -> None:
    changed = connection.change_many(
        _UPDATE,
        [(*values_of(append.standing), append.game, append.expected) for append in appends],
    )
    if changed != len(appends):
        raise LostRaceError
    connection.change_many(
        _ADD_ENTRY,
        [(append.game, entry.number, entry.line) for append in appends for entry in append.entries],
    )
    with_command = [
        (*_key(append), append.entries[0].number, append.entries[-1].number)
        for append in appends
        if append.command
    ]
    if with_command:
        connection.change_many(_ADD_RECEIPT, with_command)


def _key(append: Append) -> _Key:
    return append.game, append.sender, append.command


def _marks(count: int) -> str:
    return ", ".join("?" * count)
