"""Rows of text as columns for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence


def in_columns(rows: Sequence[Sequence[str]], left: Collection[int] = (0,)) -> Iterator[str]:
    r"""The rows as lines, each column as wide as its widest cell; figures stand to the right.

    >>> print("\n".join(in_columns([("player", "games"), ("Ann", "12")])))
    player  games
    Ann        12
    """
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(
            cell.ljust(width) if column in left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, wide, strict=True))
        ).rstrip()
