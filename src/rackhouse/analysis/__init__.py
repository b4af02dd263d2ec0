"""What a position is worth under the rules of a house, and what became of it in a game."""

from rackhouse.analysis.accuracy import accuracy_of
from rackhouse.analysis.appraisal import ReviewPlan
from rackhouse.analysis.endgame import Endgame, EndgameTurn, solve
from rackhouse.analysis.recorded import RecordedGame, read_recorded
from rackhouse.analysis.review import review
from rackhouse.analysis.reviewed import Mistake, PlayerReview, Review, ReviewedMove, TurnReview
from rackhouse.analysis.simulation import SimulatedMove, Simulation, SimulationPlan, simulate

__all__ = [
    "Endgame",
    "EndgameTurn",
    "Mistake",
    "PlayerReview",
    "RecordedGame",
    "Review",
    "ReviewPlan",
    "ReviewedMove",
    "SimulatedMove",
    "Simulation",
    "SimulationPlan",
    "TurnReview",
    "accuracy_of",
    "read_recorded",
    "review",
    "simulate",
    "solve",
]
