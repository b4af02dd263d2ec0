"""Opens a table: turns the options of the command line into a game and its files."""

from __future__ import annotations

import string
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from rackhouse.cli.speech import command_line, speak, voice
from rackhouse.cli.terminal.saved import PrivateFile, SavedGame, new_path, private_path, read_saved
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.game import Game, wall_clock
from rackhouse.judging import judge_for
from rackhouse.lexicon import DictionaryJudge, Lexicon, ListJudge
from rackhouse.messages import Name, known, message
from rackhouse.record import CLOCK, DictionaryReference, Phase
from rackhouse.referee import commands
from rackhouse.rules import Sheet
from rackhouse.rules.knob import knob_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.cli.terminal.seats import TerminalPeople
    from rackhouse.lexicon import Judge
    from rackhouse.record import State
    from rackhouse.record.facts import Custody

DEFAULT_LIST = "enable"
SECRET_DIGITS = 64
USUAL_ROUND_MINUTES = 45


class GameWishes(msgspec.Struct, frozen=True):
    """How somebody wants to play."""

    sheet: Sheet
    people: TerminalPeople
    custody: Custody = "dealt"
    lexicon: str = DEFAULT_LIST
    paper: str = ""
    """The title of a book on paper, which decides instead of a list."""
    edition: str = ""
    """The edition of that book."""
    seed: str = ""
    judge: Literal["person", "list"] = "person"
    record: Path | None = None


def with_settings(sheet: Sheet, texts: Sequence[str]) -> Sheet:
    """A sheet with an organiser's settings, each written ``key=value``.

    >>> with_settings(Sheet.named("base"), ["tiles.rack=8"]).rules.tiles.rack
    8

    Raises:
        MalformedError: if a setting cannot be read, or its value is not allowed.
        IllegalError: if the settings contradict the sheet or each other.
    """
    values: dict[str, object] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise MalformedError("terminal-no-setting", text=text)
        values[key.strip()] = _value(key.strip(), value.strip())
    return sheet.with_values(values) if values else sheet


def _value(key: str, text: str) -> object:
    try:
        kind = knob_at(key).kind
    except KeyError:
        return text  # the sheet reports the unknown key
    if kind == "number" and text.lstrip("-").isdecimal():
        return int(text)
    if kind == "yes-no" and text.lower() in ("true", "yes", "on", "false", "no", "off"):
        return text.lower() in ("true", "yes", "on")
    if kind == "choices":
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def wants_round_time(sheet: Sheet) -> bool:
    """Whether the length of the round still has to be set."""
    return sheet.rules.round.limit == "organiser-sets" and not sheet.rules.round.seconds


def open_table(wishes: GameWishes) -> tuple[Game, SavedGame]:
    """A new game and the files that it is saved in.

    Raises:
        IllegalError: if the sheet or the settings do not allow such a game.
        UnknownNameError: if there is no such list or dictionary.
    """
    if wishes.edition and not wishes.paper:
        raise IllegalError("terminal-edition-needs-paper")
    if wishes.custody == "table" and len(wishes.people.humans) < len(wishes.people.seats):
        raise IllegalError("terminal-bots-need-dealt-tiles")
    dealt = wishes.custody == "dealt"
    game = Game.new(
        wishes.sheet,
        sides=len(wishes.people.seats),
        lexicon=wishes.lexicon,
        dictionary=DictionaryReference(wishes.paper, wishes.edition) if wishes.paper else None,
        custody=wishes.custody,
        secret=_secret(wishes.seed) if wishes.seed else None,
        nonces=[f"seat {n + 1}" for n in range(4)] if wishes.seed and dealt else (),
    )
    path = wishes.record or new_path(game.state.sheet, datetime.now().astimezone())
    if wishes.record is not None and (path.exists() or private_path(path).exists()):
        raise IllegalError("terminal-file-exists", path=str(path))
    secret = game.secret if dealt else ""
    saved = SavedGame(path, PrivateFile(secret, wishes.people, wishes.judge))
    saved.keep_beside()
    saved.keep(game.entries)
    return game, saved


def take_up(path: Path) -> tuple[Game, SavedGame]:
    """A saved game, from where it stopped.

    The time in between does not count: if the program ended during a turn, the record says that the
    game was paused from its last fact on.

    Raises:
        MalformedError: if a file is damaged.
        IllegalError: if the game is over, or its word list has changed.
    """
    saved, entries = read_saved(path)
    game = Game(entries, secret=saved.beside.secret)
    if game.state.phase is Phase.CERTIFIED:
        verify, export = command_line("verify"), command_line("export")
        raise IllegalError("terminal-game-certified", path=str(path), verify=verify, export=export)
    reference = game.state.dictionary
    if reference.is_loaded:
        game.judge = judge_for(reference, game.state.rules)
    stopped = game.state.at
    if game.state.phase not in (Phase.SETTING_UP, Phase.PAUSED, Phase.RACKS, Phase.FINISHED):
        game.clock = lambda: stopped
        game.do(commands.Pause(CLOCK, message("terminal-stopped")))
    if game.state.phase is Phase.PAUSED:
        game.clock = wall_clock
        game.do(commands.Resume(CLOCK))
    game.clock = wall_clock
    saved.keep(game.entries)
    return game, saved


def words_in_force(state: State) -> str:
    """Which words are good in a game; the sheet may name a book that is not available here.

    >>> words_in_force(Game.new("base").state)
    'Words are judged by the ENABLE word list.'
    """
    book, named = state.dictionary, state.rules.words.dictionary
    title = ", ".join(filter(None, (voice().say(known("data-book-", book.title)), book.edition)))
    if named and named != book.title:
        return speak("terminal-words-in-force-instead", title=Name(title), named=Name(named))
    return speak("terminal-words-in-force", title=Name(title))


def words_for(judge: Judge | None) -> Lexicon:
    """The words that engine players use: those the judge finds good, or the default list."""
    if isinstance(judge, ListJudge | DictionaryJudge):
        return judge.lexicon
    return Lexicon.named(DEFAULT_LIST)


def _secret(seed: str) -> str:
    digits = seed.lower().removeprefix("0x")
    if not digits or len(digits) > SECRET_DIGITS or not set(digits) <= set(string.hexdigits):
        raise MalformedError("terminal-bad-seed", most=SECRET_DIGITS, seed=seed[:30])
    return digits.zfill(SECRET_DIGITS)
