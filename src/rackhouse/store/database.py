"""What SQLite and PostgreSQL have in common here: a connection, and how one is made.

The statements of this package are written once, in the SQL that both read. What differs is left
to ``translated`` of each: PostgreSQL marks values by ``%s`` and not by ``?``; SQLite knows no
``FOR UPDATE`` (its one writer has locked everything already) and says ``BLOB`` for ``BYTEA``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, TypeAlias

from rackhouse.errors import IllegalError

Value: TypeAlias = str | int | bytes | None
Row: TypeAlias = tuple[Any, ...]
Question: TypeAlias = tuple[str, Sequence[Value]]
"""A query and its values."""
Change: TypeAlias = tuple[str, Sequence[Sequence[Value]]]
"""A statement, and the rows of values for each of which it is carried out."""


def refuse_unfit(values: Sequence[Value]) -> Sequence[Value]:
    """The values, if both databases can keep them.

    >>> refuse_unfit(["QI", 22])
    ['QI', 22]

    Raises:
        IllegalError: where one of them cannot be kept, or asked for, in both.
    """
    for value in values:
        if isinstance(value, str):
            if "\0" in value or not (value.isascii() or _is_unicode(value)):
                raise IllegalError("store-unfit-text")
        elif isinstance(value, int) and not -(2**63) <= value < 2**63:
            raise IllegalError("store-unfit-number", number=f"{value:.3g}")
    return values


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class Connection(Protocol):
    """One conversation with a database, used by one thread at a time."""

    def rows(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        """What a query finds."""

    def change(self, statement: str, values: Sequence[Value] = ()) -> int:
        """How many rows a statement changed."""

    def change_many(self, statement: str, values: Sequence[Sequence[Value]]) -> int:
        """How many rows a statement changed, carried out once for each row of values."""

    def stream(self, statement: str) -> Iterator[Row]:
        """What a query finds, a part at a time; inside a transaction."""

    def has_table(self, name: str) -> bool:
        """Whether there is a table of that name."""

    def columns(self, table: str) -> dict[str, str]:
        """The columns of a table in their order, each with its type in PostgreSQL's words."""

    def begin(self, questions: Sequence[Question] = ()) -> list[list[Row]]:
        """Begin to write, and ask these questions on the same trip to the database."""

    def begin_reading(self) -> None:
        """Begin to read everything as it is at one moment, whoever writes meanwhile."""

    def lock_everything(self) -> None:
        """Keep all other writers out until the transaction ends."""

    def commit(self, changes: Sequence[Change] = ()) -> None:
        """Make these changes and end the transaction on the same trip to the database.

        What the transaction wrote is on disk when this returns.
        """

    def roll_back(self) -> None:
        """End the transaction as if it had not been."""

    def close(self) -> None:
        """Hang up."""


class Database(Protocol):
    """Where a hall's data is kept."""

    @property
    def name(self) -> str:
        """How to call it to a person: without a password."""

    @property
    def writers(self) -> int:
        """How many threads should write."""

    @property
    def readers(self) -> int:
        """How many threads should read."""

    @property
    def groups_jobs(self) -> bool:
        """Whether unlike changes may share a transaction; not where they could deadlock."""

    def connect(self) -> Connection:
        """A new connection for the thread that asks."""

    def is_there(self) -> bool:
        """Whether there is a database to open, and not one to make first."""

    def is_away(self, error: Exception) -> bool:
        """Whether an error says that the database cannot be used now, through nobody's fault."""
