"""What a report is about: the reviews of many games, read again whenever they are needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import nlargest
from typing import Final

import msgspec

from rackhouse.analysis import Mistake, Review, ReviewedGame, ReviewsSummary
from rackhouse.messages import Message, message

_COSTLY: Final = 12


class CostlyMistake(msgspec.Struct, frozen=True):
    """One of the mistakes that cost most."""

    game: int
    """The number of its game, from 0."""
    review: Review
    mistake: Mistake


class Collection(msgspec.Struct, frozen=True):
    """Games that were looked back on, and those that could not be."""

    title: str
    settings: tuple[Message, ...]
    """How they were looked at, in sentences."""
    summary: ReviewsSummary
    games: Callable[[], Iterator[ReviewedGame]]
    """Reads the games again, one at a time, so that thousands need little memory."""
    problems: tuple[tuple[str, Message], ...] = ()
    """Files that could not be used, and why."""

    def reviews(self) -> Iterator[tuple[int, str, Review]]:
        """The games with their numbers, from 0, and their files."""
        done = ((game.name, game.review) for game in self.games())
        found = ((name, review) for name, review in done if review is not None)
        for number, (name, review) in enumerate(found):
            yield number, name, review

    def costliest(self) -> tuple[CostlyMistake, ...]:
        """The mistakes that cost most points, among those whose position is known."""
        every = (
            CostlyMistake(number, review, one)
            for number, _, review in self.reviews()
            for one in review.mistakes
            if one.lost is not None and review.turns[one.turn - 1].position
        )
        return tuple(nlargest(_COSTLY, every, key=lambda one: (one.mistake.lost, -one.game)))


def heading_of(review: Review) -> str:
    """Who played, and how it ended.

    >>> from rackhouse.analysis import PlayerReview, Review
    >>> ann = PlayerReview(seat=0, name="Ann", score=9, result="won", turns=1, decisions=0, lost=0)
    >>> heading_of(Review(words="", rules="", players=(ann,), turns=(), mistakes=(), position=""))
    'Ann 9'
    """
    return " \N{EN DASH} ".join(f"{player.name} {player.score}" for player in review.players)


def how_judged(words: str, samples: int, plies: int) -> tuple[Message, ...]:
    """How games were looked at, in sentences."""
    sentences = [message("report-judged-by", words=words)]
    if samples:
        sentences.append(message("report-simulated", samples=samples, plies=plies))
    else:
        sentences.append(message("report-not-simulated"))
    return (*sentences, message("report-accuracy"), message("report-luck"))
