"""Pairings of a round on paper, by table and by name, to hang up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.messages import Name
from rackhouse.paper.folio import About, printed
from rackhouse.paper.hanging import HangingColumn, draw_hanging, layout_of
from rackhouse.paper.names import EntryNames, in_order
from rackhouse.paper.pen import GREY
from rackhouse.paper.rounds import (
    board_of,
    division_terms,
    left_out_of,
    round_in,
    round_title,
    table_of,
    title_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rackhouse.contest import EventState
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division
    from rackhouse.paper.size import Paper


_NO_TABLE: Final = "\N{EN DASH}"


class _Where:
    """The columns that say where people play: the table; between teams, the board.

    Between teams, and where opponents arrange their matches, the table has a column only if there
    are tables.
    """

    def __init__(self, state: EventState, names: EntryNames, pairings: Sequence[Pairing]) -> None:
        self._state = state
        boards = {one.number: board_of(state, one) for one in pairings}
        self._boards = boards if any(boards.values()) else {}
        needs_none = bool(self._boards) or all(
            state.division(one.division).plan.format.is_self_scheduled for one in pairings
        )
        self._has_tables = not needs_none or any(one.number in state.tables for one in pairings)
        titles = ["print-board"] if self._boards else []
        titles += ["print-table"] if self._has_tables else []
        self.columns = [HangingColumn(names.say(one), "slab", "centre") for one in titles]

    def cells(self, pairing: Pairing | None) -> tuple[str, ...]:
        """Their texts for a pairing; without one, for somebody who sits out."""
        board = self._boards.get(pairing.number) if pairing else None
        table = table_of(self._state, pairing) if pairing else _NO_TABLE
        cells = (str(board or _NO_TABLE),) if self._boards else ()
        return (*cells, table) if self._has_tables else cells


def _division_column(names: EntryNames) -> HangingColumn:
    return HangingColumn(names.say("print-division"), widest=9, colour=GREY)


def pairings_by_table(
    state: EventState, names: EntryNames, division: str, round_: int, *, paper: Paper = "a4"
) -> bytes:
    """Who plays at which table in a round, to hang up; then byes, then who sits out.

    Without a division all are listed together, with their divisions.

    Raises:
        IllegalError: where there is no such division, or the round is not paired.
    """
    pairings = round_in(state, division, round_)
    at = _Where(state, names, pairings)
    titles, people_in = _sides_of(state, names, division, pairings)
    columns = [*at.columns, *[HangingColumn(title, "bold") for title in titles]]
    rows: list[tuple[str, ...]] = []
    for pairing in pairings:
        where = _place_of(names, state.division(pairing.division), pairing.round)
        rows.append((*at.cells(pairing), *_filled(people_in(pairing), len(titles)), *where))
    for found, one in left_out_of(state, division, round_):  # only the desk sees why
        people = [names.of(one.entry), names.say("print-sits-out")]
        where = _place_of(names, found, one.round)
        rows.append((*at.cells(None), *_filled(people, len(titles)), *where))
    return _hung(state, names, (division, round_), "print-pairings-by-table", columns, rows, paper)


def _sides_of(
    state: EventState, names: EntryNames, division: str, pairings: Sequence[Pairing]
) -> tuple[list[str], Callable[[Pairing], list[str]]]:
    """The headings of those at a table, and who stands under them.

    They are the teams of the division, or who goes first and second where that is known of every
    match, or the players.
    """
    bye = names.say("print-bye")

    def marked(pairing: Pairing) -> list[str]:
        people = [names.in_match(pairing, side) for side in pairing.sides]
        return [*people, bye] if pairing.is_bye else people

    def by_turn(pairing: Pairing) -> list[str]:
        sides = sorted(pairing.sides, key=lambda side: side != pairing.first)
        return [*map(names.of, sides), *([bye] if pairing.is_bye else [])]

    def by_team(pairing: Pairing) -> list[str]:
        people = {side in home: names.in_match(pairing, side) for side in pairing.sides}
        return [people.get(True, bye), people.get(False, bye)]

    found = state.division(division) if division else None
    if found is not None and found.plan.format.teams:
        there = (side for one in pairings for side in one.sides)
        home, _ = found.plan.format.team_lists(state, found, there)
        return [*found.plan.format.teams], by_team
    seats = max(2, *(len(pairing.sides) for pairing in pairings))
    if seats == 2 and all(one.is_bye or one.first for one in pairings):
        return [names.say("print-first"), names.say("print-second")], by_turn
    return [names.say("print-side", side=state.event.counting.called)] * seats, marked


def _filled(people: list[str], seats: int) -> list[str]:
    return [*people, *[""] * (seats - len(people))]


def pairings_by_name(
    state: EventState, names: EntryNames, division: str, round_: int, *, paper: Paper = "a4"
) -> bytes:
    """Where everybody plays in a round and against whom, by name, to hang up; team members too.

    Without a division all are listed together.

    Raises:
        IllegalError: where there is no such division, or the round is not paired.
    """
    pairings = round_in(state, division, round_)
    at = _Where(state, names, pairings)
    is_told = any(one.first and not one.is_bye for one in pairings)
    unknown = ("",) if is_told else ()
    found = [
        (
            *(name, *at.cells(pairing), against),
            *((_turn_of(names, pairing, side),) if is_told else ()),
            *_place_of(names, state.division(pairing.division), pairing.round),
        )
        for pairing in pairings
        for side in pairing.sides
        for name, against in _against(state, names, pairing, side)
    ]
    for where, one in left_out_of(state, division, round_):
        which = _place_of(names, where, one.round)
        name, out = names.of(one.entry), names.say("print-sits-out")
        found.append((name, *at.cells(None), out, *unknown, *which))
        members = names.members_of(state, one.entry)
        for_team = names.say("print-member-out", team=Name(name))
        found += [(member, *at.cells(None), for_team, *unknown, *which) for member in members]
    columns = [
        HangingColumn(names.say("print-name"), "bold"),
        *at.columns,
        HangingColumn(names.say("print-plays")),
        *([HangingColumn(names.say("print-you-go"), align="centre")] if is_told else []),
    ]
    rows = sorted(found, key=lambda cells: in_order(cells[0]))
    return _hung(state, names, (division, round_), "print-pairings-by-name", columns, rows, paper)


def _hung(
    state: EventState,
    names: EntryNames,
    of: tuple[str, int],
    title: str,
    columns: list[HangingColumn],
    rows: Sequence[tuple[str, ...]],
    paper: Paper,
) -> bytes:
    """A list of a round to hang up; the last two cells of a row are its division and its round."""
    division, round_ = of
    said = names.say(title)
    rounds = {row[-1] for row in rows}
    if len(rounds) == 1:
        said = names.say("print-of-round", round=rounds.pop(), what=said)
        rows = [row[:-1] for row in rows]
    else:
        rows = [(*row[:-2], ", ".join(row[-2:])) for row in rows]
    if division:
        rows = [row[:-1] for row in rows]
    else:
        columns = [*columns, _division_column(names)]
    about = About.of(state, names, said, *division_terms(state, names, division, round_))
    layout = layout_of(about, paper, columns, rows)
    return printed(
        about,
        paper,
        lambda folio: draw_hanging(folio, columns, rows, layout),
        is_wide=layout.is_wide,
    )


def _place_of(names: EntryNames, division: Division, round_: int) -> tuple[str, str]:
    return title_of(names, division), names.voice.say(round_title(division, round_))


def _against(
    state: EventState, names: EntryNames, pairing: Pairing, side: int
) -> Iterator[tuple[str, str]]:
    """The names of a side, the team's before its members', and against whom each plays."""
    others = [other for other in pairing.sides if other != side]
    against = names.listed(others) if others else names.say("print-has-bye")
    yield names.of(side), against
    for member in names.members_of(state, side):
        team = Name(names.of(side))
        said = (
            names.say("print-member-against", team=team, others=against)
            if others
            else names.say("print-member-bye", team=team)
        )
        yield member, said


def _turn_of(names: EntryNames, pairing: Pairing, side: int) -> str:
    """Whether a side goes first; empty if nobody knows yet."""
    if pairing.is_bye or not pairing.first:
        return ""
    second = "second" if len(pairing.sides) == 2 else "later"
    return names.say("print-turn-of", turn="first" if pairing.first == side else second)
