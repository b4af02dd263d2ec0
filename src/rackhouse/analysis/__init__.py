"""What a position is worth under the rules of a house."""

from rackhouse.analysis.endgame import Endgame, EndgameTurn, solve
from rackhouse.analysis.simulation import SimulatedMove, Simulation, SimulationPlan, simulate
from rackhouse.analysis.win_model import WinModel

__all__ = [
    "Endgame",
    "EndgameTurn",
    "SimulatedMove",
    "Simulation",
    "SimulationPlan",
    "WinModel",
    "simulate",
    "solve",
]
