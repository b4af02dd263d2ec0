"""Invitations: a new link to a place, and old links and holders taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.errors import IllegalError
from rackhouse.record import PUBLIC, Role
from rackhouse.service.access import check_host
from rackhouse.service.consent import is_neutral_director
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.tokens import hash_of, new_token
from rackhouse.service.values import PLAYING_ROLES, Invitation

if TYPE_CHECKING:
    from rackhouse.record import Actor
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


BEGUN = (
    "The game has begun: nobody is sent away from it. Whoever should take this place opens its "
    "link and asks the players."
)


async def invite(games: Games, person: PersonId, game: GameId, place: Actor) -> str:
    """The token of one more link to a place; those told before stay good.

    Whoever holds a team's seat may ask others to it; all else is the host's.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person neither owns nor directs it.
        IllegalError: where there is no such place.
    """
    live = await games.get(game)
    is_team = place.role is Role.SEAT and live.info.most_at_a_seat > 1
    if not (is_team and live.is_held_by(person, place)):
        await check_host(games, live, person)
    _check_exists(live, place)
    token = new_token(games.chance)
    await games.store.add_invitation(Invitation(hash_of(token), game, place, games.clock.now()))
    return token


async def revoke(
    games: Games,
    person: PersonId,
    game: GameId,
    place: Actor,
    *,
    remove: tuple[PersonId, ...] = (),
) -> str:
    """Make all links to a place bad and return a new one; ``remove`` takes holders away too.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person neither owns nor directs it, or somebody would be sent
            away from a game that has begun by anybody but an event's director who does not play.
        IllegalError: where there is no such place.
        ConflictError: where somebody to remove does not sit there.
    """
    live = await games.get(game)
    await check_host(games, live, person)
    _check_exists(live, place)
    if remove and live.is_begun and place != PUBLIC and not is_neutral_director(live, person):
        raise NotAllowedError(BEGUN)
    if not all(live.is_held_by(other, place) for other in remove):
        raise ConflictError("Somebody who should go does not sit there.")
    await games.store.revoke_invitations(game, place)
    for other in remove:
        await games.store.remove_holder(game, place, other)
    if remove:
        await games.people_changed(live)
    return await invite(games, person, game, place)


def _check_exists(live: LiveGame, place: Actor) -> None:
    seats = range(live.info.sides)
    chairs = [chair.seat for chair in live.info.chairs]
    if place.role not in PLAYING_ROLES or (place.role is Role.SEAT and place.seat not in seats):
        raise IllegalError("There is no such place at this table.")
    if place.seat in chairs:
        raise IllegalError("A player of the engine sits there.")
