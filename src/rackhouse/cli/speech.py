"""How the command line speaks: its language, the command to type, a bar for what takes time."""

from __future__ import annotations

import os
import shlex
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click

from rackhouse.messages import Value, Voice, message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


OPTION = "--lang"
_SILENT = ("C", "POSIX")


class _Speech:
    voice = Voice()


def choose(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> None:
    """Set the language; subcommands read their help in it when they are imported."""
    _Speech.voice = Voice(_asked(arguments) or locale_of(environment))


def _asked(arguments: Sequence[str]) -> str:
    for at, argument in enumerate(arguments):
        if argument == OPTION:
            return arguments[at + 1] if at + 1 < len(arguments) else ""
        if argument.startswith(f"{OPTION}="):
            return argument.partition("=")[2]
    return ""


def locale_of(environment: Mapping[str, str]) -> str:
    """The language that a shell asks for.

    >>> locale_of({"LANG": "de_DE.UTF-8"}), locale_of({"LANG": "fr_FR", "LANGUAGE": "fr:de"})
    ('de_DE.UTF-8', 'fr,de,fr_FR')
    >>> locale_of({"LC_ALL": "C.UTF-8", "LANG": "de_DE", "LANGUAGE": "de"})
    ''
    """
    set_ = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, set_), "")
    if locale.partition(".")[0] in _SILENT:
        return ""
    first = environment.get("LANGUAGE", "").replace(":", ",")
    return ",".join(filter(None, (first, locale)))


def voice() -> Voice:
    """The voice for the person at the terminal."""
    return _Speech.voice


def speak(key: str, /, **values: Value) -> str:
    """A message in the language of the command line."""
    return _Speech.voice.say(message(key, **values))


VARIABLE: Final = "RACKHOUSE_COMMAND"
"""The variable in which a starting script gives its own name."""
USUAL: Final = "rackhouse"


def command_line(*arguments: str) -> str:
    """A command line that a shell understands, with any file names.

    >>> command_line("play", "--resume", "my games/final")
    "rackhouse play --resume 'my games/final'"
    """
    return shlex.join((os.environ.get(VARIABLE) or USUAL, *arguments))


_PATIENCE: Final = 0.5
"""Seconds that nobody minds waiting without a bar."""
_WIDTH: Final = 30


def progress_of(what: str) -> Callable[[int], None] | None:
    """A function that shows a percentage as a bar on stderr, or ``None`` if nobody is watching.

    Work that is done within half a second shows no bar.
    """
    if sys.stderr is None or not sys.stderr.isatty():
        return None
    began = time.monotonic()
    is_shown = False

    def show(hundredths: int) -> None:
        nonlocal is_shown
        if time.monotonic() - began < _PATIENCE and not is_shown:
            return
        is_shown = True
        bar = ("#" * (hundredths * _WIDTH // 100)).ljust(_WIDTH, ".")
        end = "\n" if hundredths == 100 else ""
        click.echo(f"\r{what} [{bar}] {hundredths:3}%{end}", nl=False, err=True)

    return show


@contextmanager
def bar_of_time(what: str, seconds: float) -> Iterator[Callable[[object], bool] | None]:
    """What says to go on whenever it is asked, and shows the time used if somebody watches."""
    show = progress_of(what)
    if show is None:
        yield None
        return
    began = time.monotonic()

    def go_on(_known: object) -> bool:
        show(min(99, int((time.monotonic() - began) * 100 / max(seconds, 0.01))))
        return True

    try:
        yield go_on
    finally:
        show(100)
