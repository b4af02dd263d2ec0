"""Creating an event from a preset, with the links by which its people come in."""

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
"""The roles that a link is made for at once."""
_NO_ANSWER = (AttributeError, LookupError, TypeError, ValueError)
"""What reading answers may meet that are of quite another kind than was asked for."""


class Creation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event that somebody wants to hold."""

    id: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]
    """A name for this creation that its sender uses for no other: sent again, it makes no second
    event. New links come with the answer then, and the first ones stay good."""
    preset: Annotated[str, Meta(max_length=60)]
    answers: Annotated[dict[str, Any], Meta(max_length=200)] = {}
    """By the keys of the preset's questions, or any place of the plan (``venue.name``)."""
    title: Annotated[str, Meta(max_length=100)] = ""
    settings: EventSettings = msgspec.field(default_factory=EventSettings)
    phrase: Annotated[str, Meta(max_length=LONGEST_PHRASE)] = ""
    """What the hall asks organisers for, where it does."""


class Created(msgspec.Struct, frozen=True):
    """A new event. Each token is the secret of a link, and is told this once."""

    event: EventId
    tokens: dict[str, str]
    """By role."""


async def create(events: Events, person: PersonId, creation: Creation) -> Created:
    """Create an event; whoever does is its organiser.

    Raises:
        NotAllowedError: where the hall asks for its phrase, or it is another.
        IllegalError: where an answer is missing, or the plan cannot be.
        MalformedError: where an answer is of the wrong kind.
        UnknownNameError: where there is no such preset, word list or currency.
    """
    event = id_of(person, f"event {creation.id}")
    if await events.rows.kept(event) is not None:
        return await _again(events, event)
    may_mail = events.permission.check_creation(creation.phrase)
    plan = await asyncio.to_thread(plan_of, creation)
    await asyncio.to_thread(check_settings, creation.settings, plan.sheet)
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
                info=EventInfo(event, now, person, creation.settings, may_mail=may_mail),
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
        # It may have been sent twice at once, and the other one came first.
        if await events.rows.kept(event) is None:
            raise
        return await _again(events, event)
    return Created(event, {role.value: token for role, (_, token) in links.items()})


async def _again(events: Events, event: EventId) -> Created:
    """What :func:`create` answered, whose answer was lost; the links are new ones."""
    links = {role: new_link(events, event, role) for role in INVITED}
    for link, _ in links.values():
        await events.store.add_event_link(link)
    return Created(event, {role.value: token for role, (_, token) in links.items()})


def plan_of(creation: Creation) -> EventPlan:
    """The plan that answers make of a preset.

    Raises:
        IllegalError: where an answer is missing, or the plan cannot be.
        MalformedError: where an answer is of the wrong kind.
        UnknownNameError: where there is no such preset.
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
    """A new link to a role, and its secret; without a maker it stands by itself."""
    id_, token, now = new_id(events.chance), new_token(events.chance), events.clock.now()
    link = RoleLink(id_, hash_of(token), event, role, entry, label, now, maker=maker)
    return link, token
