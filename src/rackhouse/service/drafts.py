"""Drafts: tiles that a side tries out. Where they lie and what they score, and nothing else.

A draft is no fact. It is shown to the holders of its own seat, and the last one of a turn is kept,
because at a hard limit it becomes the play (A-28). Where it can, it is on disk before it is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.board import Bonus, Placement, Play, score_play
from rackhouse.errors import MalformedError, RackhouseError
from rackhouse.messages import message
from rackhouse.record import Actor, Role, State
from rackhouse.referee.turn import lack_of
from rackhouse.service.access import check_place
from rackhouse.service.errors import NotAllowedError
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
    """Try tiles out. Everybody at that seat sees them; nobody learns whether the words are good.

    A score pad says the ``play`` as people write it, instead of the squares.

    Raises:
        MalformedError: where a tile or a square is none.
    """
    if place.role is not Role.SEAT or place.seat is None:
        raise NotAllowedError("service-only-players-draft")
    live = await games.get(game)
    await check_place(games, live, person, place)
    # One after the other, so that all who hold the seat see the last one last.
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
    """What tiles on the board come to, by geometry alone.

    Raises:
        MalformedError: where a tile or a square is none.
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
    """What a written play comes to: ``8D TRAINER``, blanks small."""
    try:
        play = Play.parse(text, state.board, state.rules.placing.opening_tiles)
    except RackhouseError as error:
        return DraftShown(seat, (), fault=error.message)
    sign = state.board.tile_set.alphabet.text
    squares = tuple([DraftSquare(one.square, sign((one.tile,))) for one in play.placements])
    return _counted(state, seat, squares, play)


def _counted(state: State, seat: int, squares: tuple[DraftSquare, ...], play: Play) -> DraftShown:
    bonus = Bonus(state.rules.scoring.bonus_tiles, state.rules.scoring.bonus_points)
    score = score_play(state.board, play, bonus)
    return DraftShown(
        seat=seat,
        squares=squares,
        play=play.notation,
        words=play.words,
        points=tuple(word.points for word in score.words),
        bonus=score.bonus,
        score=score.total,
        # A rack holds what it holds; of real tiles only the set can be counted.
        fault=None if state.is_dealt else lack_of(state, seat, play),
    )


def _placement(state: State, square: DraftSquare) -> Placement:
    tiles = state.board.tile_set.alphabet.parse(square.tile[:10])
    if len(tiles) != 1:
        raise MalformedError("service-not-one-tile", text=square.tile[:10])
    if not 0 <= square.square < len(state.board.cells):
        raise MalformedError("service-off-the-board", number=square.square)
    return Placement(square.square, tiles[0])
