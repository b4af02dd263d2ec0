"""A pen that draws pixels: the same shapes and fonts as on paper, as a PNG."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw, ImageFont

from rackhouse.paper.pen import BLACK, Pen
from rackhouse.paper.type import Face, font_file, runs_of, width_of

if TYPE_CHECKING:
    from collections.abc import Sequence

_FINER: Final = 2
"""Pillow draws shapes without smooth edges, so everything is drawn larger and made smaller."""


class Brush(Pen):
    r"""Draws one picture, in pixels from the top left.

    >>> brush = Brush((40, 20), "#FFFFFF")
    >>> brush.box(2, 2, 10, 10, fill="#1E5B47", radius=2)
    >>> brush.finish()[:8]
    b'\x89PNG\r\n\x1a\n'
    """

    def __init__(self, size: tuple[int, int], ground: str) -> None:
        self.width, self.height = size
        self._size = size
        self._image = Image.new("RGB", (size[0] * _FINER, size[1] * _FINER), ground)
        self._draw = ImageDraw.Draw(self._image)

    def turn_page(self) -> None:
        """A picture has one page."""

    def finish(self) -> bytes:
        """The picture as PNG."""
        file = io.BytesIO()
        small = self._image.resize(self._size, Image.Resampling.BOX)
        # A palette is a third of the size, and flat colours lose nothing by it.
        small.quantize(192, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
        return file.getvalue()

    def _write(self, x: float, y: float, line: str, how: tuple[Face, float, str, str]) -> None:
        face, size, colour, align = how
        wide = width_of(line, face, size)
        x -= {"left": 0.0, "centre": wide / 2, "right": wide}[align]
        for part, name in runs_of(line, face):
            font = _font(name, round(size * _FINER))
            self._draw.text((x * _FINER, y * _FINER), part, colour, font, anchor="ls")
            x += font.getlength(part) / _FINER

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
        """Draw a line."""
        self.shape([(x, y), (to_x, to_y)], edge=colour, thick=thick)

    def box(  # noqa: PLR0913 - as a pen's
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
        self._draw.rounded_rectangle(
            [x * _FINER, y * _FINER, (x + wide) * _FINER - 1, (y + high) * _FINER - 1],
            radius * _FINER,
            fill=fill or None,
            outline=edge or None,
            width=max(1, round(thick * _FINER)),
        )

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        """Draw a disc around its centre."""
        self._draw.circle((x * _FINER, y * _FINER), radius * _FINER, fill=fill)

    def shape(
        self,
        points: Sequence[tuple[float, float]],
        *,
        fill: str = "",
        edge: str = "",
        thick: float = 1,
    ) -> None:
        """Draw a shape through points: filled, or as a line with round corners."""
        there = [(x * _FINER, y * _FINER) for x, y in points]
        if fill:
            self._draw.polygon(there, fill=fill)
        if edge:
            self._draw.line(there, fill=edge, width=round(thick * _FINER), joint="curve")
            for x, y in (there[0], there[-1]):
                self._draw.circle((x, y), thick * _FINER / 2, fill=edge)


@lru_cache(maxsize=64)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    # Letters come in the order in which they are printed, so nothing is left to lay out.
    layout = ImageFont.Layout.BASIC
    return ImageFont.truetype(io.BytesIO(font_file(name)), size, layout_engine=layout)
