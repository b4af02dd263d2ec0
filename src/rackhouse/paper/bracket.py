"""A bracket as it is drawn: one page up to 32 slots, parts and the last rounds beyond that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from rackhouse.contest.folding.brackets import bracket_in
from rackhouse.contest.formats import Knockout, in_words
from rackhouse.contest.pairing.bracket import EMPTY, seeds_in
from rackhouse.errors import require
from rackhouse.paper.folio import About, printed
from rackhouse.paper.lines import capital
from rackhouse.paper.match import draw_match, match_text
from rackhouse.paper.pen import GREY
from rackhouse.paper.rounds import day_terms, round_title

if TYPE_CHECKING:
    from rackhouse.contest import State
    from rackhouse.contest.pairing.bracket import Bracket, Match
    from rackhouse.contest.state import Division
    from rackhouse.paper.folio import Folio
    from rackhouse.paper.names import Names
    from rackhouse.paper.size import Paper

_PART_ROUNDS: Final = 5
"""The rounds that one page can show; their first has this many matches:"""
_PART: Final = 2 ** (_PART_ROUNDS - 1)
_GAP: Final = 18.0
_TITLES: Final = 24.0
_TALLEST: Final = 46.0
_WIDEST: Final = 220.0
_WAY: Final = "#8C8371"

Columns: TypeAlias = "list[tuple[Match, ...]]"


class _Chart(msgspec.Struct, frozen=True):
    """What drawing a bracket asks for."""

    state: State
    names: Names
    division: Division
    bracket: Bracket
    seeds: dict[int, int]


def bracket_chart(state: State, names: Names, division: str, *, paper: Paper = "a4") -> bytes:
    """The bracket of a knockout as it stands; who is not known yet is left to be written in.

    Raises:
        IllegalError: where there is no such division, it is no knockout, or has not started.
    """
    found = state.division(division)
    require(
        isinstance(found.plan.format, Knockout),
        f"The division {found.plan.title} has no bracket: it is played as "
        f"{in_words(found.plan.format)}.",
    )
    require(found.stage != "open", "The bracket is drawn when the division starts; start it first.")
    bracket = bracket_in(state, found)
    chart = _Chart(state, names, found, bracket, seeds_in(found.order))
    return printed(_about(chart), paper, lambda folio: _draw(folio, chart), is_wide=True)


def _about(chart: _Chart) -> About:
    state, division = chart.state, chart.division
    terms = [(capital(in_words(division.plan.format)), "")]
    if len(state.divisions) > 1:
        terms.insert(0, ("Division", division.plan.title))
    if chart.bracket.champion is not None:
        terms.insert(0, ("Winner", chart.names.of(chart.bracket.champion)))
    entered = sum(slot > EMPTY for slot in division.order)
    return About.of(state, "Bracket", *terms, ("Entries", str(entered)), *day_terms(state))


def _draw(folio: Folio, chart: _Chart) -> None:
    rounds = chart.bracket.rounds
    if len(rounds) <= _PART_ROUNDS:
        _draw_columns(folio, chart, [*rounds])
        return
    parts = len(rounds[0]) // _PART
    for part in range(parts):
        if part:
            folio.turn_page()
        columns = [
            matches[(part * _PART) >> depth : ((part + 1) * _PART) >> depth]
            for depth, matches in enumerate(rounds[:_PART_ROUNDS])
        ]
        _draw_part(folio, f"Part {part + 1} of {parts}")
        _draw_columns(folio, chart, columns)
    folio.turn_page()
    _draw_part(folio, "The last rounds")
    _draw_columns(folio, chart, [*rounds[_PART_ROUNDS - 1 :]])


def _draw_part(folio: Folio, title: str) -> None:
    folio.pen.text(folio.left, folio.y + 11, title, "slab", 11)
    folio.y += 17


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
        title = round_title(chart.division, matches[0].round)
        folio.pen.text(x, folio.y + 12, title, "slab", 10.5, room=each)
        if number:
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
    """The ways of two winners into the match between them."""
    pen, turn = folio.pen, x - _GAP / 2
    for one, other in zip(middles[::2], middles[1::2], strict=True):
        for middle in (one, other):
            pen.line(x - _GAP, middle, turn, middle, thick=0.7, colour=_WAY)
        pen.line(turn, one, turn, other, thick=0.7, colour=_WAY)
        pen.line(turn, (one + other) / 2, x, (one + other) / 2, thick=0.7, colour=_WAY)


def _draw_third(
    folio: Folio, chart: _Chart, third: Match, final: tuple[float, float, float, float]
) -> None:
    x, middle, each, high = final
    # Low enough to be clear of the final, and never below the page.
    y = min(middle + high / 2 + 34, folio.bottom - high)
    folio.pen.text(x, y - 6, "Third place", "bold", 8.6, colour=GREY)
    text = match_text(chart.state, chart.names, third, chart.seeds)
    draw_match(folio.pen, text, (x, y, each, high))
