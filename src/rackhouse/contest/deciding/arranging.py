"""Matches that opponents arrange: times, reports, deadlines, rulings; challenges on a ladder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import actions
from rackhouse.contest.arrangement import Arrangement
from rackhouse.contest.deciding.firsts import settled
from rackhouse.contest.deciding.following import settle
from rackhouse.contest.deciding.results import ask_before, with_efforts
from rackhouse.contest.folding.parts import started
from rackhouse.contest.formats.ladder import DAY, idle_in, ladder_of, rungs
from rackhouse.contest.pairing.pairing import Pairing
from rackhouse.contest.plan import deadline_of
from rackhouse.contest.result import Result, in_a_row, winners
from rackhouse.contest.schedule import local
from rackhouse.errors import IllegalError, require
from rackhouse.messages import EntryName, MatchName, Message, Name, message, moment

if TYPE_CHECKING:
    from rackhouse.contest.arrangement import ResultReport
    from rackhouse.contest.deciding.deciding import EventDeciding
    from rackhouse.contest.state import EventState


def challenge(deciding: EventDeciding, command: actions.ChallengeOnLadder) -> None:
    """Challenge somebody above; the two find a time before the deadline."""
    state = deciding.state
    division = started(state, state.entry(command.entry).division)
    ladder, order = ladder_of(division), rungs(state, division)
    own, above = (
        order.index(one) + 1 if one in order else 0 for one in (command.entry, command.opponent)
    )
    reason = message("pairing-challenge", rung=own, above=above)
    number = state.given.pairings + 1
    sides = (command.entry, command.opponent)
    pairing = Pairing(number, division.key, len(division.rounds) + 1, sides, reason)
    deciding.write(actions.ChallengeMade(division.key, *settled(deciding, division.key, [pairing])))
    if ladder.days:
        until = deciding.now + ladder.days * DAY
        why = message("pairing-challenge-deadline", days=ladder.days)
        deciding.write(actions.DeadlineSet((number,), until, why))


def idle_from(state: EventState) -> list[tuple[int, int]]:
    """When each entry of a ladder will have been idle for too long.

    The lowest entry is left out: there is nobody to pass it.
    """
    return [
        (entry, at)
        for division in state.divisions.values()
        for entry, at in idle_in(state, division).items()
        if entry != rungs(state, division)[-1]
    ]


def let_pass(deciding: EventDeciding) -> None:
    """Move each idle entry below the next active one, the lowest first."""
    for key, division in deciding.state.divisions.items():
        idle = {
            entry for entry, at in idle_in(deciding.state, division).items() if at <= deciding.now
        }
        for entry in reversed(rungs(deciding.state, division)[:-1]):
            if entry in idle:
                order = rungs(deciding.state, deciding.state.divisions[key])
                below = order[order.index(entry) + 1 :]
                passed = next((one for one in below if one not in idle), 0)
                deciding.write(actions.RungLost(key, entry, passed))


_HOUR = 3_600_000


def propose_time(deciding: EventDeciding, command: actions.ProposeTime) -> None:
    """Propose when to play, at the event's venue, in time for the deadline."""
    state = deciding.state
    venue = state.event.venue
    is_here = not venue.only_here or command.place in ("", venue.name)
    require(is_here, "result-only-at-venue", venue=Name(venue.name))
    require(command.at > deciding.now, "result-time-passed")
    deadline = _of(state, command.pairing).deadline
    if deadline is not None and command.at > deadline:
        is_over = deciding.now > deadline
        raise IllegalError(
            "result-deadline-over" if is_over else "result-after-deadline",
            deadline=moment(local(deadline, state.event.zone)),
        )
    deciding.write(actions.TimeProposed(command.pairing, command.entry, command.at))


def log_attempt(deciding: EventDeciding, command: actions.LogAttempt) -> None:
    """Log that a side tried to reach the other, now."""
    deciding.write_as(actions.AttemptLogged, command, at=deciding.now)


def report_result(deciding: EventDeciding, command: actions.ReportResult) -> None:
    """Take a side's report; it counts at once, or when the other side agrees."""
    state = deciding.state
    reporting = state.event.reporting
    require(reporting.by != "desk", "result-desk-takes-them")
    ask_before(state, Result("played", command.scores, command.before))
    deciding.write_as(actions.ResultReported, command)
    pairing = state.pairing(command.pairing)
    arrangement = _of(deciding.state, pairing.number)
    own = arrangement.reports[-1]
    others = arrangement.reports[:-1]
    disagreeing = tuple(one for one in others if not one.agrees_with(own))
    result = deciding.state.results.get(pairing.number)
    if disagreeing or (result is not None and not own.fits(result)):
        _open_conflict(deciding, pairing, (*(disagreeing or others), own))
    elif result is None and (others or _counts_alone(deciding.state, pairing, own)):
        _take(deciding, pairing, own)


def _counts_alone(state: EventState, pairing: Pairing, report: ResultReport) -> bool:
    """Whether a report needs no confirmation because the right side sent it."""
    reporting = state.event.reporting
    if reporting.confirmed_by != "nobody":
        return False
    result = Result("played", report.scores, report.before)
    ahead = winners(pairing.sides, result, by_before=state.by_before)
    return reporting.by == "either" or report.entry in ahead


def _take(deciding: EventDeciding, pairing: Pairing, report: ResultReport) -> None:
    result = Result("played", report.scores, report.before, reason=message("result-reported"))
    ask_before(deciding.state, result)
    deciding.write(actions.ResultRecorded(pairing.number, pairing.sides, result))
    settle(deciding, pairing.division)


def _open_conflict(
    deciding: EventDeciding, pairing: Pairing, reports: tuple[ResultReport, ...]
) -> None:
    """Open a discrepancy, once, if reports disagree with each other or with the result."""
    state = deciding.state
    if state.is_disputed(pairing.number):
        return
    result = state.results.get(pairing.number)
    versions = [_version(report) for report in reports]
    if result is not None and not any(report.fits(result) for report in reports):
        versions.insert(0, _recorded(result))
    number = state.given.discrepancies + 1
    deciding.write(
        actions.DiscrepancyOpened(pairing.number, None, tuple(versions), discrepancy=number)
    )


def _version(report: ResultReport) -> Message:
    entry, scores = EntryName(report.entry), in_a_row(report.scores)
    if not report.before:
        return message("result-version", entry=entry, scores=scores)
    before = in_a_row(report.before)
    return message("result-version-before", entry=entry, scores=scores, before=before)


def _recorded(result: Result) -> Message:
    if result.scores:
        return message("result-recorded-scores", scores=in_a_row(result.scores))
    return message("result-recorded-kind", kind=result.kind.replace(" ", "-"))


def confirm_report(deciding: EventDeciding, command: actions.ConfirmReport) -> None:
    """Agree with the other side's report."""
    pairing = deciding.state.pairing(command.pairing)
    reports = _of(deciding.state, pairing.number).reports
    deciding.write_as(actions.ReportConfirmed, command)
    found = [one for one in reports if one.entry != command.entry]
    require(len(found) == 1, "result-reports-differ")
    _take(deciding, pairing, found[0])


def rule_match(deciding: EventDeciding, command: actions.RuleMatch) -> None:
    """Decide a match that was not played.

    If no efforts were logged and it can still be played, the sender is asked first, and the log
    says so beside the reason.
    """
    pairing = deciding.state.pairing(command.pairing)
    result = Result("ruled", winner=command.winner, reason=command.reason)
    result = with_efforts(deciding, pairing, result, sure=command.sure)
    deciding.write(actions.ResultRecorded(pairing.number, pairing.sides, result))
    settle(deciding, pairing.division)


def confirm_double_forfeit(deciding: EventDeciding, command: actions.ConfirmDoubleForfeit) -> None:
    """Record an unreported match as a double forfeit."""
    pairing = deciding.state.pairing(command.pairing)
    require(
        _of(deciding.state, pairing.number).forfeit_proposed,
        "result-no-double-forfeit-proposed",
        match=MatchName(pairing.number),
    )
    result = Result("double forfeit", reason=message("result-unreported"))
    deciding.write(actions.ResultRecorded(pairing.number, pairing.sides, result))
    settle(deciding, pairing.division)


def tick(deciding: EventDeciding, _command: actions.EventTick) -> None:
    """Write down what is due: reminders, double forfeits to confirm, rungs lost."""
    ready = due(deciding.state, deciding.now)
    for number, kind in ready:
        if kind == "reminder":
            deciding.write(actions.ReminderDue(number))
        elif kind == "forfeit":
            deciding.write(actions.DoubleForfeitProposed(number))
    let_pass(deciding)


def due(state: EventState, now: int) -> list[tuple[int, str]]:
    """What is due by now: the reminder or forfeit of a match, or an idle entry."""
    ready = [(number, kind) for number, kind, at in _coming(state) if at <= now]
    late = {number for number, kind in ready if kind == "forfeit"}
    # Nobody is reminded of a deadline that has passed.
    return [(number, kind) for number, kind in ready if kind != "reminder" or number not in late]


def next_due(state: EventState) -> int | None:
    """When something next falls due by itself; ``None`` if nothing will."""
    return min((at for _, _, at in _coming(state)), default=None)


def _coming(state: EventState) -> list[tuple[int, str, int]]:
    """The reminder and forfeit of each open match, and who will be idle: number, kind, time."""
    if state.plan is None:
        return []
    reporting = state.plan.reporting
    found: list[tuple[int, str, int]] = []
    for number, one in sorted(state.arrangements.items()):
        pairing = state.pairings.get(number)
        if one.deadline is None or one.forfeit_proposed or one.was_reported_late:
            continue
        if one.ruling_asked or number in state.results or pairing is None:
            continue
        if one.reports and state.is_disputed(number):
            continue
        if state.divisions[pairing.division].stage != "started":
            continue
        if not one.was_reminded and reporting.remind_hours:
            found.append((number, "reminder", one.deadline - reporting.remind_hours * _HOUR))
        if reporting.unreported == "double forfeit":
            found.append((number, "forfeit", one.deadline))
    return found + [(entry, "idle", at) for entry, at in idle_from(state)]


def _of(state: EventState, number: int) -> Arrangement:
    return state.arrangements.get(number, Arrangement())


def set_deadlines(deciding: EventDeciding, pairings: tuple[Pairing, ...]) -> None:
    """Give the matches of each week its deadline, if the event has weeks."""
    for number in sorted({pairing.round for pairing in pairings}):
        deadline = deadline_of(deciding.state.event, number)
        games = tuple(one.number for one in pairings if one.round == number and not one.is_bye)
        if deadline is not None and games:
            why = message("pairing-end-of-week", week=number)
            deciding.write(actions.DeadlineSet(games, deadline, why))
