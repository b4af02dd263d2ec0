"""``rackhouse play``: a game at this terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from rackhouse.cli.rules import complete_sheet, sheet_called
from rackhouse.cli.speech import command_line, speak, voice
from rackhouse.cli.terminal.asking import run
from rackhouse.cli.terminal.keyboard import Keyboard
from rackhouse.cli.terminal.lines import Paper, Span, line, wrapped
from rackhouse.cli.terminal.opening import (
    DEFAULT_LIST,
    USUAL_ROUND_MINUTES,
    GameWishes,
    open_table,
    take_up,
    wants_round_time,
    with_settings,
)
from rackhouse.cli.terminal.saved import held, read_saved, unfinished_games
from rackhouse.cli.terminal.seats import USUAL_BOT, YOU, TerminalPeople
from rackhouse.cli.terminal.session import TerminalSession
from rackhouse.errors import IllegalError, MalformedError, UnknownNameError
from rackhouse.messages import all_of
from rackhouse.players import LADDER, Character
from rackhouse.rules import Sheet
from rackhouse.rules.explain import summary_of, title_of

if TYPE_CHECKING:
    from rackhouse.cli.terminal.saved import Unfinished

BASE = "base"
LATEST = "latest"


@click.command(help=speak("cli-play"))
@click.option(
    "--rules",
    "sheet_name",
    metavar="SHEET",
    shell_complete=complete_sheet,
    help=speak("cli-play-rules"),
)
@click.option("--players", metavar="NAME,NAME|bot…", help=speak("cli-play-players"))
@click.option(
    "--against",
    metavar="NAME",
    help=speak("cli-play-against", names=all_of(c.name for c in LADDER), usual=USUAL_BOT),
)
@click.option("--set", "settings", multiple=True, metavar="KEY=VALUE", help=speak("cli-play-set"))
@click.option(
    "--custody",
    type=click.Choice(["dealt", "table"]),
    default="dealt",
    show_default=True,
    help=speak("cli-play-custody"),
)
@click.option(
    "--lexicon",
    default=DEFAULT_LIST,
    show_default=True,
    metavar="NAME",
    help=speak("cli-play-lexicon"),
)
@click.option("--paper", default="", metavar="TITLE", help=speak("cli-play-paper"))
@click.option("--edition", default="", metavar="TEXT", help=speak("cli-play-edition"))
@click.option("--judge", type=click.Choice(["person", "list"]), help=speak("cli-play-judge"))
@click.option("--seed", default="", metavar="HEX", help=speak("cli-play-seed"))
@click.option(
    "--record",
    type=click.Path(path_type=Path, dir_okay=False),
    help=speak("cli-play-record"),
)
@click.option(
    "--resume",
    metavar="[FILE]",
    is_flag=False,
    flag_value=LATEST,
    help=speak("cli-play-resume"),
)
def play(  # noqa: PLR0913 - as many as there are options
    *,
    sheet_name: str | None,
    players: str | None,
    against: str | None,
    settings: tuple[str, ...],
    custody: Literal["dealt", "table"],
    lexicon: str,
    paper: str,
    edition: str,
    judge: Literal["person", "list"] | None,
    seed: str,
    record: Path | None,
    resume: str | None,
) -> None:
    """Play a game at this terminal, or resume one."""
    keyboard, screen = Keyboard(), Paper()
    is_asked = resume is None and sheet_name is None and keyboard.is_terminal
    if is_asked:
        chosen = _menu(keyboard, screen)
        if isinstance(chosen, Path):
            resume = str(chosen)
        else:
            sheet_name = chosen
    if resume is not None:
        _resume(resume, keyboard, screen)
        return
    sheet = with_settings(sheet_called(sheet_name or BASE), settings)
    if wants_round_time(sheet):
        sheet = _with_round_time(sheet, keyboard)
    wants_bot = custody == "dealt" and players is None
    if is_asked and wants_bot and against is None:
        against = _opponent(keyboard, screen)
    people = TerminalPeople.parse(players or _usual_players(sheet, custody), against or USUAL_BOT)
    if against is not None and len(people.humans) == len(people.seats):
        raise IllegalError("cli-no-bot")
    if judge is None:
        # If possible, nobody judges their own words.
        judge = "list" if len(people.humans) == 1 and not paper else "person"
    wishes = GameWishes(sheet, people, custody, lexicon, paper, edition, seed, judge, record)
    game, saved = open_table(wishes)
    with held(saved.path):
        run(TerminalSession(game, saved, keyboard, screen))


def _usual_players(sheet: Sheet, custody: str) -> str:
    if custody == "dealt":
        return f"{YOU},bot"
    called = sheet.rules.sides.called.capitalize()
    return ",".join(f"{called} {number + 1}" for number in range(sheet.rules.sides.usual))


def _menu(keyboard: Keyboard, screen: Paper) -> str | Path:
    """Choose a sheet by number, or the last unfinished game."""
    names = [name for name in Sheet.names() if name != BASE] + [BASE]
    screen.say("Rackhouse", "bold")
    for number, name in enumerate(names, start=1):
        rules = Sheet.named(name).rules
        screen.show([line(f"{number}  {voice().say(title_of(rules))}", "bold")])
        wide = min(screen.width, 100) - 4
        screen.show(
            (Span("   "), *part) for part in wrapped(voice().say(summary_of(rules)), wide, "dim")
        )
    left = unfinished_games()
    if left:
        screen.show([line(speak("cli-go-on", game=left[0].line), "bold")])
    while True:
        text = (_line(keyboard, speak("cli-which-game")) or "1").strip().lower()
        if text == "r" and left:
            return left[0].saved.path
        if text in names:
            return text
        if text.isdecimal() and 1 <= int(text[:3]) <= len(names):
            return names[int(text) - 1]
        screen.say(speak("cli-type-a-number", most=len(names)))


def _opponent(keyboard: Keyboard, screen: Paper) -> str:
    """Choose an opponent among the engine's players."""
    screen.say(speak("cli-choose-opponent"), "bold")
    for number, character in enumerate(LADDER, start=1):
        text = f"{number}  {voice().say(character.sentence)}"
        screen.show(wrapped(text, min(screen.width, 100), ""))
    usual = 1 + [character.name for character in LADDER].index(USUAL_BOT)
    while True:
        text = _line(keyboard, speak("cli-against-whom", usual=usual)).strip() or str(usual)
        if text.isdecimal() and 1 <= int(text[:3]) <= len(LADDER):
            return LADDER[int(text) - 1].name
        try:
            return Character.named(text).name
        except UnknownNameError as error:
            screen.say(voice().say(error.message))


def _line(keyboard: Keyboard, prompt: str) -> str:
    try:
        return keyboard.line(f"{prompt} ") or ""
    except EOFError:
        raise click.Abort from None


def _with_round_time(sheet: Sheet, keyboard: Keyboard) -> Sheet:
    if not keyboard.is_terminal:
        raise IllegalError("cli-give-round-time")
    while True:
        text = _line(keyboard, speak("cli-how-many-minutes", usual=USUAL_ROUND_MINUTES))
        minutes = text.strip() or str(USUAL_ROUND_MINUTES)
        if minutes.isdecimal() and 1 <= int(minutes[:6]) <= 1440:
            return sheet.with_values({"round.seconds": int(minutes) * 60})
        sys.stdout.write(f"{speak('cli-minutes-please')}\n")


def _resume(wanted: str, keyboard: Keyboard, screen: Paper) -> None:
    path = Path(wanted)
    if wanted == LATEST and not path.exists():
        path = _choose(unfinished_games(), keyboard, screen)
    read_saved(path)  # names a damaged file before anything else happens
    with held(path):
        game, saved = take_up(path)
        session = TerminalSession(game, saved, keyboard, screen)
        session.told_so_far()
        run(session)


def _choose(games: list[Unfinished], keyboard: Keyboard, screen: Paper) -> Path:
    """The latest unfinished game, or the one that a person picks."""
    if not games:
        raise MalformedError("cli-no-unfinished", command=command_line("play"))
    if len(games) == 1 or not keyboard.is_terminal:
        return games[0].saved.path
    for number, game in enumerate(games[:20], start=1):
        screen.say(f"{number}  {game.line}")
    while True:
        text = _line(keyboard, speak("cli-which-game")).strip() or "1"
        if text.isdecimal() and 1 <= int(text[:3]) <= len(games[:20]):
            return games[int(text) - 1].saved.path
        screen.say(speak("cli-type-a-number", most=len(games[:20])))
