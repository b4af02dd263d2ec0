"""The door of a simulated event: IDs looked at, fields checked, everybody noted as there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import commands as c

if TYPE_CHECKING:
    from rackhouse.simulation.office import Office


async def check_in(office: Office, entries: list[int]) -> None:
    """Let entries in, as far as the event asks for anything."""
    plan = office.state.event
    for entry in entries:
        if plan.identity.needed:
            await office.do(c.CheckId, entry, proper=True)
        for field in plan.fields:
            if field.verified:
                await office.do(c.CheckEligibility, entry, field.key, eligible=True)
        if plan.check_in:
            await office.do(c.CheckIn, entry)
            office.clock.move(20)
