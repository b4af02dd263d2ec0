"""A game as a picture: the board and the result, as links to it are previewed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.messages import Day, SeatName, Voice, known
from rackhouse.messages.voice import ENGLISH
from rackhouse.paper.board import draw_premium, draw_tile
from rackhouse.paper.brush import Brush
from rackhouse.paper.pen import draw_brand
from rackhouse.paper.sheet import UNNAMED, Heading, result_of
from rackhouse.rules.explain import title_of
from rackhouse.tiles import EMPTY, is_blank, letter_of

if TYPE_CHECKING:
    from rackhouse.record import State

SIZE: Final = (1200, 630)
"""The size in pixels that the sites which show previews ask for."""
_MARGIN: Final = 28.0
_INK: Final = "#23201B"
_FAINT: Final = "#5B5447"
_BRASS_INK: Final = "#6B430A"
_PAGE: Final = "#F3EEE3"
_SURFACE: Final = "#FFFCF5"
_BOARD: Final = "#C9BEA8"
_SQUARE: Final = "#E7DFCE"
_WINNER: Final = "#F8E7C2"


class _Room(msgspec.Struct, frozen=True):
    """How a side is written, by how many there are."""

    high: float
    name: float
    score: float


_ROOMS: Final = {2: _Room(122, 32, 54), 3: _Room(102, 28, 44), 4: _Room(80, 24, 36)}
_CROWDED: Final = _Room(48, 18, 24)


def game_picture(state: State, heading: Heading = UNNAMED, voice: Voice = ENGLISH) -> bytes:
    r"""The board and the scores of a game as a PNG; it has no rack on it.

    >>> from rackhouse.game import Game
    >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
    >>> game_picture(game.state)[:4]
    b'\x89PNG'
    """
    brush = Brush(SIZE, _PAGE)
    side = brush.height - 2 * _MARGIN
    _draw_squares(brush, state, (_MARGIN, _MARGIN), side)
    x, right = side + 2 * _MARGIN, brush.width - _MARGIN
    title = voice.say(known("data-title-", heading.title or state.rules.title))
    brush.text(x, _MARGIN + 24, title, "slab", 26, colour=_INK, room=right - x)
    y = _draw_sides(brush, state, heading, (x, _MARGIN + 58, right), voice)
    says = (
        [voice.say(title_of(state.rules))] if heading.title not in ("", state.rules.title) else []
    )
    if heading.day is not None:
        says.append(voice.say(Day(heading.day)))
    for line in says:
        brush.text(x, y + 24, line, size=20, colour=_FAINT, room=right - x)
        y += 28
    draw_brand(brush, right, brush.height - _MARGIN - 8, 2)
    return brush.finish()


def _draw_squares(brush: Brush, state: State, at: tuple[float, float], side: float) -> None:
    board = state.board
    layout = board.layout
    points = dict(zip(board.tile_set.alphabet.letters, board.tile_set.points, strict=True))
    brush.box(*at, side, side, fill=_BOARD, radius=14)
    pitch = (side - 20) / max(layout.columns, layout.rows)
    size = pitch - 2
    left = at[0] + (side - pitch * layout.columns) / 2
    top = at[1] + (side - pitch * layout.rows) / 2
    for square, tile in enumerate(board.cells):
        row, column = divmod(square, layout.columns)
        place = (left + column * pitch + 1, top + row * pitch + 1)
        brush.box(*place, size, size, fill=_SQUARE, radius=3)
        if tile == EMPTY:
            draw_premium(brush, layout.premiums[square], place, size)
            continue
        sign = board.tile_set.alphabet.text((letter_of(tile),)).strip("[]").upper()
        draw_tile(brush, sign, None if is_blank(tile) else points[sign], place, size)


def _draw_sides(
    brush: Brush, state: State, heading: Heading, place: tuple[float, float, float], voice: Voice
) -> float:
    """Draw every side with its score, the winner first; returns where they end."""
    x, y, right = place
    room = _ROOMS.get(max(2, len(state.sides)), _CROWDED)
    order = state.order or tuple(range(len(state.sides)))
    if state.places:
        order = tuple(sorted(order, key=lambda seat: state.places[seat]))
    is_team = state.rules.sides.called == "team"
    for seat in order:
        is_won = bool(state.places) and state.places[seat] == 1
        fill, ink = (_WINNER, _BRASS_INK) if is_won else (_SURFACE, _INK)
        brush.box(x, y, right - x, room.high - 10, fill=fill, radius=12)
        name = voice.say(SeatName(seat, is_team))
        if seat < len(heading.names) and heading.names[seat]:
            name = heading.names[seat]
        middle = y + (room.high - 10) / 2
        score = voice.say(state.sides[seat].score)
        base = middle + room.score * 0.36
        wide = brush.text(right - 20, base, score, "slab", room.score, colour=ink, align="right")
        spare = right - x - wide - 60
        has_result = room is not _CROWDED and state.end_reason is not None
        up = room.name * (0.05 if has_result else 0.36)
        brush.text(x + 20, middle + up, name, "bold", room.name, colour=ink, room=spare, least=0.6)
        if has_result:
            said, size = voice.say(result_of(state, seat)), room.name * 0.56
            brush.text(x + 20, middle + size * 1.9, said, size=size, colour=_FAINT, room=spare)
        y += room.high
    return y
