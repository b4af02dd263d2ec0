"""Mail by SMTP: what a hall's letters are sent by, where a server is set."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

import msgspec

from rackhouse.desk.mail_permission import MailPermission
from rackhouse.desk.post_office import NotSentError

if TYPE_CHECKING:
    from rackhouse.server.settings import Settings

_SECONDS = 30
_ATOM: Final = r"[^\s\x00-\x1f\x7f-\x9f@,;:<>()\[\]\"\\.]+"
_LABEL: Final = r"[^\s\x00-\x1f\x7f-\x9f@,;:<>()\[\]\"\\.=?]+"
_ONE_ADDRESS: Final = re.compile(rf"(?!.*=\?){_ATOM}(?:\.{_ATOM})*@{_LABEL}(?:\.{_LABEL})*")
"""One plain address: whoever signs up writes it, and it must not become several, or a header.

The mail library decodes ``=?…?=`` wherever it stands in a header, line ends and commas included.
"""


class Smtp(msgspec.Struct, frozen=True):
    """A mail server, and the address that letters come from."""

    host: str
    port: int | None
    user: str | None
    password: str | None
    is_tls: bool
    """From the first byte on; otherwise it is asked for where the server offers it."""
    sender: str

    async def send(self, address: str, subject: str, text: str) -> None:
        """Send a letter.

        Raises:
            NotSentError: where the server did not take it.
        """
        import aiosmtplib  # noqa: PLC0415 - only a hall that sends letters needs it

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
            from rackhouse.server.refused_mail import why  # noqa: PLC0415 - the same

            raise NotSentError(why(error)) from error


def letter(sender: str, address: str, subject: str, text: str) -> EmailMessage:
    """A letter as mail.

    >>> letter("hall@example.org", "ann@example.org", "A change", "On Sunday.")["Subject"]
    'A change'

    Raises:
        ValueError: where an address or the subject cannot stand in a header.
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
    """A subject that stays one: nothing in it ends the line, or is decoded into what does."""
    printable = "".join(sign if sign.isprintable() else " " for sign in subject)
    return " ".join(printable.split()).replace("=?", "= ?")


def postman_of(settings: Settings) -> Smtp | None:
    """The mail server that is set, if any.

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
    """What organisers are asked for; without a mail server, for letters nothing.

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
