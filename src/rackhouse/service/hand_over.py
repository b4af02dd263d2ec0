"""Handing a screen over that goes round: nobody's time runs while the curtain is down.

Whoever shares a screen cannot think before it is theirs, so the program pauses the game when the
curtain falls, as it does when it was away itself. The one who takes the screen lets it go on, by
the command that every seat has after such a pause.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import message
from rackhouse.record import CLOCK, Role
from rackhouse.referee import commands, next_due
from rackhouse.service.errors import NotAllowedError

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId

PASSED_ON = message("service-pause-passed-on")


async def hand_over(games: Games, person: PersonId, game: GameId) -> bool:
    """Pause a game while its screen is passed on; whether there was anything to pause.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where somebody else has a seat, whose time is not this screen's to stop.
        StoreUnavailableError: where nothing can be written at the moment.
    """
    live = await games.get(game)
    if not _goes_round(live, person):
        await games.refresh_people(live)
        if not _goes_round(live, person):
            raise NotAllowedError("service-only-shared-screen-pauses")
    await games.uncertain.settled(live)
    async with live.lock:
        await games.settle(live)
        if live.state.ticking is None and next_due(live.state) is None:
            return False
        written = await games.write(live, commands.Pause(CLOCK, PASSED_ON))
        return isinstance(written, tuple)


def _goes_round(live: LiveGame, person: PersonId) -> bool:
    """Whether the racks of several seats lie with somebody, and none with anybody else."""
    seats = [held for held in live.holders if held.place.role is Role.SEAT]
    is_all = len(seats) > 1 and all(held.person == person for held in seats)
    return is_all and live.state.is_dealt
