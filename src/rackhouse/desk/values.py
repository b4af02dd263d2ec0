"""What a desk stores besides an event's lines: people, roles, links, games, letters.

Lines have only numbers and opaque ids. Who that is, is stored here, so that anybody can be erased
and every event still folds.
"""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.contest import EventRole
from rackhouse.log.store import Kept, StoredEntry
from rackhouse.record.facts import Custody
from rackhouse.rules.pace import DaysPace
from rackhouse.service.errors import HallError
from rackhouse.service.values import ChatWords, GameId, PersonId, TokenHash

EventId: TypeAlias = str
EntryNumber: TypeAlias = int

LONGEST_TEXT = 400
LONGEST_SHEET = 100_000
ALONE = ""
"""Instead of a member's id: the entry itself."""


class TableTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the tables of an event are opened, where the sheet leaves a choice."""

    settings: Annotated[dict[str, Any], Meta(max_length=100)] = {}
    """The organiser's settings of the sheet, by key: ``{"clocks.minutes": 25}``."""
    lexicon: Annotated[str, Meta(max_length=100)] = "enable"
    book: Annotated[str, Meta(max_length=200)] = ""
    """The title of a printed dictionary that decides instead of a word list."""
    edition: Annotated[str, Meta(max_length=200)] = ""
    custody: Custody = "table"
    """How a table plays by default: with real tiles, or on screens."""
    is_open_to_watch: bool = True
    stream_minutes: Annotated[int, Meta(ge=5, le=600)] | None = None
    """Minutes after which the organiser's stream shows racks; null means after each game."""
    chat: ChatWords = "phrases"
    """What people may say to each other at its tables; never, if somebody is a minor."""
    by_days: DaysPace | None = None
    """The pace of matches by correspondence; they are played on screens."""
    sheet_text: Annotated[str, Meta(max_length=LONGEST_SHEET)] = ""
    """A sheet of the house's own, as TOML; it replaces the preset's."""


LONGEST_NOTE = 5_000


class EventSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The organiser's settings beside the plan."""

    tables: TableTerms = msgspec.field(default_factory=TableTerms)
    currency: Annotated[str, Meta(pattern="^[A-Z]{3}$")] = "USD"
    goal: Annotated[int, Meta(ge=0, le=10**10)] = 0
    """The goal in cents; 0 is none."""
    is_listed: bool = True
    """Whether the event is in the hall's public list."""
    language: Annotated[str, Meta(pattern="^([a-z]{2,3}(-[A-Z]{2})?)?$")] = ""
    """The language of its mail, such as de-AT; if empty, the organiser's."""
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""
    """What the organiser writes above the photographs on the public page."""


class EventInfo(msgspec.Struct, frozen=True):
    """An event, its lines aside."""

    id: EventId
    created: int
    owner: PersonId | None
    settings: EventSettings = msgspec.field(default_factory=EventSettings)
    brought: int = 0
    """How many lines were imported; nobody here can know who did what in those."""
    closed: frozenset[int] = frozenset()
    """The entries closed to sign-in by digits, until their phone changes."""
    may_mail: bool = msgspec.field(default=False, name="has_leave")
    """Whether somebody has given the hall's phrase, so that mail goes out.

    Stored events have it under an older name.
    """
    told: frozenset[str] = frozenset()
    """The letters that somebody has delivered in person: they are not sent."""
    rehearses: EventId = ""
    """The event that this is a rehearsal of; empty if it is a real one."""


class Card(msgspec.Struct, frozen=True):
    """An event as lists show it."""

    title: str
    when: tuple[str, ...]
    where: str
    stage: str
    """``open`` until a division has started, ``certified`` once all are, else ``started``."""
    entries: int
    last_day: str
    """The last day of the event, as 2027-05-01; empty if it has none."""


class EventStanding(msgspec.Struct, frozen=True):
    """Where an event stands after its last line, for the store to search by."""

    number: int
    changed: int
    due: int | None
    """When something falls due by itself; milliseconds since 1970."""
    card: Card


class Details(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an entry tells the organiser and nobody else."""

    born: date | None = None
    mail: Annotated[str, Meta(max_length=200)] = ""
    phone: Annotated[str, Meta(max_length=40)] = ""
    club: Annotated[str, Meta(max_length=100)] = ""
    answers: Annotated[
        dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=LONGEST_TEXT)]],
        Meta(max_length=50),
    ] = {}
    """The answers to the event's questions, by their keys."""
    rating: Annotated[int, Meta(ge=0, le=9999)] | None = None
    """From the office only; nobody rates themselves."""
    shares_contact: bool = False
    """Whether opponents with whom a match has to be arranged may see mail and phone."""


class EventPerson(msgspec.Struct, frozen=True):
    """Who an entry is, or one of its members."""

    event: EventId
    entry: EntryNumber
    member: str
    """The opaque id of a team's member; :data:`ALONE` for the entry itself."""
    name: str
    details: Details = msgspec.field(default_factory=Details)


class SamePlayer(msgspec.Struct, frozen=True):
    """A claim that somebody at an event is a player known from another."""

    event: EventId
    entry: EntryNumber
    member: str
    """The opaque id of a team's member; :data:`ALONE` for the entry itself."""
    player: str
    """The id of the known player; empty if there is none."""
    is_accepted: bool = False
    """Whether the player, or the organiser of their first event, has accepted it."""


class RoleHeld(msgspec.Struct, frozen=True):
    """A role that somebody has at an event; ``entry`` is 0 except for players."""

    event: EventId
    person: PersonId
    role: EventRole
    entry: EntryNumber = 0
    link: str = ""
    """The link it came from; empty if none."""


class RoleLink(msgspec.Struct, frozen=True):
    """A link that gives a role at an event to whoever has its secret."""

    id: str
    token: TokenHash
    event: EventId
    role: EventRole
    entry: EntryNumber
    label: str
    created: int
    is_revoked: bool = False
    maker: PersonId = ""
    """Its maker, with whose role it ends; empty if it depends on nobody."""
    fell_with: str = ""
    """The link whose revocation ended this one; empty if it was revoked itself."""


class TableGame(msgspec.Struct, frozen=True):
    """The game in which a pairing is played."""

    event: EventId
    pairing: int
    game: GameId
    sides: tuple[EntryNumber, ...]
    """The entries, by seat."""
    opened: int
    seen: int = 0
    """The last fact of the game that the event has seen."""


class Letter(msgspec.Struct, frozen=True):
    """Mail to an entry; kept whether or not it can be sent."""

    id: str
    event: EventId
    entry: EntryNumber
    subject: str
    text: str
    created: int
    sent: int | None = None
    error: str = ""


class Photo(msgspec.Struct, frozen=True):
    """A photograph on an event's public page; its bytes are stored beside it."""

    id: str
    event: EventId
    added: int
    caption: str


class NewEvent(msgspec.Struct, frozen=True):
    """Everything of a new event, stored in one step."""

    info: EventInfo
    secret: str
    """The seed of its lots."""
    lines: tuple[StoredEntry, ...]
    standing: EventStanding
    roles: tuple[RoleHeld, ...]
    links: tuple[RoleLink, ...]
    people: tuple[EventPerson, ...] = ()


class Attachments(msgspec.Struct, frozen=True):
    """What is stored in the same step as lines, but is in none of them."""

    people: tuple[EventPerson, ...] = ()
    links: tuple[RoleLink, ...] = ()
    letters: tuple[Letter, ...] = ()


KeptEvent: TypeAlias = Kept[EventInfo, EventStanding]


class UnknownEventError(HallError, LookupError):
    """There is no such event, entry or link."""
