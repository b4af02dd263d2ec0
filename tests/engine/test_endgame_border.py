"""Nothing that Python can hand to the endgame search ends the interpreter."""

from __future__ import annotations

from typing import Any

import pytest

from rackhouse.board import Board
from rackhouse.engine import Engine, _core

WORDS = ("AT", "TA", "TAT", "EAT", "TEA", "ATE", "ETA")
BOARD = Board.empty().lay(Board.empty().parse_play("8H TEA").placements)
RULES = (6, 0, 2, 1)
USUAL: dict[str, Any] = {"idle_turns": 0, "seconds": 60.0, "nodes": 10_000}


def asked(racks: tuple[bytes, bytes] = (b"\x01\x14", b"\x05\x00"), **changed: Any) -> Any:
    rules = _core.EndingRules(*changed.pop("rules", RULES))
    return Engine(WORDS).solve_endgame(BOARD, racks, rules, **(USUAL | changed))


def test_a_sound_question_is_answered() -> None:
    assert asked().is_proved
    assert asked(rules=(0, 6, 2, 1)).is_proved
    assert asked(racks=(bytes(range(1, 9)), bytes([5] * 8)), nodes=2_000).nodes <= 2_001


@pytest.mark.parametrize(
    "changed",
    [
        {"racks": (b"", b"\x01")},
        {"racks": (b"\x01", b"")},
        {"racks": (b"\x00\x00\x00", b"\x01")},
        {"racks": (bytes([1] * 9), b"\x01")},
        {"racks": (b"\x28", b"\x01")},
        {"idle_turns": -1},
        {"idle_turns": 2**31 - 1},
        {"nodes": 0},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"rules": (0, 0, 2, 1)},
        {"rules": (-1, 6, 2, 1)},
        {"rules": (6, 0, 99, 1)},
    ],
)
def test_what_makes_no_sense_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        asked(**changed)
