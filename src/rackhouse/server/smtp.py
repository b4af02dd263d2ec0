"""Sends a hall's mail by SMTP, if a mail server is set."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
import msgspec

from rackhouse.desk.mail_permission import MailPermission
from rackhouse.messages import Message, message
from rackhouse.service.outgoing import NotSentError

if TYPE_CHECKING:
    from rackhouse.server.settings import Settings


_SECONDS = 30
_ATOM: Final = r"[^\s\x00-\x1f\x7f-\x9f@,;:<>()\[\]\"\\.]+"
_LABEL: Final = r"[^\s\x00-\x1f\x7f-\x9f@,;:<>()\[\]\"\\.=?]+"
_ONE_ADDRESS: Final = re.compile(rf"(?!.*=\?){_ATOM}(?:\.{_ATOM})*@{_LABEL}(?:\.{_LABEL})*")
"""One plain address: people type it when they sign up, and it must not become several, or a header.

The mail library decodes ``=?…?=`` anywhere in a header, line ends and commas included.
"""


class Smtp(msgspec.Struct, frozen=True):
    """A mail server, and the address that mail comes from."""

    host: str
    port: int | None
    user: str | None
    password: str | None
    is_tls: bool
    """TLS from the first byte; otherwise STARTTLS is used if the server offers it."""
    sender: str

    async def send(self, address: str, subject: str, text: str) -> None:
        """Send a letter.

        Raises:
            NotSentError: if the server did not take it.
        """
        try:
            await aiosmtplib.send(
                letter(self.sender, address, subject, text),
                recipients=[address],
                hostname=self.host,
                port=self.port,
                username=self.user,
                password=self.password,
                use_tls=self.is_tls,
                timeout=_SECONDS,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise NotSentError(why(error)) from error


def letter(sender: str, address: str, subject: str, text: str) -> EmailMessage:
    """A letter as mail.

    >>> letter("hall@example.org", "ann@example.org", "A change", "On Sunday.")["Subject"]
    'A change'

    Raises:
        ValueError: if an address or the subject cannot be in a header.
    """
    if _ONE_ADDRESS.fullmatch(address) is None:
        raise ValueError("Not one plain address.")
    message = EmailMessage()
    message["From"], message["To"] = sender, address
    message["Subject"] = _one_line(subject)
    message["Date"] = formatdate(localtime=False)
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2] or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def _one_line(subject: str) -> str:
    """The subject as one line: nothing in it ends the line, or decodes to something that does."""
    printable = "".join(sign if sign.isprintable() else " " for sign in subject)
    return " ".join(printable.split()).replace("=?", "= ?")


def postman_of(settings: Settings) -> Smtp | None:
    """The mail server in the settings, if any.

    >>> from rackhouse.server.settings import Settings
    >>> postman_of(Settings(smtp="smtps://ann:pass@mail.example.org", mail_from="a@b.org")).is_tls
    True
    """
    if not settings.smtp:
        return None
    url = urlsplit(settings.smtp)
    return Smtp(
        host=url.hostname or "",
        port=url.port,
        user=unquote(url.username) if url.username else None,
        password=unquote(url.password) if url.password else None,
        is_tls=url.scheme == "smtps",
        sender=settings.mail_from,
    )


def permission_of(settings: Settings) -> MailPermission:
    """What organisers need the phrase for; without a mail server, not for mail.

    >>> from rackhouse.server.settings import Settings
    >>> permission_of(Settings()).for_letters, permission_of(Settings(smtp="smtp://mail")).for_letters
    (False, True)
    """
    return MailPermission(
        settings.phrase,
        for_events=settings.events == "phrase",
        for_letters=bool(settings.smtp) and settings.letters == "phrase",
        letters_a_day=settings.letters_a_day,
    )


_FULL: Final = message("server-mail-full")
_BUSY: Final = message("server-mail-busy")
_OVER_QUOTA: Final = re.compile(r"[45]\.2\.2\b")
"""What servers say about a full mailbox, whatever the code before it (RFC 3463)."""


def why(error: Exception) -> Message:
    """What is wrong, and what to do.

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
    """Whether the server says that it may take the letter later."""
    return 400 <= error.code < 500
