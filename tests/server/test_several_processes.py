"""Several processes on one PostgreSQL: any of them serves any game, and they hear of each other."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.kit.hall_process import PATIENCE, running_hall
from tests.kit.visitor import Visitor, heard, play_out, say, two_at_a_table


@contextmanager
def running_redis(folder: Path) -> Iterator[str]:
    """A Redis of our own that listens on a socket in a folder; its address."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.fail("Redis is not installed; have it so (apt-get install redis-server).")
    path = folder / "redis.sock"
    command = [
        program,
        "--port",
        "0",
        "--unixsocket",
        str(path),
        "--save",
        "",
        "--dir",
        str(folder),
    ]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=folder) as process:
        try:
            until = time.monotonic() + PATIENCE
            while not answers(path):
                assert time.monotonic() < until, "Redis did not start"
                time.sleep(0.01)
            yield f"unix://{path}"
        finally:
            process.terminate()


def answers(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as probe:
        return probe.connect_ex(str(path)) == 0


@pytest.fixture(params=["database", "redis"])
def fan_out(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """How the processes tell each other of news."""
    if request.param == "database":
        yield ""
    else:
        with running_redis(tmp_path) as address:
            yield address


def test_players_on_two_processes_see_each_others_plays(
    postgresql_url: str, tmp_path: Path, fan_out: str
) -> None:
    settings = {"RACKHOUSE_FAN_OUT": fan_out} if fan_out else {}
    with (
        running_hall(tmp_path / "north", database=postgresql_url, settings=settings) as north,
        running_hall(tmp_path / "south", database=postgresql_url, settings=settings) as south,
    ):
        sitting = (Visitor(north, "North"), Visitor(south, "South"))
        game, _ = two_at_a_table(*sitting)
        seen = sitting[1].look(game, "seat-2")["view"]
        mover = seen["mover"]
        with (
            sitting[mover].socket(game, f"seat-{mover + 1}") as mine,
            sitting[1 - mover].socket(game, f"seat-{2 - mover}") as theirs,
        ):
            heard(theirs, "welcome")
            say(mine, type="command", id="1", seen=seen["number"], command={"command": "pass"})
            done = heard(mine, "done")
            news = heard(theirs, "news")
            while news["number"] < done["number"]:
                news = heard(theirs, "news")
            assert "passed" in [item["kind"] for item in news["items"]]
        assert play_out(game, sitting)["phase"] == "certified"


def test_of_orders_racing_for_one_turn_exactly_one_is_done(
    postgresql_url: str, tmp_path: Path
) -> None:
    with (
        running_hall(tmp_path / "north", database=postgresql_url) as north,
        running_hall(tmp_path / "south", database=postgresql_url) as south,
    ):
        first, second = Visitor(north), Visitor(north)
        game, sitting = two_at_a_table(first, second)
        for _ in range(6):
            seen = first.look(game, "seat-1")["view"]
            if seen["phase"] != "on turn":
                break
            mover = seen["mover"]
            racers = [sitting[mover], Visitor(south, token=sitting[mover].token)] * 3
            with ThreadPoolExecutor(len(racers)) as pool:
                asked = [
                    pool.submit(
                        racer.order,
                        game,
                        f"seat-{mover + 1}",
                        seen["number"],
                        {
                            "command": "exchange tiles",
                            "tiles": seen_rack(sitting[mover], game, mover),
                        },
                    )
                    for racer in racers
                ]
                outcomes = [one.result(PATIENCE)["type"] for one in asked]
            assert outcomes.count("done") == 1, outcomes
            assert set(outcomes) <= {"done", "stale", "refused"}


def seen_rack(visitor: Visitor, game: str, seat: int) -> str:
    rack: str = visitor.look(game, f"seat-{seat + 1}")["view"]["own"]["rack"]
    return rack[:1]
