"""Certificates: a page for each award and each entry that has earned it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.contest.awards import at_place, awards, by_band
from rackhouse.contest.plan import Award
from rackhouse.contest.schedule import date_in_words
from rackhouse.contest.standings import standings
from rackhouse.errors import require
from rackhouse.paper import SIZES, Paper
from rackhouse.paper.board import draw_strip
from rackhouse.paper.columns import signed
from rackhouse.paper.pen import BRASS, GREEN, GREY, Pen, draw_brand, draw_signatures

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest import Row, State
    from rackhouse.contest.plan import DivisionPlan
    from rackhouse.paper.names import Names
    from rackhouse.paper.type import Face

_WORD: Final = "CERTIFICATE"
_PLACES: Final = ("First place", "Second place", "Third place")
"""What is given where a division names no awards."""


class _Honour(msgspec.Struct, frozen=True):
    """An award of one entry."""

    title: str
    entry: int
    achieved: str
    band: str
    """The age band whose award it is; empty where it is the division's."""
    shared_with: tuple[int, ...] = ()


def certificates(state: State, names: Names, division: str, *, paper: Paper = "a4") -> bytes:
    """The certificates of a division, as things stand; the first three where it names no awards.

    Raises:
        IllegalError: where there is no such division, or nobody has earned anything yet.
    """
    honours = _honours(state, division)
    require(bool(honours), "Nobody has earned an award yet, so there is no certificate to print.")
    high, wide = sorted(SIZES[paper])
    pen = Pen((wide, high), f"Certificates: {state.event.title}")
    for number, honour in enumerate(honours):
        if number:
            pen.turn_page()
        _draw_frame(pen)
        _draw_honour(pen, state, names, division, honour)
    return pen.finish()


def _honours(state: State, division: str) -> list[_Honour]:
    plan = state.division(division).plan
    table = standings(state, division)
    earned = awards(state, division, table)
    found: list[_Honour] = []
    for band, rows in by_band(state, division, table):
        own = [one.entries for one in earned if one.band == band]
        given = [*zip(plan.awards, own, strict=True)] or [
            (Award(title, place), tuple(row.entry for row in at_place(rows, place)))
            for place, title in enumerate(_PLACES, start=1)
        ]
        of = {row.entry: row for row in _placed(rows, within=bool(band))}
        found += [
            _Honour(
                award.title,
                entry,
                _achieved(award, of[entry], len(rows), plan),
                band,
                tuple(other for other in entries if other != entry),
            )
            for award, entries in given
            for entry in entries
        ]
    return found


def _placed(rows: Sequence[Row], *, within: bool) -> Sequence[Row]:
    """Rows of standings with their places; ``within``: those that they have among themselves."""
    if not within:
        return rows
    return [replace(row, place=1 + sum(one.place < row.place for one in rows)) for row in rows]


def _achieved(award: Award, row: Row, entries: int, plan: DivisionPlan) -> str:
    among = f"among {award.among}, " if award.among else ""
    match award.most:
        case None if plan.format.is_bracket:
            return f"{among}place {row.place} of {entries} in the {plan.format.name}"
        case None:
            won = f"{row.wins} won and " if "wins" in plan.measures else ""
            return f"{among}place {row.place} of {entries}, with {won}{row.points:,} points"
        case "high game" | "better round":
            return f"with a game of {row.high_game} points"
        case "best play":
            return f"with a play of {row.best_play} points"
        case "points":
            return f"with {row.points:,} points"
        case "spread":
            return f"with a spread of {signed(row.spread)}"
        case _:
            return f"with {row.wins} won"


def _draw_frame(pen: Pen) -> None:
    for inset, colour, thick in ((24, GREEN, 2.4), (30, BRASS, 0.8)):
        pen.box(
            *(inset, inset, pen.width - 2 * inset, pen.height - 2 * inset),
            edge=colour,
            thick=thick,
            radius=9 - inset / 10,
        )


def _draw_honour(pen: Pen, state: State, names: Names, division: str, honour: _Honour) -> None:
    plan = state.event
    middle, room = pen.width / 2, pen.width - 200
    wide = min(600.0, pen.width - 190)
    y = 54 + draw_strip(pen, _WORD, (middle - wide / 2, 54, wide), rows=3)

    y += 14

    def centred(base: float, text: str, face: Face, size: float, colour: str = "#111111") -> None:
        pen.text(middle, base, text, face, size, colour=colour, align="centre", room=room)

    centred(y + 36, "awarded to", "plain", 13, GREY)
    centred(y + 86, names.of(honour.entry), "slab", 48)
    members = names.members_of(state, honour.entry)
    line = ", ".join(members)
    centred(y + 110, line, "plain", 13, GREY)
    y += 124 if line else 108
    pen.line(middle - 60, y, middle + 60, y, thick=1.4, colour=BRASS)
    centred(y + 38, honour.title, "slab", 29, GREEN)
    shared = f", shared with {names.listed(honour.shared_with)}" if honour.shared_with else ""
    centred(y + 59, f"{honour.achieved}{shared}", "plain", 12.5, GREY)
    about = plan.title
    found = state.division(division)
    if len(state.divisions) > 1 or found.bands:
        about = f"{about}, {honour.band or found.plan.title}"
    centred(y + 92, about, "bold", 16)
    days = sorted({session.day for session in plan.sessions})
    where = [plan.venue.name, *[date_in_words(day) for day in days[-1:]]]
    centred(y + 110, ", ".join(where), "plain", 12, GREY)
    foot = pen.height - 86
    draw_signatures(pen, ["Organiser"], (76, foot, 266))
    draw_signatures(pen, ["Date"], (300, foot, 430))
    draw_brand(pen, pen.width - 76, foot + 22)
