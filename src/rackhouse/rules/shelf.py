"""The order in which lists show the sheets."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable


class _Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    order: tuple[str, ...]


@lru_cache
def _places() -> dict[str, int]:
    text = (files("rackhouse.rules") / "shelf.toml").read_text("utf-8")
    order = msgspec.toml.decode(text, type=_Shelf).order
    return {name: place for place, name in enumerate(order)}


def as_on_shelf(names: Iterable[str]) -> tuple[str, ...]:
    """Names in the order of lists; unknown ones come last, sorted.

    >>> as_on_shelf(["ours", "base", "another"])
    ('base', 'another', 'ours')
    """
    places = _places()
    return tuple(sorted(names, key=lambda name: (places.get(name, len(places)), name)))
