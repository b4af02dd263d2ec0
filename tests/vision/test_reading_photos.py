"""A photo of a board is read as the play that lies there, word or not."""

from __future__ import annotations

import io
import random
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from rackhouse.board import Board
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.tiles import BLANK, EMPTY, Layout, TileSet, on_rack
from rackhouse.vision import read_board
from tests.vision.designs import BOARDS, TILES
from tests.vision.games import played
from tests.vision.scene import Conditions, noise, photographed

if TYPE_CHECKING:
    from rackhouse.vision import BoardReading


def laid(before: Board, after: Board) -> dict[int, int]:
    """The new tiles, blanks without their letters, as a photo shows them."""
    pairs = zip(before.cells, after.cells, strict=True)
    return {square: on_rack(two) for square, (one, two) in enumerate(pairs) if one != two}


def read(reading: BoardReading) -> dict[int, int]:
    return {square: reading.squares[square].tile for square in reading.new}


@pytest.mark.parametrize(
    ("design", "angle", "around", "light"),
    [(0, 10, 0, "day"), (1, 20, 90, "lamp"), (4, 15, 180, "day"), (5, 30, 20, "glare")],
)
def test_a_play_is_read_from_a_photo(design: int, angle: float, around: float, light: str) -> None:
    before, after = played(Board.empty(), 9, seed=40 + design)[-2:]
    conditions = Conditions(angle=angle, around=around, light=light, pixels=32)
    scene = photographed(after, conditions, design, BOARDS[design], TILES[design % 2])
    assert read(read_board(scene.picture, before=before)) == laid(before, after)


def test_a_blank_is_asked_for_its_letter_and_then_makes_the_play() -> None:
    before = Board.empty()
    before = before.lay(before.parse_play("8D TRAINER").placements)
    play = before.parse_play("9C HOl")
    scene = photographed(before.lay(play.placements), Conditions(pixels=34), 3)
    reading = read_board(scene.picture, before=before)
    blank = play.placements[-1]
    assert reading.squares[blank.square].tile == BLANK
    assert blank.square in reading.asked
    assert reading.play is None
    assert reading.answered(blank.square, blank.tile).play == play


def test_nothing_new_is_no_play() -> None:
    board = played(Board.empty(), 6, seed=2)[-1]
    reading = read_board(photographed(board, Conditions(pixels=30), 1).picture, before=board)
    assert (reading.new, reading.play, reading.differences) == ((), None, ())


def test_a_wrong_tile_of_an_earlier_turn_is_shown() -> None:
    board = played(Board.empty(), 5, seed=8)[-1]
    square = next(square for square, tile in enumerate(board.cells) if tile != EMPTY)
    cells = bytearray(board.cells)
    cells[square] = board.tile_set.alphabet.parse("X" if board.cells[square] != 24 else "O")[0]
    wrong = Board(board.layout, board.tile_set, bytes(cells))
    scene = photographed(board, Conditions(pixels=34), 2, BOARDS[1])
    assert read_board(scene.picture, before=wrong).differences == (square,)


@pytest.mark.parametrize("seed", range(4))
def test_each_square_of_a_whole_position_is_read_or_asked_for(seed: int) -> None:
    board = played(Board.empty(), 8, seed=seed)[-1]
    scene = photographed(board, Conditions(pixels=36, angle=8), seed, BOARDS[seed % 2])
    reading = read_board(scene.picture)
    wrong = {
        square
        for square, (one, tile) in enumerate(zip(reading.squares, board.cells, strict=True))
        if one.tile != (tile if tile == EMPTY else on_rack(tile))
    }
    assert wrong <= set(reading.asked)
    assert len(reading.asked) <= len(board.cells) // 9


def test_the_super_board_and_its_tiles_are_read() -> None:
    start = Board.empty("super", "english-super")
    before, after = played(start, 7, seed=5)[-2:]
    scene = photographed(after, Conditions(pixels=28), 5, BOARDS[1])
    assert read(read_board(scene.picture, before=before)) == laid(before, after)


def test_tiles_of_two_letters_are_read() -> None:
    board = Board.empty("classic", "spanish")
    play = board.parse_play("8F [LL]ORA[CH]E")
    scene = photographed(board.lay(play.placements), Conditions(pixels=40), 4)
    assert read_board(scene.picture, before=board).play == play


def test_corners_that_somebody_pointed_at_are_moved_onto_the_board() -> None:
    board = played(Board.empty(), 4, seed=3)[-1]
    scene = photographed(board, Conditions(pixels=30, angle=20), 9)
    near = [(x + 8, y - 7) for x, y in scene.corners]
    found = read_board(scene.picture, corners=near, quarters=0).place.corners
    for (x, y), (right_x, right_y) in zip(found, scene.corners, strict=True):
        assert abs(x - right_x) < 6
        assert abs(y - right_y) < 6


def test_a_file_is_read_as_its_camera_held_it() -> None:
    before, after = played(Board.empty(), 4, seed=6)[-2:]
    scene = photographed(after, Conditions(pixels=32), 7)
    file, marks = io.BytesIO(), Image.Exif()
    marks[0x0112] = 6  # to be turned by a quarter
    scene.picture.transpose(Image.Transpose.ROTATE_90).save(file, "JPEG", exif=marks)
    reading = read_board(file.getvalue(), before=before)
    assert read(reading) == laid(before, after)
    assert abs(reading.place.corners[0][0] - scene.corners[0][0]) < 6


@pytest.mark.parametrize("kind", ["plain", "noise", "ramp"])
def test_a_photo_of_something_else_is_refused(kind: str) -> None:
    pictures = {
        "plain": Image.new("RGB", (500, 500), "green"),
        "noise": noise((500, 400), 80, random.Random(3)),
        "ramp": Image.linear_gradient("L").resize((600, 500)),
    }
    with pytest.raises(IllegalError, match="No board was found"):
        read_board(pictures[kind])


@pytest.mark.parametrize(
    "corners",
    [
        [(0, 0), (9, 9)],
        [(float("nan"), 0), (400, 0), (400, 400), (0, 400)],
        [(0, 0), (1e9, 0), (400, 400), (0, 400)],
        [(10, 10), (200, 10), (300, 10), (400, 10)],
        [(0, 0), (0, 400), (400, 400), (400, 0)],
    ],
)
def test_corners_that_are_none_are_refused(corners: list[tuple[float, float]]) -> None:
    with pytest.raises(IllegalError):
        read_board(noise((500, 400), 80, random.Random(3)), corners=corners)


def test_a_rotten_file_is_refused() -> None:
    whole = io.BytesIO()
    noise((300, 300), 50, random.Random(3)).save(whole, "JPEG")
    for data in (b"", b"GIF89a", b"\xff\xd8\xff", whole.getvalue()[:2000]):
        with pytest.raises(MalformedError, match="no picture that can be read"):
            read_board(data)


def test_a_picture_that_is_too_small_is_refused() -> None:
    with pytest.raises(MalformedError, match="too small"):
        read_board(Image.new("RGB", (800, 120)))


def test_letters_that_were_never_learned_are_refused() -> None:
    english = TileSet.named("english")
    letters = ("Þ", *english.alphabet.letters[1:])
    thorns = TileSet(
        "thorns", "Thorns", type(english.alphabet)(letters), 2, english.counts, english.points
    )
    scene = photographed(Board.empty(), Conditions(), 1)
    with pytest.raises(IllegalError, match="Þ"):
        read_board(scene.picture, thorns, Layout.named("classic"))
