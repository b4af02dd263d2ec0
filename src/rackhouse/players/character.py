"""The players one can meet: what each knows, sees and cares about."""

from __future__ import annotations

from typing import Final

import msgspec

from rackhouse.errors import MalformedError, UnknownNameError
from rackhouse.messages import Message, all_of, message, quoted
from rackhouse.players.search import Search


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """A player's habits; they hold nothing of a game, so one value can play any number.

    >>> Character.named("maud").overlooks
    0.0
    """

    name: str
    rarest: int = 0
    """The step of the rarest words that it knows (:class:`~rackhouse.lexicon.Commonness`)."""
    short: int = 0
    """It knows all words of up to this many letters, even rare ones."""
    breadth: int = 1
    """How many plays it considers at most, which limits its work on any position."""
    overlooks: float = 0.0
    """How often it misses a play of middling difficulty."""
    leave: float = 1.0
    """How much it cares about its leave: 0 is not at all, 1 is its full value."""
    misjudges: float = 0.0
    """By how many points at most it misjudges a play, either way."""
    doubts: float = 1.0
    """How often it challenges a word that it has never met."""
    by_network: bool = False
    """Whether a network corrects what it thinks of plays, where one was learned for the game."""
    search: Search | None = None
    """How it looks ahead, where the search knows the rules of the house."""
    seconds: float = 2.0
    """How long it seems to think about an average turn."""

    def __post_init__(self) -> None:
        for share in (self.overlooks, self.leave, self.doubts):
            if not 0 <= share <= 1:
                raise MalformedError("engine-share", name=self.name, share=str(share))
        if self.breadth < 1 or min(self.rarest, self.short, self.misjudges, self.seconds) < 0:
            raise MalformedError("engine-habit", name=self.name)

    @property
    def sentence(self) -> Message:
        """What somebody choosing an opponent is told."""
        return message("engine-player", name=self.name)

    @staticmethod
    def named(name: str) -> Character:
        """The player of that name, in upper or lower case.

        Raises:
            UnknownNameError: if there is none; the message lists those that exist.
        """
        for character in LADDER:
            if character.name.lower() == name.strip().lower():
                return character
        names = all_of(character.name for character in LADDER)
        raise UnknownNameError("engine-unknown-player", name=quoted(name), names=names)


LADDER: Final = (
    Character(
        name="Pip",
        rarest=47,
        breadth=60,
        overlooks=0.55,
        leave=0.0,
        misjudges=5.0,
        doubts=0.2,
        seconds=4.0,
    ),
    Character(
        name="Nora",
        rarest=43,
        breadth=80,
        overlooks=0.5,
        leave=0.0,
        misjudges=4.0,
        doubts=0.25,
        seconds=6.0,
    ),
    Character(
        name="Otto",
        rarest=38,
        breadth=100,
        overlooks=0.45,
        leave=0.1,
        misjudges=3.0,
        doubts=0.3,
        seconds=6.0,
    ),
    Character(
        name="Ines",
        rarest=31,
        short=2,
        breadth=120,
        overlooks=0.38,
        leave=0.4,
        misjudges=2.0,
        doubts=0.4,
        seconds=8.0,
    ),
    Character(
        name="Hugo",
        rarest=22,
        short=3,
        breadth=150,
        overlooks=0.25,
        leave=0.7,
        misjudges=1.0,
        doubts=0.5,
        seconds=7.0,
    ),
    Character(
        name="Vera",
        rarest=10,
        short=5,
        breadth=150,
        overlooks=0.1,
        leave=0.9,
        doubts=0.6,
        seconds=5.0,
    ),
    Character(
        name="Maud",
        seconds=2.0,
    ),
    Character(
        name="Ruth",
        by_network=True,
        seconds=2.0,
    ),
    Character(
        name="Karl",
        by_network=True,
        search=Search(iterations=6_000, nodes=50_000),
        seconds=2.0,
    ),
    Character(
        name="Thea",
        by_network=True,
        search=Search(iterations=12_000, nodes=150_000, last_tiles=7),
        seconds=2.0,
    ),
    Character(
        name="Zeno",
        by_network=True,
        search=Search(
            iterations=20_000,
            nodes=250_000,
            last_tiles=7,
            by_network=True,
            win=0.5,
            infers=True,
            draws_in_bag=4,
            draw_nodes=100_000,
        ),
        seconds=3.0,
    ),
)
"""From the weakest to the strongest; ``bench/ladder.py`` measures the order."""
