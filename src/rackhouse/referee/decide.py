"""The one referee: a command in, a decision or a refusal out. Pure."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rackhouse.messages import Message
from rackhouse.record import CLOCK, Decision, Refusal
from rackhouse.referee.commands import Command, Tick
from rackhouse.referee.deciding import CommandRefused, GameDeciding
from rackhouse.referee.timekeeping import write_due
from rackhouse.referee.transitions import ROW, TABLE, is_there, why_not, why_not_now

if TYPE_CHECKING:
    from rackhouse.record import Actor, Phase, RecordEntry, Role, State
    from rackhouse.referee.deciding import World
    from rackhouse.referee.transitions import Transition


def decide(state: State, command: Command, world: World) -> Decision[RecordEntry, State] | Refusal:
    """The facts to append and the state after them, or why not.

    Everything due by ``world.now`` comes first. A refused command changes nothing; what is due then
    comes with the next command or tick.
    """
    deciding = _begun(state, world, command)
    row = ROW[type(command)]
    reason = why_not(deciding.state, row, command.actor, world)
    if reason is not None:
        return Refusal(reason)
    deciding.actor = command.actor
    try:
        row.do(deciding, command)
    except CommandRefused as refused:
        return Refusal(refused.message)
    return Decision(tuple(deciding.entries), deciding.state)


def _begun(state: State, world: World, command: Command) -> GameDeciding:
    """A decision that begins with everything due by now."""
    deciding = GameDeciding(state, world, CLOCK)
    write_due(deciding, command.draft if isinstance(command, Tick) else "")
    return deciding


class Option(msgspec.Struct, frozen=True):
    """One thing that somebody might do now, and why not if it is not allowed."""

    command: type[Command]
    name: str
    """What the command is called in views and on the wire."""
    why_not: Message | None

    @property
    def is_allowed(self) -> bool:
        """Whether it may be done now; its arguments are checked only when it is done."""
        return self.why_not is None


def allowed(state: State, actor: Actor, world: World) -> tuple[Option, ...]:
    """What an actor may do now, and why not for the rest; pages need nothing else."""
    return offered(state, actor, world, EVERYTHING)


def offered(
    state: State, actor: Actor, world: World, explained: frozenset[str]
) -> tuple[Option, ...]:
    """What an actor may do now, and why not for those of the rest that are to be explained."""
    now = _begun(state, world, Tick(actor)).state
    why = why_not_now if is_there(now, actor) else why_not
    options = []
    for row, name, is_explained in _rows(actor.role, now.phase, explained):
        reason = why(now, row, actor, world)
        if reason is None or is_explained:
            options.append(Option(row.command, name, reason))
    return tuple(options)


EVERYTHING = frozenset(row.name for row in TABLE)


@lru_cache
def _rows(
    role: Role, phase: Phase, explained: frozenset[str]
) -> tuple[tuple[Transition, str, bool], ...]:
    """The rows to ask: in most phases a view has nothing to say of most commands.

    With each come its name and whether a reason not to is to be told.
    """
    rows = [(row, row.name, row.name in explained) for row in TABLE if role in row.who]
    return tuple([one for one in rows if one[2] or phase in one[0].phases])
