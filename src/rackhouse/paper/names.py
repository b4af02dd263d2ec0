"""Names for paper: who the numbers of an event are, and the language of the print."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest.money import CREDIT, PLEDGES
from rackhouse.messages import EntryName, Name, Value, Voice, all_of, known, message
from rackhouse.messages.voice import ENGLISH
from rackhouse.strip_accents import strip_accents

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.contest import EventState
    from rackhouse.contest.pairing.pairing import Pairing


_PLEDGE: Final = re.compile(r"pledge (\d+)")


class EntryNames(msgspec.Struct, frozen=True):
    """The names of entries and team members; an event's facts do not have them.

    >>> names = EntryNames({3: "The Quips"}, {"p1": "Ann"})
    >>> names.of(3), names.of(12)
    ('The Quips', 'Entry 12')
    """

    entries: dict[int, str] = {}
    members: dict[str, str] = {}
    """By their opaque IDs; members without a name are left out."""
    sponsors: dict[int, str] = {}
    """By the numbers of their pledges; for those who collect money."""
    ratings: dict[int, int] = {}
    """The ratings of entries, if the office knows them."""
    voice: Voice = ENGLISH

    def of(self, entry: int) -> str:
        """The name of an entry."""
        return self.entries.get(entry, "").strip() or self.voice.say(EntryName(entry))

    def in_match(self, pairing: Pairing, entry: int) -> str:
        """The name of a side of a match, marked if it goes first."""
        name = self.of(entry)
        return self.say("print-goes-first", name=Name(name)) if pairing.first == entry else name

    def say(self, key: str, /, **values: Value) -> str:
        """The words of a key, in the language of the print."""
        return self.voice.say(message(key, **values))

    def members_of(self, state: EventState, entry: int) -> tuple[str, ...]:
        """The known names of an entry's members."""
        found = (self.members.get(one, "").strip() for one in state.entry(entry).members)
        return tuple(name for name in found if name)

    def cause(self, cause: str) -> str:
        """What a line of the ledger is for.

        >>> EntryNames().cause("pledge 3"), EntryNames(voice=Voice("de")).cause("failed challenge")
        ('pledge 3', 'erfolglos angezweifelt')
        """
        if found := _PLEDGE.fullmatch(cause):
            return self.say("print-pledge-number", number=int(found[1]))
        if cause in (PLEDGES, CREDIT):
            return self.say(f"print-cause-{cause}")
        return self.voice.say(known("data-cause-", cause))

    def sponsor_in(self, cause: str) -> str:
        """Who pledged what a line of the ledger is for; empty if nobody did, or unknown.

        >>> names = EntryNames(sponsors={3: "The Bakery"})
        >>> names.sponsor_in("pledge 3"), names.sponsor_in("a letter")
        ('The Bakery', '')
        """
        found = _PLEDGE.fullmatch(cause)
        return self.sponsors.get(int(found[1]), "") if found else ""

    def listed(self, entries: Iterable[int]) -> str:
        """Several entries as a list.

        >>> EntryNames({1: "Ann", 2: "Bob"}).listed((1, 2))
        'Ann and Bob'
        """
        return self.voice.say(all_of(Name(self.of(entry)) for entry in entries))


def capital(text: str) -> str:
    """A text with a capital at its beginning.

    >>> capital("single elimination")
    'Single elimination'
    """
    return text[:1].upper() + text[1:]


def in_order(name: str) -> tuple[str, str]:
    """The sort key of a name, so that an accent does not move it to the end.

    >>> sorted(["Zoe", "Émile", "eric", "Łucja"], key=in_order)
    ['Émile', 'eric', 'Łucja', 'Zoe']
    """
    return strip_accents(name), name
