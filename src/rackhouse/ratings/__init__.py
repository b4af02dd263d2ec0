"""Ratings from games that count: how strong a player is, and how certain that is.

Pure: certified games in, ratings and histories out. A rating is never stored; it follows from the
games, so correcting a result years later corrects every rating after it.
"""

from __future__ import annotations

from rackhouse.ratings.fold import RatedGame, RatedSide, Rating, Ratings, RatingStep, rate
from rackhouse.ratings.profile import HeadToHead, Profile, profile_of

__all__ = [
    "HeadToHead",
    "Profile",
    "RatedGame",
    "RatedSide",
    "Rating",
    "RatingStep",
    "Ratings",
    "profile_of",
    "rate",
]
