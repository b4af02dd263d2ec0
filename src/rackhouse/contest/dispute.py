"""Disputes: discrepancies about a match, and rulings on words that other tables reuse."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rackhouse.messages import Message

Outcome: TypeAlias = Literal[
    "stands", "corrected", "awarded", "double forfeit", "replayed", "in the game"
]
"""How the director ruled; ``in the game``: on its marked turn, and the game's result follows."""


class Discrepancy(msgspec.Struct, frozen=True):
    """Something about a match that its sides cannot resolve.

    >>> Discrepancy(1, pairing=4, turn=12).is_open
    True
    """

    number: int
    pairing: int
    turn: int | None = None
    """The turn that was marked in the game, 0 for its draw for first; none where the reports
    disagree."""
    versions: tuple[Message | str, ...] = ()
    outcome: Outcome | None = None
    reason: Message | str = ""

    @property
    def is_open(self) -> bool:
        """Whether it waits for the director."""
        return self.outcome is None


class WordRuling(msgspec.Struct, frozen=True):
    """A ruling on words, and the matches in which it was used."""

    number: int
    words: tuple[str, ...]
    acceptable: bool
    pairings: tuple[int, ...]
    is_overturned: bool = False
