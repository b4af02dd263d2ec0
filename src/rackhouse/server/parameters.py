"""What routes are given: parts of addresses and headers, who asks, and the hall."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Final, Generic, NamedTuple, TypeAlias, TypeVar

from litestar.di import NamedDependency
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from rackhouse.desk.events import Events
from rackhouse.desk.look import look
from rackhouse.desk.views.scene import Scene
from rackhouse.messages import Voice
from rackhouse.server.door import Door
from rackhouse.server.protocol import LARGEST_NUMBER
from rackhouse.service.access import check_view
from rackhouse.service.live import LiveGame
from rackhouse.service.places import parse_place
from rackhouse.service.values import PersonId, Session

Who = TypeVar("Who", PersonId, PersonId | None)

PLACE = r"^(seat-[1-8]|judge|score-keeper|director|public)$"
_PLACES = "seat-1 and so on, judge, score-keeper, director or public."

GameName: TypeAlias = Annotated[
    str,
    PathParameter(description="The game.", min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$"),
]
EventName: TypeAlias = Annotated[
    str,
    PathParameter(
        description="The event.", min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$"
    ),
]
EntryNumber: TypeAlias = Annotated[
    int, PathParameter(description="The number of an entry.", ge=1, le=1_000_000)
]
PayerNumber: TypeAlias = Annotated[
    int,
    PathParameter(
        description="The number of an entry; below 0, of a donor.", ge=-1_000_000, le=1_000_000
    ),
]
PairingNumber: TypeAlias = Annotated[
    int, PathParameter(description="The number of a pairing.", ge=1, le=10_000_000)
]
ROLE = r"^(organiser|desk|word judge|score-keeper|player-[0-9]{1,6}|public)$"
As: TypeAlias = Annotated[
    str,
    QueryParameter(
        name="as",
        description="Your role: organiser, desk, word judge, score-keeper, player-7, public; "
        "if empty, the strongest you have.",
        max_length=40,
    ),
]
PlaceInPath: TypeAlias = Annotated[str, PathParameter(description=_PLACES, pattern=PLACE)]
Place: TypeAlias = Annotated[str, QueryParameter(description=_PLACES, pattern=PLACE)]
Name: TypeAlias = Annotated[
    str, PathParameter(description="Its name.", min_length=1, max_length=64)
]
After: TypeAlias = Annotated[
    int,
    QueryParameter(
        description="The number of the last fact you have seen; 0 for none.",
        ge=0,
        le=LARGEST_NUMBER,
    ),
]
Invitation: TypeAlias = Annotated[
    str,
    HeaderParameter(
        name="X-Invitation",
        description="The secret of an invitation to watch, if the game is not public.",
        max_length=100,
    ),
]

TheDoor: TypeAlias = NamedDependency[Door]
Reader: TypeAlias = NamedDependency[Voice]
"""The voice in the caller's language."""
Caller: TypeAlias = NamedDependency[Session]
"""The session of the caller, who has signed in."""
Visitor: TypeAlias = NamedDependency[PersonId | None]
"""The session of the caller, if they have signed in."""


class EventVisit(NamedTuple, Generic[Who]):
    """What every use case of the desk is given first: who comes to which event, in which role."""

    events: Events
    person: Who
    event: str
    role: str


AtEvent: TypeAlias = NamedDependency[EventVisit[PersonId]]
SeenEvent: TypeAlias = NamedDependency[EventVisit[PersonId | None]]
SeenGame: TypeAlias = NamedDependency[LiveGame]
"""A game that the caller may look at from the place they name."""
TheScene: TypeAlias = NamedDependency[Scene]
"""An event as the caller sees it, in their role and language."""


async def asked_by_caller(
    event: EventName, door: TheDoor, session: Caller, as_: As = ""
) -> EventVisit[PersonId]:
    """What somebody who has signed in asks about an event."""
    return EventVisit(door.desk.events, session.person, event, as_)


async def asked_by_visitor(
    event: EventName, door: TheDoor, visitor: Visitor, as_: As = ""
) -> EventVisit[PersonId | None]:
    """What anybody asks about an event."""
    return EventVisit(door.desk.events, visitor, event, as_)


async def game_for_visitor(
    game: GameName,
    door: TheDoor,
    visitor: Visitor,
    place: Place = "public",
    invitation: Invitation = "",
) -> LiveGame:
    """A game, if anybody who asks may look at it."""
    live = await door.hall.games.get(game)
    await check_view(door.hall.games, live, visitor, parse_place(place), invitation)
    return live


async def scene_for_visitor(seen: SeenEvent, reader: Reader) -> Scene:
    """An event as anybody sees it."""
    return await look(*seen, reader=reader)


GIVEN: Final[Mapping[str, Callable[..., Awaitable[object]]]] = {
    "at": asked_by_caller,
    "seen": asked_by_visitor,
    "scene": scene_for_visitor,
    "live": game_for_visitor,
}
"""What a route is given by the name of its argument, and made of other arguments."""
