"""The one referee: a command in, a decision or a refusal out. Pure."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rackhouse.record import CLOCK, Decision, Phase, Role
from rackhouse.referee.commands import Command, Tick
from rackhouse.referee.minutes import Minutes
from rackhouse.referee.refusal import Refusal, Refused
from rackhouse.referee.timekeeping import write_due
from rackhouse.referee.transitions import (
    ROW,
    TABLE,
    Transition,
    is_seated,
    not_now,
    why_not,
    why_not_allowed,
)

if TYPE_CHECKING:
    from rackhouse.record import Actor, Entry, State
    from rackhouse.referee.world import World


def decide(state: State, command: Command, world: World) -> Decision[Entry, State] | Refusal:
    """What comes of a command: the facts to append and the state after them, or why not.

    What has fallen due by ``world.now`` comes first. A refused command changes nothing; what
    was due then still is, and comes with the next command or tick.
    """
    minutes = _minutes(state, world, command)
    row = ROW[type(command)]
    reason = why_not(minutes.state, row, command.actor, world)
    if reason is not None:
        return Refusal(reason)
    minutes.actor = command.actor
    try:
        row.do(minutes, command)
    except Refused as refused:
        return Refusal(str(refused))
    return Decision(tuple(minutes.entries), minutes.state)


def _minutes(state: State, world: World, command: Command) -> Minutes:
    """Minutes that begin with what has fallen due by now."""
    minutes = Minutes(state, world, CLOCK)
    write_due(minutes, command.draft if isinstance(command, Tick) else "")
    return minutes


class Option(msgspec.Struct, frozen=True):
    """One thing that somebody might do now, and why not if they may not."""

    command: type[Command]
    says: str
    why_not: str | None

    @property
    def is_allowed(self) -> bool:
        """Whether it may be done now; its arguments are checked when it is."""
        return self.why_not is None


def allowed(state: State, actor: Actor, world: World) -> tuple[Option, ...]:
    """What an actor may do now, and for the rest why not. Pages ask nothing else."""
    now = _minutes(state, world, Tick(actor)).state
    rows = _rows(actor.role, now.phase)
    is_here = is_seated(now, actor)
    why = why_not_allowed if is_here else why_not
    return tuple(
        [
            (is_here and refused) or Option(row.command, row.says, why(now, row, actor, world))
            for row, refused in rows
        ]
    )


@lru_cache(maxsize=256)
def _rows(role: Role, phase: Phase) -> tuple[tuple[Transition, Option | None], ...]:
    """The rows for a role, with the option where the phase alone says why not.

    Every viewer is told all of them after every fact: most are the same each time.
    """
    found = [row for row in TABLE if role in row.who]
    return tuple(
        [
            (
                row,
                None if phase in row.phases else Option(row.command, row.says, not_now(row, phase)),
            )
            for row in found
        ]
    )
