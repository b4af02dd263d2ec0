"""Commands about entries and equipment."""

from __future__ import annotations

from rackhouse.contest.commands.terms import Command
from rackhouse.contest.entry import EntryKind


class AddEntry(Command, frozen=True, tag="add entry"):
    """Enter a player, a team or a house team; late ones are found a place where there is one."""

    division: str
    kind: EntryKind = "player"
    members: tuple[str, ...] = ()
    answered: tuple[str, ...] = ()
    brings: tuple[str, ...] = ()


class MoveEntry(Command, frozen=True, tag="move entry"):
    """Put an entry that has not been paired into another division."""

    entry: int
    division: str
    reason: str


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Take an entry out; matches it was to play are forfeited, those it played stand."""

    entry: int
    reason: str = ""


class Reinstate(Command, frozen=True, tag="reinstate"):
    """Let an entry that withdrew play on."""

    entry: int
    reason: str = ""


class ChangeMembers(Command, frozen=True, tag="change members"):
    """Say who makes up a team."""

    entry: int
    members: tuple[str, ...]


class SayBrings(Command, frozen=True, tag="say brings"):
    """Say what an entry brings: a board, a clock."""

    entry: int
    kinds: tuple[str, ...]


class CheckId(Command, frozen=True, tag="check id"):
    """Note whether a proper ID was shown."""

    entry: int
    proper: bool


class CheckEligibility(Command, frozen=True, tag="check eligibility"):
    """Note what the desk found about a field."""

    entry: int
    field: str
    eligible: bool


class CheckIn(Command, frozen=True, tag="check in"):
    """Note that an entry is there."""

    entry: int


class AddItem(Command, frozen=True, tag="add item"):
    """Label one more thing to lend."""

    label: str
    kind: str


class Lend(Command, frozen=True, tag="lend"):
    """Lend a thing to an entry."""

    label: str
    entry: int
    id_held: bool = False


class TakeBack(Command, frozen=True, tag="take back"):
    """Note that a thing is back, and in what state."""

    label: str
    note: str = ""
