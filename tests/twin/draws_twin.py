"""The fair draws once more, written from ``docs/fair-draws.md`` with nothing but SHA-256.

A draw is a list of tile numbers taken out of a list; every step is spelt out.
"""

from __future__ import annotations

from hashlib import sha256

LABEL = b"rackhouse draws 1"


def keyed_hash(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 as RFC 2104 has it, for keys of at most 64 bytes."""
    padded = key + b"\x00" * (64 - len(key))
    inner = bytes(byte ^ 0x36 for byte in padded)
    outer = bytes(byte ^ 0x5C for byte in padded)
    return sha256(outer + sha256(inner + message).digest()).digest()


def commitment(secret: str) -> str:
    """The hash that the first fact of a game carries."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, nonces: list[str]) -> bytes:
    """The seed that secret and nonces make."""
    message = LABEL
    for nonce in nonces:
        written = nonce.encode("utf-8")
        message = message + len(written).to_bytes(4, "big") + written
    return keyed_hash(bytes.fromhex(secret), message)


def stream(key: bytes, draw: int, length: int) -> bytes:
    """The first bytes of a draw's stream."""
    found = b""
    block = 0
    while len(found) < length:
        found += keyed_hash(key, draw.to_bytes(8, "big") + block.to_bytes(4, "big"))
        block += 1
    return found[:length]


def drawn(key: bytes, draw: int, pool: list[int], count: int) -> list[int]:
    """The tiles of a draw, in the order in which they come."""
    left = sorted(pool)
    taken: list[int] = []
    at = 0
    while len(taken) < count:
        number = int.from_bytes(stream(key, draw, at + 4)[at:], "big")
        at += 4
        runs = 2**32 // len(left)
        if number >= runs * len(left):
            continue  # in the last, incomplete run: thrown away
        taken.append(left.pop(number % len(left)))
    return taken
