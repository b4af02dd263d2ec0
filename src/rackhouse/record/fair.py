"""Fair draws that anyone can check afterwards.

The table's secret is committed by its hash in a game's first fact. After that every seat gives
a nonce, so that neither the table nor a seat could choose the bag. At certification the secret
is revealed, and :func:`rackhouse.record.verify.verify_draws` replays every draw.

Byte by byte (``docs/fair-draws.md`` has vectors):

- the commitment is the SHA-256 of the secret's 32 bytes;
- the seed is HMAC-SHA-256, keyed with the secret, over ``rackhouse draws 1`` and, seat by seat,
  the length of the nonce in UTF-8 as four bytes, big end first, and the nonce;
- draw *n* reads a stream of blocks HMAC-SHA-256, keyed with the seed, over *n* as eight bytes and
  the block's number, from 0, as four bytes;
- to take one of *m* tiles, four bytes of the stream are read as a number *x*, big end first;
  numbers of the last, incomplete run of *m* are thrown away; tile *x* mod *m* of the pool, sorted
  by tile number, leaves the pool; and so on for each tile.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import MalformedError

if TYPE_CHECKING:
    from collections.abc import Iterator

_LABEL = b"rackhouse draws 1"
_SECRET_BYTES = 32


def commitment_of(secret: str) -> str:
    """The hash by which a secret (64 hexadecimal digits) is committed.

    >>> commitment_of("00" * 32)[:16]
    '66687aadf862bd77'

    Raises:
        MalformedError: where it is no such secret.
    """
    return hashlib.sha256(_secret_bytes(secret)).hexdigest()


def _secret_bytes(secret: str) -> bytes:
    try:
        data = bytes.fromhex(secret)
    except ValueError:
        data = b""
    if len(data) != _SECRET_BYTES:
        raise MalformedError("record-secret-length")
    return data


class FairDraws(msgspec.Struct, frozen=True):
    """The draws of one game: a pure function of seed, draw number and pool.

    >>> draws = FairDraws.of("00" * 32, ["north", "south"])
    >>> draws(1, bytes(range(1, 27)), 7) == draws(1, bytes(range(1, 27)), 7)
    True
    """

    seed: bytes

    @staticmethod
    def of(secret: str, nonces: list[str]) -> FairDraws:
        """The draws of a secret mixed with the seats' nonces, in the order of seats."""
        message = bytearray(_LABEL)
        for nonce in nonces:
            data = nonce.encode()
            message += len(data).to_bytes(4, "big") + data
        return FairDraws(hmac.digest(_secret_bytes(secret), bytes(message), "sha256"))

    def __call__(self, number: int, pool: bytes, count: int) -> bytes:
        """The tiles of a draw, in the order drawn."""
        numbers = self._numbers(number)
        rest = bytearray(sorted(pool))
        return bytes([rest.pop(_below(len(rest), numbers)) for _ in range(count)])

    def _numbers(self, draw: int) -> Iterator[int]:
        block = 0
        while True:
            message = draw.to_bytes(8, "big") + block.to_bytes(4, "big")
            data = hmac.digest(self.seed, message, "sha256")
            for at in range(0, len(data), 4):
                yield int.from_bytes(data[at : at + 4], "big")
            block += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    """A number below a limit, every one equally likely."""
    usable = 2**32 - 2**32 % limit
    return next(number for number in numbers if number < usable) % limit
