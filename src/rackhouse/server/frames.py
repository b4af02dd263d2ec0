"""The frames of sockets, read and written in one step where they are plain.

Nearly every frame at a hall is one short text in one piece, or an answer to a ping. The library
under the server takes each of them through a dozen calls and objects, which cost more than deciding
the play inside. Here plain frames are read from the data as it came; everything else, also whatever
breaks the protocol, is left to the library, from then on for the rest of the connection.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

_FINAL: Final = 0x80
_MASKED: Final = 0x80
_TEXT: Final = _FINAL | Opcode.TEXT
_PONG: Final = _FINAL | Opcode.PONG
_MASK: Final = 4
_TWO_BYTES: Final = 126
"""In place of a length: it follows in two bytes."""
_EIGHT_BYTES: Final = 127
_WORTH_WAITING: Final = 1.0
"""Seconds by which a ping must come too early to be put off."""


class PlainFrames(WebSocketsSansIOProtocol):
    """A socket with a short way for plain frames."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._is_plain = True
        """Whether every frame so far was read here, so that the library waits for a new one."""
        self._heard = 0.0
        """When something came last."""

    def data_received(self, data: bytes) -> None:
        """Take what came: whole plain frames here, the rest by the library."""
        self._heard = self.loop.time()
        if self.conn.state is not OPEN:
            self._is_plain = not self.handshake_initiated  # frames that come too early are not
        elif self._is_plain:
            start, end = -1, 0
            while start < end < len(data):
                start, end = end, self._read(data, end)
            if end == len(data):
                return
            self._is_plain, data = False, data[end:]
        super().data_received(data)

    def _read(self, data: bytes, at: int) -> int:
        """Read a plain frame that begins here; where it ends, or the same place if it is none."""
        head = data[at : at + 4]
        if len(head) < 4 or head[0] not in (_TEXT, _PONG) or not head[1] & _MASKED:
            return at
        length, start = head[1] - _MASKED, at + 2
        if length == _TWO_BYTES and head[0] == _TEXT:
            length, start = int.from_bytes(head[2:]), at + 4
        elif length >= _TWO_BYTES:
            return at
        end = start + _MASK + length
        if end > len(data) or length > self.config.ws_max_size:
            return at
        said = apply_mask(data[start + _MASK : end], data[start : start + _MASK])
        if head[0] == _PONG:
            self.handle_pong(Frame(Opcode.PONG, said))
            return end
        try:
            text = said.decode()
        except UnicodeDecodeError:
            return at
        self._pass_on(text)
        return end

    def _pass_on(self, text: str) -> None:
        """Pass on a text; no more is read while several wait to be answered."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > 1:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a text in one frame; everything else as the library does."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if not isinstance(text, str) or self.conn.state is not OPEN or not self._is_free():
            await super().send(message)
            return
        data = text.encode()
        length = len(data)
        if length < _TWO_BYTES:
            head = bytes((_TEXT, length))
        elif length < 1 << 16:
            head = bytes((_TEXT, _TWO_BYTES)) + length.to_bytes(2)
        else:
            head = bytes((_TEXT, _EIGHT_BYTES)) + length.to_bytes(8)
        self.transport.write(head + data)

    def _is_free(self) -> bool:
        """Whether a frame can be sent at once."""
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        return is_open and self.writable.is_set()

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is there, unless they have just said something."""
        assert self.ping_interval is not None
        later = self._heard + self.ping_interval - self.loop.time()
        if later > _WORTH_WAITING:
            self.ping_timer = self.loop.call_later(later, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()
