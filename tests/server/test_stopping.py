"""A hall that is told to stop finishes what it has begun, and loses nothing."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from tests.kit.hall_process import PATIENCE, HallProcess, running_hall
from tests.kit.visitor import Visitor, heard, play_out, rest, two_at_a_table


def test_on_sigterm_waiting_requests_are_answered_and_sockets_told(tmp_path: Path) -> None:
    with running_hall(tmp_path) as hall:
        stop_under_way(hall)


def stop_under_way(hall: HallProcess) -> None:
    game, (first, second) = two_at_a_table(Visitor(hall), Visitor(hall), is_open_to_watch=True)
    number = first.look(game, "seat-1")["number"]
    with (
        ThreadPoolExecutor(2) as pool,
        second.socket(game, "seat-2") as socket,
        httpx.stream("GET", f"{hall.url}/api/games/{game}/events", timeout=PATIENCE) as stream,
    ):
        heard(socket, "welcome")
        lines = stream.iter_lines()
        next(lines)
        waiting = pool.submit(first.look, game, "seat-1", after=number, wait=50)
        while 'rackhouse_requests_total{method="GET",route="/api/games/{game}"' not in (
            httpx.get(f"{hall.url}/metrics").text
        ):
            time.sleep(0.01)
        hall.process.terminate()
        assert waiting.result(PATIENCE)["number"] >= number
        assert "gone" in [message["type"] for message in rest(socket)]
        assert "event: gone" in list(lines)
        assert hall.stop() == 0


def test_games_go_on_after_a_restart_and_after_a_kill(tmp_path: Path) -> None:
    with running_hall(tmp_path) as hall:
        game, sitting = two_at_a_table(Visitor(hall), Visitor(hall))
        tokens = [one.token for one in sitting]
        seen = sitting[0].look(game, "seat-1")["view"]
        mover = seen["mover"]
        place = f"seat-{mover + 1}"
        done = sitting[mover].order(game, place, seen["number"], {"command": "pass"}, name="kept")
        hall.kill()
    with running_hall(tmp_path) as hall:
        first, second = (Visitor(hall, token=token) for token in tokens)
        mine = (first, second)[mover]
        again = mine.order(game, place, seen["number"], {"command": "pass"}, name="kept")
        assert again == done
        assert play_out(game, (first, second))["phase"] == "certified"
        assert hall.stop() == 0


def test_it_is_not_ready_while_it_cannot_open_its_database(tmp_path: Path) -> None:
    with running_hall(tmp_path) as hall:
        assert httpx.get(f"{hall.url}/api/health").json()["status"] == "alive"
        assert httpx.get(f"{hall.url}/api/ready").json()["status"] == "ready"
        lines = [json.loads(line) for line in hall.log.splitlines()]
        assert "open" in [line["event"] for line in lines]
