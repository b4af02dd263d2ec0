"""Passwords, kept as argon2 hashes; hashing is slow on purpose and done off the event loop."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argon2 import PasswordHasher


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher  # noqa: PLC0415 - most visitors have no password

    return PasswordHasher()


@cache
def _nobody() -> str:
    """A hash that no password opens: an unknown login takes as long as a wrong password."""
    return _hasher().hash("nobody's")


async def hash_password(password: str) -> str:
    """The hash to keep.

    >>> import asyncio
    >>> asyncio.run(hash_password("correct horse")).startswith("$argon2id$")
    True
    """
    return await asyncio.to_thread(_hasher().hash, password)


async def is_password(kept: str | None, password: str) -> bool:
    """Whether a password is the one that was kept; it takes as long where none was.

    >>> import asyncio
    >>> asyncio.run(is_password(None, "guess"))
    False
    """
    return await asyncio.to_thread(_verify, kept, password)


def _verify(kept: str | None, password: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError  # noqa: PLC0415 - as above

    try:
        _hasher().verify(kept or _nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return bool(kept)
