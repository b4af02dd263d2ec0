"""Standings: places, what separates players who are level, and what can no longer change.

At best, a player catches another by winning every remaining round while the other loses each. If
that leaves them level on wins, spread decides, and a round can change the spread between two by
only so much. Two who can still end level count as caught, because nobody knows yet what will
separate them.
"""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from rackhouse.contest.result import winners
from rackhouse.contest.tally import tallies
from rackhouse.messages import Listed, Message, Value, all_of, message

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from rackhouse.contest.state import Division, EventState
    from rackhouse.contest.tally import Tally


Measure: TypeAlias = Literal[
    "wins", "points", "spread", "head to head", "better round", "high game", "opponents' wins",
    "best play", "stage", "rung", "group",
]  # fmt: skip
"""What standings are ordered by. ``stage`` is how far an entry came in a bracket, ``rung`` its rung
on a ladder, ``group`` the group it plays in: places count anew in each."""


class StandingsRow(msgspec.Struct, frozen=True):
    """One entry's line of the standings."""

    place: int
    """Counted from 1; equal if nothing separates them."""
    entry: int
    halves: int
    """Half wins: two for a win, one for a game shared."""
    losses: int
    draws: int
    byes: int
    forfeits: int
    played: int
    points: int
    against: int
    spread: int
    high_game: int
    better_round: int
    best_play: int
    stage: int
    is_withdrawn: bool
    by: tuple[Message, ...] = ()
    """What separates it from its neighbour, if the first measure does not."""
    sat_out: int = 0
    """Rounds it sat out: no points, and no bye."""

    @property
    def wins(self) -> str:
        """Wins as people write them.

        >>> half_wins(5)
        '2½'
        """
        return half_wins(self.halves)


def half_wins(halves: int) -> str:
    """Half wins as people write them.

    >>> half_wins(4), half_wins(1)
    ('2', '½')
    """
    whole = str(halves // 2) if halves > 1 or not halves % 2 else ""
    return whole + ("½" if halves % 2 else "")


_MEASURES: Final[dict[str, Callable[[Tally], int]]] = {
    "wins": lambda tally: tally.halves,
    "points": lambda tally: tally.points,
    "spread": lambda tally: tally.spread,
    "better round": lambda tally: tally.better_round,
    "high game": lambda tally: tally.high_game,
    "best play": lambda tally: tally.best_play,
    "stage": lambda tally: tally.stage,
    "rung": lambda tally: tally.stage,
    "group": lambda tally: tally.stage,
}


def measure_name(measure: Measure) -> Message:
    """What people call a measure.

    >>> print(measure_name("opponents' wins"))
    the wins of the opponents met
    """
    return message("standings-by-" + measure.replace("'", "").replace(" ", "-"))


def standings(
    state: EventState, division: str, after: int | None = None
) -> tuple[StandingsRow, ...]:
    """The standings of a division, now or after so many rounds, the first place first."""
    found = state.division(division)
    if after is not None:
        found = found.after(after)
    figures = tallies(state, found)
    measures = found.plan.measures
    groups: list[list[int]] = [sorted(figures)]
    separated: dict[tuple[int, int], tuple[Measure, int, int]] = {}
    has_groups = measures[0] == "group"
    for depth, measure in enumerate(measures):
        split: list[list[int]] = []
        for group in groups:
            if len(group) == 1:
                split.append(group)
                continue
            values = _values(state, found, figures, measure, group)
            ranked = sorted(group, key=lambda entry: -values[entry])
            parts = [list(part) for _, part in groupby(ranked, key=values.__getitem__)]
            for above, below in pairwise(parts):
                if depth > has_groups:
                    separated[above[-1], below[0]] = (
                        measure, values[above[-1]], values[below[0]],
                    )  # fmt: skip
            split += parts
        groups = split
    return tuple(_rows(state, figures, groups, separated, measures))


def _values(
    state: EventState,
    division: Division,
    figures: dict[int, Tally],
    measure: Measure,
    group: Sequence[int],
) -> dict[int, int]:
    if measure == "opponents' wins":
        return {
            entry: sum(
                figures[other].halves for other in figures[entry].opponents if other in figures
            )
            for entry in group
        }
    if measure == "head to head":
        return _among(state, division, set(group))
    read = _MEASURES[measure]
    return {entry: read(figures[entry]) for entry in group}


def _among(state: EventState, division: Division, group: set[int]) -> dict[int, int]:
    """Half wins in the games within a group."""
    found = dict.fromkeys(group, 0)
    for numbers in division.rounds:
        for number in numbers:
            pairing, result = state.pairings.get(number), state.results.get(number)
            if pairing is None or result is None or not group.issuperset(pairing.sides):
                continue
            if state.is_tied(number):
                continue
            ahead = winners(pairing.sides, result, by_before=state.by_before)
            for side in ahead:
                found[side] += 2 if len(ahead) == 1 else 1
    return found


def _rows(
    state: EventState,
    figures: dict[int, Tally],
    groups: Sequence[Sequence[int]],
    separated: dict[tuple[int, int], tuple[Measure, int, int]],
    measures: Sequence[Measure],
) -> list[StandingsRow]:
    rows: list[StandingsRow] = []
    begin = 0
    for group in groups:
        if rows and measures[0] == "group" and figures[group[0]].stage != rows[-1].stage:
            begin = len(rows)
        place = len(rows) + 1 - begin
        level = message("standings-shared", measures=all_of(map(measure_name, measures)))
        # Of a single measure, an equal place says as much.
        by = (level,) if len(group) > 1 < len(measures) else ()
        rows += [_row(place, entry, figures[entry], state, by) for entry in group]
    for number in range(len(rows) - 1):
        above, below = rows[number], rows[number + 1]
        if (found := separated.get((above.entry, below.entry))) is None:
            continue
        measure, more, less = found
        figure, name = _figure(measure), measure_name(measure)
        apart: dict[str, Value] = {"measure": name, "more": figure(more), "less": figure(less)}
        rows[number] = replace(above, by=(*above.by, message("standings-ahead", **apart)))
        rows[number + 1] = replace(below, by=(*below.by, message("standings-behind", **apart)))
    return rows


def unseen(by: Sequence[Message], shown: Collection[Measure]) -> tuple[Message, ...]:
    """What separates an entry from its neighbours, or does not, and no column shows.

    >>> behind = message("standings-behind", measure=measure_name("spread"), less="5", more="9")
    >>> unseen([behind], {"spread"}), unseen([behind], {"wins"}) == (behind,)
    ((), True)
    """
    names = [measure_name(one) for one in shown]

    def is_seen(one: Message) -> bool:
        level = one.values.get("measures")
        return one.values.get("measure") in names or (
            isinstance(level, Listed) and all(measure in names for measure in level.items)
        )

    return tuple(one for one in by if not is_seen(one))


def _figure(measure: str) -> Callable[[int], str]:
    if measure in ("wins", "head to head", "opponents' wins"):
        return half_wins
    return _signed if measure == "spread" else str


def _signed(value: int) -> str:
    """A spread as people write it.

    >>> _signed(36), _signed(0), _signed(-33) == "\N{MINUS SIGN}33"
    ('+36', '0', True)
    """
    return f"+{value}" if value > 0 else str(value).replace("-", "\N{MINUS SIGN}")


def _row(
    place: int, entry: int, tally: Tally, state: EventState, by: tuple[Message, ...]
) -> StandingsRow:
    return StandingsRow(
        place,
        entry,
        tally.halves,
        tally.losses,
        tally.draws,
        tally.byes,
        tally.forfeits,
        tally.played,
        tally.points,
        tally.against,
        tally.spread,
        tally.high_game,
        tally.better_round,
        tally.best_play,
        tally.stage,
        state.entries[entry].is_withdrawn,
        by,
        tally.sat_out,
    )


class TeamPoints(msgspec.Struct, frozen=True):
    """A team of players, and what they have won together."""

    title: str
    entries: tuple[int, ...]
    """Its players, in the order of their boards."""
    halves: int
    """Match points, in halves."""


def team_points(
    state: EventState, division: Division, table: Sequence[StandingsRow]
) -> tuple[TeamPoints, ...]:
    """How the teams of a division stand, in the order of the plan; empty if it has none."""
    format_, halves = division.plan.format, {row.entry: row.halves for row in table}
    lists = format_.team_lists(state, division, halves)
    return tuple(
        TeamPoints(title, entries, sum(map(halves.__getitem__, entries)))
        for title, entries in zip(format_.teams, lists, strict=True)
    )


class Reach(msgspec.Struct, frozen=True):
    """How much can still change."""

    rounds: int
    """How many rounds are left, including the one about to be paired."""
    spread: int | None
    """The most by which a round changes the spread between two; ``None`` is no limit."""


def can_catch(behind: StandingsRow, ahead: StandingsRow, reach: Reach) -> bool:
    """Whether an entry can still end level with another, or ahead. A withdrawn one cannot."""
    to_win = 0 if behind.is_withdrawn else 2 * reach.rounds
    wins = behind.halves + to_win - ahead.halves
    if wins:
        return wins > 0
    return reach.spread is None or behind.spread + reach.rounds * reach.spread >= ahead.spread


def clinched(rows: Sequence[StandingsRow], places: int, reach: Reach) -> tuple[int, ...]:
    """The entries that have secured one of so many places: the Gibson rule is about them."""
    found: list[int] = []
    for number, row in enumerate(rows[:places]):
        if any(can_catch(below, row, reach) for below in rows[number + 1 :]):
            break
        found.append(row.entry)
    return tuple(found)


def out_of_reach(rows: Sequence[StandingsRow], places: int, reach: Reach) -> tuple[int, ...]:
    """The entries that can no longer reach one of so many places, the highest first.

    Those named are certainly out. Others may be out too, because those above take wins from each
    other.
    """
    if len(rows) <= places:
        return ()
    last = rows[places - 1]
    return tuple(row.entry for row in rows[places:] if not can_catch(row, last, reach))
