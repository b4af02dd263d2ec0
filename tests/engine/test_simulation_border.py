"""Nothing that Python can hand to a simulation ends the interpreter."""

from __future__ import annotations

from typing import Any

import pytest

from rackhouse.board import Board
from rackhouse.engine import Engine, _core
from rackhouse.engine.selfplay import Terms

BOARD = Board.empty().lay(Board.empty().parse_play("8H TEA").placements)
USUAL: dict[str, Any] = {
    "cells": BOARD.cells,
    "rack": b"\x01\x05\x14",
    "opponent_tiles": 7,
    "racks": [],
    "scoreless": 0,
    "may_pass": True,
    "plies": 2,
    "candidates": 5,
    "seed": 0,
    "judged_plays": b"",
    "judged_exchanges": b"",
    "prior_weight": 0,
    "win_model": None,
    "win_percent": 0,
    "lead": 0,
}
RUN: dict[str, Any] = {"samples": 50, "seconds": 60.0, "error_per_million": 1, "threads": 1}


def simulation(**changed: Any) -> _core.Simulation:
    asked = Engine(("AT", "TA", "TAT", "EAT", "TEA", "ATE", "ETA")).simulation(Terms().packed)
    asked.ask(**(USUAL | changed))
    return asked


def run(asked: _core.Simulation, go_on: Any = None, **changed: Any) -> _core.SimulationAnswer:
    return asked.run(**(RUN | changed), go_on=go_on)


def test_a_sound_question_is_answered_and_can_be_gone_on_with() -> None:
    asked = simulation()
    assert run(asked).candidates[0].samples == 50
    assert run(asked, samples=80).candidates[0].samples == 80
    at_once = run(simulation(), samples=80)
    assert at_once.candidates[0].total == run(asked, samples=80).candidates[0].total


@pytest.mark.parametrize(
    "changed",
    [
        {"cells": BOARD.cells[1:]},
        {"cells": b"\xfe" * len(BOARD.cells)},
        {"rack": b""},
        {"rack": bytes(9)},
        {"rack": b"\xc8"},
        {"rack": b"\x0a\x0a"},
        {"opponent_tiles": 0},
        {"opponent_tiles": 9},
        {"opponent_tiles": -1},
        {"racks": [(b"\x01", 0)]},
        {"racks": [(b"\x0a\x0a", 1)]},
        {"racks": [(b"\xff", 1)]},
        {"racks": [(bytes(range(1, 9)), 1)]},
        {"scoreless": -1},
        {"scoreless": 6},
        {"plies": 0},
        {"plies": 41},
        {"candidates": 0},
        {"candidates": 101},
        {"judged_plays": b"\x00" * 35},
        {"judged_exchanges": b"\x00"},
        {"prior_weight": -1},
        {"win_percent": 1},
        {"win_percent": -1},
        {"lead": 1_000_000},
    ],
)
def test_what_makes_no_sense_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        simulation(**changed)


@pytest.mark.parametrize(
    "changed",
    [
        {"samples": 0},
        {"samples": 10**12},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"error_per_million": 0},
        {"error_per_million": 600_000},
        {"threads": 0},
        {"threads": 257},
    ],
)
def test_a_run_needs_a_budget(changed: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        run(simulation(), **changed)


def test_a_simulation_that_was_asked_nothing_does_not_run() -> None:
    empty = Engine(("AT",)).simulation(Terms().packed)
    with pytest.raises(ValueError, match="first"):
        run(empty)


def test_a_simulation_runs_once_at_a_time() -> None:
    asked = simulation()
    seen: list[bool] = []

    def again(_known: _core.SimulationAnswer) -> bool:
        with pytest.raises(ValueError, match="running"):
            run(asked)
        with pytest.raises(ValueError, match="running"):
            asked.ask(**USUAL)
        seen.append(True)
        return True

    run(asked, again)
    assert seen
