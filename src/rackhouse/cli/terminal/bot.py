"""A simple player at a seat: it sees its own view and asks the referee like anybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.board import Bonus
from rackhouse.engine import Lay, Seen, SimplePlayer, Swap, any_play
from rackhouse.record import Actor
from rackhouse.referee import commands

if TYPE_CHECKING:
    from rackhouse.board import Board
    from rackhouse.engine import Words
    from rackhouse.referee import Command, GameView
    from rackhouse.rules import Rules


class Bot:
    """The program's player at one seat."""

    def __init__(self, seat: int, words: Words, rules: Rules, seed: str, strength: float) -> None:
        self.actor = Actor.seat_at(seat)
        self._words = words
        self._rules = rules
        bonus = Bonus(rules.scoring.bonus_tiles, rules.scoring.bonus_points)
        self._player = SimplePlayer(words, seed, strength, bonus)

    def turn(self, view: GameView, board: Board) -> Command:
        """What it does on its turn."""
        choice = self._player.choose(
            Seen(
                board,
                self._rack(view, board),
                view.bag_count,
                self._may_swap(view),
                self._rules.placing.opening_tiles,
            )
        )
        if isinstance(choice, Lay):
            return commands.Commit(self.actor, placements=choice.play.placements)
        if isinstance(choice, Swap):
            tiles = board.tile_set.alphabet.text(choice.tiles)
            return commands.ExchangeTiles(self.actor, tiles)
        return commands.Pass(self.actor)

    def window(self, view: GameView) -> Command:
        """Whether it challenges the last play; it accepts otherwise."""
        assert view.window is not None
        doubtful = [word for word in view.window.words if word not in view.window.ruled]
        if self._may(view, "challenge") and self._player.would_challenge(doubtful):
            return commands.CallChallenge(self.actor)
        return commands.Accept(self.actor)

    def plays(self, view: GameView, board: Board) -> Command:
        """The private answer to whether plays are left: only about its own rack."""
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

    def _may(self, view: GameView, command: str) -> bool:
        return any(o.command == command and o.why_not is None for o in view.options)

    def _may_swap(self, view: GameView) -> int:
        enough = view.bag_count >= max(1, self._rules.exchange.least_in_bag)
        return view.bag_count if enough and self._may(view, "exchange tiles") else 0
