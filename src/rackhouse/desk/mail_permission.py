"""The hall's permission to hold events and to send mail: its organisers know a phrase.

Without it an event can be held all the same, unless the hall asks for the phrase before; but no
stranger writes to others in the hall's name.
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
WRONG_PHRASE = "desk-phrase-wrong"
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
            raise NotAllowedError(WRONG_PHRASE)
        if self.for_events:
            raise NotAllowedError(_NEEDED)
        return False

    def why_kept(self, info: EventInfo) -> str:
        """The key of why letters of an event are not sent; empty where they are."""
        return KEPT if self.for_letters and not info.may_mail else ""


class PhraseAsked(msgspec.Struct, frozen=True):
    """What this hall asks its phrase for."""

    for_events: bool
    for_letters: bool
