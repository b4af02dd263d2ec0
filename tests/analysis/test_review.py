"""Reviews of games: what nobody could have done otherwise is no mistake, whatever the rack."""

from __future__ import annotations

from collections import Counter

import pytest

from rackhouse.analysis import ReviewPlan
from rackhouse.analysis.appraisal import Appraiser
from rackhouse.engine import Engine, Leaves
from rackhouse.lexicon import Lexicon
from rackhouse.record.cgp import CgpPosition
from rackhouse.rules import Sheet
from rackhouse.tiles import TileSet

BASE = Sheet.named("base").rules
WIDE = 15


@pytest.fixture(scope="module")
def english() -> Engine:
    words = Lexicon.named("enable")
    return Engine(words, leaves=Leaves.shipped_for(words))


def nothing_fits(rack: str, in_bag: int) -> CgpPosition:
    """A board without a word that anything could be added to, and so many tiles in the bag."""
    english = TileSet.named("english")
    left = Counter(english.alphabet.text(english.tiles))
    left.subtract(rack)
    left["?"] = 0  # they are in the bag, or on the other rack
    letters = sorted(left.elements())[: english.total - 2 * BASE.tiles.rack - in_bag]
    rows = ["".join(letters[at : at + WIDE]) for at in range(0, len(letters), WIDE)]
    full = [row + (str(WIDE - len(row)) if len(row) < WIDE else "") for row in rows]
    empty = [str(WIDE)] * (WIDE - len(full))
    board = "/".join((*empty[:5], *full, *empty[5:]))
    return CgpPosition.parse(f"{board} {rack}/ 300/310 0")


@pytest.mark.parametrize("in_bag", [1, 3, 6, 7])
def test_who_can_neither_play_nor_exchange_has_passed_and_lost_nothing(
    english: Engine, in_bag: int
) -> None:
    position = nothing_fits("VVWWFFH", in_bag)
    seen = Appraiser(position, english, BASE, ReviewPlan(), seed=1)
    found = seen.appraise(seen.choices.staying)
    assert {one.kind for one in found.best} == ({"pass"} if in_bag < 7 else {"exchange"})
    if in_bag < 7:
        assert found.best == (found.made,)
        assert found.lost == 0
