"""What a review of a game says, as plain values: turns, mistakes, players."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from rackhouse.messages import Message

ReviewMethod: TypeAlias = Literal["static", "network", "simulation", "pre-endgame", "endgame"]
"""How the choices of a turn were compared."""

MistakeKind: TypeAlias = Literal[
    "missed bonus",
    "weak leave",
    "risky opening",
    "fewer points",
    "missed exchange",
    "needless exchange",
    "endgame slip",
    "phony played",
    "phony not challenged",
    "wrong challenge",
]
MISTAKES: Final[tuple[MistakeKind, ...]] = get_args(MistakeKind)
CHALLENGING: Final = ("phony not challenged", "wrong challenge")
"""Mistakes that are decisions of their own, beside a turn."""


class ReviewedMove(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a side did, or could have done."""

    kind: Literal["play", "exchange", "pass"]
    place: str = ""
    """Where a play starts: 8D runs across, D8 down."""
    text: str = ""
    """The word, blanks in lower case; or the tiles exchanged."""
    score: int = 0
    keeps: str = ""
    worth: float
    """Points: how much better it leaves its side, compared with the other moves of the turn."""
    win: float | None = None
    """The chance to win after it, from 0 to 1, where there is a model of it."""
    is_bonus: bool = False
    """Whether it lays so many tiles that the house pays a bonus."""


class TurnReview(msgspec.Struct, frozen=True, kw_only=True):
    """One turn."""

    turn: int
    """From 1, as on the score pad."""
    seat: int
    kind: str
    """``play``, ``exchange``, ``pass``, ``skipped`` and so on, as on the score pad."""
    score: int
    total: int
    position: str = ""
    """The position before it as CGP, for more analysis; empty if the rack is not known."""
    rack: str = ""
    drawn: str = ""
    """The tiles drawn for it, if they are known."""
    luck: float | None = None
    """Points: how much more its best play was worth than after an average draw."""
    made: ReviewedMove
    best: tuple[ReviewedMove, ...] = ()
    """The best moves, the best first; none if the rack is not known."""
    method: ReviewMethod | None = None
    lost: float | None = None
    """Points lost against the best move; ``None`` if the side had no choice or is not known."""
    win_lost: float | None = None
    """Chance to win lost, from 0 to 1."""
    is_withdrawn: bool = False
    """Whether the play was challenged off the board."""
    unlisted: tuple[str, ...] = ()
    """The words of the play that are not in the list."""


class Mistake(msgspec.Struct, frozen=True, kw_only=True):
    """A mistake, whose it was, and what it cost."""

    turn: int
    """The turn it is about: of a challenge, the turn that was challenged or should have been."""
    seat: int
    """Who made it."""
    kind: MistakeKind
    lost: float | None = None
    """Points; ``None`` if nobody can say."""
    win_lost: float | None = None

    @property
    def name(self) -> Message:
        """The kind in words.

        >>> print(Mistake(turn=1, seat=0, kind="weak leave").name)
        Weak leave
        """
        return name_of(self.kind)


def name_of(kind: MistakeKind) -> Message:
    """A kind of mistake in words."""
    return Message(f"analysis-mistake-{kind.replace(' ', '-')}")


def advice_on(kind: MistakeKind) -> Message:
    """What a kind of mistake means, in a sentence.

    >>> print(advice_on("phony not challenged"))
    The opponent's play had a word that is not in the list, and it was not challenged.
    """
    return Message(f"analysis-about-{kind.replace(' ', '-')}")


class PlayerReview(msgspec.Struct, frozen=True, kw_only=True):
    """What one side did in one game."""

    seat: int
    name: str
    score: int
    result: Literal["won", "tied", "lost", "open"]
    turns: int
    """All its turns."""
    decisions: int
    """Turns and challenges that could be judged."""
    lost: float
    """Points lost in all of them."""
    win_lost: float | None = None
    """Chances to win lost in all of them: 1 is a whole game."""
    accuracy: float | None = None
    """0 to 100, the mean over its decisions; ``None`` without any."""
    luck: float | None = None
    """Points that its draws brought above the average; ``None`` if no draw is known."""
    bonuses: int = 0
    mistakes: dict[str, int] = {}
    """How many of each kind."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A game looked back on."""

    title: str = ""
    words: str
    """The list that plays were judged by."""
    rules: str
    """The title of the rules."""
    players: tuple[PlayerReview, ...]
    turns: tuple[TurnReview, ...]
    mistakes: tuple[Mistake, ...]
    position: str
    """The final position as CGP."""
    remarks: tuple[Message, ...] = ()
    """What is odd about the record, and what could not be judged."""

    def lost_by(self, seat: int) -> tuple[float, ...]:
        """Points lost in each decision of a side: its turns, and its challenges beside them."""
        turns = [turn.lost for turn in self.turns if turn.seat == seat]
        challenges = [
            one.lost for one in self.mistakes if one.seat == seat and one.kind in CHALLENGING
        ]
        return tuple(lost for lost in (*turns, *challenges) if lost is not None)

    def mistakes_at(self, turn: int) -> tuple[Mistake, ...]:
        """The mistakes that are about a turn."""
        return tuple(one for one in self.mistakes if one.turn == turn)
