"""Reading prints back: their texts, and where each line of type stands."""

from __future__ import annotations

import io
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from pypdf import PageObject, PdfReader

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pypdf.generic import RectangleObject

FLAT = 0.5
"""How far, in points, lines may touch: type is set to fractions of a point."""


class Piece(NamedTuple):
    """A piece of type on a page, measured from the bottom left, without what hangs below."""

    text: str
    left: float
    right: float
    base: float
    top: float

    def covers(self, other: Piece) -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        up = min(self.top, other.top) - max(self.base, other.base)
        return across > FLAT and up > FLAT


class Mark(NamedTuple):
    """A choice of font, a piece of type or a box, as the page has it, and where."""

    operator: bytes
    operands: list[Any]
    x: float
    y: float


class Page:
    """A page, which takes long to read and so is read once, for all that is asked of it."""

    def __init__(self, page: PageObject) -> None:
        self._page = page
        self.mediabox: RectangleObject = page.mediabox

    def extract_text(self) -> str:
        return self._read[0]

    @cached_property
    def _read(self) -> tuple[str, list[Mark]]:
        marks: list[Mark] = []

        def before(operator: bytes, operands: list[Any], cm: list[float], tm: list[float]) -> None:
            if operator in (b"Tf", b"Tj", b"re"):
                marks.append(Mark(operator, operands, tm[4] + cm[4], tm[5] + cm[5]))

        return self._page.extract_text(visitor_operand_before=before), marks

    def pieces(self) -> Iterator[Piece]:
        """Every piece of type, as wide as the fonts in the document say."""
        fonts: Any = self._page["/Resources"]["/Font"]  # type: ignore[index]
        font, size = None, 0.0
        for mark in self._read[1]:
            if mark.operator == b"Tf":
                font, size = fonts[mark.operands[0]], float(mark.operands[1])
            elif mark.operator == b"Tj":
                assert font is not None
                raw = mark.operands[0]
                codes = raw if isinstance(raw, bytes) else raw.original_bytes
                first, widths = int(font["/FirstChar"]), font["/Widths"]
                wide = sum(float(widths[code - first]) for code in codes) * size / 1000
                if wide:
                    high = mark.y + size * 0.62
                    yield Piece(str(raw), mark.x, mark.x + wide, mark.y, high)

    def boxes(self) -> Iterator[tuple[float, float, float, float]]:
        """Every box: left, bottom, width, height."""
        for mark in self._read[1]:
            if mark.operator == b"re":
                left, bottom, wide, high = map(float, mark.operands)
                yield left, bottom, wide, high


@lru_cache(maxsize=8)
def _document(data: bytes) -> tuple[Page, ...]:
    return tuple(Page(page) for page in PdfReader(io.BytesIO(data)).pages)


def pages(data: bytes) -> list[Page]:
    return list(_document(data))


def text_of(data: bytes) -> str:
    return "\n".join(page.extract_text() for page in pages(data))


def pieces(page: Page) -> list[Piece]:
    return list(page.pieces())


def boxes(page: Page) -> list[tuple[float, float, float, float]]:
    return list(page.boxes())


def faults(data: bytes, edge: float = 18) -> Iterator[str]:
    """Where type covers other type, or comes nearer to the edge of the paper than printers do."""
    for number, page in enumerate(pages(data), start=1):
        wide, high = float(page.mediabox.width), float(page.mediabox.height)
        found = sorted(pieces(page), key=lambda piece: piece.base)
        for at, piece in enumerate(found):
            is_inside = piece.left >= edge and piece.right <= wide - edge
            if not is_inside or not edge <= piece.base <= high - edge:
                yield f"Page {number}: {piece} comes too near to the edge."
            for other in found[at + 1 :]:
                if other.base > piece.top:
                    break
                if piece.covers(other):
                    yield f"Page {number}: {piece} covers {other}."


def marked(page: Page) -> Iterator[str]:
    """Type with a box of ink on it, such as the modules of a code."""
    found = boxes(page)
    for piece in pieces(page):
        low = piece.base - (piece.top - piece.base) / 3
        for left, bottom, wide, high in found:
            across = min(piece.right, left + wide) - max(piece.left, left)
            if across > FLAT and min(piece.top, bottom + high) - max(low, bottom) > FLAT:
                yield f"{piece} lies under a box at {left:.0f}, {bottom:.0f}."
                break
