"""A player's page: their games, their opponents, and their best results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.ratings.fold import Rating

if TYPE_CHECKING:
    from rackhouse.ratings.fold import RatedGame, Ratings, RatingStep

MOST_HIGHS = 5


class HeadToHead(msgspec.Struct, frozen=True):
    """How somebody has done against one opponent."""

    opponent: str
    won: int
    shared: int
    lost: int
    points: int
    against: int

    @property
    def games(self) -> int:
        """How often they met."""
        return self.won + self.shared + self.lost


class Profile(msgspec.Struct, frozen=True):
    """Somebody's games that count, added up."""

    person: str
    rating: Rating
    highest: Rating
    """The highest it ever was after it was no longer provisional; otherwise the highest so far."""
    won: int
    shared: int
    lost: int
    points: int
    history: tuple[RatingStep, ...]
    """The last game first."""
    opponents: tuple[HeadToHead, ...]
    """Most frequent opponents first."""
    high_games: tuple[RatedGame, ...]
    high_plays: tuple[RatedGame, ...]


def profile_of(ratings: Ratings, person: str) -> Profile:
    """Everything the games say about somebody.

    >>> from rackhouse.ratings import RatedGame, RatedSide, rate
    >>> games = [
    ...     RatedGame("g1", 1, (RatedSide(("ann",), 401, 1, 92), RatedSide(("bob",), 388, 2))),
    ...     RatedGame("g2", 2, (RatedSide(("ann",), 310, 2), RatedSide(("bob",), 350, 1, 77))),
    ... ]
    >>> ann = profile_of(rate(games), "ann")
    >>> ann.won, ann.lost, ann.points, ann.opponents[0].opponent, ann.opponents[0].against
    (1, 1, 711, 'bob', 738)
    >>> [game.id for game in ann.high_games], [game.id for game in ann.high_plays]
    (['g1', 'g2'], ['g1'])
    """
    steps = ratings.steps.get(person, ())
    met: dict[str, list[int]] = {}
    won = shared = lost = points = 0
    for step in steps:
        own = step.game.side_of(person)
        assert own is not None  # a step is of a game that this person played
        others = [side for side in step.game.sides if side is not own]
        best = min(side.place for side in others)
        won, shared, lost = (
            won + (own.place < best), shared + (own.place == best), lost + (own.place > best)
        )  # fmt: skip
        points += own.score
        for side in others:
            for opponent in side.people:
                tally = met.setdefault(opponent, [0, 0, 0, 0, 0])
                tally[(own.place > side.place) - (own.place < side.place) + 1] += 1
                tally[3] += own.score
                tally[4] += side.score
    settled = [step.after for step in steps if not step.after.is_provisional]
    return Profile(
        person,
        ratings.of(person),
        max(settled or [step.after for step in steps] or [Rating()], key=lambda one: one.shown),
        won,
        shared,
        lost,
        points,
        tuple(reversed(steps)),
        tuple(
            sorted(
                (HeadToHead(opponent, *tally) for opponent, tally in met.items()),
                key=lambda one: (-one.games, one.opponent),
            )
        ),
        _highest(steps, person, "score"),
        _highest(steps, person, "best_play"),
    )


def _highest(steps: tuple[RatingStep, ...], person: str, figure: str) -> tuple[RatedGame, ...]:
    found = [
        (value, step.game)
        for step in steps
        if (side := step.game.side_of(person)) and (value := getattr(side, figure)) is not None
    ]
    found.sort(key=lambda pair: (-pair[0], pair[1].at))
    return tuple(game for _, game in found[:MOST_HIGHS])
