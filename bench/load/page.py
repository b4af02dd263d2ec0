"""One page at a table, as light as can be: a socket, and what came on it.

A client library would take more time than the hall it asks: this one reads only as much of a
message as the measurement needs.
"""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Callable
from typing import Any

import msgspec

_NUMBER = re.compile(rb'"number":(\d+)')
_HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Authorization: Bearer {token}\r\n\r\n"
)
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Page(asyncio.Protocol):
    """A socket of one seat."""

    def __init__(self, handshake: str, heard: Callable[[Page, bytes], None]) -> None:
        self.number = 0
        """Of the last fact that was seen here."""
        self.welcome: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._handshake = handshake.encode()
        self._heard = heard
        self._data = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    @staticmethod
    async def open(
        address: tuple[str, int],
        game: str,
        seat: int,
        token: str,
        heard: Callable[[Page, bytes], None],
    ) -> Page:
        """Come to a table, and be welcomed."""
        path = f"/api/games/{game}/socket?place=seat-{seat + 1}"
        handshake = _HANDSHAKE.format(path=path, host=f"{address[0]}:{address[1]}", token=token)
        loop = asyncio.get_running_loop()
        _, page = await loop.create_connection(lambda: Page(handshake, heard), *address)
        await page.welcome
        return page

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._handshake)

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.welcome.done():
            self.welcome.set_exception(ConnectionError("The hall has hung up."))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._is_open:
            head, mark, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not mark:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.welcome.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._is_open = True
            self._data = bytearray(rest)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame from what came; the hall's are never in pieces."""
        data = self._data
        if len(data) < 2:
            return False
        length, start = data[1], 2
        if length == 126:
            start = 4
        elif length == 127:
            start = 10
        if len(data) < start:
            return False
        if start > 2:
            length = int.from_bytes(data[2:start])
        end = start + length
        if len(data) < end:
            return False
        kind, message = data[0] & 15, bytes(data[start:end])
        del data[:end]
        if kind == _TEXT:
            self._take(message)
        elif kind == _PING:
            self._send(_PONG, message)
        return kind != _CLOSE

    def _take(self, message: bytes) -> None:
        if message.startswith(b'{"type":"news"'):
            found = _NUMBER.search(message)
            assert found is not None
            self.number = int(found[1])
        elif not self.welcome.done():
            welcome = msgspec.json.decode(message)
            self.number = welcome.get("number", 0)
            self.welcome.set_result(welcome)
            return
        self._heard(self, message)

    def say(self, **message: Any) -> None:
        """Send a message."""
        self._send(_TEXT, msgspec.json.encode(message))

    def _send(self, kind: int, data: bytes) -> None:
        assert self._transport is not None
        length = len(data)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length)
        # A client's frames are masked; a mask of zeros leaves them as they are.
        self._transport.write(bytes([0x80 | kind]) + size + bytes(4) + data)

    def close(self) -> None:
        """Leave without a word."""
        if self._transport is not None:
            self._transport.abort()
