"""Games and events on paper: a record or a state in, the bytes of a PDF out.

Each print has its own module, such as ``rackhouse.paper.pairings``; ``docs/contest.md`` lists them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rackhouse.paper.size import SIZES, Paper

if TYPE_CHECKING:
    from rackhouse.paper.sheet import Heading, score_sheet

__all__ = ["SIZES", "Heading", "Paper", "score_sheet"]


def __getattr__(name: str) -> Any:
    """Load the drawing modules only when something is printed, as they take a moment."""
    if name not in __all__:
        raise AttributeError(f"There is no {name!r} in {__name__}.")
    from rackhouse.paper import sheet  # noqa: PLC0415

    return getattr(sheet, name)
