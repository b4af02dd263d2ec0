"""Frames of a socket are understood however they arrive, and broken ones end it."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor, heard, two_at_a_table

MASK = b"\x01\x02\x03\x04"
TEXT, CONTINUED, BINARY, FINAL = 1, 0, 2, 0x80


def frame(data: bytes, kind: int = FINAL | TEXT) -> bytes:
    """A frame as a client sends it."""
    length = len(data)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2)
    masked = bytes(byte ^ MASK[number % 4] for number, byte in enumerate(data))
    return bytes([kind]) + size + MASK + masked


PING = json.dumps({"type": "ping"}).encode()
LONG_PING = PING + b" " * 300


@pytest.fixture
def line(hall: HallProcess) -> ClientConnection:
    game, sitting = two_at_a_table(Visitor(hall, "One"), Visitor(hall, "Two"))
    socket = hall.visits.enter_context(sitting[0].socket(game, "seat-1"))
    heard(socket, "welcome")
    return socket


@pytest.mark.parametrize("ping", [PING, LONG_PING])
def test_several_messages_in_one_packet_are_all_answered(
    line: ClientConnection, ping: bytes
) -> None:
    line.socket.sendall(frame(ping) * 5)
    for _ in range(5):
        heard(line, "pong")


@pytest.mark.parametrize("cut", [1, 2, 3, 5, 8, 12])
def test_a_message_in_two_packets_is_answered_once_it_is_there(
    line: ClientConnection, cut: int
) -> None:
    ping = frame(LONG_PING)
    line.socket.sendall(frame(PING) + ping[:cut])
    heard(line, "pong")
    line.socket.sendall(ping[cut:] + frame(PING))
    heard(line, "pong")
    heard(line, "pong")


def test_a_message_in_several_frames_is_one_message(line: ClientConnection) -> None:
    first = frame(PING[:4], TEXT) + frame(PING[4:9], CONTINUED)
    line.socket.sendall(first + frame(PING[9:], FINAL | CONTINUED) + frame(PING))
    heard(line, "pong")
    heard(line, "pong")


def test_a_message_in_bytes_is_answered_as_a_text_is(line: ClientConnection) -> None:
    line.socket.sendall(frame(PING, FINAL | BINARY) + frame(PING))
    heard(line, "pong")
    heard(line, "pong")


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (frame(b'"\xff"'), 1007),
        (bytes([FINAL | TEXT, len(PING)]) + PING, 1002),
        (frame(PING, FINAL | 0x40 | TEXT), 1002),
        (frame(PING, FINAL | 5), 1002),
        (frame(PING[:4], TEXT) + frame(PING), 1002),
        (bytes([FINAL | TEXT, 0xFF]) + (1 << 40).to_bytes(8) + MASK, 1009),
    ],
    ids=["not Unicode", "not masked", "not agreed", "unknown", "not continued", "too long"],
)
def test_what_breaks_the_protocol_closes_the_socket_and_says_why(
    line: ClientConnection, broken: bytes, code: int
) -> None:
    line.socket.sendall(frame(PING))
    heard(line, "pong")
    line.socket.sendall(broken)
    with pytest.raises(ConnectionClosed) as closed:
        heard(line, "pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code
