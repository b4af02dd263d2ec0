"""An event as a calendar file: its days, the deadlines of its weeks, matches with times."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

import icalendar

from rackhouse.contest.plan import deadline_of
from rackhouse.contest.schedule import local
from rackhouse.messages import Name

if TYPE_CHECKING:
    from rackhouse.contest import EventState
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.paper.names import EntryNames

_MAKER: Final = "-//Rackhouse//{}"
_MATCH: Final = timedelta(hours=1)
"""How long a match is assumed to last."""


def calendar(
    state: EventState, names: EntryNames, uid: str, *, entry: int | None = None, link: str = ""
) -> bytes:
    """The calendar of an event, or with ``entry`` that of one entry.

    ``uid`` identifies the event, so that fetching the calendar again replaces the old one. The same
    state gives the same bytes.

    Raises:
        IllegalError: if there is no such entry.
    """
    if entry is not None:
        state.entry(entry)
    plan = state.event
    file = icalendar.Calendar()
    file.add("prodid", _MAKER.format(names.voice.language.upper()))
    file.add("version", "2.0")
    # ``vText`` because only standard properties are escaped by themselves.
    file.add("x-wr-calname", icalendar.vText(_line(plan.title)))
    zone = ZoneInfo(plan.zone)
    for session in plan.sessions:
        file.add_component(
            _event(
                state,
                f"{session.day:%Y%m%d}T{session.opens:%H%M}-{uid}",
                plan.title,
                datetime.combine(session.day, session.opens, zone),
                datetime.combine(session.day, session.closes, zone),
                link,
            )
        )
    for pairing in state.pairings.values():
        if pairing.is_bye or (entry is not None and entry not in pairing.sides):
            continue
        for event in _of_match(state, names, pairing, uid, link):
            file.add_component(event)
    file.add_missing_timezones()
    return bytes(file.to_ical())


def _of_match(
    state: EventState, names: EntryNames, pairing: Pairing, uid: str, link: str
) -> list[icalendar.Event]:
    """A match at the agreed time; its deadline until there is one."""
    plan = state.event
    arrangement = state.arrangements.get(pairing.number)
    agreed = arrangement.agreed if arrangement else None
    event, meeting = Name(plan.title), names.listed(pairing.sides)
    key = f"match-{pairing.number}-{uid}"
    if agreed is not None:
        begins = local(agreed, plan.zone)
        title = names.say("print-match-in-calendar", event=event, meeting=meeting)
        return [_event(state, key, title, begins, begins + _MATCH, link)]
    until = arrangement.deadline if arrangement else None
    if until is None:
        until = deadline_of(plan, pairing.round)
    if until is None or state.result_of(pairing) is not None:
        return []
    ends = local(until, plan.zone)
    title = names.say("print-deadline-in-calendar", event=event, meeting=meeting)
    return [_event(state, key, title, ends - timedelta(minutes=30), ends, link)]


def _event(
    state: EventState, uid: str, title: str, begins: datetime, ends: datetime, link: str
) -> icalendar.Event:
    venue = state.event.venue
    event = icalendar.Event()
    event.add("uid", uid)
    event.add("summary", _line(title))
    event.add("dtstamp", datetime.fromtimestamp(state.at / 1000, UTC))
    event.add("dtstart", begins)
    event.add("dtend", ends)
    event.add("location", ", ".join(part for part in (venue.name, venue.address) if part))
    if venue.directions or state.event.contact:
        told = [part for part in (venue.directions, state.event.contact) if part]
        event.add("description", "\n".join(told))
    if link:
        event.add("url", link)
    return event


def _line(text: str) -> str:
    """A text as one line, which every calendar program can read."""
    return " ".join(text.split())
