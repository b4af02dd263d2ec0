"""Rackhouse: crossword-tile games under the rules of the house.

The library's face. Names are loaded when they are first used, so that a command that needs
little starts at once::

    import rackhouse

    board = rackhouse.Board.empty()
    play = board.parse_play("8D TRAINER")
    rackhouse.score_play(board, play).total     # 66

    game = rackhouse.Game.new("base")           # a refereed game
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rackhouse.board import Board, Placement, Play, PlayScore, Position, score_play
    from rackhouse.errors import IllegalError, MalformedError, RackhouseError, UnknownNameError
    from rackhouse.game import Game
    from rackhouse.lexicon import Lexicon, ListJudge, Verdict
    from rackhouse.record import (
        Actor,
        Phase,
        RecordEntry,
        State,
        decode_record,
        encode_record,
        fold,
    )
    from rackhouse.record.gcg import check_gcg, read_gcg, write_gcg
    from rackhouse.referee import Refusal, World, allowed, commands, decide, view
    from rackhouse.rules import Rules, Sheet
    from rackhouse.tiles import Layout, TileSet

__version__ = "0.1.0"

_HOME = {
    "rackhouse.board": ("Board", "Placement", "Play", "PlayScore", "Position", "score_play"),
    "rackhouse.errors": ("IllegalError", "MalformedError", "RackhouseError", "UnknownNameError"),
    "rackhouse.game": ("Game",),
    "rackhouse.lexicon": ("Lexicon", "ListJudge", "Verdict"),
    "rackhouse.record": (
        "Actor", "RecordEntry", "Phase", "State", "decode_record", "encode_record", "fold",
    ),
    "rackhouse.record.gcg": ("check_gcg", "read_gcg", "write_gcg"),
    "rackhouse.referee": ("Refusal", "World", "allowed", "commands", "decide", "view"),
    "rackhouse.rules": ("Rules", "Sheet"),
    "rackhouse.tiles": ("Layout", "TileSet"),
}  # fmt: skip
_MODULE = {name: module for module, names in _HOME.items() for name in names}

__all__ = [
    "Actor",
    "Board",
    "Game",
    "IllegalError",
    "Layout",
    "Lexicon",
    "ListJudge",
    "MalformedError",
    "Phase",
    "Placement",
    "Play",
    "PlayScore",
    "Position",
    "RackhouseError",
    "RecordEntry",
    "Refusal",
    "Rules",
    "Sheet",
    "State",
    "TileSet",
    "UnknownNameError",
    "Verdict",
    "World",
    "allowed",
    "check_gcg",
    "commands",
    "decide",
    "decode_record",
    "encode_record",
    "fold",
    "read_gcg",
    "score_play",
    "view",
    "write_gcg",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULE:
        raise AttributeError(f"module 'rackhouse' has no attribute {name!r}")
    return getattr(import_module(_MODULE[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
