"""What entries and their members are called; those who were erased go by their number."""

from __future__ import annotations

from functools import reduce
from re import fullmatch
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.desk.values import ALONE, Details, EntryNumber, EventPerson
from rackhouse.messages import EntryName, Listed, MatchName, Message, Name, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.messages import Value


_SPONSOR = "sponsor-"


def sponsor_id(pledge: int) -> str:
    """The id by which a sponsor is kept beside the entry that they pledged for.

    >>> sponsor_id(3)
    'sponsor-3'
    """
    return f"{_SPONSOR}{pledge}"


def is_sponsor(member: str) -> bool:
    """Whether an id stands for a sponsor: nobody of a team has such a one.

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

    def __call__(self, entry: EntryNumber) -> str:
        """What an entry is called."""
        return self.of(entry).name or f"Entry {entry}"

    def of(self, entry: EntryNumber) -> Known:
        """What is known of an entry."""
        return self.known.get(entry, _NOBODY)

    def listed(self, entries: Iterable[EntryNumber]) -> str:
        """Several entries in a sentence.

        >>> Names({}).listed([1, 2]), Names({}).listed([1, 2, 3])
        ('Entry 1 and Entry 2', 'Entry 1, Entry 2 and Entry 3')
        """
        *others, last = [self(entry) for entry in entries] or [""]
        return f"{', '.join(others)} and {last}" if others else last

    def facing(self, entries: Iterable[EntryNumber]) -> str:
        r"""The sides of a match, as they are written in any language.

        >>> Names({}).facing([1, 2]).split(" \N{EN DASH} ")
        ['Entry 1', 'Entry 2']
        """
        return " \N{EN DASH} ".join(self(entry) for entry in entries)

    def told(self, said: Message, pairings: Mapping[int, Pairing]) -> Message:
        r"""A message about entries and matches, with the names that are known in it.

        >>> from rackhouse.contest.pairing.pairing import Pairing
        >>> pairings = {29: Pairing(29, "main", 2, (3, 8), "")}
        >>> one = message("result-not-tied", match=MatchName(29))
        >>> str(Names({3: Known("Ann")}).told(one, pairings)).split(" \N{EN DASH} ")
        ['Ann', 'Entry 8 is not tied.']
        """
        named = {key: self._named(value, pairings) for key, value in said.values.items()}
        return Message(said.key, named)

    def _named(self, value: Value, pairings: Mapping[int, Pairing]) -> Value:
        match value:
            case EntryName(entry) if name := self.of(entry).name:
                return Name(name)
            case MatchName(number) if pairing := pairings.get(number):
                sides = (self._named(EntryName(side), pairings) for side in pairing.sides)
                return reduce(
                    lambda one, other: message("name-facing", one=one, other=other), sides
                )
            case Listed(items, joined):
                return Listed(tuple(self._named(item, pairings) for item in items), joined)
            case Message():
                return self.told(value, pairings)
            case _:
                return value


_NOBODY = Known()


def names_of(people: Iterable[EventPerson]) -> Names:
    """The names of an event out of what is kept.

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
