"""What a position is worth under the rules of a house, and what became of it in a game."""

from rackhouse.analysis.appraisal import ReviewPlan
from rackhouse.analysis.batch import (
    InLocalProcesses,
    InThisProcess,
    KeptReviews,
    ReviewedGame,
    ReviewExecutor,
    review_all,
)
from rackhouse.analysis.endgame import Endgame, EndgameTurn, solve
from rackhouse.analysis.game_source import GameSource, ReviewSettings
from rackhouse.analysis.inference import Inference, InferencePlan, infer
from rackhouse.analysis.pre_endgame import (
    PreEndgame,
    PreEndgameMove,
    PreEndgamePlan,
    solve_pre_endgame,
)
from rackhouse.analysis.recorded_game import RecordedGame, read_recorded
from rackhouse.analysis.review import review
from rackhouse.analysis.simulation import SimulatedMove, Simulation, SimulationPlan, simulate
from rackhouse.analysis.summary import ReviewedPlayer, ReviewsSummary, ReviewsTotal, accuracy_of
from rackhouse.analysis.values import Mistake, PlayerReview, Review, ReviewedMove, TurnReview
from rackhouse.analysis.win_model import WinModel

__all__ = [
    "Endgame",
    "EndgameTurn",
    "GameSource",
    "InLocalProcesses",
    "InThisProcess",
    "Inference",
    "InferencePlan",
    "KeptReviews",
    "Mistake",
    "PlayerReview",
    "PreEndgame",
    "PreEndgameMove",
    "PreEndgamePlan",
    "RecordedGame",
    "Review",
    "ReviewExecutor",
    "ReviewPlan",
    "ReviewSettings",
    "ReviewedGame",
    "ReviewedMove",
    "ReviewedPlayer",
    "ReviewsSummary",
    "ReviewsTotal",
    "SimulatedMove",
    "Simulation",
    "SimulationPlan",
    "TurnReview",
    "WinModel",
    "accuracy_of",
    "infer",
    "read_recorded",
    "review",
    "review_all",
    "simulate",
    "solve",
    "solve_pre_endgame",
]
