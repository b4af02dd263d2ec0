"""Tables of two to four, drawn anew, with few old neighbours after some swapping."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from rackhouse.contest.pairing.pairing import pairs_of
from rackhouse.errors import require

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

Cost: TypeAlias = Callable[[Sequence[int]], int]

FORBIDDEN = 1_000_000
"""The cost of seating two together who must not meet."""


def table_sizes(count: int, smallest: int, largest: int) -> tuple[int, ...]:
    """How many sit at each table: as few tables, and as even, as possible.

    >>> table_sizes(9, 2, 4), table_sizes(5, 2, 4)
    ((3, 3, 3), (3, 2))

    Raises:
        IllegalError: if so many cannot be seated.
    """
    tables = -(-count // largest)
    require(
        tables and count >= tables * smallest,
        "round-tables-do-not-fit",
        count=count,
        smallest=smallest,
        largest=largest,
    )
    return tuple(count // tables + (number < count % tables) for number in range(tables))


def draw_tables(
    drawn: Sequence[int],
    sizes: Sequence[int],
    met: Mapping[tuple[int, int], int],
    forbidden: Collection[tuple[int, int]] = (),
) -> list[tuple[int, ...]]:
    """Tables from a drawn order, then improved: whom one has met before counts against a table.

    >>> draw_tables([1, 2, 3, 4], [2, 2], {(1, 2): 1})
    [(3, 2), (1, 4)]
    """
    tables: list[list[int]] = []
    begin = 0
    for size in sizes:
        tables.append(list(drawn[begin : begin + size]))
        begin += size

    def cost(table: Sequence[int]) -> int:
        return sum(
            met.get(pair, 0) ** 2 * 4 + FORBIDDEN * (pair in forbidden)
            for pair in pairs_of(tuple(table))
        )

    improved = True
    while improved:
        improved = False
        for number, table in enumerate(tables):
            for place in range(len(table)):
                improved |= cost(table) > 0 and _swapped(tables, number, place, cost)
    return [tuple(table) for table in tables]


def _swapped(tables: list[list[int]], number: int, place: int, cost: Cost) -> bool:
    """Swap one seat with the first at another table that improves both together."""
    table = tables[number]
    for other in tables[:number] + tables[number + 1 :]:
        before = cost(table) + cost(other)
        for seat in range(len(other)):
            table[place], other[seat] = other[seat], table[place]
            if cost(table) + cost(other) < before:
                return True
            table[place], other[seat] = other[seat], table[place]
    return False
