"""A sheet explained: readable text, Markdown or JSON, generated from its data.

Every rule is a sentence, and behind it stands who says so: the sheet itself, the box rules,
our choice where somebody had to pick, or this house. Sections stand in the order in which
players need them.
"""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

import msgspec

from rackhouse.rules.explain.ending import disputes, ending, result
from rackhouse.rules.explain.helps import helps
from rackhouse.rules.explain.playing import playing
from rackhouse.rules.explain.scoring import scoring
from rackhouse.rules.explain.sentence import Part, Sentence
from rackhouse.rules.explain.setting_up import setting_up
from rackhouse.rules.explain.time import time
from rackhouse.rules.explain.words import words_and_challenges
from rackhouse.tiles import TileSet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.rules.basis import Statement
    from rackhouse.rules.model import Rules
    from rackhouse.rules.sheet import Sheet

__all__ = ["Part", "Sentence", "as_json", "as_markdown", "as_text", "parts_of"]


def parts_of(rules: Rules, event: Sequence[Statement] = ()) -> tuple[Part, ...]:
    """The explanation in its parts; what is said of the event comes last.

    >>> from rackhouse.rules import Sheet
    >>> [part.title for part in parts_of(Sheet.named("base").rules)][:3]
    ['Setting up', 'Playing', 'Words and challenges']
    """
    return (
        Part("Setting up", tuple(setting_up(rules))),
        Part("Playing", tuple(playing(rules))),
        Part("Words and challenges", tuple(words_and_challenges(rules))),
        Part("Time", tuple(time(rules))),
        Part("Helps", tuple(helps(rules))),
        Part("Ending", tuple(ending(rules))),
        Part("Scoring", tuple(scoring(rules))),
        Part("Result", tuple(result(rules))),
        Part("Disputes", tuple(disputes(rules))),
        *([Part("The event", tuple(map(_of_event, event)))] if event else []),
    )


def _of_event(statement: Statement) -> Sentence:
    return Sentence(statement.text, said=statement.basis)


def as_text(sheet: Sheet, width: int = 80) -> str:
    """The sheet as plain text, wrapped to a width.

    >>> from rackhouse.rules import Sheet
    >>> as_text(Sheet.named("base")).splitlines()[:2]
    ['Box rules', '=========']
    """
    rules = sheet.rules
    blocks = [f"{rules.title}\n{'=' * min(len(rules.title), width)}"]
    blocks.append(textwrap.fill(rules.summary, width))
    for part in parts_of(rules, sheet.event):
        lines = [
            textwrap.fill(
                f"{sentence.text} ({sentence.basis(sheet.basis)})",
                width,
                initial_indent="- ",
                subsequent_indent="  ",
                break_on_hyphens=False,
            )
            for sentence in part.sentences
        ]
        blocks.append("\n".join([part.title, "-" * len(part.title), *lines]))
    values = ", ".join(f"{letters}: {points}" for points, letters in _letters_by_value(rules))
    tiles = textwrap.fill(values, width, initial_indent="  ", subsequent_indent="  ")
    blocks.append("\n".join(["Letter values", "-------------", tiles]))
    return "\n\n".join(block for block in blocks if block) + "\n"


def as_markdown(sheet: Sheet) -> str:
    """The sheet as Markdown.

    >>> from rackhouse.rules import Sheet
    >>> as_markdown(Sheet.named("base")).splitlines()[0]
    '# Box rules'
    """
    rules = sheet.rules
    lines = [f"# {_escaped(rules.title)}", "", _escaped(rules.summary), ""]
    for part in parts_of(rules, sheet.event):
        lines += [f"## {part.title}", ""]
        lines += [
            f"- {_escaped(sentence.text)} *({sentence.basis(sheet.basis)})*"
            for sentence in part.sentences
        ]
        lines.append("")
    lines += ["## Letter values", "", "| value | letters |", "| ---: | --- |"]
    lines += [f"| {points} | {letters} |" for points, letters in _letters_by_value(rules)]
    return "\n".join(lines) + "\n"


def as_json(sheet: Sheet) -> str:
    """The sheet as JSON: each value by its key, with its basis.

    >>> from rackhouse.rules import Sheet
    >>> import json
    >>> json.loads(as_json(Sheet.named("base")))["values"]["tiles.rack"]
    {'is': 7, 'basis': 'inherited', 'ids': ['A-05']}
    """
    values = {
        key: {"is": value, "basis": sheet.basis[key].kind, "ids": sheet.basis[key].ids}
        for key, value in sheet.values().items()
    }
    document = {
        "name": sheet.name,
        "extends": sheet.parent.name if sheet.parent else None,
        "values": values,
        "event": [
            {"is": one.text, "basis": one.basis.kind, "ids": one.basis.ids} for one in sheet.event
        ],
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"


def _letters_by_value(rules: Rules) -> list[tuple[int, str]]:
    """The values of the tiles, and the letters of each, the least value first."""
    tile_set = TileSet.named(rules.tiles.set)
    by_value: dict[int, list[str]] = {0: ["blank"]} if tile_set.blanks else {}
    for letter, points in zip(tile_set.alphabet.letters, tile_set.points, strict=True):
        by_value.setdefault(points, []).append(letter)
    return [(points, " ".join(letters)) for points, letters in sorted(by_value.items())]


def _escaped(text: str) -> str:
    """A house's own words, with nothing in them that Markdown or HTML would take as its own."""
    for sign in "\\`*_[]<>|":
        text = text.replace(sign, f"\\{sign}")
    return text
