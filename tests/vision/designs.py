"""Boards and tiles drawn from scratch for the judge of the camera; nothing here trains anything."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import reportlab
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from rackhouse.tiles import BLANK, EMPTY, is_blank, letter_of

if TYPE_CHECKING:
    from rackhouse.board import Board

Rgb = tuple[int, int, int]
SQUARE: Final = 48
"""Pixels of a square from above, before a camera looks at it."""
FRAME: Final = 40
_FONTS: Final = Path(__file__).resolve().parents[2] / "src" / "rackhouse" / "paper" / "fonts"
_OTHER_FONTS: Final = Path(reportlab.__file__).parent / "fonts"


@dataclass(frozen=True)
class BoardDesign:
    """How the squares of a board look."""

    name: str
    squares: dict[str, Rgb]
    line: Rgb
    frame: Rgb
    line_width: int = 2
    prints: str = ""
    """What is printed on premium squares: "words", "signs" or nothing."""


@dataclass(frozen=True)
class TileDesign:
    """How tiles look."""

    name: str
    face: Rgb
    ink: Rgb
    font: str
    size: float = 0.86
    round: float = 0.1
    letter: float = 0.62
    raised: int = 40
    grain: int = 0


BOARDS: Final = (
    BoardDesign(
        "green",
        {
            ".": (32, 92, 74),
            "'": (128, 182, 208),
            '"': (32, 96, 168),
            "-": (214, 142, 150),
            "=": (190, 40, 48),
        },
        (212, 220, 206),
        (26, 72, 58),
        prints="words",
    ),
    BoardDesign(
        "linen",
        {
            ".": (222, 214, 192),
            "'": (160, 200, 220),
            '"': (60, 130, 180),
            "-": (236, 170, 160),
            "=": (206, 70, 60),
        },
        (250, 248, 240),
        (120, 40, 40),
        3,
        "words",
    ),
    BoardDesign(
        "walnut",
        {
            ".": (120, 82, 52),
            "'": (150, 150, 140),
            '"': (70, 84, 110),
            "-": (170, 110, 86),
            "=": (134, 46, 38),
        },
        (66, 42, 26),
        (84, 54, 34),
        3,
    ),
    BoardDesign(
        "night",
        {
            ".": (40, 44, 56),
            "'": (60, 100, 130),
            '"': (40, 70, 160),
            "-": (140, 80, 110),
            "=": (170, 50, 60),
        },
        (90, 96, 110),
        (20, 22, 28),
        2,
        "signs",
    ),
    BoardDesign(
        "grey",
        {
            ".": (176, 180, 182),
            "'": (130, 190, 160),
            '"': (50, 140, 100),
            "-": (240, 200, 110),
            "=": (232, 130, 50),
        },
        (120, 124, 126),
        (230, 230, 228),
        1,
        "signs",
    ),
    BoardDesign(
        "blue",
        {
            ".": (58, 102, 150),
            "'": (150, 196, 230),
            '"': (20, 50, 110),
            "-": (236, 150, 190),
            "=": (220, 60, 110),
        },
        (236, 240, 244),
        (240, 238, 230),
        3,
        "words",
    ),
)
TILES: Final = (
    TileDesign("cream", (238, 226, 194), (24, 22, 20), "hanken-grotesk-bold.ttf"),
    TileDesign("maple", (214, 176, 124), (36, 24, 16), "VeraBd.ttf", 0.9, 0.06, grain=16),
    TileDesign("white", (240, 240, 236), (20, 30, 70), "bitter-bold.ttf", 0.92, 0.16, 0.58),
    TileDesign(
        "mahogany", (112, 62, 40), (240, 220, 180), "hanken-grotesk-bold.ttf", 0.88, 0.08, grain=10
    ),
    TileDesign("yellow", (244, 210, 90), (30, 30, 30), "Vera.ttf", 0.94, 0.05, 0.66, 25),
    TileDesign(
        "worn", (206, 190, 160), (92, 80, 70), "bitter-bold.ttf", 0.84, 0.14, 0.6, 25, grain=8
    ),
)
_WORDS: Final = {
    "'": "DOUBLE\nLETTER",
    '"': "TRIPLE\nLETTER",
    "-": "DOUBLE\nWORD",
    "=": "TRIPLE\nWORD",
}
_SIGNS: Final = {"'": "2L", '"': "3L", "-": "2W", "=": "3W"}


@cache
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    folder = _OTHER_FONTS if name.startswith("Vera") else _FONTS
    return ImageFont.truetype(folder / name, size)


def drawn(board: Board, design: BoardDesign, tiles: TileDesign, dice: random.Random) -> Image.Image:
    """A board with its tiles, straight from above, with its frame."""
    layout = board.layout
    size = (layout.columns * SQUARE + 2 * FRAME, layout.rows * SQUARE + 2 * FRAME)
    picture = Image.new("RGB", size, design.frame)
    draw = ImageDraw.Draw(picture)
    small = _font("Vera.ttf", 8 if design.prints == "words" else 18)
    for square, sign in enumerate(layout.signs):
        left, top = _corner(square, layout.columns)
        colour = design.squares[{"^": '"', "~": "="}.get(sign, sign)]
        draw.rectangle(
            (left, top, left + SQUARE, top + SQUARE),
            fill=colour,
            outline=design.line,
            width=design.line_width,
        )
        text = (
            (_WORDS if design.prints == "words" else _SIGNS).get(sign, "") if design.prints else ""
        )
        if text:
            light = sum(colour) > 330
            ink = (20, 20, 20) if light else (236, 236, 236)
            middle = (left + SQUARE / 2, top + SQUARE / 2)
            draw.multiline_text(middle, text, ink, small, "mm", align="center")
    for square, tile in enumerate(board.cells):
        if tile == EMPTY:
            continue
        left, top = _corner(square, layout.columns)
        _lay(picture, left, top, _tile(board, tile, tiles, dice), dice)
    return picture


def _corner(square: int, columns: int) -> tuple[int, int]:
    return FRAME + square % columns * SQUARE, FRAME + square // columns * SQUARE


def _tile(board: Board, tile: int, design: TileDesign, dice: random.Random) -> Image.Image:
    """A tile by itself, on nothing, twice as large."""
    side = 2 * SQUARE
    picture = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(picture)
    half, far = side / 2, design.size * SQUARE
    box = (half - far, half - far, half + far, half + far)
    off = dice.randint(-8, 8)
    red, green, blue = (max(0, min(255, part + off)) for part in design.face)
    bright = tuple(min(255, part + design.raised) for part in (red, green, blue))
    dark = tuple(max(0, part - design.raised) for part in (red, green, blue))
    corner = design.round * side
    draw.rounded_rectangle(box, corner, fill=(*dark, 255))
    draw.rounded_rectangle((box[0], box[1], box[2] - 3, box[3] - 3), corner, fill=(*bright, 255))
    draw.rounded_rectangle(
        (box[0] + 4, box[1] + 4, box[2] - 5, box[3] - 5), corner, fill=(red, green, blue, 255)
    )
    for _ in range(design.grain):
        y, shade = dice.uniform(box[1] + 5, box[3] - 6), dice.randint(-26, 10)
        line = (red + shade, green + shade, blue + shade, 255)
        draw.line((box[0] + 6, y, box[2] - 6, y + dice.uniform(-3, 3)), fill=line, width=2)
    if tile == BLANK or is_blank(tile):
        return picture
    letter = board.tile_set.alphabet.letters[letter_of(tile) - 1]
    font = _font(design.font, round(design.letter * side / (1 if len(letter) == 1 else 1.5)))
    draw.text((half - 3, half - 3), letter, (*design.ink, 255), font, "mm")
    value = str(board.tile_set.value(tile))
    draw.text(
        (half + far * 0.72, half + far * 0.7),
        value,
        (*design.ink, 255),
        _font(design.font, 22),
        "mm",
    )
    return picture


def _lay(picture: Image.Image, left: int, top: int, tile: Image.Image, dice: random.Random) -> None:
    tile = tile.rotate(dice.gauss(0, 1.5), Image.Resampling.BICUBIC).resize(
        (SQUARE, SQUARE), Image.Resampling.LANCZOS
    )
    x, y = left + round(dice.gauss(0, 1)), top + round(dice.gauss(0, 1))
    mask = tile.getchannel("A")
    shadow = mask.filter(ImageFilter.GaussianBlur(2)).point(lambda part: part * 0.45)
    picture.paste((10, 10, 10), (x + 2, y + 3), shadow)
    picture.paste(tile.convert("RGB"), (x, y), mask)
