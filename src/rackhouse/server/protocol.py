"""What goes over the wire: commands without their actor, and the messages of a game's socket.

The first message from the hall is ``welcome``; every command is answered by ``done``, ``refused``
or ``stale`` with its id, or by ``unavailable`` while the store is away; ``news`` come with the
number of their last fact, and a client that sees a gap asks to ``catch up``.

Who gives a command is known from the place or the role that its sender has, so a message does not
say it; and some are the hall's own, such as ``tick``, so nobody outside sends them. The types are
made out of the commands, so that a new one is on the wire as soon as there is one. An event is
made, and entries are entered, by requests of their own, which carry what no line holds: who people
are.
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
"""What every language that reads JSON holds exactly."""

Number = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]


def order_of(command: type[msgspec.Struct], name: str) -> type[msgspec.Struct]:
    """The form of a command on the wire, under a name: all of it but the actor."""
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
    """The type, with a limit where a number or a text has none."""
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
"""Any of them."""


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
"""What has a request of its own, or is time's alone."""

DESK_ORDERS: Final[dict[type[msgspec.Struct], type[actions.EventCommand]]] = {
    order_of(command, f"Desk{command.__name__}"): command
    for command in get_args(actions.AnyCommand)
    if command not in ELSEWHERE
}
"""The form of each command on the wire, and the command."""

DeskOrder: Any = Union[tuple(DESK_ORDERS)]  # noqa: UP007 - a union of types that are made here
"""Any of them."""


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
