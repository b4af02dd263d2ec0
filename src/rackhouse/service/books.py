"""The words of a hall's games: each list is loaded once, away from the event loop."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from rackhouse.engine import engine_for
from rackhouse.errors import RackhouseError
from rackhouse.judging import judge_for
from rackhouse.lexicon import DictionaryJudge, Judge, Lexicon, ListJudge
from rackhouse.service.thought import DEFAULT_LIST

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from rackhouse.board import Board
    from rackhouse.record import DictionaryReference, State
    from rackhouse.referee.deciding import PlayExists
    from rackhouse.rules import Rules
    from rackhouse.tiles import Layout

Key: TypeAlias = "tuple[DictionaryReference, tuple[str, ...], bool, str, Layout, int]"

MOST_BOOKS = 16


class WordBook(msgspec.Struct, frozen=True):
    """What a game looks words up in; empty if a book on paper decides."""

    judge: Judge | None = None
    words: Lexicon | None = None
    play_exists: PlayExists | None = None


PAPER = WordBook()


class Books:
    """The word books in use. Each is loaded once, however many games wait for it."""

    def __init__(self) -> None:
        self.on_missing: Callable[[str], Awaitable[None]] | None = None
        """Asked to bring a list to this machine before it is read."""
        self._books: OrderedDict[Key, asyncio.Future[WordBook]] = OrderedDict()

    async def book_of(self, state: State) -> WordBook:
        """The book that a game is played with.

        Raises:
            IllegalError: if its word list has changed since the game began.
            UnknownNameError: if it is not there any more.
            MalformedError: if its file is damaged.
        """
        if not state.dictionary.is_loaded:
            return PAPER
        key = key_of(state)
        loading = self._books.get(key)
        if loading is None:
            loading = asyncio.ensure_future(self._load(state))
            self._books[key] = loading
            while len(self._books) > MOST_BOOKS:
                self._books.popitem(last=False)
        self._books.move_to_end(key)
        if loading.done() and loading.exception() is None:
            return loading.result()
        try:
            # Shielded: whoever stops waiting must not stop the loading for the others.
            return await asyncio.shield(loading)
        except Exception:
            self._books.pop(key, None)
            raise

    async def _load(self, state: State) -> WordBook:
        if self.on_missing is not None:
            await self.on_missing(state.dictionary.name)
        return await asyncio.to_thread(load_book, state.dictionary, state.rules, state.board)

    async def warm(self, state: State) -> None:
        """Load a game's book before anybody needs it; an error is shown to whoever needs it."""
        with contextlib.suppress(RackhouseError):
            await self.book_of(state)

    async def usual(self) -> Lexicon:
        """The words of the default list, which players use if a book on paper decides."""
        return await asyncio.to_thread(Lexicon.named, DEFAULT_LIST)


def key_of(state: State) -> Key:
    """What tells one book from another: the words, and the board on which plays are looked for."""
    rules = state.rules
    return (
        state.dictionary,
        tuple(rules.words.exclusions),
        rules.words.needs_part,
        rules.tiles.set,
        state.board.layout,
        rules.placing.opening_tiles,
    )


def load_book(reference: DictionaryReference, rules: Rules, board: Board) -> WordBook:
    """Read a word list and build the engine that finds plays with it; takes up to a second."""
    judge = judge_for(reference, rules)
    words = judge.lexicon if isinstance(judge, ListJudge | DictionaryJudge) else None
    if words is None:
        return WordBook(judge)
    minimum = rules.placing.opening_tiles
    engine = engine_for(words, board, opening_tiles=minimum)
    return WordBook(judge, words, engine.any)
