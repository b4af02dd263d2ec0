"""Requests of strangers: forged, from elsewhere, too large, too slow, too many."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.kit.hall_process import PATIENCE, PLAIN, HallProcess, running_hall
from tests.kit.visitor import Visitor, checked
from tests.strangers.kit import UNLIMITED, Ground, Table, everything, order

PASSWORD = "correct horse battery"


def client(hall: HallProcess, address: str = "127.0.0.1") -> httpx.Client:
    """Somebody who asks from an address of this machine."""
    return httpx.Client(
        base_url=hall.url,
        timeout=PATIENCE,
        transport=httpx.HTTPTransport(local_address=address, verify=PLAIN),
    )


@pytest.fixture(scope="module")
def table(ground: Ground) -> Table:
    return Table(ground)


@pytest.mark.parametrize("scheme", ["Bearer", "bearer", "Basic", "cookie"])
def test_a_forged_token_is_nobodys(ground: Ground, table: Table, scheme: str) -> None:
    token = table.mover.token
    for forged in (token[:-1], token + "A", token.swapcase(), "' OR 1=1 --", "A" * 9000):
        headers = (
            {"cookie": f"rackhouse={forged}", "origin": ground.hall.url}
            if scheme == "cookie"
            else {"authorization": f"{scheme} {forged}"}
        )
        with ground.unchanged(), client(ground.hall) as stranger:
            stranger.headers.update(headers)
            answer = stranger.post(table.path(table.place), json=order(table.number))
            checked(answer, 401)
            checked(stranger.get("/api/me"), 401)


def test_a_good_token_opens_only_ones_own_seat(ground: Ground, table: Table) -> None:
    with ground.unchanged():
        for visitor in (table.other, Visitor(ground.hall, token=table.other.token)):
            visitor.post(table.path(table.place), status=403, **order(table.number))
            visitor.look(table.game, table.place, status=403)
        for path in ("..%2f..%2fme", "%00", "%ff", "' OR 1=1 --", "A" * 3000):
            answer = table.mover.http.get(f"/api/games/{path}?place=seat-1")
            assert 400 <= answer.status_code < 500


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "null"},
        {"origin": "https://elsewhere.example"},
        {"origin": "{url}.elsewhere.example"},
        {"origin": "https://elsewhere.example/{url}"},
        {"origin": "{url}@elsewhere.example"},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"referer": "{url}/"},
        {},
    ],
    ids=str,
)
def test_another_sites_page_acts_for_nobody(
    ground: Ground, table: Table, headers: dict[str, str]
) -> None:
    sent = {name: value.format(url=ground.hall.url) for name, value in headers.items()}
    cookie = {"cookie": f"rackhouse={table.mover.token}"}
    with ground.unchanged(), client(ground.hall) as page:
        ours = page.get("/api/me", headers=cookie)
        assert ours.status_code == 200  # the cookie is good
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
            answer = page.post(
                table.path(table.place),
                json=order(table.number),
                headers={**cookie, **sent, "content-type": kind},
            )
            checked(answer, 403)
        checked(page.delete("/api/me", headers={**cookie, **sent}), 403)


def in_pieces(count: int) -> Iterator[bytes]:
    for _ in range(count):
        yield b"x" * 65536


def test_a_body_too_large_is_refused_whether_or_not_it_says_so(
    ground: Ground, table: Table
) -> None:
    for path in ("/api/records", "/api/games", table.path(table.place)):
        with ground.unchanged():
            for content in (b" " * 2_000_000, in_pieces(40)):
                with contextlib.suppress(httpx.WriteError):  # it may hang up before the end
                    checked(table.mover.http.post(path, content=content), 413)


def test_a_deep_or_many_jointed_body_is_refused(ground: Ground, table: Table) -> None:
    with ground.unchanged():
        for content in (b"[" * 500_000, b'{"a":' * 100_000, b"9" * 900_000, b'"' + b"\\" * 900_000):
            checked(table.mover.http.post("/api/games", content=content), 400)
        # What a setting is may be anything, and still not that deep.
        deep = b'{"settings":{"turn.seconds":' + b"[" * 3000 + b"]" * 3000 + b"}}"
        for path in ("/api/games", "/api/sheets/change"):
            checked(table.mover.http.post(path, content=deep), 400)


@pytest.mark.parametrize(
    "request_",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 200_000 + b"\r\n\r\n",
        b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/people HTTP/1.1\r\nHost: localhost\r\n"
        b"Content-Length: 2\r\nContent-Length: 9\r\n\r\n{}",
        b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
    ids=lambda request_: repr(request_[:60]),
)
def test_what_is_no_request_is_refused(ground: Ground, request_: bytes) -> None:
    with ground.unchanged(), ground.connect() as connection:
        connection.sendall(request_)
        received = everything(connection)
        assert received == b"" or received.startswith(b"HTTP/1.1 4"), received[:200]


def test_slow_bodies_hold_nobody_up_and_are_not_waited_for(tmp_path: Path) -> None:
    head = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    with running_hall(tmp_path, settings={**UNLIMITED, "RACKHOUSE_BODY_SECONDS": "1"}) as hall:
        ground = Ground(hall, tmp_path)
        with contextlib.ExitStack() as stack:
            slow = [stack.enter_context(ground.connect()) for _ in range(100)]
            for connection in slow:
                connection.sendall(head)
            Visitor(hall).get("/api/games")
            for connection in slow:
                received = everything(connection)  # until the hall hangs up
                assert received.startswith(b"HTTP/1.1 408"), received
                assert b"application/problem+json" in received


def test_guesses_are_stopped_and_nobody_else_is_locked_out(tmp_path: Path) -> None:
    limits = {"RACKHOUSE_SIGN_IN_RATE": "5/hour", "RACKHOUSE_REQUEST_RATE": "100000"}
    with running_hall(tmp_path, settings=limits) as hall:
        for login in ("ada", "bob"):
            Visitor(hall, login).post("/api/me/account", login=login, password=PASSWORD, status=201)
        with client(hall, "127.0.0.2") as stranger:
            guesses = [
                stranger.post("/api/sessions", json={"login": "ada", "password": f"guess {number}"})
                for number in range(12)
            ]
            assert [one.status_code for one in guesses] == [401] * 5 + [429] * 7
            assert int(guesses[-1].headers["retry-after"]) >= 1
            right = {"login": "ada", "password": PASSWORD}
            checked(stranger.post("/api/sessions", json=right), 429)
            checked(stranger.post("/api/sessions/link", json={"token": "guess"}), 429)
        with client(hall, "127.0.0.3") as own:
            for login in ("ada", "bob"):
                way_in = {"login": login, "password": PASSWORD, "kind": "bot"}
                checked(own.post("/api/sessions", json=way_in), 201)


def test_guesses_at_one_login_from_many_addresses_are_stopped(tmp_path: Path) -> None:
    limits = {"RACKHOUSE_SIGN_IN_RATE": "1/hour", "RACKHOUSE_REQUEST_RATE": "100000"}
    with running_hall(tmp_path, settings=limits) as hall:
        statuses = []
        for number in range(14):
            with client(hall, f"127.0.1.{number + 1}") as stranger:
                guess = {"login": "ada" if number % 2 else "ADA", "password": f"guess {number}"}
                statuses.append(stranger.post("/api/sessions", json=guess).status_code)
        assert statuses == [401] * 10 + [429] * 4
        with client(hall, "127.0.2.1") as other:
            guess = {"login": "bob", "password": "guess"}
            checked(other.post("/api/sessions", json=guess), 401)
