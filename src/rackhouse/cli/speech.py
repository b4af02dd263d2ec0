"""The language that the command line speaks: that of ``--lang``, or the shell's."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from rackhouse.messages import Value, Voice, message

OPTION = "--lang"
_SILENT = ("C", "POSIX")


class _Speech:
    voice = Voice()


def choose(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> None:
    """Speak the language that is asked for; subcommands read their help in it when imported."""
    _Speech.voice = Voice(_asked(arguments) or locale_of(environment))


def _asked(arguments: Sequence[str]) -> str:
    for at, argument in enumerate(arguments):
        if argument == OPTION:
            return arguments[at + 1] if at + 1 < len(arguments) else ""
        if argument.startswith(f"{OPTION}="):
            return argument.partition("=")[2]
    return ""


def locale_of(environment: Mapping[str, str]) -> str:
    """What a shell asks for.

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
    """How to speak to whoever is at the terminal."""
    return _Speech.voice


def speak(key: str, /, **values: Value) -> str:
    """A message in their language."""
    return _Speech.voice.say(message(key, **values))
