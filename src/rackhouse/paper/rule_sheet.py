"""The rule sheet on paper: every rule in a sentence, with who decided it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.board import Board
from rackhouse.messages import Voice, message
from rackhouse.paper.board import draw_board, draw_legend
from rackhouse.paper.folio import About, printed
from rackhouse.paper.pen import GREY, PALE
from rackhouse.paper.type import wrapped
from rackhouse.rules.explain import parts_of, reading, summary_of, title_of

if TYPE_CHECKING:
    from rackhouse.paper.folio import Folio
    from rackhouse.paper.size import Paper
    from rackhouse.rules import Rules, Sheet

_BASIS: Final = 158.0
_GAP: Final = 16.0
_SIZE: Final = 9.4
_LEADING: Final = 12.4
_SMALL: Final = 7.6
_TIGHT: Final = 9.6
_BOARD: Final = 250.0


def rule_sheet(sheet: Sheet, voice: Voice, *, paper: Paper = "a4") -> bytes:
    """A rule sheet to print and hang up: its rules, their basis, the board, the tiles.

    >>> from rackhouse.rules import Sheet
    >>> rule_sheet(Sheet.named("base"), Voice("de"))[:5]
    b'%PDF-'
    """
    title, house = voice.say(message("print-rules")), voice.say(title_of(sheet.rules))
    about = About(title, house, voice=voice)
    return printed(about, paper, lambda folio: _draw(folio, sheet, voice))


def _draw(folio: Folio, sheet: Sheet, voice: Voice) -> None:
    rules = sheet.rules
    folio.y += 4
    folio.say(voice.say(summary_of(rules)), 11)
    folio.y += 2
    number = 0
    used: set[str] = set()
    for part in parts_of(rules, sheet.event):
        if not part.sentences:
            continue
        _draw_part_title(folio, voice.say(part.title))
        for sentence in part.sentences:
            number += 1
            text = voice.say(sentence.message)
            _draw_rule(folio, number, text, sentence.basis(sheet.basis, voice))
            used |= {name for one in sentence.bases(sheet.basis) for name in one.readings}
    _draw_tiles(folio, rules, voice)
    _draw_readings(folio, used, voice)


def _draw_part_title(folio: Folio, title: str) -> None:
    # A heading is never the last thing on a page.
    folio.need(26 + 2 * _LEADING)
    folio.pen.text(folio.left, folio.y + 18, title, "slab", 12.5)
    folio.y += 24
    folio.pen.line(folio.left, folio.y, folio.right, folio.y, thick=1.1)
    folio.y += 4


def _draw_rule(folio: Folio, number: int, text: str, basis: str) -> None:
    pen, left = folio.pen, folio.left + 22
    beside = folio.right - _BASIS
    lines = wrapped(text, "plain", _SIZE, beside - _GAP - left)
    sources = wrapped(basis, "plain", _SMALL, _BASIS)
    high = max(len(lines) * _LEADING, len(sources) * _TIGHT) + 3.4
    folio.need(high)
    base = folio.y + _SIZE
    pen.text(left - 6, base, str(number), size=8, colour=GREY, align="right")
    for at, line in enumerate(lines):
        pen.text(left, base + at * _LEADING, line, size=_SIZE)
    for at, line in enumerate(sources):
        pen.text(beside, base + at * _TIGHT, line, size=_SMALL, colour=GREY)
    folio.y += high
    pen.line(left, folio.y - 1.4, folio.right, folio.y - 1.4, thick=0.5, colour=PALE)


def _draw_tiles(folio: Folio, rules: Rules, voice: Voice) -> None:
    """Draw the house's board, and the value of each letter."""
    folio.need(_BOARD + 50)
    _draw_part_title(folio, voice.say(message("rule-part-tiles")))
    folio.y += 4
    board = Board.empty(rules.tiles.board, rules.tiles.set)
    top = folio.y
    high = draw_board(folio.pen, board, folio.left, top, _BOARD)
    x = folio.left + _BOARD + 20
    y = draw_legend(folio.pen, board.layout, rules.colours, (x, top, folio.right), voice) + 14
    tiles = board.tile_set
    by_value: dict[int, list[str]] = {}
    if tiles.blanks:
        by_value[0] = [f"{voice.say(message('rule-letter-blank'))} \u00d7{tiles.blanks}"]
    for letter, points, count in zip(
        tiles.alphabet.letters, tiles.points, tiles.counts, strict=True
    ):
        by_value.setdefault(points, []).append(f"{letter} \u00d7{count}")
    for points, letters in sorted(by_value.items()):
        folio.pen.text(x + 14, y, str(points), "slab", 10, align="right")
        for line in wrapped("  ".join(letters), "plain", 8.6, folio.right - x - 24):
            folio.pen.text(x + 24, y, line, size=8.6)
            y += 11.6
        y += 2.4
    folio.y = max(top + high, y) + 6


def _draw_readings(folio: Folio, used: set[str], voice: Voice) -> None:
    """Draw how we read the gaps that these rules rest on."""
    if used:
        _draw_part_title(folio, voice.say(message("rule-part-readings")))
    for name in sorted(used):
        lines = wrapped(voice.say(reading(name)), "plain", 8.6, folio.wide - 36)
        folio.need(len(lines) * 11.2 + 2)
        folio.pen.text(folio.left, folio.y + 9, name, "bold", 8.6)
        for line in lines:
            folio.pen.text(folio.left + 36, folio.y + 9, line, size=8.6)
            folio.y += 11.2
        folio.y += 2
