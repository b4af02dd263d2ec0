"""What went on the tabs of a game, turn by turn: helps bought, failed challenges, money paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.record import facts
from rackhouse.record.folding import steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.record import Entry


class TabLine(msgspec.Struct, frozen=True):
    """One entry of the ledger, as it stands beside the score pad."""

    turn: int
    """How many turns had been played by then."""
    seat: int
    kind: str
    """``fee``, ``payment``, ``waiver`` or ``reversal``."""
    cause: str
    cents: int


def tab_lines(entries: Sequence[Entry]) -> tuple[TabLine, ...]:
    """All money of a game, in the order in which it was posted.

    >>> from rackhouse.game import Game
    >>> tab_lines(Game.new("base", clock=lambda: 0).entries)
    ()
    """
    lines = []
    for _, entry, after in steps(entries):
        if isinstance(entry.fact, facts.Posted):
            posted = entry.fact.entry
            turn = len(after.tally)
            lines.append(TabLine(turn, posted.side, posted.kind, posted.cause, posted.cents))
    return tuple(lines)
