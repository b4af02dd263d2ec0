"""The entries of an event and the equipment it lends, for everybody and for the office."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import actions, why_may_not_play
from rackhouse.contest.age import Band
from rackhouse.contest.entry import EntryKind, supplies
from rackhouse.contest.money import fees_paid
from rackhouse.contest.state import waiting_list

if TYPE_CHECKING:
    from rackhouse.contest.entry import Entry
    from rackhouse.desk.views.scene import Scene


class MemberShown(msgspec.Struct, frozen=True):
    """A member of a team."""

    id: str
    name: str


class DetailsShown(msgspec.Struct, frozen=True):
    """What an entry told the organiser."""

    born: date | None
    mail: str
    phone: str
    club: str
    rating: int | None
    answers: dict[str, str]
    shares_contact: bool
    """Whether opponents may see mail and phone."""


class EntryShown(msgspec.Struct, frozen=True):
    """An entry. What only the office may know is empty for everybody else."""

    number: int
    name: str
    kind: EntryKind
    division: str
    rating: int | None
    """As the office knows it; null if it has none."""
    members: tuple[MemberShown, ...]
    is_withdrawn: bool
    is_checked_in: bool
    answered: tuple[str, ...]
    """Which fields were answered."""
    checks: dict[str, bool]
    """What the desk found about fields that it checks."""
    has_id: bool | None
    """Whether a proper ID was seen; null if nobody has looked."""
    brings: tuple[str, ...]
    classes: tuple[str, ...]
    """The classes whose awards it plays for."""
    band: Band | None
    """Its own age band, if its division has several; null if nobody has said which."""
    why_not: str
    """Why it may not play now; empty if it may."""
    has_paid: bool | None
    """Whether its entry fee is paid; null if there is none, or for the public."""
    details: DetailsShown | None


class EntriesShown(msgspec.Struct, frozen=True):
    """All entries, by number."""

    number: int
    """The number of the event's last line."""
    entries: tuple[EntryShown, ...]
    waiting: tuple[EntryShown, ...]
    """Those on the waiting list, the first in line first; for the office, and a player's own."""
    kept_apart: tuple[tuple[int, int, str], ...]
    """Pairs that are not to meet, and why; for the office."""


def entries_shown(scene: Scene) -> EntriesShown:
    """The entries of an event."""
    state = scene.state
    apart = (
        tuple((one, other, why) for (one, other), why in state.forbidden.items())
        if scene.who.is_office
        else ()
    )
    entries = [entry for _, entry in sorted(state.entries.items())]
    paid = fees_paid(state)
    waiting = [state.entries[number] for number in waiting_list(state)]
    return EntriesShown(
        state.number,
        tuple(_shown(scene, one, paid) for one in entries if not one.waits or one.is_withdrawn),
        tuple(
            _shown(scene, one, paid)
            for one in waiting
            if scene.who.is_office or scene.who.is_of(one.number)
        ),
        apart,
    )


def _shown(scene: Scene, entry: Entry, paid: frozenset[int]) -> EntryShown:
    known = scene.names.of(entry.number)
    members = tuple(MemberShown(one, known.members.get(one, "")) for one in entry.members)
    own = scene.who.is_office or scene.who.is_of(entry.number)
    details = known.details
    return EntryShown(
        number=entry.number,
        name=scene.name(entry.number),
        kind=entry.kind,
        division=entry.division,
        rating=details.rating,
        members=members,
        is_withdrawn=entry.is_withdrawn,
        is_checked_in=entry.is_checked_in,
        answered=entry.answered if own else (),
        checks=entry.checks if own else {},
        has_id=entry.has_id if own else None,
        brings=entry.brings if own else (),
        classes=entry.classes if own else (),
        band=entry.band,
        why_not=scene.say(why_may_not_play(scene.state, entry.number) or "") if own else "",
        has_paid=entry.number in paid if own and scene.state.event.sign_up.fee else None,
        details=DetailsShown(
            details.born,
            details.mail,
            details.phone,
            details.club,
            details.rating,
            details.answers,
            details.shares_contact,
        )
        if own
        else None,
    )


class ItemShown(msgspec.Struct, frozen=True):
    """One thing that the house lends."""

    label: str
    title: str
    """The label in the reader's words."""
    kind: str
    lent_to: int | None
    name: str
    since: int | None
    id_held: bool
    note: str


class SupplyShown(msgspec.Struct, frozen=True):
    """How many there are of a kind."""

    kind: str
    stock: int
    """How many the house says it has."""
    house: int
    """How many of those are labelled."""
    out: int
    brought: int


class BringerShown(msgspec.Struct, frozen=True):
    """An entry that brings its own equipment."""

    entry: int
    name: str
    kinds: tuple[str, ...]


class EquipmentShown(msgspec.Struct, frozen=True):
    """All equipment of an event."""

    number: int
    """The number of the event's last line."""
    items: tuple[ItemShown, ...]
    supplies: tuple[SupplyShown, ...]
    who_brings: tuple[BringerShown, ...]


def equipment_shown(scene: Scene) -> EquipmentShown:
    """The equipment; who has what is shown to the office and to the borrower."""
    state = scene.state
    since = {
        line.fact.label: line.at
        for line in scene.book.lines
        if isinstance(line.fact, actions.ItemLent)
    }
    items = []
    for _, item in sorted(state.items.items()):
        holder = item.holder
        if not scene.who.is_office and (holder is None or not scene.who.is_of(holder)):
            continue
        items.append(
            ItemShown(
                item.label,
                scene.say(item.name),
                item.kind,
                holder,
                "" if holder is None else scene.name(holder),
                None if holder is None else since.get(item.label),
                item.id_held,
                item.note,
            )
        )
    stock = {one.kind: one.count for one in state.event.equipment}
    counted = {one.kind: one for one in supplies(state.items, state.entries.values())}
    kinds = [*stock, *(kind for kind in counted if kind not in stock)]
    return EquipmentShown(
        state.number,
        tuple(items),
        tuple(
            SupplyShown(
                kind,
                stock.get(kind, 0),
                counted[kind].house if kind in counted else 0,
                counted[kind].out if kind in counted else 0,
                counted[kind].brought if kind in counted else 0,
            )
            for kind in kinds
        ),
        tuple(
            BringerShown(entry.number, scene.name(entry.number), entry.brings)
            for _, entry in sorted(state.entries.items())
            if entry.brings and entry.is_active and scene.who.is_office
        ),
    )
