"""Connections that send no complete request: they are not waited for, and stop no game."""

from __future__ import annotations

import contextlib
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.kit.hall_process import PATIENCE, HallProcess, running_hall
from tests.kit.visitor import Visitor, heard, play_out, say, two_at_a_table
from tests.server.conftest import GENEROUS

HALF_OPEN = 3000
DESCRIPTORS = 1024
PHONES = 200
HEADERS = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
REQUEST = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
UNFINISHED = (
    b"",
    b"G",
    HEADERS,
    b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{",
)
IMPATIENT = {**GENEROUS, "RACKHOUSE_HEADER_SECONDS": "1"}


def connected(hall: HallProcess, *, source: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine, on which nothing has been said."""
    address = urlsplit(hall.url)
    return socket.create_connection(
        (address.hostname or "", address.port or 0), PATIENCE, source_address=(source, 0)
    )


def answer_on(connection: socket.socket) -> bytes:
    """What is said until the other side has no more to say for now, or hangs up."""
    said = b""
    while not said.endswith(b"}"):
        try:
            part = connection.recv(65536)
        except ConnectionResetError:
            break
        if not part:
            break
        said += part
    return said


@contextmanager
def half_open(hall: HallProcess, count: int) -> Iterator[list[socket.socket]]:
    """So many connections that never come to the point, held until the end."""
    with ExitStack() as stack:
        held = []
        for number in range(count):
            connection = stack.enter_context(connected(hall))
            with contextlib.suppress(ConnectionError):
                connection.sendall(UNFINISHED[number % len(UNFINISHED)])
            held.append(connection)
        yield held


def test_three_thousand_half_open_connections_do_not_stop_a_game(tmp_path: Path) -> None:
    with running_hall(tmp_path, settings=GENEROUS, descriptors=DESCRIPTORS) as hall:
        known = Visitor(hall, "North"), Visitor(hall, "South")
        game, _ = two_at_a_table(*known)
        with half_open(hall, HALF_OPEN):
            # Whoever was there plays on, and whoever comes now is let in and plays, too.
            assert play_out(game, known)["phase"] == "certified"
            late = Visitor(hall, "West"), Visitor(hall, "East")
            game, _ = two_at_a_table(*late)
            assert play_out(game, late)["phase"] == "certified"
        assert '"level":"error"' not in hall.log


class Phone:
    """A line to a game from one of its seats."""

    def __init__(self, visitor: Visitor, game: str, seat: int, stack: ExitStack) -> None:
        line = visitor.socket(game, f"seat-{seat + 1}", ping_interval=None)
        self._line = stack.enter_context(line)
        self._view = heard(self._line, "welcome")["view"]
        self._is_mover = self._view["mover"] == seat

    def ask(self) -> None:
        """Exchange a tile, or look whether the line is still there."""
        if not self._is_mover:
            say(self._line, type="ping")
            return
        order = {"command": "exchange tiles", "tiles": self._view["own"]["rack"][0]}
        say(self._line, type="command", id="1", seen=self._view["number"], command=order)

    def see_it_answered(self) -> None:
        heard(self._line, "done" if self._is_mover else "pong")


def test_two_hundred_phones_behind_one_address_play_undisturbed(tmp_path: Path) -> None:
    with (
        running_hall(tmp_path, settings=GENEROUS, descriptors=DESCRIPTORS) as hall,
        ExitStack() as stack,
    ):
        people = Visitor(hall, "North"), Visitor(hall, "South")
        games = [two_at_a_table(*people)[0] for _ in range(PHONES // 2)]

        def phones(some: list[str]) -> list[Phone]:
            return [
                Phone(one, game, seat, stack) for game in some for seat, one in enumerate(people)
            ]

        there = phones(games[::2])
        with half_open(hall, HALF_OPEN):
            there += phones(games[1::2])
            for phone in there:
                phone.ask()
            for phone in there:
                phone.see_it_answered()


@pytest.mark.parametrize("begun", UNFINISHED[:3], ids=["silent", "a letter", "half the headers"])
def test_who_does_not_finish_a_request_is_let_go(tmp_path: Path, begun: bytes) -> None:
    with running_hall(tmp_path, settings=IMPATIENT) as hall, connected(hall) as connection:
        connection.sendall(begun)
        said = answer_on(connection)
        assert said.startswith(b"HTTP/1.1 408 ") if begun else said == b""


def is_let_go(connection: socket.socket, word: bytes) -> bool:
    """Whether somebody who sends a letter from time to time is hung up on."""
    until = time.monotonic() + PATIENCE / 2
    with contextlib.suppress(ConnectionError):
        while time.monotonic() < until:
            connection.sendall(word)
            if select.select([connection], [], [], 0.1)[0]:
                return True
        return False
    return True


@pytest.mark.parametrize("first", [b"", REQUEST], ids=["at first", "after a request"])
def test_a_letter_from_time_to_time_buys_no_time(tmp_path: Path, first: bytes) -> None:
    with running_hall(tmp_path, settings=IMPATIENT) as hall, connected(hall) as connection:
        connection.sendall(first)
        assert not first or b"alive" in answer_on(connection)
        connection.sendall(HEADERS)
        assert is_let_go(connection, b"a")


def test_who_has_come_to_the_point_is_left_in_peace(tmp_path: Path) -> None:
    with running_hall(tmp_path, settings=IMPATIENT) as hall, connected(hall) as kept:
        kept.sendall(REQUEST)
        assert b"alive" in answer_on(kept)
        game, people = two_at_a_table(Visitor(hall), Visitor(hall), is_open_to_watch=True)
        stream = people[0].http.stream("GET", f"/api/games/{game}/events")
        with people[0].socket(game, "seat-1") as line, stream as events:
            lines = events.iter_lines()
            heard(line, "welcome")
            with connected(hall) as silent:
                assert answer_on(silent) == b""
            say(line, type="ping")
            heard(line, "pong")
            seen = people[0].look(game, "seat-1")["view"]
            mover = people[seen["mover"]]
            order = {"command": "pass"}
            mover.order(game, f"seat-{seen['mover'] + 1}", seen["number"], order)
            assert any("passed" in told for told in lines)
        kept.sendall(REQUEST)
        assert b"alive" in answer_on(kept)


def test_a_trusted_proxy_may_keep_its_connections(tmp_path: Path) -> None:
    settings = {**IMPATIENT, "RACKHOUSE_TRUSTED_PROXIES": "127.0.0.1"}
    with running_hall(tmp_path, settings=settings) as hall, connected(hall) as proxy:
        with connected(hall, source="127.0.0.2") as stranger:
            assert answer_on(stranger) == b""
        proxy.sendall(REQUEST)
        assert b"alive" in answer_on(proxy)


def test_a_connection_that_has_asked_before_goes_after_those_that_have_not(
    tmp_path: Path,
) -> None:
    with (
        running_hall(tmp_path, settings=GENEROUS, descriptors=256) as hall,
        connected(hall) as kept,
    ):
        kept.sendall(REQUEST)
        assert b"alive" in answer_on(kept)
        with half_open(hall, 600) as held:
            assert answer_on(held[0]) == b"", "the oldest goes first"
            kept.sendall(REQUEST)
            assert b"alive" in answer_on(kept)
            held[-4].sendall(REQUEST)
            assert b"alive" in answer_on(held[-4]), "the newest are given time"
