"""What each side did, added up: in one game and over many."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from rackhouse.analysis.values import CHALLENGING, Mistake, PlayerReview, TurnReview
from rackhouse.messages import SeatName

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.analysis.values import Review
    from rackhouse.record import State


HALVED_BY: Final = 10.0
"""A decision that loses so many points counts half, one that loses twice as many a quarter."""


def accuracy_of(lost: Iterable[float]) -> float | None:
    """The accuracy of decisions that lost so many points; ``None`` without any.

    Each counts ``100 / 2 ** (lost / 10)``, and the accuracy is their mean. So one big mistake costs
    as much as a few smaller ones, and no more than its share of the game.

    >>> accuracy_of([0, 0, 10, 20]), accuracy_of([])
    (68.75, None)
    """
    counted = [100 / 2 ** (max(0.0, each) / HALVED_BY) for each in lost]
    return sum(counted) / len(counted) if counted else None


class ReviewedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """One player over all their games."""

    name: str
    games: int
    won: float
    """A tie counts half."""
    points: int
    """Points scored in all games."""
    spread: int
    """Points for minus the most that an opponent scored."""
    turns: int
    decisions: int
    lost: float
    """Points lost in all decisions."""
    win_lost: float | None
    accuracy: float | None
    """The mean over all decisions."""
    luck: float | None
    bonuses: int
    mistakes: dict[str, int]

    @property
    def lost_each(self) -> float | None:
        """Points lost in a decision, on average."""
        return self.lost / self.decisions if self.decisions else None

    @property
    def luck_each(self) -> float | None:
        """Luck in a game, on average."""
        return None if self.luck is None else self.luck / self.games


class ReviewsSummary(msgspec.Struct, frozen=True, kw_only=True):
    """All games together."""

    games: int
    turns: int
    players: tuple[ReviewedPlayer, ...]
    """The most accurate first; those who made no decision that could be judged come last."""
    mistakes: dict[str, int]
    lost: dict[str, float]
    """Points lost by each kind of mistake."""


class _PlayerSums:
    """What is added up for a player."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = self.points = self.spread = self.turns = self.bonuses = 0
        self.won = self.luck = self.win_lost = 0.0
        self.has_luck = self.has_win = False
        self.lost: list[float] = []
        self.mistakes: dict[str, int] = {}

    def add(self, one: PlayerReview, best_other: int, lost: Iterable[float]) -> None:
        self.games += 1
        self.won += {"won": 1.0, "tied": 0.5}.get(one.result, 0.0)
        self.points += one.score
        self.spread += one.score - best_other
        self.turns += one.turns
        self.bonuses += one.bonuses
        self.lost += lost
        if one.luck is not None:
            self.luck, self.has_luck = self.luck + one.luck, True
        if one.win_lost is not None:
            self.win_lost, self.has_win = self.win_lost + one.win_lost, True
        for kind, count in one.mistakes.items():
            self.mistakes[kind] = self.mistakes.get(kind, 0) + count

    def done(self) -> ReviewedPlayer:
        accuracy = accuracy_of(self.lost)
        return ReviewedPlayer(
            name=self.name,
            games=self.games,
            won=self.won,
            points=self.points,
            spread=self.spread,
            turns=self.turns,
            decisions=len(self.lost),
            lost=round(sum(self.lost), 3),
            win_lost=round(self.win_lost, 4) if self.has_win else None,
            accuracy=None if accuracy is None else round(accuracy, 2),
            luck=round(self.luck, 3) if self.has_luck else None,
            bonuses=self.bonuses,
            mistakes=self.mistakes,
        )


class ReviewsTotal:
    """Adds up reviews one by one, so that thousands of them need little memory.

    >>> ReviewsTotal().done().games
    0
    """

    def __init__(self) -> None:
        self._players: dict[str, _PlayerSums] = {}
        self._games = self._turns = 0
        self._mistakes: dict[str, int] = {}
        self._lost: dict[str, float] = {}

    def add(self, review: Review) -> None:
        """Add a game; players with the same name are the same."""
        self._games += 1
        self._turns += len(review.turns)
        for one in review.players:
            others = [other.score for other in review.players if other.seat != one.seat]
            key = " ".join(one.name.casefold().split())
            sums = self._players.setdefault(key, _PlayerSums(one.name))
            sums.add(one, max(others, default=0), review.lost_by(one.seat))
        for mistake in review.mistakes:
            self._mistakes[mistake.kind] = self._mistakes.get(mistake.kind, 0) + 1
            lost = self._lost.get(mistake.kind, 0.0) + (mistake.lost or 0.0)
            self._lost[mistake.kind] = round(lost, 3)

    def done(self) -> ReviewsSummary:
        """All games so far."""
        players = sorted(
            (sums.done() for sums in self._players.values()),
            key=lambda one: (one.accuracy is None, -(one.accuracy or 0), one.name),
        )
        return ReviewsSummary(
            games=self._games,
            turns=self._turns,
            players=tuple(players),
            mistakes=dict(sorted(self._mistakes.items())),
            lost=dict(sorted(self._lost.items())),
        )


def players_of(
    state: State,
    names: Sequence[str],
    turns: Sequence[TurnReview],
    mistakes: Sequence[Mistake],
) -> tuple[PlayerReview, ...]:
    """The sides of a game in the order of their seats."""
    return tuple(
        _player(
            state,
            seat,
            names[seat] if seat < len(names) else str(SeatName(seat)),
            [turn for turn in turns if turn.seat == seat],
            [one for one in mistakes if one.seat == seat],
        )
        for seat in range(len(state.sides))
    )


def _player(
    state: State,
    seat: int,
    name: str,
    turns: Sequence[TurnReview],
    mistakes: Sequence[Mistake],
) -> PlayerReview:
    challenges = [one for one in mistakes if one.kind in CHALLENGING]
    costs = [(turn.lost, turn.win_lost) for turn in turns]
    costs += [(one.lost, one.win_lost) for one in challenges]
    lost = [each for each, _ in costs if each is not None]
    wins = [each for _, each in costs if each is not None]
    luck = [turn.luck for turn in turns if turn.luck is not None]
    accuracy = accuracy_of(lost)
    counted: dict[str, int] = {}
    for one in mistakes:
        counted[one.kind] = counted.get(one.kind, 0) + 1
    return PlayerReview(
        seat=seat,
        name=name,
        score=state.sides[seat].score,
        result=_result(state, seat),
        turns=len(turns),
        decisions=len(lost),
        lost=round(sum(lost), 3),
        win_lost=round(sum(wins), 4) if wins else None,
        accuracy=None if accuracy is None else round(accuracy, 2),
        luck=round(sum(luck), 3) if luck else None,
        bonuses=sum(turn.made.is_bonus and not turn.is_withdrawn for turn in turns),
        mistakes=counted,
    )


def _result(state: State, seat: int) -> Literal["won", "tied", "lost", "open"]:
    if not state.places:
        return "open"
    if state.places[seat] > 1:
        return "lost"
    return "tied" if state.places.count(1) > 1 else "won"
