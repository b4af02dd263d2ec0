"""The fixtures of a division on paper: every round that is paired, with its results so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest.plan import deadline_of
from rackhouse.contest.result import winners
from rackhouse.contest.schedule import local
from rackhouse.errors import require
from rackhouse.messages import Day, Moment, moment
from rackhouse.paper.folio import About, printed
from rackhouse.paper.names import EntryNames, capital
from rackhouse.paper.pen import BLACK, GREY, PALE
from rackhouse.paper.rounds import board_of, kind_in, round_title, title_of
from rackhouse.paper.type import width_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest import EventState
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division
    from rackhouse.paper.folio import Folio
    from rackhouse.paper.size import Paper
    from rackhouse.paper.type import Face

_TITLE: Final = 25.0
_ROWS: Final = (17.5, 17.0, 16.5, 16.0, 15.5, 15.0, 14.5, 14.0)
"""The heights of a row that are tried, so that whole rounds are on a page."""
_AFTER: Final = 6.0
_MIDDLE: Final = 82.0
"""The width between two sides, for a result or a time."""
_MOST_AT_A_TABLE: Final = 4
_BOARD: Final = 46.0
"""The width of the board of a match between teams."""
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
    terms = [(capital(names.voice.say(found.plan.format.in_words())), "")]
    if len(state.divisions) > 1:
        terms.insert(0, (names.say("print-division"), title_of(names, found)))
    about = About.of(state, names, names.say("print-fixtures"), *terms)

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
    if (board := board_of(state, pairing)) is not None:
        said = names.say("print-board-number", board=board)
        pen.text(folio.left, base, said, size=8.4, colour=GREY, room=_BOARD)
        room -= _BOARD
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
