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
    from rackhouse.store.database import Change, Question, Row, Value

_UPDATE: Final = (
    "UPDATE games SET number = ?, changed = ?, phase = ?, scores = ?, mover = ?, due = ?,"
    " is_timed = ?, awaits_engine = ? WHERE id = ? AND number = ?"
)
_ADD_ENTRY: Final = "INSERT INTO entries (game, number, line) VALUES (?, ?, ?)"
_ADD_RECEIPT: Final = (
    "INSERT INTO receipts (game, sender, command, first_number, last_number) VALUES (?, ?, ?, ?, ?)"
)

_Key: TypeAlias = tuple[str, str, str]


def questions(appends: Sequence[Append]) -> list[Question]:
    """What has to be known to decide appends; the games are locked from then on.

    All who append lock in the order of the ids, so that no two wait for each other.
    """
    if not appends:
        return []
    games = sorted({append.game for append in appends})
    keys = [_key(append) for append in appends if append.command]
    marks = ", ".join(["(?, ?, ?)"] * len(keys))
    asked: list[Question] = [
        (
            f"SELECT id, number FROM games WHERE id IN ({', '.join('?' * len(games))})"
            " ORDER BY id FOR UPDATE",
            games,
        )
    ]
    if keys:
        asked.append(
            (
                "SELECT game, sender, command, first_number, last_number FROM receipts"
                f" WHERE (game, sender, command) IN (VALUES {marks})",
                [part for key in keys for part in key],
            )
        )
    return asked


def decide_all(
    appends: Sequence[Append], answers: Sequence[Sequence[Row]]
) -> tuple[list[Appended | UnknownNameError], list[Change]]:
    """What becomes of each append by the answers to :func:`questions`, and what to write."""
    if not appends:
        return [], []
    found, *earlier = answers
    numbers: dict[str, int] = dict(found)
    receipts = {
        (game, sender, command): Receipt(first, last)
        for rows in earlier
        for game, sender, command, first, last in rows
    }
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
    return outcomes, _changes(accepted)


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


def _changes(appends: Sequence[Append]) -> list[Change]:
    games = [(*values_of(append.standing), append.game, append.expected) for append in appends]
    entries = [
        (append.game, entry.number, entry.line) for append in appends for entry in append.entries
    ]
    receipts = [
        (*_key(append), append.entries[0].number, append.entries[-1].number)
        for append in appends
        if append.command
    ]
    changes: list[Change] = [(_UPDATE, games), (_ADD_ENTRY, entries), (_ADD_RECEIPT, receipts)]
    return [change for change in changes if change[1]]


def _key(append: Append) -> _Key:
    return append.game, append.sender, append.command
