"""Giving a command to the hall, counted and timed, whichever way it came."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rackhouse.server.logs import logger
from rackhouse.server.orders import to_command
from rackhouse.service.answers import Answer, Envelope
from rackhouse.service.carry_out import carry_out

if TYPE_CHECKING:
    from rackhouse.record import Actor
    from rackhouse.server.door import Door
    from rackhouse.server.protocol import CommandMessage


async def give(door: Door, person: str, game: str, place: Actor, message: CommandMessage) -> Answer:
    """Have a command carried out, or refused.

    Raises:
        HallError: where there is no such game, or the place is not theirs.
        StoreUnavailableError: where nothing can be written at the moment.
    """
    started = time.perf_counter()
    command = to_command(message.command, place)
    outcome = "failed"
    try:
        answer = await carry_out(
            door.hall.games, person, game, place, Envelope(message.id, message.seen, command)
        )
        outcome = str(answer.__struct_config__.tag)
        return answer
    finally:
        seconds = time.perf_counter() - started
        door.metrics.commands.labels(outcome).inc()
        door.metrics.command_seconds.observe(seconds)
        logger.info(
            "command",
            extra={
                "game": game,
                "command": type(message.command).__struct_config__.tag,
                "outcome": outcome,
                "milliseconds": round(seconds * 1000, 1),
            },
        )
