"""Mail about games by correspondence: it is your move, and your time runs out.

Whose move it is stands in the store, so every process searches it once a minute, and a restart
loses nothing. A notice has a name made of what it is about, so nobody gets it twice. Before it goes
out it is asked again whether it is still true: a game that went on, or is over, is not written
about. No rack, draft or tile is ever in a letter.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from rackhouse.errors import RackhouseError
from rackhouse.log.store import StoreUnavailableError
from rackhouse.messages import Duration, Name, Voice, all_of, message
from rackhouse.record import Role
from rackhouse.referee import next_due
from rackhouse.referee.ending import next_mover
from rackhouse.referee.question import question_of
from rackhouse.service.outgoing import AGAIN, AT_ONCE, LOOK_AGAIN, OutgoingQueue, sent
from rackhouse.service.places import place_name
from rackhouse.service.tokens import stable_id
from rackhouse.service.values import Notice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.record import Actor, State
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.outgoing import Postman
    from rackhouse.service.values import MailWish, NoticeKind, WaitingTurn

GRACE: Final = 2 * 60 * 1000
"""Milliseconds after the last move before anybody is written to: they may be at the table."""
SOON: Final = 12 * 3600 * 1000
"""Milliseconds before time runs out at which somebody is reminded."""
KEPT: Final = 120 * 24 * 3600 * 1000
"""Milliseconds that a notice is remembered, which is longer than a turn can last."""
_DAY: Final = 24 * 3600 * 1000
_HOUR: Final = 3600
_VOID: Final = "void"
_ASKED: Final = ("turn", "press", "plays", "book", "confirm")
_logger = logging.getLogger("rackhouse.hall")


class TurnPost:
    """Writes to those whose move it is, if there is a postman."""

    def __init__(self, games: Games, postman: Postman | None, letters_a_day: int) -> None:
        self.games = games
        self._postman = postman
        self._letters_a_day = letters_a_day
        self._queue = OutgoingQueue(games.clock, self._claim, self._deliver)

    @property
    def has_postman(self) -> bool:
        """Whether this hall sends mail."""
        return self._postman is not None

    def ring(self) -> None:
        """Say that a letter waits."""
        self._queue.ring()

    async def run(self) -> None:
        """Search and send until cancelled."""
        if self._postman is None:
            return
        await asyncio.gather(self._queue.run(), self._search())

    async def empty(self) -> int:
        """Send what waits; returns how many letters it was."""
        return await self._queue.empty()

    async def _search(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreUnavailableError:
                _logger.warning("Nobody can be told whose move it is.")
            await self.games.clock.wait_until(self.games.clock.now() + LOOK_AGAIN)

    async def sweep(self) -> int:
        """Write the letters that are due; returns how many games were looked at."""
        now, store = self.games.clock.now(), self.games.store
        await store.drop_notices(now - KEPT)
        waiting = await store.waiting_turns(now - GRACE)
        for turn in waiting:
            try:
                live = await self.games.get(turn.game)
                notices = tuple(await self._due_letters(live, turn, now))
                if notices:
                    await store.add_notices(notices)
                    self.ring()
            except StoreUnavailableError:
                raise
            except RackhouseError as error:
                fault = type(error).__name__
                _logger.warning("A game cannot be told about.", extra={"fault": fault})
        return len(waiting)

    async def _due_letters(self, live: LiveGame, turn: WaitingTurn, now: int) -> list[Notice]:
        address = await self.games.store.address()
        return [
            _letter(live, turn.wish, turn.place, kind, name, address, now)
            for kind, name in _due_notices(live.state, turn.place, now)
        ]

    async def _claim(self, now: int) -> tuple[Notice, ...]:
        left = self._letters_a_day - await self.games.store.notices_sent(now - _DAY)
        most = max(0, min(AT_ONCE, left))
        return await self.games.store.claim_notices(now, now - AGAIN, most) if most else ()

    async def _deliver(self, notice: Notice) -> None:
        error = _VOID
        if self._postman is not None and await self._is_true(notice):
            error = await sent(self._postman, notice.address, notice.subject, notice.text)
        is_done = error in ("", _VOID)
        moment = self.games.clock.now() if is_done else None
        await self.games.store.close_notice(notice.id, sent=moment, error=error)

    async def _is_true(self, notice: Notice) -> bool:
        """Whether a notice still tells its reader something, and they still want to know."""
        wish = await self.games.store.mail_wish(notice.person)
        if wish is None or wish.address != notice.address:
            return False
        if notice.kind == "proof":
            return True
        try:
            live = await self.games.get(notice.game)
        except RackhouseError:
            return False
        now = self.games.clock.now()
        return wish.is_proven and any(
            _id(notice.person, live, kind, name) == notice.id
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
        return
    yield "turn", name
    due = next_due(state)
    is_theirs = due is not None and due.kind in ("turn limit", "soft limit") and state.timed == seat
    if due is not None and is_theirs and due.at - now <= SOON:
        yield "reminder", name


def _id(person: str, live: LiveGame, kind: NoticeKind, name: str) -> str:
    return stable_id(f"notice {kind} {person} {live.id} {name}")


def _letter(
    live: LiveGame,
    wish: MailWish,
    place: Actor,
    kind: NoticeKind,
    name: str,
    address: str,
    now: int,
) -> Notice:
    voice = Voice(wish.language)
    own = place_name(place)
    names = [Name(one.name) for one in live.sitters() if one.place != own and one.name]
    others = all_of(names or [Name(live.info.title)])
    due = next_due(live.state)
    left = 0 if due is None else max(0, due.at - now) // 1000
    time = Duration(left // _HOUR * _HOUR if left >= _HOUR else left // 60 * 60)
    game = f"{address}/games/{live.id}?place={own}"
    paragraphs = (
        message(f"mail-your-{kind}", others=others, time=time),
        message("mail-open-game", link=game),
        message("mail-stop", link=f"{address}/mail#stop={wish.stop}"),
    )
    return Notice(
        _id(wish.person, live, kind, name),
        wish.person,
        kind,
        wish.address,
        live.id,
        voice.say(message(f"mail-subject-your-{kind}", others=others)),
        "\n\n".join(voice.say(one) for one in paragraphs),
        now,
    )
