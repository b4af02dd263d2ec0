"""A new game: its first facts, players and invitations; and rematches."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec.structs import replace

from rackhouse.errors import IllegalError
from rackhouse.log.store import StoredEntry
from rackhouse.record import (
    DIRECTOR,
    JUDGE,
    PUBLIC,
    SCORE_KEEPER,
    Actor,
    Role,
    commitment_of,
    encode_entry,
    fold,
)
from rackhouse.referee import GamePlan, Refusal, World, commands, decide, open_game
from rackhouse.service.beginning import begin_if_ready
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.fair_play import check_blocks
from rackhouse.service.live import standing_of
from rackhouse.service.messages import Rematch
from rackhouse.service.places import place_name
from rackhouse.service.tokens import hash_of, new_secret, new_token, stable_id
from rackhouse.service.values import GameId, Holder, Invitation, NewGame

if TYPE_CHECKING:
    from rackhouse.record import RecordEntry, State
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameInfo, PersonId

    Sitting: TypeAlias = tuple[tuple[Actor, PersonId], ...]


class Opened(msgspec.Struct, frozen=True):
    """A new game. Each invitation is the secret of a link and is shown only once."""

    game: GameId
    commitment: str
    """The hash of the secret that the draws come from, known before any seat adds its chance."""
    held: tuple[str, ...]
    """The places that the opener has taken."""
    invitations: dict[str, str]


async def set_table(games: Games, plan: GamePlan, info: GameInfo, sitting: Sitting) -> Opened:
    """Store a new game, and begin it if everybody is there.

    Raises:
        IllegalError: if the rules do not allow such a game.
    """
    now = games.clock.now()
    secret = new_secret(games.chance) if plan.custody == "dealt" else ""
    commitment = commitment_of(secret) if secret else ""
    first = open_game(replace(plan, commitment=commitment), now)
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
    games.process.task(games.books.warm(live.state))
    held = tuple((place, person) for place, person in sitting if person == info.owner)
    return await _opened(games, live, held, tokens)


async def invite_again(games: Games, game: GameId) -> Opened:
    """The answer of :func:`set_table` again, after it was lost; also finishes what was left undone.

    Only hashes of invitations are stored, so these are new ones.
    """
    live = await games.get(game)
    info, now = live.info, games.clock.now()
    held = tuple((one.place, one.person) for one in live.holders if one.person == info.owner)
    tokens = {place: new_token(games.chance) for place in _places(live.state, info, held)}
    for place, token in tokens.items():
        await games.store.add_invitation(Invitation(hash_of(token), game, place, now))
    return await _opened(games, live, held, tokens)


async def _opened(games: Games, live: LiveGame, held: Sitting, tokens: dict[Actor, str]) -> Opened:
    """Begin a stored game if it is ready, and say so."""
    async with live.lock:
        await begin_if_ready(games, live)
    games.wrote(live)
    names = {place_name(place): token for place, token in tokens.items()}
    taken = tuple(place_name(place) for place, _ in held)
    return Opened(live.id, live.state.commitment, taken, names)


def _with_nonces(
    games: Games, first: RecordEntry, info: GameInfo, now: int
) -> tuple[list[RecordEntry], State]:
    """The first facts: the game, and the chance that the engine seats add to the draws."""
    entries, state = [first], fold([first])
    for chair in info.chairs:
        nonce = commands.GiveNonce(Actor.seat_at(chair.seat), new_token(games.chance))
        given = decide(state, nonce, World(now))
        if isinstance(given, Refusal):
            raise IllegalError(given.reason)
        state = given.after
        entries.extend(given.entries)
    return entries, state


def _places(state: State, info: GameInfo, sitting: Sitting) -> list[Actor]:
    """The places that others are invited to."""
    taken = {place for place, _ in sitting}
    if info.most_at_a_seat > 1:
        taken = {place for place in taken if place.seat is None}
    taken |= {Actor.seat_at(chair.seat) for chair in info.chairs}
    seats = [Actor.seat_at(seat) for seat in range(len(state.sides))]
    roles = [JUDGE, SCORE_KEEPER, DIRECTOR, PUBLIC]
    return [place for place in (*seats, *roles) if place not in taken]


async def rematch(games: Games, person: PersonId, game: GameId) -> GameId:
    """Open a rematch, or find the one that somebody else at the table has opened.

    Raises:
        NotAllowedError: if the person did not take part.
        ConflictError: if the game is not over.
    """
    live = await games.get(game)
    if not live.plays(person):
        raise NotAllowedError("service-only-players-rematch")
    if not live.is_over:
        raise ConflictError("service-finish-first")
    await check_blocks(
        games.store, person, {held.person for held in live.holders if held.place.role is Role.SEAT}
    )
    state = live.state
    info = replace(
        live.info,
        id=_rematch_id(game),
        created=games.clock.now(),
        owner=person,
        is_imported=False,
        private_for=(),
        decided="",
        rematch_of=game,
        # A rematch never decides the pairing of an event.
        event="",
        pairing=0,
    )
    plan = GamePlan(state.sheet, state.rules, state.dictionary, len(state.sides), state.custody)
    sitting = tuple(
        (held.place, held.person) for held in live.holders if held.place.role is not Role.PUBLIC
    )
    if await games.rows.kept(info.id) is None:
        try:
            await set_table(games, plan, info, sitting)
        except IllegalError:
            # Somebody else may have been faster, or such a game is not possible.
            if await games.rows.kept(info.id) is None:
                raise
        await _choose_again(games, live, info.id)
        asked = await asked_for(games, live)
        if asked is not None:
            games.hub.tell_rematch(game, asked)
    return info.id


async def _choose_again(games: Games, live: LiveGame, again: GameId) -> None:
    """Keep the score-keeper that the sides chose, until they choose another."""
    keeper = live.state.score_keeper
    if keeper is None:
        return
    table = await games.get(again)
    async with table.lock:
        await games.write(table, commands.ChooseScoreKeeper(Actor.seat_at(keeper), keeper))


async def rematch_of(games: Games, live: LiveGame) -> GameId | None:
    """The rematch of a game, if somebody has opened one."""
    kept = await games.rows.kept(_rematch_id(live.id)) if live.is_over else None
    return None if kept is None else kept.info.id


async def asked_for(games: Games, live: LiveGame) -> Rematch | None:
    """The rematch of a game and who opened it, if somebody has."""
    kept = await games.rows.kept(_rematch_id(live.id)) if live.is_over else None
    if kept is None:
        return None
    owner = await games.store.person(kept.info.owner or "")
    return Rematch(kept.info.id, "" if owner is None else owner.name)


def _rematch_id(game: GameId) -> GameId:
    return stable_id(f"rematch of {game}")
