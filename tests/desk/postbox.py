"""A real mail server for tests, which keeps what it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP


class Postbox:
    """What has arrived; while it is full, nothing is taken."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, EmailMessage]] = []
        self.is_full = False
        self.refused = 0
        self.port = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """What the server calls for every letter."""
        if self.is_full:
            self.refused += 1
            return "452 No room"
        parsed = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(parsed, EmailMessage)
        self.letters += [(address, parsed) for address in envelope.rcpt_tos]
        return "250 Taken"

    def to(self, address: str) -> list[str]:
        """The subjects of what has come for an address."""
        return [str(letter["Subject"]) for came, letter in self.letters if came == address]

    def has_word(self, word: str) -> bool:
        """Whether anything that has come has a word in it."""
        return any(word in str(letter) for _, letter in self.letters)


@asynccontextmanager
async def open_postbox() -> AsyncIterator[Postbox]:
    """A mail server on a port of its own."""
    box = Postbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box), "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box
