"""A game that counts for ratings: who sat on which side, and who came in where."""

from __future__ import annotations

import msgspec


class RatedSide(msgspec.Struct, frozen=True):
    """A side of a game: one person, or a team."""

    people: tuple[str, ...]
    """Opaque ids; each person once in a game."""
    score: int
    place: int
    """1 for whoever won; sides that share a game share their place."""
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
    """When it was certified, in milliseconds; ratings follow in this order."""
    sides: tuple[RatedSide, ...]
    event: str = ""

    def side_of(self, person: str) -> RatedSide | None:
        """The side that somebody sat on, if they played."""
        return next((side for side in self.sides if person in side.people), None)
