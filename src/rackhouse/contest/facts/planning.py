"""Facts of the plan: the event announced, its days and place, its divisions."""

from __future__ import annotations

from rackhouse.contest.facts.terms import EventFact
from rackhouse.contest.formats import AnyFormat
from rackhouse.contest.plan import Award, DivisionPlan, PageLink, PaidHelp, SignUpTerms, Venue
from rackhouse.contest.plan import EventPlan as Plan
from rackhouse.contest.schedule import EventSession
from rackhouse.contest.standings import Measure


class EventCreated(EventFact, frozen=True, tag="event created"):
    """An event was announced."""

    plan: Plan


class ScheduleChanged(EventFact, frozen=True, tag="schedule changed"):
    """The days or hours are others now."""

    sessions: tuple[EventSession, ...]
    reason: str


class VenueChanged(EventFact, frozen=True, tag="venue changed"):
    """The place is another now."""

    venue: Venue
    reason: str


class DetailsChanged(EventFact, frozen=True, tag="details changed"):
    """What the event's page says is this now."""

    title: str
    contact: str
    notices: tuple[str, ...]
    links: tuple[PageLink, ...]


class SignUpSet(EventFact, frozen=True, tag="sign-up set"):
    """People sign themselves up under these terms now."""

    terms: SignUpTerms


class AwardsChanged(EventFact, frozen=True, tag="awards changed"):
    """What a division gives at its end is this now."""

    division: str
    awards: tuple[Award, ...]
    per_band: bool | None = None


class CatalogueChanged(EventFact, frozen=True, tag="catalogue changed"):
    """What can be bought at tables is this now."""

    catalogue: tuple[PaidHelp, ...]


class DivisionOpened(EventFact, frozen=True, tag="division opened"):
    """There is one more division."""

    plan: DivisionPlan


class FormatChanged(EventFact, frozen=True, tag="format changed"):
    """A division will be played otherwise, or its rounds to come will."""

    division: str
    format: AnyFormat
    order: tuple[Measure, ...]
    reason: str
    spread_cap: int | None = None
    after_round: int | None = None
    """The last round that stays as it is; none in a division that had not started."""


class TieBreaksSet(EventFact, frozen=True, tag="tie-breaks set"):
    """What decides the places of a division is this now."""

    division: str
    order: tuple[Measure, ...]
    reason: str


class DivisionsMerged(EventFact, frozen=True, tag="divisions merged"):
    """A division's entries went into another one, and it is no more."""

    merged: str
    into: str
    reason: str
    per_band: bool = False
