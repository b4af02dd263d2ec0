"""How a hall is run: one frozen value from a file, the environment and the command line.

Later ones win: ``rackhouse.toml``, then ``RACKHOUSE_*`` variables, then flags. Names have dashes in
the file (``public-url``), and capitals with underscores in the environment
(``RACKHOUSE_PUBLIC_URL``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.files import read_limited
from rackhouse.messages import Value, message
from rackhouse.service.chat import CHAT_DAYS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

FILE_NAME = "rackhouse.toml"
PREFIX = "RACKHOUSE_"
EVERY_ADDRESS = ("0.0.0.0", "::")
"""The hosts that stand for every address of this machine."""
SHORTEST_PHRASE = 8
_LARGEST_FILE = 64 * 1024

Rate: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^$|^[1-9][0-9]{0,6}/[1-9]?[0-9]{0,3} ?(second|minute|hour|day)$")
]
"""So many in so long, as in ``10/minute``; empty means no limit."""


class Settings(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """All settings; the defaults suit a hall on one machine.

    >>> Settings(public_url="https://games.example.org/hall").path
    '/hall'
    """

    host: str = "127.0.0.1"
    """The address to listen on; ``0.0.0.0`` is every address of this machine."""
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8800
    """The port; 0 is any free one."""
    public_url: str = ""
    """Where people reach the hall, if not at the address it listens on; links are made from it."""
    hosts: tuple[str, ...] = ()
    """Names of the hall besides its machine's own and that of ``public-url``."""
    root_path: str = ""
    """The path that the hall is under; by default the path of ``public-url``."""
    database: str = ""
    """``postgresql://…`` or ``sqlite:///…``; by default a file in the user's data folder."""
    fan_out: str = ""
    """How processes tell each other of news: ``memory``, ``database`` or ``redis://…``.

    By default ``database`` on PostgreSQL and ``memory`` otherwise.
    """
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks that are trusted to tell the client's address and scheme."""
    metrics: Literal["local", "all", "off"] = "local"
    """Who may read ``/metrics``: this machine, everybody, nobody."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    sign_in_rate: Rate = "10/minute"
    """Attempts to sign in from one address; for one login, from all addresses, ten times that."""
    name_rate: Rate = "120/minute"
    """New names from each address; a whole club may share one."""
    open_rate: Rate = "60/minute"
    """Games opened or imported, for each person."""
    request_rate: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 100
    """Sustained requests a second from one address."""
    message_rate: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 40
    """Sustained messages a second on one socket."""
    header_seconds: Annotated[int, msgspec.Meta(ge=1, le=600)] = 20
    """How long a request's headers may take; trusted proxies are not limited."""
    body_limit: Annotated[int, msgspec.Meta(ge=1024, le=64 * 1024 * 1024)] = 1024 * 1024
    """The largest request in bytes; records are imported whole."""
    body_seconds: Annotated[int, msgspec.Meta(ge=1, le=600)] = 30
    """How long a request's body may take."""
    message_limit: Annotated[int, msgspec.Meta(ge=1024, le=1024 * 1024)] = 32 * 1024
    """The largest message on a socket in bytes."""
    sockets_per_address: Annotated[int, msgspec.Meta(ge=1)] = 5000
    """Sockets and event streams open at once from one address."""
    drain_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 10
    """How long requests in flight may take when the hall is told to stop."""
    smtp: str = ""
    """The mail server for mail of events: ``smtp://user:password@host:587`` or ``smtps://…``.

    Without one, mail waits in each event's outbox.
    """
    mail_from: str = ""
    """The address that mail comes from."""
    letters_a_day: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 1000
    """How many letters one event sends within a day at most."""
    phrase: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """The phrase that organisers need, so that no stranger sends mail in the hall's name."""
    events: Literal["anybody", "phrase"] = "anybody"
    """Who can create events: anybody, or whoever knows the phrase."""
    letters: Literal["anybody", "phrase"] = "phrase"
    """Whose mail is sent, if there is a mail server; other mail stays in the outbox."""
    push: Literal["public", "any", "off"] = "public"
    """Which push services notify people's browsers: those on the internet, any, none."""
    chat_days: Annotated[int, msgspec.Meta(ge=1, le=3650)] = CHAT_DAYS
    """How many days the chat of games is kept."""
    engine_processes: Annotated[int, msgspec.Meta(ge=1, le=256)] = 1
    """How many engine players think at once, each in a process of low priority."""
    engine_seconds: Annotated[int, msgspec.Meta(ge=1, le=3600)] = 30
    """How long an engine player may think; after that it passes, or lets a play stand."""

    @property
    def path(self) -> str:
        """The path that the hall is under, without a slash at its end."""
        return (self.root_path or urlsplit(self.public_url).path).rstrip("/")

    @property
    def is_https(self) -> bool:
        """Whether people reach it by https."""
        return self.public_url.startswith("https://")


def read_settings(
    file: Path | None, environment: Mapping[str, str], flags: Mapping[str, Any]
) -> Settings:
    """The settings from a file (if any), the environment, and flags that are not ``None``.

    >>> read_settings(None, {"RACKHOUSE_PORT": "9000"}, {"host": "0.0.0.0", "port": None}).port
    9000

    Raises:
        MalformedError: if a setting is unknown or has an invalid value; the message says where.
    """
    values: dict[str, Any] = {}
    if file is not None:
        text = read_limited(file, _LARGEST_FILE)
        try:
            values = msgspec.toml.decode(text)
            msgspec.convert(values, Settings)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise MalformedError(
                "server-setting-wrong", where=str(file), detail=_sentence(error)
            ) from None
    names = {field.name: field.encode_name for field in msgspec.structs.fields(Settings)}
    for name, key in names.items():
        text_value = environment.get(PREFIX + name.upper())
        if text_value is not None:
            is_list = isinstance(getattr(Settings(), name), tuple)
            values[key] = (
                [part.strip() for part in text_value.split(",") if part.strip()]
                if is_list
                else text_value
            )
            _check(values, f"{PREFIX}{name.upper()}")
        if flags.get(name) is not None:
            values[key] = flags[name]
            _check(values, f"--{key}")
    settings = _check(values, message("server-settings-together"))
    if settings.smtp and "@" not in settings.mail_from:
        raise MalformedError("server-needs-mail-from")
    if settings.phrase and len(settings.phrase.strip()) < SHORTEST_PHRASE:
        raise MalformedError("server-phrase-too-short", least=SHORTEST_PHRASE)
    if settings.events == "phrase" and not settings.phrase:
        raise MalformedError("server-events-need-phrase")
    return settings


def _check(values: Mapping[str, Any], where: Value) -> Settings:
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise MalformedError("server-setting-wrong", where=where, detail=_sentence(error)) from None
    url = urlsplit(settings.public_url)
    if settings.public_url and (url.scheme not in ("http", "https") or not url.netloc):
        raise MalformedError("server-public-url", where=where)
    mail = urlsplit(settings.smtp)
    if settings.smtp and (mail.scheme not in ("smtp", "smtps") or not mail.hostname):
        raise MalformedError("server-smtp", where=where)
    if settings.root_path and not settings.root_path.startswith("/"):
        raise MalformedError("server-root-path", where=where)
    return settings


def _sentence(error: Exception) -> str:
    text = str(error)
    return f"{text[:1].lower()}{text[1:]}." if not text.endswith(".") else text
