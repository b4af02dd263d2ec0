"""Behind a real reverse proxy, under a path of its own."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.kit.hall_process import PATIENCE, HallProcess, running_hall
from tests.kit.ports import free_port
from tests.kit.visitor import Visitor, two_at_a_table

CONFIGURATION = """\
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 256; }}
http {{
    {more}
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    map $http_upgrade $connection_upgrade {{ default upgrade; "" ""; }}
    server {{
        listen 127.0.0.1:{port};
        location /games/ {{
            proxy_pass http://{hall}{path};
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto https;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_buffering off;
        }}
    }}
}}
"""


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def running_nginx(
    folder: Path, port: int, hall: int | str, path: str, more: str = ""
) -> Iterator[str]:
    """An nginx of our own in front of a hall, or of what ``more`` calls so."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.fail("nginx is not installed; have it so (apt-get install nginx-light).")
    folder.mkdir()
    folder.chmod(0o755)
    file = folder / "nginx.conf"
    place = f"127.0.0.1:{hall}" if isinstance(hall, int) else hall
    file.write_text(
        CONFIGURATION.format(folder=folder, port=port, hall=place, path=path, more=more)
    )
    command = [program, "-c", str(file), "-e", str(folder / "start.log"), "-p", str(folder)]
    with subprocess.Popen(command) as process:
        try:
            until = time.monotonic() + PATIENCE
            while not is_open(port):
                assert time.monotonic() < until, "nginx did not start"
                time.sleep(0.02)
            yield f"http://127.0.0.1:{port}/games"
        finally:
            process.terminate()


@pytest.mark.parametrize("path", ["", "/"], ids=["path kept", "path taken off"])
def test_all_works_under_a_path_of_its_own(tmp_path: Path, path: str) -> None:
    port, inside = free_port(), free_port()
    settings = {
        "RACKHOUSE_PORT": str(inside),
        "RACKHOUSE_PUBLIC_URL": f"http://127.0.0.1:{port}/games",
        "RACKHOUSE_TRUSTED_PROXIES": "127.0.0.1",
    }
    with (
        running_hall(tmp_path / "hall", settings=settings) as hall,
        running_nginx(tmp_path / "nginx", port, inside, path) as outside,
    ):
        assert hall.url == outside
        ask_through(hall, outside)


def ask_through(hall: HallProcess, outside: str) -> None:
    with httpx.Client(base_url=outside, timeout=PATIENCE) as client:
        origin = {"origin": outside.removesuffix("/games")}
        answer = client.post("/api/people", json={"name": "Ada"}, headers=origin)
        assert answer.status_code == 201, answer.text
        cookie = answer.headers["set-cookie"].lower()
        assert "path=/games" in cookie
        # The proxy says that people come by https.
        assert "secure" in cookie
        assert "strict-transport-security" in answer.headers
    visitors = Visitor(hall, "North"), Visitor(hall, "South")
    opened = visitors[0].open(sides=2)
    assert all(link["link"].startswith(f"{outside}/join#") for link in opened["links"])
    game, _ = two_at_a_table(*visitors, is_open_to_watch=True)
    with connect(f"{hall.socket_url}/api/games/{game}/socket") as socket_through:
        assert json.loads(socket_through.recv(PATIENCE))["type"] == "welcome"
    with httpx.stream("GET", f"{outside}/api/games/{game}/events", timeout=PATIENCE) as stream:
        assert "event: welcome" in [
            next(lines) for lines in [stream.iter_lines()] for _ in range(3)
        ]
    # The proxy's word is taken on who asks: that is not this machine, which may read figures.
    elsewhere = httpx.get(f"{outside}/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
    assert elsewhere.status_code == 404


@pytest.mark.parametrize("trusted", ["", "127.0.0.1"], ids=["not believed", "believed"])
def test_figures_stay_on_this_machine_although_the_proxy_is_on_it(
    tmp_path: Path, trusted: str
) -> None:
    port, inside = free_port(), free_port()
    settings = {
        "RACKHOUSE_PORT": str(inside),
        "RACKHOUSE_PUBLIC_URL": f"http://127.0.0.1:{port}/games",
        "RACKHOUSE_TRUSTED_PROXIES": trusted,
    }
    with (
        running_hall(tmp_path / "hall", settings=settings),
        running_nginx(tmp_path / "nginx", port, inside, "/") as outside,
    ):
        assert httpx.get(f"{outside}/metrics").status_code == 404
        direct = f"http://127.0.0.1:{inside}/metrics"
        assert httpx.get(direct).status_code == 200
        # A proxy that says nothing of itself still passes on by which name it was asked.
        public = {"host": f"games.example.org:{port}"}
        assert httpx.get(direct, headers=public).status_code == 421
        for header in ("Via", "Forwarded", "X-Real-IP", "X-Forwarded-Host"):
            assert httpx.get(direct, headers={header: "127.0.0.1"}).status_code == 404


def test_figures_are_not_for_who_comes_by_the_public_name(tmp_path: Path) -> None:
    inside = free_port()
    settings = {
        "RACKHOUSE_PORT": str(inside),
        "RACKHOUSE_PUBLIC_URL": "https://games.example.org",
    }
    with running_hall(tmp_path, settings=settings):
        direct = f"http://127.0.0.1:{inside}/metrics"
        assert httpx.get(direct, headers={"host": "localhost"}).status_code == 200
        assert httpx.get(direct, headers={"host": "games.example.org"}).status_code == 404
