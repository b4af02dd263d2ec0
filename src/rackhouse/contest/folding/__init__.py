"""The fold: what each fact does to an event, and whether it can have happened. Pure.

Every fact has one small function, kept in the file of its subject. It refuses, in a sentence,
to be applied to a state that it does not follow from. That one check serves three: a command is
refused by it, a damaged record is found by it, and when an action is undone the later ones that
no longer follow are found by it.
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
