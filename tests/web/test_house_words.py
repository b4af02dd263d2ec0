"""The pages say in English of houses, players and rules what the data themselves say."""

from __future__ import annotations

import pytest

from rackhouse.engine import LADDER
from rackhouse.rules.knob import knobs
from rackhouse.rules.resolve import NAMED
from tests.kit.page_words import dashed, page_words


def test_players_are_told_of_as_their_data_tell_of_them() -> None:
    said = page_words("en", "houses")
    for character in LADDER:
        assert said[f"player-{character.name}"] == str(character.sentence)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_value_that_can_be_set_has_its_words(language: str) -> None:
    said = page_words(language, "knobs")
    for knob in knobs().values():
        key = dashed(knob.key.replace(".*", ""))
        choices = NAMED[knob.key]() if knob.key in NAMED else knob.choices
        if knob.kind == "choice" and len(choices) < 2:
            continue
        assert f"knob-{key}" in said
        assert [one for one in choices if f"knob-{key}-{dashed(one)}" not in said] == []
