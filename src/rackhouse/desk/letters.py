"""Letters about facts: reminders, changed formats, changed days."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rackhouse.contest import actions
from rackhouse.contest.schedule import local
from rackhouse.desk.values import Letter
from rackhouse.desk.wording import division_name, merger_in_words, order_in_words
from rackhouse.messages import EntryName, Message, Name, Value, Voice, all_of, message, moment
from rackhouse.service.tokens import new_id

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest import EventState, Line
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.names import Names
    from rackhouse.service.tokens import Chance

Written: TypeAlias = "tuple[int, Message, tuple[Message | str, ...]]"
"""The entry it is for, its subject, and its paragraphs."""


def letters_about(
    chance: Chance, live: LiveEvent, lines: tuple[Line, ...], state: EventState
) -> tuple[Letter, ...]:
    """The letters about new lines, in the event's language, to entries with an address."""
    voice = live.names.voice(Voice(live.info.settings.language), state.pairings)
    return tuple(
        Letter(
            new_id(chance),
            live.id,
            entry,
            voice.say(subject),
            "\n\n".join(
                voice.say(paragraph)
                for paragraph in (*paragraphs, *_contacts(live.names, line.fact, entry, state))
                if paragraph
            ),
            line.at,
        )
        for line in lines
        for entry, subject, paragraphs in _about(line.fact, state)
        if live.names.of(entry).details.mail
    )


def _contacts(
    names: Names, fact: actions.AnyFact, reader: int, state: EventState
) -> Iterator[Message]:
    """In a reminder: how to reach opponents who agreed to that."""
    if not isinstance(fact, actions.ReminderDue):
        return
    for side in state.pairings[fact.pairing].sides:
        details = names.of(side).details
        reached = [one for one in (details.mail, details.phone) if one]
        if side != reader and details.shares_contact and reached:
            yield message("mail-contact", name=EntryName(side), reached=", ".join(reached))


def _about(fact: actions.AnyFact, state: EventState) -> Iterator[Written]:  # noqa: C901 - one case a kind
    match fact:
        case actions.ResultReported() if state.awaits_confirmation(fact.pairing):
            yield from _to_confirm(fact.pairing, state)
        case actions.ReminderDue():
            yield from _reminders(fact, state)
        case actions.ChallengeMade():
            challenger, other = fact.pairing.sides
            name = EntryName(challenger)
            subject = message("mail-subject-challenge", event=_event(state), name=name)
            yield other, subject, (message("mail-challenge", name=name),)
        case actions.MovedUp():
            subject = message("mail-subject-moved-up", event=_event(state))
            yield fact.entry, subject, (message("mail-moved-up", event=_event(state)),)
        case actions.TimeProposed() | actions.TimeAgreed():
            yield from _times(fact, state)
        case actions.FormatChanged():
            values: dict[str, Value] = {
                "division": division_name(state, fact.division),
                "format": fact.format.in_words(),
            }
            text = message("mail-format", **values)
            if fact.after_round:
                text = message("mail-format-after", round=fact.after_round, **values)
            yield from _to_division(state, fact.division, text, fact.reason)
        case actions.TieBreaksSet():
            text = order_in_words(state, fact.division)
            yield from _to_division(state, fact.division, text, fact.reason)
        case actions.DivisionsMerged():
            yield from _to_division(state, fact.into, merger_in_words(fact, state), fact.reason)
        case actions.ScheduleChanged():
            days = "\n".join(map(str, fact.sessions))
            yield from _to_all(state, message("mail-days"), days, fact.reason)
        case actions.VenueChanged():
            yield from _to_all(
                state, message("mail-venue", venue=Name(fact.venue.name)), fact.reason
            )
        case _:
            pass


def _event(state: EventState) -> Name:
    return Name(state.event.title)


def _about_match(state: EventState, others: Value) -> Message:
    return message("mail-subject-match", event=_event(state), others=others)


def _by(number: int, state: EventState) -> Value:
    """When a match is due; ``none`` if it has no deadline."""
    deadline = state.arrangements[number].deadline
    return "none" if deadline is None else moment(local(deadline, state.event.zone))


def _reminders(fact: actions.ReminderDue, state: EventState) -> Iterator[Written]:
    if state.awaits_confirmation(fact.pairing):
        yield from _to_confirm(fact.pairing, state)
        yield from _unconfirmed(fact.pairing, state)
        return
    sides = state.pairings[fact.pairing].sides
    for side in sides:
        others = all_of(EntryName(one) for one in sides if one != side)
        text = message("mail-play-by", others=others, by=_by(fact.pairing, state))
        yield side, _about_match(state, others), (text,)


def _to_confirm(number: int, state: EventState) -> Iterator[Written]:
    """Tell those who have not reported what the other side has."""
    sides, report = state.pairings[number].sides, state.arrangements[number].reports[-1]
    scores: Value = all_of(
        message("mail-score", name=EntryName(side), score=score)
        for side, score in zip(sides, report.scores, strict=True)
    )
    if report.before:
        before = " : ".join(map(str, report.before))
        scores = message("desk-scores-before", scores=scores, before=before)
    who = EntryName(report.entry)
    text = message("mail-confirm", name=who, scores=scores, by=_by(number, state))
    for side in sides:
        if side != report.entry:
            yield side, _about_match(state, who), (text,)


def _unconfirmed(number: int, state: EventState) -> Iterator[Written]:
    """Tell those who reported that it does not count yet."""
    sides, report = state.pairings[number].sides, state.arrangements[number].reports[-1]
    others = all_of(EntryName(side) for side in sides if side != report.entry)
    text = message("mail-unconfirmed", others=others, by=_by(number, state))
    yield report.entry, _about_match(state, others), (text,)


def _times(fact: actions.TimeProposed | actions.TimeAgreed, state: EventState) -> Iterator[Written]:
    """Tell the other side of a time that was proposed or accepted."""
    name = EntryName(fact.entry)
    key = "mail-time-proposed" if isinstance(fact, actions.TimeProposed) else "mail-time-agreed"
    when = moment(local(fact.at, state.event.zone))
    text = message(key, name=name, when=when, venue=Name(state.event.venue.name))
    for side in state.pairings[fact.pairing].sides:
        if side != fact.entry:
            yield side, _about_match(state, name), (text,)


def _to_all(state: EventState, *paragraphs: Message | str) -> Iterator[Written]:
    for division in state.divisions:
        yield from _to_division(state, division, *paragraphs)


def _to_division(state: EventState, division: str, *paragraphs: Message | str) -> Iterator[Written]:
    subject = message("mail-subject-change", event=_event(state))
    for entry in state.entries_of(division):
        if entry.is_active:
            yield entry.number, subject, paragraphs
