"""The plan: the event announced, its days and place, its divisions."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from rackhouse.contest.actions.terms import EventCommand, EventFact, Text, WhenSent
from rackhouse.contest.formats import AnyFormat
from rackhouse.contest.pairing.starts import Firsts
from rackhouse.contest.plan import (
    Award,
    DivisionPlan,
    EventPlan,
    PageLink,
    PaidHelp,
    SignUpTerms,
    Venue,
)
from rackhouse.contest.schedule import EventSession
from rackhouse.contest.standings import Measure

UpToThousand: TypeAlias = Annotated[int, WhenSent(Meta(ge=0, le=1000))]


class CreateEvent(EventCommand, frozen=True, tag="create event"):
    """Announce an event."""

    plan: EventPlan


class EventCreated(EventFact, CreateEvent, frozen=True, tag="event created"):
    """An event was announced."""


class ChangeSchedule(EventCommand, frozen=True, tag="change schedule"):
    """Change the event's days or hours."""

    sessions: tuple[EventSession, ...]
    reason: Text


class ScheduleChanged(EventFact, ChangeSchedule, frozen=True, tag="schedule changed"):
    """The event has other days or hours now."""


class ChangeVenue(EventCommand, frozen=True, tag="change venue"):
    """Move the event to another place."""

    venue: Venue
    reason: Text


class VenueChanged(EventFact, ChangeVenue, frozen=True, tag="venue changed"):
    """The event is at another place now."""


class ChangeDetails(EventCommand, frozen=True, tag="change details"):
    """Change the event's title, contact, notices and links."""

    title: Text
    contact: Text
    notices: tuple[Text, ...]
    links: tuple[PageLink, ...]


class DetailsChanged(EventFact, ChangeDetails, frozen=True, tag="details changed"):
    """The event's page says this now."""


class SetSignUp(EventCommand, frozen=True, tag="set sign-up"):
    """Open or close sign-up: until when, and for how many."""

    terms: SignUpTerms


class SignUpSet(EventFact, SetSignUp, frozen=True, tag="sign-up set"):
    """Sign-up has these terms now."""


class SetAwards(EventCommand, frozen=True, tag="set awards"):
    """Replace the awards of a division: for places, for the most of something, by class."""

    division: Text
    awards: Annotated[tuple[Award, ...], WhenSent(Meta(max_length=60))]
    per_band: bool | None = None
    """Whether each age band of a merged division has its own awards; null leaves it as it is."""


class AwardsChanged(EventFact, SetAwards, frozen=True, tag="awards changed"):
    """A division has these awards now."""


class SetCatalogue(EventCommand, frozen=True, tag="set catalogue"):
    """Say what can be bought at tables."""

    catalogue: tuple[PaidHelp, ...]


class CatalogueChanged(EventFact, SetCatalogue, frozen=True, tag="catalogue changed"):
    """This can be bought at tables now."""


class OpenDivision(EventCommand, frozen=True, tag="open division"):
    """Add a division."""

    plan: DivisionPlan


class DivisionOpened(EventFact, OpenDivision, frozen=True, tag="division opened"):
    """There is one more division."""


class ChangeFormat(EventCommand, frozen=True, tag="change format"):
    """Change the format of a division, with a reason; after its start, for the rounds to come."""

    division: Text
    format: AnyFormat
    reason: Text
    order: tuple[Measure, ...] = ()
    """If empty, the announced order where it suits the format, and else the format's own."""
    spread_cap: UpToThousand | None = None
    """The most that one game adds to a spread from now on; null leaves it as it is."""
    after_round: UpToThousand | None = None
    """After the start, the last round that stays as it is; null keeps all that have begun."""


class FormatChanged(EventFact, ChangeFormat, frozen=True, tag="format changed"):
    """A division, or its rounds to come, will be played in this format."""


class SetTieBreaks(EventCommand, frozen=True, tag="set tie-breaks"):
    """Say what decides the places of a division, in order; if empty, its format's usual order."""

    division: Text
    order: Annotated[tuple[Measure, ...], WhenSent(Meta(max_length=10))]
    reason: Text


class TieBreaksSet(EventFact, SetTieBreaks, frozen=True, tag="tie-breaks set"):
    """This decides the places of a division now."""


class SetFirsts(EventCommand, frozen=True, tag="set firsts"):
    """Say who goes first in the games of a division: drawn, or whoever has done so less often."""

    division: Text
    firsts: Firsts


class FirstsSet(EventFact, frozen=True, tag="firsts set"):
    """Who goes first in a division is settled like this now."""

    division: str
    firsts: Firsts
    begins: tuple[tuple[int, int], ...] = ()
    """Who goes first in each match that was paired already and has no result; 0 is drawn."""


class MergeDivisions(EventCommand, frozen=True, tag="merge divisions"):
    """Put a division's entries into another one, before either starts."""

    merged: Text
    into: Text
    reason: Text
    per_band: bool = False
    """Whether each age band keeps its own awards."""


class DivisionsMerged(EventFact, MergeDivisions, frozen=True, tag="divisions merged"):
    """A division's entries went into another one, and it is gone."""
