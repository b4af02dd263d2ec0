"""Certificates: a page for each award and each entry that has earned it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.contest.awards import Earned, at_place, awards, by_band, groups
from rackhouse.contest.plan import Award
from rackhouse.contest.standings import standings
from rackhouse.errors import require
from rackhouse.messages import Day, Message, known, message
from rackhouse.paper.board import draw_strip
from rackhouse.paper.columns import signed
from rackhouse.paper.names import capital
from rackhouse.paper.pen import BRASS, GREEN, GREY, Pen, draw_brand, draw_signatures
from rackhouse.paper.rounds import band_in_words, title_of
from rackhouse.paper.size import SIZES, Paper

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest import EventState, StandingsRow
    from rackhouse.contest.plan import DivisionPlan
    from rackhouse.contest.state import Division
    from rackhouse.paper.names import EntryNames
    from rackhouse.paper.type import Face

_PLACES: Final = ("print-first-place", "print-second-place", "print-third-place")
"""The awards of a division that names none."""
_WRITTEN: Final = 214.0
"""The height of all that is written between the tiles and the signatures."""


class _Honour(msgspec.Struct, frozen=True):
    """One award of one entry."""

    title: str
    entry: int
    achieved: str
    band: str
    """The age band or the group of the award; empty if it is the division's."""
    shared_with: tuple[int, ...] = ()


def certificates(
    state: EventState, names: EntryNames, division: str, *, paper: Paper = "a4"
) -> bytes:
    """The certificates of a division so far; for the first three if it names no awards.

    Raises:
        IllegalError: if there is no such division, or nobody has earned an award yet.
    """
    honours = _honours(state, names, division)
    require(honours, "print-no-awards")
    high, wide = sorted(SIZES[paper])
    pen = Pen((wide, high), f"{names.say('print-certificates')}: {state.event.title}")
    for number, honour in enumerate(honours):
        if number:
            pen.turn_page()
        _draw_frame(pen)
        _draw_honour(pen, state, names, division, honour)
    return pen.finish()


def _honours(state: EventState, names: EntryNames, division: str) -> list[_Honour]:
    plan = state.division(division).plan
    table = standings(state, division)
    earned = awards(state, division, table, names.ratings)
    found: list[_Honour] = []
    for band, rows in by_band(state, division, table):
        own = [one for one in earned if one.band == band]
        given = [*zip(plan.awards, own, strict=True)] or [
            (
                Award(names.say(title), place),
                Earned("", tuple(row.entry for row in at_place(rows, place))),
            )
            for place, title in enumerate(_PLACES, start=1)
        ]
        of = {row.entry: row for row in _placed(rows, within=bool(band))}
        # Where places count in each group, nobody shares one with another group's winner.
        group_of = {row.entry: group for group in groups(plan, rows) for row in group}
        for award, one in given:
            for entry in one.entries:
                group = rows if award.most else group_of[entry]
                rivals = {row.entry for row in group}
                figures = (len(group), one.figure)
                found.append(
                    _Honour(
                        names.voice.say(known("data-award-", award.title)),
                        entry,
                        names.voice.say(_achieved(award, of[entry], plan, figures)),
                        band_in_words(names, state.division(division), band)
                        or _group_named(names, state.division(division), of[entry]),
                        tuple(other for other in one.entries if other in rivals - {entry}),
                    )
                )
    return found


def _group_named(names: EntryNames, division: Division, row: StandingsRow) -> str:
    """The group in which somebody has a place; empty if the division has no groups."""
    if "group" not in division.plan.measures:
        return ""
    return capital(names.voice.say(division.plan.format.reached(row.stage, division) or ""))


def _placed(rows: Sequence[StandingsRow], *, within: bool) -> Sequence[StandingsRow]:
    """Rows of standings with their places; ``within``: their places among themselves."""
    if not within:
        return rows
    return [replace(row, place=1 + sum(one.place < row.place for one in rows)) for row in rows]


def _achieved(
    award: Award, row: StandingsRow, plan: DivisionPlan, figures: tuple[int, int | None]
) -> Message:
    entries, figure = figures
    match award.most:
        case None:
            kind = "points"
            if plan.format.is_bracket:
                kind = "bracket"
            elif "rung" in plan.measures:
                kind = "place"
            elif "wins" in plan.measures:
                kind = "wins"
            return message(
                "print-achieved-place",
                among="yes" if award.among else "no",
                group=str(award.among),
                place=row.place,
                entries=entries,
                kind=kind,
                wins=row.wins,
                points=row.points,
            )
        case "high game" | "better round":
            return message("print-achieved-game", points=row.high_game)
        case "best play":
            return message("print-achieved-play", points=row.best_play)
        case "high loss" | "high win" | "high combined":
            key = "print-achieved-" + award.most.replace(" ", "-")
            return message(key, points=figure or 0)
        case "points":
            return message("print-achieved-points", points=row.points)
        case "spread":
            return message("print-achieved-spread", spread=signed(row.spread))
        case _:
            return message("print-achieved-wins", wins=row.wins)


def _draw_frame(pen: Pen) -> None:
    for inset, colour, thick in ((24, GREEN, 2.4), (30, BRASS, 0.8)):
        pen.box(
            *(inset, inset, pen.width - 2 * inset, pen.height - 2 * inset),
            edge=colour,
            thick=thick,
            radius=9 - inset / 10,
        )


def _draw_honour(
    pen: Pen, state: EventState, names: EntryNames, division: str, honour: _Honour
) -> None:
    plan = state.event
    middle, room = pen.width / 2, pen.width - 200
    wide = min(600.0, pen.width - 190)
    y = 54 + draw_strip(pen, names.say("print-certificate"), (middle - wide / 2, 54, wide), rows=3)
    foot = pen.height - 86
    line = ", ".join(names.members_of(state, honour.entry))
    # What is written stands in the middle between the tiles and the signatures.
    y += max(14.0, (foot - y - (_WRITTEN + (16 if line else 0))) / 2)

    def centred(base: float, text: str, face: Face, size: float, colour: str = "#111111") -> None:
        pen.text(middle, base, text, face, size, colour=colour, align="centre", room=room)

    centred(y + 9, names.say("print-awarded-to"), "plain", 14, GREY)
    centred(y + 67, names.of(honour.entry), "slab", 48)
    centred(y + 92, line, "plain", 13.5, GREY)
    y += 106 if line else 90
    pen.line(middle - 60, y, middle + 60, y, thick=1.4, colour=BRASS)
    centred(y + 40, honour.title, "slab", 30, GREEN)
    achieved = honour.achieved
    if honour.shared_with:
        others = names.listed(honour.shared_with)
        achieved = names.say("print-shared-with", achieved=achieved, others=others)
    centred(y + 63, achieved, "plain", 14, GREY)
    about = plan.title
    found = state.division(division)
    if honour.band or len(state.divisions) > 1 or found.bands:
        about = f"{about}, {honour.band or title_of(names, found)}"
    centred(y + 100, about, "bold", 17)
    days = sorted({session.day for session in plan.sessions})
    where = [plan.venue.name, *[names.voice.say(Day(day)) for day in days[-1:]]]
    centred(y + 120, ", ".join(where), "plain", 13.5, GREY)
    draw_signatures(pen, [names.say("print-organiser")], (76, foot, 266))
    draw_signatures(pen, [names.say("print-date")], (300, foot, 430))
    draw_brand(pen, pen.width - 76, foot + 22)
