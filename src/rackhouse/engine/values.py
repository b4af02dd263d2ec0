"""What is known besides the board when a play is valued, and what exchanges are worth."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, Protocol, overload

import msgspec

from rackhouse.tiles import Tile

if TYPE_CHECKING:
    from rackhouse.board import Board


EXCHANGE_FORMAT: Final = "<iB8s3x"
"""How ``struct`` reads one exchange of :attr:`Exchanges.packed`: equity, count, tiles."""

_EXCHANGE: Final = struct.Struct(EXCHANGE_FORMAT)


class Situation(msgspec.Struct, frozen=True):
    """The bag and the opponents, as far as they change what a play is worth.

    With it, an opening pays for the premium squares that it leaves open, leaves count for less as
    the bag runs out, and with the bag empty going out earns the opponents' tiles.
    """

    bag: int
    """How many tiles the bag holds."""
    opponent_points: int = 0
    """The value of the opponents' tiles; it counts once the bag is empty."""

    @staticmethod
    def of(board: Board, rack: Sequence[Tile], held: int = 7) -> Situation:
        """The situation from board and rack, if the opponents hold ``held`` tiles or all left.

        >>> from rackhouse.board import Board
        >>> board = Board.empty()
        >>> Situation.of(board, board.tile_set.alphabet.parse("AEINRST"))
        Situation(bag=86, opponent_points=0)
        """
        tile_set = board.tile_set
        bag = max(0, tile_set.total - board.tile_count - len(rack) - held)
        if bag:
            return Situation(bag)
        # The number of an empty square has no value, like a blank.
        seen = tile_set.sum_of(board.cells) + tile_set.sum_of(rack)
        return Situation(0, max(0, tile_set.sum_of(tile_set.tiles) - seen))


class Exchange(msgspec.Struct, frozen=True):
    """Tiles to exchange, and what the leave is worth."""

    tiles: tuple[Tile, ...]
    equity: int
    """Thousandths of a point, comparable with the equity of a play."""


class Exchanges(Sequence[Exchange]):
    """Exchanges, the best first; each is unpacked when asked for.

    ``packed`` is the memory itself, each exchange as ``EXCHANGE_FORMAT`` reads it.
    """

    def __init__(self, packed: bytes) -> None:
        self.packed = packed

    def __len__(self) -> int:
        return len(self.packed) // _EXCHANGE.size

    @overload
    def __getitem__(self, index: int) -> Exchange: ...
    @overload
    def __getitem__(self, index: slice) -> Exchanges: ...
    def __getitem__(self, index: int | slice) -> Exchange | Exchanges:
        size = _EXCHANGE.size
        if isinstance(index, slice):
            chosen = range(*index.indices(len(self)))
            return Exchanges(b"".join(self.packed[at * size : (at + 1) * size] for at in chosen))
        if not -len(self) <= index < len(self):
            raise IndexError(f"There are {len(self)} exchanges.")
        return _unpacked(_EXCHANGE.unpack_from(self.packed, index % len(self) * size))

    def __iter__(self) -> Iterator[Exchange]:
        return map(_unpacked, _EXCHANGE.iter_unpack(self.packed))


def _unpacked(fields: tuple[int, int, bytes]) -> Exchange:
    equity, count, tiles = fields
    return Exchange(tuple(tiles[:count]), equity)


class WordCollection(Protocol):
    """Words in upper case: a lexicon, or any set, tuple or list."""

    def __contains__(self, word: object, /) -> bool: ...

    def __iter__(self) -> Iterator[str]: ...

    def __len__(self) -> int: ...
