"""The standings of every division, with what separates players who are level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest import StandingsRow, standings
from rackhouse.contest.awards import awards, high_games
from rackhouse.contest.pairing.starts import Starts
from rackhouse.contest.standings import Measure, half_wins, team_points, unseen
from rackhouse.messages import Amount

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.contest import EventState
    from rackhouse.contest.state import Division
    from rackhouse.desk.views.scene import Scene
    from rackhouse.messages import Value


_IN_COLUMNS: Final[dict[bool, tuple[Measure, ...]]] = {
    False: ("wins", "points", "spread", "high game", "best play"),
    True: ("stage", "points"),
}
"""The measures that have a column on pages, of a bracket and of any other format."""


class StandingRow(msgspec.Struct, frozen=True):
    """One entry's line of the standings."""

    place: int
    """Counted from 1; equal if nothing separates them."""
    entry: int
    name: str
    wins: str
    """As people write them: ``2½``."""
    losses: int
    draws: int
    byes: int
    sat_out: int
    """Rounds it sat out."""
    forfeits: int
    played: int
    points: int
    against: int
    spread: int
    high_game: int
    best_play: int
    firsts: int
    """Games in which it went first, if its division balances that."""
    band: str
    """Its own age band if several play together, or the team it plays for; else empty."""
    reached: str
    """How far it came in a knockout, in words; else empty."""
    is_withdrawn: bool
    by: str
    """What separates it from its neighbour, if no column of the table shows that."""


class AwardShown(msgspec.Struct, frozen=True):
    """An award, and who has it now."""

    title: str
    entries: tuple[int, ...]
    names: tuple[str, ...]
    figure: int | None
    """What it was earned with, if it is for the most of something."""
    band: str
    """The age band whose award it is, if each has its own; else empty."""
    money: tuple[str, ...]
    """The prize money of each name, as the reader writes it; empty if there is none."""


class TeamShown(msgspec.Struct, frozen=True):
    """A team of players and its match points."""

    title: str
    points: str
    """As people write them: ``3½``."""
    is_ahead: bool
    spread: int
    names: tuple[str, ...]
    """Its players, in the order of their boards."""


class DivisionStandings(msgspec.Struct, frozen=True):
    """The standings of a division."""

    key: str
    title: str
    columns: tuple[str, ...]
    """What decides places, in order."""
    rows: tuple[StandingRow, ...]
    awards: tuple[AwardShown, ...]
    is_certified: bool
    teams: tuple[TeamShown, ...] = ()
    """If players play for teams: how the teams stand, in the order of the plan."""


class HighGameShown(msgspec.Struct, frozen=True):
    """A high game of the event."""

    score: int
    entry: int
    name: str
    pairing: int


class StandingsShown(msgspec.Struct, frozen=True):
    """The standings of an event."""

    number: int
    """The number of the event's last line."""
    divisions: tuple[DivisionStandings, ...]
    high_games: tuple[HighGameShown, ...]


def standings_shown(scene: Scene) -> StandingsShown:
    """The current standings, the same for everybody."""
    state = scene.state
    high = high_games([state]) if state.plan is not None else ()
    return StandingsShown(
        state.number,
        tuple(_division(scene, key) for key in state.divisions),
        tuple(
            HighGameShown(one.score, one.entry, scene.name(one.entry), one.pairing) for one in high
        ),
    )


def _division(scene: Scene, key: str) -> DivisionStandings:
    state, say = scene.state, scene.voice.say
    division = state.divisions[key]
    table = standings(state, key)
    teams = team_points(state, division, table)
    own_team = {entry: team.title for team in teams for entry in team.entries}
    is_balanced = division.plan.firsts == "balanced"
    firsts = Starts.before(state, division).firsts if is_balanced else {}
    return DivisionStandings(
        key=key,
        title=scene.say(division.name),
        columns=division.plan.measures,
        rows=tuple(
            _row(row, scene, say, division, firsts.get(row.entry, 0), own_team.get(row.entry, ""))
            for row in table
        ),
        awards=tuple(
            AwardShown(
                scene.known("award", one.title),
                one.entries,
                tuple(map(scene.name, one.entries)),
                one.figure,
                one.band,
                tuple(say(Amount(cents, scene.info.settings.currency)) for cents in one.shares),
            )
            for one in awards(state, key, table, scene.names.ratings)
        ),
        is_certified=division.stage == "certified",
        teams=_teams(scene, division, table),
    )


def _teams(
    scene: Scene, division: Division, table: tuple[StandingsRow, ...]
) -> tuple[TeamShown, ...]:
    spread = {row.entry: row.spread for row in table}
    teams = team_points(scene.state, division, table)
    halves = [team.halves for team in teams]
    return tuple(
        TeamShown(
            team.title,
            half_wins(team.halves),
            team.halves == max(halves) and halves.count(team.halves) == 1,
            sum(map(spread.__getitem__, team.entries)),
            tuple(map(scene.name, team.entries)),
        )
        for team in teams
    )


def _band_of(state: EventState, entry: int) -> Value:
    """The age band of an entry, if its division has several."""
    found = state.entries[entry]
    has_several = len(state.divisions[found.division].bands) > 1
    return found.band.name if has_several and found.band is not None else ""


def _row(
    row: StandingsRow,
    scene: Scene,
    say: Callable[[Value], str],
    division: Division,
    firsts: int,
    team: str,
) -> StandingRow:
    return StandingRow(
        place=row.place,
        entry=row.entry,
        name=scene.name(row.entry),
        wins=row.wins,
        losses=row.losses,
        draws=row.draws,
        byes=row.byes,
        sat_out=row.sat_out,
        forfeits=row.forfeits,
        played=row.played,
        points=row.points,
        against=row.against,
        spread=row.spread,
        high_game=row.high_game,
        best_play=row.best_play,
        firsts=firsts,
        band=team or say(_band_of(scene.state, row.entry)),
        reached=say(division.plan.format.reached(row.stage, division) or ""),
        is_withdrawn=row.is_withdrawn,
        by="; ".join(map(say, unseen(row.by, _IN_COLUMNS[division.plan.format.is_bracket]))),
    )
