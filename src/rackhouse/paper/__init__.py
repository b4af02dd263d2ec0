"""Games and events on paper: a record or a state in, the bytes of a PDF out.

Each print is asked for at its own module, such as ``rackhouse.paper.pairings``; they are listed in
``docs/contest.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rackhouse.paper.size import SIZES, Paper

if TYPE_CHECKING:
    from rackhouse.paper.sheet import Heading, score_sheet

__all__ = ["SIZES", "Heading", "Paper", "score_sheet"]


def __getattr__(name: str) -> Any:
    """What draws takes a moment to load: a hall is spared it until something is printed."""
    if name not in __all__:
        raise AttributeError(f"There is no {name!r} in {__name__}.")
    from rackhouse.paper import sheet  # noqa: PLC0415

    return getattr(sheet, name)
