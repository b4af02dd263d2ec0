"""Entries: who takes part, what the desk has checked, what was lent."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rackhouse.contest.actions.terms import EventCommand, EventFact, Text, WhenSent
from rackhouse.contest.age import Band
from rackhouse.contest.entry import EntryKind


class AddEntry(EventCommand, frozen=True, tag="add entry"):
    """Enter a player, a team or a house team; a late one gets a place if there is one."""

    division: Text
    kind: EntryKind = "player"
    members: tuple[Text, ...] = ()
    answered: tuple[Text, ...] = ()
    brings: tuple[Text, ...] = ()
    band: Band | None = None
    """The age band, in a division that merges several."""
    classes: tuple[Text, ...] = ()
    """The team or the classes it plays for."""


class EntryAdded(EventFact, AddEntry, frozen=True, kw_only=True, tag="entry added"):
    """Somebody takes part. Who that is, is kept elsewhere under the number."""

    entry: int
    waits: bool = False
    """Whether every place was taken, so that it is on the waiting list."""


class AddEntries(EventCommand, frozen=True, tag="add entries"):
    """Enter a whole list, in one action: all of them, or nobody."""

    entries: Annotated[tuple[AddEntry, ...], WhenSent(Meta(max_length=500))]
    paid: Annotated[tuple[int, ...], WhenSent(Meta(max_length=500))] = ()
    """Which of them have paid the entry fee, by their places in the list from 0 on."""


class MoveEntry(EventCommand, frozen=True, tag="move entry"):
    """Put an entry that has not been paired into another division."""

    entry: int
    division: Text
    reason: Text


class EntryMoved(EventFact, MoveEntry, frozen=True, tag="entry moved"):
    """An entry went into another division."""


class MoveUp(EventCommand, frozen=True, tag="move up"):
    """Give an entry on the waiting list a place."""

    entry: int


class MovedUp(EventFact, MoveUp, frozen=True, tag="moved up"):
    """An entry on the waiting list got a place."""


class Withdraw(EventCommand, frozen=True, tag="withdraw"):
    """Take an entry out: it forfeits what it still had to play; what it played stands."""

    entry: int
    reason: Text = ""


class EntryWithdrawn(EventFact, Withdraw, frozen=True, tag="entry withdrawn"):
    """An entry plays no more."""


class Reinstate(EventCommand, frozen=True, tag="reinstate"):
    """Let an entry that withdrew play again."""

    entry: int
    reason: Text = ""


class EntryReinstated(EventFact, Reinstate, frozen=True, tag="entry reinstated"):
    """An entry that had withdrawn plays again."""


class ChangeMembers(EventCommand, frozen=True, tag="change members"):
    """Say who is in a team."""

    entry: int
    members: tuple[Text, ...]


class MembersChanged(EventFact, ChangeMembers, frozen=True, tag="members changed"):
    """A team has these members now."""


class SayBrings(EventCommand, frozen=True, tag="say brings"):
    """Say what an entry brings: a board, a clock."""

    entry: int
    kinds: tuple[Text, ...]


class BringsSaid(EventFact, SayBrings, frozen=True, tag="brings said"):
    """An entry brings these things."""


class SetClasses(EventCommand, frozen=True, tag="set classes"):
    """Say for which classes' awards an entry plays."""

    entry: int
    classes: tuple[Text, ...]


class ClassesSet(EventFact, SetClasses, frozen=True, tag="classes set"):
    """An entry plays for the awards of these classes too."""


class SetBand(EventCommand, frozen=True, tag="set band"):
    """Say to which age band of a merged division an entry belongs."""

    entry: int
    band: Band


class BandSet(EventFact, SetBand, frozen=True, tag="band set"):
    """An entry belongs to this age band of its division."""


class CheckId(EventCommand, frozen=True, tag="check id"):
    """Note whether a proper ID was shown."""

    entry: int
    proper: bool


class IdChecked(EventFact, CheckId, frozen=True, tag="id checked"):
    """The desk looked at an ID."""


class CheckEligibility(EventCommand, frozen=True, tag="check eligibility"):
    """Note what the desk found about an answer of an entry."""

    entry: int
    field: Text
    eligible: bool


class EligibilityChecked(EventFact, CheckEligibility, frozen=True, tag="eligibility checked"):
    """The desk checked an answer of an entry."""


class CheckIn(EventCommand, frozen=True, tag="check in"):
    """Note that an entry is there."""

    entry: int


class CheckInAll(EventCommand, frozen=True, tag="check in all"):
    """Note that several entries are there, in one action: all of them, or nobody."""

    entries: Annotated[tuple[int, ...], WhenSent(Meta(max_length=500))]
    proper: bool = False
    """Whether each of them has shown a proper ID as well."""


class CheckedIn(EventFact, CheckIn, frozen=True, tag="checked in"):
    """An entry is there."""


class AddItem(EventCommand, frozen=True, tag="add item"):
    """Label one more thing to lend."""

    label: Text
    kind: Text


class ItemAdded(EventFact, AddItem, frozen=True, tag="item added"):
    """The house has one more thing to lend."""


class Lend(EventCommand, frozen=True, tag="lend"):
    """Lend a thing to an entry."""

    label: Text
    entry: int
    id_held: bool = False


class ItemLent(EventFact, Lend, frozen=True, tag="item lent"):
    """An entry borrowed a thing."""


class ReturnItem(EventCommand, frozen=True, tag="take back"):
    """Note that a thing is back, and in what state."""

    label: Text
    note: Text = ""


class ItemReturned(EventFact, ReturnItem, frozen=True, tag="item returned"):
    """A thing is back."""
