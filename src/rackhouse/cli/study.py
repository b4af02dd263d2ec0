"""``rackhouse study``: hooks, anagrams, bingos and patterns, for people who learn words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from rackhouse.cli.speech import speak

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rackhouse.engine.study import Made, Study

_INDENT = "  "


def _options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options that every question has."""
    named = click.option("--lexicon", "name", default="enable", show_default=True, metavar="NAME")
    as_json = click.option("--json", "as_json", is_flag=True, help=speak("cli-study-json"))
    return named(as_json(command))


@click.group(help=speak("cli-study"))
def study() -> None:
    """Learn words: what hooks on, what letters make, what fits a pattern."""


@study.command(help=speak("cli-study-hooks"))
@click.argument("word")
@_options
def hooks(word: str, name: str, *, as_json: bool) -> None:
    """List the letters that go before WORD, and behind it."""
    found = _open(name).hooks(word)
    if as_json:
        return _print_json(found)
    is_word = "yes" if found.is_word else "no"
    click.echo(speak("cli-study-is-word", word=found.word, name=name, **{"is": is_word}))
    for key, letters in (("cli-study-front", found.front), ("cli-study-behind", found.back)):
        shown = " ".join(letters) or speak("cli-study-nothing")
        click.echo(_INDENT + speak(key, letters=shown))
    return None


@study.command(help=speak("cli-study-anagrams"))
@click.argument("letters")
@_options
def anagrams(letters: str, name: str, *, as_json: bool) -> None:
    """List the words that use all LETTERS, ? being any letter."""
    words = _open(name)
    _print_made(words, letters, words.anagrams(letters), as_json=as_json)


@study.command(help=speak("cli-study-subanagrams"))
@click.argument("letters")
@_options
def subanagrams(letters: str, name: str, *, as_json: bool) -> None:
    """List the words that use some or all of LETTERS, the longest first; ? is any letter."""
    words = _open(name)
    _print_made(words, letters, words.subanagrams(letters), as_json=as_json)


@study.command(help=speak("cli-study-bingos"))
@click.argument("rack")
@_options
def bingos(rack: str, name: str, *, as_json: bool) -> None:
    """List the words that use all of RACK, alone or through one letter on the board."""
    found = _open(name).bingos(rack)
    if as_json:
        return _print_json({"rack": rack, "alone": found.alone, "through": found.through})
    if not found.alone and not found.through:
        click.echo(speak("cli-study-none"))
    if found.alone:
        click.echo(speak("cli-study-alone"))
        _print_wrapped(made.shown for made in found.alone)
    for letter, words in found.through.items():
        click.echo(speak("cli-study-through", letter=letter))
        _print_wrapped(made.shown for made in words)
    return None


@study.command(help=speak("cli-study-pattern"))
@click.argument("pattern")
@_options
def pattern(pattern: str, name: str, *, as_json: bool) -> None:
    """List the words that fit a pattern such as ``P?T*``, the shortest first."""
    words = _open(name)
    found = words.matching(pattern)
    if as_json:
        return _print_json({"pattern": pattern, "count": len(found), "words": found})
    return _print_by_length(words, found)


def _open(name: str) -> Study:
    from rackhouse.cli.speech import progress_of  # noqa: PLC0415  the core takes a moment
    from rackhouse.engine.study import Study  # noqa: PLC0415
    from rackhouse.lexicon import Lexicon  # noqa: PLC0415

    return Study(Lexicon.named(name), progress_of(speak("cli-preparing")))


def _print_json(answer: Any) -> None:
    import msgspec  # noqa: PLC0415

    click.echo(msgspec.json.encode(answer).decode())


def _print_made(words: Study, letters: str, found: tuple[Made, ...], *, as_json: bool) -> None:
    if as_json:
        return _print_json({"letters": letters, "count": len(found), "words": found})
    return _print_by_length(words, [made.shown for made in found])


def _print_by_length(words: Study, found: Iterable[str]) -> None:
    """Print words under the number of their letters; a two-letter tile counts once."""
    groups: dict[int, list[str]] = {}
    for word in found:
        groups.setdefault(len(words.alphabet.parse(word)), []).append(word)
    for length, group in groups.items():
        click.echo(speak("cli-study-length", length=length, count=len(group)))
        _print_wrapped(group)
    if not groups:
        click.echo(speak("cli-study-none"))


def _print_wrapped(words: Iterable[str]) -> None:
    click.echo(click.wrap_text(" ".join(words), 96, _INDENT, _INDENT))
