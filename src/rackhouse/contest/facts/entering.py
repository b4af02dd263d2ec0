"""Facts of entries: who takes part, what the desk has seen, what they hold."""

from __future__ import annotations

from rackhouse.contest.age import Band
from rackhouse.contest.entry import EntryKind
from rackhouse.contest.facts.terms import EventFact


class EntryAdded(EventFact, frozen=True, tag="entry added"):
    """Somebody takes part; who, is kept elsewhere under the number."""

    entry: int
    division: str
    kind: EntryKind
    members: tuple[str, ...] = ()
    answered: tuple[str, ...] = ()
    brings: tuple[str, ...] = ()
    band: Band | None = None


class EntryMoved(EventFact, frozen=True, tag="entry moved"):
    """An entry went into another division."""

    entry: int
    division: str
    reason: str


class EntryWithdrawn(EventFact, frozen=True, tag="entry withdrawn"):
    """An entry plays no more."""

    entry: int
    reason: str


class EntryReinstated(EventFact, frozen=True, tag="entry reinstated"):
    """An entry that had withdrawn plays on."""

    entry: int
    reason: str


class MembersChanged(EventFact, frozen=True, tag="members changed"):
    """A team is made up of these people now."""

    entry: int
    members: tuple[str, ...]


class BringsSaid(EventFact, frozen=True, tag="brings said"):
    """An entry brings these things."""

    entry: int
    kinds: tuple[str, ...]


class ClassesSet(EventFact, frozen=True, tag="classes set"):
    """An entry plays for the awards of these classes too."""

    entry: int
    classes: tuple[str, ...]


class BandSet(EventFact, frozen=True, tag="band set"):
    """An entry belongs to this age band of its division."""

    entry: int
    band: Band


class IdChecked(EventFact, frozen=True, tag="id checked"):
    """The desk looked at an ID."""

    entry: int
    proper: bool


class EligibilityChecked(EventFact, frozen=True, tag="eligibility checked"):
    """The desk looked at what an entry answered to a field."""

    entry: int
    field: str
    eligible: bool


class CheckedIn(EventFact, frozen=True, tag="checked in"):
    """An entry is there."""

    entry: int


class ItemAdded(EventFact, frozen=True, tag="item added"):
    """The house has one more thing to lend."""

    label: str
    kind: str


class ItemLent(EventFact, frozen=True, tag="item lent"):
    """An entry took a thing out."""

    label: str
    entry: int
    id_held: bool


class ItemReturned(EventFact, frozen=True, tag="item returned"):
    """A thing is back."""

    label: str
    note: str = ""
