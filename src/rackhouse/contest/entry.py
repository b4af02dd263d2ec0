"""An entry: a player, a team or a house team, by its number and without its name."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rackhouse.contest.age import Band

EntryKind: TypeAlias = Literal["player", "team", "house"]
"""A ``house`` team fills a table and stands outside standings, byes and money."""


class Entry(msgspec.Struct, frozen=True):
    """Who takes part. Names, birth dates and contacts are kept elsewhere, under the number.

    >>> Entry(3, "main").is_active
    True
    """

    number: int
    division: str
    kind: EntryKind = "player"
    members: tuple[str, ...] = ()
    """Opaque ids of the people of a team."""
    answered: tuple[str, ...] = ()
    """Which fields were answered; never what."""
    checks: dict[str, bool] = {}
    """What the desk found about fields that are looked at."""
    has_id: bool | None = None
    """Whether a proper ID was seen; none where nobody has looked."""
    is_checked_in: bool = False
    is_withdrawn: bool = False
    brings: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    """Whose awards it plays for, beside those that are for all: juniors, newcomers."""
    band: Band | None = None
    """Its own age band; none where the division has none, or where nobody has said which."""

    @property
    def is_active(self) -> bool:
        """Whether it is still in the event."""
        return not self.is_withdrawn

    @property
    def is_house(self) -> bool:
        """Whether it is the house's own team."""
        return self.kind == "house"
