"""The hall's permission to create events and to send mail: its organisers know a phrase.

Without the phrase an event can still be created, unless the hall asks for it; but no stranger can
send mail in the hall's name.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

import msgspec

from rackhouse.service.errors import NotAllowedError

if TYPE_CHECKING:
    from rackhouse.desk.values import EventInfo

LONGEST_PHRASE = 200
KEPT = "desk-mail-held"
REHEARSED = "desk-rehearsal-no-mail"
WRONG_PHRASE = "desk-phrase-wrong"
_NEEDED = "desk-phrase-needed"


class MailPermission(msgspec.Struct, frozen=True):
    """What a hall asks its phrase for.

    >>> MailPermission("open sesame").is_said("open sesame"), MailPermission("").is_said("")
    (True, False)
    """

    phrase: str = ""
    for_events: bool = False
    """Whether creating an event needs the phrase."""
    for_letters: bool = False
    """Whether letters of events without it stay in the outbox."""
    is_given: bool = False
    """Whether every event created here has it: at the terminal of the hall's operator."""
    letters_a_day: int = 1000
    """The most letters an event sends within a day, or keeps while it may not send."""

    def is_said(self, said: str) -> bool:
        """Whether this is the phrase; never, if there is none."""
        own, other = self.phrase.strip().encode(), said.strip().encode()
        return bool(own) and hmac.compare_digest(own, other)

    def check_creation(self, said: str) -> bool:
        """Whether a new event has the hall's permission.

        Raises:
            NotAllowedError: if the phrase is required and missing, or wrong.
        """
        if self.is_given or self.is_said(said):
            return True
        if said.strip() and self.phrase:
            raise NotAllowedError(WRONG_PHRASE)
        if self.for_events:
            raise NotAllowedError(_NEEDED)
        return False

    def why_kept(self, info: EventInfo) -> str:
        """The key of why letters of an event are not sent; empty if they are."""
        if info.rehearses:
            return REHEARSED
        return KEPT if self.for_letters and not info.may_mail else ""


class PhraseAsked(msgspec.Struct, frozen=True):
    """What this hall asks its phrase for."""

    for_events: bool
    for_letters: bool
