"""A hall answers to its own names: a stranger's name that leads here opens nothing."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from rackhouse.server.hosts import LOOPBACK, own_addresses
from tests.kit.hall_process import PATIENCE, HallProcess, running_hall
from tests.kit.ports import free_port
from tests.kit.visitor import Visitor, checked, heard, two_at_a_table

FORGED = ("evil.example", "127.0.0.1.evil.example", "203.0.113.7", "localhost.evil.example", "@")
"""Names that a stranger lets lead to this machine (DNS rebinding), and what is no name at all."""


def port_of(hall: HallProcess) -> str:
    return hall.url.rpartition(":")[2]


def socket_by_name(hall: HallProcess, name: str) -> ClientConnection:
    """A socket on a game that anybody may watch, from a page of the hall under some name."""
    game, _ = two_at_a_table(Visitor(hall), Visitor(hall), is_open_to_watch=True)
    way = socket.create_connection((LOOPBACK, int(port_of(hall))), PATIENCE)
    address = f"ws://{name}/api/games/{game}/socket"
    line: ClientConnection = connect(address, sock=way, origin=Origin(f"http://{name}"))
    return line


@pytest.fixture(scope="module")
def network_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall that is open to its network, as a club opens it."""
    settings = {"RACKHOUSE_HOSTS": "club.example, Games.Club.example"}
    with running_hall(tmp_path_factory.mktemp("hall"), "--hall", settings=settings) as running:
        yield running


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_host_is_refused_although_the_origin_is_the_same(
    small_hall: HallProcess, name: str
) -> None:
    host = f"{name}:{port_of(small_hall)}"
    forged = {"host": host, "origin": f"http://{host}"}
    with httpx.Client(base_url=small_hall.url, timeout=PATIENCE) as client:
        checked(client.post("/api/people", json={"name": "Eve"}, headers=forged), 421)
        for path in ("/", "/api/sheets", "/api/health", "/metrics"):
            checked(client.get(path, headers=forged), 421)


def test_a_forged_host_opens_no_socket(small_hall: HallProcess) -> None:
    with pytest.raises(InvalidStatus) as caught:
        socket_by_name(small_hall, "evil.example").__enter__()
    assert caught.value.response.status_code == 403
    with socket_by_name(small_hall, "localhost") as line:
        heard(line, "welcome")


@pytest.mark.parametrize(
    "name",
    [
        *("127.0.0.1", "localhost", "LOCALHOST", "localhost.", "[::1]"),
        *("club.example", "games.club.EXAMPLE"),
        *(socket.gethostname(), f"{socket.gethostname()}.local", socket.getfqdn()),
        *own_addresses(),
    ],
)
def test_a_hall_answers_to_the_names_and_addresses_of_its_machine(
    network_hall: HallProcess, name: str
) -> None:
    port = port_of(network_hall)
    own = next(iter(own_addresses()), LOOPBACK)
    for reached in (own, LOOPBACK):
        with httpx.Client(base_url=f"http://{reached}:{port}", timeout=PATIENCE) as client:
            for host in (name, f"{name}:{port}", f"{name}:80"):
                headers = {"host": host, "origin": f"http://{host}"}
                assert client.get("/api/health", headers=headers).status_code == 200
                answer = client.post("/api/people", json={"name": "Ann"}, headers=headers)
                assert answer.status_code == 201, answer.text


def test_the_public_name_is_one_of_them(tmp_path: Path) -> None:
    port = free_port()
    settings = {
        "RACKHOUSE_PORT": str(port),
        "RACKHOUSE_PUBLIC_URL": "https://games.example.org/hall",
    }
    with running_hall(tmp_path, settings=settings) as hall:
        hall.url = f"http://127.0.0.1:{port}"
        public = {"host": "games.example.org", "origin": "https://games.example.org"}
        with httpx.Client(base_url=hall.url, headers=public, timeout=PATIENCE) as client:
            assert client.post("/api/people", json={"name": "Ann"}).status_code == 201
            checked(client.get("/api/health", headers={"host": "example.org"}), 421)
        with socket_by_name(hall, "games.example.org") as line:
            heard(line, "welcome")
