"""Sizes of paper, in points; 72 are an inch."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Paper: TypeAlias = Literal["a4", "letter"]

SIZES: Final[dict[Paper, tuple[float, float]]] = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
