"""Sizes of paper, in points; 72 are an inch. Which one a place uses."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Paper: TypeAlias = Literal["a4", "letter"]

SIZES: Final[dict[Paper, tuple[float, float]]] = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}

_LETTER: Final = (
    "BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE",
    "AS", "GU", "MP", "UM", "VI",
)  # fmt: skip
"""The countries that print on Letter, as CLDR lists them, and the islands of the US."""


def paper_in(zone: str) -> Paper:
    """The paper of the country that a time zone is in; A4 if it names no country.

    >>> paper_in("America/Chicago"), paper_in("Europe/London"), paper_in("UTC")
    ('letter', 'a4', 'a4')
    """
    from babel.core import get_global  # noqa: PLC0415 - it takes a moment to load

    return "letter" if get_global("zone_territories").get(zone) in _LETTER else "a4"
