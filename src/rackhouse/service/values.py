"""What a hall stores besides the records: people, seats, invitations, and standings of games.

Records contain seats, never people. Who sits where is stored here, so that a person can be erased
and every record still folds.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.log.store import Kept, StoredEntry
from rackhouse.messages import Message
from rackhouse.ratings import RatedSide
from rackhouse.record import Actor, Phase, Role
from rackhouse.record.facts import Custody
from rackhouse.referee.deciding import Stakes
from rackhouse.referee.question import Kind

GameId: TypeAlias = str
PersonId: TypeAlias = str
TokenHash: TypeAlias = bytes
"""The SHA-256 of a random secret, which is all that is stored of it."""

MOST_BUDGET = 100_000
LONGEST_PACE = 60_000

SessionKind: TypeAlias = Literal["browser", "bot"]
ChatWords: TypeAlias = Literal["off", "phrases", "free"]
"""What people may say at a game: nothing, quick phrases, or whatever they like."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays; a game needs only their name."""

    id: PersonId
    name: str
    created: int


class Account(msgspec.Struct, frozen=True):
    """What keeps a person's games across devices."""

    person: PersonId
    login: str
    """The login as it is compared, in one case and form."""
    password: str
    """An argon2 hash; empty if only one-time links sign in."""
    is_profile_shown: bool = True
    """Whether others may see the person's profile."""


class Session(msgspec.Struct, frozen=True):
    """A browser or a program that acts for a person."""

    token: TokenHash
    person: PersonId
    kind: SessionKind
    label: str
    created: int
    expires: int


LinkPurpose: TypeAlias = Literal["sign in", "win back"]
"""What a one-time link does: only one that was sent by mail sets a new password."""


class SignInLink(msgspec.Struct, frozen=True):
    """A link that signs a person in once."""

    token: TokenHash
    person: PersonId
    expires: int
    purpose: LinkPurpose = "sign in"


class Invitation(msgspec.Struct, frozen=True):
    """A secret that lets whoever has it take a place at a game."""

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
"""A place's answer to a request; ``seen`` means that its holder was there and said nothing."""


class Ask(msgspec.Struct, frozen=True):
    """Somebody asks for a place at a game that has begun, and waits for the others to agree."""

    id: str
    game: GameId
    place: Actor
    person: PersonId
    since: int
    answers: dict[str, AskAnswer] = {}
    """The answers, by the name of the place."""


class ChatLine(msgspec.Struct, frozen=True):
    """Something that somebody said at a game."""

    game: GameId
    number: int
    """Counted from 1 at each game; 0 until it is stored."""
    id: str
    """Its sender's: sent again, it is the same line."""
    room: str
    """``table``, ``spectators``, or the seat of a team."""
    place: Actor
    person: PersonId
    moment: int
    phrase: str = ""
    """The name of a quick phrase; empty if they used words of their own."""
    words: str = ""


class Report(msgspec.Struct, frozen=True):
    """What somebody has reported to the keepers: a line of a chat, or a whole game."""

    game: GameId
    number: int
    """Of the line; 0 is the game itself."""
    person: PersonId
    """Who reported it."""
    moment: int
    words: str = ""
    """Why, where a game was reported."""


class SideHighlights(msgspec.Struct, frozen=True):
    """The best of what a side did in a game; a turn is its line of the score pad, from 1."""

    engine: str = ""
    """The engine player that held it; empty if people did."""
    play: str = ""
    """Its highest play in notation; empty if it made none that stood."""
    play_turn: int = 0
    word: str = ""
    """Its longest word."""
    word_turn: int = 0
    bonuses: int = 0
    """How many of its plays earned the bonus for many tiles."""
    comeback: int = 0
    """How many points it was behind at most before it won; 0 if it did not win alone."""


class GameTold(msgspec.Struct, frozen=True):
    """What a finished game tells besides its result."""

    title: str
    """Of the sheet."""
    sheet: str
    words: str
    """The name of the word list or book."""
    pace: str
    sides: tuple[SideHighlights, ...]


class StoredResult(msgspec.Struct, frozen=True):
    """What a finished game tells of its players, as its record has it."""

    game: GameId
    number: int
    """The last fact that it was worked out from."""
    rated_as: str
    """The kind of game and its pace; empty if it is not rated."""
    moment: int
    """When the game ended."""
    sides: tuple[RatedSide, ...]
    """Empty if it counts for nobody."""
    told: GameTold | None = None
    """Nothing if it counts for nobody."""


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of somebody's, and who may see it."""

    result: StoredResult
    is_private: bool
    """Whether a player wants it private."""
    is_open: bool
    """Whether anybody might watch it without a link."""
    event: bool
    """Whether it was played at an event."""


class MailWish(msgspec.Struct, frozen=True):
    """Somebody's mail address: it wins back their account, and they may want mail about games."""

    person: PersonId
    address: str
    proof: TokenHash
    """The secret in the link that proves the address."""
    stop: str
    """The secret in the link that ends it, which is in every letter."""
    language: str
    asked: int
    is_proven: bool = False
    wants_turns: bool = True
    """Whether mail tells them when it is their move in a game by correspondence."""


class PushDevice(msgspec.Struct, frozen=True):
    """A browser that shows its owner when it is their move, until they sign out there."""

    id: str
    person: PersonId
    session: TokenHash
    endpoint: str
    """Where its push service takes messages for it; its owner chose that, so beware."""
    key: bytes
    """The public key that messages to it are encrypted for."""
    secret: bytes
    """What the browser shares with the hall besides."""
    language: str
    added: int


NoticeKind: TypeAlias = Literal["proof", "win back", "begun", "turn", "reminder"]
"""What a notice is about: an address to prove, a lost account, a new game, somebody's move, time
that runs out."""

NoticeWay: TypeAlias = Literal["mail", "push"]


class Notice(msgspec.Struct, frozen=True):
    """Something that one person is told, by mail or on a device."""

    id: str
    person: PersonId
    kind: NoticeKind
    address: str
    """The mail address, or the ID of the device."""
    game: GameId
    subject: str
    text: str
    created: int
    way: NoticeWay = "mail"


class TurnReader(msgspec.Struct, frozen=True):
    """Where somebody is told about their games, and in which language."""

    person: PersonId
    address: str
    language: str
    stop: str
    """The secret in the link that ends it; a device needs none."""


class WaitingTurn(msgspec.Struct, frozen=True):
    """A seat of somebody who wants to be told, at a game by correspondence that goes on."""

    game: GameId
    place: Actor
    reader: TurnReader


class EngineChair(msgspec.Struct, frozen=True):
    """A seat that an engine player holds."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    player: Annotated[str, Meta(max_length=40)]
    """The name of an engine player."""
    budget: Annotated[int, Meta(ge=0, le=MOST_BUDGET)] = 0
    """Cents that it may spend on helps."""
    pace: Annotated[int, Meta(ge=0, le=LONGEST_PACE)] = 0
    """Milliseconds that it takes for a turn at least, so that people can follow."""


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
    """The names of the sides that no person of their own holds, by seat; empty if not given."""
    is_open_to_watch: bool = False
    """Whether anybody may watch without a link."""
    most_at_a_seat: int = 1
    """How many people may share one seat; a team's has several."""
    rack_delay: int | None = None
    """Seconds after which spectators whom the players admit see racks; null means not before the
    game is over."""
    stream_delay: int | None = None
    """Seconds after which the organiser's stream of an event's table shows racks; null means not
    before the game is over."""
    is_rated: bool = False
    rated_as: str = ""
    """What its players' ratings are of: the kind of game and its pace; empty if nobody's are."""
    chat: ChatWords = "phrases"
    """What people may say to each other; less while words could help a side."""
    list_judges: bool = False
    """Whether the loaded list rules instead of a judge, if the sheet calls one."""
    offices: tuple[str, ...] = (Role.JUDGE.value, Role.SCORE_KEEPER.value, Role.DIRECTOR.value)
    """The places besides the seats that people are invited to; all, if a game does not say."""
    is_imported: bool = False
    """Whether the record was imported: it is kept for looking back only."""
    rematch_of: GameId | None = None
    event: str = ""
    """The event that it is played at; empty if none."""
    pairing: int = 0
    """The pairing of the event that it decides."""
    private_for: tuple[str, ...] = ()
    """The seats that want it private once it is over, as links name them."""
    is_by_days: bool = False
    """Whether it is played by correspondence."""
    decided: Message | str = ""
    """Why it is not played on, if its event has decided the match otherwise; else empty."""

    @property
    def stakes(self) -> Stakes:
        """What it counts for."""
        return "event" if self.event else "rated" if self.is_rated else "friendly"

    @property
    def shows_racks(self) -> bool:
        """Whether spectators may see racks while it is played; never in rated or event games."""
        return self.rack_delay is not None and not self.is_rated and not self.event

    @property
    def racks_after(self) -> int | None:
        """Seconds after which those who may see racks do; of an event's table, its stream."""
        if self.event:
            return self.stream_delay
        return self.rack_delay if self.shows_racks else None


class Awaited(msgspec.Struct, frozen=True):
    """Who has to answer at a game, and what."""

    kind: Kind
    places: tuple[str, ...]
    """The seats, or the judge, as links name them; empty if it waits for nobody."""


class Standing(msgspec.Struct, frozen=True):
    """Where a game stands after its last fact; stored so that games can be searched."""

    number: int
    changed: int
    phase: Phase
    scores: tuple[int, ...]
    mover: int
    due: int | None
    """When something happens by itself; milliseconds since 1970."""
    is_timed: bool
    """Whether somebody's time is running; such games are paused if the hall was away."""
    awaits_engine: bool
    """Whether an engine player has something to do."""
    awaits: Awaited | None = None
    """Who has to answer; null if an older version stored the game and nobody has looked since."""


class NewGame(msgspec.Struct, frozen=True):
    """Everything of a new game, stored in one step."""

    info: GameInfo
    secret: str
    """The secret of the draws; empty with real tiles."""
    entries: tuple[StoredEntry, ...]
    standing: Standing
    invitations: tuple[Invitation, ...]
    holders: tuple[Holder, ...] = ()


KeptGame: TypeAlias = Kept[GameInfo, Standing]
PLAYING_ROLES = (Role.SEAT, Role.SCORE_KEEPER, Role.JUDGE, Role.DIRECTOR, Role.PUBLIC)
"""The places that an invitation can be for."""


class BroughtList(msgspec.Struct, frozen=True):
    """A word list that somebody has brought to the hall; its words never change."""

    name: str
    """Ends with a part of its checksum, so no two lists share it."""
    title: str
    edition: str
    tile_set: str
    base: str
    """The title of the list that it changes; empty if it is one of its own."""
    words: int
    checksum: str
    owner: PersonId | None
    """Who brought it; nobody, once they have removed it or were erased."""
    is_shared: bool
    """Whether everybody may play with it; otherwise only its owner, in games that are not rated."""
    added: int
