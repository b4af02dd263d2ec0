"""Entries, known by number and not by name, and the equipment they borrow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from rackhouse.contest.age import Band
from rackhouse.messages import Name, Value, known, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


EntryKind: TypeAlias = Literal["player", "team", "house"]
"""A ``house`` team fills a table; it has no place in standings, byes and money."""


class Entry(msgspec.Struct, frozen=True):
    """Who takes part. Names, birth dates and contacts are kept elsewhere, under the number.

    >>> Entry(3, "main").is_active
    True
    """

    number: int
    division: str
    kind: EntryKind = "player"
    members: tuple[str, ...] = ()
    """Opaque ids of a team's members."""
    answered: tuple[str, ...] = ()
    """Which fields were answered, never how."""
    checks: dict[str, bool] = {}
    """What the desk found about fields that it checks."""
    has_id: bool | None = None
    """Whether a proper ID was seen; ``None`` if nobody has looked."""
    is_checked_in: bool = False
    is_withdrawn: bool = False
    brings: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    """The classes whose awards it plays for too: juniors, newcomers."""
    waits: bool = False
    """Whether it is on the waiting list, and so not in the event yet."""
    band: Band | None = None
    """Its own age band; ``None`` if the division has none, or nobody has said which."""

    @property
    def is_active(self) -> bool:
        """Whether it is in the event: neither withdrawn nor on the waiting list."""
        return not self.is_withdrawn and not self.waits

    @property
    def is_house(self) -> bool:
        """Whether it is the house's own team."""
        return self.kind == "house"


class Item(msgspec.Struct, frozen=True):
    """One thing that the house lends.

    >>> Item("board 3", "board").is_out
    False
    """

    label: str
    kind: str
    holder: int | None = None
    """The entry that has it."""
    id_held: bool = False
    """Whether the desk holds an ID for it."""
    note: str = ""

    @property
    def name(self) -> Value:
        """What people call it: by kind and number, or as the desk has labelled it.

        >>> print(Item("board 3", "board").name)
        board 3
        """
        number = self.label.removeprefix(f"{self.kind} ")
        if not number.isdecimal():
            return Name(self.label)
        return message("entry-item", thing=known("data-thing-", self.kind), number=number)

    @property
    def is_out(self) -> bool:
        """Whether somebody has it."""
        return self.holder is not None


def still_out(items: Mapping[str, Item]) -> tuple[Item, ...]:
    """The items not yet returned, by label.

    >>> still_out({"board 1": Item("board 1", "board", holder=4)})[0].holder
    4
    """
    return tuple(item for _, item in sorted(items.items()) if item.is_out)


class Supply(msgspec.Struct, frozen=True):
    """How many there are of a kind: the house's own, and what players bring."""

    kind: str
    house: int
    out: int
    brought: int

    @property
    def left(self) -> int:
        """How many of the house's own are still at the desk."""
        return self.house - self.out


def supplies(items: Mapping[str, Item], entries: Iterable[Entry]) -> tuple[Supply, ...]:
    """How many there are of each kind, by its name.

    >>> from rackhouse.contest.entry import Entry
    >>> supplies({"clock 1": Item("clock 1", "clock")}, [Entry(1, "main", brings=("clock",))])
    (Supply(kind='clock', house=1, out=0, brought=1),)
    """
    brought = [kind for entry in entries if entry.is_active for kind in entry.brings]
    kinds = sorted({item.kind for item in items.values()} | set(brought))
    return tuple(
        Supply(
            kind,
            sum(item.kind == kind for item in items.values()),
            sum(item.kind == kind and item.is_out for item in items.values()),
            brought.count(kind),
        )
        for kind in kinds
    )
