"""A person at the keyboard, for tests: types what a player of the engine would do, line by line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rackhouse.cli.rules import sheet_called
from rackhouse.cli.terminal.asking import run
from rackhouse.cli.terminal.keyboard import Reminder
from rackhouse.cli.terminal.lines import Paper
from rackhouse.cli.terminal.opening import GameWishes, open_table, with_settings
from rackhouse.cli.terminal.seats import TerminalPeople
from rackhouse.cli.terminal.session import TerminalSession
from rackhouse.lexicon import Lexicon
from rackhouse.players import Character, Lay, Player, Seen, Swap
from rackhouse.referee.question import question_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rackhouse.game import Game

WORDS = Lexicon.of([word for word in Lexicon.named("enable") if len(word) <= 4], name="short")
"""A small vocabulary, so that a game is played in a moment."""


class Pilot:
    """A keyboard that types by itself and remembers what it typed.

    ``says`` may answer first; where it answers ``None``, the pilot does the plain thing.
    """

    is_terminal = False

    def __init__(self, says: Callable[[Game, str], str | None] | None = None) -> None:
        self.typed: list[str] = []
        self.game: Game | None = None
        self._says = says

    def line(
        self, prompt: str, seconds: float | None = None, reminders: Sequence[Reminder] = ()
    ) -> str | None:
        del seconds, reminders
        assert self.game is not None
        kind = question_of(self.game.state).kind
        said = self._says(self.game, kind) if self._says else None
        text = self._plain(kind) if said is None else said
        self.typed.append(text)
        assert len(self.typed) < 400, "the game does not come to an end"
        print(prompt + text)
        return text

    def _plain(self, kind: str) -> str:
        assert self.game is not None
        if kind == "turn":
            return turn_of(self.game)
        call = self.game.state.call
        if kind == "judge" and call is not None and all(word in WORDS for word in call.words):
            return "yes"
        return {"judge": "no", "plays": "yes", "book": "no"}.get(kind, "")


def turn_of(game: Game) -> str:
    """What a player of the engine would type on its turn."""
    state = game.state
    rack = tuple(state.sides[state.mover].rack)
    choice = Player(Character.named("Maud"), WORDS).choose(Seen(state.board, rack, state.bag_count))
    if isinstance(choice, Lay):
        return choice.play.notation
    if isinstance(choice, Swap):
        return f"exchange {state.board.tile_set.alphabet.text(choice.tiles)}"
    return "pass"


def fly(
    pilot: Pilot,
    record: Path,
    sheet: str,
    players: str = "Ann,bot",
    settings: tuple[str, ...] = (),
    **wishes: str,
) -> Game:
    """A whole game, typed by the pilot into the real session."""
    if WORDS.name not in Lexicon.names():
        WORDS.save()
    game, saved = open_table(
        GameWishes(
            with_settings(sheet_called(sheet), settings),
            TerminalPeople.parse(players),
            seed="7",
            lexicon=WORDS.name,
            record=record,
            **wishes,  # type: ignore[arg-type]  # the tests name what Wishes has
        )
    )
    pilot.game = game
    run(TerminalSession(game, saved, pilot, Paper()))  # type: ignore[arg-type]  # it types like a keyboard
    return game
