"""The plan of an event: everything that is settled before anybody plays."""

from __future__ import annotations

from datetime import date, time
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.contest.age import Band, bands_fault
from rackhouse.contest.formats import AnyFormat
from rackhouse.contest.pairing.starts import Firsts
from rackhouse.contest.schedule import (
    LAST_MOMENT,
    EventSession,
    TimeOfDay,
    first_fault,
    instant,
    year_fault,
)
from rackhouse.contest.standings import Measure, Reach, measure_name
from rackhouse.messages import Message, Name, Value, known, message

Line: TypeAlias = Annotated[str, Meta(max_length=400)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
SpreadCap: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Cents: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
PrizeCents: TypeAlias = Annotated[int, Meta(ge=0, le=100_000_000)]
GameRecord: TypeAlias = Literal["high loss", "high win", "high combined"]
"""What a single game can be remembered for: the highest losing score, the widest win, and the
highest score of both sides together."""


class PlanPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a plan; unknown keys are refused, so that typing errors are noticed."""


class Venue(PlanPart, frozen=True):
    """Where the games are played."""

    name: Line
    address: Line = ""
    directions: Line = ""
    only_here: bool = False
    """Whether all games must be played here."""


class PageLink(PlanPart, frozen=True):
    """A link on the event's page."""

    title: Line
    address: Line


class Field(PlanPart, frozen=True):
    """A question on the sign-up form. The answer is not in the facts."""

    key: Key
    ask: Line
    kind: Literal["yes", "text", "date", "choice"] = "text"
    choices: tuple[Line, ...] = ()
    needed: bool = False
    """Whether nobody is entered without an answer."""
    verified: bool = False
    """Whether nobody plays before the desk has checked it."""

    @property
    def question(self) -> Value:
        """What is asked, in the reader's words where it is a preset's."""
        return known("data-ask-", self.ask)


class Identity(PlanPart, frozen=True):
    """Whether IDs are checked."""

    document: Line = "ID"
    needed: bool = False
    """Whether nobody plays without one."""
    may_be_checked: bool = True


class Stock(PlanPart, frozen=True):
    """Equipment of the house: how many of a kind."""

    kind: Key
    count: Annotated[int, Meta(ge=0, le=10_000)]


class Lending(PlanPart, frozen=True):
    """How equipment is lent."""

    where: Line = ""
    against_id: bool = False
    within_venue: bool = False
    bring: tuple[Key, ...] = ()
    """What players are encouraged to bring."""


class Reporting(PlanPart, frozen=True):
    """Who reports a result, and what happens if nobody does."""

    by: Literal["desk", "winner", "either"] = "desk"
    confirmed_by: Literal["nobody", "opponent"] = "opponent"
    """Whose confirmation a report needs to count."""
    to: Line = ""
    """The address that reports go to."""
    unreported: Literal["stays open", "double forfeit"] = "stays open"
    remind_hours: Annotated[int, Meta(ge=0, le=500)] = 48
    efforts: Annotated[int, Meta(ge=0, le=20)] = 2
    """How many logged attempts count as enough effort to reach the other side."""


class Weeks(PlanPart, frozen=True):
    """The weeks of a league, one round each."""

    begin: date
    end_at: TimeOfDay = time(23, 59)
    days: Annotated[int, Meta(ge=1, le=60)] = 7


class SignUpTerms(PlanPart, frozen=True):
    """Until when people can sign up; the desk can enter people at any time."""

    is_closed: bool = False
    until: Annotated[int, Meta(ge=0, le=LAST_MOMENT)] | None = None
    """When it closes by itself, in milliseconds since 1970."""
    most: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    """How many entries there is room for."""
    fee: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    """What taking part costs, in cents; 0 if it is free."""
    has_waiting_list: bool = True
    """Whether people can sign up for a waiting list once every place is taken."""


class PaidHelp(PlanPart, frozen=True):
    """Something that can be bought at a table; its price is for one."""

    key: Key
    title: Line
    cents: Cents
    per: Line = ""
    """The unit of the price: a point, a peek; empty if it is for the thing itself."""


class Award(PlanPart, frozen=True):
    """An award for a place, or for the most of a measure."""

    title: Line
    place: Annotated[int, Meta(ge=1, le=100)] | None = None
    most: Measure | GameRecord | None = None
    among: Annotated[str, Meta(max_length=60)] = ""
    """The class whose entries it is for, if it is not for all."""
    rated_below: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """The rating that its winners are below, for a rating class; 0 is no limit."""
    cents: PrizeCents = 0
    """Its prize money. Those who are level on places share the money of all those places."""


class Counting(PlanPart, frozen=True):
    """What an event needs to know of its rule sheet."""

    tie: Literal["score-before-unplayed", "stays"] = "stays"
    still_tied: Literal["replay-or-draw", "director", "half-win-each", "better-round", "shared"] = (
        "shared"
    )
    unplayed: Literal["own-off-and-others-to-out", "double-to-out"] = "own-off-and-others-to-out"
    most_sides: Annotated[int, Meta(ge=2, le=4)] = 4
    called: Literal["player", "team"] = "player"


class DivisionPlan(PlanPart, frozen=True):
    """Entries that play for the same places."""

    key: Key
    title: Line
    format: AnyFormat
    order: tuple[Measure, ...] = ()
    """What decides places; if empty, the format's usual order."""
    band: Band | None = None
    walkover_spread: Annotated[int, Meta(ge=0, le=500)] = 0
    """The spread that a bye or a forfeit is worth."""
    spread_cap: SpreadCap = 0
    """The most that one game adds to a spread; 0 is no limit."""
    awards: tuple[Award, ...] = ()
    awards_per_band: bool = False
    """Whether each age band of a merged division has its own awards."""
    firsts: Firsts = "drawn"
    """Who goes first in a game."""

    @property
    def name(self) -> Value:
        """What people call it: by its ages, as its preset has it, or as the organiser wrote it."""
        if self.band is not None and self.title == str(self.band):
            return self.band.name
        found = known("data-division-", self.title)
        return Name(found) if isinstance(found, str) else found

    @property
    def measures(self) -> tuple[Measure, ...]:
        """What decides places, in order."""
        return self.order or self.format.order

    def reach(self, rounds: int, assumed: int = 0) -> Reach:
        """How much so many rounds can change.

        ``assumed`` is the most that one round changes; 0 derives it from the spread cap.

        >>> from rackhouse.contest import formats
        >>> DivisionPlan("main", "Main", formats.Swiss(), spread_cap=250).reach(2)
        Reach(rounds=2, spread=500)
        """
        if self.measures[1:2] != ("spread",):
            return Reach(rounds, None)
        most = max(self.spread_cap, self.walkover_spread) if self.spread_cap else 0
        return Reach(rounds, assumed or 2 * most or None)

    @property
    def classes(self) -> tuple[str, ...]:
        """The teams of its format, and the classes that have awards of their own, each once."""
        among = (award.among for award in self.awards if award.among)
        return tuple(dict.fromkeys((*self.format.teams, *among)))


class EventPlan(PlanPart, frozen=True):
    """An event as it is announced."""

    title: Line
    sheet: Line
    """The rule sheet that its games are played under."""
    venue: Venue
    zone: Line
    sessions: tuple[EventSession, ...]
    divisions: tuple[DivisionPlan, ...]
    counting: Counting = Counting()
    contact: Line = ""
    notices: tuple[Line, ...] = ()
    """House notices, in sentences."""
    links: tuple[PageLink, ...] = ()
    sign_up: SignUpTerms = SignUpTerms()
    fields: tuple[Field, ...] = ()
    identity: Identity = Identity()
    check_in: bool = False
    """Whether only entries that have checked in are paired."""
    equipment: tuple[Stock, ...] = ()
    lending: Lending = Lending()
    reporting: Reporting = Reporting()
    weeks: Weeks | None = None
    round_minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    """How long a round is, if the rule sheet leaves it to the organiser."""
    age_day: date | None = None
    """The day on which an age counts."""
    catalogue: tuple[PaidHelp, ...] = ()


def division_fault(plan: DivisionPlan, counting: Counting) -> Message | None:
    """What is wrong with the plan of a division."""
    fault = plan.format.fault(plan.name, plan.measures, counting.most_sides)
    return fault or _order_fault(plan) or _awards_fault(plan)


def _order_fault(plan: DivisionPlan) -> Message | None:
    if len(set(plan.measures)) != len(plan.measures):
        return message("plan-measure-twice", division=plan.name)
    usual = plan.format.order
    if ("stage" in plan.measures) != (usual == ("stage",)):
        return message("plan-stages-for-knockout", division=plan.name)
    if ("rung" in plan.measures) != (usual == ("rung",)) or (
        "rung" in usual and len(plan.measures) > 1
    ):
        return message("plan-rungs-for-ladder", division=plan.name)
    if ("group" in plan.measures) != ("group" in usual) or "group" in plan.measures[1:]:
        return message("plan-groups-for-quads")
    return None


def _awards_fault(plan: DivisionPlan) -> Message | None:
    for award in plan.awards:
        if award.most in ("head to head", "opponents' wins", "rung", "group"):
            return message("plan-no-award-for", measure=measure_name(award.most))
        if (award.place is None) == (award.most is None):
            return message("plan-award-for-what", award=Name(award.title))
    return None


def plan_fault(plan: EventPlan) -> Message | None:
    """The first thing that is wrong with a plan; ``None`` if nothing is."""
    if not plan.title.strip():
        return message("plan-title-needed")
    return (
        first_fault(plan.sessions, plan.zone)
        or (year_fault(plan.weeks.begin) if plan.weeks else None)
        or _ages_fault(plan)
        or catalogue_fault(plan.catalogue)
        or _twice([field.key for field in plan.fields], "plan-asks-twice")
        or _twice([stock.kind for stock in plan.equipment], "plan-stock-twice")
        or _divisions_fault(plan)
    )


def catalogue_fault(catalogue: tuple[PaidHelp, ...]) -> Message | None:
    """What is wrong with what can be bought.

    >>> print(catalogue_fault((PaidHelp("peek", "A peek", 1), PaidHelp("peek", "A look", 2))))
    Two things for sale have the key peek. Change one of them.
    """
    return _twice([item.key for item in catalogue], "plan-sells-twice")


def _twice(keys: list[str], said: str) -> Message | None:
    return next((message(said, key=key) for key in keys if keys.count(key) > 1), None)


def _ages_fault(plan: EventPlan) -> Message | None:
    bands = [division.band for division in plan.divisions if division.band is not None]
    if bands and plan.age_day is None:
        return message("plan-age-day-needed")
    return bands_fault(bands)


def _divisions_fault(plan: EventPlan) -> Message | None:
    if not plan.divisions:
        return message("plan-division-needed")
    if fault := _twice([division.key for division in plan.divisions], "plan-division-twice"):
        return fault
    for division in plan.divisions:
        if fault := division_fault(division, plan.counting):
            return fault
    return None


def deadline_of(plan: EventPlan, week: int) -> int | None:
    """When a week of a league ends, in milliseconds; weeks count from 1.

    ``None`` if the event has no weeks. Each week ends at the same local time of day, even if the
    clocks change in between.
    """
    if plan.weeks is None:
        return None
    last = plan.weeks.begin.toordinal() + plan.weeks.days * week - 1
    return instant(date.fromordinal(last), plan.weeks.end_at, plan.zone)
