"""Pairings of a round on paper: by table for the desk, by name for the wall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.paper.folio import About, printed
from rackhouse.paper.grid import Column, Row, draw_grid
from rackhouse.paper.names import Names, in_order
from rackhouse.paper.pen import GREY
from rackhouse.paper.rounds import left_out_of, round_in, round_terms, round_title, table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rackhouse.contest import State
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division
    from rackhouse.paper import Paper

_OUT: Final = "sits out"
_NO_TABLE: Final = "\N{EN DASH}"
_TABLE: Final = Column("Table", 44, "centre", "slab", 13)


def pairings_by_table(
    state: State, names: Names, division: str, round_: int, *, paper: Paper = "a4"
) -> bytes:
    """Who sits at which table in a round, and why; byes stand at the end, then who sits it out.

    Without a division all are listed together, with their divisions instead of the reasons.

    Raises:
        IllegalError: where there is no such division, or the round is not paired.
    """
    pairings = round_in(state, division, round_)
    seats = max(len(pairing.sides) for pairing in pairings)
    called = state.event.counting.called.capitalize()
    columns = [_TABLE, *[Column(called, size=11)] * max(2, seats)]
    last = _division_of(state) if not division else _reason if seats <= 2 else None
    if last is not None:
        title = "Why" if division else "Division"
        columns.append(Column(title, 128, colour=GREY, is_long=True))

    def row_of(pairing: Pairing) -> Row:
        people = [names.of(side) for side in pairing.sides]
        people += ["bye" if pairing.is_bye else ""] + [""] * 3
        cells = (table_of(state, pairing), *people[: max(2, seats)])
        return Row(cells if last is None else (*cells, last(pairing)))

    about = About.of(state, "Pairings by table", *round_terms(state, division, round_))
    rows = [row_of(pairing) for pairing in pairings]
    for where, one in left_out_of(state, division, round_):
        cells = (*(_NO_TABLE, names.of(one.entry), _OUT, "", "")[: max(2, seats) + 1],)
        said = "" if division else _place_of(where, one.round)  # why is for the desk alone
        rows.append(Row(cells if last is None else (*cells, said)))
    return printed(about, paper, lambda folio: draw_grid(folio, columns, rows, high=19))


def pairings_by_name(
    state: State, names: Names, division: str, round_: int, *, paper: Paper = "a4"
) -> bytes:
    """Where everybody sits in a round and with whom, by name; members of teams stand too.

    Without a division all are listed together.

    Raises:
        IllegalError: where there is no such division, or the round is not paired.
    """
    pairings = round_in(state, division, round_)
    in_division = _division_of(state)
    found = [
        row if division else (*row, in_division(pairing))
        for pairing in pairings
        for row in _of_sides(state, names, pairing)
    ]
    for where, one in left_out_of(state, division, round_):
        which = () if division else (_place_of(where, one.round),)
        found.append((names.of(one.entry), _NO_TABLE, _OUT, *which))
        members = names.members_of(state, one.entry)
        found += [
            (name, _NO_TABLE, f"for {names.of(one.entry)}, {_OUT}", *which) for name in members
        ]
    rows = [Row(cells) for cells in sorted(found, key=lambda cells: in_order(cells[0]))]
    columns = [
        Column("Name", face="bold", size=11),
        _TABLE,
        Column("Plays", size=11),
    ]
    if not division:
        columns.append(Column("Division", 128, colour=GREY, is_long=True))
    about = About.of(state, "Pairings by name", *round_terms(state, division, round_))
    return printed(about, paper, lambda folio: draw_grid(folio, columns, rows, high=18.5))


def _reason(pairing: Pairing) -> str:
    return str(pairing.reason)


def _division_of(state: State) -> Callable[[Pairing], str]:
    """What a list of the whole hall says of a pairing: its division, and the round there."""

    def in_words(pairing: Pairing) -> str:
        return _place_of(state.division(pairing.division), pairing.round)

    return in_words


def _place_of(division: Division, round_: int) -> str:
    return f"{division.plan.title}, {round_title(division, round_)}"


def _of_sides(state: State, names: Names, pairing: Pairing) -> Iterator[tuple[str, str, str]]:
    table = table_of(state, pairing)
    for side in pairing.sides:
        others = [other for other in pairing.sides if other != side]
        against = names.listed(others) if others else "a bye"
        yield names.of(side), table, against
        for member in names.members_of(state, side):
            yield member, table, f"for {names.of(side)}, against {against}"
