"""What facts around a match do: times, attempts, reports, deadlines, requests for a ruling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.arrangement import Arrangement, Attempt, ResultReport, TimeProposal
from rackhouse.contest.folding.parts import started, with_arrangement, with_reason
from rackhouse.contest.refusal import refuse
from rackhouse.contest.result import Result, result_fault
from rackhouse.contest.schedule import moment_fault
from rackhouse.errors import require
from rackhouse.messages import EntryName, MatchName

if TYPE_CHECKING:
    from rackhouse.contest.folding.parts import Apply
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import EventState


def _open_match(state: EventState, number: int, entry: int | None = None) -> Pairing:
    """A match of the entry that has no result."""
    pairing = state.pairing(number)
    started(state, pairing.division)
    require(not pairing.is_bye, "result-bye-not-arranged", match=MatchName(number))
    require(number not in state.results, "result-match-has-one", match=MatchName(number))
    if entry is not None:
        _is_side(pairing, entry)
    return pairing


def _is_side(pairing: Pairing, entry: int) -> None:
    require(
        entry in pairing.sides,
        "result-not-a-side",
        entry=EntryName(entry),
        match=MatchName(pairing.number),
    )


def _of(state: EventState, number: int) -> Arrangement:
    return state.arrangements.get(number, Arrangement())


def _deadline_set(state: EventState, fact: actions.DeadlineSet, _at: int) -> EventState:
    refuse(moment_fault(fact.at))
    found = dict(state.arrangements)
    for number in fact.pairings:
        _open_match(state, number)
        found[number] = replace(
            _of(state, number), deadline=fact.at, was_reminded=False, forfeit_proposed=False
        )
    return replace(state, arrangements=found)


def _proposed(state: EventState, fact: actions.TimeProposed, _at: int) -> EventState:
    refuse(moment_fault(fact.at))
    _open_match(state, fact.pairing, fact.entry)
    proposals = (*_of(state, fact.pairing).proposals, TimeProposal(fact.entry, fact.at))
    return with_arrangement(state, fact.pairing, proposals=proposals)


def _agreed(state: EventState, fact: actions.TimeAgreed, _at: int) -> EventState:
    _open_match(state, fact.pairing, fact.entry)
    require(
        any(
            one.at == fact.at and one.entry != fact.entry
            for one in _of(state, fact.pairing).proposals
        ),
        "result-time-not-proposed",
    )
    return with_arrangement(state, fact.pairing, agreed=fact.at)


def _attempted(state: EventState, fact: actions.AttemptLogged, _at: int) -> EventState:
    _open_match(state, fact.pairing, fact.entry)
    attempts = (*_of(state, fact.pairing).attempts, Attempt(fact.entry, fact.at, fact.means))
    return with_arrangement(state, fact.pairing, attempts=attempts)


def _asked(state: EventState, fact: actions.RulingAsked, _at: int) -> EventState:
    _open_match(state, fact.pairing, fact.entry)
    require(not _of(state, fact.pairing).ruling_asked, "result-office-asked-already")
    return with_arrangement(state, fact.pairing, ruling_asked=True, forfeit_proposed=False)


def _declined(state: EventState, fact: actions.RulingDeclined, _at: int) -> EventState:
    refuse(moment_fault(fact.deadline))
    _open_match(state, fact.pairing)
    with_reason(fact.reason, "result-decision-needs-reason")
    require(_of(state, fact.pairing).ruling_asked, "result-nobody-asked")
    return with_arrangement(
        state, fact.pairing, ruling_asked=False, deadline=fact.deadline, was_reminded=False
    )


def _reminded(state: EventState, fact: actions.ReminderDue, _at: int) -> EventState:
    _open_match(state, fact.pairing)
    return with_arrangement(state, fact.pairing, was_reminded=True)


def _forfeit_proposed(
    state: EventState, fact: actions.DoubleForfeitProposed, _at: int
) -> EventState:
    _open_match(state, fact.pairing)
    before = _of(state, fact.pairing)
    require(
        not before.ruling_asked and not state.is_disputed(fact.pairing),
        "result-no-forfeit-while-asked",
        match=MatchName(fact.pairing),
    )
    return with_arrangement(state, fact.pairing, forfeit_proposed=True)


def _reported(state: EventState, fact: actions.ResultReported, at: int) -> EventState:
    """A report takes back a double forfeit that was proposed."""
    pairing = state.pairing(fact.pairing)
    started(state, pairing.division)
    _is_side(pairing, fact.entry)
    refuse(result_fault(pairing.sides, Result("played", fact.scores, fact.before)))
    others = tuple(one for one in _of(state, fact.pairing).reports if one.entry != fact.entry)
    reports = (*others, ResultReport(fact.entry, fact.scores, fact.before, at))
    return with_arrangement(state, fact.pairing, reports=reports, forfeit_proposed=False)


def _confirmed(state: EventState, fact: actions.ReportConfirmed, _at: int) -> EventState:
    _open_match(state, fact.pairing, fact.entry)
    reports = _of(state, fact.pairing).reports
    require(
        any(one.entry != fact.entry for one in reports),
        "result-nothing-to-confirm",
        match=MatchName(fact.pairing),
    )
    return state


ARRANGING: Final[dict[type, Apply]] = {
    actions.DeadlineSet: _deadline_set,
    actions.TimeProposed: _proposed,
    actions.TimeAgreed: _agreed,
    actions.AttemptLogged: _attempted,
    actions.RulingAsked: _asked,
    actions.RulingDeclined: _declined,
    actions.ReminderDue: _reminded,
    actions.DoubleForfeitProposed: _forfeit_proposed,
    actions.ResultReported: _reported,
    actions.ReportConfirmed: _confirmed,
}
