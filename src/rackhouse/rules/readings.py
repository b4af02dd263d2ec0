"""How gaps in the sheets are read, in words for those who play by them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


@cache
def readings() -> dict[str, str]:
    """Every reading by its ID, such as ``A-34``.

    >>> readings()["A-34"]
    'Where a sheet names no winner, it is the highest score.'
    """
    text = (files("rackhouse.rules") / "readings.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=dict[str, str])
