"""A sheet explained: every rule as a message, and the whole as text, Markdown or JSON.

After each sentence comes who decided it: the sheet, the box rules, our choice, or this house.
Sections are in the order in which players need them, and within a section the model's order holds.
"""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.messages import Message, Value, Voice, known, message
from rackhouse.rules.explain.sentence import ExplanationPart, Sentence, priced_in, rule
from rackhouse.rules.explain.together import DOLLARS, TOGETHER
from rackhouse.rules.knob import ANY, knobs
from rackhouse.rules.sheet import Sheet
from rackhouse.rules.values import value_at
from rackhouse.tiles import TileSet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rackhouse.rules.basis import SheetStatement
    from rackhouse.rules.model import Rules

__all__ = [
    "DOLLARS",
    "ExplanationPart",
    "Sentence",
    "as_json",
    "as_markdown",
    "as_text",
    "parts_of",
    "priced_in",
    "reading",
    "summary_of",
    "title_of",
    "untold",
]

_ENGLISH = Voice()

_PARTS: Final = {
    "setting-up": (
        "sides", "tiles", "first", "tiles.rack", "dealing", "score_keeper", "first.order",
    ),
    "playing": ("placing", "drawing", "exchange", "passing"),
    "words": ("words", "window", "challenge"),
    "time": ("turn", "clocks", "round"),
    "helps": ("helps",),
    "ending": ("ending",),
    "scoring": ("scoring", "unplayed"),
    "result": ("result",),
    "disputes": ("disputes",),
}  # fmt: skip
"""The sections in each part; a knob named by itself is told there and not in its section."""


def parts_of(rules: Rules, event: Sequence[SheetStatement] = ()) -> tuple[ExplanationPart, ...]:
    """The explanation in its parts; statements about the event come last.

    >>> from rackhouse.rules import Sheet
    >>> [str(part.title) for part in parts_of(Sheet.named("base").rules)][:3]
    ['Setting up', 'Playing', 'Words and challenges']
    """
    parts = [
        ExplanationPart(Message(f"rule-part-{name}"), tuple(_sentences(rules, places)))
        for name, places in _PARTS.items()
    ]
    if event:
        parts.append(ExplanationPart(message("rule-part-event"), tuple(map(_of_event, event))))
    return tuple(parts)


def _sentences(rules: Rules, places: Sequence[str]) -> Iterator[Sentence]:
    told = set(untold(rules))
    for key in _keys_at(places):
        if key not in told:
            together = TOGETHER.get(key)
            for sentence in together(rules) if together else (rule(rules, key),):
                told.update(sentence.keys, sentence.moot)
                yield sentence


def untold(rules: Rules) -> tuple[str, ...]:
    """The keys that need no sentence: their values are those from before they could be set.

    >>> from rackhouse.rules import Sheet
    >>> untold(Sheet.named("base").rules)
    ('first.seat', 'words.part_of_speech', 'challenge.points_for', 'turn.bank_seconds')
    """
    return tuple(
        key
        for key, knob in knobs().items()
        if ANY not in key and len(knob.choices) != 1 and value_at(rules, key) == knob.default
    )


def _keys_at(places: Sequence[str]) -> Iterator[str]:
    for place in places:
        if "." in place or place in TOGETHER:
            yield place
        else:
            within = (key for key in knobs() if key.startswith(f"{place}."))
            yield from (key for key in within if key not in places)


def _of_event(statement: SheetStatement) -> Sentence:
    return Sentence(known("data-event-", statement.text), said=statement.basis)


def reading(name: str) -> Message:
    """How we read a gap in the sheets, by its ID.

    >>> print(reading("A-34"))
    Where a sheet names no winner, it is the highest score.
    """
    return Message(f"data-reading-{name}")


def title_of(rules: Rules) -> Value:
    """The title of a sheet as a message; a house's own title is kept as written.

    >>> from rackhouse.rules import Sheet
    >>> Voice("de").say(title_of(Sheet.named("base").rules))
    'Grundregeln: das klassische Spiel'
    """
    return known("data-title-", rules.title)


def summary_of(rules: Rules) -> Value:
    r"""A sheet in one sentence, as a message.

    >>> from rackhouse.rules import Sheet
    >>> print(summary_of(Sheet.parse('extends = "base"\ntitle = "Ours"').rules))
    House rules based on Box rules.
    """
    for name in Sheet.names():
        below = Sheet.named(name).rules
        said = message("rule-house-over", title=title_of(below))
        if rules.summary == str(said):
            return said
    return known("data-summary-", rules.summary)


def as_text(sheet: Sheet, width: int = 80, voice: Voice = _ENGLISH) -> str:
    """The sheet as plain text, wrapped to a width.

    >>> from rackhouse.rules import Sheet
    >>> as_text(Sheet.named("base")).splitlines()[:2]
    ['Box rules', '=========']
    """
    rules = sheet.rules
    title = voice.say(title_of(rules))
    blocks = [f"{title}\n{'=' * min(len(title), width)}"]
    blocks.append(textwrap.fill(voice.say(summary_of(rules)), width))
    for part in parts_of(rules, sheet.event):
        lines = [
            textwrap.fill(
                f"{voice.say(sentence.message)} ({sentence.basis(sheet.basis, voice)})",
                width,
                initial_indent="- ",
                subsequent_indent="  ",
                break_on_hyphens=False,
            )
            for sentence in part.sentences
        ]
        blocks.append("\n".join([*_underlined(voice.say(part.title)), *lines]))
    values = ", ".join(
        f"{letters}: {points}" for points, letters in _letters_by_value(rules, voice)
    )
    tiles = textwrap.fill(values, width, initial_indent="  ", subsequent_indent="  ")
    blocks.append("\n".join([*_underlined(voice.say(message("rule-part-letters"))), tiles]))
    return "\n\n".join(block for block in blocks if block) + "\n"


def _underlined(title: str) -> tuple[str, str]:
    return title, "-" * len(title)


def as_markdown(sheet: Sheet, voice: Voice = _ENGLISH) -> str:
    """The sheet as Markdown.

    >>> from rackhouse.rules import Sheet
    >>> as_markdown(Sheet.named("base")).splitlines()[0]
    '# Box rules'
    """
    rules = sheet.rules
    title, summary = (_escaped(voice.say(one)) for one in (title_of(rules), summary_of(rules)))
    lines = [f"# {title}", "", summary, ""]
    for part in parts_of(rules, sheet.event):
        lines += [f"## {voice.say(part.title)}", ""]
        lines += [
            f"- {_escaped(voice.say(sentence.message))} *({sentence.basis(sheet.basis, voice)})*"
            for sentence in part.sentences
        ]
        lines.append("")
    value, letters = (
        voice.say(message(key)) for key in ("rule-letter-value", "rule-letter-letters")
    )
    lines += [f"## {voice.say(message('rule-part-letters'))}", ""]
    lines += [f"| {value} | {letters} |", "| ---: | --- |"]
    lines += [f"| {points} | {letters} |" for points, letters in _letters_by_value(rules, voice)]
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


def _letters_by_value(rules: Rules, voice: Voice) -> list[tuple[int, str]]:
    """The tile values in ascending order, each with its letters."""
    tile_set = TileSet.named(rules.tiles.set)
    blank = voice.say(message("rule-letter-blank"))
    by_value: dict[int, list[str]] = {0: [blank]} if tile_set.blanks else {}
    for letter, points in zip(tile_set.alphabet.letters, tile_set.points, strict=True):
        by_value.setdefault(points, []).append(letter)
    return [(points, " ".join(letters)) for points, letters in sorted(by_value.items())]


def _escaped(text: str) -> str:
    """A house's own text, escaped so that Markdown and HTML show it as it is."""
    for sign in "\\`*_[]<>|":
        text = text.replace(sign, f"\\{sign}")
    return text
