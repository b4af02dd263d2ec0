"""Where the roles of an event sit at its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest import EventRole
from rackhouse.record import DIRECTOR, JUDGE, SCORE_KEEPER
from rackhouse.record import Actor as Place

if TYPE_CHECKING:
    from rackhouse.desk.values import TableGame

PLACES: Final = {
    EventRole.ORGANISER: DIRECTOR,
    EventRole.DESK: SCORE_KEEPER,
    EventRole.JUDGE: JUDGE,
    EventRole.SCORE_KEEPER: SCORE_KEEPER,
}
SETTERS: Final = (EventRole.ORGANISER, EventRole.DESK, EventRole.SCORE_KEEPER)
"""Those who set any table, and give its links out."""
OFFICES: Final = {
    DIRECTOR: (EventRole.ORGANISER,),
    JUDGE: (EventRole.ORGANISER, EventRole.DESK),
}
"""Who gives out links to the places that decide something; to the others, all who set tables."""


def may_give(role: EventRole, place: Place) -> bool:
    """Whether somebody who sets tables gives out links to a place: nobody to more than they are.

    >>> may_give(EventRole.DESK, JUDGE), may_give(EventRole.DESK, DIRECTOR)
    (True, False)
    """
    return role in OFFICES.get(place, SETTERS)


def place_at(role: EventRole, entry: int, table: TableGame) -> Place | None:
    """Where somebody sits at a table by their role; none where they do not.

    >>> from rackhouse.desk.values import TableGame
    >>> place_at(EventRole.PLAYER, 9, TableGame("e", 1, "g", (7, 9), 0)).seat
    1
    """
    if role is EventRole.PLAYER:
        return Place.seat_at(table.sides.index(entry)) if entry in table.sides else None
    return PLACES.get(role)
