"""A folio: the pages of one print of an event, with heads and feet."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.messages import Voice, message
from rackhouse.messages.voice import ENGLISH
from rackhouse.paper.pen import BLACK, GREY, PALE, Pen, draw_brand
from rackhouse.paper.size import SIZES, Paper
from rackhouse.paper.type import Face, wrapped

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.contest import EventState
    from rackhouse.paper.names import EntryNames

MARGIN: Final = 36.0
_HEAD: Final = 58.0
_TERMS: Final = 22.0
_LATER_HEAD: Final = 26.0
_FOOT: Final = 22.0
_BETWEEN: Final = 22.0
"""The width between two columns of text."""


class About(msgspec.Struct, frozen=True):
    """The head of a print."""

    title: str
    event: str = ""
    """The event, under the title."""
    terms: tuple[tuple[str, str], ...] = ()
    """Labels and values, in a line under the head."""
    voice: Voice = ENGLISH

    @staticmethod
    def of(state: EventState, names: EntryNames, title: str, *terms: tuple[str, str]) -> About:
        """The head of a print of an event."""
        plan = state.event
        parts = [plan.title, plan.venue.name]
        return About(title, ", ".join(part for part in parts if part), terms, names.voice)


class Folio:
    """Pages that are filled from the top; ``y`` is where free room begins."""

    def __init__(
        self, about: About, paper: Paper = "a4", *, pages: int = 0, is_wide: bool = False
    ) -> None:
        high, wide = sorted(SIZES[paper], reverse=not is_wide)
        self.pen = Pen((wide, high), f"{about.title}: {about.event}")
        self.about = about
        self.pages = pages
        """How many pages there will be; 0 while unknown."""
        self.page = 1
        self.left, self.right = MARGIN, wide - MARGIN
        self.bottom = high - MARGIN - _FOOT
        self.y = self._draw_head()
        self._draw_foot()

    @property
    def wide(self) -> float:
        """The width between the margins."""
        return self.right - self.left

    @property
    def left_over(self) -> float:
        """How much of the page is still free."""
        return self.bottom - self.y

    @property
    def later_top(self) -> float:
        """Where free room begins on the pages after the first."""
        return MARGIN + _LATER_HEAD

    def column_of(self, columns: int) -> float:
        """The width of one of so many columns of text."""
        return (self.wide - _BETWEEN * (columns - 1)) / columns

    def column_at(self, column: int, columns: int) -> float:
        """The left edge of a column, counted from 0."""
        return self.left + column * (self.column_of(columns) + _BETWEEN)

    def even_row(self, count: int, labels: float, heights: tuple[float, float]) -> float:
        """The height of so many rows under labels, so that they fill the fewest pages evenly.

        ``heights`` are the least and the most.

        >>> folio = Folio(About("A list"), "a4")
        >>> [folio.even_row(count, 15, (16, 30)) for count in (12, 38, 50)]
        [30, 17.75, 27.0]
        """
        least, most = heights

        def pages(high: float) -> int:
            first = int((self.left_over - labels) / high)
            later = int((self.bottom - self.later_top - labels) / high)
            return 1 + max(0, ceil((count - first) / later))

        high = most
        while high > least and pages(high) > pages(least):
            high -= 0.25
        return max(least, high)

    def turn_page(self) -> None:
        """Start a new page."""
        self.pen.turn_page()
        self.page += 1
        self.y = self._draw_later_head()
        self._draw_foot()

    def need(self, high: float) -> bool:
        """Start a new page if so much does not fit on this one; returns whether it did."""
        if high <= self.left_over:
            return False
        self.turn_page()
        return True

    def say(self, text: str, size: float = 9, colour: str = BLACK, face: Face = "plain") -> None:
        """Write a paragraph."""
        leading = size * 1.35
        for line in wrapped(text, face, size, self.wide):
            self.need(leading)
            self.pen.text(self.left, self.y + size, line, face, size, colour=colour)
            self.y += leading

    def _draw_head(self) -> float:
        pen, room = self.pen, self.wide - 110
        pen.text(self.left, MARGIN + 21, self.about.title, "slab", 23, room=room, least=0.55)
        pen.text(self.left, MARGIN + 37, self.about.event, size=10, colour=GREY, room=room)
        draw_brand(pen, self.right, MARGIN + 36)
        pen.line(self.left, MARGIN + 45, self.right, MARGIN + 45, thick=2.2)
        if not self.about.terms:
            return MARGIN + _HEAD
        x, base = self.left, MARGIN + 61
        for label, value in self.about.terms:
            if self.right - x < 60:
                break
            x += pen.text(x, base, f"{label} ", size=9.5, colour=GREY, room=self.right - x)
            x += (
                pen.text(
                    x, base, value, "bold", 9.5, room=max(30.0, min(self.right - x, self.wide / 2))
                )
                + 14
            )
        return MARGIN + _HEAD + _TERMS - 6

    def _draw_later_head(self) -> float:
        pen, half = self.pen, self.wide / 2 - 10
        pen.text(self.left, MARGIN + 10, self.about.title, "slab", 11.5, room=half)
        pen.text(
            self.right, MARGIN + 10, self.about.event, size=9, colour=GREY, align="right", room=half
        )
        pen.line(self.left, MARGIN + 17, self.right, MARGIN + 17, thick=1.1)
        return MARGIN + _LATER_HEAD

    def _draw_foot(self) -> None:
        if self.pages > 1:
            base = self.pen.height - MARGIN
            said = message("print-page", page=self.page, pages=self.pages)
            text = self.about.voice.say(said)
            self.pen.line(self.left, base - 11, self.right, base - 11, thick=0.6, colour=PALE)
            self.pen.text(self.right, base, text, size=8, colour=GREY, align="right")


def room_of(about: About, paper: Paper, *, is_wide: bool = False) -> tuple[float, float, float]:
    """The width between the margins, and the free height of the first and of later pages."""
    high, wide = sorted(SIZES[paper], reverse=not is_wide)
    foot = high - MARGIN - _FOOT
    head = _HEAD + (_TERMS - 6 if about.terms else 0)
    return wide - 2 * MARGIN, foot - MARGIN - head, foot - MARGIN - _LATER_HEAD


def printed(
    about: About, paper: Paper, draw: Callable[[Folio], None], *, is_wide: bool = False
) -> bytes:
    """A print as the bytes of a PDF; pages are numbered if there are several.

    >>> printed(About("A list"), "a4", lambda folio: folio.turn_page())[:5]
    b'%PDF-'
    """
    folio = Folio(about, paper, is_wide=is_wide)
    draw(folio)
    if folio.page > 1:
        # The number of pages is only known at the end, so it is drawn again.
        folio = Folio(about, paper, pages=folio.page, is_wide=is_wide)
        draw(folio)
    return folio.pen.finish()
