"""What goes wrong at a simulated event, in its first rounds and if its sheet allows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.contest import Result, actions
from rackhouse.contest.book import log_of
from rackhouse.contest.folding.brackets import tied_in
from rackhouse.simulation import running
from rackhouse.simulation.running import check_in

if TYPE_CHECKING:
    from random import Random

    from rackhouse.contest.formats import AnyFormat
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.desk.enter import SignUp
    from rackhouse.simulation.office import Office
    from rackhouse.simulation.table import SimulatedTable

_TURN_MARKED = 5
"""Turns after which somebody marks a discrepancy."""


async def stay_away(office: Office, matches: list[Pairing]) -> list[Pairing]:
    """Keep some away from the first round: no-shows, and a tie on paper; returns the rest."""
    if len(matches) < 3:
        return matches
    rest = list(matches)
    await _missed(office, rest.pop())
    if len(rest) > 2:
        await _written_on_paper(office, rest.pop())
    if len(rest) > 2 and _format(office, rest[-1]).is_bracket:
        nobody = Result("no-show", reason="Nobody came.")
        match = rest.pop()
        await office.do(actions.RecordResult(match.number, match.sides, nobody))
    return rest


async def during(tables: list[SimulatedTable]) -> None:
    """Mark a discrepancy at the first table, if the sheet has markers."""
    if not tables:
        return
    state = tables[0].state
    knows = state.rules.disputes.markers and not state.markers and not state.is_over
    if knows and len(state.tally) >= _TURN_MARKED:
        await tables[0].mark(0, "We have 14 points for this turn, the others have 12.")


async def settle(office: Office, tables: list[SimulatedTable]) -> None:
    """Rule as director on what was marked or reported twice, and break ties that need it."""
    for table in tables:
        while not table.is_over or await table.settle():
            await table.step()
    for one in list(office.state.discrepancies.values()):
        if one.is_open and one.pairing in office.state.results:
            await office.do(
                actions.RuleMatchDiscrepancy(one.number, "stands", "The sheet was added up again.")
            )
    for division in office.state.divisions.values():
        for number in tied_in(office.state, division):
            await office.do(actions.BreakMatchTie(number, "tile draw"))


async def after_first(office: Office, chance: Random, coming: list[SignUp]) -> None:
    """After the first round some come late, one leaves, a correction is made and undone."""
    await running.buy(office, chance)
    for late in coming:
        await check_in(office, await _entered_late(office, late))
    active = [one for one in office.state.entries.values() if one.is_active and not one.is_house]
    if len(active) > 4:
        await office.do(actions.Withdraw(active[len(active) // 2].number, "Called away."))
    await _correct_and_undo(office)


async def _entered_late(office: Office, late: SignUp) -> list[int]:
    """Enter somebody who comes late: by themselves, or by the desk with several divisions."""
    started = [one.key for one in office.state.divisions.values() if one.stage == "started"]
    if len(office.state.event.divisions) > 1 and started:
        most = max(started, key=lambda key: sum(1 for _ in office.state.entries_of(key)))
        return await office.type_in(replace(late, division=most))
    entry = await office.sign_up(late)
    return [] if entry is None else [entry]


async def _missed(office: Office, match: Pairing) -> None:
    """Record that the last side of a match does not come."""
    gone = match.sides[-1]
    if len(match.sides) == 2:
        result = Result("no-show", winner=match.sides[0], reason="Did not come.")
    else:
        scores = tuple(0 if side == gone else 201 + 17 * side % 150 for side in match.sides)
        result = Result("played", scores, absent=(gone,), reason="One seat stayed empty.")
    await office.do(actions.RecordResult(match.number, match.sides, result))


async def _written_on_paper(office: Office, match: Pairing) -> None:
    """Record a match on the players' own board, with a tie on its slip."""
    scores = (344,) * len(match.sides)
    before = tuple(350 - 3 * place for place in range(len(match.sides)))
    await office.do(
        actions.RecordResult(match.number, match.sides, Result("played", scores, before))
    )


async def _correct_and_undo(office: Office) -> None:
    """Make a mistaken correction, and undo it."""
    for number, result in office.state.results.items():
        pairing = office.state.pairings[number]
        if result.kind != "played" or len(pairing.sides) != 2:
            continue
        highest = result.leaders[0]
        scores = tuple(score + 2 * (place == highest) for place, score in enumerate(result.scores))
        better = Result("played", scores, reason="Two points were missed.")
        reason = await office.ask(
            office.organiser,
            actions.CorrectResult(number, pairing.sides, better, "A slip of the pen."),
        )
        if not reason:
            action = log_of(office.live.book)[-1].number
            await office.do(actions.Undo(action, reason="The first count was right."))
            return


def _format(office: Office, match: Pairing) -> AnyFormat:
    return office.state.division(match.division).plan.format
