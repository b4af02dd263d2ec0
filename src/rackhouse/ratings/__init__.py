"""Ratings over games that count: how strong somebody has shown to be, and how sure that is.

Pure: certified games in, ratings and histories out. A rating is never kept; it follows from the
games, so a result that is corrected years later corrects every rating after it.
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
