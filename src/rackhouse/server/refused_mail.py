"""Why a mail server did not take a letter, in a sentence for whoever reads the outbox."""

from __future__ import annotations

import re
from typing import Final

import aiosmtplib

from rackhouse.messages import Message, message

_FULL: Final = message("server-mail-full")
_BUSY: Final = message("server-mail-busy")
_OVER_QUOTA: Final = re.compile(r"[45]\.2\.2\b")
"""What servers say of a full mailbox, whatever the code before it (RFC 3463)."""


def why(error: Exception) -> Message:
    """What is wrong, and what is to be done.

    >>> why(aiosmtplib.SMTPDataError(451, "Try later")).key
    'server-mail-busy'
    >>> refused = aiosmtplib.SMTPRecipientRefused(550, "No", "a@b")
    >>> why(aiosmtplib.SMTPRecipientsRefused([refused])).key
    'server-mail-unknown'
    """
    match error:
        case aiosmtplib.SMTPRecipientsRefused(recipients=[refused, *_]):
            return _of_address(refused)
        case aiosmtplib.SMTPRecipientRefused():
            return _of_address(error)
        case aiosmtplib.SMTPAuthenticationError():
            return message("server-mail-locked")
        case aiosmtplib.SMTPResponseException() if _is_for_now(error):
            return _FULL if _OVER_QUOTA.match(error.message) else _BUSY
        case aiosmtplib.SMTPConnectError() | OSError():
            return message("server-mail-away")
        case aiosmtplib.SMTPSenderRefused():
            return message("server-mail-sender")
        case aiosmtplib.SMTPResponseException() if _OVER_QUOTA.match(error.message):
            return _FULL
        case ValueError():
            return message("server-mail-no-address")
        case _:
            return message("server-mail-refused")


def _of_address(refused: aiosmtplib.SMTPRecipientRefused) -> Message:
    if refused.code in (452, 552) or _OVER_QUOTA.match(refused.message):
        return _FULL
    return _BUSY if _is_for_now(refused) else message("server-mail-unknown")


def _is_for_now(error: aiosmtplib.SMTPResponseException) -> bool:
    """Whether the server says that it may take the letter another time."""
    return 400 <= error.code < 500
