"""Commands about the plan."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rackhouse.contest.commands.terms import EventCommand, Text
from rackhouse.contest.formats import AnyFormat
from rackhouse.contest.plan import (
    Award,
    DivisionPlan,
    EventPlan,
    PageLink,
    PaidHelp,
    SignUpTerms,
    SpreadCap,
    Venue,
)
from rackhouse.contest.schedule import EventSession
from rackhouse.contest.standings import Measure


class CreateEvent(EventCommand, frozen=True, tag="create event"):
    """Announce an event."""

    plan: EventPlan


class ChangeSchedule(EventCommand, frozen=True, tag="change schedule"):
    """Give the event other days or hours."""

    sessions: tuple[EventSession, ...]
    reason: Text


class ChangeVenue(EventCommand, frozen=True, tag="change venue"):
    """Give the event another place."""

    venue: Venue
    reason: Text


class ChangeDetails(EventCommand, frozen=True, tag="change details"):
    """Say otherwise what the event is called, whom to ask, what holds in the room."""

    title: Text
    contact: Text
    notices: tuple[Text, ...]
    links: tuple[PageLink, ...]


class SetSignUp(EventCommand, frozen=True, tag="set sign-up"):
    """Say until when people sign themselves up, and how many: open it, or close it."""

    terms: SignUpTerms


class SetAwards(EventCommand, frozen=True, tag="set awards"):
    """Say what a division gives at its end: for places, for the most of something, by class."""

    division: Text
    awards: Annotated[tuple[Award, ...], Meta(max_length=60)]
    per_band: bool | None = None
    """Whether each age band of a merged division has them to itself; none leaves it as it is."""


class SetCatalogue(EventCommand, frozen=True, tag="set catalogue"):
    """Say what can be bought at tables."""

    catalogue: tuple[PaidHelp, ...]


class OpenDivision(EventCommand, frozen=True, tag="open division"):
    """Add a division."""

    plan: DivisionPlan


class ChangeFormat(EventCommand, frozen=True, tag="change format"):
    """Play a division otherwise, with a reason; one that has begun, for the rounds to come."""

    division: Text
    format: AnyFormat
    reason: Text
    order: tuple[Measure, ...] = ()
    """Where empty, the order that was announced, if it suits the format; else the usual one."""
    spread_cap: SpreadCap | None = None
    """The most that one game adds to a spread from now on; none leaves it as it is."""
    after_round: Annotated[int, Meta(ge=0, le=1000)] | None = None
    """Of a division that has begun, the last round that stays as it is; none keeps every round
    that has begun."""


class SetTieBreaks(EventCommand, frozen=True, tag="set tie-breaks"):
    """Say what decides the places of a division, in order; nothing is its format's usual order."""

    division: Text
    order: Annotated[tuple[Measure, ...], Meta(max_length=10)]
    reason: Text


class MergeDivisions(EventCommand, frozen=True, tag="merge divisions"):
    """Put a division's entries into another one; only before either starts."""

    merged: Text
    into: Text
    reason: Text
    per_band: bool = False
    """Whether each age band keeps awards of its own."""
