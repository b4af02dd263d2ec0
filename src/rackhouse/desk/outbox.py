"""The outbox of an event, for the office: who was written what, and whether it was sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.contest import EventRole
from rackhouse.desk.mail_permission import WRONG_PHRASE
from rackhouse.desk.post_office import HELD_AT_MOST
from rackhouse.desk.values import UnknownEventError
from rackhouse.service.errors import ConflictError, NotAllowedError

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.post_office import PostOffice
    from rackhouse.desk.values import EventId, Letter
    from rackhouse.service.values import PersonId


class MailShown(msgspec.Struct, frozen=True):
    """A letter as the office sees it."""

    id: str
    entry: int
    name: str
    address: str
    subject: str
    text: str
    created: int
    sent: int | None
    error: str
    """Why it was not sent; empty if it waits or was sent."""
    is_told: bool
    """Whether somebody has told them in person, so that it need not be sent."""


class MailPermissionShown(msgspec.Struct, frozen=True):
    """Whether letters of an event go out."""

    is_asked: bool
    """Whether the reader can give the hall's phrase."""
    sentence: str
    """Why letters are kept; empty if they go out."""
    most_kept: int
    """The most letters that are kept, the newest; 0 if they go out."""


async def letters_shown(
    events: Events, person: PersonId, event: EventId, as_: str = ""
) -> tuple[MailShown, ...]:
    """All letters of an event, the newest first."""
    live = await events.for_office(person, event, as_, "desk-mail-not-yours")
    letters = await events.store.letters(event)
    kept = events.permission.why_kept(live.info)
    return tuple(_shown(live, letter, kept) for letter in reversed(letters))


async def send_letter(
    post_office: PostOffice, person: PersonId, event: EventId, as_: str, letter: str
) -> MailShown:
    """Send an unsent letter now; for the office.

    Raises:
        ConflictError: if it has been sent, or is being sent.
    """
    events = post_office.events
    live = await events.for_office(person, event, as_, "desk-mail-not-yours")
    if reason := events.permission.why_kept(live.info):
        raise NotAllowedError(reason)
    now = events.clock.now()
    found = await events.store.claim_letters(
        now, now - HELD_AT_MOST, limit=1, event=event, letter=letter
    )
    if not found:
        kept = {one.id: one for one in await events.store.letters(event)}
        if letter not in kept:
            raise UnknownEventError("desk-no-letter")
        was_sent = kept[letter].sent is not None
        raise ConflictError("desk-letter-sent" if was_sent else "desk-letter-going")
    await post_office.deliver(found[0])
    kept = {one.id: one for one in await events.store.letters(event)}
    return _shown(live, kept[letter])


async def tell_by_hand(
    events: Events, person: PersonId, event: EventId, as_: str, letter: str
) -> MailShown:
    """Note that somebody was told in person, so that the letter is not sent; for the office.

    Raises:
        ConflictError: if it has been sent.
    """
    live = await events.for_office(person, event, as_, "desk-mail-not-yours")
    kept = {one.id: one for one in await events.store.letters(event)}
    if letter not in kept:
        raise UnknownEventError("desk-no-letter")
    if kept[letter].sent is not None:
        raise ConflictError("desk-letter-sent")
    async with live.lock:
        # Letters that were dropped need no note any more.
        told = frozenset(live.info.told & kept.keys() | {letter})
        await events.store.set_event_info(replace(live.info, told=told))
        await events.people_changed(live)
    return _shown(live, kept[letter])


def _shown(live: LiveEvent, letter: Letter, kept: str = "") -> MailShown:
    return MailShown(
        letter.id,
        letter.entry,
        live.names(letter.entry),
        live.names.of(letter.entry).details.mail,
        letter.subject,
        letter.text,
        letter.created,
        letter.sent,
        letter.error or ("" if letter.sent else kept),
        letter.id in live.info.told,
    )


async def permission_shown(
    events: Events, person: PersonId, event: EventId, as_: str = ""
) -> MailPermissionShown:
    """Whether letters of an event go out; for the office."""
    live = await events.get(event)
    who = await events.who(live, person, as_)
    if not who.is_office:
        raise NotAllowedError("desk-mail-not-yours")
    kept = events.permission.why_kept(live.info)
    may_say = who.actor.role is EventRole.ORGANISER and bool(events.permission.phrase)
    return MailPermissionShown(
        bool(kept) and may_say, kept, events.permission.letters_a_day if kept else 0
    )


async def say_phrase(
    events: Events, person: PersonId, event: EventId, as_: str, said: str
) -> MailPermissionShown:
    """Give the hall's phrase for an event: from then on its letters go out.

    Raises:
        NotAllowedError: if the phrase is wrong, or they are not the organiser.
    """
    live = await events.get(event)
    who = await events.who(live, person, as_)
    if who.actor.role is not EventRole.ORGANISER:
        raise NotAllowedError("desk-organiser-only")
    if not events.permission.is_said(said):
        raise NotAllowedError(WRONG_PHRASE)
    async with live.lock:
        await events.store.set_event_info(replace(live.info, may_mail=True))
        await events.people_changed(live)
    events.letters_wait()
    return await permission_shown(events, person, event, as_)
