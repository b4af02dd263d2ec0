"""The names of entries and their members; erased ones have only a number."""

from __future__ import annotations

from re import fullmatch
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.desk.values import ALONE, Details, EntryNumber, EventPerson
from rackhouse.messages import EntryName, Listed, MatchName, Message, Name, Value, Voice
from rackhouse.messages.voice import ENGLISH, isolated

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rackhouse.contest.pairing.pairing import Pairing


_SPONSOR = "sponsor-"


def sponsor_id(pledge: int) -> str:
    """The id of a sponsor among the people of the entry they pledged for.

    >>> sponsor_id(3)
    'sponsor-3'
    """
    return f"{_SPONSOR}{pledge}"


def is_sponsor(member: str) -> bool:
    """Whether an id is a sponsor's and not a team member's.

    >>> is_sponsor("sponsor-3"), is_sponsor("m1")
    (True, False)
    """
    return member.startswith(_SPONSOR)


class Known(msgspec.Struct, frozen=True):
    """Who an entry is, as far as it is known."""

    name: str = ""
    details: Details = Details()
    members: dict[str, str] = {}
    """The names of a team's members, by their ids."""
    sponsors: dict[int, str] = {}
    """Who pledged for it, by the numbers of the pledges."""


class Names(msgspec.Struct, frozen=True):
    """Who all entries of an event are.

    >>> Names({7: Known("Ann")})(7), Names({})(8)
    ('Ann', 'Entry 8')
    """

    known: dict[EntryNumber, Known] = {}

    def __call__(self, entry: EntryNumber, voice: Voice = ENGLISH) -> str:
        """The name of an entry."""
        return self.of(entry).name or voice.say(EntryName(entry))

    @property
    def ratings(self) -> dict[EntryNumber, int]:
        """The ratings that are known, by entry."""
        found = ((entry, one.details.rating) for entry, one in self.known.items())
        return {entry: rating for entry, rating in found if rating is not None}

    def voice(self, reader: Voice, pairings: Mapping[int, Pairing] | None = None) -> Voice:
        """A reader's voice that says entries and matches by name.

        >>> from rackhouse.contest.pairing.pairing import Pairing
        >>> names, pairings = Names({3: Known("Ann")}), {29: Pairing(29, "main", 2, (3, 8), "")}
        >>> names.voice(Voice("de"), pairings).say(MatchName(29)).split(" \N{EN DASH} ")
        ['Ann', 'Meldung 8']
        """

        def entry(number: int) -> Name | None:
            return Name(name) if (name := self.of(number).name) else None

        def match(number: int) -> str | None:
            found = (pairings or {}).get(number)
            return None if found is None else self.match(found.sides, reader)

        return reader.named(entry=entry, match=match)

    def resolved(self, said: Message, pairings: Mapping[int, Pairing]) -> Message:
        """The message with names in place of entry and match numbers.

        >>> from rackhouse.messages import message
        >>> Names({7: Known("Ann")}).resolved(message("log-checked-in", entry=EntryName(7)), {})
        Message(key='log-checked-in', values={'entry': Name(text='Ann')}, text='')
        """

        def of(value: Value) -> Value:
            match value:
                case EntryName(entry) if name := self.of(entry).name:
                    return Name(name)
                case MatchName(match) if match in pairings:
                    return self.match(pairings[match].sides)
                case Listed(items):
                    return replace(value, items=tuple(map(of, items)))
                case Message():
                    return self.resolved(value, pairings)
                case _:
                    return value

        return replace(said, values={name: of(value) for name, value in said.values.items()})

    def match(self, sides: Iterable[EntryNumber], voice: Voice = ENGLISH) -> str:
        """The sides of a match, each name kept together."""
        return " \N{EN DASH} ".join(isolated(self(side, voice)) for side in sides)

    def of(self, entry: EntryNumber) -> Known:
        """What is known of an entry."""
        return self.known.get(entry, _NOBODY)


_NOBODY = Known()


def names_of(people: Iterable[EventPerson]) -> Names:
    """The names of an event from its stored people.

    >>> names_of([EventPerson("e", 1, "", "The Owls"), EventPerson("e", 1, "m1", "Ann")])(1)
    'The Owls'
    """
    known: dict[EntryNumber, Known] = {}
    for person in people:
        before = known.get(person.entry, _NOBODY)
        if person.member == ALONE:
            known[person.entry] = replace(before, name=person.name, details=person.details)
        elif found := fullmatch(_SPONSOR + r"(\d{1,9})", person.member):
            sponsors = {**before.sponsors, int(found[1]): person.name}
            known[person.entry] = replace(before, sponsors=sponsors)
        else:
            members = {**before.members, person.member: person.name}
            known[person.entry] = replace(before, members=members)
    return Names(known)
