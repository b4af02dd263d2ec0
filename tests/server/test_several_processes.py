"""Several processes on one PostgreSQL: any of them serves any game, and they hear of each other."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.kit.hall_process import PATIENCE, running_hall
from tests.kit.ports import free_port
from tests.kit.visitor import Visitor, heard, play_out, say, two_at_a_table
from tests.server.conftest import GENEROUS
from tests.server.test_behind_a_proxy import running_nginx


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


def test_players_on_two_processes_see_each_other_their_plays_and_what_they_say(
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
            here = heard(theirs, "welcome")["present"]
            while here != ["seat-1", "seat-2"]:
                here = heard(theirs, "presence")["present"]
            say(mine, type="command", id="1", seen=seen["number"], command={"command": "pass"})
            done = heard(mine, "done")
            news = heard(theirs, "news")
            while news["number"] < done["number"]:
                news = heard(theirs, "news")
            assert "passed" in [item["kind"] for item in news["items"]]
            address = f"/api/games/{game}/chat?place=seat-{mover + 1}"
            sitting[mover].post(address, id="1", room="table", phrase="good-luck")
            assert heard(theirs, "chat")["phrase"]["text"] == "Good luck!"
            mine.close()
            while "seat-" + str(mover + 1) in heard(theirs, "presence")["present"]:
                pass
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


def documented_sharing() -> str:
    """How nginx shares requests out among processes, as operators are told."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "operators.md").read_text()
    found = re.search(r"```nginx\n([^`]*upstream rackhouse .*?)```", page, re.DOTALL)
    assert found is not None, "operators are told how"
    return found[1]


def test_a_team_sees_one_draft_where_requests_are_shared_out_as_documented(
    postgresql_url: str, tmp_path: Path
) -> None:
    port, *inside = free_port(), free_port(), free_port()
    sharing = documented_sharing()
    for at, own in enumerate(inside):
        sharing = sharing.replace(f"127.0.0.1:880{at}", f"127.0.0.1:{own}")
    settings = {
        **GENEROUS,
        "RACKHOUSE_PUBLIC_URL": f"http://127.0.0.1:{port}/games",
        "RACKHOUSE_TRUSTED_PROXIES": "127.0.0.1",
    }
    with ExitStack() as stack:
        halls = [
            stack.enter_context(
                running_hall(
                    tmp_path / str(own),
                    database=postgresql_url,
                    settings={**settings, "RACKHOUSE_PORT": str(own)},
                )
            )
            for own in inside
        ]
        stack.enter_context(running_nginx(tmp_path / "nginx", port, "rackhouse", "", sharing))
        ann, mate, other = (Visitor(halls[0], name) for name in ("Ann", "Mate", "Other"))
        for _ in range(12):
            opened = ann.open(sides=2, most_at_a_seat=2)
            for who, place in ((ann, "seat-1"), (mate, "seat-1"), (other, "seat-2")):
                who.join(opened["tokens"][place])
            game = opened["game"]
            with ann.socket(game, "seat-1") as one:
                heard(one, "welcome")
                with mate.socket(game, "seat-1") as two:
                    here = heard(two, "welcome")["here"]
                    assert [sitter["name"] for sitter in here] == ["Ann", "Mate"]
                    say(one, type="draft", squares=[{"square": 112, "tile": "Q"}])
                    assert heard(two, "draft")["squares"] == [{"square": 112, "tile": "Q"}]
            ann.look(game, "seat-1")
        # Both were asked, or it would show nothing.
        assert all('"event":"request"' in hall.log for hall in halls)
