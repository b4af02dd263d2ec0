"""What sheets, boards and tiles say of themselves has its words in each language."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rackhouse.rules import Sheet
from rackhouse.rules.explain import parts_of
from rackhouse.rules.knob import Value, knob_at, knobs
from rackhouse.rules.readings import readings
from rackhouse.rules.resolve import NAMED
from rackhouse.rules.values import rules_from
from rackhouse.tiles import Layout, TileSet

MESSAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "messages"
RULES = ("explained", "things")
WITHIN = {"again", "amount", "board", "colour", "many", "most", "span", "usual", "what", "where"}
"""Values that are phrases themselves, and kinds, which are a list of them."""
CASES = 200


def patterns(*areas: str) -> list[re.Pattern[str]]:
    """What the pages know of the hall's sentences, those with most words of their own first."""
    texts: list[str] = []
    for area in areas:
        texts += json.loads((MESSAGES / "en" / f"{area}.json").read_text("utf-8")).values()
    texts.sort(key=lambda text: -len(re.sub(r"\{\w+\}", "", text)))
    return [
        re.compile(
            "".join(
                (
                    rf"(?P<{piece}>[\w,]+)"
                    if piece in ("many", "most", "usual")
                    else f"(?P<{piece}>.+?)"
                )
                if at % 2
                else re.escape(piece)
                for at, piece in enumerate(re.split(r"\{(\w+)\}", text))
            )
        )
        for text in texts
    ]


class Pages:
    """The pages' knowledge of some areas."""

    def __init__(self, *areas: str) -> None:
        self.patterns = patterns(*areas)

    def know(self, said: str) -> bool:
        """Whether all of a sentence can be said: as the pages do it, or part by part.

        >>> Pages("things").know("pink"), Pages("things").know("grue")
        (True, False)
        """
        return self._know(said) or (
            "; " in said and all(self._know(part) for part in said.split("; "))
        )

    def _know(self, said: str) -> bool:
        # The pages take the first that fits, so that it has to be the right one.
        found = next((match for one in self.patterns if (match := one.fullmatch(said))), None)
        if found is None:
            return False
        values = found.groupdict()
        within = [values[name] for name in values if name in WITHIN]
        within += re.split(", | and ", values["kinds"]) if "kinds" in values else []
        return all(
            re.fullmatch(r"[\d,]+", one) or self.know(one.lower()) or self.know(one)
            for one in within
        )


def some_value(key: str, chance: random.Random) -> Value:
    """Anything that may stand at a key; texts that no sheet of ours has are a house's own."""
    knob = knob_at(key)
    match knob.kind:
        case "yes-no":
            return chance.random() < 0.5
        case "number":
            few = min(knob.least + 2, knob.most)
            return chance.choice([knob.least, min(knob.least + 1, few), few, knob.most])
        case "choice":
            return chance.choice(knob.choices)
        case "choices":
            return tuple(one for one in knob.choices if chance.random() < 0.5)
        case "text":
            return chance.choice(stated(key))


@cache
def stated(key: str) -> list[Value]:
    """The texts that our sheets have at a key."""
    found = [Sheet.named(name).values().get(key) for name in Sheet.names()]
    return [one for one in found if one is not None] or ["A letter"]


def sheets() -> Iterator[dict[str, Value]]:
    """The values of every sheet of ours, and of many that a house could make."""
    for name in Sheet.names():
        yield Sheet.named(name).values()
    chance = random.Random(4711)
    keys = [key for key in knobs() if "*" not in key]
    helps = [key.replace("*", name) for key in knobs() if "*" in key for name in ("a", "b")]
    for _ in range(CASES):
        yield {key: some_value(key, chance) for key in (*keys, *helps)} | {
            key: chance.choice(NAMED[key]()) for key in NAMED
        }


def test_every_rule_of_every_sheet_has_its_words() -> None:
    pages = Pages(*RULES)
    said: set[str] = set()
    for values in sheets():
        for part in parts_of(rules_from(values)):
            said |= {part.title, *(sentence.text for sentence in part.sentences)}
    for sheet in map(Sheet.named, Sheet.names()):
        said |= {part.title for part in parts_of(sheet.rules, sheet.event)}
        said |= {statement.text for statement in sheet.event}
    assert len(said) > 500
    assert sorted(one for one in said if not pages.know(one)) == [], "messages/*/explained.json"


def test_so_has_who_says_so() -> None:
    pages = Pages(*RULES)
    said = set(readings().values())
    for name in Sheet.names():
        sheet = Sheet.named(name)
        for part in parts_of(sheet.rules, sheet.event):
            said |= {sentence.basis(sheet.basis) for sentence in part.sentences}
    assert sorted(one for one in said if not pages.know(one)) == [], "messages/*/explained.json"


def test_so_has_what_lies_on_the_table() -> None:
    pages = Pages("things")
    said: set[Any] = {Layout.named(name).title for name in Layout.names()}
    said |= {TileSet.named(name).title for name in TileSet.names()}
    for name in Sheet.names():
        values = Sheet.named(name).values()
        said |= {values[key] for key in values if key.startswith("colours.")}
        said.add(values["tiles.kept_in"])
    assert sorted(one for one in said if not pages.know(one)) == [], "messages/*/things.json"


def test_the_check_would_notice() -> None:
    pages = Pages(*RULES)
    assert pages.know("A warning comes after 3 minutes.")
    assert not pages.know("A warning comes after 3 moons.")
    assert not pages.know("A player may sing.")
