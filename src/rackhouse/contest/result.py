"""Results of every kind."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from rackhouse.messages import EntryName, Message, message

ResultKind: TypeAlias = Literal[
    "played", "bye", "forfeit", "double forfeit", "default", "no-show", "ruled"
]
"""
- ``played``: a game with scores; ``bye``: nobody to play;
- ``forfeit``: a side gave the match up; ``double forfeit``: nobody gets it;
- ``default``: a side was not allowed to play (no ID, not eligible);
- ``no-show``: a side did not come; without a winner, neither did;
- ``ruled``: the director decided.
"""

WITHDREW: Final = message("result-withdrew")
"""The reason of a forfeit that follows from a withdrawal."""


class Result(msgspec.Struct, frozen=True):
    """How a pairing ended. Scores are in the order of its sides.

    >>> Result("played", scores=(410, 388)).leaders
    (0,)
    >>> Result("played", scores=(400, 400), before=(396, 405)).leaders_by_before
    (1,)
    """

    kind: ResultKind
    scores: tuple[int, ...] = ()
    before: tuple[int, ...] = ()
    """Scores before unplayed letters, if they are known."""
    winner: int | None = None
    """The winner, if the scores do not decide."""
    best_plays: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    """Entries of a table of three or four that did not play."""
    reason: Message | str = ""
    """A ``str`` is somebody's own words, or from an older record."""
    first: int = 0
    """The entry that went first, if it was noted; 0 if it is the one that the pairing says."""

    @property
    def is_by_withdrawal(self) -> bool:
        """Whether it follows from a withdrawal."""
        is_forfeit = self.kind in ("forfeit", "double forfeit")
        return is_forfeit and self.reason in (WITHDREW, "withdrew")

    @property
    def leaders(self) -> tuple[int, ...]:
        """The sides with the highest score, as places in the pairing."""
        return _highest(self.scores)

    @property
    def leaders_by_before(self) -> tuple[int, ...]:
        """The leaders with the highest score before unplayed letters."""
        leaders = self.leaders
        if len(leaders) < 2 or not self.before:
            return leaders
        best = max(self.before[side] for side in leaders)
        return tuple(side for side in leaders if self.before[side] == best)


def _highest(scores: tuple[int, ...]) -> tuple[int, ...]:
    if not scores:
        return ()
    best = max(scores)
    return tuple(side for side, score in enumerate(scores) if score == best)


def winners(sides: tuple[int, ...], result: Result, *, by_before: bool) -> tuple[int, ...]:
    """Who won: one entry, several that share it, or nobody.

    >>> winners((7, 9), Result("played", (400, 400), (396, 405)), by_before=True)
    (9,)
    >>> winners((7, 9), Result("played", (400, 400)), by_before=True)
    (7, 9)
    >>> winners((7, 9), Result("double forfeit"), by_before=True)
    ()
    """
    if len(sides) == 1:
        return sides
    if result.winner is not None:
        return (result.winner,)
    if result.kind not in ("played", "ruled"):
        return ()
    leaders = result.leaders_by_before if by_before else result.leaders
    return tuple(sides[side] for side in leaders)


def in_a_row(scores: tuple[int, ...]) -> str:
    """Scores as people write them in any language.

    >>> in_a_row((410, 388))
    '410 : 388'
    """
    return " : ".join(map(str, scores))


def result_fault(sides: tuple[int, ...], result: Result) -> Message | None:
    """Why a result does not fit a pairing; ``None`` if it does.

    >>> print(result_fault((7, 9), Result("played", (400,))))
    A played game has a score for each of its 2 sides, but 1 score was given.
    """
    count = len(sides)
    for scores in (result.before, result.best_plays):
        if scores and len(scores) != len(sides):
            return message("result-figures-for-all", count=count)
    if stranger := _stranger(sides, result):
        return stranger
    match result.kind:
        case "played" if len(result.scores) != len(sides):
            return message("result-score-for-each", count=count, given=len(result.scores))
        case "bye" if len(sides) != 1:
            return message("result-bye-for-one")
        case "forfeit" | "default" if result.winner is None:
            return message("result-winner-needed")
        case "double forfeit" if result.winner is not None:
            return message("result-double-forfeit-has-no-winner")
        case "ruled" if isinstance(result.reason, str) and not result.reason.strip():
            return message("result-ruling-needs-reason")
        case _:
            pass
    if result.scores and len(result.scores) != len(sides):
        return message("result-scores-for-all", count=count)
    return None


def _stranger(sides: tuple[int, ...], result: Result) -> Message | None:
    if result.winner is not None and result.winner not in sides:
        return message("result-winner-not-in-match", entry=EntryName(result.winner))
    if result.first and result.first not in sides:
        return message("result-first-not-in-match", entry=EntryName(result.first))
    return None


def doubtful(result: Result) -> Message | None:
    """The question to ask about a result that looks like a slip; ``None`` if it does not.

    >>> print(doubtful(Result("played", (4100, 388))))
    4,100 would be an unusual score. Is it right?
    """
    for score in result.scores:
        if not -150 <= score <= 1200:
            return message("result-score-unusual", score=score)
    for score, before in zip(result.scores, result.before, strict=False):
        if abs(score - before) > 200:
            return message("result-scores-far-apart", score=score, before=before)
    return None
