"""A bracket drawn: one page up to 32 slots, parts and the last rounds beyond that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from rackhouse.contest.folding.brackets import bracket_in
from rackhouse.contest.pairing.bracket import EMPTY, UNKNOWN, seeds_in
from rackhouse.paper.folio import About, printed
from rackhouse.paper.names import capital
from rackhouse.paper.pen import BLACK, GREY, PALE
from rackhouse.paper.rounds import day_terms, kind_in, round_title, title_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rackhouse.contest import EventState
    from rackhouse.contest.pairing.bracket import Bracket, BracketMatch
    from rackhouse.contest.result import Result
    from rackhouse.contest.state import Division
    from rackhouse.paper.folio import Folio
    from rackhouse.paper.names import EntryNames
    from rackhouse.paper.pen import Pen
    from rackhouse.paper.size import Paper
    from rackhouse.paper.type import Face


_EDGE: Final = "#8C8371"


class MatchText(msgspec.Struct, frozen=True):
    """The texts in the box of a match."""

    seeds: tuple[str, str]
    names: tuple[str, str]
    figures: tuple[str, str]
    winner: int | None = None
    """The line of the winner: 0 or 1."""
    remark: str = ""
    """The table, if there is no score yet."""
    is_bye: bool = False


def match_text(
    state: EventState, names: EntryNames, match: BracketMatch, seeds: Mapping[int, int]
) -> MatchText:
    """The texts of a match; unknown sides are empty."""
    result = state.results.get(match.number) if match.is_known else None
    table = state.tables.get(match.number)
    first, second = match.sides
    is_decided = match.winner > EMPTY and match.winner in match.sides
    is_met = min(match.sides) > EMPTY
    return MatchText(
        seeds=(_seed(seeds, match, first), _seed(seeds, match, second)),
        names=(_side(names, match, first), _side(names, match, second)),
        figures=(_figure(names, match, result, 0), _figure(names, match, result, 1)),
        winner=match.sides.index(match.winner) if is_decided else None,
        remark=names.say("print-at-table", table=table)
        if table is not None and is_met and result is None
        else "",
        is_bye=match.is_known and EMPTY in match.sides,
    )


def _seed(seeds: Mapping[int, int], match: BracketMatch, side: int) -> str:
    return str(seeds[side]) if match.feeders is None and side > EMPTY else ""


def _side(names: EntryNames, match: BracketMatch, side: int) -> str:
    if side == EMPTY:
        return names.say("print-bye" if match.feeders is None else "print-nobody")
    return "" if side == UNKNOWN else names.of(side)


def _figure(names: EntryNames, match: BracketMatch, result: Result | None, place: int) -> str:
    if result is None or min(match.sides) <= EMPTY:
        return ""
    if result.scores:
        # Level scores also show what decided: the scores before unplayed letters.
        is_level = len(set(result.scores)) == 1
        before = f" ({result.before[place]})" if is_level and result.before else ""
        return f"{result.scores[place]}{before}"
    if match.winner == match.sides[place]:
        return names.say("print-walkover" if result.kind != "ruled" else "print-ruled")
    return "" if result.kind == "ruled" else kind_in(names, result)


_LARGEST: Final = 15.0
_NAME: Final = 12.5
"""The width of a match for each point of type, so that most names have one line."""


def draw_match(pen: Pen, text: MatchText, place: tuple[float, float, float, float]) -> None:
    """Draw the box of a match at a place, into a width and a height."""
    x, y, wide, high = place
    row = high / 2
    size = min(_LARGEST, row * 0.68, wide / _NAME)
    pad = min(6.0, row * 0.4)
    # Without seeds, as after the first round, the names get that room.
    seeds = size * 1.9 if any(text.seeds) else 0
    dash = 2 if text.is_bye else 0
    pen.box(x, y, wide, high, edge=_EDGE, thick=0.8, radius=min(4.0, row / 3), dash=dash)
    # The line between the sides stops before the table's number.
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
    """Whether a line has no name."""
    return text.is_bye and text.winner != line


_PART_ROUNDS: Final = 5
"""The rounds that one page can show, and the matches in the first of them."""
_PART: Final = 16
_FEW: Final = 4
"""With no more matches than this in the first, one more round is on the page."""
_GAP: Final = 18.0
_TITLES: Final = 24.0
_TALLEST: Final = 60.0
_WIDEST: Final = 240.0
_WAY: Final = "#8C8371"

Columns: TypeAlias = "list[tuple[BracketMatch, ...]]"


class _Chart(msgspec.Struct, frozen=True):
    """What is needed to draw a bracket."""

    state: EventState
    names: EntryNames
    division: Division
    bracket: Bracket
    seeds: dict[int, int]


def bracket_chart(
    state: EventState, names: EntryNames, division: str, *, paper: Paper = "a4"
) -> bytes:
    """The bracket of a division so far; unknown sides can be written in.

    Raises:
        IllegalError: if there is no such division, or it has no bracket or has not started.
    """
    found = state.division(division)
    bracket = bracket_in(state, found)
    chart = _Chart(state, names, found, bracket, seeds_in(found.order))
    return printed(_about(chart), paper, lambda folio: _draw(folio, chart), is_wide=True)


def _about(chart: _Chart) -> About:
    state, division = chart.state, chart.division
    names = chart.names
    terms = [(capital(names.voice.say(division.plan.format.in_words())), "")]
    if len(state.divisions) > 1:
        terms.insert(0, (names.say("print-division"), title_of(names, division)))
    if chart.bracket.champion is not None:
        terms.insert(0, (names.say("print-winner"), names.of(chart.bracket.champion)))
    entered = sum(slot > EMPTY for slot in division.order)
    terms.append((names.say("print-entries"), str(entered)))
    return About.of(state, names, names.say("print-bracket"), *terms, *day_terms(state, names))


def _draw(folio: Folio, chart: _Chart) -> None:
    for number, (title, columns) in enumerate(_pages(chart)):
        if number:
            folio.turn_page()
        if title:
            folio.pen.text(folio.left, folio.y + 11, title, "slab", 11)
            folio.y += 17
        _draw_columns(folio, chart, columns)


def _pages(chart: _Chart) -> Iterator[tuple[str, Columns]]:
    """The rounds of each page with its title: section by section, large ones in parts."""
    sections: dict[str, Columns] = {}
    for number, matches in enumerate(chart.bracket.rounds, start=1):
        name = chart.division.plan.format.round_name(chart.division, number)
        sections.setdefault(name.section, []).append(matches)
    for section, rounds in sections.items():
        title = chart.names.say(f"print-section-{section}") if section else ""
        for told, columns in _parts(chart.names, rounds):
            both = chart.names.say("print-of-round", round=title, what=told)
            yield both if title and told else title or told, columns


def _parts(names: EntryNames, rounds: Columns) -> Iterator[tuple[str, Columns]]:
    if len(rounds) <= _PART_ROUNDS + (len(rounds[0]) <= _FEW):
        yield "", rounds
        return
    while len(rounds) > _PART_ROUNDS:
        parts = max(1, len(rounds[0]) // _PART)
        for part in range(parts):
            told = names.say("print-part", part=part + 1, parts=parts) if parts > 1 else ""
            yield (
                told,
                [
                    matches[len(matches) * part // parts : len(matches) * (part + 1) // parts]
                    for matches in rounds[:_PART_ROUNDS]
                ],
            )
        rounds = rounds[_PART_ROUNDS - 1 :]
    yield names.say("print-last-rounds"), rounds


def _draw_columns(folio: Folio, chart: _Chart, columns: Columns) -> None:
    """Draw the matches of some rounds, each between those that lead to it."""
    each = min(_WIDEST, (folio.wide - _GAP * (len(columns) - 1)) / len(columns))
    top = folio.y + _TITLES
    pitch = min(_TALLEST * 2.2, (folio.bottom - top) / len(columns[0]))
    high = min(_TALLEST, pitch * 0.84)
    middles = [top + (place + 0.5) * pitch for place in range(len(columns[0]))]
    last = len(chart.bracket.rounds)
    for number, matches in enumerate(columns):
        x = folio.left + number * (each + _GAP)
        title = chart.names.voice.say(round_title(chart.division, matches[0].round))
        folio.pen.text(x, folio.y + 12, title, "slab", 10.5, room=each)
        if number and len(matches) == len(middles):
            for middle in middles:
                folio.pen.line(x - _GAP, middle, x, middle, thick=0.7, colour=_WAY)
        elif number:
            _draw_ways(folio, middles, x)
            middles = [
                (one + other) / 2 for one, other in zip(middles[::2], middles[1::2], strict=True)
            ]
        for match, middle in zip(matches, middles, strict=True):
            place = (x, middle - high / 2, each, high)
            draw_match(folio.pen, match_text(chart.state, chart.names, match, chart.seeds), place)
        if matches[0].round == last and chart.bracket.third is not None:
            _draw_third(folio, chart, chart.bracket.third, (x, middles[0], each, high))


def _draw_ways(folio: Folio, middles: list[float], x: float) -> None:
    """Draw the lines from two winners to their next match."""
    pen, turn = folio.pen, x - _GAP / 2
    for one, other in zip(middles[::2], middles[1::2], strict=True):
        for middle in (one, other):
            pen.line(x - _GAP, middle, turn, middle, thick=0.7, colour=_WAY)
        pen.line(turn, one, turn, other, thick=0.7, colour=_WAY)
        pen.line(turn, (one + other) / 2, x, (one + other) / 2, thick=0.7, colour=_WAY)


def _draw_third(
    folio: Folio, chart: _Chart, third: BracketMatch, final: tuple[float, float, float, float]
) -> None:
    x, middle, each, high = final
    # Low enough to avoid the final, but not below the page.
    y = min(middle + high / 2 + 34, folio.bottom - high)
    title = chart.names.say("print-third-place")
    folio.pen.text(x, y - 6, title, "bold", 8.6, colour=GREY)
    text = match_text(chart.state, chart.names, third, chart.seeds)
    draw_match(folio.pen, text, (x, y, each, high))
