"""Secrets that open something: random, told once, and kept only as a hash."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable
from typing import TypeAlias

from rackhouse.service.values import TokenHash

Chance: TypeAlias = Callable[[int], bytes]
"""Random bytes, so many; ``secrets.token_bytes`` but in tests."""

_TOKEN_BYTES = 24
_ID_BYTES = 12
_SECRET_BYTES = 32


def new_token(chance: Chance) -> str:
    """A secret of 192 bits, in letters that a link can carry.

    >>> new_token(bytes)
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    """
    return base64.urlsafe_b64encode(chance(_TOKEN_BYTES)).decode()


def new_id(chance: Chance) -> str:
    """A name for a game or a person that nobody can guess; it is no secret all the same.

    >>> new_id(bytes)
    'AAAAAAAAAAAAAAAA'
    """
    return base64.urlsafe_b64encode(chance(_ID_BYTES)).decode()


def new_secret(chance: Chance) -> str:
    """The secret of a game's draws."""
    return chance(_SECRET_BYTES).hex()


def hash_of(token: str) -> TokenHash:
    """What is kept of a secret. It is random and long, so that a plain hash is enough.

    >>> hash_of("open sesame").hex()[:8]
    '41ef4bb0'
    """
    return hashlib.sha256(token.encode(errors="replace")).digest()
