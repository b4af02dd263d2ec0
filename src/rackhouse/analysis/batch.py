"""Many games looked back on: here, in several processes or on other machines, always the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.analysis.appraisal import ReviewPlan
from rackhouse.analysis.recorded import read_recorded
from rackhouse.analysis.review import review
from rackhouse.analysis.reviewed import Review
from rackhouse.engine import Engine, Leaves, Network
from rackhouse.errors import IllegalError, RackhouseError
from rackhouse.lexicon import Lexicon
from rackhouse.messages import Message
from rackhouse.record import fold
from rackhouse.rules import Rules
from rackhouse.tiles import TileSet

if TYPE_CHECKING:
    from rackhouse.analysis.executors import ReviewExecutor
    from rackhouse.analysis.kept_reviews import KeptReviews
    from rackhouse.board import Bonus
    from rackhouse.record import State
    from rackhouse.tiles import Layout

VERSION: Final = 1
"""Raised when reviews say something else, so that kept ones of before are not used."""


class ReviewSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How all games are looked at, with everything that another machine needs to know."""

    words: str = "enable"
    """The list that plays are judged by."""
    checksum: str = ""
    """The checksum of its words: another machine must have the same ones."""
    rules: Rules | None = None
    """What GCG files were played under; ``None`` is the box rules."""
    plan: ReviewPlan = ReviewPlan()

    @staticmethod
    def by(
        words: str, rules: Rules | None = None, plan: ReviewPlan | None = None
    ) -> ReviewSettings:
        """The settings with the words that this machine has under that name.

        Raises:
            UnknownNameError: if it has none.
        """
        checksum = Lexicon.named(words).checksum
        return ReviewSettings(
            words=words, checksum=checksum, rules=rules, plan=plan or ReviewPlan()
        )

    @property
    def digest(self) -> str:
        """A digest of everything that could make reviews differ."""
        network = hashlib.sha256(Network.shipped().data).hexdigest()
        return hashlib.sha256(msgspec.json.encode((VERSION, network, self))).hexdigest()


class GameSource(msgspec.Struct, frozen=True):
    """The bytes of a recorded game, and what is known besides."""

    name: str
    """The file, as whoever asked calls it."""
    data: bytes
    names: tuple[str, ...] = ()
    """The names of the sides by seat, if the bytes do not have them."""
    title: str = ""

    def key(self, digest: str) -> str:
        """What its review is kept under: its content and the settings, not its name."""
        parts = (digest, self.names, self.title, hashlib.sha256(self.data).hexdigest())
        return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()


class ReviewedGame(msgspec.Struct, frozen=True):
    """What became of one game: its review, or why there is none."""

    name: str
    key: str
    """What it is kept under."""
    review: Review | None = None
    problem: Message | None = None


class _Outcome(msgspec.Struct, frozen=True):
    """What is kept of a game, whatever its file is called."""

    review: Review | None = None
    problem: Message | None = None


_outcome = msgspec.json.Decoder(_Outcome)


def review_source(source: GameSource, settings: ReviewSettings) -> bytes:
    r"""The outcome for one game as bytes; the same game and settings give the same bytes.

    >>> gcg = b"#player1 a Ann\n#player2 b Ben\n>a: AEINRTT 8D TRAIN +12 12\n"
    >>> found = review_source(GameSource("a.gcg", gcg), ReviewSettings(plan=ReviewPlan(draws=0)))
    >>> found[:12], review_source(GameSource("b.gcg", b"?"), ReviewSettings())[:15]
    (b'{"review":{"', b'{"review":null,')
    """
    try:
        game = read_recorded(source.data, settings.rules)
        game = msgspec.structs.replace(
            game, names=game.names or source.names, title=game.title or source.title
        )
        engine = _engine_for(fold(game.entries), settings)
        found = review(game, engine, plan=settings.plan, words=settings.words)
    except RackhouseError as error:
        return msgspec.json.encode(_Outcome(problem=error.message))
    return msgspec.json.encode(_Outcome(found))


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


def _engine_for(state: State, settings: ReviewSettings) -> Engine:
    """The engine for a game's board, tiles and bonus."""
    lexicon = Lexicon.named(settings.words)
    if settings.checksum and lexicon.checksum != settings.checksum:
        raise IllegalError("analysis-other-words", words=settings.words)
    tile_set = state.board.tile_set
    if TileSet.named(lexicon.tile_set).alphabet != tile_set.alphabet:
        raise IllegalError("analysis-other-letters", words=settings.words, tiles=tile_set.name)
    bonus, opening = state.rules.scoring.bonus, state.rules.placing.opening_tiles
    return _kept_engine(lexicon, tile_set, state.board.layout, bonus, opening)


@lru_cache(maxsize=4)
def _kept_engine(
    lexicon: Lexicon, tile_set: TileSet, layout: Layout, bonus: Bonus, opening: int
) -> Engine:
    return Engine(lexicon, tile_set, layout, bonus, opening, Leaves.shipped_for(lexicon))
