"""The rule sheet on paper: every rule in a sentence, on two pages; who decided it, in an annex."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.board import Board
from rackhouse.messages import Voice, message
from rackhouse.paper.board import draw_board, draw_legend
from rackhouse.paper.flow import FlowBlock, draw_flow, pages_of_flow, paragraph
from rackhouse.paper.folio import About, printed
from rackhouse.paper.pen import GREY
from rackhouse.paper.type import wrapped
from rackhouse.rules.explain import DOLLARS, parts_of, priced_in, reading, summary_of, title_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rackhouse.paper.folio import Folio
    from rackhouse.paper.pen import Pen
    from rackhouse.paper.size import Paper
    from rackhouse.rules import Rules, Sheet

PAGES: Final = 2
"""How many pages the rules take; the annex comes after them."""
_SIZES: Final = (11.5, 11.0, 10.5, 10.0, 9.6, 9.2, 8.8, 8.4, 8.0, 7.6)
_ANNEX_SIZES: Final = (8.0, 7.6, 7.2, 6.8)
_COLUMNS: Final = 2
_LEGEND: Final = 20.0
_VALUE: Final = 11.6


def rule_sheet(
    sheet: Sheet, voice: Voice, *, currency: str = DOLLARS, paper: Paper = "a4"
) -> bytes:
    """A rule sheet to print and hang up: its rules, the board and the tiles on two pages.

    An annex says where each rule comes from, and how we read the gaps.

    >>> from rackhouse.rules import Sheet
    >>> rule_sheet(Sheet.named("base"), Voice("de"))[:5]
    b'%PDF-'
    """
    title, house = voice.say(message("print-rules")), voice.say(title_of(sheet.rules))
    about = About(title, house, voice=voice)
    return printed(about, paper, lambda folio: _draw(folio, sheet, voice, currency))


def _draw(folio: Folio, sheet: Sheet, voice: Voice, currency: str) -> None:
    folio.y += 4
    folio.say(voice.say(summary_of(sheet.rules)), 11)
    folio.y += 2

    def blocks(size: float) -> list[FlowBlock]:
        return [*_rules(sheet, voice, currency, size), *_tiles(folio, sheet.rules, voice)]

    _draw_flow_within(folio, blocks, _SIZES, (_COLUMNS, PAGES))
    folio.turn_page()
    folio.pen.text(folio.left, folio.y + 20, voice.say(message("print-rules-annex")), "slab", 16)
    folio.y += 30
    _draw_flow_within(folio, lambda size: [*_annex(sheet, voice, size)], _ANNEX_SIZES, (3, 1))


def _draw_flow_within(
    folio: Folio,
    blocks: Callable[[float], list[FlowBlock]],
    sizes: Sequence[float],
    room: tuple[int, int],
) -> None:
    """Draw blocks in the first size in which so many columns on so many pages hold them."""
    columns, pages = room
    fits = (size for size in sizes if pages_of_flow(folio, blocks(size), columns) <= pages)
    draw_flow(folio, blocks(next(fits, sizes[-1])), columns)


def _heading(title: str, size: float) -> FlowBlock:
    def draw(pen: Pen, x: float, y: float, wide: float) -> None:
        pen.text(x, y + size * 1.8, title, "slab", size * 1.3, room=wide)
        pen.line(x, y + size * 2.2, x + wide, y + size * 2.2, thick=1.1)

    return FlowBlock(lambda _: size * 2.7, draw, is_heading=True)


def _rules(sheet: Sheet, voice: Voice, currency: str, size: float) -> Iterator[FlowBlock]:
    number = 0
    for part in parts_of(sheet.rules, sheet.event):
        if part.sentences:
            yield _heading(voice.say(part.title), size)
        for sentence in part.sentences:
            number += 1
            said = voice.say(priced_in(sentence.message, currency))
            yield paragraph(said, size, label=str(number))


def _tiles(folio: Folio, rules: Rules, voice: Voice) -> Iterator[FlowBlock]:
    """The house's board, its premium squares, and the value of each letter."""
    board = Board.empty(rules.tiles.board, rules.tiles.set)
    wide = folio.column_of(_COLUMNS)
    side = min(wide, 210.0)
    yield _heading(voice.say(message("rule-part-tiles")), 9.6)

    def draw_it(pen: Pen, x: float, y: float, _wide: float) -> None:
        draw_board(pen, board, x, y + 4, side)

    high = 18 + (side - 18) / board.layout.columns * board.layout.rows
    yield FlowBlock(lambda _: high + 10, draw_it)

    def draw_names(pen: Pen, x: float, y: float, room: float) -> None:
        draw_legend(pen, board.layout, rules.colours, (x, y, x + room), voice)

    yield FlowBlock(lambda _: _LEGEND * len(board.layout.kinds) + 4, draw_names)
    tiles = board.tile_set
    by_value: dict[int, list[str]] = {}
    if tiles.blanks:
        by_value[0] = [f"{voice.say(message('rule-letter-blank'))} \u00d7{tiles.blanks}"]
    for letter, points, count in zip(
        tiles.alphabet.letters, tiles.points, tiles.counts, strict=True
    ):
        by_value.setdefault(points, []).append(f"{letter} \u00d7{count}")
    for points, letters in sorted(by_value.items()):
        yield _letters(points, wrapped("  ".join(letters), "plain", 8.6, wide - 24))


def _letters(points: int, lines: list[str]) -> FlowBlock:
    def draw(pen: Pen, x: float, y: float, _wide: float) -> None:
        pen.text(x + 14, y + 9, str(points), "slab", 10, align="right")
        for at, line in enumerate(lines):
            pen.text(x + 24, y + 9 + at * _VALUE, line, size=8.6)

    return FlowBlock(lambda _: _VALUE * len(lines) + 2.4, draw)


def _annex(sheet: Sheet, voice: Voice, size: float) -> Iterator[FlowBlock]:
    """Who decided each rule, by its number; then how we read the gaps that the rules rest on."""
    number = 0
    used: set[str] = set()
    yield _heading(voice.say(message("print-rules-sources")), size)
    for part in parts_of(sheet.rules, sheet.event):
        for sentence in part.sentences:
            number += 1
            basis = sentence.basis(sheet.basis, voice)
            yield paragraph(basis, size, label=str(number), colour=GREY)
            used |= {name for one in sentence.bases(sheet.basis) for name in one.readings}
    if used:
        yield _heading(voice.say(message("rule-part-readings")), size)
    for name in sorted(used):
        yield paragraph(voice.say(reading(name)), size, label=name, indent=25)
