"""A flow: blocks of text one under the other, in columns, over as many pages as needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from rackhouse.paper.pen import BLACK, GREY
from rackhouse.paper.type import wrapped

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rackhouse.paper.folio import Folio
    from rackhouse.paper.pen import Pen

Drawn: TypeAlias = "Callable[[Pen, float, float, float], None]"
"""Draws from a left edge and a top into a width."""
_LEADING: Final = 1.3


class FlowBlock(msgspec.Struct, frozen=True):
    """Something that is not split between columns."""

    high: Callable[[float], float]
    """Its height in a width."""
    draw: Drawn
    is_heading: bool = False
    """Whether it must not be the last in a column."""


def paragraph(
    text: str, size: float, *, label: str, indent: float = 0, colour: str = BLACK
) -> FlowBlock:
    """A paragraph with a label to its left; ``indent`` is the width of a left-aligned label."""
    inset = indent or size * 2.1

    def lines(wide: float) -> list[str]:
        return wrapped(text, "plain", size, wide - inset)

    def draw(pen: Pen, x: float, y: float, wide: float) -> None:
        base = y + size
        if indent:
            pen.text(x, base, label, "bold", size)
        else:
            pen.text(
                x + inset - size * 0.6, base, label, size=size * 0.8, colour=GREY, align="right"
            )
        for at, line in enumerate(lines(wide)):
            pen.text(x + inset, base + at * size * _LEADING, line, size=size, colour=colour)

    return FlowBlock(lambda wide: (len(lines(wide)) * _LEADING + 0.35) * size, draw)


def pages_of_flow(folio: Folio, blocks: Sequence[FlowBlock], columns: int) -> int:
    """How many pages the blocks would take from here on."""
    return 1 + max((page for page, *_ in _placed(folio, blocks, columns)), default=0)


def draw_flow(folio: Folio, blocks: Sequence[FlowBlock], columns: int) -> None:
    """Draw blocks down one column after the other; ``folio.y`` is then under the longest."""
    wide, now, low = folio.column_of(columns), 0, folio.y
    for (page, column, y), block in zip(_placed(folio, blocks, columns), blocks, strict=True):
        while now < page:
            folio.turn_page()
            now, low = now + 1, folio.y
        block.draw(folio.pen, folio.column_at(column, columns), y, wide)
        low = max(low, y + block.high(wide))
    folio.y = low


def _placed(
    folio: Folio, blocks: Sequence[FlowBlock], columns: int
) -> Iterator[tuple[int, int, float]]:
    """The page, the column and the top of each block."""
    wide = folio.column_of(columns)
    page, column, top = 0, 0, folio.y
    y = top
    for number, block in enumerate(blocks):
        high = block.high(wide)
        after = blocks[number + 1].high(wide) if block.is_heading and blocks[number + 1 :] else 0
        if y > top and y + high + after > folio.bottom:
            column += 1
            if column == columns:
                page, column, top = page + 1, 0, folio.later_top
            y = top
        yield page, column, y
        y += high
