"""Commands at an event as they come over the wire: the contest's own, without the actor.

Who gives a command is known from the role that its sender has. An event is made, and entries are
entered, by requests of their own, which carry what no line holds: who people are.
"""

from __future__ import annotations

from typing import Any, Final, Union, cast, get_args

import msgspec

from rackhouse.contest import EventActor
from rackhouse.contest import commands as c
from rackhouse.server.orders import order_of

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
