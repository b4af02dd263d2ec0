"""What a hall keeps besides the records: people, seats, invitations, and where a game stands.

Records carry seats, never people. Who sits where stands here, so that a person can be erased
and every record still folds.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.log.store import Kept, StoredEntry
from rackhouse.messages import Message
from rackhouse.record import Actor, Phase, Role
from rackhouse.record.facts import Custody
from rackhouse.referee.question import Kind

GameId: TypeAlias = str
PersonId: TypeAlias = str
TokenHash: TypeAlias = bytes
"""SHA-256 of a random secret: what is kept of it."""

MOST_BUDGET = 100_000
LONGEST_PACE = 60_000

SessionKind: TypeAlias = Literal["browser", "bot"]


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays; the name is all that a game needs of them."""

    id: PersonId
    name: str
    created: int


class Account(msgspec.Struct, frozen=True):
    """What keeps a person's games across devices."""

    person: PersonId
    login: str
    """As it is compared: folded to one case and form."""
    password: str
    """An argon2 hash; empty where only one-time links open it."""


class Session(msgspec.Struct, frozen=True):
    """A browser or a program that speaks for a person."""

    token: TokenHash
    person: PersonId
    kind: SessionKind
    label: str
    created: int
    expires: int


class SignInLink(msgspec.Struct, frozen=True):
    """A one-time way in for a person."""

    token: TokenHash
    person: PersonId
    expires: int


class Invitation(msgspec.Struct, frozen=True):
    """A secret that lets whoever brings it take a place at a game."""

    token: TokenHash
    game: GameId
    place: Actor
    created: int


class Holder(msgspec.Struct, frozen=True):
    """A person at a place; a team's seat has several, and one screen may hold several seats."""

    game: GameId
    place: Actor
    person: PersonId
    since: int


AskAnswer: TypeAlias = Literal["agreed", "objected", "seen"]
"""What a place says to somebody who asks; ``seen``: its holder was there and said nothing."""


class Ask(msgspec.Struct, frozen=True):
    """Somebody would take a place at a game that has begun, and waits for the others' word."""

    id: str
    game: GameId
    place: Actor
    person: PersonId
    since: int
    answers: dict[str, AskAnswer] = {}
    """By the places that answered, as links name them."""


class EngineChair(msgspec.Struct, frozen=True):
    """A seat that a player of the engine holds."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    player: Annotated[str, Meta(max_length=40)]
    """The name of one of the engine's players."""
    budget: Annotated[int, Meta(ge=0, le=MOST_BUDGET)] = 0
    """Cents it may spend on helps."""
    pace: Annotated[int, Meta(ge=0, le=LONGEST_PACE)] = 0
    """Milliseconds that it takes over a turn at least, so that people can follow."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game as a list shows it, and what the scheduler needs."""

    id: GameId
    created: int
    owner: PersonId | None
    sheet: str
    title: str
    custody: Custody
    sides: int
    chairs: tuple[EngineChair, ...] = ()
    names: tuple[str, ...] = ()
    """What the sides are called that no person of their own holds, by seat; empty where unsaid."""
    is_open_to_watch: bool = False
    """Whether anybody may look on without a link."""
    most_at_a_seat: int = 1
    """How many people may hold one seat: a team's has several."""
    rack_delay: int | None = None
    """Seconds after which the spectators whom the players admit see racks; ``None`` is not before
    the game is over."""
    is_rated: bool = False
    list_judges: bool = False
    """Whether the loaded list speaks for the judge, where the sheet calls one."""
    offices: tuple[str, ...] = (Role.JUDGE.value, Role.SCORE_KEEPER.value, Role.DIRECTOR.value)
    """The places beside the seats that somebody is asked to; all, where a game does not say."""
    is_imported: bool = False
    """Whether the record came from elsewhere: it is kept to be looked at."""
    rematch_of: GameId | None = None
    event: str = ""
    """The event that it is played at; empty where it is at none."""
    pairing: int = 0
    """The pairing of the event that is decided in it."""
    private_for: tuple[str, ...] = ()
    """The seats that would have it private once it is over, as links name them."""
    decided: Message | str = ""
    """Why it is not played on, where its event has decided the match otherwise; else empty."""

    @property
    def shows_racks(self) -> bool:
        """Whether spectators may see racks while it is played: never if something hangs on it."""
        return self.rack_delay is not None and not self.is_rated and not self.event


class Awaited(msgspec.Struct, frozen=True):
    """Whose word a game waits for, and for what."""

    kind: Kind
    places: tuple[str, ...]
    """The seats, or the judge, as links name them; empty where it waits for nobody."""


class Standing(msgspec.Struct, frozen=True):
    """Where a game stands after its last fact; kept so that it can be searched."""

    number: int
    changed: int
    phase: Phase
    scores: tuple[int, ...]
    mover: int
    due: int | None
    """When something happens by itself; milliseconds since 1970."""
    is_timed: bool
    """Whether time runs against somebody now: such games are paused when the hall wakes up."""
    awaits_engine: bool
    """Whether an engine's player has something to do."""
    awaits: Awaited | None = None
    """Whose word is wanted; ``None`` where an earlier version kept the game and nobody looked."""


class NewGame(msgspec.Struct, frozen=True):
    """All that makes a game, kept in one step."""

    info: GameInfo
    secret: str
    """Of the draws; empty with real tiles."""
    entries: tuple[StoredEntry, ...]
    standing: Standing
    invitations: tuple[Invitation, ...]
    holders: tuple[Holder, ...] = ()


KeptGame: TypeAlias = Kept[GameInfo, Standing]
PLAYING_ROLES = (Role.SEAT, Role.SCORE_KEEPER, Role.JUDGE, Role.DIRECTOR, Role.PUBLIC)
"""The places that an invitation can be for."""
