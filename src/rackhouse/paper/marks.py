"""Small marks on paper: the house with the rack, a code for phones, lines to be signed."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rackhouse.paper.pen import BLACK, BRASS, GREEN, GREY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.paper.pen import Pen

SIGNATURE: Final = 34.0
"""The height of a line to be signed, with the name under it."""


def draw_brand(pen: Pen, right: float, base: float) -> None:
    """The house and its name, up to a right edge and on a base line."""
    wide = pen.text(right, base, "Rackhouse", "slab", 11.5, align="right")
    scale = 17 / 32
    x, y = right - wide - 23, base - 14

    def at(across: float, down: float) -> tuple[float, float]:
        return x + across * scale, y + down * scale

    pen.shape([at(4, 14), at(16, 4), at(28, 14)], edge=GREEN, thick=3.2 * scale)
    for left in (6.5, 13.2, 19.9):
        pen.box(*at(left, 14.5), 5.6 * scale, 8 * scale, fill=BRASS, radius=0.7)
    pen.shape([at(3.5, 26), at(28.5, 26)], edge=GREEN, thick=3.6 * scale)


def draw_code(pen: Pen, link: str, x: float, y: float, side: float) -> None:
    """A QR code of a link, by its top left corner."""
    import segno  # noqa: PLC0415 - few sheets have one

    rows = tuple(segno.make(link, error="m", micro=False).matrix)
    cell = side / len(rows)
    for row, modules in enumerate(rows):
        at = 0
        for module, run in groupby(modules):
            count = len([*run])
            if module & 1:
                # A hair taller, so that no viewer shows seams.
                pen.box(x + at * cell, y + row * cell, count * cell, cell * 1.03, fill=BLACK)
            at += count


def draw_signatures(pen: Pen, names: Sequence[str], place: tuple[float, float, float]) -> None:
    """A line to be signed for each name, from a left edge and a top up to a right edge."""
    x, y, right = place
    for number, name in enumerate(names):
        base = y + SIGNATURE * number + 22
        pen.line(x, base, right, base)
        pen.text(x, base + 10, name, size=8.6, colour=GREY, room=right - x)
