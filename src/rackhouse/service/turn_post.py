"""Tells people about their games by correspondence: it is your move, and your time runs out.

Whose move it is stands in the store, so every process searches it once a minute, and a restart
loses nothing. A notice has a name made of what it is about, so nobody gets it twice. Before it goes
out it is asked again whether it is still true: a game that went on, or is over, is not told of. No
rack, draft or tile is ever in a notice.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from rackhouse.errors import RackhouseError
from rackhouse.log.store import StoreUnavailableError
from rackhouse.messages import Duration, Name, all_of
from rackhouse.record import Role
from rackhouse.referee import next_due
from rackhouse.referee.ending import next_mover
from rackhouse.referee.question import question_of
from rackhouse.service.outgoing import LOOK_AGAIN, OutgoingQueue
from rackhouse.service.people import RECOVERY_LASTS
from rackhouse.service.places import place_name
from rackhouse.service.tokens import stable_id
from rackhouse.service.values import Notice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.messages import Value
    from rackhouse.record import Actor, State
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import NoticeKind, NoticeWay, TurnReader, WaitingTurn


class TurnNews(msgspec.Struct, frozen=True):
    """What somebody is told about a game: never a rack, a draft or a tile."""

    kind: NoticeKind
    others: Value
    """Whom they play."""
    time: Value
    """How long they have left."""
    page: str
    """The game as they see it, below the hall's address."""


class TurnWay(Protocol):
    """A way of telling people, by mail or on their devices."""

    @property
    def way(self) -> NoticeWay:
        """Which it is."""

    @property
    def is_open(self) -> bool:
        """Whether this hall tells anybody in this way."""

    @property
    def grace(self) -> int:
        """Milliseconds after the last move before anybody is told: they may be at the table."""

    async def write(self, news: TurnNews, reader: TurnReader) -> tuple[str, str]:
        """The subject and the text of a notice."""

    async def room(self, now: int) -> int:
        """How many more may go out now."""

    async def reaches(self, notice: Notice) -> bool:
        """Whether a notice's reader still wants to be told there."""

    async def send(self, notice: Notice) -> TurnSent:
        """Send a notice."""


class TurnSent(msgspec.Struct, frozen=True):
    """What became of a notice."""

    error: str = ""
    """Why it was not sent; empty if it was."""
    wait: int | None = None
    """Milliseconds until it is tried again; ``None`` if it is not."""


SOON: Final = 12 * 3600 * 1000
"""Milliseconds before time runs out at which somebody is reminded."""
KEPT: Final = 120 * 24 * 3600 * 1000
"""Milliseconds that a notice is remembered, which is longer than a turn can last."""
_HOUR: Final = 3600
_VOID: Final = TurnSent("void")
_ASKED: Final = ("turn", "press", "plays", "book", "confirm")
_logger = logging.getLogger("rackhouse.hall")


class TurnPost:
    """Tells those whose move it is, in every way that the hall has."""

    def __init__(self, games: Games, *ways: TurnWay) -> None:
        self.games = games
        self._ways = {way.way: way for way in ways if way.is_open}
        self._queues = {
            name: OutgoingQueue(games.clock, partial(self._claim, way), partial(self._send, way))
            for name, way in self._ways.items()
        }

    def has(self, way: NoticeWay) -> bool:
        """Whether this hall tells people in a way."""
        return way in self._ways

    def ring(self, way: NoticeWay) -> None:
        """Say that a notice waits."""
        if way in self._queues:
            self._queues[way].ring()

    async def run(self) -> None:
        """Search and send until cancelled."""
        if self._ways:
            await asyncio.gather(self._search(), *(queue.run() for queue in self._queues.values()))

    async def empty(self) -> int:
        """Send what waits; returns how many notices it was."""
        return sum([await queue.empty() for queue in self._queues.values()])

    async def _search(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreUnavailableError:
                _logger.warning("Nobody can be told whose move it is.")
            await self.games.clock.wait_until(self.games.clock.now() + LOOK_AGAIN)

    async def sweep(self) -> int:
        """Write the notices that are due; returns how many seats were looked at."""
        now, store = self.games.clock.now(), self.games.store
        await store.drop_notices(now - KEPT)
        looked_at = 0
        for way in self._ways.values():
            for turn in await store.waiting_turns(way.way, now - way.grace):
                looked_at += 1
                try:
                    live = await self.games.get(turn.game)
                    if notices := await self._written(way, live, turn, now):
                        await store.add_notices(notices)
                        self.ring(way.way)
                except StoreUnavailableError:
                    raise
                except RackhouseError as error:
                    fault = type(error).__name__
                    _logger.warning("A game cannot be told about.", extra={"fault": fault})
        return looked_at

    async def _written(
        self, way: TurnWay, live: LiveGame, turn: WaitingTurn, now: int
    ) -> tuple[Notice, ...]:
        reader, notices = turn.reader, []
        device = reader.address if way.way == "push" else ""
        for kind, name in _due_notices(live.state, turn.place, now):
            subject, text = await way.write(_news(live, turn.place, kind, now), reader)
            id_ = _id(reader.person, device, live, kind, name)
            about = (id_, reader.person, kind, reader.address, live.id)
            notices.append(Notice(*about, subject, text, now, way.way))
        return tuple(notices)

    async def _claim(self, way: TurnWay, now: int) -> tuple[Notice, ...]:
        most = await way.room(now)
        return await self.games.store.claim_notices(way.way, now, most) if most else ()

    async def _send(self, way: TurnWay, notice: Notice) -> None:
        is_wanted = await way.reaches(notice) and await self._is_true(notice)
        done = await way.send(notice) if is_wanted else _VOID
        now = self.games.clock.now()
        is_over = done.wait is None
        await self.games.store.close_notice(
            notice.id, sent=now if is_over else None, error=done.error, due=now + (done.wait or 0)
        )

    async def _is_true(self, notice: Notice) -> bool:
        """Whether a notice still tells its reader something."""
        if not notice.game:
            age = self.games.clock.now() - notice.created
            return notice.kind != "win back" or age < RECOVERY_LASTS
        try:
            live = await self.games.get(notice.game)
        except RackhouseError:
            return False
        now = self.games.clock.now()
        device = notice.address if notice.way == "push" else ""
        return any(
            _id(notice.person, device, live, kind, name) == notice.id
            for place in live.places_of(notice.person)
            for kind, name in _due_notices(live.state, place, now)
        )


def turn_asked(state: State, seat: int) -> str:
    """The name of the turn in which it is a seat's move; empty if it is not.

    >>> from rackhouse.game import Game
    >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
    >>> game.begin()
    >>> turn_asked(game.state, game.state.mover), turn_asked(game.state, 1 - game.state.mover)
    ('turn 1', '')
    """
    question = question_of(state)
    if seat not in question.seats:
        return ""
    if question.kind == "window":
        # Others may challenge as well, but only the next side has to come.
        return f"turn {state.turn + 1}" if next_mover(state) == seat else ""
    if question.kind not in _ASKED:
        return ""
    return f"{question.kind} {state.turn}"


def _due_notices(state: State, place: Actor, now: int) -> Iterator[tuple[NoticeKind, str]]:
    """What somebody at a place is told now, and the name of the turn that it is about."""
    seat = place.seat
    if place.role is not Role.SEAT or seat is None or not state.is_by_correspondence:
        return
    name = turn_asked(state, seat)
    if not name:
        if state.turn == 1 and state.mover != seat and not state.tally:
            yield "begun", "begun"
        return
    yield "turn", name
    due = next_due(state)
    is_theirs = due is not None and due.kind in ("turn limit", "soft limit") and state.timed == seat
    if due is not None and is_theirs and due.at - now <= SOON:
        yield "reminder", name


def _id(person: str, device: str, live: LiveGame, kind: NoticeKind, name: str) -> str:
    return stable_id(f"notice {kind} {person} {live.id} {name}{device}")


def _news(live: LiveGame, place: Actor, kind: NoticeKind, now: int) -> TurnNews:
    own = place_name(place)
    names = [Name(one.name) for one in live.sitters() if one.place != own and one.name]
    due = next_due(live.state)
    left = 0 if due is None else max(0, due.at - now) // 1000
    time = Duration(left // _HOUR * _HOUR if left >= _HOUR else left // 60 * 60)
    others = all_of(names or [Name(live.info.title)])
    return TurnNews(kind, others, time, f"games/{live.id}?place={own}")
