"""Inputs for a fuzz target to begin with, written as the target reads them.

Chance alone seldom makes words that meet on a board. These do: a list with hooks and extensions,
racks that hold its letters, boards of several sizes, tiles strewn or laid in turn.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_BLANK = 255
"""A byte that the target takes for a blank on a rack."""


def write_seeds(target: str, folder: Path, count: int = 60) -> None:
    """Write the seeds of a target into a folder, the same ones every time."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        seed = _MAKERS[target](Random(f"{target} {number}"))
        (folder / f"{number:03}").write_bytes(seed)


def position(chance: Random) -> bytes:
    """A board, words, perhaps tiles strewn over it, and some turns.

    >>> position(Random(1)) == position(Random(1))
    True
    """
    rows, columns = chance.choice(((15, 15), (21, 21), (2, 9), (13, 6), (5, 5), (15, 15)))
    few, letters = chance.choice(((1, 3), (1, 5), (0, 9), (0, 26), (0, 50)))
    data = [*_variant(chance, rows, columns, few, letters), *_words(chance, letters)]
    is_strewn = chance.random() < 0.3
    data.append(int(is_strewn))
    if is_strewn:
        tiles = chance.randrange(rows * columns // 3)
        data += [tiles, *_letters(chance, 256, 2 * tiles, 256)]
    for _ in range(3):
        blanks = chance.choice((0, 0, 1, 2))
        size = chance.choice((3, 7, 7, 7, 8))
        data += [size, *[_BLANK] * blanks, *_letters(chance, letters, size - blanks, 200)]
        data += [chance.randrange(256), chance.randrange(256)]  # leaves, and the play that is laid
    return bytes(data)


def endgame(chance: Random) -> bytes:
    """A board with tiles strewn over it, two small racks, an ending and a budget.

    >>> endgame(Random(1)) == endgame(Random(1))
    True
    """
    rows, columns = chance.choice(((3, 9), (6, 6), (5, 5), (4, 7)))
    letters = chance.choice((2, 3, 5))
    data = [*_variant(chance, rows, columns, few=1, letters=letters), *_words(chance, letters)]
    tiles = chance.randrange(1, 8)
    data += [tiles, *_letters(chance, 256, 2 * tiles, 256)]
    for _ in range(2):
        blanks, size = chance.choice((0, 0, 0, 1)), chance.choice((1, 2, 2, 3))
        data += [size, *[_BLANK] * blanks, *_letters(chance, letters, size - blanks, 200)]
    data += [
        chance.randrange(8),
        chance.randrange(8),
        2,
        1,
    ]  # passes, turns without points, counting
    data += [chance.randrange(3), chance.randrange(100)]  # turns that were idle, nodes
    return bytes(data)


def structure(chance: Random) -> bytes:
    """Words, tiles strewn and a rack for their sound structures, the damage, and the same again.

    >>> structure(Random(1)) == structure(Random(1))
    True
    """
    few, letters = chance.choice(((1, 3), (1, 5), (0, 9), (0, 26)))
    data = [few, letters - 1, *_words(chance, letters)]
    use = [7, *_letters(chance, letters, 7, 200), 9, *_letters(chance, 256, 18, 256)]
    use += [8, _BLANK, *_letters(chance, letters, 7, 200)]
    changes = chance.randrange(1, 5)
    damage = [changes, *(chance.randrange(256) for _ in range(6 * changes))]
    return bytes([*data, *use, *damage, *use])


def _variant(chance: Random, rows: int, columns: int, few: int, letters: int) -> list[int]:
    """A board of this size; ``few`` says that the alphabet has at most five letters."""
    data = [rows - 2, columns - 2, rows * columns // 4, 0, few, letters - 1]
    data += [chance.randrange(9), chance.randrange(251), 2, chance.randrange(256)]  # bonus, opening
    data += [chance.randrange(1, 51), chance.randrange(4), chance.randrange(2, 20)]  # premiums
    return data


def _words(chance: Random, letters: int) -> list[int]:
    """A list in which words meet: short ones, and longer ones made of them."""
    words = chance.randrange(20, 49)
    data = [words]
    for number in range(words):
        if number > 2 and chance.random() < 0.6:
            # An older word with one or two letters more, before it or behind it.
            older = 3 * chance.randrange(number)
            data += [older, *_letters(chance, letters, older % 2 + 1, 256)]
        else:
            length = chance.choice((2, 2, 2, 3, 3, 4, 5, 7, 10))
            form = next(form for form in (length, length + 23) if form % 3)
            data += [form, *_letters(chance, letters, length, 128)]
    return data


def _letters(chance: Random, letters: int, count: int, limit: int) -> list[int]:
    """So many bytes below a limit; those of a small alphabet's first letters come more often."""
    return [
        min(chance.randrange(letters), chance.randrange(letters))
        if chance.random() < 0.7
        else chance.randrange(limit)
        for _ in range(count)
    ]


_MAKERS: dict[str, Callable[[Random], bytes]] = {
    "endgames": endgame,
    "positions": position,
    "structures": structure,
}
