"""Writes GCG files in the published format, in UTF-8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record.gcg.game import (
    OVERTIME,
    AnyEvent,
    EndRackEvent,
    ExchangeEvent,
    PassEvent,
    PlayEvent,
    PointsEvent,
    WithdrawnEvent,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.record.gcg.game import GcgGame


def write_gcg(game: GcgGame) -> str:
    """The text of a game; :func:`read_gcg` reads an equal game back.

    >>> from rackhouse.record.gcg import GcgGame, GcgPlayer, PassEvent
    >>> passed = PassEvent(player="ann", rack="QVVUUII", score=0, total=0)
    >>> print(write_gcg(GcgGame((GcgPlayer(1, "ann", "Ann"),), (passed,))))
    #character-encoding UTF-8
    #player1 ann Ann
    >ann: QVVUUII - +0 0
    <BLANKLINE>
    """
    return "".join(f"{line}\n" for line in _lines(game))


def _lines(game: GcgGame) -> Iterator[str]:
    # Without this line the published format means ISO 8859-1.
    yield "#character-encoding UTF-8"
    for player in game.players:
        yield f"#player{player.number} {player.nick} {player.name}"
    for pragma in game.pragmas:
        if not pragma.is_last_rack:
            yield f"#{pragma.name} {pragma.text}".rstrip()
    yield from _note(game.note)
    for event in game.events:
        yield _line(event)
        yield from _note(event.note)
    for pragma in game.pragmas:
        if pragma.is_last_rack:
            yield f"#{pragma.name} {pragma.text}".rstrip()


def _note(note: str) -> Iterator[str]:
    """One pragma per line, so that no line of a note can be taken for an event."""
    for line in note.split("\n") if note else ():
        yield f"#note {line}".rstrip()


def _line(event: AnyEvent) -> str:
    rack = f" {event.rack}" if event.rack else ""
    line = f">{event.player}:{rack} {_action(event)} {event.score:+d} {event.total}"
    return f"{line} {event.comment}" if event.comment else line


def _action(event: AnyEvent) -> str:
    match event:
        case PlayEvent():
            return f"{event.position} {event.word}"
        case PassEvent():
            return "-"
        case ExchangeEvent():
            return f"-{event.tiles or event.count}"
        case WithdrawnEvent():
            return "--"
        case PointsEvent():
            return f"({OVERTIME if event.reason == 'overtime' else event.reason})"
        case EndRackEvent():
            return f"({event.tiles})"
