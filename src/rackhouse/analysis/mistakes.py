"""What kind of mistake a move was, and which challenges were mistakes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rackhouse.analysis.appraisal import POINT, Appraisal
from rackhouse.analysis.values import Mistake, TurnReview

if TYPE_CHECKING:
    from rackhouse.analysis.alternatives import Alternative
    from rackhouse.analysis.values import MistakeKind
    from rackhouse.record import State
    from rackhouse.record.turns import Turn


LEAST: Final = 3.0
"""Points that a move must lose to be a mistake, where what it loses is an estimate."""
LEAST_EXACTLY: Final = 1.0
"""The same where it is proved."""


def mistake_of(appraisal: Appraisal, bonus_tiles: int) -> MistakeKind | None:
    """The kind of mistake that a move was, or ``None`` if it was good enough.

    It is named after what cost most: points on the board, tiles kept, or what the play opened.
    """
    made, lost = appraisal.made, appraisal.lost
    is_exact = appraisal.method in ("endgame", "pre-endgame")
    if made is None or lost is None or lost < (LEAST_EXACTLY if is_exact else LEAST):
        return None
    best = appraisal.best[0]
    if _is_bonus(best, bonus_tiles) and not _is_bonus(made, bonus_tiles):
        return "missed bonus"
    if is_exact:
        return "endgame slip"
    if made.kind != "play":
        return "needless exchange" if best.kind == "play" else "weak leave"
    if best.kind != "play":
        return "missed exchange"
    costs: dict[MistakeKind, int] = {
        "fewer points": (best.score - made.score) * POINT,
        "weak leave": _beyond_points(best) - _beyond_points(made),
        "risky opening": (best.worth - best.static) - (made.worth - made.static),
    }
    return max(costs, key=lambda kind: costs[kind])


def _beyond_points(move: Alternative) -> int:
    return move.static - move.score * POINT


def _is_bonus(move: Alternative, tiles: int) -> bool:
    return move.kind == "play" and len(move.tiles) >= tiles


_SIDES: Final = 2
_THROWN_AWAY: Final = 10.0
"""A pass that throws so many points away, right after a play, is a turn lost by a challenge."""


def challenges_of(
    turns: Sequence[Turn], seen: Sequence[TurnReview], state: State, *, judges_words: bool = True
) -> Iterator[Mistake]:
    """Mistakes in challenging, from the rulings of a record or from what a GCG file shows.

    A file shows a failed challenge by the points for it, or by a pass after a good play that nobody
    would have chosen. With more than two sides nobody can say who should have challenged.
    """
    given = {
        one.turn: one.points for one in state.points_given if one.reason == "challenge" and one.turn
    }
    is_duel = len(state.sides) == _SIDES
    for at, (turn, shown) in enumerate(zip(turns, seen, strict=True)):
        if turn.line.kind != "play":
            continue
        points = float(given.get(turn.line.turn, 0))
        failed = [one.seat for one in turn.challenges if one.is_good]
        for seat in failed or ([1 - turn.line.seat] if is_duel and points else []):
            after = _turn_after(seen, at, seat)
            lost, win_lost = _lost_turn(after) if after and after.kind == "skipped" else (0.0, None)
            yield _wrong(shown, seat, None if lost is None else lost + points, win_lost)
        if not is_duel or turn.line.withdrawn:
            continue
        if shown.unlisted and judges_words:
            yield Mistake(
                turn=shown.turn,
                seat=1 - shown.seat,
                kind="phony not challenged",
                lost=_worth_of_phony(shown),
            )
        elif not failed and not points and state.rules.challenge.failed_turns:
            after = _turn_after(seen, at, 1 - shown.seat)
            if after is not None and after.kind == "pass" and not state.is_dealt:
                lost, win_lost = _lost_turn(after)
                if lost is not None and lost >= _THROWN_AWAY:
                    yield _wrong(shown, 1 - shown.seat, lost, win_lost)


def _turn_after(seen: Sequence[TurnReview], at: int, seat: int) -> TurnReview | None:
    after = seen[at + 1] if at + 1 < len(seen) else None
    return after if after is not None and after.seat == seat else None


def _lost_turn(after: TurnReview) -> tuple[float | None, float | None]:
    """What a side lost with its turn: its best move, less doing nothing."""
    if not after.best:
        return None, None
    best, made = after.best[0], after.made
    win = None if best.win is None or made.win is None else round(max(0.0, best.win - made.win), 4)
    return round(max(0.0, best.worth - made.worth), 3), win


def _wrong(shown: TurnReview, seat: int, lost: float | None, win_lost: float | None) -> Mistake:
    return Mistake(turn=shown.turn, seat=seat, kind="wrong challenge", lost=lost, win_lost=win_lost)


def _worth_of_phony(shown: TurnReview) -> float:
    """What a challenge would have won: at least the points of the play."""
    return float(shown.score)
