"""Simple players know the words that the judge of their game finds good, and no others."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from rackhouse.cli.terminal.opening import words_for
from rackhouse.lexicon import Dictionary, DictionaryEntry, Judge, Lexicon, Policy, judge_named
from rackhouse.lexicon.sealed import WordFileHeader
from rackhouse.record import decode_record
from rackhouse.record.facts import PlayMade
from rackhouse.rules import Sheet

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Play

LETTERS = "abcdefghijklmnopqrstuvwxyz"
VOWELS = "aeiou"


@pytest.mark.parametrize("sheet", ["washburn", "iowa"])
def test_of_a_dictionary_exactly_the_good_words_are_known(sheet: str) -> None:
    judge: Judge = judge_named(
        "english", Policy.excluding(Sheet.named(sheet).rules.words.exclusions)
    )
    known = words_for(judge)
    asked = [*Lexicon.named("enable")][::701] + [*Dictionary.named("english")][::701]
    asked += ["PARIS", "KM", "PRE", "CANT", "CHINA", "OXEN"]
    assert {word for word in asked if word in known} == {
        word for word in asked if judge([word]).acceptable
    }
    assert ("PARIS" in known) is (sheet == "iowa")


def test_of_a_list_all_words_are_known_and_of_a_book_on_paper_the_usual_ones() -> None:
    assert words_for(judge_named("enable")) == words_for(None) == Lexicon.named("enable")


def test_a_simple_player_plays_out_of_the_dictionary_of_its_game(
    play: Play, tmp_path: Path, home: Path
) -> None:
    # Every pair of letters is a word here, but those that begin with a vowel are excluded.
    pairs = ["".join(pair) for pair in product(LETTERS, repeat=2)]
    entries = [
        DictionaryEntry(pair, "noun", ("abbreviation",) if pair[0] in VOWELS else ())
        for pair in pairs
    ]
    Dictionary.of(entries, "pairs", WordFileHeader("Pairs", "english")).save()
    assert (home / "lexicons" / "pairs.rhd").is_file()
    record = tmp_path / "game.rackhouse"
    lines = ["pass", "", "pass", "", "pass", ""]
    play(lines, "--seed", "7", "--lexicon", "pairs", "--against", "Maud", "--record", str(record))
    made = [entry.fact for entry in decode_record(record.read_bytes())]
    words = [word for fact in made if isinstance(fact, PlayMade) for word in fact.words]
    assert words
    assert all(len(word) == 2 and word[0].lower() not in VOWELS for word in words)
