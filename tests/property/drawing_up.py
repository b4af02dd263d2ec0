"""Plans for generated games: every sheet, with the settings that an organiser may turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from rackhouse.errors import RackhouseError
from rackhouse.record import DictionaryReference
from rackhouse.record.facts import Custody
from rackhouse.referee import GamePlan
from rackhouse.rules import Help, Rules, Sheet, contradictions

SHEETS = ("washburn", "depaul", "fundraiser", "iowa", "priston")
LIST = DictionaryReference("A list", "1", "test", "0" * 64)
PAPER = DictionaryReference("A book on paper")

VARIATIONS: tuple[dict[str, Any], ...] = (
    {"clocks.use": "on", "clocks.seconds": 60, "clocks.overtime_points": 10},
    {"placing.ends_by": "press"},
    {"placing.locked": "when-laid"},
    {"turn.limit": "hard", "turn.seconds": 60, "turn.warn_seconds": 30},
    {"turn.limit": "soft", "turn.seconds": 60, "turn.warn_seconds": 30},
    {"turn.limit": "none", "turn.seconds": 0, "turn.warn_seconds": 0},
    {"round.limit": "set", "round.seconds": 900},
    {"round.limit": "set", "round.seconds": 900, "round.at_bell": "finish-turn"},
    {"round.limit": "set", "round.seconds": 900, "round.at_bell": "equal-turns"},
    {"challenge.cap": 2},
    {"challenge.failed_points": 5},
    {"challenge.scope": "play", "challenge.ruling_shuts_window": True},
    {"challenge.ruled_by": "judge"},
    {"drawing.when": "when-window-shuts"},
    {"window.shuts": "draw", "drawing.when": "when-window-shuts"},
    {"window.shuts": "draw", "drawing.when": "when-window-shuts", "window.hold_seconds": 60},
    {"disputes.markers": True},
    {"ending.scoreless_turns": 6},
    {"ending.agreement": False},
    {"exchange.least_in_bag": 7},
    {"words.own_dictionary": "if-all-agree"},
    {"tiles.own_board": "if-all-agree"},
    {"tiles.rack": 12},
    {"tiles.board": "super", "tiles.set": "english-super"},
    {"tiles.set": "spanish"},
    {"helps.letter.blank_price": 500, "helps.letter.replaces": True},
    {"helps.peek.ends_turn": True},
    {"sides.maximum": 4},
    {"turn.limit": "hard", "turn.seconds": 172_800, "turn.bank_seconds": 86_400,
     "turn.missed_go_is": "forfeit"},
    {"turn.limit": "soft", "turn.seconds": 172_800, "turn.bank_seconds": 86_400},
)  # fmt: skip

MORE_HELPS = {
    "tea": Help("service", "Tea", 150, per_turn=2),
    "minute": Help("time", "A minute", 200, per_turn=1, seconds=60),
    "swap": Help("letter", "A swap", 100, per_turn=1, blank_price=500, replaces=True),
}


@dataclass(frozen=True)
class Setting:
    """What a generated game is played under; printed when a test fails."""

    sheet: str
    variations: tuple[int, ...]
    sides: int
    custody: Custody
    dictionary: DictionaryReference
    more_helps: bool = False

    def rules(self) -> Rules:
        """The sheet with as many of the variations as agree with one another."""
        sheet = Sheet.named(self.sheet)
        if sheet.rules.round.limit == "organiser-sets":
            sheet = sheet.with_values({"round.seconds": 3600})
        for number in self.variations:
            try:
                varied = sheet.with_values(VARIATIONS[number])
            except RackhouseError:
                continue
            if not contradictions(varied.rules):
                sheet = varied
        if not self.more_helps:
            return sheet.rules
        sold = replace(sheet.rules, helps={**sheet.rules.helps, **MORE_HELPS})
        return sheet.rules if contradictions(sold) else sold

    def plan(self, commitment: str) -> GamePlan:
        """The plan of such a game."""
        rules = self.rules()
        seats = max(rules.sides.minimum, min(self.sides, rules.sides.maximum))
        return GamePlan(self.sheet, rules, self.dictionary, seats, self.custody, commitment)


def settings_under(
    sheet: str, *, custodies: tuple[Custody, ...] = ("dealt", "table")
) -> st.SearchStrategy[Setting]:
    """Settings of one sheet; plain ones are the simplest."""
    return st.builds(
        Setting,
        sheet=st.just(sheet),
        variations=st.lists(st.integers(0, len(VARIATIONS) - 1), max_size=4, unique=True).map(
            tuple
        ),
        sides=st.integers(2, 4),
        custody=st.sampled_from(custodies),
        dictionary=st.sampled_from((LIST, PAPER)),
        more_helps=st.booleans(),
    )
