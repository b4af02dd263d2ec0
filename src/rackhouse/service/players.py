"""The engine's players at a table: each sees its seat's view and answers with a command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from rackhouse.board import Bonus
from rackhouse.engine import Lay, Seen, SimplePlayer, Swap, any_play
from rackhouse.errors import UnknownNameError
from rackhouse.record import Actor
from rackhouse.referee import commands

if TYPE_CHECKING:
    from rackhouse.board import Board
    from rackhouse.engine import Words
    from rackhouse.referee import Command, GameView
    from rackhouse.rules import Rules


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


class SimpleSeat:
    """A simple player at a seat."""

    def __init__(self, chair: Chair, strength: float) -> None:
        self.actor = Actor.seat_at(chair.seat)
        self._words = chair.words
        self._rules = chair.rules
        scoring = chair.rules.scoring
        bonus = Bonus(scoring.bonus_tiles, scoring.bonus_points)
        self._player = SimplePlayer(chair.words, chair.seed, strength, bonus)

    def turn(self, view: GameView, board: Board) -> Command:
        """What it does on its turn."""
        minimum = self._rules.placing.opening_tiles
        rack = self._rack(view, board)
        seen = Seen(board, rack, view.bag_count, self._may_swap(view), minimum)
        choice = self._player.choose(seen)
        if isinstance(choice, Lay):
            return commands.Commit(self.actor, placements=choice.play.placements)
        if isinstance(choice, Swap):
            return commands.ExchangeTiles(self.actor, board.tile_set.alphabet.text(choice.tiles))
        return commands.Pass(self.actor)

    def window(self, view: GameView) -> Command:
        """Whether it challenges the last play; it accepts otherwise."""
        assert view.window is not None
        doubtful = [word for word in view.window.words if word not in view.window.ruled]
        if _may(view, "challenge") and self._player.would_challenge(doubtful):
            return commands.CallChallenge(self.actor)
        return commands.Accept(self.actor)

    def plays(self, view: GameView, board: Board) -> Command:
        """Its private answer to whether plays are left: only about its own rack."""
        minimum = self._rules.placing.opening_tiles
        some = any_play(board, self._rack(view, board), self._words, minimum)
        return commands.AnswerPlays(self.actor, no_more=not some)

    def book(self, heard: bool | None, words: tuple[str, ...]) -> Command:  # noqa: FBT001 - a verdict
        """It has no book: it goes by what the other side read, or by the words it knows."""
        good = all(word in self._words for word in words) if heard is None else heard
        return commands.ConfirmVerdict(self.actor, acceptable=good)

    def _rack(self, view: GameView, board: Board) -> tuple[int, ...]:
        assert view.own is not None
        return board.tile_set.alphabet.parse(view.own.rack)

    def _may_swap(self, view: GameView) -> int:
        enough = view.bag_count >= max(1, self._rules.exchange.least_in_bag)
        return view.bag_count if enough and _may(view, "exchange tiles") else 0


def _may(view: GameView, command: str) -> bool:
    return any(o.command == command and o.why_not is None for o in view.options)


def simple(strength: float) -> PlayerMaker:
    """A maker of simple players who know that share of the words."""
    return lambda chair: SimpleSeat(chair, strength)


PLAYERS: Mapping[str, PlayerMaker] = {
    "strong": simple(1.0),
    "fair": simple(0.6),
    "weak": simple(0.3),
}


def player_named(players: Mapping[str, PlayerMaker], name: str) -> PlayerMaker:
    """The maker of the players of that name.

    >>> player_named(PLAYERS, "stronk")
    Traceback (most recent call last):
    rackhouse.errors.UnknownNameError: There is no player 'stronk'; there are strong, fair, weak.

    Raises:
        UnknownNameError: where there are none.
    """
    if name not in players:
        raise UnknownNameError(f"There is no player {name[:30]!r}; there are {', '.join(players)}.")
    return players[name]
