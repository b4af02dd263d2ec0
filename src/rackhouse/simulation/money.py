"""Money at a simulated event that takes some: pledges, purchases, a slip that is reversed, tabs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import commands as c
from rackhouse.contest.money import statement

if TYPE_CHECKING:
    from random import Random

    from rackhouse.simulation.office import Office


async def pledge(office: Office, chance: Random) -> None:
    """Somebody pledges for each third entry, so many cents a point."""
    if not office.state.event.catalogue:
        return
    for entry in _paying(office)[::3]:
        await office.do(c.MakePledge, entry, chance.randint(1, 5))


async def buy(office: Office, chance: Random) -> None:
    """Purchases away from the tables: some at once, some on the tab, one by mistake."""
    catalogue = office.state.event.catalogue
    if not catalogue:
        return
    for entry in _paying(office)[::2]:
        bought = chance.choice(catalogue)
        await office.do(c.Charge, entry, bought.key, paid=chance.random() < 0.5)
    await office.do(c.Charge, _paying(office)[0], catalogue[0].key)
    slip = office.state.ledger.entries[-1].number
    await office.do(c.ReverseMoney, slip, "Charged to the wrong team.")


async def settle(office: Office) -> None:
    """Take in what is owed and pledged; the last tab stays open."""
    for one in list(office.state.pledges.values()):
        if not one.is_collected:
            await office.do(c.CollectPledge, one.number)
    owing = [entry for entry in _paying(office) if statement(office.state, entry).owed > 0]
    for entry in owing[:-1]:
        await office.do(c.TakePayment, entry, statement(office.state, entry).owed)


def _paying(office: Office) -> list[int]:
    return [
        entry.number
        for entry in office.state.entries.values()
        if entry.is_active and not entry.is_house
    ]
