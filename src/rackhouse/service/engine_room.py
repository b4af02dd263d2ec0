"""The engine's players thinking, away from the event loop and holding no lock.

A game has at most one task here. It looks what the game waits for, lets the seat's player think
in a thread, and then gives the command as anybody else would. Its id is made of the game's number
and the seat, so that two processes that think about the same turn cannot play twice.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import RackhouseError
from rackhouse.record import CLOCK, JUDGE, Actor
from rackhouse.referee import Refusal, commands, view
from rackhouse.referee.question import Kind, question_of
from rackhouse.service.players import Chair, SeatPlayer, player_named
from rackhouse.service.standing import awaited_chairs
from rackhouse.service.tokens import new_token
from rackhouse.service.writing import write

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rackhouse.board import Board
    from rackhouse.referee import Command, GameView
    from rackhouse.service.hall import Hall
    from rackhouse.service.live import LiveGame
    from rackhouse.service.players import PlayerMaker
    from rackhouse.service.values import EngineChair, GameId

GRANTED = 60
"""Seconds that an engine's player grants when it keeps the score."""
LEFT_BEHIND = 5000
"""Milliseconds after which a game that waits for an engine's player is taken over."""
SENDER = "engine"
_logger = logging.getLogger("rackhouse.hall")


class Wanted(msgspec.Struct, frozen=True):
    """What a player is asked, and all that it is told."""

    kind: Kind
    view: GameView
    board: Board
    words: tuple[str, ...] = ()
    heard: bool | None = None


class EngineRoom:
    """The players of the engine at all tables of this process."""

    def __init__(self, hall: Hall, players: Mapping[str, PlayerMaker], threads: int) -> None:
        self._hall = hall
        self._players = players
        self._threads = ThreadPoolExecutor(threads, "engine")
        self._tasks: dict[GameId, asyncio.Task[None]] = {}
        self._is_open = True

    def __len__(self) -> int:
        return len(self._tasks)

    def is_thinking(self, game: GameId) -> bool:
        """Whether a player thinks about a game."""
        return game in self._tasks

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called that one can play against, the strongest first."""
        return tuple(self._players)

    def name_of(self, name: str) -> str:
        """The name of a player as it is written.

        Raises:
            UnknownNameError: where there is none of that name.
        """
        return player_named(self._players, name)

    def consider(self, live: LiveGame) -> None:
        """Let the players of a game think, if it waits for one."""
        if not self._is_open or live.id in self._tasks:
            return
        if awaited_chairs(live.state, live.info):
            task = asyncio.create_task(self._attend(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda done: self._done(live, done))

    def _done(self, live: LiveGame, task: asyncio.Task[None]) -> None:
        del self._tasks[live.id]
        if task.cancelled():
            return
        if task.exception() is None:
            self.consider(live)  # the game may have moved on in the last moment
        else:
            fault = type(task.exception()).__name__
            _logger.error("A player gave up.", extra={"game": live.id, "fault": fault})

    async def take_over(self) -> None:
        """Look for games that nobody thinks about: after a restart, or where a process died."""
        while True:
            try:
                before = self._hall.clock.now() - LEFT_BEHIND
                for game in await self._hall.store.awaiting_engine(before, 50):
                    self.consider(await self._hall.live.get(game))
            except RackhouseError as error:
                _logger.warning(
                    "Games wait for their players.", extra={"fault": type(error).__name__}
                )
            await self._hall.clock.wait_until(self._hall.clock.now() + LEFT_BEHIND)

    async def close(self) -> None:
        """Let nobody think any more; what is not decided yet is thought about again later."""
        self._is_open = False
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- one game

    async def _attend(self, live: LiveGame) -> None:
        """Answer for the engine's seats until the game waits for somebody else."""
        while seats := awaited_chairs(live.state, live.info):
            number = live.number
            attempts, not_before = await self._decision(live, seats[0])
            if not_before > self._hall.clock.now() and live.number == number:
                await self._hall.until(live, not_before)
            if live.number == number and not_before <= self._hall.clock.now():
                await self._give(live, attempts, f"{number}-{seats[0]}")

    async def _give(self, live: LiveGame, attempts: list[Command], name: str) -> None:
        """Give the first command that is allowed: a player never blocks a table."""
        refusal: Refusal | None = None
        async with live.lock:
            for at, command in enumerate(attempts):
                written = await write(self._hall, live, command, name=f"{name}-{at}", sender=SENDER)
                if not isinstance(written, Refusal):
                    return
                refusal = written
        raise RuntimeError(f"refused: {refusal}")

    async def _decision(self, live: LiveGame, seat: int | None) -> tuple[list[Command], int]:
        """What to try, in this order, and not before which moment."""
        state, hall = live.state, self._hall
        kind = question_of(state).kind
        if seat is None:
            return [await self._verdict(live)], 0
        actor = Actor.seat_at(seat)
        if kind == "lots":
            return [commands.GiveNonce(actor, new_token(hall.chance))], 0
        if kind == "paused":
            return [commands.Resume(CLOCK)], 0
        if kind == "turn" and state.turn_state.time_asked and seat != state.mover:
            return [commands.GrantTime(actor, GRANTED)], 0
        if kind == "confirm" or (kind == "window" and _has_spoken(live, seat)):
            assert state.pending is not None
            wait = state.rules.window.others_seconds * 1000 if kind == "window" else 0
            return [commands.ConfirmScore(actor)], state.pending.opened + wait
        if kind == "press":
            return [commands.PressClock(actor)], 0
        if kind == "result":
            return [commands.ConfirmResult(actor)], 0
        return await self._thought(live, seat, kind)

    async def _verdict(self, live: LiveGame) -> Command:
        """The list speaks for the judge."""
        book = await self._hall.books.book_of(live.state)
        call = live.state.call
        if book.judge is None or call is None:
            raise RackhouseError("There is no list that could speak for the judge.")
        verdict = book.judge(call.words)
        reasons = {ruling.word: ruling.reason for ruling in verdict.refused}
        return commands.Rule(JUDGE, verdict.acceptable, reasons)

    async def _thought(self, live: LiveGame, seat: int, kind: Kind) -> tuple[list[Command], int]:
        state, actor = live.state, Actor.seat_at(seat)
        chair = next(chair for chair in live.info.chairs if chair.seat == seat)
        player = await self._player(live, chair)
        seen = view(state, actor, live.world(self._hall.clock.now()))
        call = state.call
        wanted = Wanted(
            kind,
            seen,
            state.board,
            () if call is None else call.words,
            call.verdicts[0][1] if call is not None and call.verdicts else None,
        )
        attempts: list[Command] = []
        try:
            loop = asyncio.get_running_loop()
            attempts.append(await loop.run_in_executor(self._threads, _asked, player, wanted))
        except RackhouseError as error:
            _logger.warning(
                "A player fails.", extra={"game": live.id, "fault": type(error).__name__}
            )
        attempts += [fallback(actor) for fallback in _FALLBACKS.get(kind, ())]
        return attempts, state.at + chair.pace if kind == "turn" else 0

    async def _player(self, live: LiveGame, chair: EngineChair) -> SeatPlayer:
        book = await self._hall.books.book_of(live.state)
        words = book.words if book.words is not None else await self._hall.books.usual()
        seed = hashlib.sha256(f"{live.seed} {chair.seat}".encode()).hexdigest()
        maker = self._players[self.name_of(chair.player)]
        return maker(Chair(chair.seat, words, live.state.rules, seed, chair.budget))


def _has_spoken(live: LiveGame, seat: int) -> bool:
    pending = live.state.pending
    return pending is not None and (seat in pending.accepted or seat == pending.seat)


def _asked(player: SeatPlayer, wanted: Wanted) -> Command:
    """Runs in a thread of the engine."""
    match wanted.kind:
        case "turn":
            return player.turn(wanted.view, wanted.board)
        case "window":
            return player.window(wanted.view)
        case "plays":
            return player.plays(wanted.view, wanted.board)
        case "book":
            return player.book(wanted.heard, wanted.words)
    raise RackhouseError(f"No player answers {wanted.kind!r}.")


_FALLBACKS: Mapping[Kind, tuple[Callable[[Actor], Command], ...]] = {
    "turn": (commands.Pass, commands.Resign),
    "window": (commands.Accept,),
}
