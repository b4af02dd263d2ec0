"""Clubs: listed, founded, shown with their seasons, and organised."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from rackhouse.desk.club_page import ClubCard, ClubShown, club_shown, clubs_listed
from rackhouse.desk.club_values import ClubId, ClubTerms
from rackhouse.desk.clubs import (
    ClubFounded,
    add_club_event,
    change_club,
    close_club,
    found_club,
    join_club,
    leave_club,
    remove_club_event,
    renew_club_link,
)
from rackhouse.server.parameters import Caller, EventName, TheDoor, Visitor
from rackhouse.server.problems import answers
from rackhouse.server.routes.people import Body

ClubName = Annotated[str, PathParameter(description="The club.", min_length=1, max_length=64)]


class ClubLink(msgspec.Struct, frozen=True):
    """A club and its organiser link. The secret follows the ``#``, which browsers do not send."""

    club: ClubId
    link: str


class ClubToken(Body, frozen=True):
    """The secret of an organiser link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class ClubJoined(msgspec.Struct, frozen=True):
    """The club that you organise now."""

    club: ClubId


def _linked(door: TheDoor, made: ClubFounded) -> ClubLink:
    return ClubLink(made.club, f"{door.address}/clubs/join#{made.token}")


@get("/api/clubs", summary="List the clubs")
async def all_clubs(door: TheDoor, visitor: Visitor) -> tuple[ClubCard, ...]:
    """The clubs that you organise, then the others."""
    return await clubs_listed(door.desk.events, visitor)


@post("/api/clubs", responses=answers(409), summary="Found a club")
async def new_club(data: JSONBody[ClubTerms], door: TheDoor, session: Caller) -> ClubLink:
    """Found a club; you become its organiser."""
    door.rates.check("open", session.person)
    return _linked(door, await found_club(door.desk.events, session.person, data))


@post("/api/clubs/join", status_code=200, summary="Join the organisers of a club")
async def join_organisers(data: JSONBody[ClubToken], door: TheDoor, session: Caller) -> ClubJoined:
    """Become an organiser of a club by its link."""
    return ClubJoined(await join_club(door.desk.events, session.person, data.token))


@get("/api/clubs/{club:str}", summary="Get a club")
async def one_club(club: ClubName, door: TheDoor, visitor: Visitor) -> ClubShown:
    """Its events, seasons, players and records."""
    return await club_shown(door.desk.player_books, club, visitor)


@put("/api/clubs/{club:str}", status_code=204, summary="Change a club")
async def set_club(
    club: ClubName, data: JSONBody[ClubTerms], door: TheDoor, session: Caller
) -> None:
    """For its organisers: its name, its text and its seasons."""
    await change_club(door.desk.events, session.person, club, data)


@delete("/api/clubs/{club:str}", status_code=204, summary="Delete a club")
async def drop_club(club: ClubName, door: TheDoor, session: Caller) -> None:
    """For its organisers: delete the club. Its events stay."""
    await close_club(door.desk.events, session.person, club)


@post("/api/clubs/{club:str}/link", status_code=200, summary="Replace a club's organiser link")
async def replace_club_link(club: ClubName, door: TheDoor, session: Caller) -> ClubLink:
    """For its organisers: a new link; the one before it opens nothing any more."""
    return _linked(door, await renew_club_link(door.desk.events, session.person, club))


@delete(
    "/api/clubs/{club:str}/organisers/me",
    status_code=204,
    responses=answers(409),
    summary="Stop organising a club",
)
async def step_down(club: ClubName, door: TheDoor, session: Caller) -> None:
    """The last organiser cannot leave; they delete the club instead."""
    await leave_club(door.desk.events, session.person, club)


@put(
    "/api/clubs/{club:str}/events/{event:str}",
    status_code=204,
    responses=answers(409),
    summary="Add an event to a club",
)
async def add_event_to_club(
    club: ClubName, event: EventName, door: TheDoor, session: Caller
) -> None:
    """For somebody who organises both. An event is one of at most one club."""
    await add_club_event(door.desk.events, session.person, club, event)


@delete(
    "/api/clubs/{club:str}/events/{event:str}",
    status_code=204,
    summary="Take an event out of a club",
)
async def take_event_from_club(
    club: ClubName, event: EventName, door: TheDoor, session: Caller
) -> None:
    """For the club's organisers. The event itself stays."""
    await remove_club_event(door.desk.events, session.person, club, event)
