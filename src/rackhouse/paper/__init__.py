"""Games on paper: a record in, the bytes of a PDF out."""

from rackhouse.paper.sheet import Heading, score_sheet
from rackhouse.paper.size import SIZES, Paper

__all__ = ["SIZES", "Heading", "Paper", "score_sheet"]
