"""Games and events on paper: a record or a state in, the bytes of a PDF out.

Each print is asked for at its own module, such as ``rackhouse.paper.pairings``; they are listed in
``docs/contest.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from rackhouse.paper.sheet import Heading, score_sheet

Paper: TypeAlias = Literal["a4", "letter"]

SIZES: Final[dict[Paper, tuple[float, float]]] = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
"""In points, of which 72 are an inch."""

__all__ = ["SIZES", "Heading", "Paper", "score_sheet"]


def __getattr__(name: str) -> Any:
    """What draws takes a moment to load: a hall is spared it until something is printed."""
    if name not in __all__:
        raise AttributeError(f"There is no {name!r} in {__name__}.")
    from rackhouse.paper import sheet  # noqa: PLC0415

    return getattr(sheet, name)
