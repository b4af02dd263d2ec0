"""The hall's permission to hold events and to send mail: its organisers know a phrase.

Without it an event can be held all the same, unless the hall asks for the phrase before; but no
stranger writes to others in the hall's name.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.contest import Role
from rackhouse.service.errors import NotAllowedError

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId, EventInfo
    from rackhouse.service.values import PersonId

LONGEST_PHRASE = 200
KEPT = "desk-mail-held"
_WRONG = "desk-phrase-wrong"
_NEEDED = "desk-phrase-needed"


class MailPermission(msgspec.Struct, frozen=True):
    """What a hall asks for, and of what.

    >>> MailPermission("open sesame").is_said("open sesame"), MailPermission("").is_said("")
    (True, False)
    """

    phrase: str = ""
    for_events: bool = False
    """Whether nobody makes an event without it."""
    for_letters: bool = False
    """Whether letters of other events stay in their outbox."""
    is_given: bool = False
    """Whether every event made here has it: at the terminal of whoever runs the hall."""
    letters_a_day: int = 1000
    """How many letters an event sends within a day at most, and keeps at most while it may not."""

    def is_said(self, said: str) -> bool:
        """Whether somebody has said the phrase; where there is none, nobody has."""
        own, other = self.phrase.strip().encode(), said.strip().encode()
        return bool(own) and hmac.compare_digest(own, other)

    def check_creation(self, said: str) -> bool:
        """Whether a new event has the hall's permission.

        Raises:
            NotAllowedError: where it cannot be made without, or the phrase is another.
        """
        if self.is_given or self.is_said(said):
            return True
        if said.strip() and self.phrase:
            raise NotAllowedError(_WRONG)
        if self.for_events:
            raise NotAllowedError(_NEEDED)
        return False

    def why_kept(self, info: EventInfo) -> str:
        """The key of why letters of an event are not sent; empty where they are."""
        return KEPT if self.for_letters and not info.has_leave else ""


class MailPermissionShown(msgspec.Struct, frozen=True):
    """Whether letters of an event go out."""

    is_asked: bool
    """Whether it is for who asks to say the phrase."""
    sentence: str
    """Why letters are kept; empty where they go out."""
    most_kept: int
    """How many are kept at most, the last ones; 0 where they go out."""


class PhraseAsked(msgspec.Struct, frozen=True):
    """What this hall asks its phrase for."""

    for_events: bool
    for_letters: bool


async def permission_shown(
    events: Events, person: PersonId, event: EventId, as_: str = ""
) -> MailPermissionShown:
    """Whether letters of an event go out; for the office.

    Raises:
        NotAllowedError: where it is not for them.
    """
    live = await events.get(event)
    who = await events.who(live, person, as_)
    if not who.is_office:
        raise NotAllowedError("desk-mail-not-yours")
    kept = events.permission.why_kept(live.info)
    may_say = who.actor.role is Role.ORGANISER and bool(events.permission.phrase)
    return MailPermissionShown(
        bool(kept) and may_say, kept, events.permission.letters_a_day if kept else 0
    )


async def say_phrase(
    events: Events, person: PersonId, event: EventId, as_: str, said: str
) -> MailPermissionShown:
    """Say the hall's phrase for an event: its letters go out from then on.

    Raises:
        NotAllowedError: where it is another phrase, or not for them to say.
    """
    live = await events.get(event)
    who = await events.who(live, person, as_)
    if who.actor.role is not Role.ORGANISER:
        raise NotAllowedError("desk-organiser-only")
    if not events.permission.is_said(said):
        raise NotAllowedError(_WRONG)
    async with live.lock:
        await events.store.set_event_info(replace(live.info, has_leave=True))
        await events.people_changed(live)
    events.letters_wait()
    return await permission_shown(events, person, event, as_)
