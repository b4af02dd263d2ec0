"""What a desk keeps besides an event's lines: people, roles, links, games, letters.

Lines hold numbers and opaque ids. Who that is stands here, so that anybody can be erased and
every event still folds.
"""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.contest import EventRole
from rackhouse.log.store import Kept, StoredEntry
from rackhouse.record.facts import Custody
from rackhouse.service.errors import HallError
from rackhouse.service.values import GameId, PersonId, TokenHash

EventId: TypeAlias = str
EntryNumber: TypeAlias = int

LONGEST_TEXT = 400
LONGEST_SHEET = 100_000
ALONE = ""
"""In place of a member's id: the entry itself."""


class TableTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the tables of an event are set, where its sheet leaves it open."""

    settings: Annotated[dict[str, Any], Meta(max_length=100)] = {}
    """What the organiser sets of the sheet, by key: ``{"clocks.minutes": 25}``."""
    lexicon: Annotated[str, Meta(max_length=100)] = "enable"
    book: Annotated[str, Meta(max_length=200)] = ""
    """The title of a book on paper; it decides instead of a list."""
    edition: Annotated[str, Meta(max_length=200)] = ""
    custody: Custody = "table"
    """How a table plays unless it is said otherwise: with real tiles, or on screens."""
    is_open_to_watch: bool = True
    sheet_text: Annotated[str, Meta(max_length=LONGEST_SHEET)] = ""
    """A sheet of the house's own, as TOML; it comes before that of the preset."""


class EventSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the organiser sets beside the plan."""

    tables: TableTerms = msgspec.field(default_factory=TableTerms)
    currency: Annotated[str, Meta(pattern="^[A-Z]{3}$")] = "USD"
    goal: Annotated[int, Meta(ge=0, le=10**10)] = 0
    """Cents that are hoped for; 0 is no goal."""
    is_listed: bool = True
    """Whether anybody finds the event in the hall's list."""
    language: Annotated[str, Meta(pattern="^([a-z]{2,3}(-[A-Z]{2})?)?$")] = ""
    """What its mail is written in, such as de-AT; as its organiser reads, where empty."""


class EventInfo(msgspec.Struct, frozen=True):
    """An event, its lines aside."""

    id: EventId
    created: int
    owner: PersonId | None
    settings: EventSettings = msgspec.field(default_factory=EventSettings)
    brought: int = 0
    """How many lines came in a file: who did what in those, nobody here can know."""
    closed: frozenset[int] = frozenset()
    """The entries that nobody signs in to by their digits, until their phone is another."""
    may_mail: bool = msgspec.field(default=False, name="has_leave")
    """Whether somebody who knows the hall's phrase has vouched for it, so that mail goes out.

    Stored events have it under its first name.
    """
    told: frozenset[str] = frozenset()
    """The letters whose words somebody has said by hand: they wait no more, and are not sent."""


class Card(msgspec.Struct, frozen=True):
    """An event as a list shows it."""

    title: str
    when: tuple[str, ...]
    where: str
    stage: str
    """``open`` until a division has started, ``certified`` once all are, else ``started``."""
    entries: int
    last_day: str
    """The last day of the event, as 2027-05-01; empty where it has none."""


class EventStanding(msgspec.Struct, frozen=True):
    """Where an event stands after its last line; kept so that it can be searched."""

    number: int
    changed: int
    due: int | None
    """When something falls due by itself; milliseconds since 1970."""
    card: Card


class Details(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an entry tells the organiser, and nobody else is shown."""

    born: date | None = None
    mail: Annotated[str, Meta(max_length=200)] = ""
    phone: Annotated[str, Meta(max_length=40)] = ""
    club: Annotated[str, Meta(max_length=100)] = ""
    answers: Annotated[
        dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=LONGEST_TEXT)]],
        Meta(max_length=50),
    ] = {}
    """What was answered to the event's fields, by their keys."""
    rating: Annotated[int, Meta(ge=0, le=9999)] | None = None
    """As the office has it from elsewhere; nobody rates themselves."""


class EventPerson(msgspec.Struct, frozen=True):
    """Who an entry is, or one of its members."""

    event: EventId
    entry: EntryNumber
    member: str
    """The opaque id of a team's member; :data:`ALONE` for the entry itself."""
    name: str
    details: Details = msgspec.field(default_factory=Details)


class SamePlayer(msgspec.Struct, frozen=True):
    """That somebody at an event is a player who is known from another one."""

    event: EventId
    entry: EntryNumber
    member: str
    """The opaque id of a team's member; :data:`ALONE` for the entry itself."""
    player: str
    """What they are called among players; empty where they are nobody else."""
    is_accepted: bool = False
    """Whether it counts: the player has said yes, or who ran the event where they played first."""


class RoleHeld(msgspec.Struct, frozen=True):
    """A role that somebody has at an event; ``entry`` is 0 but for players."""

    event: EventId
    person: PersonId
    role: EventRole
    entry: EntryNumber = 0
    link: str = ""
    """The link that it came by; empty where it came by none."""


class RoleLink(msgspec.Struct, frozen=True):
    """A secret that gives whoever brings it a role at an event."""

    id: str
    token: TokenHash
    event: EventId
    role: EventRole
    entry: EntryNumber
    label: str
    created: int
    is_revoked: bool = False
    maker: PersonId = ""
    """Who made it, with whose role it falls; empty where it stands by itself."""
    fell_with: str = ""
    """The link that was taken back when this one fell; empty where it was taken back itself."""


class TableGame(msgspec.Struct, frozen=True):
    """The game in which a pairing is played."""

    event: EventId
    pairing: int
    game: GameId
    sides: tuple[EntryNumber, ...]
    """The entries, by seat."""
    opened: int
    seen: int = 0
    """The last fact of the game that the event has taken notice of."""


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


class NewEvent(msgspec.Struct, frozen=True):
    """All that makes an event, kept in one step."""

    info: EventInfo
    secret: str
    """What its lots are drawn from."""
    lines: tuple[StoredEntry, ...]
    standing: EventStanding
    roles: tuple[RoleHeld, ...]
    links: tuple[RoleLink, ...]
    people: tuple[EventPerson, ...] = ()


class Attachments(msgspec.Struct, frozen=True):
    """What is kept in the same step as lines, and stands in none of them."""

    people: tuple[EventPerson, ...] = ()
    links: tuple[RoleLink, ...] = ()
    letters: tuple[Letter, ...] = ()


KeptEvent: TypeAlias = Kept[EventInfo, EventStanding]


class UnknownEventError(HallError, LookupError):
    """There is no such event, entry or link."""
