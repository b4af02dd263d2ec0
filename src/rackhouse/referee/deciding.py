"""A decision in the making: facts as they are decided, and the state they lead to.

A decision often takes several facts (a challenge: called, ruled, withdrawn, next turn). Each
is folded as it is written, so that the next step sees the game as it then stands. It
lives inside one call of ``decide``; if that refuses, it is thrown away and nothing happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import RecordEntry, State, apply

if TYPE_CHECKING:
    from rackhouse.record import Actor, AnyFact
    from rackhouse.referee.world import World


class GameDeciding:
    """Facts being written down, by whom and when."""

    def __init__(self, state: State, world: World, actor: Actor) -> None:
        self.state = state
        self.world = world
        self.actor = actor
        self.now = max(world.now, state.at)
        self.entries: list[RecordEntry] = []

    def write(self, fact: AnyFact) -> None:
        """Write a fact down; it has happened."""
        entry = RecordEntry(self.state.number + 1, self.now, self.actor, fact)
        self.state = apply(self.state, entry)
        self.entries.append(entry)
