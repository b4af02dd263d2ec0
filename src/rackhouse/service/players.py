"""The engine's players that a hall can sit down, by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from rackhouse.engine import LADDER, Character, Words
from rackhouse.errors import UnknownNameError
from rackhouse.rules import Rules
from rackhouse.service.engine_seat import EngineSeat

if TYPE_CHECKING:
    from rackhouse.board import Board
    from rackhouse.referee import Command, GameView


class SeatPlayer(Protocol):
    """A player of the engine at one seat; it is given nothing that its seat may not know."""

    def turn(self, view: GameView, board: Board) -> Command:
        """What it does on its turn."""
        ...

    def window(self, view: GameView) -> Command:
        """Whether it challenges the last play."""
        ...

    def plays(self, view: GameView, board: Board) -> Command:
        """Its private answer to whether plays are left."""
        ...

    def book(self, heard: bool | None, words: tuple[str, ...]) -> Command:  # noqa: FBT001 - a verdict
        """What it says the book says; ``heard`` is what the other side read there."""
        ...


class Chair(msgspec.Struct, frozen=True):
    """What a player needs to sit down."""

    seat: int
    words: Words
    rules: Rules
    seed: str
    budget: int = 0


PlayerMaker: TypeAlias = Callable[[Chair], SeatPlayer]


def seated(character: Character) -> PlayerMaker:
    """A way to sit a player down at any table."""
    return lambda chair: EngineSeat(
        chair.seat, character, chair.words, chair.rules, chair.seed, budget=chair.budget
    )


PLAYERS: Mapping[str, PlayerMaker] = {
    character.name: seated(character) for character in reversed(LADDER)
}
"""The strongest first."""


def player_named(players: Iterable[str], name: str) -> str:
    """The name of a player as it is written, in whatever letters it was typed.

    >>> player_named(PLAYERS, "maud")
    'Maud'

    Raises:
        UnknownNameError: where there is no such player.
    """
    for known in players:
        if known.casefold() == name.strip().casefold():
            return known
    raise UnknownNameError(f"There is no player {name[:30]!r}; there are {', '.join(players)}.")
