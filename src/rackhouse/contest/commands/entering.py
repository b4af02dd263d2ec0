"""Commands about entries and equipment."""

from __future__ import annotations

from rackhouse.contest.age import Band
from rackhouse.contest.commands.terms import EventCommand, Text
from rackhouse.contest.entry import EntryKind


class AddEntry(EventCommand, frozen=True, tag="add entry"):
    """Enter a player, a team or a house team; late ones are found a place where there is one."""

    division: Text
    kind: EntryKind = "player"
    members: tuple[Text, ...] = ()
    answered: tuple[Text, ...] = ()
    brings: tuple[Text, ...] = ()
    band: Band | None = None
    """Its age band, where several were merged; needless elsewhere."""


class MoveEntry(EventCommand, frozen=True, tag="move entry"):
    """Put an entry that has not been paired into another division."""

    entry: int
    division: Text
    reason: Text


class Withdraw(EventCommand, frozen=True, tag="withdraw"):
    """Take an entry out; matches it was to play are forfeited, those it played stand."""

    entry: int
    reason: Text = ""


class Reinstate(EventCommand, frozen=True, tag="reinstate"):
    """Let an entry that withdrew play on."""

    entry: int
    reason: Text = ""


class ChangeMembers(EventCommand, frozen=True, tag="change members"):
    """Say who makes up a team."""

    entry: int
    members: tuple[Text, ...]


class SayBrings(EventCommand, frozen=True, tag="say brings"):
    """Say what an entry brings: a board, a clock."""

    entry: int
    kinds: tuple[Text, ...]


class SetClasses(EventCommand, frozen=True, tag="set classes"):
    """Say for the awards of which classes an entry plays."""

    entry: int
    classes: tuple[Text, ...]


class SetBand(EventCommand, frozen=True, tag="set band"):
    """Say to which age band of a merged division an entry belongs."""

    entry: int
    band: Band


class CheckId(EventCommand, frozen=True, tag="check id"):
    """Note whether a proper ID was shown."""

    entry: int
    proper: bool


class CheckEligibility(EventCommand, frozen=True, tag="check eligibility"):
    """Note what the desk found about a field."""

    entry: int
    field: Text
    eligible: bool


class CheckIn(EventCommand, frozen=True, tag="check in"):
    """Note that an entry is there."""

    entry: int


class AddItem(EventCommand, frozen=True, tag="add item"):
    """Label one more thing to lend."""

    label: Text
    kind: Text


class Lend(EventCommand, frozen=True, tag="lend"):
    """Lend a thing to an entry."""

    label: Text
    entry: int
    id_held: bool = False


class ReturnItem(EventCommand, frozen=True, tag="take back"):
    """Note that a thing is back, and in what state."""

    label: Text
    note: Text = ""
