"""The overview of an event: the plan, the divisions, what waits, what just happened."""

from __future__ import annotations

from datetime import date, time
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.contest import EventRole, why_no_sign_up
from rackhouse.contest.age import Band
from rackhouse.contest.decide import TABLE
from rackhouse.contest.formats import FORMATS, AnyFormat, FormatShown, Shape
from rackhouse.contest.money import raised
from rackhouse.contest.pairing.starts import Firsts
from rackhouse.contest.plan import (
    Award,
    Counting,
    Field,
    Identity,
    Lending,
    PageLink,
    PaidHelp,
    Reporting,
    SignUpTerms,
    Stock,
    Venue,
    Weeks,
)
from rackhouse.contest.standings import Measure
from rackhouse.contest.state import is_full, waiting_list
from rackhouse.desk.roles import role_name
from rackhouse.desk.settings import said, sheet_under
from rackhouse.desk.values import EventSettings
from rackhouse.desk.views.clock import ClockShown, SummonsShown, clock_shown, summons_shown
from rackhouse.desk.views.log import NewsShown, just_now
from rackhouse.desk.views.outstanding import Outstanding, outstanding
from rackhouse.desk.views.telling import ChangeShown, changes_shown
from rackhouse.paper.size import Paper, paper_in

if TYPE_CHECKING:
    from rackhouse.contest import EventState
    from rackhouse.contest.state import Division
    from rackhouse.desk.views.scene import Scene


class SessionShown(msgspec.Struct, frozen=True):
    """One day of an event."""

    day: date
    opens: time
    closes: time
    words: str


class DivisionShown(msgspec.Struct, frozen=True):
    """A division as it stands."""

    key: str
    title: str
    format: AnyFormat
    format_words: str
    shape: Shape
    """How its format is shown and run."""
    stage: str
    entries: int
    rounds: int
    """How many are paired."""
    rounds_planned: int | None
    played: int
    outstanding: int
    band: str
    """The ages it is for, in words; empty if it is for all."""
    measures: tuple[Measure, ...]
    """What decides its places, in order."""
    firsts: Firsts
    """Who goes first in its games."""
    spread_cap: int
    """The most that one game adds to a spread; 0 is no limit."""
    bands: tuple[Band, ...]
    """Its age bands; several if divisions were merged."""
    awards: tuple[Award, ...]
    awards_per_band: bool
    """Whether each age band has its own awards."""
    classes: tuple[str, ...]
    """The classes with awards of their own."""


class Overview(msgspec.Struct, frozen=True):
    """An event, as somebody may see it."""

    event: str
    number: int
    """The number of the event's last line."""
    now: int
    """The hall's time, in milliseconds since 1970."""
    role: str
    """The reader's role: ``organiser``, ``player-7``, ``public``."""
    entry: int | None
    roles: tuple[str, ...]
    """All roles of the reader at this event."""
    may: tuple[str, ...]
    """The commands that are for this role."""
    title: str
    sheet: str
    sheet_title: str
    venue: Venue
    zone: str
    paper: Paper
    """The size of paper in its country."""
    sessions: tuple[SessionShown, ...]
    contact: str
    notices: tuple[str, ...]
    links: tuple[PageLink, ...]
    sign_up: SignUpTerms
    why_no_sign_up: str
    """Why people cannot sign up; empty if they can."""
    is_full: bool
    """Whether who signs up now goes on the waiting list."""
    waiting_place: int
    """The reader's own place on the waiting list; 0 if they are not on it."""
    fields: tuple[Field, ...]
    identity: Identity
    check_in: bool
    equipment: tuple[Stock, ...]
    lending: Lending
    reporting: Reporting
    weeks: Weeks | None
    round_minutes: int
    """How long a round is; 0 if it is not set."""
    age_day: date | None
    catalogue: tuple[PaidHelp, ...]
    counting: Counting
    settings: EventSettings
    divisions: tuple[DivisionShown, ...]
    entries: int
    clock: ClockShown | None
    summons: tuple[SummonsShown, ...]
    """Who is called, the newest call first."""
    changes: tuple[ChangeShown, ...]
    """What was changed since the announcement, the newest first."""
    raised: int
    """The sum raised, in cents: paid, on a tab, or pledged."""
    paid: int
    """How much of that has been paid."""
    goal: int
    currency: str
    formats: tuple[FormatShown, ...]
    """For the office: the formats of a division."""
    outstanding: tuple[Outstanding, ...]
    """For the office: what waits."""
    just_now: tuple[NewsShown, ...]
    """For the office: what happened last."""
    rehearses: str = ""
    """The event that this is a rehearsal of; empty if it is a real one."""


def overview(scene: Scene) -> Overview:
    """The overview that somebody may see."""
    state, who = scene.state, scene.who
    plan, settings = state.event, scene.info.settings
    settings = replace(settings, tables=said(settings.tables, plan.sheet))
    return Overview(
        event=scene.info.id,
        number=state.number,
        now=scene.now,
        role=role_name(who.actor),
        entry=who.actor.entry,
        roles=tuple(map(role_name, who.roles)),
        may=may(who.actor.role),
        title=plan.title,
        sheet=plan.sheet,
        sheet_title=scene.known("title", sheet_under(settings.tables, plan.sheet).rules.title),
        venue=plan.venue,
        zone=plan.zone,
        paper=paper_in(plan.zone),
        sessions=tuple(
            SessionShown(one.day, one.opens, one.closes, str(one)) for one in plan.sessions
        ),
        contact=plan.contact,
        notices=plan.notices,
        links=tuple(replace(one, title=scene.known("link", one.title)) for one in plan.links),
        sign_up=plan.sign_up,
        why_no_sign_up=scene.say(why_no_sign_up(state, scene.now) or ""),
        is_full=is_full(state),
        waiting_place=_waiting_place(state, who.actor.entry),
        fields=tuple(replace(one, ask=scene.say(one.question)) for one in plan.fields),
        identity=replace(plan.identity, document=scene.known("document", plan.identity.document)),
        check_in=plan.check_in,
        equipment=plan.equipment,
        lending=replace(plan.lending, where=scene.known("where", plan.lending.where)),
        reporting=plan.reporting,
        weeks=plan.weeks,
        round_minutes=plan.round_minutes,
        age_day=plan.age_day,
        catalogue=plan.catalogue,
        counting=plan.counting,
        settings=settings,
        divisions=tuple(_division(scene, one) for one in state.divisions.values()),
        entries=sum(entry.is_active and not entry.is_house for entry in state.entries.values()),
        clock=clock_shown(state.clock, scene.now),
        summons=summons_shown(scene),
        changes=changes_shown(scene),
        raised=raised(state),
        paid=state.ledger.paid(),
        goal=settings.goal,
        currency=settings.currency,
        formats=FORMATS if who.is_office else (),
        outstanding=outstanding(scene) if who.is_office else (),
        just_now=just_now(scene) if who.is_office else (),
        rehearses=scene.info.rehearses,
    )


def _waiting_place(state: EventState, entry: int | None) -> int:
    waiting = waiting_list(state)
    return waiting.index(entry) + 1 if entry in waiting else 0


def may(role: EventRole) -> tuple[str, ...]:
    """The commands that a role may give.

    >>> may(EventRole.PUBLIC), "pair round" in may(EventRole.DESK)
    ((), True)
    """
    return tuple(
        str(command.__struct_config__.tag) for command, row in TABLE.items() if role in row.who
    )


def paired_rounds(state: EventState, division: Division) -> int:
    """How many rounds of a division have pairings whose sides are known."""
    numbers = range(1, len(division.rounds) + 1)
    return max((number for number in numbers if state.round_of(division, number)), default=0)


def _division(scene: Scene, division: Division) -> DivisionShown:
    state, plan = scene.state, division.plan
    matches = [
        one for one in state.pairings.values() if one.division == division.key and not one.is_bye
    ]
    return DivisionShown(
        key=division.key,
        title=scene.say(division.name),
        format=plan.format,
        format_words=scene.say(plan.format.in_words()),
        shape=plan.format.shape,
        stage=division.stage,
        entries=sum(one.is_active and not one.is_house for one in state.entries_of(division.key)),
        rounds=paired_rounds(state, division),
        rounds_planned=plan.format.rounds_planned(division),
        played=sum(one.number in state.results for one in matches),
        outstanding=sum(one.number not in state.results for one in matches),
        band=", ".join(scene.say(one.name) for one in division.bands),
        measures=plan.measures,
        firsts=plan.firsts,
        spread_cap=plan.spread_cap,
        bands=division.bands,
        awards=plan.awards,
        awards_per_band=plan.awards_per_band,
        classes=plan.classes,
    )
