"""A bracket as it is drawn: one page up to 32 slots, parts and the last rounds beyond that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from rackhouse.contest.folding.brackets import bracket_in
from rackhouse.contest.pairing.bracket import EMPTY, seeds_in
from rackhouse.paper.folio import About, printed
from rackhouse.paper.match import draw_match, match_text
from rackhouse.paper.pen import GREY
from rackhouse.paper.rounds import day_terms, round_title
from rackhouse.rules.explain.sentence import capital

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest import State
    from rackhouse.contest.pairing.bracket import Bracket, Match
    from rackhouse.contest.state import Division
    from rackhouse.paper.folio import Folio
    from rackhouse.paper.names import Names
    from rackhouse.paper.size import Paper

_PART_ROUNDS: Final = 5
"""The rounds that one page can show; their first has this many matches:"""
_PART: Final = 16
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
    """The bracket of a division as it stands; who is not known yet is left to be written in.

    Raises:
        IllegalError: where there is no such division, it has no bracket, or has not started.
    """
    found = state.division(division)
    bracket = bracket_in(state, found)
    chart = _Chart(state, names, found, bracket, seeds_in(found.order))
    return printed(_about(chart), paper, lambda folio: _draw(folio, chart), is_wide=True)


def _about(chart: _Chart) -> About:
    state, division = chart.state, chart.division
    terms = [(capital(division.plan.format.in_words()), "")]
    if len(state.divisions) > 1:
        terms.insert(0, ("Division", division.plan.title))
    if chart.bracket.champion is not None:
        terms.insert(0, ("Winner", chart.names.of(chart.bracket.champion)))
    entered = sum(slot > EMPTY for slot in division.order)
    return About.of(state, "Bracket", *terms, ("Entries", str(entered)), *day_terms(state))


def _draw(folio: Folio, chart: _Chart) -> None:
    for number, (title, columns) in enumerate(_pages(chart)):
        if number:
            folio.turn_page()
        if title:
            folio.pen.text(folio.left, folio.y + 11, title, "slab", 11)
            folio.y += 17
        _draw_columns(folio, chart, columns)


def _pages(chart: _Chart) -> Iterator[tuple[str, Columns]]:
    """The rounds of each page under its title: section by section, and large ones in parts."""
    sections: dict[str, Columns] = {}
    for number, matches in enumerate(chart.bracket.rounds, start=1):
        name = chart.division.plan.format.round_name(chart.division, number)
        sections.setdefault(name.section_title, []).append(matches)
    for title, rounds in sections.items():
        for told, columns in _parts(rounds):
            yield ", ".join(filter(None, (title, told))), columns


def _parts(rounds: Columns) -> Iterator[tuple[str, Columns]]:
    if len(rounds) <= _PART_ROUNDS:
        yield "", rounds
        return
    while len(rounds) > _PART_ROUNDS:
        parts = max(1, len(rounds[0]) // _PART)
        for part in range(parts):
            told = f"Part {part + 1} of {parts}" if parts > 1 else ""
            yield (
                told,
                [
                    matches[len(matches) * part // parts : len(matches) * (part + 1) // parts]
                    for matches in rounds[:_PART_ROUNDS]
                ],
            )
        rounds = rounds[_PART_ROUNDS - 1 :]
    yield "The last rounds", rounds


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
