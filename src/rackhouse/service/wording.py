"""Texts from people that the hall stores: one line, within limits, writable everywhere."""

from __future__ import annotations

import unicodedata
from typing import Literal, TypeAlias

from rackhouse.errors import MalformedError

TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of the text after them, also on other people's pages."""
EMPTY = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are drawn as nothing."""


What: TypeAlias = Literal["name", "login", "label", "title", "book", "edition", "line"]


def line(text: str, what: What, most: int, *, least: int = 1) -> str:
    r"""A text as one tidy line.

    >>> line("  Ann \t Lee ", "name", 40)
    'Ann Lee'
    >>> line("\x00", "name", 40)
    Traceback (most recent call last):
    rackhouse.errors.MalformedError: This name has a character that cannot be saved. Remove it.

    Raises:
        MalformedError: if it is too long, too short, or has an unreadable character.
    """
    tidy = " ".join(unicodedata.normalize("NFC", text[: 10 * most]).split())
    if any(unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn") for sign in tidy) or (
        TURNING & set(tidy)
    ):
        raise MalformedError("line-not-writable", what=what)
    if not least <= len(tidy) <= most:
        raise MalformedError("line-length", what=what, least=least, most=most)
    if tidy and not any(map(_is_seen, tidy)):
        raise MalformedError("line-invisible", what=what)
    return tidy


def _is_seen(sign: str) -> bool:
    """Whether a character is visible on its own."""
    return unicodedata.category(sign)[0] in "LNPS" and sign not in EMPTY
