"""Standings on paper: places, figures, and in words what separates those who are level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from rackhouse.contest.standings import (
    Measure,
    half_wins,
    measure_name,
    standings,
    team_points,
    unseen,
)
from rackhouse.messages import Message, all_of, message
from rackhouse.paper.columns import signed
from rackhouse.paper.folio import About, printed
from rackhouse.paper.grid import GridColumn, GridRow, draw_grid, even_height, height_of_grid
from rackhouse.paper.names import capital
from rackhouse.paper.rounds import day_terms, title_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rackhouse.contest import EventState
    from rackhouse.contest import StandingsRow as Standing
    from rackhouse.contest.state import Division
    from rackhouse.paper.folio import Folio
    from rackhouse.paper.names import EntryNames
    from rackhouse.paper.size import Paper

Figure: TypeAlias = "tuple[Message, float, Callable[[Standing], str]]"
"""A heading, its width, and the text under it."""

_UNKNOWN: Final = "\N{EN DASH}"
_WON: Final[Figure] = (message("print-won"), 38, lambda row: row.wins)
_LOST: Final[Figure] = (message("print-lost"), 42, lambda row: str(row.losses))
_PLAYED: Final[Figure] = (message("print-played"), 42, lambda row: str(row.played))
_FORFEITS: Final[Figure] = (message("print-forfeited"), 46, lambda row: str(row.forfeits))
_POINTS: Final[Figure] = (message("print-points"), 42, lambda row: str(row.points))
_AGAINST: Final[Figure] = (message("print-against"), 42, lambda row: str(row.against))
_SPREAD: Final[Figure] = (
    message("print-spread"),
    42,
    lambda row: signed(row.spread) if row.spread else "0",
)
_FIGURES: Final[dict[str, Figure]] = {
    "played": _PLAYED,
    "won": _WON,
    "lost": _LOST,
    "byes": (message("print-byes"), 36, lambda row: str(row.byes)),
    "points": _POINTS,
    "spread": _SPREAD,
    "high game": (message("print-high-game"), 50, lambda row: _known(row.high_game)),
    "best play": (message("print-high-play"), 50, lambda row: _known(row.best_play)),
}
_MEASURES: Final[dict[str, Measure]] = {
    "print-won": "wins",
    "print-points": "points",
    "print-spread": "spread",
    "print-high-game": "high game",
    "print-high-play": "best play",
    "print-reached": "stage",
    "print-group": "group",
}
"""What each column shows of that which decides places."""

_ROW, _DENSE = 21.0, 16.0
_HEIGHTS: Final = (16.5, 24.0)
"""How low and high a row may be to fill several pages."""
_LARGER: Final = (1.5, 1.4, 1.3, 1.2, 1.1, 1.0, 0.95, 0.9)
"""The scales that are tried, so that the whole table is on one page."""
_SMALLER: Final = (1.0, 0.95, 0.9, 0.85, 0.8, 0.76)
"""The smallest has figures of 8 points, as in a newspaper."""


def standings_list(
    state: EventState, names: EntryNames, division: str, *, paper: Paper = "a4"
) -> bytes:
    """The standings of a division.

    Raises:
        IllegalError: where there is no such division.
    """
    return _printed(state, names, division, names.say("print-standings"), paper)


def league_table(
    state: EventState, names: EntryNames, division: str, *, paper: Paper = "a4"
) -> bytes:
    """The table of a league: wins, losses, forfeits, points for and against.

    Raises:
        IllegalError: where there is no such division.
    """
    figures = [_PLAYED, _WON, _LOST, _FORFEITS, _POINTS, _AGAINST, _SPREAD]
    return _printed(state, names, division, names.say("print-league-table"), paper, figures)


def _printed(
    state: EventState,
    names: EntryNames,
    division: str,
    title: str,
    paper: Paper,
    figures: Sequence[Figure] = (),
) -> bytes:
    """Standings under a title, with the given figures or those of its format."""
    found = state.division(division)
    bands = {
        entry.number: names.voice.say(entry.band.name)
        for entry in state.entries_of(division)
        if entry.band is not None and len(found.bands) > 1
    }
    table = standings(state, division)
    figures = figures or _figures_of(state, found, names)
    if not any(row.best_play for row in table):  # nobody knows the plays of games on paper
        figures = [one for one in figures if one != _FIGURES["best play"]]
    teams = team_points(state, found, table)
    bands |= {entry: team.title for team in teams for entry in team.entries}
    columns = [
        GridColumn(names.say("print-place"), 36, "right", "slab", 12),
        GridColumn(names.say("print-name"), face="bold", size=11),
        *[GridColumn(names.voice.say(label), wide, "right") for label, wide, _ in figures],
    ]
    shown = {_MEASURES[label.key] for label, _, _ in figures if label.key in _MEASURES}

    def rows_with(row_by: Callable[[Standing], Sequence[Message]]) -> list[GridRow]:
        return [
            GridRow(
                (str(row.place), names.of(row.entry), *[figure(row) for _, _, figure in figures]),
                note=_note(row, row_by(row), bands.get(row.entry, ""), names),
            )
            for row in table
        ]

    done = names.say("print-is-final" if found.stage == "certified" else "print-as-it-stands")
    is_named = len(state.divisions) > 1 or found.bands
    of = title_of(names, found) if is_named else names.say("print-result")
    about = About.of(state, names, title, (of, done), *day_terms(state, names))
    measures = [measure_name(one) for one in found.plan.measures]
    told = f"{capital(names.voice.say(found.plan.format.in_words()))}."
    if len(measures) > 1:
        told = f"{told} {names.say('print-places-go-by', measures=all_of(measures))}"

    def draw(folio: Folio) -> None:
        if teams:
            score = "  :  ".join(f"{team.title} {half_wins(team.halves)}" for team in teams)
            folio.say(score, 20, face="slab")
            folio.y += 4
        folio.say(told)
        folio.y += 5
        # On every line of a bracket that would say what the column beside it says.
        every = rows_with(lambda row: unseen(row.by, shown & {"stage"}))
        # Where all words need a second page, what a column shows goes without them; a place that
        # stands there twice says that it is shared.
        fewer = rows_with(
            lambda row: [one for one in unseen(row.by, shown) if one.key != "standings-shared"]
        )
        for rows, high, scales in ((every, _ROW, _LARGER), (fewer, _DENSE, _SMALLER)):
            for scale in scales:
                room = height_of_grid(folio.wide, columns, rows, high=high, note_at=1, scale=scale)
                if room <= folio.left_over:
                    draw_grid(folio, columns, rows, high=high, note_at=1, scale=scale)
                    return
        high = even_height(folio, columns, fewer, _HEIGHTS, note_at=1)
        draw_grid(folio, columns, fewer, high=high, note_at=1)

    return printed(about, paper, draw)


def _note(row: Standing, separated: Sequence[Message], band: str, names: EntryNames) -> str:
    """Its age band or team, its tie-break, and whether it has withdrawn."""
    words = [band] if band else []
    by = "; ".join(map(names.voice.say, separated))
    # A minus sign as wide as those in the columns.
    words += [capital(by).replace(" -", " \u2212")] if by else []
    if row.is_withdrawn:
        words.append(names.say("print-withdrew"))
    return ". ".join(words)


def _figures_of(state: EventState, division: Division, names: EntryNames) -> list[Figure]:
    found: list[Figure] = []
    for column in division.plan.format.columns:
        match column:
            case "group":
                found.append((message("print-group"), 60, _reached_in(division, names)))
            case "reached":
                found.append((message("print-reached"), 86, _reached_in(division, names)))
            case "points of each round" if len(division.rounds) <= 5:
                found += [
                    (
                        message("print-round-title", number=number),
                        48,
                        _points_in(state, division, number),
                    )
                    for number in range(1, len(division.rounds) + 1)
                ]
            case _ if column in _FIGURES:
                found.append(_FIGURES[column])
    return found


def _reached_in(division: Division, names: EntryNames) -> Callable[[Standing], str]:
    say, format_ = names.voice.say, division.plan.format
    return lambda row: capital(say(format_.reached(row.stage, division) or ""))


def _points_in(state: EventState, division: Division, round_: int) -> Callable[[Standing], str]:
    points: dict[int, int] = {}
    for pairing in state.round_of(division, round_):
        result = state.result_of(pairing)
        if result is not None and result.scores:
            points |= dict(zip(pairing.sides, result.scores, strict=True))
    return lambda row: str(points[row.entry]) if row.entry in points else _UNKNOWN


def _known(figure: int) -> str:
    """A figure; nobody who has played has 0, so that is one that nobody knows."""
    return str(figure) if figure else _UNKNOWN
