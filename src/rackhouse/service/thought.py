"""A thought: what an engine player is asked, as one value that can go to another process.

It holds what the player's seat may know, and nothing else of a game: the view of that seat, the
board, the rules and the player's own luck. The answer is a command, or the kind of error that kept
the player from one.

:mod:`rackhouse.service.engine_pool` starts the process. It says its version, then answers each
thought on its input with one decision on its output, each preceded by its length. It keeps no
state, so it may be ended at any moment. It ends by itself when its input is closed, even in the
middle of a thought, so a killed hall leaves no process behind.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, BinaryIO, Protocol

import msgspec

import rackhouse
from rackhouse.board import Board
from rackhouse.errors import MalformedError
from rackhouse.judging import judge_for
from rackhouse.lexicon import DictionaryJudge, Lexicon, ListJudge
from rackhouse.record.facts import DictionaryReference
from rackhouse.referee import AnyCommand, GameView
from rackhouse.referee.question import Kind
from rackhouse.rules import Rules
from rackhouse.service.engine_turn import Wanted, answered
from rackhouse.service.players import PLAYERS, Chair, player_named
from rackhouse.tiles import Layout, TileSet

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rackhouse.referee import Command
    from rackhouse.service.players import PlayerMaker


DEFAULT_LIST = "enable"
MOST_LISTS = 16


class Thought(msgspec.Struct, frozen=True):
    """A question to a player, with all that it needs to be seated and answer."""

    player: str
    seat: int
    seed: str
    budget: int
    rules: Rules
    dictionary: DictionaryReference | None
    """The words in force; ``None`` means the default list, if a book on paper decides."""
    kind: Kind
    view: GameView
    layout: Layout
    cells: bytes
    """The tiles on the board, which everybody sees."""
    words: tuple[str, ...] = ()
    heard: bool | None = None

    @property
    def wanted(self) -> Wanted:
        """The question itself."""
        board = Board(self.layout, TileSet.named(self.rules.tiles.set), self.cells)
        return Wanted(self.kind, self.view, board, self.words, self.heard)


class Conclusion(msgspec.Struct, frozen=True):
    """The result of a thought; of an error only its name, since its text might reveal tiles."""

    command: AnyCommand | None
    fault: str = ""


_encoder = msgspec.msgpack.Encoder()
_thoughts = msgspec.msgpack.Decoder(Thought)
_conclusions = msgspec.msgpack.Decoder(Conclusion)


def encode(value: Thought | Conclusion) -> bytes:
    """A thought or its result as bytes for another process.

    >>> decode_conclusion(encode(Conclusion(None, "MemoryError"))).fault
    'MemoryError'
    """
    return _encoder.encode(value)


def decode_thought(data: bytes) -> Thought:
    """The thought in bytes that :func:`encode` made.

    Raises:
        MalformedError: if there is none.
    """
    try:
        return _thoughts.decode(data)
    except (msgspec.MsgspecError, ValueError) as error:
        raise MalformedError("service-no-thought") from error


def decode_conclusion(data: bytes) -> Conclusion:
    """The result in bytes that :func:`encode` made.

    Raises:
        MalformedError: if there is none.
    """
    try:
        return _conclusions.decode(data)
    except (msgspec.MsgspecError, ValueError) as error:
        raise MalformedError("service-no-conclusion") from error


class Shelf:
    """The word lists that players think with, each read once."""

    def __init__(self) -> None:
        self._lists: OrderedDict[tuple[DictionaryReference, tuple[str, ...], bool], Lexicon] = (
            OrderedDict()
        )

    def words(self, dictionary: DictionaryReference | None, rules: Rules) -> Lexicon:
        """The words in force.

        >>> from rackhouse.rules import Sheet
        >>> "OXEN" in Shelf().words(None, Sheet.named("base").rules)
        True

        Raises:
            IllegalError: if the list has changed since the game began.
            UnknownNameError: if it is gone.
            MalformedError: if its file is damaged.
        """
        if dictionary is None:
            return Lexicon.named(DEFAULT_LIST)
        key = (dictionary, tuple(rules.words.exclusions), rules.words.needs_part)
        found = self._lists.pop(key, None)
        if found is None:
            judge = judge_for(dictionary, rules)
            assert isinstance(judge, ListJudge | DictionaryJudge)
            found = judge.lexicon
        self._lists[key] = found
        if len(self._lists) > MOST_LISTS:
            self._lists.popitem(last=False)
        return found


def think(thought: Thought, players: Mapping[str, PlayerMaker], shelf: Shelf) -> Command:
    """Seat the player and let it answer; takes a few milliseconds, or far longer.

    Raises:
        RackhouseError: if there is no such player, or its words cannot be read.
    """
    words = shelf.words(thought.dictionary, thought.rules)
    maker = players[player_named(players, thought.player)]
    chair = Chair(thought.seat, words, thought.rules, thought.seed, thought.budget)
    return answered(maker(chair), thought.wanted)


THREADS = 8


class Minds(Protocol):
    """Where players think."""

    async def think(self, thought: Thought) -> Command:
        """What a player decides.

        Raises:
            RackhouseError: if it comes to no decision; a fallback is then played for it.
        """

    async def close(self) -> None:
        """Stop thinking; unfinished thoughts fail."""


class InThreads:
    """Players in threads of this process."""

    def __init__(
        self, players: Mapping[str, PlayerMaker] = PLAYERS, threads: int = THREADS
    ) -> None:
        self._players = players
        self._shelf = Shelf()
        self._threads = ThreadPoolExecutor(threads, "engine")

    async def think(self, thought: Thought) -> Command:
        """What a player decides, in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, think, thought, self._players, self._shelf)

    async def close(self) -> None:
        """Let the threads end when they are done."""
        self._threads.shutdown(wait=False, cancel_futures=True)


SIZE = 4
"""Bytes of a length, the least significant first."""


def framed(data: bytes) -> bytes:
    r"""Data with its length before it.

    >>> framed(b"QI")
    b'\x02\x00\x00\x00QI'
    """
    return len(data).to_bytes(SIZE, "little") + data


def read_frame(file: BinaryIO) -> bytes | None:
    """The next data from a pipe, or ``None`` if it was closed."""
    head = file.read(SIZE)
    if len(head) < SIZE:
        return None
    size = int.from_bytes(head, "little")
    data = file.read(size)
    return data if len(data) == size else None


def decided(data: bytes, shelf: Shelf) -> Conclusion:
    """The result of a thought; an error is told by its kind."""
    try:
        command = think(decode_thought(data), PLAYERS, shelf)
    except Exception as error:  # noqa: BLE001 - the hall plays on without it, whatever it was
        return Conclusion(None, type(error).__name__)
    return Conclusion(command)  # type: ignore[arg-type]  # players give commands of the union


def _listen(source: BinaryIO, thoughts: queue.SimpleQueue[bytes]) -> None:
    """Read thoughts, in a thread of its own, so that the end of the hall is noticed at once."""
    while (data := read_frame(source)) is not None:
        thoughts.put(data)
    os._exit(0)


def main(decide: Callable[[bytes, Shelf], Conclusion] = decided) -> None:
    """Think until the hall is gone."""
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # keep accidental prints out of the decisions
    thoughts: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(source, thoughts), daemon=True).start()
    shelf = Shelf()
    answer = rackhouse.__version__.encode()
    while True:
        try:
            sink.write(framed(answer))
            sink.flush()
        except BrokenPipeError:
            sys.exit(0)
        answer = encode(decide(thoughts.get(), shelf))
