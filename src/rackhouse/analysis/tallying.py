"""What each side of a game did, added up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rackhouse.analysis.accuracy import accuracy_of
from rackhouse.analysis.reviewed import CHALLENGING, Mistake, PlayerReview, TurnReview
from rackhouse.messages import SeatName

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.record import State


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
