"""The score pad: turns per side, as on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.cli.speech import speak, voice
from rackhouse.cli.terminal.lines import FAINT, HEADING, OWN, Line, Span, shortened

if TYPE_CHECKING:
    from rackhouse.cli.terminal.seats import TerminalPeople
    from rackhouse.record import TallyLine
    from rackhouse.referee import GameView

_NARROWEST = 15
_SHORT = {
    "pass": "terminal-pad-pass",
    "missed go": "terminal-pad-missed",
    "expired": "terminal-pad-expired",
    "lost": "terminal-pad-lost",
    "skipped": "terminal-pad-skipped",
}


def entry_text(line: TallyLine) -> str:
    """The text of a line of the pad before its score."""
    if line.kind == "play":
        word = line.words[0] if line.words else line.text
        return speak("terminal-pad-off", word=word) if line.withdrawn else word
    if line.kind == "exchange":
        return speak("terminal-pad-exchange", tiles=line.text)
    return speak(_SHORT[line.kind])


def pad_lines(
    view: GameView, people: TerminalPeople, width: int, height: int, own: int | None
) -> list[Line]:
    """The pad in a frame of so many columns and lines: heads, the last turns, the totals."""
    if width // len(view.sides) >= _NARROWEST:
        return _columns(view, people, width, height, own)
    return _list(view, people, width, height, own)


def _columns(
    view: GameView, people: TerminalPeople, width: int, height: int, own: int | None
) -> list[Line]:
    """One column per side."""
    wide = width // len(view.sides)
    columns = [[line for line in view.tally if line.seat == side.seat] for side in view.sides]
    rows = max(map(len, columns), default=0)
    first = max(0, rows - (height - 2))
    head = tuple(_name(view, people, side.seat, wide - 1, own) for side in view.sides)
    lines: list[Line] = [head]
    for row in range(first, rows):
        cells = [_cell(column[row] if row < len(column) else None, wide) for column in columns]
        lines.append(tuple(cells))
    totals = [Span(f"{side.score:>{wide - 1}} ", HEADING) for side in view.sides]
    lines.append(tuple(totals))
    return lines


def _name(view: GameView, people: TerminalPeople, seat: int, wide: int, own: int | None) -> Span:
    mark = "▸" if view.mover == seat and view.turn and view.end is None else " "
    return Span(f"{mark}{shortened(people.name(seat), wide - 1):<{wide}}", _style(seat, own))


def _style(seat: int, own: int | None) -> str:
    return OWN if seat == own else HEADING


def _cell(line: TallyLine | None, wide: int) -> Span:
    if line is None:
        return Span(" " * wide)
    score = "0" if line.withdrawn else str(line.score)
    text = shortened(entry_text(line), wide - 10)
    shown = f" {text:<{wide - 10}}{score:>4}{line.total:>4} "
    return Span(shown, FAINT if line.withdrawn or line.kind != "play" else "")


def _list(
    view: GameView, people: TerminalPeople, width: int, height: int, own: int | None
) -> list[Line]:
    """The totals, then the last turns one below the other."""
    lines: list[Line] = []
    for side in view.sides:
        name = _name(view, people, side.seat, width - 6, own)
        lines.append((name, Span(f"{side.score:>4} ", HEADING)))
    lines.append((Span(" " + "─" * (width - 2), FAINT),))
    longest = min(8, max(len(seat.name) for seat in people.seats))
    for turn in view.tally[-max(1, height - len(lines)) :]:
        score = "0" if turn.withdrawn else str(turn.score)
        text = shortened(entry_text(turn), width - longest - 12)
        name_shown = shortened(people.name(turn.seat), longest)
        shown = f" {name_shown:<{longest}} {text:<{width - longest - 12}}{score:>4}{turn.total:>5}"
        lines.append((Span(shown, FAINT if turn.withdrawn or turn.kind != "play" else ""),))
    return lines


def full_pad(view: GameView, people: TerminalPeople) -> list[str]:
    """Every turn with all its words."""
    lines = []
    for line in view.tally:
        words = [f"{word} {got}" for word, got in zip(line.words, line.points, strict=True)]
        shown = words if len(words) > 1 or line.bonus else []
        shown += [speak("terminal-bonus", points=line.bonus)] if line.bonus else []
        given = [one for one in view.points_given if one.turn == line.turn]
        shown += [f"{one.points:+} {voice().say(one.why)}" for one in given]
        score = "0" if line.withdrawn else str(line.score)
        text = (
            speak("terminal-pad-off", word=line.text)
            if line.kind == "play" and line.withdrawn
            else (line.text if line.kind == "play" else entry_text(line))
        )
        lines.append(
            f"{line.turn:>3} {people.name(line.seat):<12} {text:<20} {score:>4} {line.total:>5}"
            + (f"  ({', '.join(shown)})" if shown else "")
        )
    totals = ", ".join(f"{people.name(side.seat)} {side.score}" for side in view.sides)
    return [*lines, speak("terminal-totals", scores=totals)]
