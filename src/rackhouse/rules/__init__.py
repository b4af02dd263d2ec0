"""Rule sheets: data files, the model they are read into, and their explanation."""

from rackhouse.rules.basis import Basis
from rackhouse.rules.consistency import contradictions
from rackhouse.rules.model import (
    Challenge,
    Clocks,
    Colours,
    Dealing,
    Disputes,
    Drawing,
    Ending,
    Exchange,
    First,
    Help,
    Passing,
    Placing,
    Result,
    Round,
    Rules,
    ScoreKeeper,
    Scoring,
    Sides,
    Tiles,
    Turn,
    Unplayed,
    Window,
    Words,
)
from rackhouse.rules.problem import Problem
from rackhouse.rules.settings import missing_settings
from rackhouse.rules.sheet import Sheet

__all__ = [
    "Basis",
    "Challenge",
    "Clocks",
    "Colours",
    "Dealing",
    "Disputes",
    "Drawing",
    "Ending",
    "Exchange",
    "First",
    "Help",
    "Passing",
    "Placing",
    "Problem",
    "Result",
    "Round",
    "Rules",
    "ScoreKeeper",
    "Scoring",
    "Sheet",
    "Sides",
    "Tiles",
    "Turn",
    "Unplayed",
    "Window",
    "Words",
    "contradictions",
    "missing_settings",
]
