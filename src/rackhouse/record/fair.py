"""Fair draws that anyone can check afterwards, and the check: every draw replayed.

A game's first fact commits to the table's secret by its hash. After that every seat gives
a nonce, so neither the table nor a seat can choose the draws. At certification the secret
is revealed, and :func:`verify_draws` replays every draw.

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
import struct
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.messages import Message, message
from rackhouse.record.facts import LotDrawn, TilesDrawn, TilesExchanged
from rackhouse.record.folding import fold, steps
from rackhouse.record.state import State, without

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rackhouse.record.facts import RecordEntry


_LABEL = b"rackhouse draws 1"
_SECRET_BYTES = 32
_EIGHT = struct.Struct(">8I")
"""The numbers in a block."""


def commitment_of(secret: str) -> str:
    """The hash that commits to a secret (64 hexadecimal digits).

    >>> commitment_of("00" * 32)[:16]
    '66687aadf862bd77'

    Raises:
        MalformedError: if it is not such a secret.
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
        """The draws from a secret and the nonces, in the order of seats."""
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
            stream = _keyed(self.seed).copy()
            stream.update(message)
            yield from _EIGHT.unpack(stream.digest())
            block += 1


@lru_cache(4096)
def _keyed(seed: bytes) -> hmac.HMAC:
    """A game's key, prepared: the library takes longer to find its parts than to use them."""
    return hmac.new(seed, digestmod="sha256")


def _below(limit: int, numbers: Iterator[int]) -> int:
    """A number below a limit, each equally likely."""
    usable = 2**32 - 2**32 % limit
    number = next(numbers)
    while number >= usable:
        number = next(numbers)
    return number % limit


class DrawReport(msgspec.Struct, frozen=True):
    """What replaying the draws showed."""

    draws: int
    faults: tuple[Message, ...]

    @property
    def is_fair(self) -> bool:
        """Whether every draw follows from the secret and the nonces."""
        return not self.faults


def verify_draws(entries: Sequence[RecordEntry]) -> DrawReport:
    """Replay every draw of a record.

    Raises:
        IllegalError: if there is nothing to verify: real tiles, or the secret is not revealed yet.
        MalformedError: if the record is damaged.
    """
    end = fold(entries)
    if not end.is_dealt:
        raise IllegalError("record-real-tiles")
    if not end.secret:
        raise IllegalError("record-secret-not-out")
    faults = []
    if commitment_of(end.secret) != end.commitment:
        faults.append(message("record-other-secret"))
    draws = FairDraws.of(end.secret, [side.nonce or "" for side in end.sides])
    count = 0
    for state, entry, _ in steps(entries):
        drawn = None if state is None else _drawn(state, entry)
        if state is not None and drawn is not None:
            number, pool, tiles = drawn
            count += 1
            if number != count:
                faults.append(
                    message("record-draw-number", number=entry.number, draw=count, recorded=number)
                )
            if len(tiles) > len(pool):
                faults.append(message("record-draw-too-large", number=entry.number))
            elif (right := bytes(sorted(draws(count, pool, len(tiles))))) != tiles:
                faults.append(
                    message(
                        "record-draw-differs",
                        number=entry.number,
                        draw=count,
                        tiles=state.text(tiles),
                        right=state.text(right),
                    )
                )
    return DrawReport(count, tuple(faults))


def _drawn(state: State, entry: RecordEntry) -> tuple[int, bytes, bytes] | None:
    """Draw number, pool and tiles of an entry that drew tiles, or ``None``."""
    match entry.fact:
        case LotDrawn(tile=tile, draw=draw, purpose=purpose):
            return draw, lot_pool(state, purpose), state.parse(tile)
        case TilesDrawn(tiles=tiles, draw=draw):
            return draw, state.bag, state.parse(tiles)
        case TilesExchanged(drawn=drawn, draw=draw):
            return draw, state.bag, state.parse(drawn)
    return None


def lot_pool(state: State, purpose: str) -> bytes:
    """The tiles that a lot is drawn from: all that are not drawn as lots already."""
    pool = state.bag if purpose == "first play" else state.board.tile_set.tiles
    return without(pool, state.lots)
