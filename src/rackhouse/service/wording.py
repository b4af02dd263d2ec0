"""Words from people that the hall keeps: one line, within limits, writable everywhere."""

from __future__ import annotations

import unicodedata

from rackhouse.errors import MalformedError


def line(text: str, what: str, most: int, *, least: int = 1) -> str:
    r"""A text as one tidy line.

    >>> line("  Ann \t Lee ", "A name", 40)
    'Ann Lee'
    >>> line("\x00", "A name", 40)
    Traceback (most recent call last):
    rackhouse.errors.MalformedError: A name holds a sign that cannot be written down.

    Raises:
        MalformedError: where it is too long or too short, or holds a sign that nobody can read.
    """
    tidy = " ".join(unicodedata.normalize("NFC", text[: 10 * most]).split())
    if any(unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn") for sign in tidy):
        raise MalformedError(f"{what} holds a sign that cannot be written down.")
    if not least <= len(tidy) <= most:
        raise MalformedError(f"{what} is {least} to {most} letters long.")
    return tidy
