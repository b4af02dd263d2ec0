"""A pen that measures from the top left, and the small marks that it draws."""

from __future__ import annotations

import io
from contextlib import contextmanager
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Final

from reportlab.lib.colors import Color, toColor
from reportlab.pdfgen.canvas import Canvas

from rackhouse.paper.type import Face, in_two, runs_of, width_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


BLACK: Final = "#111111"
GREY: Final = "#444444"
PALE: Final = "#BBBBBB"
GREEN: Final = "#1E5B47"
BRASS: Final = "#B9791A"


_CAPITALS: Final = 0.7
"""The height of a capital, and the distance of two lines, for each point of type."""
_LEADING: Final = 1.1

SIGNATURE: Final = 34.0
"""The height of a line to sign, with the name under it."""


@cache
def _ink(colour: str) -> Color:
    """A colour as the canvas takes it; from its name, it would work it out at every stroke."""
    return toColor(colour)


class Pen:
    """Draws on the pages of one document."""

    def __init__(self, size: tuple[float, float], title: str) -> None:
        self.width, self.height = size
        self._file = io.BytesIO()
        # ``invariant`` writes no time, so the same game gives the same bytes.
        self._canvas = Canvas(self._file, pagesize=size, invariant=1, pageCompression=1)
        self._canvas.setTitle(title)
        self._canvas.setCreator("Rackhouse")

    def turn_page(self) -> None:
        """Start a new page."""
        self._canvas.showPage()

    def finish(self) -> bytes:
        """The document."""
        self._canvas.save()
        return self._file.getvalue()

    def text(  # noqa: PLR0913 - where, what and how
        self,
        x: float,
        y: float,
        text: str,
        face: Face = "plain",
        size: float = 9.5,
        *,
        colour: str = BLACK,
        align: str = "left",
        room: float | None = None,
        least: float = 0.72,
    ) -> float:
        """Write a line on a base line; returns its width.

        With ``room`` it is made to fit, in two lines around the base line where one is not enough.
        """
        lines = [text]
        if room is not None:
            usual = size
            lines, size = in_two(text, face, size, room, least)
            if len(lines) > 1:
                y += size * (_CAPITALS - _LEADING) / 2 - usual * _CAPITALS / 2
        for number, line in enumerate(lines):
            self._write(x, y + number * size * _LEADING, line, (face, size, colour, align))
        return max(width_of(line, face, size) for line in lines)

    def _write(self, x: float, y: float, line: str, how: tuple[Face, float, str, str]) -> None:
        face, size, colour, align = how
        wide = width_of(line, face, size)
        x -= {"left": 0.0, "centre": wide / 2, "right": wide}[align]
        self._canvas.setFillColor(_ink(colour))
        for part, font in runs_of(line, face):
            self._canvas.setFont(font, size)
            self._canvas.drawString(x, self.height - y, part)
            x += self._canvas.stringWidth(part, font, size)

    def line(
        self,
        x: float,
        y: float,
        to_x: float,
        to_y: float,
        *,
        thick: float = 0.75,
        colour: str = BLACK,
        dash: float = 0,
    ) -> None:
        """Draw a line; with ``dash``, in dashes of that length."""
        self._canvas.setStrokeColor(_ink(colour))
        self._canvas.setLineWidth(thick)
        with self._dashed(dash):
            self._canvas.line(x, self.height - y, to_x, self.height - to_y)

    @contextmanager
    def _dashed(self, dash: float) -> Iterator[None]:
        if dash:
            self._canvas.setDash(dash, dash)
        yield
        if dash:
            self._canvas.setDash()

    def box(  # noqa: PLR0913 - where, how large and how
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        *,
        fill: str = "",
        edge: str = "",
        thick: float = 0.75,
        radius: float = 0,
        dash: float = 0,
    ) -> None:
        """Draw a box from its top left corner."""
        if fill:
            self._canvas.setFillColor(_ink(fill))
        if edge:
            self._canvas.setStrokeColor(_ink(edge))
            self._canvas.setLineWidth(thick)
        corner = self.height - y - high
        has = {"stroke": int(bool(edge)), "fill": int(bool(fill))}
        with self._dashed(dash):
            if radius:
                self._canvas.roundRect(x, corner, wide, high, radius, **has)
            else:
                self._canvas.rect(x, corner, wide, high, **has)

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        """Draw a disc around its centre."""
        self._canvas.setFillColor(_ink(fill))
        self._canvas.circle(x, self.height - y, radius, stroke=0, fill=1)

    def shape(
        self,
        points: Sequence[tuple[float, float]],
        *,
        fill: str = "",
        edge: str = "",
        thick: float = 1,
    ) -> None:
        """Draw a shape through points: filled, or as a line with round corners."""
        path = self._canvas.beginPath()
        path.moveTo(points[0][0], self.height - points[0][1])
        for x, y in points[1:]:
            path.lineTo(x, self.height - y)
        if fill:
            path.close()
            self._canvas.setFillColor(_ink(fill))
        if edge:
            self._canvas.setStrokeColor(_ink(edge))
            self._canvas.setLineWidth(thick)
            self._canvas.setLineCap(1)
            self._canvas.setLineJoin(1)
        self._canvas.drawPath(path, stroke=int(bool(edge)), fill=int(bool(fill)))
        self._canvas.setLineCap(0)
        self._canvas.setLineJoin(0)


def draw_brand(pen: Pen, right: float, base: float, times: float = 1) -> None:
    """Draw the house and its name, up to a right edge and on a base line."""
    wide = pen.text(right, base, "Rackhouse", "slab", 11.5 * times, align="right")
    scale = 17 / 32 * times
    x, y = right - wide - 23 * times, base - 14 * times

    def at(across: float, down: float) -> tuple[float, float]:
        return x + across * scale, y + down * scale

    pen.shape([at(4, 14), at(16, 4), at(28, 14)], edge=GREEN, thick=3.2 * scale)
    for left in (6.5, 13.2, 19.9):
        pen.box(*at(left, 14.5), 5.6 * scale, 8 * scale, fill=BRASS, radius=0.7)
    pen.shape([at(3.5, 26), at(28.5, 26)], edge=GREEN, thick=3.6 * scale)


def draw_code(pen: Pen, link: str, x: float, y: float, side: float) -> None:
    """Draw the QR code of a link from its top left corner."""
    import segno  # noqa: PLC0415 - few sheets need it

    rows = tuple(segno.make(link, error="m", micro=False).matrix)
    cell = side / len(rows)
    for row, modules in enumerate(rows):
        at = 0
        for module, run in groupby(modules):
            count = len([*run])
            if module & 1:
                # Slightly taller, so that no viewer shows gaps.
                pen.box(x + at * cell, y + row * cell, count * cell, cell * 1.03, fill=BLACK)
            at += count


def draw_signatures(pen: Pen, names: Sequence[str], place: tuple[float, float, float]) -> None:
    """Draw a line to sign for each name, from a left edge and a top up to a right edge."""
    x, y, right = place
    for number, name in enumerate(names):
        base = y + SIGNATURE * number + 22
        pen.line(x, base, right, base)
        pen.text(x, base + 10, name, size=8.6, colour=GREY, room=right - x)
