"""The engine players that a hall can seat, by name, and one of them at a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from rackhouse.board import Board, Placement
from rackhouse.engine import WordCollection
from rackhouse.errors import IllegalError, MalformedError, UnknownNameError
from rackhouse.messages import all_of
from rackhouse.players import LADDER, Character, Lay, LetterOffer, Player, Seen, Swap
from rackhouse.record import Actor
from rackhouse.referee import commands
from rackhouse.rules import Rules

if TYPE_CHECKING:
    from rackhouse.referee import Command, GameView


class SeatPlayer(Protocol):
    """An engine player at one seat; it gets nothing that its seat may not know."""

    def turn(self, view: GameView, board: Board) -> Command:
        """What it does on its turn."""

    def window(self, view: GameView) -> Command:
        """Whether it challenges the last play."""

    def plays(self, view: GameView, board: Board) -> Command:
        """Its private answer to whether it has plays left."""

    def book(self, heard: bool | None, words: tuple[str, ...]) -> Command:  # noqa: FBT001 - a verdict
        """What it says the book says; ``heard`` is what the other side read there."""


class Chair(msgspec.Struct, frozen=True):
    """What a player needs to be seated."""

    seat: int
    words: WordCollection
    rules: Rules
    seed: str
    budget: int = 0


PlayerMaker: TypeAlias = Callable[[Chair], SeatPlayer]


def seated(character: Character) -> PlayerMaker:
    """A function that seats a player at any table."""
    return lambda chair: EngineSeat(
        chair.seat, character, chair.words, chair.rules, chair.seed, budget=chair.budget
    )


PLAYERS: Mapping[str, PlayerMaker] = {
    character.name: seated(character) for character in reversed(LADDER)
}
"""The strongest first."""


def player_named(players: Iterable[str], name: str) -> str:
    """The name of a player in its usual spelling, however it was typed.

    >>> player_named(PLAYERS, "maud")
    'Maud'

    Raises:
        UnknownNameError: if there is no such player.
    """
    for known in players:
        if known.casefold() == name.strip().casefold():
            return known
    raise UnknownNameError("service-no-player", name=name[:30], players=all_of(players))


class EngineSeat:
    """One seat that an engine player holds.

    It gets the view of its seat, the board and the rules, and nothing else of a game.

    >>> from rackhouse.game import Game
    >>> from rackhouse.lexicon import Lexicon
    >>> from rackhouse.referee import view
    >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
    >>> game.begin()
    >>> rules, mover = game.state.rules, Actor.seat_at(game.state.mover)
    >>> words = Lexicon.named("enable")
    >>> seat = EngineSeat(game.state.mover, Character.named("Maud"), words, rules)
    >>> type(seat.turn(view(game.state, mover, game.world), game.state.board)).__name__
    'Commit'
    """

    def __init__(
        self,
        seat: int,
        character: Character,
        words: WordCollection,
        rules: Rules,
        seed: str = "",
        *,
        budget: int = 0,
    ) -> None:
        """``budget`` is what it may spend on helps in the whole game, in cents."""
        self.actor = Actor.seat_at(seat)
        self.character = character
        self._seat = seat
        self._words = words
        self._rules = rules
        self._budget = budget
        self._player = Player(character, words, f"{seed} {seat}", rules.scoring.bonus)

    def turn(self, view: GameView, board: Board) -> Command:
        """What it does on its turn; if it buys a letter first, it is asked again."""
        seen = self.seen(view, board)
        bought = self._purchase(view, seen)
        if bought is not None:
            return bought
        choice = self._player.choose(seen)
        if isinstance(choice, Lay):
            return commands.Commit(self.actor, placements=choice.play.placements)
        if isinstance(choice, Swap):
            tiles = board.tile_set.alphabet.text(choice.tiles)
            return commands.ExchangeTiles(self.actor, tiles)
        return commands.Pass(self.actor)

    def seconds(self, view: GameView, board: Board) -> float:
        """How long it would seem to think about its turn."""
        return self._player.seconds(self.seen(view, board))

    def window(self, view: GameView) -> Command:
        """Whether it challenges the last play; otherwise it accepts."""
        assert view.window is not None
        doubtful = [word for word in view.window.words if word not in view.window.ruled]
        if self._may(view, "challenge") and self._player.would_challenge(doubtful):
            return commands.CallChallenge(self.actor)
        return commands.Accept(self.actor)

    def plays(self, view: GameView, board: Board) -> Command:
        """Its private answer to whether it has plays left, by its own rack only."""
        some = self._player.has_play(self.seen(view, board))
        return commands.AnswerPlays(self.actor, no_more=not some)

    def book(self, heard: bool | None, words: tuple[str, ...]) -> Command:  # noqa: FBT001 - a verdict
        """It has no book, so it follows what the other side read, or the words in force."""
        good = all(word in self._words for word in words) if heard is None else heard
        return commands.ConfirmVerdict(self.actor, acceptable=good)

    def _purchase(self, view: GameView, seen: Seen) -> Command | None:
        """A letter for this turn, if the sheet sells them and there is money for it."""
        left = self._budget - view.sides[self._seat].owed
        assert view.own is not None
        if left <= 0 or not self._may(view, "buy help"):
            return None
        for name, sold in self._rules.helps.items():
            extra = sold.kind == "letter" and not sold.replaces and not sold.ends_turn
            if not extra or view.own.helps.count(name) >= sold.per_turn:
                continue
            letter = self._player.wants(seen, LetterOffer(sold.price, sold.blank_price, left))
            if letter is not None:
                text = seen.board.tile_set.alphabet.text((letter,))
                return commands.BuyHelp(self.actor, help=name, letter=text)
        return None

    def seen(self, view: GameView, board: Board) -> Seen:
        """What its player is told: what the seat may know."""
        assert view.own is not None
        parse = board.tile_set.alphabet.parse
        unseen = (tile for text, many in view.own.unseen.items() for tile in parse(text) * many)
        laid = [line.kind == "play" and not line.withdrawn for line in view.tally]
        scored = [line.score > 0 and not line.withdrawn for line in view.tally]
        at = view.order.index(self._seat)
        in_turn = (*view.order[at:], *view.order[:at])
        return Seen(
            board,
            parse(view.own.rack),
            view.bag_count,
            self._may_swap(view),
            self._rules.placing.opening_tiles,
            tuple(unseen),
            _turns_since(laid),
            self._rules,
            tuple(view.sides[seat].score for seat in in_turn),
            _turns_since(scored),
            _answered(view, board, self._seat),
        )

    def _may(self, view: GameView, command: str) -> bool:
        return any(o.command == command and o.why_not is None for o in view.options)

    def _may_swap(self, view: GameView) -> int:
        enough = view.bag_count >= max(1, self._rules.exchange.least_in_bag)
        return view.bag_count if enough and self._may(view, "exchange tiles") else 0


def _answered(view: GameView, board: Board, seat: int) -> tuple[Placement, ...]:
    """The tiles that the only opponent laid just before, as everybody saw it.

    The plays of the score pad are laid again from the first one on. Where that does not come to the
    board as it is, somebody has changed it by hand, and nothing is said.
    """
    last = view.tally[-1] if view.tally else None
    if last is None or last.kind != "play" or last.withdrawn or last.seat == seat:
        return ()
    laid, placements = Board.empty(board.layout, board.tile_set), tuple[Placement, ...]()
    try:
        for line in view.tally:
            if line.kind == "play" and not line.withdrawn:
                placements = laid.parse_play(line.text).placements
                laid = laid.lay(placements)
    except (IllegalError, MalformedError):
        return ()
    return placements if laid.cells == board.cells else ()


def _turns_since(happened: Sequence[bool]) -> int:
    """How many turns ago something happened last; all of them if it never did."""
    return next((turns for turns, it in enumerate(reversed(happened)) if it), len(happened))
