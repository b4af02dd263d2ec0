"""One recorded game to look back on, with everything that whoever looks needs to know."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.analysis.appraisal import ReviewPlan
from rackhouse.analysis.recorded_game import read_recorded
from rackhouse.analysis.review import review
from rackhouse.analysis.values import Review
from rackhouse.engine import Engine, Leaves, Network
from rackhouse.errors import IllegalError, RackhouseError
from rackhouse.lexicon import Lexicon
from rackhouse.messages import Message
from rackhouse.record import fold
from rackhouse.rules import Rules
from rackhouse.tiles import TileSet

if TYPE_CHECKING:
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


class ReviewOutcome(msgspec.Struct, frozen=True):
    """What is kept of a game, whatever its file is called: its review, or why there is none."""

    review: Review | None = None
    problem: Message | None = None


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
        return msgspec.json.encode(ReviewOutcome(problem=error.message))
    return msgspec.json.encode(ReviewOutcome(found))


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
