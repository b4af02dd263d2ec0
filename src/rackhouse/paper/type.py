"""Fonts for paper: those of the pages, and others for letters that they lack."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import as_file, files
from itertools import groupby
from typing import TYPE_CHECKING, Final, Literal, TypeAlias
from unicodedata import bidirectional, normalize

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

if TYPE_CHECKING:
    from collections.abc import Sequence


_FROM_RIGHT: Final = frozenset({"R", "AL"})
_FROM_LEFT: Final = frozenset({"L", "EN", "AN"})
_MIRRORED: Final = str.maketrans("()[]{}<>«»", ")(][}{><»«")
_ISOLATE, _POP = "\u2068", "\u2069"
"""The marks around a name that keeps its own direction."""


def as_printed(text: str) -> str:
    """A line as it is printed, from left to right.

    Good enough for names and titles with Hebrew letters, even mixed. A name that is marked as
    isolated keeps its own direction, and the words around it keep theirs.

    >>> as_printed("Ann")
    'Ann'
    >>> as_printed("דנה") == "דנה"[::-1]
    True
    >>> as_printed("Ann (דנה) 2") == f"Ann ({'דנה'[::-1]}) 2"
    True
    >>> as_printed("\u2068דנה\u2069 (1st)") == f"{'דנה'[::-1]} (1st)"
    True
    """
    pieces = _pieces(text)
    kinds = [kind for _, kind in pieces]
    strong = [kind in _FROM_RIGHT for kind in kinds if kind in _FROM_RIGHT or kind == "L"]
    if not any(strong):
        return "".join(piece for piece, _ in pieces)
    is_whole = strong[0]
    sides = _resolved(kinds, is_whole=is_whole)
    runs = [
        ([piece for (piece, _), _ in run], from_right)
        for from_right, run in groupby(zip(pieces, sides, strict=True), key=lambda pair: pair[1])
    ]
    turned = ["".join(_turned(run) if from_right else run) for run, from_right in runs]
    return "".join(reversed(turned) if is_whole else turned)


def _pieces(text: str) -> list[tuple[str, str]]:
    """The characters of a line with their directions; an isolated name is one of no direction."""
    pieces: list[tuple[str, str]] = []
    depth, begin = 0, 0
    text = _balanced(text)
    for at, sign in enumerate(text):
        if sign == _ISOLATE:
            begin = begin if depth else at + 1
            depth += 1
        elif sign == _POP:
            depth -= 1
            if not depth:
                pieces.append((as_printed(text[begin:at]), "ON"))
        elif not depth:
            pieces.append((sign, bidirectional(sign)))
    return pieces


def _balanced(text: str) -> str:
    """A line with both marks of every name, also of one that was wrapped into two lines."""
    depth, lowest = 0, 0
    for sign in text:
        depth += (sign == _ISOLATE) - (sign == _POP)
        lowest = min(lowest, depth)
    return _ISOLATE * -lowest + text + _POP * (depth - lowest)


def _turned(run: list[str]) -> list[str]:
    """What reads from right to left, as it is printed; an isolated name is turned already."""
    return [piece.translate(_MIRRORED) if len(piece) == 1 else piece for piece in reversed(run)]


def _resolved(kinds: list[str], *, is_whole: bool) -> list[bool]:
    """Whether each character reads from right to left; neutral ones follow their neighbours."""
    sides: list[bool] = []
    for at, kind in enumerate(kinds):
        if kind in _FROM_RIGHT or kind in _FROM_LEFT:
            sides.append(kind in _FROM_RIGHT)
        elif kind == "NSM" and sides:
            sides.append(sides[-1])
        else:
            before = sides[-1] if sides else is_whole
            after = next(
                (one in _FROM_RIGHT for one in kinds[at:] if one in _FROM_RIGHT | _FROM_LEFT),
                is_whole,
            )
            sides.append(before if before == after else is_whole)
    return sides


Face: TypeAlias = Literal["slab", "slab italic", "plain", "bold"]

_FILES: Final[dict[Face, tuple[str, ...]]] = {
    "slab": ("bitter-bold", "bitter-bold-marked", "bitter-bold-cyrillic"),
    "slab italic": ("bitter-bold-italic",),
    "plain": ("hanken-grotesk", "hanken-grotesk-marked"),
    "bold": ("hanken-grotesk-bold", "hanken-grotesk-bold-marked"),
}
"""The files of a face, as its maker splits them."""
_OTHERS: Final[dict[Face, str]] = {
    "slab": "DejaVuSans-Bold",
    "slab italic": "DejaVuSans-Bold",
    "plain": "DejaVuSans",
    "bold": "DejaVuSans-Bold",
}
"""The fonts for words that a face lacks letters for."""
_WORDS: Final = re.compile(r"\s+|\S+")
_BREAKS: Final = re.compile(r"[ \t\r\n]+")
"""Where a line may end: not at a space that keeps an hour and its AM together."""
_HYPHENS: Final = re.compile(r"(?<=\w-)(?=\w)")
_IN_TWO: Final = (0.66, 0.6, 0.55, 0.5)
"""The shares of its size that a text has in two lines."""
_UNKNOWN: Final = "\ufffd"
_FOLDER: Final = files("rackhouse.paper") / "fonts"


_CALLED: Final = "Rackhouse "


@cache
def font_file(called: str) -> bytes:
    r"""The bytes of a font, by the name that :func:`runs_of` gives it.

    >>> ((_, called),) = runs_of("Ann", "plain")
    >>> font_file(called)[:4]
    b'\x00\x01\x00\x00'
    """
    return (_FOLDER / f"{called.removeprefix(_CALLED)}.ttf").read_bytes()


@cache
def _font(name: str) -> TTFont:
    with as_file(_FOLDER / f"{name}.ttf") as file:
        font = TTFont(f"{_CALLED}{name}", str(file))
    # Weights cut from one file share its internal name, but a document needs different ones.
    font.face.name = name.encode()
    pdfmetrics.registerFont(font)
    return font


def _shown(sign: str) -> str:
    """A character as a line can show it: any space is a plain one, control characters go."""
    if sign in (_ISOLATE, _POP):
        return sign
    return " " if sign.isspace() else sign if sign.isprintable() else ""


@lru_cache(maxsize=4096)  # a line is measured several times before it is written
def runs_of(text: str, face: Face) -> tuple[tuple[str, str], ...]:
    """A line as it is printed, split where the font changes; each part with its font's name.

    >>> [part for part, _ in runs_of("Ann Ωμέγα", "plain")]
    ['Ann ', 'Ωμέγα']
    """
    own, other = [_font(name) for name in _FILES[face]], _font(_OTHERS[face])

    def font_of(sign: str) -> TTFont | None:
        return next((font for font in own if ord(sign) in font.face.charToGlyph), None)

    signs: list[tuple[str, TTFont]] = []
    for part in _WORDS.findall(as_printed("".join(map(_shown, normalize("NFC", text))))):
        fonts = [font_of(sign) for sign in part]
        for sign, font in zip(part, fonts, strict=True):
            # One font per word: a mixture would look like a mistake.
            hand = other if font is None or None in fonts else font
            signs.append((sign if ord(sign) in hand.face.charToGlyph else _UNKNOWN, hand))
    return tuple(
        ("".join(sign for sign, _ in run), font.fontName)
        for font, run in groupby(signs, key=lambda one: one[1])
    )


@lru_cache(maxsize=16384)  # a page is set several times until all of it fits
def width_of(text: str, face: Face, size: float) -> float:
    """The width of a line, in points."""
    return sum(pdfmetrics.stringWidth(part, font, size) for part, font in runs_of(text, face))


def fitted(
    text: str, face: Face, size: float, room: float, least: float = 0.72
) -> tuple[str, float]:
    """A line and its size, made smaller to fit, and cut if that is not enough.

    ``least`` is the smallest share of its size.

    >>> fitted("Ann", "plain", 12, 100)
    ('Ann', 12)
    >>> fitted("A name without an end " * 9, "plain", 12, 100)[0][-1]
    '…'
    """
    smallest = size * least
    wide = width_of(text, face, size)
    if wide <= room:
        return text, size
    if wide * smallest / size <= room:
        return text, size * room / wide
    while text and width_of(f"{text}…", face, smallest) > room:
        text = text[:-1]
    return f"{text.rstrip()}…", smallest


def in_two(
    text: str, face: Face, size: float, room: float, least: float = 0.72
) -> tuple[list[str], float]:
    """A text and its size: in one line, made smaller to fit, else in two smaller ones.

    Only what is too long for two lines of half its size is cut.

    >>> in_two("Ann", "plain", 12, 100)
    (['Ann'], 12)
    >>> in_two("Maximiliane Featherstonehaugh-Cholmondeley", "plain", 12, 110)[0]
    ['Maximiliane Featherstonehaugh-', 'Cholmondeley']
    """
    if width_of(text, face, size) * least <= room:
        line, size = fitted(text, face, size, room, least)
        return [line], size
    for share in _IN_TWO:
        lines = wrapped(text, face, size * share, room)
        if len(lines) <= 2 and not is_cut(lines):
            return lines, size * share
    small = size * _IN_TWO[-1]
    first, *rest = wrapped(text, face, small, room)
    if not rest:
        line, size = fitted(text, face, size, room, least)
        return [line], size
    return [first, fitted(" ".join(rest), face, small, room, least=1)[0]], small


def is_cut(lines: Sequence[str]) -> bool:
    """Whether something of a text is missing in its lines."""
    return any(line.endswith("…") for line in lines)


def largest(text: str, face: Face, sizes: Sequence[float], room: float, lines: int) -> float:
    """The first of some sizes at which a text fits into so many lines, or the last.

    >>> largest("A word or two", "plain", (30, 20, 10), 60, lines=2)
    10
    """
    for size in sizes:
        written = wrapped(text, face, size, room)
        if len(written) <= lines and not is_cut(written):
            return size
    return sizes[-1]


def wrapped(text: str, face: Face, size: float, room: float) -> list[str]:
    """A text in lines that fit; a word wider than a line is broken after a hyphen, or cut.

    >>> wrapped("a bc", "plain", 12, 10)
    ['a', '…']
    >>> wrapped("at 9:00\u202fAM", "plain", 12, 50)
    ['at', '9:00\u202fAM']
    """
    lines: list[str] = []
    for word in filter(None, _BREAKS.split(text)):
        is_narrow = width_of(word, face, size) <= room
        for number, part in enumerate([word] if is_narrow else _HYPHENS.split(word)):
            longer = f"{lines[-1]}{'' if number else ' '}{part}" if lines else part
            if lines and width_of(longer, face, size) <= room:
                lines[-1] = longer
            else:
                lines.append(fitted(part, face, size, room, least=1)[0])
    return lines
