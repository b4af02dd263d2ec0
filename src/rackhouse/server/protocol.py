"""What is said on a game's socket, in both directions: one JSON object a message.

The first message from the hall is ``welcome``; every command is answered by ``done``, ``refused``
or ``stale`` with its id, or by ``unavailable`` while the store is away; ``news`` come with the
number of their last fact, and a client that sees a gap asks to ``catch up``.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from rackhouse.server.orders import LARGEST_NUMBER, CommandId, Number, Order
from rackhouse.service.messages import (
    Asks,
    Done,
    DraftShown,
    DraftSquare,
    Gone,
    News,
    People,
    Presence,
    Refused,
    Rematch,
    Resigning,
    Stale,
    Unavailable,
    Welcome,
)

MOST_SQUARES: Final = 30
"""More than any rack has."""


WrittenPlay: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]


class ClientSaid(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something that a client says."""


class CommandMessage(ClientSaid, frozen=True, tag="command"):
    """Ask for something at the table. Sent again with the same id, it gets the first answer."""

    id: CommandId
    """A name for it that its sender uses for no other."""
    seen: Number
    """The number of the last fact that its sender has seen."""
    command: Order


class DraftSquareMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One tile that is being tried out."""

    square: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    """Counted row by row from 0."""
    tile: Annotated[str, msgspec.Meta(min_length=1, max_length=8)]
    """Its sign; a blank's in lower case."""


class DraftMessage(ClientSaid, frozen=True, tag="draft"):
    """Try tiles out: geometry and score come back, to the holders of this seat alone."""

    squares: Annotated[tuple[DraftSquareMessage, ...], msgspec.Meta(max_length=MOST_SQUARES)] = ()
    play: WrittenPlay = ""
    """Or the play as people write it, from a score pad: ``8D TRAINER``."""


class CatchUpMessage(ClientSaid, frozen=True, tag="catch up"):
    """Ask for everything after a number: answered by ``welcome``."""

    after: Number


class PlayOnMessage(ClientSaid, frozen=True, tag="play on"):
    """Object to a team mate who would resign for the seat, or think better of it oneself."""


class PingMessage(ClientSaid, frozen=True, tag="ping"):
    """Ask whether anybody is there: answered by ``pong``."""


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """Somebody is."""

    now: int
    """The hall's time, in milliseconds since 1970."""


ClientMessage: TypeAlias = (
    CommandMessage | DraftMessage | CatchUpMessage | PlayOnMessage | PingMessage
)
HallMessage: TypeAlias = (
    Welcome
    | Done
    | Refused
    | Stale
    | Unavailable
    | News
    | DraftShown
    | Presence
    | People
    | Rematch
    | Resigning
    | Asks
    | Gone
    | Pong
)

decoder: Final = msgspec.json.Decoder(ClientMessage)
encoder: Final = msgspec.json.Encoder()

__all__ = [
    "LARGEST_NUMBER", "CatchUpMessage", "ClientMessage", "CommandMessage", "DraftMessage",
    "DraftSquare", "HallMessage", "PingMessage", "PlayOnMessage", "Pong", "decoder", "encoder",
]  # fmt: skip
