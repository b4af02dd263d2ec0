"""How the games of an event stand, for its pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import facts as f
from rackhouse.contest.book import undone_in
from rackhouse.desk.views.scene import GameShown
from rackhouse.record import JUDGE, Phase

if TYPE_CHECKING:
    from rackhouse.contest import Book
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameInfo, Standing

OVER = (Phase.FINISHED, Phase.CERTIFIED)
MOST_READ = 64
"""How many games are read for the number of their turn where they are not at hand."""


def is_under_way(phase: str) -> bool:
    """Whether a game in a phase has begun and is not over.

    >>> is_under_way("setting up"), is_under_way("on turn"), is_under_way("certified")
    (False, True, False)
    """
    return phase not in (Phase.SETTING_UP.value, *(one.value for one in OVER))


async def games_shown(events: Events, live: LiveEvent) -> dict[int, GameShown]:
    """The games in which pairings are played now, by their pairings."""
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
        if isinstance(line.fact, f.ReplayOrdered) and line.action not in dead
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
    """How a game stands, as far as it is known without reading its facts."""
    return GameShown(
        game=info.id,
        custody=info.custody,
        phase=standing.phase.value,
        turn=0,
        scores=standing.scores,
        calls=int(standing.phase is Phase.ADJUDICATING and JUDGE.role.value in info.offices),
        marked=0,
    )
