"""Divisions of a simulated event: merged where few are in them, another format where many are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import commands as c
from rackhouse.desk.enter import SignUp

if TYPE_CHECKING:
    from rackhouse.simulation.office import Office

FEW, MANY = 3, 7
"""Entries below which a division is merged, and from which on it is not played by everybody
against everybody."""


async def settle_formats(office: Office) -> None:
    """Where there are several divisions, merge the small ones and shorten the large ones."""
    while (found := _small(office)) is not None:
        await office.do(c.MergeDivisions, *found, "Too few entered to play alone.")
    if len(office.state.event.divisions) < 2:
        return
    for division in list(office.state.divisions.values()):
        shorter = division.plan.format.shorter(4)
        if division.stage == "open" and shorter and _size(office, division.key) >= MANY:
            reason = "More entered than the day has time for."
            await office.do(c.ChangeFormat, division.key, shorter, reason)


def _small(office: Office) -> tuple[str, str] | None:
    """The smallest division, where it is to be merged, and the larger one of its neighbours."""
    keys = [key for key in office.state.divisions if _size(office, key)]
    if len(keys) < 2:
        return None
    place = min(range(len(keys)), key=lambda one: _size(office, keys[one]))
    beside = [*keys[max(0, place - 1) : place], *keys[place + 1 : place + 2]]
    if _size(office, keys[place]) >= FEW:
        return None
    return keys[place], max(beside, key=lambda one: _size(office, one))


async def add_house_teams(office: Office) -> None:
    """A house team where an odd number would need one."""
    for division in list(office.state.divisions.values()):
        if division.plan.format.has_house:
            await office.type_in(SignUp("The house", "house", division=division.key))


def _size(office: Office, key: str) -> int:
    if key not in office.state.divisions:
        return 0
    return sum(entry.is_active for entry in office.state.entries_of(key))
