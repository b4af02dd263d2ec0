"""Lines added to games and events: many appends in one transaction, each whole or not at all.

If two append to the same log, the first to lock its row wins. The other one gets ``Taken`` and
writes nothing; the rest of its transaction is not affected.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from rackhouse.errors import IllegalError, UnknownNameError
from rackhouse.log.store import Appended, Receipt, Repeated, StoredEntry, Taken
from rackhouse.store.database import Change, Connection, Value

if TYPE_CHECKING:
    from rackhouse.store.database import Question, Row


class Log(msgspec.Struct, frozen=True):
    """A kind of log: the tables of its rows, lines and receipts."""

    noun: str
    table: str
    lines: str
    receipts: str
    standing: tuple[str, ...]
    """The columns of its standing; the first is ``number``."""

    @property
    def update(self) -> str:
        """The statement that updates a row if it still has the expected number."""
        columns = ", ".join(f"{column} = ?" for column in self.standing)
        return f"UPDATE {self.table} SET {columns} WHERE id = ? AND number = ?"

    def add(
        self,
        connection: Connection,
        row: tuple[str, str | None, str, str],
        standing: tuple[Value, ...],
        lines: Sequence[StoredEntry],
    ) -> None:
        """Store a new log: its ID, owner, info and secret, its standing, and its first lines.

        Raises:
            IllegalError: if the ID is taken, or the numbers have a gap.
        """
        check_numbers(0, lines, standing[0])
        marks = ", ".join("?" * (4 + len(self.standing)))
        added = connection.change(
            f"INSERT INTO {self.table} (id, owner, info, secret, {', '.join(self.standing)})"
            f" VALUES ({marks}) ON CONFLICT DO NOTHING",
            (*row, *standing),
        )
        if not added:
            raise IllegalError("store-exists", noun=self.noun, id=str(row[0]))
        connection.change_many(
            f"INSERT INTO {self.lines} ({self.noun}, number, line) VALUES (?, ?, ?)",
            [(row[0], one.number, one.line) for one in lines],
        )


GAMES: Final = Log(
    "game", "games", "entries", "receipts",
    ("number", "changed", "phase", "scores", "mover", "due", "is_timed", "awaits_engine",
     "awaits"),
)  # fmt: skip
EVENTS: Final = Log(
    "event", "events", "event_lines", "event_receipts", ("number", "changed", "due", "card")
)
LOGS: Final = (GAMES, EVENTS)
"""The order in which they are locked when several are written."""


class Addition(msgspec.Struct, frozen=True):
    """Lines to add to a log, all or none, if its last number is still the one expected."""

    log: Log
    id: str
    expected: int
    lines: tuple[StoredEntry, ...]
    standing: tuple[Value, ...]
    """The values of the log's standing columns."""
    command: str
    sender: str
    beside: tuple[Change, ...] = ()
    """What else is written if the lines are."""

    @property
    def key(self) -> _Key:
        """The key of its receipt."""
        return self.id, self.sender, self.command

    @property
    def receipt(self) -> Receipt:
        """Its receipt, if nobody was faster."""
        return Receipt(self.lines[0].number, self.lines[-1].number)


_Key: TypeAlias = tuple[str, str, str]


def check_numbers(expected: int, entries: Sequence[StoredEntry], last: object) -> None:
    """Check that numbers have no gap: every reader of a log relies on it.

    Raises:
        IllegalError: if the numbers have a gap.
    """
    numbers = [entry.number for entry in entries]
    if not numbers or numbers != list(range(expected + 1, expected + 1 + len(numbers))):
        raise IllegalError("store-gap", expected=expected, numbers=str(numbers))
    if last != numbers[-1]:
        raise IllegalError("store-standing-behind", standing=str(last), last=numbers[-1])


def questions(additions: Sequence[Addition]) -> list[Question]:
    """The queries needed to decide additions; they also lock the rows.

    Everyone locks in the order of logs and IDs, so that no two wait for each other.
    """
    asked: list[Question] = []
    for log, some in _by_log(additions):
        ids = sorted({addition.id for addition in some})
        keys = [addition.key for addition in some if addition.command]
        asked.append(
            (
                f"SELECT id, number FROM {log.table} WHERE id IN ({', '.join('?' * len(ids))})"
                " ORDER BY id FOR UPDATE",
                ids,
            )
        )
        if keys:
            marks = ", ".join(["(?, ?, ?)"] * len(keys))
            asked.append(
                (
                    f"SELECT {log.noun}, sender, command, first_number, last_number"
                    f" FROM {log.receipts}"
                    f" WHERE ({log.noun}, sender, command) IN (VALUES {marks})",
                    [part for key in keys for part in key],
                )
            )
    return asked


def decide_all(
    additions: Sequence[Addition], answers: Sequence[Sequence[Row]]
) -> tuple[list[Appended | UnknownNameError], list[Change]]:
    """The outcome of each addition, given the answers to :func:`questions`, and what to write."""
    outcomes: dict[int, Appended | UnknownNameError] = {}
    changes: list[Change] = []
    waiting = iter(answers)
    for log, some in _by_log(additions):
        numbers: dict[str, int] = dict(next(waiting))
        earlier = next(waiting) if any(addition.command for addition in some) else ()
        receipts = {
            (id_, sender, command): Receipt(first, last)
            for id_, sender, command, first, last in earlier
        }
        accepted: list[Addition] = []
        for addition in some:
            outcome = _outcome(addition, numbers, receipts)
            if isinstance(outcome, Receipt):
                accepted.append(addition)
                numbers[addition.id] = outcome.last
                if addition.command:
                    receipts[addition.key] = outcome
            outcomes[id(addition)] = outcome
        changes += _changes(log, accepted)
    return [outcomes[id(addition)] for addition in additions], changes


def _by_log(additions: Sequence[Addition]) -> list[tuple[Log, list[Addition]]]:
    parted = [(log, [one for one in additions if one.log is log]) for log in LOGS]
    return [(log, some) for log, some in parted if some]


def _outcome(
    addition: Addition, numbers: dict[str, int], receipts: dict[_Key, Receipt]
) -> Appended | UnknownNameError:
    number = numbers.get(addition.id)
    if number is None:
        return UnknownNameError("store-no-game", noun=addition.log.noun, id=addition.id)
    earlier = receipts.get(addition.key) if addition.command else None
    if earlier is not None:
        return Repeated(earlier)
    if number != addition.expected:
        return Taken()
    return addition.receipt


def _changes(log: Log, additions: Sequence[Addition]) -> list[Change]:
    rows = [(*one.standing, one.id, one.expected) for one in additions]
    lines = [(one.id, line.number, line.line) for one in additions for line in one.lines]
    receipts = [(*one.key, one.receipt.first, one.receipt.last) for one in additions if one.command]
    changes: list[Change] = [
        (log.update, rows),
        (f"INSERT INTO {log.lines} ({log.noun}, number, line) VALUES (?, ?, ?)", lines),
        (
            f"INSERT INTO {log.receipts} ({log.noun}, sender, command, first_number, last_number)"
            " VALUES (?, ?, ?, ?, ?)",
            receipts,
        ),
        *(change for one in additions for change in one.beside),
    ]
    return [change for change in changes if change[1]]
