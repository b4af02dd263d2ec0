"""Pairings of a round on paper, by table and by name; and the fixtures of a league."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest.plan import deadline_of
from rackhouse.contest.result import winners
from rackhouse.contest.schedule import local
from rackhouse.errors import require
from rackhouse.messages import Day, Moment, Name, moment
from rackhouse.paper.folio import About, printed
from rackhouse.paper.hanging import HangingColumn, draw_hanging, layout_of
from rackhouse.paper.names import EntryNames, capital, in_order
from rackhouse.paper.pen import BLACK, GREY, PALE
from rackhouse.paper.rounds import (
    board_of,
    division_terms,
    kind_in,
    left_out_of,
    round_in,
    round_title,
    table_of,
    title_of,
)
from rackhouse.paper.type import width_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rackhouse.contest import EventState
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division
    from rackhouse.paper.folio import Folio
    from rackhouse.paper.size import Paper
    from rackhouse.paper.type import Face


_NO_TABLE: Final = "\N{EN DASH}"


class _Where:
    """The columns that say where people play: the table; between teams, the board.

    Between teams the table has a column only if there are tables.
    """

    def __init__(self, state: EventState, names: EntryNames, pairings: Sequence[Pairing]) -> None:
        self._state = state
        boards = {one.number: board_of(state, one) for one in pairings}
        self._boards = boards if any(boards.values()) else {}
        self._has_tables = not self._boards or any(one.number in state.tables for one in pairings)
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
    seats = max(2, *(len(pairing.sides) for pairing in pairings))
    called = names.say("print-side", side=state.event.counting.called)
    at = _Where(state, names, pairings)
    columns = [*at.columns, *[HangingColumn(called, "bold")] * seats]
    rows: list[tuple[str, ...]] = []
    for pairing in pairings:
        people = [*_sides_in(names, pairing)]
        people += [names.say("print-bye")] if pairing.is_bye else []
        where = _place_of(names, state.division(pairing.division), pairing.round)
        rows.append((*at.cells(pairing), *_filled(people, seats), *where))
    for found, one in left_out_of(state, division, round_):  # only the desk sees why
        people = [names.of(one.entry), names.say("print-sits-out")]
        rows.append((*at.cells(None), *_filled(people, seats), *_place_of(names, found, one.round)))
    return _hung(state, names, (division, round_), "print-pairings-by-table", columns, rows, paper)


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
    found = [
        (name, *at.cells(pairing), against, *_place_of(names, of, pairing.round))
        for pairing in pairings
        for of in [state.division(pairing.division)]
        for name, against in _of_sides(state, names, pairing)
    ]
    for where, one in left_out_of(state, division, round_):
        which = _place_of(names, where, one.round)
        name, out = names.of(one.entry), names.say("print-sits-out")
        found.append((name, *at.cells(None), out, *which))
        members = names.members_of(state, one.entry)
        for_team = names.say("print-member-out", team=Name(name))
        found += [(member, *at.cells(None), for_team, *which) for member in members]
    columns = [
        HangingColumn(names.say("print-name"), "bold"),
        *at.columns,
        HangingColumn(names.say("print-plays")),
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


def _sides_in(names: EntryNames, pairing: Pairing) -> Iterator[str]:
    """The sides of a pairing as a list names them."""
    return (names.in_match(pairing, side) for side in pairing.sides)


def _place_of(names: EntryNames, division: Division, round_: int) -> tuple[str, str]:
    return title_of(names, division), names.voice.say(round_title(division, round_))


def _of_sides(state: EventState, names: EntryNames, pairing: Pairing) -> Iterator[tuple[str, str]]:
    """Each name, and against whom it plays."""
    for side in pairing.sides:
        others = [other for other in pairing.sides if other != side]
        against = names.listed(others) if others else names.say("print-has-bye")
        if others and pairing.first:
            key = "print-you-first" if pairing.first == side else "print-you-second"
            against = names.say(key, others=Name(against))
        yield names.of(side), against
        for member in names.members_of(state, side):
            team = Name(names.of(side))
            said = (
                names.say("print-member-against", team=team, others=against)
                if others
                else names.say("print-member-bye", team=team)
            )
            yield member, said


_TITLE: Final = 25.0
_ROWS: Final = (17.5, 17.0, 16.5, 16.0, 15.5, 15.0)
"""The heights of a row that are tried, so that whole rounds are on a page."""
_AFTER: Final = 6.0
_MIDDLE: Final = 82.0
"""The width between two sides, for a result or a time."""
_MOST_AT_A_TABLE: Final = 4
_SCORE: Final = 24.0
"""The width of a score after a name."""


def fixture_list(
    state: EventState, names: EntryNames, division: str, *, paper: Paper = "a4"
) -> bytes:
    """Every round of a division that is paired, with its results so far.

    Raises:
        IllegalError: if there is no such division, or nothing is paired.
    """
    found = state.division(division)
    require(found.rounds, "print-no-fixtures")
    about = About.of(
        state,
        names,
        names.say("print-fixtures"),
        (names.say("print-division"), title_of(names, found)),
        (capital(names.voice.say(found.plan.format.in_words())), ""),
    )

    rounds = [(number, state.round_of(found, number)) for number in range(1, len(found.rounds) + 1)]

    def draw(folio: Folio) -> None:
        high = _row_for(folio, [len(pairings) for _, pairings in rounds])
        for number, pairings in rounds:
            _draw_round(folio, state, names, (found, number, pairings), high)

    return printed(about, paper, draw)


def _row_for(folio: Folio, sizes: Sequence[int]) -> float:
    """The highest row with which whole rounds take the fewest pages."""

    def pages(row: float) -> int:
        page, left = 1, folio.left_over
        for size in sizes:
            whole = _TITLE + row * size
            if whole > left:
                page, left = page + 1, folio.bottom - folio.later_top
            left -= whole + _AFTER
        return page

    return min(_ROWS, key=lambda row: (pages(row), -row))


def _draw_round(
    folio: Folio,
    state: EventState,
    names: EntryNames,
    of: tuple[Division, int, list[Pairing]],
    high: float,
) -> None:
    division, number, pairings = of
    # Keep a round together if it fits on a page.
    whole = _TITLE + high * len(pairings)
    fits = whole <= folio.bottom - folio.later_top
    folio.need(whole if fits else _TITLE + high * 12)
    _draw_round_title(folio, state, names, division, number)
    for pairing in pairings:
        if folio.need(high):
            _draw_round_title(folio, state, names, division, number)
        _draw_fixture(folio, state, names, pairing)
        folio.y += high
        folio.pen.line(folio.left, folio.y - 3, folio.right, folio.y - 3, thick=0.6, colour=PALE)
    folio.y += _AFTER


def _draw_round_title(
    folio: Folio, state: EventState, names: EntryNames, division: Division, number: int
) -> None:
    plan, pen = state.event, folio.pen
    until = deadline_of(plan, number)
    title = names.voice.say(round_title(division, number))
    if until is not None:
        title = names.say("print-round-week", number=number)
        text = names.say("print-until-moment", moment=moment(local(until, plan.zone)))
        pen.text(folio.right, folio.y + 16, text, size=9, colour=GREY, align="right")
    pen.text(folio.left, folio.y + 16, title, "slab", 12)
    folio.y += _TITLE
    pen.line(folio.left, folio.y - 3, folio.right, folio.y - 3, thick=1.1)


def _draw_fixture(folio: Folio, state: EventState, names: EntryNames, pairing: Pairing) -> None:
    pen, base = folio.pen, folio.y + 9.5
    middle = folio.left + folio.wide / 2
    room = folio.wide / 2 - _MIDDLE / 2 - 6
    if pairing.is_bye:
        name = names.of(pairing.sides[0])
        pen.text(middle - _MIDDLE / 2, base, name, size=10, align="right", room=room)
        pen.text(middle, base, names.say("print-bye"), size=8.4, align="centre")
        return
    if len(pairing.sides) > 2:
        _draw_table(folio, state, names, pairing)
        return
    result = state.result_of(pairing)
    ahead = winners(pairing.sides, result, by_before=state.by_before) if result else ()
    for side, x, align in (
        (pairing.sides[0], middle - _MIDDLE / 2, "right"),
        (pairing.sides[1], middle + _MIDDLE / 2, "left"),
    ):
        face: Face = "bold" if ahead == (side,) else "plain"
        colour = GREY if ahead and side not in ahead else BLACK
        pen.text(x, base, names.of(side), face, 10, colour=colour, align=align, room=room)
    text = _result(state, names, pairing)
    size = 10 if result is not None and result.scores else 8.4
    if text:
        pen.text(middle, base, text, size=size, align="centre", room=_MIDDLE - 8)
    else:
        wide = width_of("000", "plain", 10)
        for x in (middle - wide - 6, middle + 6):
            pen.line(x, base + 1, x + wide, base + 1, thick=0.6)


def _draw_table(folio: Folio, state: EventState, names: EntryNames, pairing: Pairing) -> None:
    """Draw three or four at a table: one column each, with the score after the name."""
    pen, base = folio.pen, folio.y + 9.5
    result = state.result_of(pairing)
    ahead = winners(pairing.sides, result, by_before=state.by_before) if result else ()
    scores = result.scores if result else ()
    each = folio.wide / _MOST_AT_A_TABLE
    for place, side in enumerate(pairing.sides):
        left = folio.left + each * place
        face: Face = "bold" if ahead == (side,) else "plain"
        right = left + each - 12
        room = each - 12 - _SCORE if scores else each - 12
        pen.text(left, base, names.of(side), face, 9, room=room)
        if scores:
            pen.text(right, base, str(scores[place]), face, 9, align="right")


def _result(state: EventState, names: EntryNames, pairing: Pairing) -> str:
    """How a match ended, or when it will be played; empty if neither is known."""
    result = state.result_of(pairing)
    if result is not None:
        return " : ".join(map(str, result.scores)) if result.scores else kind_in(names, result)
    arrangement = state.arrangements.get(pairing.number)
    if arrangement is None or arrangement.agreed is None:
        return ""
    there = local(arrangement.agreed, state.event.zone)
    day, time = Day(there.date(), is_short=True), Moment.of(there.time())
    return names.say("print-day-and-time", day=day, time=time)
