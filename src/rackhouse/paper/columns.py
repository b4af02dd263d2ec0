"""The columns of a score sheet: each side's turns with its running total, and rulings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.messages import Message, Name, Voice, all_of, message
from rackhouse.paper.pen import BLACK, GREY, PALE
from rackhouse.paper.type import width_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rackhouse.paper.pen import Pen
    from rackhouse.record import State
    from rackhouse.record.turns import Turn


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a side's column."""

    word: str
    total: int | None
    """``None`` on an empty line."""
    number: str = ""
    place: str = ""
    points: str = ""
    remark: str = ""
    is_struck: bool = False


def lines_of(turns: Sequence[Turn], state: State, seat: int, voice: Voice) -> list[ScoreLine]:
    """A side's lines, from its first turn to the last adjustment."""
    own = [turn for turn in turns if turn.line.seat == seat]
    lines: list[ScoreLine] = []
    for number, turn in enumerate(own, start=1):
        given = [one for one in state.points_given if one.turn == turn.line.turn]
        total = turn.line.total - sum(one.points for one in given)
        lines.append(_of_turn(number, turn, total, voice))
        for one in given:
            total += one.points
            lines.append(ScoreLine(voice.say(one.why), total, points=signed(one.points)))
    if state.end_reason is not None:
        lines += _at_the_end(state, seat, voice)
    return lines


def _of_turn(number: int, turn: Turn, total: int, voice: Voice) -> ScoreLine:
    line = turn.line
    if turn.play is None:
        kind = line.kind.replace(" ", "-")
        remark = voice.say(message("print-turn", kind=kind, tiles=line.text)).strip()
        return ScoreLine("", total, str(number), points="0", remark=remark)
    remark = ""
    if line.withdrawn:
        remark = voice.say(message("print-came-off"))
    elif line.bonus:
        remark = voice.say(message("print-all-tiles", count=len(turn.play.placements)))
    return ScoreLine(
        word=turn.play.words[0],
        total=total,
        number=str(number),
        place=str(turn.play.position),
        points="0" if line.withdrawn else str(line.score),
        remark=remark,
        is_struck=line.withdrawn,
    )


def _at_the_end(state: State, seat: int, voice: Voice) -> Iterator[ScoreLine]:
    side = state.sides[seat]
    rack = state.text(side.rack if state.is_dealt else side.declared or b"")
    given = [one for one in state.points_given if one.seat == seat and one.turn is None]
    total = side.score - sum(one.points for one in given)
    if rack and not any(one.reason == "own unplayed" for one in given):
        left = voice.say(message("print-left", rack=rack))
        not_off = voice.say(message("print-not-deducted"))
        yield ScoreLine(left, total, points="0", remark=not_off)
    for one in given:
        total += one.points
        is_rack = rack and one.reason == "own unplayed"
        said = message("print-left", rack=rack) if is_rack else one.why
        yield ScoreLine(voice.say(said), total, points=signed(one.points))


def signed(points: int) -> str:
    """Points added or deducted, with a minus sign as wide as the figures.

    >>> signed(4), signed(-4) == f"{chr(0x2212)}4"
    ('+4', True)
    """
    return f"{points:+}".replace("-", "\u2212")


def rulings_of(turns: Sequence[Turn], state: State, names: Sequence[str]) -> Iterator[Message]:
    """What was challenged, corrected or given by rulings."""
    for turn in turns:
        number = turn.line.turn
        for challenge in turn.challenges:
            yield message(
                "print-challenged",
                turn=number,
                name=Name(names[challenge.seat]),
                words=all_of(challenge.words),
                good="yes" if challenge.is_good else "no",
            )
        if turn.score is not None and turn.score.total != turn.line.score:
            counted, score = turn.score.total, turn.line.score
            yield message("print-corrected", turn=number, counted=counted, score=score)
    for marker in state.markers:
        outcome = marker.outcome or message("print-not-ruled")
        yield message("print-marked", turn=marker.turn or 0, outcome=outcome)


_TALLEST: Final = 18.0
_LOWEST: Final = 11.0
_NAME: Final = 20.0
_LABELS: Final = 15.0
_FINAL: Final = 24.0
_GAP: Final = 17.0
_WORD: Final = 0.4
"""A word is never cut; it is made smaller, down to this share of its size."""


class SideColumn(msgspec.Struct, frozen=True):
    """The column of a side."""

    name: str
    lines: tuple[ScoreLine, ...]
    remark: str = ""
    """Shown next to the name, if there is room."""
    result: str = ""
    """The label of its last line."""
    score: str = ""


def height_of_columns(columns: Sequence[SideColumn]) -> float:
    """The minimum height of the columns."""
    return _NAME + _LABELS + _FINAL + _LOWEST * _longest(columns)


def _longest(columns: Sequence[SideColumn]) -> int:
    return max((len(column.lines) for column in columns), default=0)


def draw_columns(
    pen: Pen,
    columns: Sequence[SideColumn],
    place: tuple[float, float, float],
    room: float,
    voice: Voice,
) -> float:
    """Draw the columns side by side into a width; returns their height."""
    x, y, wide = place
    each = (wide - _GAP * (len(columns) - 1)) / len(columns)
    spare = room - _NAME - _LABELS - _FINAL
    row = max(min(_TALLEST, spare / max(1, _longest(columns))), 7.0)
    for number, column in enumerate(columns):
        left = x + number * (each + _GAP)
        _draw_column(pen, column, _longest(columns), (left, y, each, row), voice)
    return _NAME + _LABELS + row * _longest(columns) + _FINAL


def _draw_column(
    pen: Pen, column: SideColumn, most: int, place: tuple[float, float, float, float], voice: Voice
) -> None:
    # Shorter columns are filled up, so that all results are in one line.
    lines = [*column.lines, *[ScoreLine("", None)] * (most - len(column.lines))]
    remark = column.remark
    x, y, wide, row = place
    is_narrow = wide < 200
    size = min(9.8, row * 0.62) * (0.86 if is_narrow else 1)
    right = x + wide
    at, word = (x, x + 24) if is_narrow else (x + 24, x + 58)
    points = right - (28 if is_narrow else 40)
    taken = 0 if is_narrow else width_of(remark, "plain", 8.6) + 10
    pen.text(x, y + 13, column.name, "slab", 14 if not is_narrow else 11, room=wide - taken)
    if remark and not is_narrow:
        pen.text(right, y + 13, remark, size=8.6, colour=GREY, align="right")
    y += _NAME
    for label, place_x, align in (
        (message("print-column-at"), at, "left"),
        (message("print-column-word"), word, "left"),
        *([] if is_narrow else [(message("print-column-points"), points, "right")]),
        (message("print-column-total"), right - 3, "right"),
    ):
        pen.text(place_x, y + 9, voice.say(label), "bold", 7.6, colour=GREY, align=align)
    y += _LABELS
    pen.line(x, y, right, y, thick=1.1)
    top = y
    for line in lines:
        base = y + row / 2 + size * 0.36
        if not is_narrow:
            pen.text(x + 3, base, line.number, size=size, colour=GREY)
        pen.text(at, base, line.place, size=size, colour=GREY)
        _draw_word(pen, line, (word, base), points - word - (17 if is_narrow else 22), size)
        pen.text(points, base, line.points, size=size, align="right")
        total = "" if line.total is None else str(line.total)
        pen.text(right - 3, base, total, "bold", size, align="right")
        y += row
        pen.line(x, y, right, y, thick=0.6, colour=PALE)
    pen.line(points + 6, top, points + 6, y, thick=0.6, colour=PALE)
    _draw_final(pen, column, (x, y, right, word))


def _draw_word(
    pen: Pen, line: ScoreLine, place: tuple[float, float], room: float, size: float
) -> None:
    x, base = place
    if line.word:
        wide = pen.text(x, base, line.word, "slab", size * 1.04, room=room, least=_WORD)
        if line.is_struck:
            pen.line(x, base - size * 0.3, x + wide, base - size * 0.3, thick=0.8)
        x, room = x + wide + 4, room - wide - 4
    if line.remark and room > 12:
        pen.text(x, base, line.remark, size=size * 0.86, colour=GREY, room=room)


def _draw_final(pen: Pen, column: SideColumn, place: tuple[float, float, float, float]) -> None:
    x, y, right, word = place
    base = y + 15.5
    pen.text(word, base, column.result, "slab", 11.5, room=right - word - 40)
    pen.text(right - 3, base, column.score, "bold", 13.5, align="right")
    for below in (_FINAL - 2.4, _FINAL):
        pen.line(x, y + below, right, y + below, thick=0.9, colour=BLACK)
