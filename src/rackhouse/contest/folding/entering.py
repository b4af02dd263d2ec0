"""What facts of entries and of equipment do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import facts
from rackhouse.contest.entry import Entry
from rackhouse.contest.equipment import Item
from rackhouse.contest.folding.climbing import joined
from rackhouse.contest.folding.parts import put, with_entry
from rackhouse.contest.state import State, why_may_not_play
from rackhouse.errors import require

if TYPE_CHECKING:
    from rackhouse.contest.age import Band
    from rackhouse.contest.folding.parts import Apply
    from rackhouse.contest.state import Division


def added(state: State, fact: facts.EntryAdded, at: int) -> State:
    """Somebody takes part."""
    division = state.division(fact.division)
    require(
        division.stage != "certified",
        f"The places of the division {division.plan.title} are certified; nobody can join it.",
    )
    require(fact.entry not in state.entries, f"There is an entry {fact.entry} already.")
    known = {field.key for field in state.event.fields}
    for key in fact.answered:
        require(key in known, f"This event does not ask for {key!r:.60}.")
    if fact.kind != "house":
        for field in state.event.fields:
            require(
                not field.needed or field.key in fact.answered,
                f"Nobody is entered without an answer to: {field.ask}",
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
        band=fact.band or division.only_band,
    )
    return joined(with_entry(state, entry), fact.entry, at)


def moved(state: State, fact: facts.EntryMoved, at: int) -> State:
    """An entry went into another division; in neither has it been paired."""
    entry = state.entry(fact.entry)
    state.division(fact.division)
    require(fact.reason.strip(), "A move to another division has a reason; write it down.")
    require(
        not any(fact.entry in pairing.sides for pairing in state.pairings.values()),
        f"Entry {fact.entry} has been paired in its division already and stays there.",
    )
    require(
        state.divisions[fact.division].stage != "certified",
        "The places of that division are certified; nobody can join it.",
    )
    division = state.divisions[fact.division]
    kept = tuple(one for one in entry.classes if one in division.plan.classes)
    band = entry.band if entry.band in division.bands else division.only_band
    after = with_entry(state, replace(entry, division=fact.division, classes=kept, band=band))
    return joined(after, fact.entry, at)


def withdrawn(state: State, fact: facts.EntryWithdrawn, _at: int) -> State:
    """An entry plays no more."""
    entry = state.entry(fact.entry)
    require(entry.is_active, f"Entry {fact.entry} has withdrawn already.")
    return with_entry(state, replace(entry, is_withdrawn=True))


def reinstated(state: State, fact: facts.EntryReinstated, _at: int) -> State:
    """An entry that had withdrawn plays on."""
    entry = state.entry(fact.entry)
    require(entry.is_withdrawn, f"Entry {fact.entry} has not withdrawn.")
    return with_entry(state, replace(entry, is_withdrawn=False))


def regrouped(state: State, fact: facts.MembersChanged, _at: int) -> State:
    """A team is made up of these people now."""
    entry = state.entry(fact.entry)
    require(entry.kind != "player", f"Entry {fact.entry} is a single player and has no members.")
    return with_entry(state, replace(entry, members=fact.members))


def brings(state: State, fact: facts.BringsSaid, _at: int) -> State:
    """An entry brings these things."""
    return with_entry(state, replace(state.entry(fact.entry), brings=fact.kinds))


def classed(state: State, fact: facts.ClassesSet, _at: int) -> State:
    """An entry plays for the awards of these classes too."""
    entry = state.entry(fact.entry)
    known = state.division(entry.division).plan.classes
    for one in fact.classes:
        require(one in known, f"No award of this division is for a class {one!r:.60}.")
    return with_entry(state, replace(entry, classes=tuple(dict.fromkeys(fact.classes))))


def banded(state: State, fact: facts.BandSet, _at: int) -> State:
    """An entry belongs to this age band."""
    entry = state.entry(fact.entry)
    _check_band(state.division(entry.division), fact.band)
    return with_entry(state, replace(entry, band=fact.band))


def _check_band(division: Division, band: Band) -> None:
    title = division.plan.title
    require(band in division.bands, f"The division {title} is not for {band}.")


def id_checked(state: State, fact: facts.IdChecked, _at: int) -> State:
    """The desk looked at an ID; without a proper one, nobody stays checked in."""
    entry = state.entry(fact.entry)
    identity = state.event.identity
    require(identity.needed or identity.may_be_checked, "This event checks no IDs.")
    present = entry.is_checked_in and fact.proper
    return with_entry(state, replace(entry, has_id=fact.proper, is_checked_in=present))


def eligibility_checked(state: State, fact: facts.EligibilityChecked, _at: int) -> State:
    """The desk looked at what an entry answered to a field."""
    entry = state.entry(fact.entry)
    known = {field.key for field in state.event.fields}
    require(fact.field in known, f"This event does not ask for {fact.field!r:.60}.")
    return with_entry(state, replace(entry, checks=put(entry.checks, fact.field, fact.eligible)))


def checked_in(state: State, fact: facts.CheckedIn, _at: int) -> State:
    """An entry is there, and nothing keeps it from playing."""
    entry = state.entry(fact.entry)
    present = with_entry(state, replace(entry, is_checked_in=True))
    reason = why_may_not_play(present, fact.entry)
    require(reason is None, reason or "")
    require(not entry.is_checked_in, f"Entry {fact.entry} is checked in already.")
    return present


def item_added(state: State, fact: facts.ItemAdded, _at: int) -> State:
    """The house has one more thing to lend."""
    require(fact.label not in state.items, f"There is a {fact.label} already; label it otherwise.")
    require(fact.label.strip() and fact.kind.strip(), "Equipment has a kind and a label.")
    return replace(state, items=put(state.items, fact.label, Item(fact.label, fact.kind)))


def item_lent(state: State, fact: facts.ItemLent, _at: int) -> State:
    """An entry took a thing out."""
    item = _item(state, fact.label)
    state.entry(fact.entry)
    require(not item.is_out, f"The {item.label} is out with entry {item.holder}.")
    require(
        fact.id_held or not state.event.lending.against_id,
        f"The {item.label} is lent against an ID; ask for it.",
    )
    lent = replace(item, holder=fact.entry, id_held=fact.id_held)
    return replace(state, items=put(state.items, item.label, lent))


def item_returned(state: State, fact: facts.ItemReturned, _at: int) -> State:
    """A thing is back."""
    item = _item(state, fact.label)
    require(item.is_out, f"The {item.label} is not out.")
    back = replace(item, holder=None, id_held=False, note=fact.note)
    return replace(state, items=put(state.items, item.label, back))


def _item(state: State, label: str) -> Item:
    require(label in state.items, f"There is no {label!r:.60} among the equipment.")
    return state.items[label]


ENTERING: Final[dict[type, Apply]] = {
    facts.EntryAdded: added,
    facts.EntryMoved: moved,
    facts.EntryWithdrawn: withdrawn,
    facts.EntryReinstated: reinstated,
    facts.MembersChanged: regrouped,
    facts.BringsSaid: brings,
    facts.ClassesSet: classed,
    facts.BandSet: banded,
    facts.IdChecked: id_checked,
    facts.EligibilityChecked: eligibility_checked,
    facts.CheckedIn: checked_in,
    facts.ItemAdded: item_added,
    facts.ItemLent: item_lent,
    facts.ItemReturned: item_returned,
}
