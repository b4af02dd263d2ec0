"""Names as one types them without looking: no marks, no capitals.

Marks that Unicode takes for part of the letter, a stroke or two letters grown together, are given
here; the rest it takes apart itself.
"""

from __future__ import annotations

from typing import Final
from unicodedata import combining, normalize

_GROWN_TOGETHER: Final = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t"} | {"æ": "ae", "œ": "oe", "þ": "th"}
)


def strip_accents(text: str) -> str:
    """A text in plain small letters.

    >>> strip_accents("Łucja Ærø-Størmer"), strip_accents("Émile Weiß")
    ('lucja aero-stormer', 'emile weiss')
    """
    apart = normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not combining(sign)).translate(_GROWN_TOGETHER)
