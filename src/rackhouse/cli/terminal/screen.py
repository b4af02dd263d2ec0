"""The whole screen: board, pad, notes, rack, news, and the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.board import Board
from rackhouse.cli.speech import speak, voice
from rackhouse.cli.terminal.boards import board_lines, board_width, rack_line
from rackhouse.cli.terminal.lines import (
    FAINT,
    HEADING,
    OWN,
    Line,
    Span,
    line,
    padded,
    shortened,
    wrapped,
)
from rackhouse.cli.terminal.pad import pad_lines
from rackhouse.cli.terminal.seats import TerminalPeople
from rackhouse.cli.terminal.status import side_notes
from rackhouse.messages import known
from rackhouse.referee import GameView

if TYPE_CHECKING:
    from collections.abc import Sequence

NARROWEST_SIDE = 24
WIDEST_COLUMN = 24
_GAP = 2


class ScreenContent(msgspec.Struct, frozen=True):
    """What to show: a view of the game, and the texts below the board."""

    view: GameView
    board: Board
    people: TerminalPeople
    seat: int | None = None
    """The seat that it is for; ``None`` for everybody."""
    rack: str = ""
    last: frozenset[int] = frozenset()
    """The squares of the last play."""
    news: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()


def screen_lines(scene: ScreenContent, width: int, height: int, *, colour: bool) -> list[Line]:
    """The screen for a terminal of that size, one line shorter for the prompt."""
    wide = width - 1
    compact = colour and wide < board_width(scene.board, colour=True) + _GAP + NARROWEST_SIDE
    asks = [part for text in scene.asks for part in wrapped(text, min(wide, 110), HEADING)]
    table = _table(scene, wide, colour=colour, compact=compact)
    lines = [_head(scene, wide), *table]
    is_over = scene.view.end is not None
    if is_over and len(lines) + len(asks) + 1 > height:
        lines = lines[:1]  # the result needs the room; the board can be asked for
    airy = height >= len(lines) + 16
    if scene.rack:
        who = Span(f"{scene.people.name(scene.seat or 0)}  ", OWN)
        lines += [*_air(airy), (who, *rack_line(scene.rack, scene.board, colour=colour))]
    # In a small window the news are one paragraph.
    told = scene.news if airy else (" ".join(scene.news),)
    news = [part for text in told for part in wrapped(text, min(wide - 2, 110))]
    room = max(0 if is_over else 1, height - 1 - len(lines) - len(asks))
    if room == 0:
        news = []
    elif len(news) > room:
        news = [(Span("… ", FAINT), *news[-room]), *news[len(news) - room + 1 :]]
    return [*lines, *_air(airy), *news, *_air(airy and bool(news)), *asks]


def _air(airy: bool) -> list[Line]:  # noqa: FBT001 - the name says it
    return [()] if airy else []


def _head(scene: ScreenContent, wide: int) -> Line:
    view = scene.view
    title = shortened(voice().say(known("data-title-", view.title)), wide - 24)
    if view.end is not None:
        return (Span(title, HEADING), Span(f"  {speak('terminal-over')}", FAINT))
    if not view.turn:
        return (Span(title, HEADING), Span(f"  {speak('terminal-draw-for-first')}", FAINT))
    what = "turn" if view.window is None else "play"
    said = speak("terminal-turn", turn=view.turn, who=scene.people.who(view.mover), what=what)
    return (Span(title, HEADING), Span(f"  {said}", FAINT))


def _table(scene: ScreenContent, wide: int, *, colour: bool, compact: bool) -> list[Line]:
    board = board_lines(scene.board, scene.last, colour=colour, compact=compact)
    taken = board_width(scene.board, colour=colour, compact=compact) + _GAP
    beside = wide - taken
    if beside < NARROWEST_SIDE:
        return [*board, *_side(scene, min(wide, WIDEST_COLUMN * len(scene.view.sides)), 10)]
    side = _side(scene, min(beside, WIDEST_COLUMN * len(scene.view.sides)), len(board))
    rows = max(len(board), len(side))
    return [
        (
            *padded(board[at] if at < len(board) else (), taken),
            *(side[at] if at < len(side) else ()),
        )
        for at in range(rows)
    ]


def _side(scene: ScreenContent, wide: int, tall: int) -> list[Line]:
    """The pad, and under it the notes in as few lines as possible."""
    notes = _packed(side_notes(scene.view, scene.people), wide)
    own = scene.seat
    pad = pad_lines(scene.view, scene.people, wide, max(4, tall - len(notes) - 1), own)
    return [*pad, (), *[line(f" {note}", FAINT) for note in notes]]


def _packed(notes: Sequence[str], wide: int) -> list[str]:
    packed: list[str] = []
    for note in notes:
        if packed and len(packed[-1]) + len(note) + 4 < wide:
            packed[-1] += f" · {note}"
        else:
            packed.append(note)
    return packed
