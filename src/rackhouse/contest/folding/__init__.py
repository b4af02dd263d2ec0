"""The fold: what each fact does to an event, and whether it can have happened. Pure.

Every fact has one small function, in the file of its subject. It raises if the fact cannot follow
from the state. This one check refuses a command, finds a damaged record, and finds the later
actions that depend on one that is undone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest.folding.arranging import ARRANGING
from rackhouse.contest.folding.by_hand import BY_HAND
from rackhouse.contest.folding.climbing import CLIMBING
from rackhouse.contest.folding.entering import ENTERING
from rackhouse.contest.folding.hall import HALL
from rackhouse.contest.folding.money import MONEY
from rackhouse.contest.folding.planning import PLANNING
from rackhouse.contest.folding.results import DISPUTING, RESULTS
from rackhouse.contest.folding.rounds import ROUNDS

if TYPE_CHECKING:
    from rackhouse.contest.folding.parts import Apply

APPLY: Final[dict[type, Apply]] = {
    **PLANNING,
    **ENTERING,
    **ROUNDS,
    **BY_HAND,
    **CLIMBING,
    **HALL,
    **RESULTS,
    **ARRANGING,
    **DISPUTING,
    **MONEY,
}
