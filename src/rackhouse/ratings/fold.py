"""Ratings folded from games, the oldest first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from rackhouse.errors import IllegalError


class RatedSide(msgspec.Struct, frozen=True):
    """A side of a game: one person, or a team."""

    people: tuple[str, ...]
    """Opaque IDs; each person once in a game."""
    score: int
    place: int
    """1 for the winner; tied sides share a place."""
    best_play: int | None = None


class RatedGame(msgspec.Struct, frozen=True):
    """A certified game with two sides or more.

    >>> from rackhouse.ratings import RatedGame, RatedSide
    >>> game = RatedGame("g1", 0, (RatedSide(("ann",), 401, 1), RatedSide(("bob",), 388, 2)))
    >>> game.side_of("bob").score, game.side_of("cleo")
    (388, None)
    """

    id: str
    at: int
    """When it was certified, in milliseconds; games are rated in this order."""
    sides: tuple[RatedSide, ...]
    event: str = ""

    def side_of(self, person: str) -> RatedSide | None:
        """The side that somebody played on, or ``None``."""
        return next((side for side in self.sides if person in side.people), None)


START_MU: Final = 25.0
START_SIGMA: Final = START_MU / 3
MIDDLE: Final = 1200
SCALE: Final = 40
"""Points shown per unit of the model: a new player is 1200, give or take 667."""
SETTLED: Final = 10
"""Games after which a rating is no longer provisional."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is believed to be after some games.

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
        """The strength as shown; 200 points more win three games of four."""
        return round(MIDDLE + SCALE * (self.mu - START_MU))

    @property
    def doubt(self) -> int:
        """How far off the shown strength may be: two standard deviations, 19 cases of 20."""
        return round(2 * SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether it rests on too few games."""
        return self.games < SETTLED

    def __str__(self) -> str:
        mark = ", provisional" if self.is_provisional else ""
        return f"{self.shown} ± {self.doubt}{mark}"


_MODEL: Final = PlackettLuce(mu=START_MU, sigma=START_SIGMA)
"""Ranks any number of sides of any size: pairs, teams, three or four at a table."""


class RatingStep(msgspec.Struct, frozen=True):
    """How one game changed somebody's rating."""

    game: RatedGame
    before: Rating
    after: Rating

    @property
    def change(self) -> int:
        """The points gained or lost, as shown."""
        return self.after.shown - self.before.shown


class Ratings(msgspec.Struct, frozen=True):
    """Everybody's rating, with its history."""

    now: dict[str, Rating]
    steps: dict[str, tuple[RatingStep, ...]]

    def of(self, person: str) -> Rating:
        """Somebody's rating; a newcomer's if they have not played."""
        return self.now.get(person, Rating())

    def table(self) -> list[tuple[str, Rating]]:
        """Everybody by strength; provisional ratings come last."""
        return sorted(
            self.now.items(),
            key=lambda item: (item[1].is_provisional, -item[1].shown, item[0]),
        )


def rate(games: Iterable[RatedGame]) -> Ratings:
    """The ratings that follow from games given in any order.

    >>> from rackhouse.ratings import RatedSide
    >>> ratings = rate([
    ...     RatedGame("g1", 5, (RatedSide(("ann",), 401, 1), RatedSide(("bob",), 388, 2))),
    ...     RatedGame("g2", 9, (RatedSide(("ann",), 350, 1), RatedSide(("bob",), 350, 1))),
    ... ])
    >>> [step.change for step in ratings.steps["ann"]]
    [105, -20]
    >>> ratings.of("ann").shown > ratings.of("bob").shown, ratings.of("cleo") == Rating()
    (True, True)

    Raises:
        IllegalError: if a game cannot be rated: one side, nobody on a side, somebody twice.
    """
    now: dict[str, Rating] = {}
    steps: dict[str, list[RatingStep]] = {}
    for game in sorted(games, key=lambda one: (one.at, one.id)):
        _check(game)
        given = [
            [_MODEL.rating(mu=rating.mu, sigma=rating.sigma) for rating in side]
            for side in ([now.get(person, Rating()) for person in one.people] for one in game.sides)
        ]
        rated = _MODEL.rate(given, ranks=[float(side.place) for side in game.sides])
        for side, team in zip(game.sides, rated, strict=True):
            for person, new in zip(side.people, team, strict=True):
                before = now.get(person, Rating())
                after = Rating(new.mu, new.sigma, before.games + 1)
                now[person] = after
                steps.setdefault(person, []).append(RatingStep(game, before, after))
    return Ratings(now, {person: tuple(theirs) for person, theirs in steps.items()})


def _check(game: RatedGame) -> None:
    people = [person for side in game.sides for person in side.people]
    if len(game.sides) < 2 or not all(side.people for side in game.sides):
        raise IllegalError("game-not-rated-sides", game=game.id)
    if len(set(people)) < len(people):
        raise IllegalError("game-not-rated-twice", game=game.id)
