"""What a profile asks and shows: ratings, records, opponents and games of somebody."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.service.rated_games import PersonRating
from rackhouse.service.values import GameId, PersonId

Outcome: TypeAlias = Literal["won", "shared", "lost"]
RecordKind: TypeAlias = Literal["game", "play", "word", "bonuses", "comeback"]
"""The best game, the best play, the longest word, the most bonuses, the biggest comeback."""


class ProfileFilter(msgspec.Struct, frozen=True):
    """Which games a profile is of; all of them where nothing is said."""

    sheet: Annotated[str, Meta(max_length=64)] = ""
    words: Annotated[str, Meta(max_length=200)] = ""
    """The name of a word list or book."""
    pace: Annotated[str, Meta(max_length=20)] = ""
    days: Annotated[int, Meta(ge=0, le=36_500)] = 0
    """Only games that ended in so many days until now; 0 for any."""
    against: Annotated[str, Meta(max_length=64)] = ""
    """An opponent, as the profile lists them."""


class KindShown(msgspec.Struct, frozen=True):
    """A kind of game that somebody has played, and how often."""

    sheet: str
    title: str
    words: str
    pace: str
    games: int


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a game."""

    at: int
    rating: int
    change: int


class RatingCourse(PersonRating, frozen=True):
    """A rating, and how it came about."""

    highest: int
    points: tuple[RatingPoint, ...]
    """After each of the last games, the oldest first."""


class OpponentShown(msgspec.Struct, frozen=True):
    """How somebody has done against an opponent."""

    id: str
    """To ask for the games against them."""
    name: str
    is_engine: bool
    profile: PersonId
    """Whose page to open; empty if they have none that others may see."""
    won: int
    shared: int
    lost: int
    points: int
    against: int


class SideOfGame(msgspec.Struct, frozen=True):
    """A side that somebody met."""

    names: tuple[str, ...]
    """Empty for those who have been erased."""
    profile: PersonId
    """Whose page to open, where it is one person; empty if there is none."""
    score: int
    is_engine: bool


class PlayedLine(msgspec.Struct, frozen=True):
    """A finished game as a profile lists it."""

    game: GameId
    at: int
    title: str
    pace: str
    outcome: Outcome
    score: int
    others: tuple[SideOfGame, ...]
    is_rated: bool
    change: int
    """What it did to the rating."""


class BestShown(msgspec.Struct, frozen=True):
    """A record of somebody's, and the game that it was made in."""

    kind: RecordKind
    value: int
    text: str
    """The play in notation, or the word."""
    turn: int
    """The line of the score pad; 0 for a whole game."""
    game: PlayedLine


class PersonProfile(msgspec.Struct, frozen=True):
    """What a hall tells of somebody: to themselves everything, to others what they may see."""

    person: PersonId
    name: str
    since: int
    is_own: bool
    is_shown: bool
    """Whether others may see it."""
    has_account: bool
    is_whole: bool
    """Whether all games have been looked at; if not, ask again for the rest."""
    kinds: tuple[KindShown, ...]
    """What they have played, most often first, whatever is asked for."""
    games: int
    won: int
    shared: int
    lost: int
    points: int
    ratings: tuple[RatingCourse, ...]
    bests: tuple[BestShown, ...]
    opponents: tuple[OpponentShown, ...]
    """Most frequent opponents first, whichever of them is asked for."""
    latest: tuple[PlayedLine, ...]
    """The last games; ask for more after them."""
