"""A sentence about a sheet, and the words that sentences are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.rules.basis import STATED, Basis

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_NUMBERS: Final = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve"),
)


class Sentence(msgspec.Struct, frozen=True):
    """One rule in words, and the keys that it comes from."""

    text: str
    keys: tuple[str, ...] = ()
    """The keys that it puts into words."""
    moot: tuple[str, ...] = ()
    """Keys that mean nothing here, such as the length of a turn without a limit."""
    said: Basis | None = None
    """Who says so, where no key does."""

    def bases(self, of_key: Mapping[str, Basis]) -> tuple[Basis, ...]:
        """Who says so, for each of its keys."""
        return (self.said,) if self.said else tuple(of_key[key] for key in self.keys)

    def basis(self, of_key: Mapping[str, Basis]) -> str:
        """Who says so, as it stands in brackets after the sentence.

        >>> rule = Sentence("A turn is 3 minutes.", ("turn.seconds", "turn.limit"))
        >>> rule.basis({"turn.seconds": Basis("text", ("F-38",)), "turn.limit": Basis("house")})
        'the sheet, F-38; this house'
        """
        bases = self.bases(of_key)
        merged = []
        for kind in (*STATED, "house"):
            ids = sorted({name for one in bases if one.kind == kind for name in one.ids})
            if any(one.kind == kind for one in bases):
                merged.append(str(Basis(kind, tuple(ids))))
        return "; ".join(merged)


class Part(msgspec.Struct, frozen=True):
    """A part of the explanation, under its heading."""

    title: str
    sentences: tuple[Sentence, ...]


def count(number: int, noun: str, nouns: str = "") -> str:
    """A number of things, in words where a person would use them.

    >>> count(1, "tile"), count(7, "tile"), count(50, "point"), count(2, "pass", "passes")
    ('one tile', 'seven tiles', '50 points', 'two passes')
    """
    return f"{in_words(number)} {noun if number == 1 else nouns or noun + 's'}"


def times(number: int) -> str:
    """How often.

    >>> times(1), times(2), times(3)
    ('once', 'twice', 'three times')
    """
    return {1: "once", 2: "twice"}.get(number) or f"{in_words(number)} times"


def in_words(number: int) -> str:
    """A number as a person writes it: up to twelve in letters.

    >>> in_words(4), in_words(40)
    ('four', '40')
    """
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else f"{number:,}"


def duration(seconds: int) -> str:
    """A length of time.

    >>> duration(30), duration(60), duration(150), duration(5400)
    ('30 seconds', '1 minute', '2 minutes 30 seconds', '90 minutes')
    """
    minutes, rest = divmod(seconds, 60)
    parts = []
    if minutes:
        parts.append(f"{minutes:,} minute{'' if minutes == 1 else 's'}")
    if rest or not minutes:
        parts.append(f"{rest} second{'' if rest == 1 else 's'}")
    return " ".join(parts)


def money(cents: int) -> str:
    """A sum of money.

    >>> money(500), money(5)
    ('$5.00', '$0.05')
    """
    return f"${cents // 100:,}.{cents % 100:02}"


def capital(text: str) -> str:
    """A text that begins a sentence.

    >>> capital("two players")
    'Two players'
    """
    return text[:1].upper() + text[1:]


def listed(words: Sequence[str], last: str = "and") -> str:
    """Some words as a person lists them.

    >>> listed(["A"]), listed(["A", "B", "C"]), listed(["A", "B"], "or")
    ('A', 'A, B and C', 'A or B')
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
