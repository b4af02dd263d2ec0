"""Commands as they come over the wire: the referee's and the contest's own, without the actor.

Who gives a command is known from the place or the role that its sender has, so a message does not
say it; and some are the hall's own, such as ``tick``, so nobody outside sends them. The types are
made out of the commands, so that a new one is on the wire as soon as there is one. An event is
made, and entries are entered, by requests of their own, which carry what no line holds: who people
are.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Union, cast, get_args

import msgspec

from rackhouse.contest import EventActor
from rackhouse.contest import commands as c
from rackhouse.record import Actor
from rackhouse.referee import AnyCommand, Command, commands

LONGEST_TEXT: Final = 2000
LARGEST_NUMBER: Final = 2**53 - 1
"""What every language that reads JSON holds exactly."""

Number = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]


def order_of(command: type[msgspec.Struct], name: str) -> type[msgspec.Struct]:
    """The form of a command on the wire, under a name: all of it but the actor."""
    fields = [
        (
            (field.encode_name, _bounded(field.type))
            if field.required
            else (field.encode_name, _bounded(field.type), _default(field))
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


ELSEWHERE: Final = (c.CreateEvent, c.AddEntry, c.EventTick)
"""What has a request of its own, or is time's alone."""

DESK_ORDERS: Final[dict[type[msgspec.Struct], type[c.EventCommand]]] = {
    order_of(command, f"Desk{command.__name__}"): command
    for command in get_args(c.AnyCommand)
    if command not in ELSEWHERE
}
"""The form of each command on the wire, and the command."""

DeskOrder: Any = Union[tuple(DESK_ORDERS)]  # noqa: UP007 - a union of types that are made here
"""Any of them."""


def to_desk_command(order: msgspec.Struct, actor: EventActor) -> c.AnyCommand:
    """The contest's command, given by somebody.

    >>> from rackhouse.contest import DESK
    >>> order = msgspec.json.decode(b'{"command": "check in", "entry": 7}', type=DeskOrder)
    >>> to_desk_command(order, DESK).entry
    7
    """
    values = {name: getattr(order, name) for name in order.__struct_fields__}
    command: Any = DESK_ORDERS[type(order)](actor, **values)
    return cast("c.AnyCommand", command)
