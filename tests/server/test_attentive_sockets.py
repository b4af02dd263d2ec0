"""Whoever speaks on a socket is not asked whether they are there; whoever is silent is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from rackhouse.server.attentive_socket import AttentiveSocket

INTERVAL, TIMEOUT = 20.0, 15.0


class Hours(asyncio.SelectorEventLoop):
    """A loop whose time is turned by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.hour = 1000.0

    def time(self) -> float:
        return self.hour

    def turn(self, seconds: float) -> None:
        """Let time pass, and everything that falls due then."""
        self.hour += seconds
        for _ in range(5):
            self.run_until_complete(asyncio.sleep(0))


class Wire(asyncio.Transport):
    """What a client is sent arrives there at once."""

    def __init__(self, client: ClientProtocol) -> None:
        super().__init__()
        self._client = client
        self._is_closing = False

    def write(self, data: Any) -> None:
        self._client.receive_data(bytes(data))

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        self._is_closing = True

    def pause_reading(self) -> None:
        """Nothing is in flight here."""

    def resume_reading(self) -> None:
        """As above."""


class Line:
    """A client and the server's end of its socket."""

    def __init__(self, loop: Hours) -> None:
        self.loop = loop
        self.client = ClientProtocol(parse_uri("ws://127.0.0.1/"))
        self.wire = Wire(self.client)
        config = uvicorn.Config(
            _listen, ws=AttentiveSocket, ws_ping_interval=INTERVAL, ws_ping_timeout=TIMEOUT,
            log_config=None, lifespan="off",
        )  # fmt: skip
        config.load()
        self._server = AttentiveSocket(config, ServerState(), {}, loop)
        self._server.connection_made(self.wire)
        self.client.send_request(self.client.connect())
        self.flush()
        self.loop.turn(0)
        self.client.events_received()

    def flush(self) -> None:
        for data in self.client.data_to_send():
            self._server.data_received(data)

    def say(self) -> None:
        self.client.send_text(b"{}")
        self.flush()

    def begin_to_say(self) -> None:
        """The first letter of a message that is never finished."""
        self._server.data_received(b"\x81")

    def was_asked(self) -> bool:
        """Whether a ping has come since last time; it is not answered yet."""
        return any(
            isinstance(event, Frame) and event.opcode is Opcode.PING
            for event in self.client.events_received()
        )

    def leave(self) -> None:
        self._server.connection_lost(None)
        self.loop.turn(0)


async def _listen(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


@pytest.fixture
def line() -> Iterator[Line]:
    loop = Hours()
    line = Line(loop)
    yield line
    line.leave()
    loop.close()


def test_whoever_is_silent_is_asked(line: Line) -> None:
    line.loop.turn(INTERVAL - 1)
    assert not line.was_asked()
    line.loop.turn(1)
    assert line.was_asked()


def test_whoever_speaks_is_not_asked_until_they_are_silent(line: Line) -> None:
    for _ in range(10):
        line.loop.turn(INTERVAL - 2)
        assert not line.was_asked()
        line.say()
    line.loop.turn(INTERVAL - 1)
    assert not line.was_asked()
    line.loop.turn(1)
    assert line.was_asked()


def test_whoever_answers_is_asked_again_and_kept(line: Line) -> None:
    for _ in range(3):
        line.loop.turn(INTERVAL)
        assert line.was_asked()
        line.flush()
    assert not line.wire.is_closing()


def test_whoever_does_not_answer_is_let_go(line: Line) -> None:
    line.say()
    line.loop.turn(INTERVAL)
    assert line.was_asked()
    line.loop.turn(TIMEOUT - 1)
    assert not line.wire.is_closing()
    line.loop.turn(1)
    assert line.wire.is_closing()


def test_a_letter_is_no_sign_of_life(line: Line) -> None:
    line.loop.turn(INTERVAL - 2)
    line.begin_to_say()
    line.loop.turn(2)
    assert line.was_asked()
