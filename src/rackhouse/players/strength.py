"""How strong the engine's players are: ratings from the games they played against each other."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).resolve().parent / "ladder.json"
_GENTLEST: Final = 400
"""The rating of the player at the foot of the ladder: a scale begins somewhere."""


class Meeting(msgspec.Struct, frozen=True):
    """What came of the games between two neighbours on the ladder."""

    stronger: str
    weaker: str
    share: float
    """Of the games that the stronger one won; a draw is half a win."""


class MeasuredLadder(msgspec.Struct, frozen=True):
    """The games that the players were measured by, from the gentlest on."""

    measured_by: str
    """The command that plays the same games again."""
    rules: str
    games: int
    """Between each two neighbours."""
    seed: int
    meetings: tuple[Meeting, ...]

    @property
    def ratings(self) -> dict[str, int]:
        """Elo ratings by name: 400 points between two are a win in ten games out of eleven.

        >>> won = Meeting("Nora", "Pip", 10 / 11)
        >>> MeasuredLadder("", "base", 11, 1, (won,)).ratings
        {'Pip': 400, 'Nora': 800}
        """
        exact: dict[str, float] = {}
        for meeting in self.meetings:
            below = exact.setdefault(meeting.weaker, _GENTLEST)
            odds = meeting.share / (1 - meeting.share)
            exact[meeting.stronger] = below + 400 * math.log10(odds)
        return {name: round(rating / 10) * 10 for name, rating in exact.items()}


@cache
def measured_ladder() -> MeasuredLadder:
    """What ``bench/ladder.py`` measured last.

    >>> ratings = measured_ladder().ratings
    >>> ratings["Pip"] < ratings["Otto"] < ratings["Maud"]
    True
    """
    return msgspec.json.decode(FILE.read_bytes(), type=MeasuredLadder)
