"""Letters that facts give rise to: reminders, changed formats, changed days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import facts as f
from rackhouse.contest.schedule import moment_in_words
from rackhouse.desk.values import Letter
from rackhouse.desk.wording import merger_in_words, order_in_words
from rackhouse.service.tokens import new_id

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest import Line, State
    from rackhouse.desk.desk import Desk
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.names import Names


def letters_about(
    desk: Desk, live: LiveEvent, lines: tuple[Line, ...], state: State
) -> tuple[Letter, ...]:
    """The letters that lines ask for; only to those who gave an address."""
    return tuple(
        Letter(new_id(desk.chance), live.id, entry, subject, text, line.at)
        for line in lines
        for entry, subject, text in _about(line.fact, state, live.names)
        if live.names.of(entry).details.mail
    )


def _about(fact: f.AnyFact, state: State, names: Names) -> Iterator[tuple[int, str, str]]:
    match fact:
        case f.ResultReported() if state.awaits_confirmation(fact.pairing):
            yield from _to_confirm(fact.pairing, state, names)
        case f.ReminderDue():
            yield from _reminders(fact, state, names)
        case f.ChallengeMade():
            challenger, other = fact.pairing.sides
            subject = f"{state.event.title}: {names(challenger)} challenges you"
            yield other, subject, "It is for your rung. Find a time on your page of the event."
        case f.TimeProposed() | f.TimeAgreed():
            yield from _times(fact, state, names)
        case f.FormatChanged():
            words = fact.format.in_words()
            since = f"After round {fact.after_round} " if fact.after_round else ""
            text = f"{since}{state.divisions[fact.division].plan.title} will be played as {words}."
            yield from _to_division(state, fact.division, f"{text}\n\n{fact.reason}")
        case f.TieBreaksSet():
            text = order_in_words(state, fact.division)
            yield from _to_division(state, fact.division, f"{text}\n\n{fact.reason}")
        case f.DivisionsMerged():
            text = merger_in_words(fact, state)
            yield from _to_division(state, fact.into, f"{text}\n\n{fact.reason}")
        case f.ScheduleChanged():
            days = "\n".join(map(str, fact.sessions))
            yield from _to_all(state, f"The event has other days now:\n{days}\n\n{fact.reason}")
        case f.VenueChanged():
            text = f"The event is at {fact.venue.name} now.\n\n{fact.reason}"
            yield from _to_all(state, text)
        case _:
            pass


def _reminders(fact: f.ReminderDue, state: State, names: Names) -> Iterator[tuple[int, str, str]]:
    if state.awaits_confirmation(fact.pairing):
        yield from _to_confirm(fact.pairing, state, names)
        yield from _unconfirmed(fact.pairing, state, names)
        return
    pairing = state.pairings[fact.pairing]
    by = _by(fact.pairing, state)
    for side in pairing.sides:
        others = names.listed(one for one in pairing.sides if one != side)
        yield (
            side,
            f"{state.event.title}: your match against {others}",
            f"Your match against {others} is to be played and reported{by}. "
            "If you cannot reach the other side, tell the office.",
        )


def _by(number: int, state: State) -> str:
    deadline = state.arrangements[number].deadline
    return "" if deadline is None else f" by {moment_in_words(deadline, state.event.zone)}"


def _to_confirm(number: int, state: State, names: Names) -> Iterator[tuple[int, str, str]]:
    """Those whose word is missing hear what the other side has reported."""
    pairing, report = state.pairings[number], state.arrangements[number].reports[-1]
    scores = ", ".join(
        f"{names(side)} {score}" for side, score in zip(pairing.sides, report.scores, strict=True)
    )
    if report.before:
        before = " : ".join(map(str, report.before))
        scores = f"{scores} ({before} before unplayed letters)"
    who = names(report.entry)
    for side in pairing.sides:
        if side != report.entry:
            yield (
                side,
                f"{state.event.title}: your match against {who}",
                f"{who} reported: {scores}. It counts once you confirm it. Confirm it on your page "
                f"of the event{_by(number, state)}, or report what it ended with.",
            )


def _unconfirmed(number: int, state: State, names: Names) -> Iterator[tuple[int, str, str]]:
    """Who reported hears that it does not count yet."""
    pairing, report = state.pairings[number], state.arrangements[number].reports[-1]
    others = names.listed(side for side in pairing.sides if side != report.entry)
    yield (
        report.entry,
        f"{state.event.title}: your match against {others}",
        f"Your report of the match against {others} has not been confirmed. "
        f"It counts once {others} confirms it{_by(number, state)}.",
    )


def _times(
    fact: f.TimeProposed | f.TimeAgreed, state: State, names: Names
) -> Iterator[tuple[int, str, str]]:
    """The other side hears of a time that was proposed or accepted."""
    pairing = state.pairings[fact.pairing]
    when = moment_in_words(fact.at, state.event.zone)
    does = "proposes" if isinstance(fact, f.TimeProposed) else "has accepted"
    where = state.event.venue.name
    for side in pairing.sides:
        if side != fact.entry:
            name = names(fact.entry)
            subject = f"{state.event.title}: your match against {name}"
            yield side, subject, f"{name} {does} {when}, at {where}."


def _to_all(state: State, text: str) -> Iterator[tuple[int, str, str]]:
    for division in state.divisions:
        yield from _to_division(state, division, text)


def _to_division(state: State, division: str, text: str) -> Iterator[tuple[int, str, str]]:
    for entry in state.entries_of(division):
        if entry.is_active:
            yield entry.number, f"{state.event.title}: a change", text
