"""What kind of mistake a move was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.analysis.appraisal import POINT, Appraisal

if TYPE_CHECKING:
    from rackhouse.analysis.alternatives import Alternative
    from rackhouse.analysis.reviewed import MistakeKind

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
