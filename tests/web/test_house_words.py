"""The pages say in English of houses, players and rules what the data themselves say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rackhouse.engine import LADDER
from rackhouse.rules import Sheet
from rackhouse.rules.knob import knobs
from rackhouse.rules.resolve import NAMED

MESSAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "messages"


def messages(language: str, area: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((MESSAGES / language / f"{area}.json").read_text("utf-8"))
    return found


def test_houses_and_players_are_called_as_their_data_call_them() -> None:
    said = messages("en", "houses")
    for name in Sheet.names():
        rules = Sheet.named(name).rules
        assert messages("en", "titles")[f"title.{rules.title}"].startswith(rules.title)
    for character in LADDER:
        assert said[f"player.{character.name}"] == str(character.sentence)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_value_that_can_be_set_has_its_words(language: str) -> None:
    said = messages(language, "knobs")
    for knob in knobs().values():
        key = knob.key.replace(".*", "")
        choices = NAMED[knob.key]() if knob.key in NAMED else knob.choices
        if knob.kind == "choice" and len(choices) < 2:
            continue
        assert f"knob.{key}" in said
        assert [one for one in choices if f"knob.{key}.{one}" not in said] == []
