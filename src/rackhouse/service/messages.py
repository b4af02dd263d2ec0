"""The messages to and from the people at a game, whatever carries them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.messages import Message
from rackhouse.referee import AnyCommand, GameView, NewsItem
from rackhouse.service.values import ChatWords, GameId, GameInfo


class Sitter(msgspec.Struct, frozen=True):
    """Who holds a place: a person by name, or an engine player."""

    place: str
    name: str
    is_engine: bool = False
    team: str = ""
    """The name of the side, if several people may share its seat and it has a name of its own."""
    profile: str = ""
    """Whose profile to open; empty if they have none that others may see, or another name here."""


class DraftSquare(msgspec.Struct, frozen=True):
    """One tile of a draft: the number of its square, and its letter (lower case for a blank)."""

    square: int
    tile: str


class DraftShown(msgspec.Struct, frozen=True, tag="draft", tag_field="type"):
    """Tiles that a side is trying out, for the holders of that seat only.

    It says where they lie and what they would score, never whether the words are good.
    """

    seat: int
    squares: tuple[DraftSquare, ...]
    play: str = ""
    """The play in notation; empty if the tiles make none."""
    words: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    """What each word scores."""
    bonus: int = 0
    """The bonus for playing many tiles at once."""
    score: int = 0
    fault: Message | None = None
    """Why the tiles may not lie like this; null if they may."""


class Rematch(msgspec.Struct, frozen=True, tag="rematch", tag_field="type"):
    """Somebody at the table has opened a rematch."""

    game: GameId
    name: str = ""
    """The name of who opened it."""


class Deed(msgspec.Struct, frozen=True):
    """Which of the people sharing a seat did something, by the numbers of the facts."""

    first: int
    last: int
    name: str
    """Their name; empty if it is no longer known."""


class Resigning(msgspec.Struct, frozen=True, tag="resigning", tag_field="type"):
    """Somebody wants to resign for the seat that the reader shares with them."""

    name: str
    """The name of who wants to; empty if nobody does any more."""
    is_own: bool = False
    """Whether it is the reader."""
    wait: int = 0
    """Milliseconds until they may resign if none of the others answers."""
    objected_by: str = ""
    """Who objected; told only to the person who asked."""


class Asking(msgspec.Struct, frozen=True):
    """Somebody asks for a place at a game that has begun."""

    id: str
    """The ID to answer it by."""
    place: str
    name: str
    """The name of who asks."""
    since: int
    waits_for: tuple[str, ...]
    """The places that still have to agree; the director alone is enough too."""


class Asks(msgspec.Struct, frozen=True, tag="asks", tag_field="type"):
    """The requests for a place, or their answers, have changed."""

    asks: tuple[Asking, ...]


RoomName: TypeAlias = Literal["table", "team", "spectators"]


class Room(msgspec.Struct, frozen=True):
    """A room of the chat as somebody in it knows it."""

    name: RoomName
    words: ChatWords
    """What they may say in it now."""


class ChatOffer(msgspec.Struct, frozen=True):
    """The chat of a game, for somebody who may take part."""

    rooms: tuple[Room, ...]
    author: str
    """What the reader's own lines have as their author; empty for a reader without a name."""
    last: int
    """The number of the last line, in whichever room."""


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="type"):
    """The first message: the current game, and what was missed since the number asked from."""

    place: str
    info: GameInfo
    people: tuple[Sitter, ...]
    number: int
    view: GameView
    news: tuple[NewsItem, ...]
    present: tuple[str, ...]
    """The places that somebody is looking from now."""
    here: tuple[Sitter, ...] = ()
    """Which people are there; a team's seat has several."""
    draft: DraftShown | None = None
    """The tiles that this seat is trying out, as last heard."""
    speaks: bool = True
    """Whether the reader may agree for this place; false if another phone does."""
    rematch: Rematch | None = None
    """The rematch, if somebody has opened one."""
    deeds: tuple[Deed, ...] = ()
    """Who of the reader's own seat did what of the news, if several share it."""
    resigning: Resigning | None = None
    """Who of the reader's own seat wants to resign, if several share it."""
    asks: tuple[Asking, ...] = ()
    """The requests for a place, now that the game has begun."""
    chat: ChatOffer | None = None
    """Null if there is nobody to talk to, or chat is off."""


class News(msgspec.Struct, frozen=True, tag="news", tag_field="type"):
    """New facts, as this place may know them, and the game after them."""

    number: int
    items: tuple[NewsItem, ...]
    view: GameView
    deeds: tuple[Deed, ...] = ()
    """Who of the reader's own seat did what, if several share it."""


class Presence(msgspec.Struct, frozen=True, tag="presence", tag_field="type"):
    """Who is there has changed."""

    present: tuple[str, ...]
    here: tuple[Sitter, ...] = ()


class People(msgspec.Struct, frozen=True, tag="people", tag_field="type"):
    """Who sits where, a name, or whether the game is played on has changed."""

    people: tuple[Sitter, ...]
    decided: Message | str = ""
    """Why the game is not played on, as in its info."""


class ChatSaid(msgspec.Struct, frozen=True, tag="chat", tag_field="type"):
    """Somebody said something in a room that the reader is in."""

    number: int
    room: RoomName
    author: str
    """Who said it, the same for all their lines at this game."""
    name: str
    """Their name; empty if it is no longer known."""
    place: str
    at: int
    phrase: Message | None = None
    """A quick phrase; null if they used words of their own."""
    words: str = ""


class Gone(msgspec.Struct, frozen=True, tag="gone", tag_field="type"):
    """The last message: nothing more comes on this connection, and why."""

    reason: Message


LONGEST_ID = 100


class Envelope(msgspec.Struct, frozen=True):
    """A command, with the ID its sender gave it and the last number the sender had seen."""

    id: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
    seen: Annotated[int, Meta(ge=0, le=2**31)]
    command: AnyCommand


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """The command was carried out and is on disk, with its facts as the sender may know them."""

    id: str
    number: int
    """The number of the last fact."""
    news: tuple[NewsItem, ...]


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The command was refused, and nothing has changed."""

    id: str
    reason: Message


class Stale(msgspec.Struct, frozen=True, tag="stale", tag_field="type"):
    """The command was meant for a turn or window that is over: look at what was missed first."""

    id: str
    reason: Message
    missed: tuple[NewsItem, ...]


class Unavailable(msgspec.Struct, frozen=True, tag="unavailable", tag_field="type"):
    """The store is away. The command may have been carried out: send it again with the same ID."""

    id: str
    reason: Message


Answer: TypeAlias = Done | Refused | Stale
