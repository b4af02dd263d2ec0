"""The pace of a game by correspondence: days for a turn, in place of the clocks of an evening.

No sheet knows of days. So the pace is settings over a sheet, made from what the sheet says: where a
turn has a limit, running out of time costs what it costs there; where it has none, the side leaves
the game (A-41).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta

from rackhouse.rules.model import DAY

if TYPE_CHECKING:
    from rackhouse.rules.knob import Value
    from rackhouse.rules.model import Rules

MOST_DAYS: Final = 14
MOST_BANK: Final = 60
_WARNED: Final = DAY // 2
"""Seconds before the end of a turn at which its side is warned."""


class DaysPace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a turn may take in a game by correspondence, and what is left beyond that."""

    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] = 3
    """Days for each turn."""
    bank: Annotated[int, Meta(ge=0, le=MOST_BANK)] = 0
    """Days that each side has beyond them in the whole game."""

    def settings(self, rules: Rules) -> dict[str, Value]:
        """The settings that make a sheet playable at this pace.

        >>> from rackhouse.rules import Sheet
        >>> DaysPace(2, 5).settings(Sheet.named("base").rules)["turn.missed_go_is"]
        'forfeit'
        """
        seconds = self.days * DAY
        turn, window = rules.turn, rules.window
        return {
            "turn.limit": "soft" if turn.limit == "soft" else "hard",
            "turn.seconds": seconds,
            "turn.bank_seconds": self.bank * DAY,
            "turn.warn_seconds": seconds - _WARNED,
            "turn.missed_go_is": "forfeit" if turn.limit == "none" else turn.missed_go_is,
            "clocks.use": "off",
            "round.limit": "none",
            "round.seconds": 0,
            # Whoever may challenge is seldom there at once, so nothing that shuts a window by
            # itself may be counted in seconds.
            "window.draw_after_seconds": seconds,
            "window.out_play_seconds": seconds,
            "window.hold_seconds": seconds if window.hold_seconds else 0,
        }
