"""A team resigns together: the others at the seat hear who wants to resign, and may object.

This is agreed at the seat, like a draft: it is not a fact, and the opponents do not hear of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import message
from rackhouse.record import Actor
from rackhouse.referee import Refusal, commands, decide
from rackhouse.service.access import check_place
from rackhouse.service.live import ResignWish
from rackhouse.service.messages import Resigning

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.messages import Envelope
    from rackhouse.service.values import GameId, PersonId

PATIENCE = 20_000
"""Milliseconds that team mates have to object; after that, one may resign alone."""
ASKED = message("service-asked-team")


def held_back(games: Games, live: LiveGame, person: PersonId, order: Envelope) -> Refusal | None:
    """The refusal for somebody who resigns alone for a team; the others are asked meanwhile."""
    command, now = order.command, games.clock.now()
    seat = command.actor.seat
    if not isinstance(command, commands.Resign) or seat is None or not is_shared(live, seat):
        return None
    if isinstance(decide(live.state, command, live.world(now)), Refusal):
        return None  # the referee says why
    wish = live.wishes.get(seat)
    if wish is None:
        live.wishes[seat] = ResignWish(person, order.id, now + PATIENCE)
        tell_team(games, live, seat)
        return Refusal(ASKED)
    is_again = wish.person == person and (wish.command == order.id or now < wish.until)
    return Refusal(ASKED) if is_again else None


def is_shared(live: LiveGame, seat: int) -> bool:
    """Whether others hold the seat too; at a real board they sit there and can say so."""
    return live.info.custody != "table" and len(live.holders_at(Actor.seat_at(seat))) > 1


async def play_on(games: Games, person: PersonId, game: GameId, place: Actor) -> None:
    """Object to resigning, or withdraw one's own wish to."""
    live = await games.get(game)
    await check_place(games, live, person, place)
    if place.seat is None:
        return
    wish = live.wishes.pop(place.seat, None)
    if wish is not None:
        by = "" if person == wish.person else live.names.get(person, "")
        tell_team(games, live, place.seat, asked=wish.person, objected_by=by)


def wish_at(
    games: Games, live: LiveGame, place: Actor, person: PersonId | None
) -> Resigning | None:
    """Who wants to resign for a place, as one of its holders is told."""
    wish = None if place.seat is None else live.wishes.get(place.seat)
    if wish is None:
        return None
    wait = max(0, wish.until - games.clock.now())
    return Resigning(live.names.get(wish.person, ""), is_own=person == wish.person, wait=wait)


def tell_team(
    games: Games, live: LiveGame, seat: int, *, asked: PersonId = "", objected_by: str = ""
) -> None:
    """Tell all at a seat who wants to resign for it; a refused asker is told who objected."""

    def told(person: PersonId | None) -> Resigning:
        wish = wish_at(games, live, Actor.seat_at(seat), person)
        if wish is None and objected_by and person == asked:
            return Resigning(live.names.get(asked, ""), is_own=True, objected_by=objected_by)
        return wish or Resigning("")

    games.hub.tell_resigning(live, seat, told)
