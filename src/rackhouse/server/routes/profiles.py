"""Profiles: what a hall tells of its people, and who may see it."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter

from rackhouse.server.parameters import Caller, Reader, TheDoor, Visitor
from rackhouse.server.problems import answers
from rackhouse.server.routes.people import Body
from rackhouse.service.profile_values import PersonProfile, PlayedLine, ProfileFilter

PersonName = Annotated[
    str,
    PathParameter(
        description="The person.", min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$"
    ),
]
OfSheet = Annotated[str, QueryParameter(description="Only games under this sheet.", max_length=64)]
WithWords = Annotated[
    str, QueryParameter(description="Only games with this word list or book.", max_length=200)
]
AtPace = Annotated[
    str,
    QueryParameter(
        description="Only games at this pace: fast, slow, days or untimed.", max_length=20
    ),
]
InDays = Annotated[
    int,
    QueryParameter(
        description="Only games that ended in so many days until now; 0 for any.", ge=0, le=36_500
    ),
]
Against = Annotated[
    str,
    QueryParameter(
        description="Only games against this opponent, as the profile lists them.", max_length=64
    ),
]


async def _asked(
    sheet: OfSheet = "", words: WithWords = "", pace: AtPace = "", days: InDays = 0,
    against: Against = "",
) -> ProfileFilter:  # fmt: skip
    return ProfileFilter(sheet, words, pace, days, against)


Asked = NamedDependency[ProfileFilter]
_FILTERED = {"asked": Provide(_asked)}


class ProfileShown(Body, frozen=True):
    """Whether others may see your profile."""

    is_shown: bool


@get("/api/people/{person:str}", dependencies=_FILTERED, summary="Get somebody's profile")
async def profile(
    person: PersonName, asked: Asked, door: TheDoor, visitor: Visitor, reader: Reader
) -> PersonProfile:
    """Ratings over time, records, opponents and the last games, all of the games asked for.

    Your own has all of your games. Others see those that are rated or were open to watch, and that
    nobody wants private; and nothing at all unless you have an account and show your profile.
    """
    return reader.spoken(await door.hall.profiles.profile(visitor, person, asked))


@get("/api/people/{person:str}/games", dependencies=_FILTERED, summary="List games on a profile")
async def profile_games(
    person: PersonName,
    asked: Asked,
    door: TheDoor,
    visitor: Visitor,
    reader: Reader,
    after: Annotated[
        int, QueryParameter(description="How many games you have already.", ge=0, le=1_000_000)
    ] = 0,
) -> tuple[PlayedLine, ...]:
    """More games than the profile has, the latest first, 20 at a time."""
    return reader.spoken(await door.hall.profiles.more_games(visitor, person, asked, after))


@put(
    "/api/me/profile", status_code=204, responses=answers(409), summary="Show or hide your profile"
)
async def show_profile(data: JSONBody[ProfileShown], door: TheDoor, session: Caller) -> None:
    """Let others see your profile, or keep it to yourself; for people with an account."""
    await door.hall.profiles.show(session.person, is_shown=data.is_shown)
