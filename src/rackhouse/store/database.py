"""What SQLite and PostgreSQL have in common here: a connection, and how to make one.

The statements of this package are written once, in SQL that both understand. The differences are in
``translated`` of each: PostgreSQL marks values with ``%s`` instead of ``?``; SQLite has no ``FOR
UPDATE`` (its one writer has locked everything already) and calls ``BYTEA`` ``BLOB``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Protocol, TypeAlias

from rackhouse.errors import IllegalError

Value: TypeAlias = str | int | bytes | None
Row: TypeAlias = tuple[Any, ...]
Question: TypeAlias = tuple[str, Sequence[Value]]
"""A query and its values."""
Change: TypeAlias = tuple[str, Sequence[Sequence[Value]]]
"""A statement, and the rows of values to run it with."""


def refuse_unfit(values: Sequence[Value]) -> Sequence[Value]:
    """The values, if both databases can store them.

    >>> refuse_unfit(["QI", 22])
    ['QI', 22]

    Raises:
        IllegalError: if one of the databases cannot store or query a value.
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
    """One connection to a database, used by one thread at a time."""

    def rows(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        """The rows that a query finds."""

    def change(self, statement: str, values: Sequence[Value] = ()) -> int:
        """Run a statement; returns how many rows it changed."""

    def change_many(self, statement: str, values: Sequence[Sequence[Value]]) -> int:
        """Run a statement once for each row of values; returns how many rows it changed."""

    def stream(self, statement: str) -> Iterator[Row]:
        """The rows that a query finds, a part at a time; inside a transaction."""

    def has_table(self, name: str) -> bool:
        """Whether there is a table of that name."""

    def columns(self, table: str) -> dict[str, str]:
        """The columns of a table in order, each with its PostgreSQL type."""

    def begin(self, questions: Sequence[Question] = ()) -> list[list[Row]]:
        """Begin to write, and ask these questions on the same trip to the database."""

    def begin_reading(self) -> None:
        """Begin to read everything as it is now, even while others write."""

    def lock_everything(self) -> None:
        """Keep all other writers out until the transaction ends."""

    def commit(self, changes: Sequence[Change] = ()) -> None:
        """Make these changes and end the transaction on the same trip to the database.

        Everything the transaction wrote is on disk when this returns.
        """

    def roll_back(self) -> None:
        """Undo the transaction."""

    def close(self) -> None:
        """Close the connection."""


class Database(Protocol):
    """Where a hall's data is kept."""

    writers: ClassVar[int]
    """How many threads should write."""
    readers: ClassVar[int]
    """How many threads should read."""
    groups_jobs: ClassVar[bool]
    """Whether different kinds of changes may share a transaction without a risk of deadlock."""

    @property
    def name(self) -> str:
        """Its name for people, without a password."""

    def connect(self) -> Connection:
        """A new connection for the calling thread."""

    def is_there(self) -> bool:
        """Whether the database exists."""

    def is_away(self, error: Exception) -> bool:
        """Whether an error means that the database cannot be used now."""
