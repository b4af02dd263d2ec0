"""Why a mail server did not take a letter, in a sentence for whoever reads the outbox."""

from __future__ import annotations

import re
from typing import Final

import aiosmtplib

NO_ADDRESS: Final = "This is not an address that mail can go to; correct it at the entry."
UNKNOWN: Final = "The mail server refuses this address; ask for another one."
FULL: Final = "Their mailbox is full; it is tried again by itself, or tell them yourself."
BUSY: Final = "The mail server is busy; it is tried again by itself."
AWAY: Final = "The mail server cannot be reached; it is tried again by itself."
LOCKED: Final = (
    "The mail server does not let the hall in; whoever runs the hall checks its smtp setting."
)
SENDER: Final = (
    "The mail server takes nothing from the hall's own address; whoever runs the hall checks its "
    "mail-from setting."
)
REFUSED: Final = (
    "The mail server refuses this letter; send it from your own mail, or tell them yourself."
)
_OVER_QUOTA: Final = re.compile(r"[45]\.2\.2\b")
"""What servers say of a full mailbox, whatever the code before it (RFC 3463)."""


def why(error: Exception) -> str:
    """What is wrong, and what is to be done.

    >>> why(aiosmtplib.SMTPDataError(451, "Try later"))
    'The mail server is busy; it is tried again by itself.'
    >>> why(aiosmtplib.SMTPRecipientsRefused([aiosmtplib.SMTPRecipientRefused(550, "No", "a@b")]))
    'The mail server refuses this address; ask for another one.'
    """
    match error:
        case aiosmtplib.SMTPRecipientsRefused(recipients=[refused, *_]):
            return _of_address(refused)
        case aiosmtplib.SMTPRecipientRefused():
            return _of_address(error)
        case aiosmtplib.SMTPAuthenticationError():
            return LOCKED
        case aiosmtplib.SMTPResponseException() if _is_for_now(error):
            return FULL if _OVER_QUOTA.match(error.message) else BUSY
        case aiosmtplib.SMTPConnectError() | OSError():
            return AWAY
        case aiosmtplib.SMTPSenderRefused():
            return SENDER
        case aiosmtplib.SMTPResponseException() if _OVER_QUOTA.match(error.message):
            return FULL
        case ValueError():
            return NO_ADDRESS
        case _:
            return REFUSED


def _of_address(refused: aiosmtplib.SMTPRecipientRefused) -> str:
    if refused.code in (452, 552) or _OVER_QUOTA.match(refused.message):
        return FULL
    return BUSY if _is_for_now(refused) else UNKNOWN


def _is_for_now(error: aiosmtplib.SMTPResponseException) -> bool:
    """Whether the server says that it may take the letter another time."""
    return 400 <= error.code < 500
