"""The paid peek into the dictionary: the words that begin with the letters that were declared."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from rackhouse.lexicon import DictionaryJudge, Judge, ListJudge
from rackhouse.record import Actor, Role
from rackhouse.service.access import check_place
from rackhouse.service.errors import ConflictError, NotAllowedError

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.values import GameId, PersonId


class Peek(msgspec.Struct, frozen=True):
    """What the side sees, until the time of the peek is over."""

    prefix: str
    until: int
    is_loaded: bool
    """Off where the book is on paper: open it at those letters."""
    words: tuple[str, ...]


async def peek(games: Games, person: PersonId, game: GameId, place: Actor) -> Peek:
    """Look into the dictionary where a peek was bought, and only as long as it lasts.

    Raises:
        ConflictError: where the seat has no peek, or its time is over.
    """
    if place.role is not Role.SEAT:
        raise NotAllowedError("service-only-players-peek")
    live = await games.get(game)
    await check_place(games, live, person, place)
    bought = live.state.turn_state
    is_own = live.state.mover == place.seat and bool(bought.peek_prefix)
    if not is_own or games.clock.now() >= bought.peek_until:
        raise ConflictError("service-no-peek")
    book = await games.books.book_of(live.state)
    words = await asyncio.to_thread(_beginning_with, book.judge, bought.peek_prefix)
    return Peek(bought.peek_prefix, bought.peek_until, book.judge is not None, words)


def _beginning_with(judge: Judge | None, prefix: str) -> tuple[str, ...]:
    """What stands in the book there, good or not: a peek is no ruling."""
    if isinstance(judge, ListJudge):
        return tuple(word for word in judge.lexicon if word.startswith(prefix))
    if isinstance(judge, DictionaryJudge):
        words = (word.upper() for word in judge.dictionary)
        return tuple(sorted({word for word in words if word.startswith(prefix)}))
    return ()
