"""A photo of a real board, read as a play or a position."""

from rackhouse.vision.cell_network import CellNetwork
from rackhouse.vision.place import BoardPlace
from rackhouse.vision.read import read_board
from rackhouse.vision.reading import BoardReading, SquareReading

__all__ = ["BoardPlace", "BoardReading", "CellNetwork", "SquareReading", "read_board"]
