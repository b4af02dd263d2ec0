"""Players across events: everybody with a rating, one player, and who is the same person."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from rackhouse.desk.claims import ClaimAnswer, answer_claim
from rackhouse.desk.known_players import KnownAs, LikelyShown, known_as, likely_same
from rackhouse.desk.players import (
    PlayerLine,
    PlayerShown,
    SameAs,
    player_shown,
    players_listed,
    say_same,
)
from rackhouse.desk.rating_list import (
    EntryRating,
    RatingProposed,
    propose_ratings,
    set_ratings,
)
from rackhouse.server.parameters import AtEvent, Caller, EntryNumber, TheDoor, Visitor
from rackhouse.server.routes.people import Body

PlayerName = Annotated[
    str,
    PathParameter(
        description="The player.", min_length=1, max_length=120, pattern="^[A-Za-z0-9_-]+$"
    ),
]
Letters = Annotated[str, QueryParameter(description="A few letters of a name.", max_length=80)]


@get("/api/ratings", summary="List the rated players")
async def all_players(door: TheDoor, letters: Letters = "") -> tuple[PlayerLine, ...]:
    """Everybody who has played at public events, the strongest first."""
    return await players_listed(door.desk.player_books, letters)


@get("/api/players/{player:str}", summary="Get a player")
async def one_player(player: PlayerName, door: TheDoor, visitor: Visitor) -> PlayerShown:
    """Rating, history, head to head, high games and plays, over all public events."""
    return await player_shown(door.desk.player_books, player, visitor)


@put(
    "/api/players/{player:str}/claims",
    status_code=204,
    summary="Accept or reject that somebody is this player",
)
async def answer_player_claim(
    player: PlayerName, data: JSONBody[ClaimAnswer], door: TheDoor, session: Caller
) -> None:
    """For the player, and for the organisers of the event where they played first."""
    await answer_claim(door.desk.player_books, session.person, player, data)


class RatingListGiven(Body, frozen=True):
    """The text of a rating list; empty for this server's own ratings."""

    text: Annotated[str, msgspec.Meta(max_length=2_000_000)] = ""


class RatingsGiven(Body, frozen=True):
    """Ratings to set, all in one step."""

    ratings: Annotated[tuple[EntryRating, ...], msgspec.Meta(min_length=1, max_length=10_000)]


@post("/api/events/{event:str}/ratings/read", status_code=200, summary="Look ratings up by name")
async def read_event_ratings(
    at: AtEvent, data: JSONBody[RatingListGiven], door: TheDoor
) -> tuple[RatingProposed, ...]:
    """For the office: what a rating list says of the players; nothing is set."""
    books = door.desk.player_books
    return await propose_ratings(books, at.person, at.event, at.role, data.text)


@put("/api/events/{event:str}/ratings", status_code=204, summary="Set ratings of entries")
async def set_event_ratings(at: AtEvent, data: JSONBody[RatingsGiven]) -> None:
    """For the office."""
    await set_ratings(*at, data.ratings)


@get("/api/events/{event:str}/entries/{entry:int}/likely", summary="Suggest who an entry is")
async def likely_players(
    at: AtEvent, entry: EntryNumber, door: TheDoor, letters: Letters = ""
) -> tuple[LikelyShown, ...]:
    """For the office: players of other events, by a few letters or by the same name."""
    return await likely_same(door.desk.player_books, at.person, at.event, at.role, entry, letters)


@get("/api/events/{event:str}/entries/{entry:int}/player", summary="Get the players of an entry")
async def entry_players(at: AtEvent, entry: EntryNumber, door: TheDoor) -> tuple[KnownAs, ...]:
    """For the office: the players of an entry, with what is known of them from all events."""
    return await known_as(door.desk.player_books, at.person, at.event, at.role, entry)


@put(
    "/api/events/{event:str}/entries/{entry:int}/player",
    status_code=204,
    summary="Say which player an entry is",
)
async def set_player(
    at: AtEvent, entry: EntryNumber, data: JSONBody[SameAs], door: TheDoor
) -> None:
    """For the office: say that an entry, or a member, is a player known from another event.

    It counts once the player, or the organiser of the event where they played first, accepts it.
    """
    await say_same(door.desk.player_books, at.person, at.event, at.role, entry, data)
