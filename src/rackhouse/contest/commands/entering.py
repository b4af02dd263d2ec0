"""Commands about entries and equipment."""

from __future__ import annotations

from rackhouse.contest.age import Band
from rackhouse.contest.commands.terms import Command, Text
from rackhouse.contest.entry import EntryKind


class AddEntry(Command, frozen=True, tag="add entry"):
    """Enter a player, a team or a house team; late ones are found a place where there is one."""

    division: Text
    kind: EntryKind = "player"
    members: tuple[Text, ...] = ()
    answered: tuple[Text, ...] = ()
    brings: tuple[Text, ...] = ()
    band: Band | None = None
    """Its age band, where several were merged; needless elsewhere."""


class MoveEntry(Command, frozen=True, tag="move entry"):
    """Put an entry that has not been paired into another division."""

    entry: int
    division: Text
    reason: Text


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Take an entry out; matches it was to play are forfeited, those it played stand."""

    entry: int
    reason: Text = ""


class Reinstate(Command, frozen=True, tag="reinstate"):
    """Let an entry that withdrew play on."""

    entry: int
    reason: Text = ""


class ChangeMembers(Command, frozen=True, tag="change members"):
    """Say who makes up a team."""

    entry: int
    members: tuple[Text, ...]


class SayBrings(Command, frozen=True, tag="say brings"):
    """Say what an entry brings: a board, a clock."""

    entry: int
    kinds: tuple[Text, ...]


class SetClasses(Command, frozen=True, tag="set classes"):
    """Say for the awards of which classes an entry plays."""

    entry: int
    classes: tuple[Text, ...]


class SetBand(Command, frozen=True, tag="set band"):
    """Say to which age band of a merged division an entry belongs."""

    entry: int
    band: Band


class CheckId(Command, frozen=True, tag="check id"):
    """Note whether a proper ID was shown."""

    entry: int
    proper: bool


class CheckEligibility(Command, frozen=True, tag="check eligibility"):
    """Note what the desk found about a field."""

    entry: int
    field: Text
    eligible: bool


class CheckIn(Command, frozen=True, tag="check in"):
    """Note that an entry is there."""

    entry: int


class AddItem(Command, frozen=True, tag="add item"):
    """Label one more thing to lend."""

    label: Text
    kind: Text


class Lend(Command, frozen=True, tag="lend"):
    """Lend a thing to an entry."""

    label: Text
    entry: int
    id_held: bool = False


class TakeBack(Command, frozen=True, tag="take back"):
    """Note that a thing is back, and in what state."""

    label: Text
    note: Text = ""
