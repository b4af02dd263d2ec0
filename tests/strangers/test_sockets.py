"""Whatever comes on a socket that should not: a clear refusal, and nothing changed."""

from __future__ import annotations

import base64
import contextlib
import json
import struct
from typing import Any

import httpx
import pytest
from hypothesis import given
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.kit.hall_process import PATIENCE
from tests.kit.visitor import Visitor, heard, rest, say
from tests.strangers.kit import Ground, Table, everything, order
from tests.strangers.messages import GARBLED, VALID

ENOUGH = 15
"""Garbled messages after which a socket is left before it is closed."""


class Line:
    """A socket that is opened again before the hall has had enough of it."""

    def __init__(self, visitor: Visitor, game: str, place: str) -> None:
        self._asked = (visitor, game, place)
        self._socket: ClientConnection | None = None
        self._stack = contextlib.ExitStack()
        self._count = 0

    def send(self, message: str | bytes) -> list[dict[str, Any]]:
        """Send something; all that is answered to it."""
        if self._socket is None or self._count >= ENOUGH:
            self.close()
            visitor, game, place = self._asked
            self._socket = self._stack.enter_context(visitor.socket(game, place))
            self._count = 0
            heard(self._socket, "welcome")
        self._count += 1
        self._socket.send(message)
        say(self._socket, type="ping")
        answers: list[dict[str, Any]] = []
        while not answers or answers[-1]["type"] != "pong":
            answers.append(json.loads(self._socket.recv(PATIENCE)))
        return [one for one in answers[:-1] if one["type"] not in ("presence", "people")]

    def close(self) -> None:
        self._stack.close()


@pytest.fixture(scope="module")
def table(ground: Ground) -> Table:
    return Table(ground, is_open_to_watch=True)


def test_a_garbled_message_is_refused_in_a_sentence(ground: Ground, table: Table) -> None:
    line = Line(table.mover, table.game, table.place)

    @given(message=GARBLED)
    def refused(message: str | bytes) -> None:
        (answer,) = line.send(message)
        assert answer["type"] == "refused"
        assert answer["reason"]["text"].endswith(".")

    with ground.unchanged():
        refused()
        line.close()


def test_a_message_that_is_too_deep_is_refused_in_a_sentence(ground: Ground, table: Table) -> None:
    line = Line(table.mover, table.game, table.place)
    deep = "[" * 3000 + "]" * 3000
    with ground.unchanged():
        for message in (deep, f'{{"type":"ping","more":{deep}}}', f'{{"more":{deep}}}'):
            (answer,) = line.send(message)
            assert answer["type"] == "refused"
        line.close()


def test_whoever_looks_on_may_say_anything_and_changes_nothing(
    ground: Ground, table: Table
) -> None:
    line = Line(Visitor(ground.hall, "Stranger"), table.game, "public")

    @given(message=VALID.filter(lambda one: one["type"] != "ping"))
    def heard_out(message: dict[str, Any]) -> None:
        answers = line.send(json.dumps(message))
        kinds = {answer["type"] for answer in answers}
        if message["type"] in ("command", "draft", "play on"):
            assert kinds == {"refused"}, answers
            assert all(answer["reason"]["text"].endswith(".") for answer in answers)
        else:
            assert kinds == {"welcome"}, answers

    with ground.unchanged():
        heard_out()
        line.close()


@pytest.mark.parametrize(
    "message",
    [
        order(10**6),  # what it names as seen has not happened
        order(0, "give nonce", nonce="once more"),
        order(0, "begin"),
        order(0, "accept"),
        order(0, "challenge", words=["QI"]),
        order(0, "confirm result"),
        order(0, "resume"),
        order(0, "answer plays", no_more=True),
        order(0, "take back"),
        order(0, "rule", verdict=True),
        order(0, "certify"),
        order(0, "break tie", method="order", order=[0, 1]),
        order(0, "commit", play="8H \x00"),
        order(0, "commit", play="8H " + "A" * 190),
        order(0, "commit", play="99Z QI"),
        order(0, "exchange tiles", tiles="ZZZZZZZZZZZZ"),
    ],
    ids=lambda message: message["command"]["command"],
)
def test_what_comes_out_of_its_order_is_refused(
    ground: Ground, table: Table, message: dict[str, Any]
) -> None:
    line = Line(table.mover, table.game, table.place)
    if message["command"]["command"] != "pass":
        message = {**message, "seen": table.number}
    with ground.unchanged():
        (answer,) = line.send(json.dumps(message))
        assert answer["type"] in ("refused", "stale"), answer
        assert answer["reason"]["text"].endswith(".")
        line.close()


def test_a_command_replayed_is_answered_alike_and_done_once(ground: Ground) -> None:
    table = Table(ground)
    message = order(table.number)
    line = Line(table.mover, table.game, table.place)
    first = next(one for one in line.send(json.dumps(message)) if one["type"] == "done")
    changed = {**message, "command": {"command": "exchange tiles", "tiles": "A"}}
    with ground.unchanged():
        again = Line(table.mover, table.game, table.place)
        for _ in range(3):
            assert line.send(json.dumps(message)) == [first]
            assert again.send(json.dumps(message)) == [first]
            assert again.send(json.dumps(changed)) == [first]
        assert table.mover.post(table.path(table.place), **message) == first
        (stale,) = line.send(json.dumps(order(table.number)))
        assert stale["type"] in ("stale", "refused")
        line.close()
        again.close()


def test_another_persons_command_replayed_is_nobodys(ground: Ground) -> None:
    table = Table(ground)
    message = order(table.number)
    assert table.mover.post(table.path(table.place), **message)["type"] == "done"
    stranger = Visitor(ground.hall, "Stranger")
    with ground.unchanged():
        stranger.post(table.path(table.place), status=403, **message)
        table.other.post(table.path(table.place), status=403, **message)
        refused = table.other.post(table.path(table.other_place), **message)
        assert refused["type"] == "stale"
        assert "done" not in refused


@pytest.mark.parametrize("forged", ["", "x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "cut", "longer"])
def test_a_forged_token_opens_no_seat(ground: Ground, table: Table, forged: str) -> None:
    token = {"cut": table.mover.token[:-1], "longer": table.mover.token + "A"}.get(forged, forged)
    stranger = Visitor(ground.hall, token=token or "-")
    with ground.unchanged(), stranger.socket(table.game, table.place) as socket:
        with contextlib.suppress(ConnectionClosed):
            say(socket, **order(table.number))
        assert [one["type"] for one in rest(socket)] == ["gone"]
        assert socket.close_code == 4403


def test_another_persons_seat_and_a_role_are_out_of_reach(ground: Ground, table: Table) -> None:
    for visitor in (table.other, Visitor(ground.hall, "Stranger")):
        for place in (table.place, "judge", "director", "score-keeper"):
            with ground.unchanged(), visitor.socket(table.game, place) as socket:
                with contextlib.suppress(ConnectionClosed):
                    say(socket, **order(table.number))
                assert [one["type"] for one in rest(socket)] == ["gone"]
                assert socket.close_code == 4403


def test_a_message_too_large_in_one_piece_or_in_many_ends_the_socket(
    ground: Ground, table: Table
) -> None:
    large = json.dumps(order(table.number, play="A" * 100_000))
    pieces = [large[at : at + 1000] for at in range(0, len(large), 1000)]
    for message in (large, pieces):
        with ground.unchanged(), table.mover.socket(table.game, table.place) as socket:
            with contextlib.suppress(ConnectionClosed):
                socket.send(message)
            rest(socket)
            # The hall hangs up in the middle of it; the rest on its way can run over the reason.
            assert socket.close_code in (1009, 1006)


def frame(head: int, data: bytes, *, masked: bool = True, length: int | None = None) -> bytes:
    """A frame of a socket, rightly made or not."""
    size = len(data) if length is None else length
    first = size if size < 126 else 126 if size < 65536 else 127
    told = b"" if first < 126 else struct.pack("!H" if first == 126 else "!Q", size)
    mask = bytes(4) if masked else b""
    return bytes([head, first | (0x80 if masked else 0)]) + told + mask + data


PASS = json.dumps(order(0)).encode()


@pytest.mark.parametrize(
    ("sent", "codes"),
    [
        (frame(0x81, PASS, masked=False), {1002}),
        (frame(0xC1, PASS), {1002}),  # a bit that nobody has agreed on
        (frame(0x83, PASS), {1002}),  # a kind of frame that there is not
        (frame(0x80, PASS), {1002}),  # the rest of nothing
        (frame(0x89, b"x" * 126), {1002}),  # a ping that is too long
        (frame(0x01, b"{") + frame(0x81, PASS), {1002}),  # one message inside another
        (frame(0x81, b"\xff\xfe{}"), {1007}),
        (frame(0x81, b"", length=2**62), {1009}),
        (frame(0x81, b"", length=2**63), {1002, 1009}),
    ],
)
def test_a_broken_frame_ends_the_socket(
    ground: Ground, table: Table, sent: bytes, codes: set[int]
) -> None:
    key = base64.b64encode(bytes(16)).decode()
    head = (
        f"GET /api/games/{table.game}/socket?place={table.place} HTTP/1.1\r\nHost: localhost\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\nAuthorization: Bearer {table.mover.token}\r\n\r\n"
    )
    with ground.unchanged(), ground.connect() as connection:
        connection.sendall(head.encode())
        received = b""
        while b'"welcome"' not in received:
            received += connection.recv(65536)
        connection.sendall(sent)
        received += everything(connection)
        # Such a socket ends with a frame that says why.
        assert any(bytes([0x88, size]) + struct.pack("!H", code) in received
                   for code in codes for size in range(2, 126)), received[-200:]  # fmt: skip
        assert b'"done"' not in received


@pytest.mark.parametrize(
    "spoiled",
    [
        {"Sec-WebSocket-Version": "12"},
        {"Sec-WebSocket-Key": "short"},
        {"Sec-WebSocket-Key": ""},
        {"Connection": "close"},
        {"Upgrade": "h2c"},
    ],
    ids=str,
)
def test_a_spoiled_handshake_is_refused(
    ground: Ground, table: Table, spoiled: dict[str, str]
) -> None:
    headers = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(bytes(16)).decode(),
        "Authorization": f"Bearer {table.mover.token}",
    }
    url = f"{ground.hall.url}/api/games/{table.game}/socket?place={table.place}"
    with ground.unchanged():
        answer = httpx.get(url, headers=headers | spoiled, timeout=PATIENCE)
        assert 400 <= answer.status_code < 500
