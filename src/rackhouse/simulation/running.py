"""What the office of a simulated event does: the door, divisions, equipment, money."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rackhouse.contest import actions
from rackhouse.contest.entry import still_out
from rackhouse.contest.money import statement
from rackhouse.desk.enter import SignUp

if TYPE_CHECKING:
    from random import Random

    from rackhouse.contest.formats import AnyFormat
    from rackhouse.simulation.office import Office


FEW, MANY = 3, 7
"""The size below which a division is merged, and from which it is no round robin."""


async def settle_formats(office: Office) -> None:
    """If there are several divisions, merge the small ones and shorten the large ones."""
    while (found := _small(office)) is not None:
        await office.do(actions.MergeDivisions(*found, "Too few entered to play alone."))
    if len(office.state.event.divisions) < 2:
        return
    for division in list(office.state.divisions.values()):
        shorter = division.plan.format.shorter(4)
        if division.stage == "open" and shorter and _size(office, division.key) >= MANY:
            reason = "More entered than the day has time for."
            await office.do(actions.ChangeFormat(division.key, cast("AnyFormat", shorter), reason))


def _small(office: Office) -> tuple[str, str] | None:
    """The smallest division, if it has to be merged, and the larger of its neighbours."""
    keys = [key for key in office.state.divisions if _size(office, key)]
    if len(keys) < 2:
        return None
    place = min(range(len(keys)), key=lambda one: _size(office, keys[one]))
    beside = [*keys[max(0, place - 1) : place], *keys[place + 1 : place + 2]]
    if _size(office, keys[place]) >= FEW:
        return None
    return keys[place], max(beside, key=lambda one: _size(office, one))


async def add_house_teams(office: Office) -> None:
    """Add a house team where an odd number needs one."""
    for division in list(office.state.divisions.values()):
        if division.plan.format.has_house:
            await office.type_in(SignUp("The house", "house", division=division.key))


def _size(office: Office, key: str) -> int:
    if key not in office.state.divisions:
        return 0
    return sum(entry.is_active for entry in office.state.entries_of(key))


async def check_in(office: Office, entries: list[int]) -> None:
    """Check entries in, as far as the event requires it."""
    plan = office.state.event
    for entry in entries:
        if plan.identity.needed:
            await office.do(actions.CheckId(entry, proper=True))
        for field in plan.fields:
            if field.verified:
                await office.do(actions.CheckEligibility(entry, field.key, eligible=True))
        if plan.check_in:
            await office.do(actions.CheckIn(entry))
            office.clock.move(20)


async def lend(office: Office) -> None:
    """Lend an item to every second entry, as long as there are any."""
    plan = office.state.event
    items = iter(sorted(office.state.items.values(), key=lambda one: (one.kind, one.label)))
    borrowers = [entry for entry in office.state.entries.values() if not entry.is_house][::2]
    for entry, item in zip(borrowers, items, strict=False):
        await office.do(actions.Lend(item.label, entry.number, id_held=plan.lending.against_id))


async def take_back(office: Office) -> None:
    """Take back everything except the last, which somebody forgot to bring."""
    for item in still_out(office.state.items)[:-1]:
        await office.do(actions.ReturnItem(item.label))


async def pledge(office: Office, chance: Random) -> None:
    """Pledge an amount per point for every third entry."""
    if not office.state.event.catalogue:
        return
    for entry in _paying(office)[::3]:
        await office.do(actions.MakePledge(entry, chance.randint(1, 5)))


async def buy(office: Office, chance: Random) -> None:
    """Make purchases away from the tables: some paid, some on the tab, one by mistake."""
    catalogue = office.state.event.catalogue
    if not catalogue:
        return
    for entry in _paying(office)[::2]:
        bought = chance.choice(catalogue)
        await office.do(actions.Charge(entry, bought.key, paid=chance.random() < 0.5))
    await office.do(actions.Charge(_paying(office)[0], catalogue[0].key))
    slip = office.state.ledger.entries[-1].number
    await office.do(actions.ReverseMoney(slip, "Charged to the wrong team."))


async def settle(office: Office) -> None:
    """Collect what is owed and pledged; the last tab stays open."""
    for one in list(office.state.pledges.values()):
        if not one.is_collected:
            await office.do(actions.CollectPledge(one.number))
    owing = [entry for entry in _paying(office) if statement(office.state, entry).owed > 0]
    for entry in owing[:-1]:
        await office.do(actions.TakePayment(entry, statement(office.state, entry).owed))


def _paying(office: Office) -> list[int]:
    return [
        entry.number
        for entry in office.state.entries.values()
        if entry.is_active and not entry.is_house
    ]
