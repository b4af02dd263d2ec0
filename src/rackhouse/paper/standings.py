"""Standings on paper: places, figures, and in words what separates those who are level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from rackhouse.contest.standings import measure_name, standings
from rackhouse.messages import all_of
from rackhouse.paper.columns import capital, signed
from rackhouse.paper.folio import About, printed
from rackhouse.paper.grid import Column, Row, draw_grid
from rackhouse.paper.rounds import day_terms

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rackhouse.contest import Row as Standing
    from rackhouse.contest import State
    from rackhouse.contest.state import Division
    from rackhouse.paper import Paper
    from rackhouse.paper.folio import Folio
    from rackhouse.paper.names import Names

Figure: TypeAlias = "tuple[str, float, Callable[[Standing], str]]"
"""A heading, its width, and what stands under it."""

_WON: Final[Figure] = ("Won", 34, lambda row: row.wins)
_LOST: Final[Figure] = ("Lost", 34, lambda row: str(row.losses))
_PLAYED: Final[Figure] = ("Played", 38, lambda row: str(row.played))
_FORFEITS: Final[Figure] = ("Forfeited", 46, lambda row: str(row.forfeits))
_POINTS: Final[Figure] = ("Points", 42, lambda row: str(row.points))
_AGAINST: Final[Figure] = ("Against", 42, lambda row: str(row.against))
_SPREAD: Final[Figure] = ("Spread", 42, lambda row: signed(row.spread) if row.spread else "0")
_FIGURES: Final[dict[str, Figure]] = {
    "played": _PLAYED,
    "won": _WON,
    "lost": _LOST,
    "byes": ("Byes", 30, lambda row: str(row.byes)),
    "points": _POINTS,
    "spread": _SPREAD,
    "high game": ("High game", 50, lambda row: str(row.high_game)),
    "best play": ("High play", 50, lambda row: str(row.best_play)),
}


def standings_list(state: State, names: Names, division: str, *, paper: Paper = "a4") -> bytes:
    """The standings of a division.

    Raises:
        IllegalError: where there is no such division.
    """
    return printed_standings(state, names, division, "Standings", paper)


def league_table(state: State, names: Names, division: str, *, paper: Paper = "a4") -> bytes:
    """The table of a league: wins, losses, forfeits, points for and against.

    Raises:
        IllegalError: where there is no such division.
    """
    figures = [_PLAYED, _WON, _LOST, _FORFEITS, _POINTS, _AGAINST, _SPREAD]
    return printed_standings(state, names, division, "League table", paper, figures)


def printed_standings(
    state: State,
    names: Names,
    division: str,
    title: str,
    paper: Paper,
    figures: Sequence[Figure] = (),
) -> bytes:
    """Standings under a title, with the figures that are given or that its format has."""
    found = state.division(division)
    figures = figures or _figures_of(state, found)
    bands = {
        entry.number: str(entry.band)
        for entry in state.entries_of(division)
        if entry.band is not None and len(found.bands) > 1
    }
    columns = [
        Column("Place", 36, "right", "slab", 12),
        Column("Name", face="bold", size=11),
        *[Column(label, wide, "right") for label, wide, _ in figures],
    ]
    rows = [
        Row(
            (str(row.place), names.of(row.entry), *[figure(row) for _, _, figure in figures]),
            note=_note(row, bands.get(row.entry, "")),
        )
        for row in standings(state, division)
    ]
    done = "final" if found.stage == "certified" else "as things stand"
    is_named = len(state.divisions) > 1 or found.bands
    terms = [(found.plan.title, done) if is_named else ("Result", done)]
    about = About.of(state, title, *terms, *day_terms(state))
    measures = [measure_name(one) for one in found.plan.measures]
    sentence = f" Places go by {all_of(measures)}, in this order." if len(measures) > 1 else ""

    def draw(folio: Folio) -> None:
        folio.say(f"{capital(str(found.plan.format.in_words()))}.{sentence}")
        folio.y += 5
        draw_grid(folio, columns, rows, high=21, note_at=1)

    return printed(about, paper, draw)


def _note(row: Standing, band: str) -> str:
    """Its own age band where several play together, what separates it, whether it has gone."""
    words = [band] if band else []
    words += [capital("; ".join(map(str, row.by)))] if row.by else []
    if row.is_withdrawn:
        words.append("Withdrew")
    return ". ".join(words)


def _figures_of(state: State, division: Division) -> list[Figure]:
    found: list[Figure] = []
    for column in division.plan.format.columns:
        match column:
            case "reached":
                found.append(("Reached", 86, _reached_in(division)))
            case "points of each round" if len(division.rounds) <= 5:
                found += [
                    (f"Round {number}", 48, _points_in(state, division, number))
                    for number in range(1, len(division.rounds) + 1)
                ]
            case _ if column in _FIGURES:
                found.append(_FIGURES[column])
    return found


def _reached_in(division: Division) -> Callable[[Standing], str]:
    return lambda row: capital(str(division.plan.format.reached(row.stage, division) or ""))


def _points_in(state: State, division: Division, round_: int) -> Callable[[Standing], str]:
    points: dict[int, int] = {}
    for pairing in state.round_of(division, round_):
        result = state.result_of(pairing)
        if result is not None and result.scores:
            points |= dict(zip(pairing.sides, result.scores, strict=True))
    return lambda row: str(points[row.entry]) if row.entry in points else "\u2013"
