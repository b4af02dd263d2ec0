"""Pairings of a round on paper: by table for the desk, by name for the wall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.messages import Name
from rackhouse.paper.folio import About, printed
from rackhouse.paper.grid import GridColumn, GridRow, draw_grid
from rackhouse.paper.names import EntryNames, in_order
from rackhouse.paper.pen import GREY
from rackhouse.paper.rounds import (
    left_out_of,
    round_in,
    round_terms,
    round_title,
    table_of,
    title_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rackhouse.contest import EventState
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division
    from rackhouse.paper.size import Paper

_NO_TABLE: Final = "\N{EN DASH}"


def _table_column(names: EntryNames) -> GridColumn:
    return GridColumn(names.say("print-table"), 44, "centre", "slab", 13)


def pairings_by_table(
    state: EventState, names: EntryNames, division: str, round_: int, *, paper: Paper = "a4"
) -> bytes:
    """Who sits at which table in a round, and why; byes stand at the end, then who sits it out.

    Without a division all are listed together, with their divisions instead of the reasons.

    Raises:
        IllegalError: where there is no such division, or the round is not paired.
    """
    pairings = round_in(state, division, round_)
    seats = max(len(pairing.sides) for pairing in pairings)
    called = names.say("print-side", side=state.event.counting.called)
    columns = [_table_column(names), *[GridColumn(called, size=11)] * max(2, seats)]
    in_division = _division_of(state, names)
    last = in_division if not division else _reason(names) if seats <= 2 else None
    if last is not None:
        title = names.say("print-why" if division else "print-division")
        columns.append(GridColumn(title, 128, colour=GREY, is_long=True))

    def row_of(pairing: Pairing) -> GridRow:
        people = [names.of(side) for side in pairing.sides]
        people += [names.say("print-bye") if pairing.is_bye else ""] + [""] * 3
        cells = (table_of(state, pairing), *people[: max(2, seats)])
        return GridRow(cells if last is None else (*cells, last(pairing)))

    title = names.say("print-pairings-by-table")
    about = About.of(state, names, title, *round_terms(state, names, division, round_))
    rows = [row_of(pairing) for pairing in pairings]
    for where, one in left_out_of(state, division, round_):
        cells = (
            *(_NO_TABLE, names.of(one.entry), names.say("print-sits-out"), "", "")[
                : max(2, seats) + 1
            ],
        )
        said = "" if division else _place_of(names, where, one.round)  # why is for the desk alone
        rows.append(GridRow(cells if last is None else (*cells, said)))
    return printed(about, paper, lambda folio: draw_grid(folio, columns, rows, high=19))


def pairings_by_name(
    state: EventState, names: EntryNames, division: str, round_: int, *, paper: Paper = "a4"
) -> bytes:
    """Where everybody sits in a round and with whom, by name; members of teams stand too.

    Without a division all are listed together.

    Raises:
        IllegalError: where there is no such division, or the round is not paired.
    """
    pairings = round_in(state, division, round_)
    in_division = _division_of(state, names)
    found = [
        row if division else (*row, in_division(pairing))
        for pairing in pairings
        for row in _of_sides(state, names, pairing)
    ]
    for where, one in left_out_of(state, division, round_):
        which = () if division else (_place_of(names, where, one.round),)
        name, out = names.of(one.entry), names.say("print-sits-out")
        found.append((name, _NO_TABLE, out, *which))
        members = names.members_of(state, one.entry)
        for_team = names.say("print-member-out", team=Name(name))
        found += [(member, _NO_TABLE, for_team, *which) for member in members]
    rows = [GridRow(cells) for cells in sorted(found, key=lambda cells: in_order(cells[0]))]
    columns = [
        GridColumn(names.say("print-name"), face="bold", size=11),
        _table_column(names),
        GridColumn(names.say("print-plays"), size=11),
    ]
    if not division:
        columns.append(GridColumn(names.say("print-division"), 128, colour=GREY, is_long=True))
    title = names.say("print-pairings-by-name")
    about = About.of(state, names, title, *round_terms(state, names, division, round_))
    return printed(about, paper, lambda folio: draw_grid(folio, columns, rows, high=18.5))


def _reason(names: EntryNames) -> Callable[[Pairing], str]:
    return lambda pairing: names.voice.say(pairing.reason)


def _division_of(state: EventState, names: EntryNames) -> Callable[[Pairing], str]:
    """What a list of the whole hall says of a pairing: its division, and the round there."""

    def in_words(pairing: Pairing) -> str:
        return _place_of(names, state.division(pairing.division), pairing.round)

    return in_words


def _place_of(names: EntryNames, division: Division, round_: int) -> str:
    return f"{title_of(names, division)}, {names.voice.say(round_title(division, round_))}"


def _of_sides(
    state: EventState, names: EntryNames, pairing: Pairing
) -> Iterator[tuple[str, str, str]]:
    table = table_of(state, pairing)
    for side in pairing.sides:
        others = [other for other in pairing.sides if other != side]
        against = names.listed(others) if others else names.say("print-has-bye")
        yield names.of(side), table, against
        for member in names.members_of(state, side):
            team = Name(names.of(side))
            said = (
                names.say("print-member-against", team=team, others=against)
                if others
                else names.say("print-member-bye", team=team)
            )
            yield member, table, said
