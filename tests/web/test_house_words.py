"""The pages say in English of players what the data themselves say."""

from __future__ import annotations

from rackhouse.engine import LADDER
from tests.kit.page_words import page_words


def test_players_are_told_of_as_their_data_tell_of_them() -> None:
    said = page_words("en", "houses")
    for character in LADDER:
        assert said[f"player-{character.name}"] == str(character.sentence)
