"""Lets engine players think, away from the event loop and without holding a lock.

Each game has at most one task here. It finds out what the game waits for, lets the seat's player
think (:class:`.thought.Minds`), and submits the command like anybody else's. The command's ID is
made of the game's number and the seat, so two processes that think about the same turn cannot play
twice.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING

from rackhouse.errors import RackhouseError
from rackhouse.judging import ruled_by
from rackhouse.referee import Refusal
from rackhouse.service.engine_turn import part_of, wanted_of
from rackhouse.service.live import awaited_chairs
from rackhouse.service.players import player_named
from rackhouse.service.thought import Thought
from rackhouse.service.tokens import new_token

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rackhouse.referee import Command
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.players import PlayerMaker
    from rackhouse.service.thought import Minds
    from rackhouse.service.values import GameId

LEFT_BEHIND = 5000
"""Milliseconds after which a game that still waits for an engine player is taken over."""
SENDER = "engine"
_logger = logging.getLogger("rackhouse.hall")


class EngineRoom:
    """The engine players at all tables of this process."""

    def __init__(self, games: Games, players: Mapping[str, PlayerMaker], minds: Minds) -> None:
        self._games = games
        self._players = players
        self._minds = minds
        self._pen = asyncio.Lock()
        """Held while writing: people's plays never queue behind many engine plays."""
        self._tasks: dict[GameId, asyncio.Task[None]] = {}
        self._is_open = True
        games.on_written.append(self.consider)
        games.wanted_by.append(self.is_thinking)

    def __len__(self) -> int:
        return len(self._tasks)

    def is_thinking(self, game: GameId) -> bool:
        """Whether a player is thinking about a game."""
        return game in self._tasks

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players that one can play against, the strongest first."""
        return tuple(self._players)

    def name_of(self, name: str) -> str:
        """The name of a player in its usual spelling.

        Raises:
            UnknownNameError: if there is no player of that name.
        """
        return player_named(self._players, name)

    def consider(self, live: LiveGame) -> None:
        """Let the players of a game think if it waits for one."""
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
            self.consider(live)  # the game may have moved on meanwhile
        else:
            fault = type(task.exception()).__name__
            _logger.error("A player gave up.", extra={"game": live.id, "fault": fault})

    async def take_over(self) -> None:
        """Look for games that nobody thinks about: after a restart, or if another process died."""
        while True:
            try:
                before = self._games.clock.now() - LEFT_BEHIND
                for game in await self._games.store.awaiting_engine(before, 50):
                    self.consider(await self._games.get(game))
            except RackhouseError as error:
                _logger.warning(
                    "Games wait for their players.", extra={"fault": type(error).__name__}
                )
            await self._games.clock.wait_until(self._games.clock.now() + LEFT_BEHIND)

    async def close(self) -> None:
        """Stop thinking; what is undecided is thought about again later."""
        self._is_open = False
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._minds.close()

    # --- one game

    async def _attend(self, live: LiveGame) -> None:
        """Answer for the engine seats until the game waits for somebody else."""
        while seats := awaited_chairs(live.state, live.info):
            number = live.number
            attempts, not_before = await self._decision(live, seats[0])
            if not_before > self._games.clock.now() and live.number == number:
                await self._games.until(live, not_before)
            if live.number == number and not_before <= self._games.clock.now():
                await self._give(live, attempts, f"{number}-{seats[0]}")

    async def _give(self, live: LiveGame, attempts: Sequence[Command], name: str) -> None:
        """Submit the first command that is allowed, so that a player never blocks a table."""
        refusal: Refusal | None = None
        async with self._pen, live.lock:
            for at, command in enumerate(attempts):
                written = await self._games.write(live, command, name=f"{name}-{at}", sender=SENDER)
                if not isinstance(written, Refusal):
                    return
                refusal = written
        raise RuntimeError(f"refused: {refusal}")

    async def _decision(self, live: LiveGame, seat: int | None) -> tuple[Sequence[Command], int]:
        """What to try, in this order, and the earliest moment to do it."""
        if seat is None:
            book = await self._games.books.book_of(live.state)
            return [ruled_by(book.judge, live.state)], 0
        part = part_of(live.state, seat, lambda: new_token(self._games.chance))
        if part.at_once is not None:
            return [part.at_once], part.not_before
        attempts: list[Command] = []
        chair = next(chair for chair in live.info.chairs if chair.seat == seat)
        not_before = live.state.at + chair.pace if part.kind == "turn" else 0
        thought = await self._thought(live, seat)
        try:
            attempts.append(await self._minds.think(thought))
        except RackhouseError as error:
            _logger.warning(
                "A player fails.", extra={"game": live.id, "fault": type(error).__name__}
            )
        return [*attempts, *part.instead], not_before

    async def _thought(self, live: LiveGame, seat: int) -> Thought:
        """The question to a seat's player, with everything it may know."""
        state = live.state
        chair = next(chair for chair in live.info.chairs if chair.seat == seat)
        book = await self._games.books.book_of(state)
        wanted = wanted_of(state, seat, live.world(self._games.clock.now()))
        return Thought(
            player=self.name_of(chair.player),
            seat=seat,
            seed=hashlib.sha256(f"{live.seed} {seat}".encode()).hexdigest(),
            budget=chair.budget,
            rules=state.rules,
            dictionary=None if book.words is None else state.dictionary,
            kind=wanted.kind,
            view=wanted.view,
            layout=state.board.layout,
            cells=state.board.cells,
            words=wanted.words,
            heard=wanted.heard,
        )
