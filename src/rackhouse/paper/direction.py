"""Letters in the order in which they stand on paper, for names that are read from the right."""

from __future__ import annotations

from itertools import groupby
from typing import Final
from unicodedata import bidirectional

_FROM_RIGHT: Final = frozenset({"R", "AL"})
_FROM_LEFT: Final = frozenset({"L", "EN", "AN"})
_MIRRORED: Final = str.maketrans("()[]{}<>«»", ")(][}{><»«")


def as_printed(text: str) -> str:
    """A line as it is printed, from left to right.

    Enough for names and titles in Hebrew letters, also among others; marks that a text uses to
    steer its direction are not read.

    >>> as_printed("Ann")
    'Ann'
    >>> as_printed("דנה") == "דנה"[::-1]
    True
    >>> as_printed("Ann (דנה) 2") == f"Ann ({'דנה'[::-1]}) 2"
    True
    """
    kinds = [bidirectional(sign) for sign in text]
    if not _FROM_RIGHT & set(kinds):
        return text
    strong = [kind in _FROM_RIGHT for kind in kinds if kind in _FROM_RIGHT or kind == "L"]
    is_whole = strong[0]
    sides = _resolved(kinds, is_whole=is_whole)
    runs = [
        ("".join(sign for sign, _ in run), from_right)
        for from_right, run in groupby(zip(text, sides, strict=True), key=lambda pair: pair[1])
    ]
    turned = [run[::-1].translate(_MIRRORED) if from_right else run for run, from_right in runs]
    return "".join(reversed(turned) if is_whole else turned)


def _resolved(kinds: list[str], *, is_whole: bool) -> list[bool]:
    """Whether each sign is read from the right: one that says nothing goes with its neighbours."""
    sides: list[bool] = []
    for at, kind in enumerate(kinds):
        if kind in _FROM_RIGHT or kind in _FROM_LEFT:
            sides.append(kind in _FROM_RIGHT)
        elif kind == "NSM" and sides:
            sides.append(sides[-1])
        else:
            before = sides[-1] if sides else is_whole
            after = next(
                (one in _FROM_RIGHT for one in kinds[at:] if one in _FROM_RIGHT | _FROM_LEFT),
                is_whole,
            )
            sides.append(before if before == after else is_whole)
    return sides
