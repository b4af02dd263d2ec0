"""Letters, values and prints of squares as small masks, drawn with free fonts.

The fonts are needed for training only: no part of one is in what is learned.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from PIL import Image, ImageDraw, ImageFont

PACKAGES = (
    *("fonts-dejavu-core", "fonts-liberation", "fonts-lato", "fonts-roboto-unhinted"),
    *("fonts-open-sans", "fonts-freefont-ttf", "fonts-urw-base35", "fonts-cabin"),
    *("fonts-linuxlibertine", "fonts-crosextra-carlito", "fonts-oldstandard"),
    *("fonts-league-spartan", "fonts-gfs-didot", "fonts-ebgaramond"),
)
"""The packages of Debian that have the fonts; all of them free software."""
FONTS = (
    *("DejaVuSans", "DejaVuSans-Bold", "DejaVuSerif", "DejaVuSerif-Bold"),
    *("LiberationSans-Regular", "LiberationSans-Bold", "LiberationSerif-Bold"),
    *("LiberationSansNarrow-Bold", "Lato-Regular", "Lato-Bold", "Lato-Black", "Lato-Medium"),
    *("Roboto-Regular", "Roboto-Bold", "Roboto-Black", "Roboto-Medium"),
    *("OpenSans-Regular", "OpenSans-Bold", "OpenSans-ExtraBold", "OpenSans-CondBold"),
    *("FreeSans", "FreeSansBold", "FreeSerifBold", "NimbusSans-Regular", "NimbusSans-Bold"),
    *("URWGothic-Book", "URWGothic-Demi", "URWBookman-Demi", "C059-Bold", "P052-Bold"),
    *("Cabin-Regular", "Cabin-Bold", "LinLibertine_R", "LinLibertine_RB", "Carlito-Regular"),
    *("Carlito-Bold", "OldStandard-Bold", "LeagueSpartan-Bold", "LeagueSpartan-Medium"),
    *("GFSDidot", "EBGaramond12-Bold"),
)
SIGNS = (*"ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÑ", "CH", "LL", "RR")
"""What tiles can show: every letter of the tile sets, and those of German."""
VALUES = (*range(11), 12)
LETTER = 48
"""Pixels of a letter's mask; its capitals are as high as `CAPITAL` of them."""
CAPITAL = 28
DIGIT = 24
DIGIT_HEIGHT = 15
PRINT = 56
PRINTS = 500
_WORDS = (
    *("TRIPLE WORD SCORE", "DOUBLE WORD SCORE", "TRIPLE LETTER SCORE", "DOUBLE LETTER SCORE"),
    *("DREIFACHER WORT WERT", "DOPPELTER BUCHSTABEN WERT", "PALABRA TRIPLE", "LETRA DOBLE"),
    *("3W", "2W", "3L", "2L", "TW", "DW", "TL", "DL", "3x W", "2x L", "4W", "4L", "W 3", "L 2"),
)


@dataclass(frozen=True)
class Glyphs:
    """Masks from 0 to 1, each as one channel of a picture."""

    letters: Any
    """For each font and sign."""
    values: Any
    """For each font and value."""
    prints: Any


def glyphs(seed: int) -> Glyphs:
    """Every mask, drawn once."""
    files = [_file(name) for name in FONTS]
    dice = random.Random(seed)
    return Glyphs(
        torch.stack([torch.stack([_letter(file, sign) for sign in SIGNS]) for file in files]),
        torch.stack([torch.stack([_digits(file, value) for value in VALUES]) for file in files]),
        torch.stack([_print(dice, files) for _ in range(PRINTS)]),
    )


def _file(name: str) -> Path:
    for ending in (".ttf", ".otf"):
        for file in sorted(Path("/usr/share/fonts").rglob(name + ending)):
            return file
    raise SystemExit(f"{name} is missing. Install these packages: {' '.join(PACKAGES)}")


def _mask(picture: Image.Image) -> Any:
    pixels = torch.frombuffer(bytearray(picture.tobytes()), dtype=torch.uint8)
    return pixels.view(1, picture.height, picture.width).float() / 255


def _sized(file: Path, sample: str, height: int) -> ImageFont.FreeTypeFont:
    """The font in the size in which a sample is so high."""
    box = ImageFont.truetype(file, 100).getbbox(sample)
    return ImageFont.truetype(file, max(5, round(100 * height / (box[3] - box[1]))))


def _drawn(file: Path, text: str, sample: str, height: int, side: int) -> Any:
    font = _sized(file, sample, height)
    middle = font.getbbox(sample)
    left, _, right, _ = font.getbbox(text)
    wide = max(side, round(right - left) + 4)
    picture = Image.new("L", (wide, side))
    at = (wide / 2 - (left + right) / 2, side / 2 - (middle[1] + middle[3]) / 2)
    ImageDraw.Draw(picture).text(at, text, fill=255, font=font)
    return _mask(picture.resize((side, side)) if wide > side else picture)


def _letter(file: Path, sign: str) -> Any:
    return _drawn(file, sign, "H", CAPITAL, LETTER)


def _digits(file: Path, value: int) -> Any:
    return _drawn(file, str(value), "0", DIGIT_HEIGHT, DIGIT)


def _print(dice: random.Random, files: list[Path]) -> Any:
    """What is printed on a square: words, a short sign, a star or a pattern."""
    picture = Image.new("L", (PRINT, PRINT))
    draw, kind, middle = ImageDraw.Draw(picture), dice.random(), PRINT / 2
    if kind < 0.7:
        lines = dice.choice(_WORDS).split()
        height = min(14, dice.choice((5, 6, 7)) if len(lines) > 2 else dice.choice((7, 9, 12, 14)))
        font = _sized(dice.choice(files), "H", height)
        for number, line in enumerate(lines):
            y = middle + (number - (len(lines) - 1) / 2) * height * 1.6
            draw.text((middle, y), line, fill=255, font=font, anchor="mm")
    elif kind < 0.85:
        points, outer = dice.choice((4, 5, 6, 8)), dice.uniform(10, 24)
        inner = outer * dice.uniform(0.35, 0.7)
        corners = []
        for number in range(2 * points):
            angle, far = math.pi * number / points, outer if number % 2 else inner
            corners.append((middle + far * math.sin(angle), middle + far * math.cos(angle)))
        draw.polygon(corners, fill=255)
    elif kind < 0.93:
        for _ in range(dice.randint(1, 4)):
            x, y, far = dice.uniform(8, 48), dice.uniform(8, 48), dice.uniform(2, 6)
            draw.ellipse((x - far, y - far, x + far, y + far), fill=255)
    else:
        far = dice.uniform(6, 20)
        draw.rectangle(
            (middle - far, middle - far, middle + far, middle + far), outline=255, width=2
        )
    return _mask(picture.rotate(90 * dice.randrange(4)))
