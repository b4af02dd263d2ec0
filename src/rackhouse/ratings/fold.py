"""Ratings folded out of games, the oldest first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from rackhouse.errors import IllegalError
from rackhouse.ratings.game import RatedGame
from rackhouse.ratings.rating import START_MU, START_SIGMA, Rating

_MODEL: Final = PlackettLuce(mu=START_MU, sigma=START_SIGMA)
"""Ranks any number of sides of any number of people: pairs, teams, three or four at a table."""


class Step(msgspec.Struct, frozen=True):
    """What one game did to somebody's rating."""

    game: RatedGame
    before: Rating
    after: Rating

    @property
    def change(self) -> int:
        """The points gained or lost, as they are shown."""
        return self.after.shown - self.before.shown


class Ratings(msgspec.Struct, frozen=True):
    """Everybody's rating, and how each came to it."""

    now: dict[str, Rating]
    steps: dict[str, tuple[Step, ...]]

    def of(self, person: str) -> Rating:
        """Somebody's rating; that of a newcomer where they have not played."""
        return self.now.get(person, Rating())

    def table(self) -> list[tuple[str, Rating]]:
        """Everybody by strength; provisional ratings come last."""
        return sorted(
            self.now.items(),
            key=lambda item: (item[1].is_provisional, -item[1].shown, item[0]),
        )


def rate(games: Iterable[RatedGame]) -> Ratings:
    """The ratings that games add up to, whatever order they are given in.

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
        IllegalError: where a game cannot be rated: one side, nobody on a side, somebody twice.
    """
    now: dict[str, Rating] = {}
    steps: dict[str, list[Step]] = {}
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
                steps.setdefault(person, []).append(Step(game, before, after))
    return Ratings(now, {person: tuple(theirs) for person, theirs in steps.items()})


def _check(game: RatedGame) -> None:
    people = [person for side in game.sides for person in side.people]
    if len(game.sides) < 2 or not all(side.people for side in game.sides):
        raise IllegalError("game-not-rated-sides", game=game.id)
    if len(set(people)) < len(people):
        raise IllegalError("game-not-rated-twice", game=game.id)
