"""A rating: a strength, and how far it may be off."""

from __future__ import annotations

from typing import Final

import msgspec

START_MU: Final = 25.0
START_SIGMA: Final = START_MU / 3
MIDDLE: Final = 1200
SCALE: Final = 40
"""Points shown for one of the model's: a new player is 1200, give or take 667."""
SETTLED: Final = 10
"""Games after which a rating is no longer provisional."""


class Rating(msgspec.Struct, frozen=True):
    """What is believed of somebody's strength after some games.

    >>> Rating()
    Rating(mu=25.0, sigma=8.333333333333334, games=0)
    >>> str(Rating()), str(Rating(30.0, 2.0, 41))
    ('1200 ± 667, provisional', '1400 ± 160')
    """

    mu: float = START_MU
    sigma: float = START_SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        """The strength as it is shown; 200 points more win three games of four."""
        return round(MIDDLE + SCALE * (self.mu - START_MU))

    @property
    def doubt(self) -> int:
        """How far the shown strength may be off: two spreads, nineteen cases of twenty."""
        return round(2 * SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether too few games stand behind it."""
        return self.games < SETTLED

    def __str__(self) -> str:
        mark = ", provisional" if self.is_provisional else ""
        return f"{self.shown} ± {self.doubt}{mark}"
