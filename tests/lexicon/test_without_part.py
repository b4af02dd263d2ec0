"""Entries without a part of speech: good where a sheet does not ask for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from rackhouse.judging import in_force
from rackhouse.lexicon import DictionaryJudge
from rackhouse.lexicon.dictionary import Dictionary
from rackhouse.lexicon.entry import DictionaryEntry
from rackhouse.lexicon.sealed import WordFileHeader
from rackhouse.record import DictionaryReference
from rackhouse.rules import Sheet
from rackhouse.service.thought import Shelf

NAME = "village"
ENTRIES = [
    DictionaryEntry("foo"),
    DictionaryEntry("bar", "noun"),
    DictionaryEntry("Baz", marks=("capitalised",)),
]
ASKS = [
    pytest.param("washburn", marks=pytest.mark.rule("W-07")),
    pytest.param("depaul", marks=pytest.mark.rule("D-42")),
    pytest.param("fundraiser", marks=pytest.mark.rule("F-29")),
]
ASKS_NOT = [
    pytest.param("iowa", marks=pytest.mark.rule("I-36")),
    pytest.param("priston", marks=pytest.mark.rule("P-22")),
]


@pytest.fixture
def village(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RACKHOUSE_HOME", str(tmp_path))
    Dictionary.of(ENTRIES, NAME, WordFileHeader("The book provided", "english")).save()


def judged(sheet: str) -> tuple[DictionaryReference, DictionaryJudge]:
    reference, judge = in_force(NAME, Sheet.named(sheet).rules)
    assert isinstance(judge, DictionaryJudge)
    return reference, judge


@pytest.mark.usefixtures("village")
@pytest.mark.parametrize("sheet", ASKS_NOT)
def test_an_entry_is_enough_where_the_sheet_says_that_it_is(sheet: str) -> None:
    reference, judge = judged(sheet)
    assert judge.ruling("FOO").acceptable
    assert str(judge.ruling("FOO").reason) == "FOO is in The book provided."
    assert judge(["FOO", "BAR"]).acceptable
    assert judge.ruling("BAZ").acceptable == (not Sheet.named(sheet).rules.words.exclusions)
    # What judges, engines and review go by are the same words.
    assert "FOO" in judge.lexicon
    assert "FOO" in Shelf().words(reference, Sheet.named(sheet).rules)


@pytest.mark.usefixtures("village")
@pytest.mark.parametrize("sheet", ASKS)
def test_a_part_of_speech_is_asked_for_where_the_sheet_speaks_of_one(sheet: str) -> None:
    _, judge = judged(sheet)
    assert judge.ruling("BAR").acceptable
    assert (
        str(judge.ruling("FOO").reason) == "FOO is in The book provided without a part of speech."
    )
    assert "FOO" not in judge.lexicon


@pytest.mark.usefixtures("village")
def test_players_of_two_sheets_at_one_hall_are_given_the_words_of_their_own() -> None:
    shelf = Shelf()
    reference, _ = judged("priston")
    strict = Sheet.named("priston").with_values({"words.part_of_speech": True}).rules
    assert "FOO" in shelf.words(reference, Sheet.named("priston").rules)
    assert "FOO" not in shelf.words(reference, strict)
