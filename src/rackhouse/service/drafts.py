"""Drafts: tiles that a side tries out and what they score; and the paid look into the dictionary.

A draft is not a fact. Only the holders of its seat see it. The last one of a turn is kept, because
at a hard time limit it becomes the play (A-28); it is then on disk before it is shown.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from rackhouse.board import Placement, Play, score_play
from rackhouse.errors import MalformedError, RackhouseError
from rackhouse.lexicon import DictionaryJudge, Judge, ListJudge
from rackhouse.messages import message
from rackhouse.record import Actor, Role, State
from rackhouse.referee.turn import lack_of
from rackhouse.service.access import check_place
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.messages import DraftShown, DraftSquare
from rackhouse.tiles import BLANK

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.values import GameId, PersonId


MOST_SQUARES = 20


async def draft(
    games: Games,
    person: PersonId,
    game: GameId,
    place: Actor,
    squares: tuple[DraftSquare, ...] = (),
    *,
    play: str = "",
) -> DraftShown:
    """Try out tiles. Everybody at the seat sees them; nobody learns whether the words are good.

    A score pad sends the ``play`` in notation instead of squares.

    Raises:
        MalformedError: if a tile or a square does not exist.
    """
    if place.role is not Role.SEAT or place.seat is None:
        raise NotAllowedError("service-only-players-draft")
    live = await games.get(game)
    await check_place(games, live, person, place)
    # One at a time, so that all holders of the seat end with the same draft.
    async with live.drafting[place.seat]:
        if play:
            shown = drafted_text(live.state, place.seat, play)
        else:
            shown = drafted(live.state, place.seat, squares)
        live.drafts[place.seat] = shown
        await games.keep_draft(live, place.seat, shown.play)
        games.hub.show_draft(live, place.seat, shown)
    return shown


def drafted(state: State, seat: int, squares: tuple[DraftSquare, ...]) -> DraftShown:
    """Words and score of tiles on the board; the dictionary is not consulted.

    Raises:
        MalformedError: if a tile or a square does not exist.
    """
    placements = [_placement(state, square) for square in squares[: MOST_SQUARES + 1]]
    if len(placements) > MOST_SQUARES:
        raise MalformedError("service-draft-too-long", most=MOST_SQUARES)
    if not placements:
        return DraftShown(seat, ())
    if any(placement.tile == BLANK for placement in placements):
        return DraftShown(seat, squares, fault=message("service-name-the-blank"))
    try:
        play = Play.of(state.board, placements, state.rules.placing.opening_tiles)
    except RackhouseError as error:
        return DraftShown(seat, squares, fault=error.message)
    return _counted(state, seat, squares, play)


def drafted_text(state: State, seat: int, text: str) -> DraftShown:
    """Words and score of a play in notation: ``8D TRAINER``, with blanks in lower case."""
    try:
        play = Play.parse(text, state.board, state.rules.placing.opening_tiles)
    except RackhouseError as error:
        return DraftShown(seat, (), fault=error.message)
    sign = state.board.tile_set.alphabet.text
    squares = tuple([DraftSquare(one.square, sign((one.tile,))) for one in play.placements])
    return _counted(state, seat, squares, play)


def _counted(state: State, seat: int, squares: tuple[DraftSquare, ...], play: Play) -> DraftShown:
    score = score_play(state.board, play, state.rules.scoring.bonus)
    return DraftShown(
        seat=seat,
        squares=squares,
        play=play.notation,
        words=play.words,
        points=tuple(word.points for word in score.words),
        bonus=score.bonus,
        score=score.total,
        # With real tiles the rack is unknown, so only the tile set can be checked.
        fault=None if state.is_dealt else lack_of(state, seat, play),
    )


def _placement(state: State, square: DraftSquare) -> Placement:
    tiles = state.board.tile_set.alphabet.parse(square.tile[:10])
    if len(tiles) != 1:
        raise MalformedError("service-not-one-tile", text=square.tile[:10])
    if not 0 <= square.square < len(state.board.cells):
        raise MalformedError("service-off-the-board", number=square.square)
    return Placement(square.square, tiles[0])


class Peek(msgspec.Struct, frozen=True):
    """What the side sees until the time of the peek is up."""

    prefix: str
    until: int
    is_loaded: bool
    """False if the dictionary is a book on paper: open it at those letters."""
    words: tuple[str, ...]


async def peek(games: Games, person: PersonId, game: GameId, place: Actor) -> Peek:
    """Look into the dictionary, if a peek was bought and has not run out.

    Raises:
        ConflictError: if the seat has no peek, or its time is up.
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
    """The words of the book with that prefix, good or not: a peek is not a ruling."""
    if isinstance(judge, ListJudge):
        return tuple(word for word in judge.lexicon if word.startswith(prefix))
    if isinstance(judge, DictionaryJudge):
        words = (word.upper() for word in judge.dictionary)
        return tuple(sorted({word for word in words if word.startswith(prefix)}))
    return ()
