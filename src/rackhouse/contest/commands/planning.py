"""Commands about the plan."""

from __future__ import annotations

from rackhouse.contest.commands.terms import Command, Text
from rackhouse.contest.formats import AnyFormat, Measure
from rackhouse.contest.plan import DivisionPlan, EventPlan, PageLink, PaidHelp, Venue
from rackhouse.contest.schedule import Session


class CreateEvent(Command, frozen=True, tag="create event"):
    """Announce an event."""

    plan: EventPlan


class ChangeSchedule(Command, frozen=True, tag="change schedule"):
    """Give the event other days or hours."""

    sessions: tuple[Session, ...]
    reason: Text


class ChangeVenue(Command, frozen=True, tag="change venue"):
    """Give the event another place."""

    venue: Venue
    reason: Text


class ChangeDetails(Command, frozen=True, tag="change details"):
    """Say otherwise what the event is called, whom to ask, what holds in the room."""

    title: Text
    contact: Text
    notices: tuple[Text, ...]
    links: tuple[PageLink, ...]


class SetCatalogue(Command, frozen=True, tag="set catalogue"):
    """Say what can be bought at tables."""

    catalogue: tuple[PaidHelp, ...]


class OpenDivision(Command, frozen=True, tag="open division"):
    """Add a division."""

    plan: DivisionPlan


class ChangeFormat(Command, frozen=True, tag="change format"):
    """Play a division otherwise; only before it starts, and with a reason."""

    division: Text
    format: AnyFormat
    reason: Text
    order: tuple[Measure, ...] = ()


class MergeDivisions(Command, frozen=True, tag="merge divisions"):
    """Put a division's entries into another one; only before either starts."""

    merged: Text
    into: Text
    reason: Text
