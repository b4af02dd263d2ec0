"""The hall's clock at the tables: a round that is timed ends when the hall says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest import facts as f
from rackhouse.messages import message
from rackhouse.record import DIRECTOR, Phase
from rackhouse.referee import commands as c

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.contest import Line
    from rackhouse.contest.facts import AnyFact
    from rackhouse.contest.round_clock import RoundClock
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.referee import Command
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame

CLOCK_FACTS: Final = (
    f.RoundClockStarted, f.RoundClockPaused, f.RoundClockResumed, f.RoundClockExtended,
)  # fmt: skip
OVER: Final = (Phase.FINISHED, Phase.CERTIFIED)
STOPPED: Final = message("desk-pause-clock")


def clock_facts(lines: Iterable[Line]) -> tuple[AnyFact, ...]:
    """Those of some lines that are about the hall's clock."""
    return tuple(line.fact for line in lines if isinstance(line.fact, CLOCK_FACTS))


async def tell_tables(events: Events, live: LiveEvent, facts: tuple[AnyFact, ...]) -> None:
    """Let every table of a timed round go by the hall's clock."""
    clock = live.book.state.clock
    for table, _, standing in await events.store.event_games(live.id):
        # A game that the desk has ended stays so, whatever the clock does.
        is_decided = table.pairing in live.book.state.results
        if standing.phase not in OVER and clock is not None and not is_decided:
            game = await events.games.get(table.game)
            for fact in facts:
                await ring(events.games, game, clock, fact)


async def ring(games: Games, game: LiveGame, clock: RoundClock, fact: AnyFact) -> None:
    """Let one table go by the hall's clock, as far as its game lets it."""
    if game.state.rules.round.limit == "none":
        return
    async with game.lock:
        await games.settle(game)
        for command in _commands(clock, fact, games.clock.now()):
            await games.write(game, command)


def _commands(clock: RoundClock, fact: AnyFact, now: int) -> list[Command]:
    if isinstance(fact, f.RoundClockPaused):
        return [c.Pause(DIRECTOR, STOPPED)]
    resumed: list[Command] = [c.Resume(DIRECTOR)] if isinstance(fact, f.RoundClockResumed) else []
    return [*resumed, c.SetRoundEnd(DIRECTOR, clock.ends_at)] if clock.ends_at > now else resumed
