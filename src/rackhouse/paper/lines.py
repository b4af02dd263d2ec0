"""What stands on a score sheet: each side's lines, and what is to be said beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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
