"""Nothing that Python can hand to the pre-endgame or to an inference ends the interpreter."""

from __future__ import annotations

from typing import Any

import pytest

from rackhouse.board import Board
from rackhouse.engine import Engine, _core
from rackhouse.engine.selfplay import Terms
from rackhouse.tiles import Alphabet, Layout, TileSet

LETTERS = TileSet("few", "Few", Alphabet(("A", "E", "T")), 1, (5, 4, 5), (1, 1, 2))
EMPTY = Board.empty(Layout.named("classic"), LETTERS)
BOARD = EMPTY.lay(EMPTY.parse_play("8H TEA").placements)
RULES = _core.EndingRules(6, 0, 2, 1)
RACK, OTHER = b"\x01\x01\x01\x02\x02", b"\x00\x01\x02\x03\x03"
USUAL: dict[str, Any] = {
    "cells": BOARD.cells,
    "rack": RACK,
    "opponent_tiles": 5,
    "racks": [(OTHER, 1)],
    "rules": RULES,
    "lead": 0,
    "idle_turns": 0,
    "may_pass": True,
    "candidates": 5,
    "by_win": True,
    "seed": 0,
    "nodes": 2_000,
    "seconds": 60.0,
    "threads": 1,
    "go_on": None,
}
LAST: dict[str, Any] = {
    "cells": EMPTY.cells,
    "cells_after": BOARD.cells,
    "hidden": b"\x01\x01\x01\x02\x02\x03\x03",
    "held": 5,
    "in_bag": 5,
    "thrown": 0,
    "halving": 2_000,
    "most_exact": 100,
    "samples": 20,
    "seed": 0,
    "threads": 1,
    "go_on": None,
}


def engine() -> Engine:
    return Engine(("AT", "TA", "TAT", "EAT", "TEA", "ATE", "ETA"), LETTERS)


def solved(**changed: Any) -> _core.PreEndgameAnswer:
    asked = engine().pre_endgame(Terms(rack=5).packed)
    return asked.solve(**(USUAL | changed))


def inferred(**changed: Any) -> tuple[list[tuple[bytes, int]], int, bool]:
    return _core.infer(*engine().parts, Terms(rack=5).packed, **(LAST | changed))


def test_sound_questions_are_answered() -> None:
    assert solved().draws == 1
    assert solved(by_win=False).options
    leaves, tried, is_exact = inferred()
    assert leaves
    assert tried == 6  # two tiles of three As, two Es and two Ts
    assert is_exact
    assert inferred(cells_after=EMPTY.cells, hidden=bytes(b"\x01\x02\x03" * 4), thrown=3)[1] == 20


@pytest.mark.parametrize(
    "changed",
    [
        {"cells": BOARD.cells[1:]},
        {"cells": b"\xfe" * len(BOARD.cells)},
        {"rack": b""},
        {"rack": b"\x03" * 8},
        {"opponent_tiles": 0},
        {"opponent_tiles": 7},
        {"racks": []},
        {"racks": [(OTHER, 0)]},
        {"racks": [(OTHER[1:], 1)]},
        {"racks": [(b"\x00" * 5, 1)]},
        {"lead": 1_000_000},
        {"idle_turns": -1},
        {"idle_turns": 6},
        {"candidates": 0},
        {"nodes": 0},
        {"seconds": float("nan")},
        {"threads": 0},
        {"threads": 257},
    ],
)
def test_what_is_no_pre_endgame_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        solved(**changed)


@pytest.mark.parametrize(
    "changed",
    [
        {"cells": EMPTY.cells[1:]},
        {"cells": BOARD.cells, "cells_after": EMPTY.cells},
        {"cells": BOARD.cells},
        {"thrown": 2},
        {"thrown": -1},
        {"held": 2},
        {"held": 9},
        {"in_bag": 0},
        {"hidden": b""},
        {"hidden": b"\xc8" * 7},
        {"halving": 0},
        {"samples": 0},
        {"most_exact": -1},
        {"threads": 0},
    ],
)
def test_what_cannot_have_happened_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        inferred(**changed)
