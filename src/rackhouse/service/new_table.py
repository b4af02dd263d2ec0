"""A new table: the first facts, who sits there already, and an invitation for every other place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import IllegalError
from rackhouse.log.values import StoredEntry
from rackhouse.record import (
    DIRECTOR,
    JUDGE,
    PUBLIC,
    SCORE_KEEPER,
    Actor,
    commitment_of,
    encode_entry,
    fold,
)
from rackhouse.referee import GamePlan, Refusal, World, commands, decide, open_game
from rackhouse.service.beginning import begin_if_ready
from rackhouse.service.places import place_name
from rackhouse.service.standing import standing_of
from rackhouse.service.tokens import hash_of, new_secret, new_token
from rackhouse.service.values import GameId, Holder, Invitation, NewGame

if TYPE_CHECKING:
    from rackhouse.record import RecordEntry, State
    from rackhouse.service.games import Games
    from rackhouse.service.values import GameInfo, PersonId


class Opened(msgspec.Struct, frozen=True):
    """A new game. Each invitation is the secret of a link, and is told this once."""

    game: GameId
    commitment: str
    """The hash of the secret that the draws come from: known before any seat adds its chance."""
    held: tuple[str, ...]
    """The places that its opener has taken."""
    invitations: dict[str, str]


async def set_table(
    games: Games, plan: GamePlan, info: GameInfo, sitting: tuple[tuple[Actor, PersonId], ...]
) -> Opened:
    """Keep a new game, and begin it if everybody is there.

    Raises:
        IllegalError: where the rules do not allow such a game.
    """
    now = games.clock.now()
    secret = new_secret(games.chance) if plan.custody == "dealt" else ""
    commitment = commitment_of(secret) if secret else ""
    first = open_game(msgspec.structs.replace(plan, commitment=commitment), now)
    if isinstance(first, Refusal):
        raise IllegalError(first.reason)
    entries, state = _with_nonces(games, first, info, now)
    tokens = {place: new_token(games.chance) for place in _places(state, info, sitting)}
    await games.store.add_game(
        NewGame(
            info=info,
            secret=secret,
            entries=tuple(StoredEntry(entry.number, encode_entry(entry)) for entry in entries),
            standing=standing_of(state, info),
            invitations=tuple(
                Invitation(hash_of(token), info.id, place, now) for place, token in tokens.items()
            ),
            holders=tuple(Holder(info.id, place, person, now) for place, person in sitting),
        )
    )
    live = await games.get(info.id)
    async with live.lock:
        await begin_if_ready(games, live)
    games.wrote(live)
    games.process.task(games.books.warm(live.state))
    held = tuple(place_name(place) for place, person in sitting if person == info.owner)
    names = {place_name(place): token for place, token in tokens.items()}
    return Opened(info.id, commitment, held, names)


async def invite_again(games: Games, game: GameId) -> Opened:
    """What :func:`set_table` answered, whose answer was lost; what it left undone is done now.

    The secrets of invitations are kept by nobody, so these are new ones.
    """
    live = await games.get(game)
    async with live.lock:
        await begin_if_ready(games, live)
    games.wrote(live)
    info, now = live.info, games.clock.now()
    held = tuple((one.place, one.person) for one in live.holders if one.person == info.owner)
    tokens = {place: new_token(games.chance) for place in _places(live.state, info, held)}
    for place, token in tokens.items():
        await games.store.add_invitation(Invitation(hash_of(token), game, place, now))
    names = {place_name(place): token for place, token in tokens.items()}
    return Opened(game, live.state.commitment, tuple(place_name(place) for place, _ in held), names)


def _with_nonces(
    games: Games, first: RecordEntry, info: GameInfo, now: int
) -> tuple[list[RecordEntry], State]:
    """The first facts: the game, and the chance that the engine's seats add to the draws."""
    entries, state = [first], fold([first])
    for chair in info.chairs:
        given = decide(
            state,
            commands.GiveNonce(Actor.seat_at(chair.seat), new_token(games.chance)),
            World(now),
        )
        if isinstance(given, Refusal):
            raise IllegalError(given.reason)
        state = given.after
        entries.extend(given.entries)
    return entries, state


def _places(
    state: State, info: GameInfo, sitting: tuple[tuple[Actor, PersonId], ...]
) -> list[Actor]:
    """The places that others are invited to."""
    taken = {place for place, _ in sitting}
    if info.most_at_a_seat > 1:
        taken = {place for place in taken if place.seat is None}
    taken |= {Actor.seat_at(chair.seat) for chair in info.chairs}
    seats = [Actor.seat_at(seat) for seat in range(len(state.sides))]
    roles = [JUDGE, SCORE_KEEPER, DIRECTOR, PUBLIC]
    return [place for place in (*seats, *roles) if place not in taken]
