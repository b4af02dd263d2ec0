"""Names for paper: whom the numbers of an event stand for, and in which language it speaks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.messages import EntryName, Value, Voice, all_of, known, message
from rackhouse.messages.voice import ENGLISH
from rackhouse.strip_accents import strip_accents

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.contest import EventState


_PLEDGE: Final = re.compile(r"pledge (\d+)")


class EntryNames(msgspec.Struct, frozen=True):
    """What entries and the members of teams are called; an event's facts do not know it.

    >>> names = EntryNames({3: "The Quips"}, {"p1": "Ann"})
    >>> names.of(3), names.of(12)
    ('The Quips', 'Entry 12')
    """

    entries: dict[int, str] = {}
    members: dict[str, str] = {}
    """By their opaque ids; one without a name is left out."""
    sponsors: dict[int, str] = {}
    """By the numbers of their pledges; for those who take money."""
    ratings: dict[int, int] = {}
    """Of entries whose rating the office knows."""
    voice: Voice = ENGLISH

    def of(self, entry: int) -> str:
        """What an entry is called."""
        return self.entries.get(entry, "").strip() or self.voice.say(EntryName(entry))

    def say(self, key: str, /, **values: Value) -> str:
        """The words of a key, in the language of the print."""
        return self.voice.say(message(key, **values))

    def members_of(self, state: EventState, entry: int) -> tuple[str, ...]:
        """What the members of an entry are called, as far as that is known."""
        found = (self.members.get(one, "").strip() for one in state.entry(entry).members)
        return tuple(name for name in found if name)

    def cause(self, cause: str) -> str:
        """What a line of the ledger is for.

        >>> EntryNames().cause("pledge 3"), EntryNames(voice=Voice("de")).cause("failed challenge")
        ('pledge 3', 'erfolglose Anzweiflung')
        """
        if found := _PLEDGE.fullmatch(cause):
            return self.say("print-pledge-number", number=int(found[1]))
        return self.voice.say(known("data-cause-", cause))

    def sponsor_in(self, cause: str) -> str:
        """Who pledged what a line of the ledger is for; empty where nobody did, or is known.

        >>> names = EntryNames(sponsors={3: "The Bakery"})
        >>> names.sponsor_in("pledge 3"), names.sponsor_in("a letter")
        ('The Bakery', '')
        """
        found = _PLEDGE.fullmatch(cause)
        return self.sponsors.get(int(found[1]), "") if found else ""

    def listed(self, entries: Iterable[int]) -> str:
        """Several entries in a row.

        >>> EntryNames({1: "Ann", 2: "Bob"}).listed((1, 2))
        'Ann and Bob'
        """
        return self.voice.say(all_of(self.of(entry) for entry in entries))


def capital(text: str) -> str:
    """A text that begins a sentence.

    >>> capital("single elimination")
    'Single elimination'
    """
    return text[:1].upper() + text[1:]


def in_order(name: str) -> tuple[str, str]:
    """What names are sorted by, so that an accent does not move one to the end.

    >>> sorted(["Zoe", "Émile", "eric", "Łucja"], key=in_order)
    ['Émile', 'eric', 'Łucja', 'Zoe']
    """
    return strip_accents(name), name
