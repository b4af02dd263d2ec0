"""Creating an event from a preset, with links for its people."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from rackhouse.contest import (
    Book,
    EventActor,
    EventPlan,
    EventRole,
    EventWorld,
    Refusal,
    SeededLots,
    actions,
    decide,
)
from rackhouse.contest.book import encode_line
from rackhouse.contest.preset import Preset
from rackhouse.desk.live import standing_of
from rackhouse.desk.mail_permission import LONGEST_PHRASE
from rackhouse.desk.settings import check_settings, sheet_under
from rackhouse.desk.values import EventId, EventInfo, EventSettings, NewEvent, RoleHeld, RoleLink
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.log.store import StoredEntry
from rackhouse.service.open_game import id_of
from rackhouse.service.tokens import hash_of, new_id, new_secret, new_token

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.service.values import PersonId

INVITED: Final = (EventRole.ORGANISER, EventRole.DESK, EventRole.JUDGE, EventRole.SCORE_KEEPER)
"""The roles that get a link at once."""
_NO_ANSWER = (AttributeError, LookupError, TypeError, ValueError)
"""What reading answers of the wrong kind can raise."""


class Creation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to create an event."""

    id: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]
    """A name that the sender uses for no other request: sent again, it creates no second event. The
    answer then has new links, and the first ones stay valid."""
    preset: Annotated[str, Meta(max_length=60)]
    answers: Annotated[dict[str, Any], Meta(max_length=200)] = {}
    """By the key of a question, or by a place in the plan (``venue.name``)."""
    title: Annotated[str, Meta(max_length=100)] = ""
    settings: EventSettings = msgspec.field(default_factory=EventSettings)
    phrase: Annotated[str, Meta(max_length=LONGEST_PHRASE)] = ""
    """The hall's phrase, if it asks organisers for one."""


class Created(msgspec.Struct, frozen=True):
    """A new event. Each token is the secret of a link, and is shown only once."""

    event: EventId
    tokens: dict[str, str]
    """By role."""


async def create(events: Events, person: PersonId, creation: Creation) -> Created:
    """Create an event; the sender becomes its organiser.

    Raises:
        NotAllowedError: if the hall's phrase is missing or wrong.
        IllegalError: if an answer is missing, or the plan contradicts itself.
        MalformedError: if an answer is of the wrong kind.
        UnknownNameError: if there is no such preset, word list or currency.
    """
    event = id_of(person, f"event {creation.id}")
    if await events.rows.kept(event) is not None:
        return await _again(events, event)
    may_mail = events.permission.check_creation(creation.phrase)
    plan = await asyncio.to_thread(plan_of, creation)
    return await announce(events, person, event, plan, creation.settings, may_mail=may_mail)


async def announce(
    events: Events,
    person: PersonId,
    event: EventId,
    plan: EventPlan,
    settings: EventSettings,
    *,
    may_mail: bool,
    rehearses: EventId = "",
) -> Created:
    """Create the event of a plan under an id; the sender becomes its organiser.

    Raises:
        IllegalError: if the plan contradicts itself, or its settings allow no table.
        UnknownNameError: if there is no such sheet, word list or currency.
    """
    if await events.rows.kept(event) is not None:
        return await _again(events, event)
    await events.games.word_lists.fetch(settings.tables.lexicon)
    await asyncio.to_thread(check_settings, settings, plan.sheet)
    now, secret = events.clock.now(), new_secret(events.chance)
    actor = EventActor(EventRole.ORGANISER, person)
    world = EventWorld(now, SeededLots(secret))
    decision = decide(Book(), actor, actions.CreateEvent(plan), world)
    if isinstance(decision, Refusal):
        raise IllegalError(decision.reason)
    links = {role: new_link(events, event, role) for role in INVITED}
    try:
        await events.store.add_event(
            NewEvent(
                info=EventInfo(
                    event, now, person, settings, may_mail=may_mail, rehearses=rehearses
                ),
                secret=secret,
                lines=tuple(
                    StoredEntry(line.number, encode_line(line)) for line in decision.entries
                ),
                standing=standing_of(decision.after.state),
                roles=(RoleHeld(event, person, EventRole.ORGANISER),),
                links=tuple(link for link, _ in links.values()),
            )
        )
    except IllegalError:
        # It may have been sent twice at once, and the other request was faster.
        if await events.rows.kept(event) is None:
            raise
        return await _again(events, event)
    return Created(event, {role.value: token for role, (_, token) in links.items()})


async def _again(events: Events, event: EventId) -> Created:
    """The answer of :func:`create` again, with new links."""
    links = {role: new_link(events, event, role) for role in INVITED}
    for link, _ in links.values():
        await events.store.add_event_link(link)
    return Created(event, {role.value: token for role, (_, token) in links.items()})


def plan_of(creation: Creation) -> EventPlan:
    """The plan of a preset with an organiser's answers.

    Raises:
        IllegalError: if an answer is missing, or the plan contradicts itself.
        MalformedError: if an answer is of the wrong kind.
        UnknownNameError: if there is no such preset.
    """
    preset = Preset.named(creation.preset)
    answers = dict(creation.answers)
    if creation.title.strip():
        answers["title"] = creation.title
    try:
        return preset.plan(answers, sheet_under(creation.settings.tables, preset.sheet))
    except (IllegalError, MalformedError):
        raise
    except _NO_ANSWER as error:
        raise MalformedError("desk-answer-of-another-kind") from error


def new_link(
    events: Events,
    event: EventId,
    role: EventRole,
    entry: int = 0,
    label: str = "",
    maker: PersonId = "",
) -> tuple[RoleLink, str]:
    """A new link to a role, and its secret; without a maker it depends on nobody's role."""
    id_, token, now = new_id(events.chance), new_token(events.chance), events.clock.now()
    link = RoleLink(id_, hash_of(token), event, role, entry, label, now, maker=maker)
    return link, token
