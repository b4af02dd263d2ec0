"""Many games looked back on: here, in several processes or on other machines, always the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from rackhouse.analysis.game_source import ReviewOutcome
from rackhouse.analysis.reviewed import Review
from rackhouse.errors import IllegalError
from rackhouse.messages import Message

if TYPE_CHECKING:
    from rackhouse.analysis.executors import ReviewExecutor
    from rackhouse.analysis.game_source import GameSource, ReviewSettings
    from rackhouse.analysis.kept_reviews import KeptReviews

_outcome = msgspec.json.Decoder(ReviewOutcome)


class ReviewedGame(msgspec.Struct, frozen=True):
    """What became of one game: its review, or why there is none."""

    name: str
    key: str
    """What it is kept under."""
    review: Review | None = None
    problem: Message | None = None


def review_all(
    sources: Iterable[GameSource],
    settings: ReviewSettings,
    executor: ReviewExecutor,
    kept: KeptReviews | None = None,
) -> Iterator[ReviewedGame]:
    """The games in their order, each as soon as it and those before it are done.

    A game whose bytes came before is left out. What is ``kept`` is not looked at again, and what
    is done is kept at once, so that whoever is interrupted goes on from there.
    """
    digest, seen = settings.digest, set[str]()

    def asked() -> Iterator[tuple[GameSource, str, bytes | None]]:
        for source in sources:
            key = source.key(digest)
            if key not in seen:
                seen.add(key)
                yield source, key, None if kept is None else kept.get(key)

    for source, key, found, is_new in executor.run(asked(), settings):
        outcome = _outcome.decode(found)
        if is_new and kept is not None:
            kept.put(key, found)
        yield ReviewedGame(source.name, key, outcome.review, outcome.problem)


def kept_again(kept: KeptReviews, name: str, key: str) -> ReviewedGame:
    """A review that was kept.

    Raises:
        IllegalError: if somebody has deleted it since.
    """
    found = kept.get(key)
    if found is None:
        raise IllegalError("analysis-gone", file=name)
    outcome = _outcome.decode(found)
    return ReviewedGame(name, key, outcome.review, outcome.problem)
