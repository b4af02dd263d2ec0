"""What facts of entries and of equipment do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.entry import Entry, Item
from rackhouse.contest.folding.climbing import joined
from rackhouse.contest.folding.parts import put, with_entry, with_reason
from rackhouse.contest.refusal import refuse
from rackhouse.contest.state import EventState, why_may_not_play
from rackhouse.errors import require
from rackhouse.messages import EntryName

if TYPE_CHECKING:
    from rackhouse.contest.age import Band
    from rackhouse.contest.folding.parts import Apply
    from rackhouse.contest.state import Division


def _added(state: EventState, fact: actions.EntryAdded, at: int) -> EventState:
    division = state.division(fact.division)
    _can_be_joined(division)
    require(fact.entry not in state.entries, "entry-number-taken", number=fact.entry)
    known = {field.key for field in state.event.fields}
    for key in fact.answered:
        require(key in known, "entry-field-not-asked", field=key[:60])
    if fact.kind != "house":
        for field in state.event.fields:
            require(
                not field.needed or field.key in fact.answered,
                "entry-answer-needed",
                ask=field.question,
            )
    if fact.band is not None:
        _check_band(division, fact.band)
    entry = Entry(
        fact.entry,
        fact.division,
        fact.kind,
        fact.members,
        fact.answered,
        brings=fact.brings,
        classes=_known_classes(division, fact.classes),
        waits=fact.waits,
        band=fact.band or division.only_band,
    )
    if fact.waits:
        return with_entry(state, entry)
    return joined(with_entry(state, entry), fact.entry, at)


def _can_be_joined(division: Division) -> None:
    is_final = division.stage == "certified"
    require(not is_final, "entry-division-certified", division=division.name)


def _moved(state: EventState, fact: actions.EntryMoved, at: int) -> EventState:
    entry = state.entry(fact.entry)
    division = state.division(fact.division)
    with_reason(fact.reason, "entry-move-needs-reason")
    require(
        not any(fact.entry in pairing.sides for pairing in state.pairings.values()),
        "entry-paired-already",
        entry=EntryName(fact.entry),
    )
    _can_be_joined(division)
    kept = tuple(one for one in entry.classes if one in division.plan.classes)
    band = entry.band if entry.band in division.bands else division.only_band
    after = with_entry(state, replace(entry, division=fact.division, classes=kept, band=band))
    return after if entry.waits else joined(after, fact.entry, at)


def _moved_up(state: EventState, fact: actions.MovedUp, at: int) -> EventState:
    entry = state.entry(fact.entry)
    name = EntryName(fact.entry)
    require(entry.waits and not entry.is_withdrawn, "entry-does-not-wait", entry=name)
    _can_be_joined(state.division(entry.division))
    return joined(with_entry(state, replace(entry, waits=False)), fact.entry, at)


def _withdrawn(state: EventState, fact: actions.EntryWithdrawn, _at: int) -> EventState:
    entry = state.entry(fact.entry)
    require(not entry.is_withdrawn, "entry-withdrawn-already", entry=EntryName(fact.entry))
    return with_entry(state, replace(entry, is_withdrawn=True))


def _reinstated(state: EventState, fact: actions.EntryReinstated, _at: int) -> EventState:
    entry = state.entry(fact.entry)
    require(entry.is_withdrawn, "entry-not-withdrawn", entry=EntryName(fact.entry))
    return with_entry(state, replace(entry, is_withdrawn=False))


def _regrouped(state: EventState, fact: actions.MembersChanged, _at: int) -> EventState:
    entry = state.entry(fact.entry)
    require(entry.kind != "player", "entry-single-player", entry=EntryName(fact.entry))
    return with_entry(state, replace(entry, members=fact.members))


def _brings(state: EventState, fact: actions.BringsSaid, _at: int) -> EventState:
    return with_entry(state, replace(state.entry(fact.entry), brings=fact.kinds))


def _classed(state: EventState, fact: actions.ClassesSet, _at: int) -> EventState:
    entry = state.entry(fact.entry)
    classes = _known_classes(state.division(entry.division), fact.classes)
    return with_entry(state, replace(entry, classes=classes))


def _known_classes(division: Division, classes: tuple[str, ...]) -> tuple[str, ...]:
    """These classes, each once, if the division has them."""
    for one in classes:
        require(one in division.plan.classes, "entry-no-award-for-class", category=one[:60])
    return tuple(dict.fromkeys(classes))


def _banded(state: EventState, fact: actions.BandSet, _at: int) -> EventState:
    entry = state.entry(fact.entry)
    _check_band(state.division(entry.division), fact.band)
    return with_entry(state, replace(entry, band=fact.band))


def _check_band(division: Division, band: Band) -> None:
    fits = band in division.bands
    require(fits, "entry-not-for-band", division=division.name, band=band.name)


def _id_checked(state: EventState, fact: actions.IdChecked, _at: int) -> EventState:
    """Without a proper ID, nobody stays checked in."""
    entry = state.entry(fact.entry)
    identity = state.event.identity
    require(identity.needed or identity.may_be_checked, "entry-no-ids-checked")
    present = entry.is_checked_in and fact.proper
    return with_entry(state, replace(entry, has_id=fact.proper, is_checked_in=present))


def _eligibility_checked(
    state: EventState, fact: actions.EligibilityChecked, _at: int
) -> EventState:
    entry = state.entry(fact.entry)
    known = {field.key for field in state.event.fields}
    require(fact.field in known, "entry-field-not-asked", field=fact.field[:60])
    return with_entry(state, replace(entry, checks=put(entry.checks, fact.field, fact.eligible)))


def _checked_in(state: EventState, fact: actions.CheckedIn, _at: int) -> EventState:
    entry = state.entry(fact.entry)
    present = with_entry(state, replace(entry, is_checked_in=True))
    refuse(why_may_not_play(present, fact.entry))
    require(not entry.is_checked_in, "entry-checked-in-already", entry=EntryName(fact.entry))
    return present


def _item_added(state: EventState, fact: actions.ItemAdded, _at: int) -> EventState:
    require(fact.label not in state.items, "entry-label-taken", label=fact.label)
    require(fact.label.strip() and fact.kind.strip(), "entry-label-needed")
    return replace(state, items=put(state.items, fact.label, Item(fact.label, fact.kind)))


def _item_lent(state: EventState, fact: actions.ItemLent, _at: int) -> EventState:
    item = _item(state, fact.label)
    state.entry(fact.entry)
    holder = EntryName(item.holder or 0)
    require(not item.is_out, "entry-item-out", entry=holder, label=item.name)
    require(
        fact.id_held or not state.event.lending.against_id,
        "entry-item-against-id",
        label=item.name,
    )
    lent = replace(item, holder=fact.entry, id_held=fact.id_held)
    return replace(state, items=put(state.items, item.label, lent))


def _item_returned(state: EventState, fact: actions.ItemReturned, _at: int) -> EventState:
    item = _item(state, fact.label)
    require(item.is_out, "entry-item-not-out", label=item.name)
    back = replace(item, holder=None, id_held=False, note=fact.note)
    return replace(state, items=put(state.items, item.label, back))


def _item(state: EventState, label: str) -> Item:
    require(label in state.items, "entry-no-item", label=label[:60])
    return state.items[label]


ENTERING: Final[dict[type, Apply]] = {
    actions.EntryAdded: _added,
    actions.EntryMoved: _moved,
    actions.MovedUp: _moved_up,
    actions.EntryWithdrawn: _withdrawn,
    actions.EntryReinstated: _reinstated,
    actions.MembersChanged: _regrouped,
    actions.BringsSaid: _brings,
    actions.ClassesSet: _classed,
    actions.BandSet: _banded,
    actions.IdChecked: _id_checked,
    actions.EligibilityChecked: _eligibility_checked,
    actions.CheckedIn: _checked_in,
    actions.ItemAdded: _item_added,
    actions.ItemLent: _item_lent,
    actions.ItemReturned: _item_returned,
}
