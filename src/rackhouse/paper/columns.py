"""The columns of a score sheet: each side's turns with its running total, and what is ruled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.paper.pen import BLACK, GREY, PALE
from rackhouse.paper.type import width_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rackhouse.paper.pen import Pen
    from rackhouse.record import State
    from rackhouse.record.turns import Turn


_KINDS: Final = {
    "exchange": "exchanged",
    "pass": "passed",
    "missed go": "missed go",
    "expired": "time ran out",
    "skipped": "lost turn",
    "lost": "lost the turn",
}


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


def lines_of(turns: Sequence[Turn], state: State, seat: int) -> list[ScoreLine]:
    """A side's lines from its first turn to the last that was added or taken off."""
    own = [turn for turn in turns if turn.line.seat == seat]
    lines = [_of_turn(number, turn) for number, turn in enumerate(own, start=1)]
    if state.end_reason is not None:
        lines += _at_the_end(state, seat)
    return lines


def _of_turn(number: int, turn: Turn) -> ScoreLine:
    line = turn.line
    if turn.play is None:
        word = _KINDS.get(line.kind, line.kind)
        remark = line.text if line.kind == "exchange" else ""
        return ScoreLine("", line.total, str(number), points="0", remark=f"{word} {remark}".strip())
    remark = (
        "came off" if line.withdrawn else f"all {len(turn.play.placements)}" if line.bonus else ""
    )
    return ScoreLine(
        word=turn.play.words[0],
        total=line.total,
        number=str(number),
        place=str(turn.play.position),
        points="0" if line.withdrawn else str(line.score),
        remark=remark,
        is_struck=line.withdrawn,
    )


def _at_the_end(state: State, seat: int) -> Iterator[ScoreLine]:
    side = state.sides[seat]
    rack = state.text(side.rack if state.is_dealt else side.declared or b"")
    given = [
        (points, reason)
        for who, points, reason in state.points_given
        if who == seat and reason != "challenge"
    ]
    total = side.score - sum(points for points, _ in given)
    if rack and not any(reason == "own unplayed" for _, reason in given):
        yield ScoreLine(f"Left: {rack}", total, points="0", remark="not deducted")
    for points, reason in given:
        total += points
        word = {
            "own unplayed": f"Left: {rack}" if rack else "Unplayed tiles",
            "others' unplayed": "From the others",
            "overtime": "Time over",
        }[reason]
        yield ScoreLine(word, total, points=signed(points))


def capital(text: str) -> str:
    """A text that begins a sentence.

    >>> capital("two players")
    'Two players'
    """
    return text[:1].upper() + text[1:]


def signed(points: int) -> str:
    """Points that come on or off, with a sign as wide as the figures.

    >>> signed(4), signed(-4) == f"{chr(0x2212)}4"
    ('+4', True)
    """
    return f"{points:+}".replace("-", "\u2212")


def rulings_of(turns: Sequence[Turn], state: State, names: Sequence[str]) -> Iterator[str]:
    """What was challenged, corrected or given by rulings, in sentences."""
    for turn in turns:
        for challenge in turn.challenges:
            verdict = "good" if challenge.is_good else "not good"
            words = ", ".join(challenge.words)
            yield f"Turn {turn.line.turn}: {names[challenge.seat]} challenged {words}: {verdict}."
        if turn.score is not None and turn.score.total != turn.line.score:
            yield (
                f"Turn {turn.line.turn}: counted {turn.score.total}, "
                f"corrected to {turn.line.score}."
            )
    for seat, points, reason in state.points_given:
        if reason == "challenge":
            yield f"{names[seat]}: {signed(points)} by a challenge."
    for marker in state.markers:
        where = f"Turn {marker.turn}" if marker.turn else "The draw for first"
        yield f"{where}: a discrepancy was marked; {marker.outcome or 'not ruled on'}."


_TALLEST: Final = 18.0
_LOWEST: Final = 11.0
_NAME: Final = 20.0
_LABELS: Final = 15.0
_FINAL: Final = 24.0
_GAP: Final = 17.0
_WORD: Final = 0.4
"""A word is never cut short: it is written smaller, down to this part of its size."""


class Column(msgspec.Struct, frozen=True):
    """The column of a side."""

    name: str
    lines: tuple[ScoreLine, ...]
    remark: str = ""
    """Beside the name, where there is room."""
    result: str = "Final"
    """What its last line is called."""
    score: str = ""


def height_of_columns(columns: Sequence[Column]) -> float:
    """How much room the columns want at least."""
    return _NAME + _LABELS + _FINAL + _LOWEST * _longest(columns)


def _longest(columns: Sequence[Column]) -> int:
    return max((len(column.lines) for column in columns), default=0)


def draw_columns(
    pen: Pen, columns: Sequence[Column], place: tuple[float, float, float], room: float
) -> float:
    """Draw the columns side by side at a place and into a width; their height."""
    x, y, wide = place
    each = (wide - _GAP * (len(columns) - 1)) / len(columns)
    spare = room - _NAME - _LABELS - _FINAL
    row = max(min(_TALLEST, spare / max(1, _longest(columns))), 7.0)
    for number, column in enumerate(columns):
        left = x + number * (each + _GAP)
        _draw_column(pen, column, _longest(columns), (left, y, each, row))
    return _NAME + _LABELS + row * _longest(columns) + _FINAL


def _draw_column(
    pen: Pen, column: Column, most: int, place: tuple[float, float, float, float]
) -> None:
    # Those with fewer turns are filled up, so that all results stand in one line.
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
        ("At", at, "left"),
        ("Word", word, "left"),
        ("Points", points, "right"),
        ("Total", right - 3, "right"),
    ):
        if not (is_narrow and label == "Points"):
            pen.text(place_x, y + 9, label, "bold", 7.6, colour=GREY, align=align)
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


def _draw_final(pen: Pen, column: Column, place: tuple[float, float, float, float]) -> None:
    x, y, right, word = place
    base = y + 15.5
    pen.text(word, base, column.result, "slab", 11.5, room=right - word - 40)
    pen.text(right - 3, base, column.score, "bold", 13.5, align="right")
    for below in (_FINAL - 2.4, _FINAL):
        pen.line(x, y + below, right, y + below, thick=0.9, colour=BLACK)
