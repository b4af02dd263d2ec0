"""Commands at an event."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from rackhouse.desk.carry_out import DeskDone, DeskRefused, carry_out
from rackhouse.server.desk_orders import DeskOrder, to_desk_command
from rackhouse.server.orders import CommandId
from rackhouse.server.parameters import As, Caller, EventName, Reader, TheDoor
from rackhouse.server.problems import answers, worded
from rackhouse.server.routes.people import Body


class DeskCommand(Body, frozen=True):
    """Ask for something at an event. Sent again with the same id, it gets the first answer."""

    id: CommandId
    """A name for it that its sender uses for no other."""
    command: DeskOrder


@post(
    "/api/events/{event:str}/commands",
    tags=["events"],
    status_code=200,
    responses=answers(400, 401, 403, 404, 413, 429, 503),
    summary="Give a command at the desk",
)
async def desk_command(
    event: EventName,
    data: JSONBody[DeskCommand],
    door: TheDoor,
    session: Caller,
    reader: Reader,
    as_: As = "",
) -> DeskDone | DeskRefused:
    """Pair a round, take a result, check somebody in, undo: whatever the role may do.

    Once it is ``done`` it is on disk. A refusal that is a question is carried out when the same
    command is sent anew with ``sure``.
    """
    answer = await carry_out(
        door.desk.events,
        session.person,
        event,
        as_,
        data.id,
        lambda actor: to_desk_command(data.command, actor),
    )
    return worded(answer, reader)
