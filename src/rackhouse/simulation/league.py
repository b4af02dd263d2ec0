"""Matches that opponents arrange: agreed, unplayed, unreachable, reported twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest import actions

if TYPE_CHECKING:
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.simulation.office import Office, Official

_DAY = 86_400_000
_EVENING = 2 * _DAY
"""Milliseconds before the end of the week at which most matches are played."""


async def arrange(office: Office, matches: list[Pairing], happened: set[str]) -> list[Pairing]:
    """Let opponents agree on a time; in the first weeks one match fails. Returns the others.

    ``happened`` are the troubles so far; a new one is added.
    """
    own = [match for match in matches if _is_arranged(office, match)]
    if not own:
        return matches
    deadline = max(office.state.arrangements[match.number].deadline or 0 for match in own)
    evening = deadline - _EVENING
    office.clock.move_to(deadline - 6 * _DAY)
    trouble = next((one for one in _TROUBLES if one not in happened), None)
    absent = own[-1:] if trouble is not None and len(own) > 1 else []
    for match in own:
        one, other = (_player(office, side) for side in match.sides)
        if match not in absent:
            await office.ask(one, actions.ProposeTime(match.number, match.sides[0], evening))
            await office.ask(other, actions.AcceptTime(match.number, match.sides[1], evening))
    if trouble is not None and absent:
        happened.add(trouble)
        await _TROUBLES[trouble](office, absent[0])
    office.clock.move_to(evening)
    await office.time_passes(0)
    return [match for match in matches if match not in absent]


async def week_ends(office: Office, due: list[Pairing]) -> None:
    """End the week; unreported matches become double forfeits, which the office confirms."""
    deadlines = [
        one.deadline or 0
        for number, one in office.state.arrangements.items()
        if number in {match.number for match in due}
    ]
    if not deadlines or min(deadlines) > office.clock.now() + 3 * _DAY:
        return
    office.clock.move_to(min(deadlines))
    await office.time_passes(3600)
    for number, one in list(office.state.arrangements.items()):
        if one.forfeit_proposed and number not in office.state.results:
            await office.do(actions.ConfirmDoubleForfeit(number))


async def _report_twice(office: Office, match: Pairing) -> None:
    """Let both sides report a match played elsewhere, with different scores."""
    for side, scores in zip(match.sides, ((371, 366), (361, 366)), strict=True):
        await office.ask(_player(office, side), actions.ReportResult(match.number, side, scores))


async def _ask_for_ruling(office: Office, match: Pairing) -> None:
    """One side cannot be reached; the office sees the attempts and rules."""
    side = match.sides[0]
    for means in ("email", "phone"):
        await office.ask(_player(office, side), actions.LogAttempt(match.number, side, means))
        await office.time_passes(3600 * 20)
    await office.ask(_player(office, side), actions.AskRuling(match.number, side))
    await office.do(
        actions.RuleMatch(match.number, side, "The other side answered nothing for days.")
    )


async def _keep_silent(_office: Office, _match: Pairing) -> None:
    """Do nothing until the week is over."""


_TROUBLES: Final = {
    "reported twice": _report_twice,
    "unreachable": _ask_for_ruling,
    "silence": _keep_silent,
}
"""One of these happens each week."""


def _player(office: Office, entry: int) -> Official:
    return office.players.get(entry, office.organiser)


def _is_arranged(office: Office, match: Pairing) -> bool:
    return office.state.division(match.division).plan.format.is_self_scheduled
