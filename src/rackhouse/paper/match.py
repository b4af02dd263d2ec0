"""A match as a box of two lines: seeds, names, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest.pairing.bracket import EMPTY, UNKNOWN, Match
from rackhouse.paper.pen import BLACK, GREY, PALE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rackhouse.contest import State
    from rackhouse.contest.result import Result
    from rackhouse.paper.names import Names
    from rackhouse.paper.pen import Pen
    from rackhouse.paper.type import Face

_EDGE: Final = "#8C8371"


class MatchText(msgspec.Struct, frozen=True):
    """What stands in the box of a match."""

    seeds: tuple[str, str]
    names: tuple[str, str]
    figures: tuple[str, str]
    winner: int | None = None
    """The line that goes on; 0 or 1."""
    remark: str = ""
    """Where there is no figure yet: its table."""
    is_bye: bool = False


def match_text(state: State, names: Names, match: Match, seeds: Mapping[int, int]) -> MatchText:
    """A match in words; sides that are not known yet are left empty."""
    result = state.results.get(match.number) if match.is_known else None
    table = state.tables.get(match.number)
    first, second = match.sides
    is_decided = match.winner > EMPTY and match.winner in match.sides
    is_met = min(match.sides) > EMPTY
    return MatchText(
        seeds=(_seed(seeds, match, first), _seed(seeds, match, second)),
        names=(_side(names, match, first), _side(names, match, second)),
        figures=(_figure(match, result, 0), _figure(match, result, 1)),
        winner=match.sides.index(match.winner) if is_decided else None,
        remark=f"table {table}" if table is not None and is_met and result is None else "",
        is_bye=match.is_known and EMPTY in match.sides,
    )


def _seed(seeds: Mapping[int, int], match: Match, side: int) -> str:
    return str(seeds[side]) if match.feeders is None and side > EMPTY else ""


def _side(names: Names, match: Match, side: int) -> str:
    if side == EMPTY:
        return "bye" if match.feeders is None else "nobody"
    return "" if side == UNKNOWN else names.of(side)


def _figure(match: Match, result: Result | None, place: int) -> str:
    if result is None or min(match.sides) <= EMPTY:
        return ""
    if result.scores:
        # Beside level scores stands what parted them: those before unplayed letters.
        is_level = len(set(result.scores)) == 1
        before = f" ({result.before[place]})" if is_level and result.before else ""
        return f"{result.scores[place]}{before}"
    if match.winner == match.sides[place]:
        return "w/o" if result.kind != "ruled" else "ruled"
    return "" if result.kind == "ruled" else result.kind


def draw_match(pen: Pen, text: MatchText, place: tuple[float, float, float, float]) -> None:
    """Draw the box of a match at a place, into a width and a height."""
    x, y, wide, high = place
    row = high / 2
    size = min(10.0, row * 0.68)
    pad = min(6.0, row * 0.4)
    # Somebody who comes from an earlier round needs no room for a seed.
    seeds = size * 1.9 if any(text.seeds) else 0
    dash = 2 if text.is_bye else 0
    pen.box(x, y, wide, high, edge=_EDGE, thick=0.8, radius=min(4.0, row / 3), dash=dash)
    # The table stands in the line's way, where there are no figures yet.
    aside = 4.4 * size if text.remark else 0
    pen.line(x, y + row, x + wide - aside, y + row, thick=0.5, colour=PALE)
    at = (x + wide - pad, y + row + size * 0.3)
    pen.text(*at, text.remark, size=size * 0.86, colour=GREY, align="right")
    for line in (0, 1):
        base = y + row * (line + 0.5) + size * 0.35
        is_winner = text.winner == line and not text.is_bye
        face: Face = "bold" if is_winner else "plain"
        colour = BLACK if text.winner in (None, line) and not _is_aside(text, line) else GREY
        right = x + wide - pad - aside
        right -= pen.text(right, base, text.figures[line], face, size, colour=colour, align="right")
        pen.text(x + pad, base, text.seeds[line], size=size * 0.8, colour=GREY)
        room = right - x - pad - seeds - 4
        pen.text(x + pad + seeds, base, text.names[line], face, size, colour=colour, room=room)


def _is_aside(text: MatchText, line: int) -> bool:
    """Whether a line holds nobody's name."""
    return text.is_bye and text.winner != line
