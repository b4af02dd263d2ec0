"""Rule sheets: data files, the model they are read into, and their explanation."""

from rackhouse.rules.basis import Basis
from rackhouse.rules.consistency import contradictions
from rackhouse.rules.model import (
    ChallengeRules,
    Clocks,
    Colours,
    Dealing,
    Disputes,
    Drawing,
    Ending,
    ExchangeRules,
    First,
    Help,
    Passing,
    Placing,
    ResultRules,
    Round,
    Rules,
    ScoreKeeper,
    Scoring,
    Sides,
    Tiles,
    TurnTimer,
    Unplayed,
    Window,
    WordRules,
)
from rackhouse.rules.problem import SheetProblem
from rackhouse.rules.settings import missing_settings
from rackhouse.rules.sheet import Sheet

__all__ = [
    "Basis",
    "ChallengeRules",
    "Clocks",
    "Colours",
    "Dealing",
    "Disputes",
    "Drawing",
    "Ending",
    "ExchangeRules",
    "First",
    "Help",
    "Passing",
    "Placing",
    "ResultRules",
    "Round",
    "Rules",
    "ScoreKeeper",
    "Scoring",
    "Sheet",
    "SheetProblem",
    "Sides",
    "Tiles",
    "TurnTimer",
    "Unplayed",
    "Window",
    "WordRules",
    "contradictions",
    "missing_settings",
]
