"""Engine players of a served hall think in processes of their own, which end when the hall does."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from tests.kit.hall_process import PATIENCE, HallProcess, running_hall
from tests.kit.visitor import Visitor

CHAIRS: list[dict[str, Any]] = [{"seat": seat, "player": "Maud"} for seat in (0, 1)]


def is_running(process: int) -> bool:
    """Whether a process runs; one that has ended may still wait to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except FileNotFoundError:
        return False


def wait_until_over(visitor: Visitor, game: str) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    number = 0
    while time.monotonic() < end:
        seen: dict[str, Any] = visitor.look(game, "public", after=number, wait=5)["view"]
        number = seen["number"]
        if seen["phase"] == "certified":
            return seen
    raise AssertionError("the engine's players do not end their game")


def wait_until_gone(process: int) -> None:
    end = time.monotonic() + PATIENCE
    while is_running(process):
        assert time.monotonic() < end, "a process of the engine was left behind"
        time.sleep(0.01)


def play_a_game(hall: HallProcess) -> int:
    """Let two players of the engine play; the process in which they think."""
    assert not hall.children, "nobody has thought yet"
    visitor = Visitor(hall)
    game = visitor.open(chairs=CHAIRS, is_open_to_watch=True)["game"]
    seen = wait_until_over(visitor, game)
    assert "play" in {line["kind"] for line in seen["tally"]}
    (process,) = hall.children
    assert os.getpriority(os.PRIO_PROCESS, process) > os.getpriority(os.PRIO_PROCESS, 0)
    return process


def test_a_hall_that_is_stopped_leaves_no_process_behind(tmp_path: Path) -> None:
    with running_hall(tmp_path) as hall:
        process = play_a_game(hall)
        assert hall.stop() == 0
        assert not is_running(process)


def test_a_hall_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    with running_hall(tmp_path) as hall:
        process = play_a_game(hall)
        os.kill(hall.pid, signal.SIGKILL)  # the hall alone, not its group
        wait_until_gone(process)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_sign_that_is_for_the_hall_does_not_end_a_player(
    tmp_path: Path, sign: signal.Signals
) -> None:
    with running_hall(tmp_path) as hall:
        process = play_a_game(hall)
        os.kill(process, sign)
        visitor = Visitor(hall)
        game = visitor.open(chairs=CHAIRS, is_open_to_watch=True)["game"]
        wait_until_over(visitor, game)
        assert hall.children == [process]


def test_players_go_on_where_their_process_is_killed(tmp_path: Path) -> None:
    with running_hall(tmp_path) as hall:
        first = play_a_game(hall)
        os.kill(first, signal.SIGKILL)
        visitor = Visitor(hall)
        game = visitor.open(chairs=CHAIRS, is_open_to_watch=True)["game"]
        end = time.monotonic() + PATIENCE
        while not (others := set(hall.children) - {first}):
            assert time.monotonic() < end, "nobody was started in its place"
        os.kill(others.pop(), signal.SIGKILL)  # and this one before it has answered anything
        seen = wait_until_over(visitor, game)
        assert "play" in {line["kind"] for line in seen["tally"]}
        assert hall.stop() == 0
