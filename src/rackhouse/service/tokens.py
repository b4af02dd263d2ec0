"""Secrets that open something: random, shown once, and stored only as a hash."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable
from typing import TypeAlias

from rackhouse.service.values import TokenHash

Chance: TypeAlias = Callable[[int], bytes]
"""Makes that many random bytes; ``secrets.token_bytes`` except in tests."""

_TOKEN_BYTES = 24
_ID_BYTES = 12
_SECRET_BYTES = 32


def new_token(chance: Chance) -> str:
    """A secret of 192 bits, in letters that can be in a link.

    >>> new_token(bytes)
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    """
    return base64.urlsafe_b64encode(chance(_TOKEN_BYTES)).decode()


def new_id(chance: Chance) -> str:
    """An ID for a game or a person that nobody can guess, though it is not a secret.

    >>> new_id(bytes)
    'AAAAAAAAAAAAAAAA'
    """
    return base64.urlsafe_b64encode(chance(_ID_BYTES)).decode()


def stable_id(text: str) -> str:
    """The ID of a game that two may open at once: the same one for the same text.

    >>> stable_id("rematch of first") == stable_id("rematch of first") != stable_id("another")
    True
    """
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:_ID_BYTES]).decode()


def new_secret(chance: Chance) -> str:
    """The secret of a game's draws."""
    return chance(_SECRET_BYTES).hex()


def hash_of(token: str) -> TokenHash:
    """What is stored of a secret. It is random and long, so a plain hash is enough.

    >>> hash_of("open sesame").hex()[:8]
    '41ef4bb0'
    """
    return hashlib.sha256(token.encode(errors="replace")).digest()
