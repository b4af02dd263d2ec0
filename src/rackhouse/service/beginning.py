"""Beginning a game that is ready, stopping one that is decided, and handing over a shared screen.

People who share a screen cannot think before they have it. So the game is paused while the screen
is handed over, in the same way as when the hall was away. The player who takes the screen resumes
with the command that every seat has after such a pause.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import message
from rackhouse.record import CLOCK, Phase, Role, State
from rackhouse.referee import commands, next_due
from rackhouse.service.correspondence import begin_vacations
from rackhouse.service.errors import NotAllowedError

if TYPE_CHECKING:
    from rackhouse.messages import Message
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


def is_ready(live: LiveGame) -> bool:
    """Whether the game can begin without a command."""
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
    """Whether a seat may still wait for team members; a team says itself when it is complete.

    A round of an event does not wait for them, and engine players have nobody to wait for.
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
    """Draw for first and deal if the game is ready. The caller holds the game's lock."""
    if is_ready(live):
        await games.write(live, commands.Begin(CLOCK))
        await begin_vacations(games, live)


async def set_decided(games: Games, live: LiveGame, words: Message | str) -> None:
    """Set why a game is not played on, or clear it with an empty text; everyone watching is told.

    The caller holds the game's lock, so that nothing else happens in the game meanwhile.
    """
    if live.info.decided == words:
        return
    await games.store.set_decided(live.id, words)
    await games.people_changed(live)


PASSED_ON = message("service-pause-passed-on")


async def hand_over(games: Games, person: PersonId, game: GameId) -> bool:
    """Pause a game while its screen is handed over; returns whether there was anything to pause.

    Raises:
        NotAllowedError: if somebody else has a seat, whose time this screen must not stop.
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
    """Whether one person holds several seats, and nobody else holds any."""
    seats = [held for held in live.holders if held.place.role is Role.SEAT]
    is_all = len(seats) > 1 and all(held.person == person for held in seats)
    return is_all and live.state.is_dealt
