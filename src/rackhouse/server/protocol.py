"""What goes over the wire: commands without their actor, and the messages of a game's socket.

The first message from the hall is ``welcome``. Every command is answered by ``done``, ``refused``
or ``stale`` with its ID, or by ``unavailable`` while the store is away. ``news`` carry the number
of their last fact; a client that sees a gap sends ``catch up``.

A message does not say who gives a command: that follows from the sender's place or role. Some
commands, such as ``tick``, are the hall's own and cannot be sent. The types are made from the
commands, so that a new command is on the wire at once. Creating an event and entering people are
requests of their own, because they carry what no line holds: who people are.
"""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Final, TypeAlias, Union, cast, get_args, get_origin

import msgspec

from rackhouse.contest import actions
from rackhouse.record import Actor
from rackhouse.referee import AnyCommand, Command, commands
from rackhouse.service.messages import (
    Asks,
    ChatSaid,
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

LONGEST_TEXT: Final = 2000
LARGEST_NUMBER: Final = 2**53 - 1
"""The largest number that every language reads exactly from JSON."""

Number = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]


def order_of(command: type[msgspec.Struct], name: str) -> type[msgspec.Struct]:
    """The form of a command on the wire, under a name: everything but the actor."""
    fields = [
        (
            (field.encode_name, _bounded(_limited(field.type)))
            if field.required
            else (field.encode_name, _bounded(_limited(field.type)), _default(field))
        )
        for field in msgspec.structs.fields(command)
        if field.name != "actor"
    ]
    config = command.__struct_config__
    return msgspec.defstruct(
        name,
        fields,
        frozen=True,
        tag=config.tag,
        tag_field=config.tag_field,
        forbid_unknown_fields=True,
        namespace={"__doc__": command.__doc__},
        module=__name__,
    )


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return field.default
    return msgspec.field(default_factory=field.default_factory)


def _limited(kind: Any) -> Any:
    """The type with the limits of what is sent, inside lists and unions too."""
    origin: Any = get_origin(kind)
    inner = get_args(kind)
    if origin is Annotated:
        limits = [one.limit for one in kind.__metadata__ if isinstance(one, actions.WhenSent)]
        return Annotated[_limited(inner[0]), *limits] if limits else kind
    if origin is tuple:
        return origin[tuple(map(_limited, inner))]
    if origin in (Union, UnionType):
        return Union[tuple(map(_limited, inner))]  # noqa: UP007 - a union that is made here
    return kind


def _bounded(kind: Any) -> Any:
    """The type, with a limit if a number or a text has none."""
    if kind is int:
        return Annotated[int, msgspec.Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
    if kind is str:
        return Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
    return kind


ORDERS: Final[dict[type[msgspec.Struct], type[Command]]] = {
    order_of(command, command.__name__): command
    for command in get_args(AnyCommand)
    if command not in (commands.Tick, commands.RefillSeat)
}
"""The form of each command on the wire, and the command."""

Order: Any = Union[tuple(ORDERS)]  # noqa: UP007 - a union of types that are made here
"""Any command of a game."""


def to_command(order: msgspec.Struct, place: Actor) -> AnyCommand:
    """The referee's command, given from a place.

    >>> order = msgspec.json.decode(b'{"command": "commit", "play": "8D TRAINER"}', type=Order)
    >>> to_command(order, Actor.seat_at(0)).play
    '8D TRAINER'
    """
    values = {name: getattr(order, name) for name in order.__struct_fields__}
    command: Any = ORDERS[type(order)](place, **values)
    return cast(AnyCommand, command)


ELSEWHERE: Final = (actions.CreateEvent, actions.AddEntry, actions.EventTick)
"""Commands that have a request of their own, or that only the clock gives."""

DESK_ORDERS: Final[dict[type[msgspec.Struct], type[actions.EventCommand]]] = {
    order_of(command, f"Desk{command.__name__}"): command
    for command in get_args(actions.AnyCommand)
    if command not in ELSEWHERE
}
"""The form of each command on the wire, and the command."""

DeskOrder: Any = Union[tuple(DESK_ORDERS)]  # noqa: UP007 - a union of types that are made here
"""Any command of an event."""


def to_desk_command(order: msgspec.Struct) -> actions.AnyCommand:
    """The contest's command.

    >>> order = msgspec.json.decode(b'{"command": "check in", "entry": 7}', type=DeskOrder)
    >>> to_desk_command(order).entry
    7
    """
    values = {name: getattr(order, name) for name in order.__struct_fields__}
    command: Any = DESK_ORDERS[type(order)](**values)
    return cast("actions.AnyCommand", command)


MOST_SQUARES: Final = 30
"""More than any rack has."""


WrittenPlay: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]


class ClientSaid(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class CommandMessage(ClientSaid, frozen=True, tag="command"):
    """Ask for something at the table. Sent again with the same ID, it gets the first answer."""

    id: CommandId
    """An ID that its sender uses only once."""
    seen: Number
    """The number of the last fact that the sender has seen."""
    command: Order


class DraftSquareMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One tile that is being tried out."""

    square: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    """The square, counted row by row from 0."""
    tile: Annotated[str, msgspec.Meta(min_length=1, max_length=8)]
    """The letter; in lower case for a blank."""


class DraftMessage(ClientSaid, frozen=True, tag="draft"):
    """Try out tiles: words and score come back, only to the holders of this seat."""

    squares: Annotated[tuple[DraftSquareMessage, ...], msgspec.Meta(max_length=MOST_SQUARES)] = ()
    play: WrittenPlay = ""
    """Or the play in notation, from a score pad: ``8D TRAINER``."""


class CatchUpMessage(ClientSaid, frozen=True, tag="catch up"):
    """Ask for everything after a number; answered by ``welcome``."""

    after: Number


class PlayOnMessage(ClientSaid, frozen=True, tag="play on"):
    """Object to a team mate who wants to resign for the seat, or withdraw your own wish to."""


class PingMessage(ClientSaid, frozen=True, tag="ping"):
    """Ask whether the connection is alive; answered by ``pong``."""


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """The connection is alive."""

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
    | ChatSaid
    | Gone
    | Pong
)

decoder: Final = msgspec.json.Decoder(ClientMessage)
encoder: Final = msgspec.json.Encoder()

__all__ = [
    "LARGEST_NUMBER", "CatchUpMessage", "ClientMessage", "CommandMessage", "DraftMessage",
    "DraftSquare", "HallMessage", "PingMessage", "PlayOnMessage", "Pong", "decoder", "encoder",
]  # fmt: skip
