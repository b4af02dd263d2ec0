"""Equipment: what the house lends, who has it, and what players bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import facts as f
from rackhouse.contest.entry import supplies

if TYPE_CHECKING:
    from rackhouse.desk.views.scene import Scene


class ItemShown(msgspec.Struct, frozen=True):
    """One thing that the house lends."""

    label: str
    kind: str
    lent_to: int | None
    name: str
    since: int | None
    id_held: bool
    note: str


class SupplyShown(msgspec.Struct, frozen=True):
    """How much there is of a kind."""

    kind: str
    stock: int
    """What the house said that it has."""
    house: int
    """What of it is labelled."""
    out: int
    brought: int


class BringerShown(msgspec.Struct, frozen=True):
    """Who brings something of their own."""

    entry: int
    name: str
    kinds: tuple[str, ...]


class EquipmentShown(msgspec.Struct, frozen=True):
    """All equipment of an event."""

    number: int
    """Of the event's last line."""
    items: tuple[ItemShown, ...]
    supplies: tuple[SupplyShown, ...]
    who_brings: tuple[BringerShown, ...]


def equipment_shown(scene: Scene) -> EquipmentShown:
    """The equipment; who has what is for the office, and for whoever has it."""
    state = scene.state
    since = {
        line.fact.label: line.at for line in scene.book.lines if isinstance(line.fact, f.ItemLent)
    }
    items = []
    for _, item in sorted(state.items.items()):
        holder = item.holder
        if not scene.who.is_office and (holder is None or not scene.who.is_of(holder)):
            continue
        items.append(
            ItemShown(
                item.label,
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
