"""How the games of an event stand, and the hall's clock at its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest import actions
from rackhouse.contest.book import undone_in
from rackhouse.desk.views.scene import GameShown
from rackhouse.messages import message
from rackhouse.record import DIRECTOR, JUDGE, Phase
from rackhouse.referee import commands as c

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.contest import Book, Line
    from rackhouse.contest.actions import AnyFact
    from rackhouse.contest.state import RoundClock
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.referee import Command
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameInfo, Standing


OVER: Final = (Phase.FINISHED, Phase.CERTIFIED)
MOST_READ = 64
"""How many games that are not in memory are read for their turn number."""


def is_under_way(phase: str) -> bool:
    """Whether a game in this phase has begun and is not over.

    >>> is_under_way("setting up"), is_under_way("on turn"), is_under_way("certified")
    (False, True, False)
    """
    return phase not in (Phase.SETTING_UP.value, *(one.value for one in OVER))


async def games_shown(events: Events, live: LiveEvent) -> dict[int, GameShown]:
    """The current games, by their pairings."""
    since = replayed_at(live.book)
    pairings = live.book.state.pairings
    shown: dict[int, GameShown] = {}
    read = 0
    for table, info, standing in await events.store.event_games(live.id):
        pairing = pairings.get(table.pairing)
        if pairing is None or pairing.sides != table.sides:
            continue
        if table.opened < since.get(table.pairing, 0):
            continue
        game = events.games.at_hand(table.game)
        if game is None and standing.phase not in OVER and read < MOST_READ:
            game = await events.games.get(table.game)
            read += 1
        shown[table.pairing] = (
            _kept(info, standing) if game is None or game.number < standing.number else now(game)
        )
    return shown


def replayed_at(book: Book) -> dict[int, int]:
    """When each match was last ordered to be played again."""
    dead = undone_in(book.lines)
    return {
        line.fact.pairing: line.at
        for line in book.lines
        if isinstance(line.fact, actions.ReplayOrdered) and line.action not in dead
    }


def now(game: LiveGame) -> GameShown:
    """How a game stands."""
    state = game.state
    return GameShown(
        game=game.id,
        custody=game.info.custody,
        phase=state.phase.value,
        turn=state.turn,
        scores=tuple(side.score for side in state.sides),
        calls=int(state.call is not None and state.ruler == "judge"),
        marked=sum(marker.outcome is None for marker in state.markers),
    )


def _kept(info: GameInfo, standing: Standing) -> GameShown:
    """How a game stands, as far as the store knows without its facts."""
    return GameShown(
        game=info.id,
        custody=info.custody,
        phase=standing.phase.value,
        turn=0,
        scores=standing.scores,
        calls=int(standing.phase is Phase.ADJUDICATING and JUDGE.role.value in info.offices),
        marked=0,
    )


CLOCK_FACTS: Final = (
    actions.RoundClockStarted, actions.RoundClockPaused, actions.RoundClockResumed,
    actions.RoundClockExtended,
)  # fmt: skip
STOPPED: Final = message("desk-pause-clock")


def clock_facts(lines: Iterable[Line]) -> tuple[AnyFact, ...]:
    """The lines about the hall's clock."""
    return tuple(line.fact for line in lines if isinstance(line.fact, CLOCK_FACTS))


async def tell_tables(events: Events, live: LiveEvent, facts: tuple[AnyFact, ...]) -> None:
    """Make every table of a timed round follow the hall's clock."""
    clock = live.book.state.clock
    for table, _, standing in await events.store.event_games(live.id):
        # A game that the desk has ended stays ended.
        is_decided = table.pairing in live.book.state.results
        if standing.phase not in OVER and clock is not None and not is_decided:
            game = await events.games.get(table.game)
            for fact in facts:
                await ring(events.games, game, clock, fact)


async def ring(games: Games, game: LiveGame, clock: RoundClock, fact: AnyFact) -> None:
    """Make one table follow the hall's clock, as far as its game allows."""
    if game.state.rules.round.limit == "none":
        return
    async with game.lock:
        await games.settle(game)
        for command in _commands(clock, fact, games.clock.now()):
            await games.write(game, command)


def _commands(clock: RoundClock, fact: AnyFact, now: int) -> list[Command]:
    if isinstance(fact, actions.RoundClockPaused):
        return [c.Pause(DIRECTOR, STOPPED)]
    resumed: list[Command] = (
        [c.Resume(DIRECTOR)] if isinstance(fact, actions.RoundClockResumed) else []
    )
    if clock.ends_at > now:
        return [*resumed, c.SetRoundEnd(DIRECTOR, clock.ends_at)]
    # A round cut short is over at once; a table that is opened after the end plays its own time.
    is_cut_short = isinstance(fact, actions.RoundClockExtended)
    return [*resumed, c.RingBell(DIRECTOR)] if is_cut_short else resumed
