"""FUNdraiser, words: every part of speech, less four classes; a phony stands unchallenged."""

from __future__ import annotations

import pytest

from rackhouse.lexicon import Dictionary, DictionaryEntry, DictionaryJudge, Policy
from rackhouse.lexicon.sealed import WordFileHeader
from rackhouse.record import JUDGE, Actor, facts
from rackhouse.referee import commands
from tests.kit import Table

TWO = Actor.seat_at(1)

BOOK = Dictionary.of(
    [
        DictionaryEntry("hob", "noun"),
        DictionaryEntry("thrice", "adverb", ("archaic",)),
        DictionaryEntry("bling", "noun", ("slang",)),
        DictionaryEntry("gonna", "verb", ("colloquial",)),
        DictionaryEntry("eft", "adverb", ("obsolete",)),
        DictionaryEntry("cafe", "noun", ("foreign",)),
        DictionaryEntry("hey", "interjection"),
        DictionaryEntry("of", "preposition"),
        DictionaryEntry("Paris", "noun", ("capitalised",)),
        DictionaryEntry("km", "noun", ("abbreviation",)),
        DictionaryEntry("pre-", "", ("prefix",)),
        DictionaryEntry("-ness", "", ("suffix",)),
        DictionaryEntry("x-ray", "noun", ("hyphen",)),
        DictionaryEntry("can't", "verb", ("apostrophe",)),
    ],
    "book",
    WordFileHeader("The book on the judge's table", "english"),
)


def opened(play: str = "8D TRAINER", rack: str = "TRAINER") -> Table:
    """Team 1 has opened; team 2's three minutes run and the play can be challenged."""
    table = Table("fundraiser", draws=["A", "B", rack, "HOBSUYZ"]).begin()
    table.play(0, play)
    return table


@pytest.mark.rule("F-29")
@pytest.mark.parametrize("word", ["HOB", "THRICE", "BLING", "GONNA", "EFT", "CAFE", "HEY", "OF"])
def test_a_word_with_a_part_of_speech_stands_whatever_its_label(word: str) -> None:
    table = opened(f"8H {word}", f"{word}EEEEEEE"[:7])
    verdict = DictionaryJudge(BOOK, Policy.excluding(table.state.rules.words.exclusions))([word])
    table.challenge(1)
    table.rule(acceptable=verdict.acceptable)
    assert table.facts(facts.PlayWithdrawn) == []
    assert table.scores[0] > 0


@pytest.mark.rule("F-30")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("PARIS", "PARIS is always capitalised."),
        ("KM", "KM is an abbreviation."),
        ("PRE", "PRE is a prefix and does not stand alone."),
        ("NESS", "NESS is a suffix and does not stand alone."),
        ("XRAY", "XRAY needs a hyphen: x-ray."),
        ("CANT", "CANT needs an apostrophe: can't."),
    ],
)
def test_an_excluded_word_comes_off_though_the_book_lists_it(word: str, reason: str) -> None:
    table = opened(f"8H {word}", f"{word}EEEEEEE"[:7])
    judge = DictionaryJudge(BOOK, Policy.excluding(table.state.rules.words.exclusions))
    table.challenge(1)
    verdict = judge([word])
    reasons = {ruling.word: str(ruling.reason) for ruling in verdict.refused}
    table.do(commands.Rule(JUDGE, verdict.acceptable, reasons))
    assert table.facts(facts.Ruled)[0].reasons == {word: reason}
    assert table.scores == [0, 0]
    assert table.state.board.is_empty


@pytest.mark.rule("A-19")
def test_a_phony_stands_unless_it_is_challenged_even_if_shown_bad_later() -> None:
    table = opened("8D RRTNIEA")
    assert table.scores == [66, 0]
    table.accept(1)
    assert table.refused(commands.CallChallenge(TWO)) == ("referee-too-late-to-challenge: Team 2")
    assert table.scores == [66, 0]
