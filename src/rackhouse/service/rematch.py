"""The same people at the same places, under the same rules, once more."""

from __future__ import annotations

import base64
import hashlib
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.errors import IllegalError
from rackhouse.record import Actor, Role
from rackhouse.referee import GamePlan, commands
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.messages import Rematch
from rackhouse.service.new_table import set_table

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


async def rematch(games: Games, person: PersonId, game: GameId) -> GameId:
    """Open a rematch, or find the one that somebody else at the table has opened.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person played no part in it.
        ConflictError: where it is not over.
    """
    live = await games.get(game)
    if not live.plays(person):
        raise NotAllowedError("A rematch is for those who played.")
    if not live.is_over:
        raise ConflictError("Finish this game first.")
    state = live.state
    info = replace(
        live.info,
        id=rematch_id(game),
        created=games.clock.now(),
        owner=person,
        is_imported=False,
        private_for=(),
        decided="",
        rematch_of=game,
        # Whatever it decides, it does not decide the pairing of an event once more.
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
            # Somebody else was a moment faster, or such a game cannot be.
            if await games.rows.kept(info.id) is None:
                raise
        await _choose_again(games, live, info.id)
        asked = await asked_for(games, live)
        if asked is not None:
            games.hub.tell_rematch(game, asked)
    return info.id


async def _choose_again(games: Games, live: LiveGame, again: GameId) -> None:
    """The sides chose their score-keeper once: the same one, until they choose another."""
    keeper = live.state.score_keeper
    if keeper is None:
        return
    table = await games.get(again)
    async with table.lock:
        await games.write(table, commands.ChooseScoreKeeper(Actor.seat_at(keeper), keeper))


async def rematch_of(games: Games, live: LiveGame) -> GameId | None:
    """The rematch of a game, if somebody has opened one."""
    if not live.is_over or await games.rows.kept(rematch_id(live.id)) is None:
        return None
    return rematch_id(live.id)


async def asked_for(games: Games, live: LiveGame) -> Rematch | None:
    """The rematch of a game and who asked for it, if somebody has."""
    kept = await games.rows.kept(rematch_id(live.id)) if live.is_over else None
    if kept is None:
        return None
    owner = kept.info.owner
    people = () if owner is None else await games.store.people((owner,))
    return Rematch(kept.info.id, people[0].name if people else "")


def rematch_id(game: GameId) -> GameId:
    """The name of a game's rematch: two who ask for one get the same.

    >>> rematch_id("first") == rematch_id("first") != rematch_id("second")
    True
    """
    digest = hashlib.sha256(f"rematch of {game}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()
