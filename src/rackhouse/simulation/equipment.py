"""Equipment of a simulated event: lent at the beginning, nearly all of it back at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import commands as c
from rackhouse.contest.entry import still_out

if TYPE_CHECKING:
    from rackhouse.simulation.office import Office


async def lend(office: Office) -> None:
    """Lend a thing to every second entry, as long as there are things."""
    plan = office.state.event
    items = iter(sorted(office.state.items.values(), key=lambda one: (one.kind, one.label)))
    borrowers = [entry for entry in office.state.entries.values() if not entry.is_house][::2]
    for entry, item in zip(borrowers, items, strict=False):
        await office.do(c.Lend, item.label, entry.number, id_held=plan.lending.against_id)


async def take_back(office: Office) -> None:
    """Take all of it back but the last, which somebody has forgotten to bring."""
    for item in still_out(office.state.items)[:-1]:
        await office.do(c.ReturnItem, item.label)
