"""Who goes first in pairings that are about to be written, where the division balances it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import actions
from rackhouse.contest.pairing.starts import Starts, with_firsts

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from rackhouse.contest.deciding.deciding import EventDeciding
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division


def settled(
    deciding: EventDeciding,
    key: str,
    pairings: Iterable[Pairing],
    starts: Starts | None = None,
    instead_of: Collection[int] = (),
) -> tuple[Pairing, ...]:
    """Pairings of a division, each with who goes first.

    ``starts`` has who went first before them; without it, the division is asked, round by round,
    about all but the pairings that these are played ``instead_of``.
    """
    division = deciding.state.divisions[key]
    if division.plan.firsts != "balanced":
        return tuple(pairings)
    if starts is not None:
        return with_firsts(starts, pairings, deciding.drawn)
    return _balanced(deciding, division, tuple(pairings), instead_of)


def _balanced(
    deciding: EventDeciding,
    division: Division,
    pairings: tuple[Pairing, ...],
    instead_of: Collection[int],
) -> tuple[Pairing, ...]:
    found: dict[int, Pairing] = {}
    for number in sorted({one.round for one in pairings}):
        before = Starts.before(deciding.state, division, number, instead_of)
        for one in found.values():
            before.note(one, one.first)
        games = [one for one in pairings if one.round == number]
        found |= {one.number: one for one in with_firsts(before, games, deciding.drawn)}
    return tuple(found[one.number] for one in pairings)


def set_firsts(deciding: EventDeciding, command: actions.SetFirsts) -> None:
    """Say who goes first from now on; what is paired and has no result follows."""
    state = deciding.state
    division = state.division(command.division)
    open_ = [one for one in state.outstanding(division.key) if not one.is_bye]
    if command.firsts == "drawn" or division.plan.format.is_bracket:
        begins = tuple((one.number, 0) for one in open_)
    else:
        again = _balanced(deciding, division, tuple(open_), {one.number for one in open_})
        begins = tuple((one.number, one.first) for one in again)
    deciding.write(actions.FirstsSet(division.key, command.firsts, begins))
