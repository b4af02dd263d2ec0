"""Beginning a game by itself, once everybody is there and nothing is left to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import CLOCK, Phase, State
from rackhouse.referee import commands

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame


def is_ready(live: LiveGame) -> bool:
    """Whether the game can begin without anybody saying so."""
    state = live.state
    return (
        state.phase is Phase.SETTING_UP
        and not live.info.decided
        and state.is_dealt
        and len(live.seats_taken) == len(state.sides)
        and all(side.nonce is not None for side in state.sides)
        and not _choices(state)
        and not _gathers(live)
    )


def _gathers(live: LiveGame) -> bool:
    """Whether a seat may still wait for more of its people: a team says itself when it is there.

    At an event the round does not wait for them, and the engine's players have nobody to wait for.
    """
    info = live.info
    return info.most_at_a_seat > 1 and not info.event and len(info.chairs) < info.sides


def _choices(state: State) -> bool:
    """Whether the sides may still agree on something before the first draw."""
    rules = state.rules
    return (
        rules.words.own_dictionary != "no"
        or rules.tiles.own_board != "no"
        or (rules.score_keeper.chosen != "none" and state.score_keeper is None)
    )


async def begin_if_ready(games: Games, live: LiveGame) -> None:
    """Draw for first and deal. Whoever calls holds the game's lock."""
    if is_ready(live):
        await games.write(live, commands.Begin(CLOCK))
