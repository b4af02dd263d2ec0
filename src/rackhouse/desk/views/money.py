"""The money of an event: the sum raised for everybody, the whole ledger for the office."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import EventRole, actions
from rackhouse.contest.folding.money import entry_of, side_of
from rackhouse.contest.money import all_points, donors, pledge_due, raised, raised_by_cause
from rackhouse.contest.plan import PaidHelp
from rackhouse.ledger.ledger import CASH, RAISED

if TYPE_CHECKING:
    from rackhouse.contest import EventState, Line
    from rackhouse.desk.views.scene import Scene
    from rackhouse.ledger import LedgerEntry

TILL = (EventRole.ORGANISER, EventRole.DESK, EventRole.SCORE_KEEPER, EventRole.JUDGE)
"""The roles that take money, and so see all of it."""


class CauseShown(msgspec.Struct, frozen=True):
    """What one cause has raised."""

    title: str
    cents: int


class TabShown(msgspec.Struct, frozen=True):
    """What an entry, or a donor, bought, paid and owes."""

    entry: int
    name: str
    points: int
    by_cause: dict[str, int]
    total: int
    paid: int
    owed: int
    has_mail: bool = False
    """Whether receipts can be mailed, for those who take money."""


class PostingShown(msgspec.Struct, frozen=True):
    """An entry of the ledger."""

    number: int
    at: int
    action: int
    """Its action, by which it can be undone."""
    entry: int
    name: str
    kind: str
    cause: str
    cents: int
    pairing: int | None
    """The match at whose table it arose; for a reversal, that of the reversed entry."""
    table: int | None
    """The table of that match."""
    reverses: int | None
    reversed_by: int | None


class PledgeShown(msgspec.Struct, frozen=True):
    """A pledge: cents for each point of an entry, a sum, or both."""

    number: int
    entry: int
    name: str
    sponsor: str
    """Who pledged, for those who take money; empty if it is not known."""
    cents_per_point: int
    cents: int
    due: int
    is_collected: bool


class MoneyShown(msgspec.Struct, frozen=True):
    """The money of an event, in cents."""

    number: int
    """The number of the event's last line."""
    currency: str
    goal: int
    raised: int
    paid: int
    owed: int
    causes: tuple[CauseShown, ...]
    catalogue: tuple[PaidHelp, ...]
    entries: tuple[TabShown, ...]
    """All tabs for those who take money, their own for players, none for others.

    Donors who play in no team come last; their numbers are below 0.
    """
    all: tuple[PostingShown, ...]
    pledges: tuple[PledgeShown, ...]


def money_shown(scene: Scene) -> MoneyShown:
    """The money that somebody may see."""
    state, who = scene.state, scene.who
    is_till = who.actor.role in TILL
    own = {who.actor.entry} if who.actor.role is EventRole.PLAYER else set()
    seen = {
        number
        for number, entry in state.entries.items()
        if (is_till or number in own) and not entry.is_house
    }
    tabs = (*sorted(seen), *(donors(state) if is_till else ()))
    total = raised(state) if state.plan is not None else 0
    paid = state.ledger.paid() if is_till else 0
    by_side, points = _by_side(state), all_points(state)
    return MoneyShown(
        number=state.number,
        currency=scene.info.settings.currency,
        goal=scene.info.settings.goal,
        raised=total,
        paid=paid,
        owed=state.ledger.raised() - paid if is_till else 0,
        causes=tuple(CauseShown(*one) for one in raised_by_cause(state).items()),
        catalogue=state.event.catalogue,
        entries=tuple(_tab(scene, number, by_side, points) for number in tabs),
        all=_postings(scene, set(tabs)),
        pledges=tuple(
            PledgeShown(
                one.number,
                one.entry,
                scene.name(one.entry),
                scene.names.of(one.entry).sponsors.get(one.number, "") if is_till else "",
                one.cents_per_point,
                one.cents,
                pledge_due(state, one),
                one.is_collected,
            )
            for one in state.pledges.values()
            if one.entry in seen
        ),
    )


def _by_side(state: EventState) -> dict[int, list[LedgerEntry]]:
    found: dict[int, list[LedgerEntry]] = defaultdict(list)
    for line in state.ledger.entries:
        found[line.side].append(line)
    return found


def _tab(
    scene: Scene, entry: int, by_side: dict[int, list[LedgerEntry]], points: dict[int, int]
) -> TabShown:
    lines = by_side.get(side_of(entry), [])
    by_cause: dict[str, int] = defaultdict(int)
    paid = 0
    for line in lines:
        for posting in line.postings:
            if posting.account == RAISED:
                by_cause[line.cause] -= posting.cents
            elif posting.account == CASH:
                paid += posting.cents
    total = sum(by_cause.values())
    return TabShown(
        entry,
        scene.name(entry),
        points.get(entry, 0),
        {cause: cents for cause, cents in by_cause.items() if cents},
        total,
        paid,
        total - paid,
        scene.who.actor.role in TILL and bool(scene.names.of(entry).details.mail),
    )


def _postings(scene: Scene, seen: set[int]) -> tuple[PostingShown, ...]:
    """Every entry of the ledger, with the moment and the action of the line that made it."""
    ledger = scene.state.ledger.entries
    voided = {line.reverses: line.number for line in ledger if line.reverses is not None}
    lines = [line for line in scene.book.lines if isinstance(line.fact, actions.MONEY)]
    both = list(zip(ledger, lines, strict=False))
    matches = {
        entry.number: line.fact.pairing
        for entry, line in both
        if isinstance(line.fact, actions.MoneyPosted)
    }
    return tuple(
        _posting(scene, entry, line, voided, matches)
        for entry, line in both
        if entry_of(entry.side) in seen
    )


def _posting(
    scene: Scene,
    entry: LedgerEntry,
    line: Line,
    voided: dict[int, int],
    matches: dict[int, int | None],
) -> PostingShown:
    number = entry.number if entry.reverses is None else entry.reverses
    pairing = matches.get(number)
    return PostingShown(
        number=entry.number,
        at=line.at,
        action=line.action,
        entry=entry_of(entry.side),
        name=scene.name(entry_of(entry.side)),
        kind=entry.kind,
        cause=entry.cause,
        cents=entry.cents,
        pairing=pairing,
        table=None if pairing is None else scene.state.tables.get(pairing),
        reverses=entry.reverses,
        reversed_by=voided.get(entry.number),
    )
