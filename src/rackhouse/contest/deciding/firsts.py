"""Who goes first in pairings that are about to be written, where the division balances it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import actions
from rackhouse.contest.pairing.starts import Starts, with_firsts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.contest.deciding.deciding import EventDeciding
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.pairing.starts import Firsts
    from rackhouse.contest.state import Division


def settled(
    deciding: EventDeciding, key: str, pairings: Iterable[Pairing], starts: Starts | None = None
) -> tuple[Pairing, ...]:
    """Pairings of a division, each with who goes first.

    ``starts`` has who went first before them; without it, the division is asked, round by round.
    """
    division = deciding.state.divisions[key]
    return _settled(deciding, division, tuple(pairings), division.plan.firsts, starts)


def _settled(
    deciding: EventDeciding,
    division: Division,
    pairings: tuple[Pairing, ...],
    wish: Firsts,
    starts: Starts | None,
) -> tuple[Pairing, ...]:
    if wish != "balanced":
        return pairings
    if starts is not None:
        return with_firsts(starts, pairings, deciding.drawn)
    found: dict[int, Pairing] = {}
    for number in sorted({one.round for one in pairings}):
        before = Starts.before(deciding.state, division, number)
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
        again = _settled(deciding, division, tuple(open_), command.firsts, None)
        begins = tuple((one.number, one.first) for one in again)
    deciding.write(actions.FirstsSet(division.key, command.firsts, begins))
