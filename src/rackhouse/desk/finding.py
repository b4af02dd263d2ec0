"""Finding people by a few letters of their names, as one types them."""

from __future__ import annotations

import re
from typing import Final

from rackhouse.strip_accents import strip_accents

_BETWEEN: Final = re.compile(r"[\s\-'\u2019.]+")


def is_found(name: str, letters: str) -> bool:
    """Whether every part of what was typed begins a word of a name, whatever its marks.

    >>> is_found("Łucja Nowak-Żak", "zak luc"), is_found("Žofia", "ofia"), is_found("Ann", "")
    (True, False, True)
    """
    words = _words(name)
    return all(any(word.startswith(part) for word in words) for part in _words(letters) if part)


def _words(text: str) -> list[str]:
    return _BETWEEN.split(strip_accents(text))
