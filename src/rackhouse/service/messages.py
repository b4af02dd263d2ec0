"""What goes to and from those at a game, whatever carries it there."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.messages import Message
from rackhouse.referee import AnyCommand, GameView, NewsItem
from rackhouse.service.values import GameId, GameInfo


class Sitter(msgspec.Struct, frozen=True):
    """Who holds a place: a person by name, or a player of the engine."""

    place: str
    name: str
    is_engine: bool = False
    team: str = ""
    """What the side is called, where several may share its seat and it has a name of its own."""


class DraftSquare(msgspec.Struct, frozen=True):
    """One tile of a draft: the number of its square and its sign, a blank's in lower case."""

    square: int
    tile: str


class DraftShown(msgspec.Struct, frozen=True, tag="draft", tag_field="type"):
    """Tiles that a side is trying out: for the holders of that seat alone.

    Where they lie and what they would score, and never whether the words are good.
    """

    seat: int
    squares: tuple[DraftSquare, ...]
    play: str = ""
    """The play they make, as people write it; empty where they make none."""
    words: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    """What each word scores."""
    bonus: int = 0
    """What comes on top of the words, for so many tiles at once."""
    score: int = 0
    fault: Message | None = None
    """Why they may not lie so; none where they may."""


class Rematch(msgspec.Struct, frozen=True, tag="rematch", tag_field="type"):
    """Somebody at the table has opened a rematch."""

    game: GameId
    name: str = ""
    """What they are called."""


class Deed(msgspec.Struct, frozen=True):
    """Which of those who share a seat did something: by the numbers of the facts it came to."""

    first: int
    last: int
    name: str
    """What they are called; empty where nobody knows any more."""


class Resigning(msgspec.Struct, frozen=True, tag="resigning", tag_field="type"):
    """Somebody would resign for the seat that the reader shares with them."""

    name: str
    """Who would; empty where nobody would any more."""
    is_own: bool = False
    """Whether that is the reader."""
    wait: int = 0
    """Milliseconds until they may, if none of the others has answered."""
    objected_by: str = ""
    """Who would rather play on, where it came to nothing; told to whoever asked."""


class Asking(msgspec.Struct, frozen=True):
    """Somebody would take a place at a game that has begun."""

    id: str
    """To answer it by."""
    place: str
    name: str
    """What they are called."""
    since: int
    waits_for: tuple[str, ...]
    """The places whose word is still wanted; the director's alone does too."""


class Asks(msgspec.Struct, frozen=True, tag="asks", tag_field="type"):
    """Who would take a place has changed, or who has agreed to it."""

    asks: tuple[Asking, ...]


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="type"):
    """The first message: the game as it stands, and what was missed since the number named."""

    place: str
    info: GameInfo
    people: tuple[Sitter, ...]
    number: int
    view: GameView
    news: tuple[NewsItem, ...]
    present: tuple[str, ...]
    """The places where somebody looks on at this moment."""
    here: tuple[Sitter, ...] = ()
    """Who of the people at those places does: a team's seat has several."""
    draft: DraftShown | None = None
    """The tiles that this seat is trying out, as the hall last heard of them."""
    speaks: bool = True
    """Whether the reader may agree to something for this place: not where another phone does."""
    rematch: Rematch | None = None
    """The rematch, if somebody has asked for one."""
    deeds: tuple[Deed, ...] = ()
    """Of the news, who of the reader's own seat did what, where several share it."""
    resigning: Resigning | None = None
    """Who of the reader's own seat would resign, where several share it."""
    asks: tuple[Asking, ...] = ()
    """Who would take a place now that the game has begun."""


class News(msgspec.Struct, frozen=True, tag="news", tag_field="type"):
    """New facts, as this place may know them, and the game after them."""

    number: int
    items: tuple[NewsItem, ...]
    view: GameView
    deeds: tuple[Deed, ...] = ()
    """Who of the reader's own seat did what of it, where several share it."""


class Presence(msgspec.Struct, frozen=True, tag="presence", tag_field="type"):
    """Who looks on has changed."""

    present: tuple[str, ...]
    here: tuple[Sitter, ...] = ()


class People(msgspec.Struct, frozen=True, tag="people", tag_field="type"):
    """Who sits where has changed, or what somebody is called; or whether it is played on."""

    people: tuple[Sitter, ...]
    decided: Message | str = ""
    """Why the game is not played on, as its info says."""


class Gone(msgspec.Struct, frozen=True, tag="gone", tag_field="type"):
    """The last message: nothing more will come here, and why."""

    reason: Message


LONGEST_ID = 100


class Envelope(msgspec.Struct, frozen=True):
    """A command on its way: named by its sender, with the last fact that the sender had seen."""

    id: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
    seen: Annotated[int, Meta(ge=0, le=2**31)]
    command: AnyCommand


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """It was carried out and is on disk: the facts it led to, as the sender may know them."""

    id: str
    number: int
    """The last of them."""
    news: tuple[NewsItem, ...]


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """It was not, and nothing has changed."""

    id: str
    reason: Message


class Stale(msgspec.Struct, frozen=True, tag="stale", tag_field="type"):
    """It was meant for a turn or a window that is over: look at what was missed first."""

    id: str
    reason: Message
    missed: tuple[NewsItem, ...]


class Unavailable(msgspec.Struct, frozen=True, tag="unavailable", tag_field="type"):
    """The store is away. It may have been carried out all the same: send it again, same id."""

    id: str
    reason: Message


Answer: TypeAlias = Done | Refused | Stale
