"""Reading prints back: their texts, and where each line of type stands."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, NamedTuple

from pypdf import PageObject, PdfReader

if TYPE_CHECKING:
    from collections.abc import Iterator

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


def pages(data: bytes) -> list[PageObject]:
    return list(PdfReader(io.BytesIO(data)).pages)


def text_of(data: bytes) -> str:
    return "\n".join(page.extract_text() for page in pages(data))


def pieces(page: PageObject) -> list[Piece]:
    """Every piece of type, as wide as the fonts in the document say."""
    found: list[Piece] = []
    font: list[Any] = [None, 0.0]

    def before(operator: bytes, operands: list[Any], cm: list[float], tm: list[float]) -> None:
        if operator == b"Tf":
            font[:] = [page["/Resources"]["/Font"][operands[0]], float(operands[1])]  # type: ignore[index]
        elif operator == b"Tj":
            raw = operands[0]
            codes = raw if isinstance(raw, bytes) else raw.original_bytes
            first, widths = int(font[0]["/FirstChar"]), font[0]["/Widths"]
            wide = sum(float(widths[code - first]) for code in codes) * font[1] / 1000
            x, y = tm[4] + cm[4], tm[5] + cm[5]
            if wide:
                found.append(Piece(str(raw), x, x + wide, y, y + font[1] * 0.62))

    page.extract_text(visitor_operand_before=before)
    return found


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


def marked(page: PageObject) -> Iterator[str]:
    """Type with a box of ink on it, such as the modules of a code."""
    found = boxes(page)
    for piece in pieces(page):
        low = piece.base - (piece.top - piece.base) / 3
        for left, bottom, wide, high in found:
            across = min(piece.right, left + wide) - max(piece.left, left)
            if across > FLAT and min(piece.top, bottom + high) - max(low, bottom) > FLAT:
                yield f"{piece} lies under a box at {left:.0f}, {bottom:.0f}."
                break


def boxes(page: PageObject) -> list[tuple[float, float, float, float]]:
    """Every box on a page: left, bottom, width, height."""
    found: list[tuple[float, float, float, float]] = []

    def before(operator: bytes, operands: list[Any], _cm: list[float], _tm: list[float]) -> None:
        if operator == b"re":
            left, bottom, wide, high = map(float, operands)
            found.append((left, bottom, wide, high))

    page.extract_text(visitor_operand_before=before)
    return found
