"""What each sheet says about words is what the judge does with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rackhouse.errors import UnknownNameError
from rackhouse.lexicon import (
    Dictionary,
    DictionaryEntry,
    DictionaryJudge,
    Ground,
    Lexicon,
    ListJudge,
    Policy,
    import_dictionary,
    import_list,
    judge_named,
)
from rackhouse.lexicon.sealed import WordFileHeader
from rackhouse.rules import Sheet

if TYPE_CHECKING:
    from pathlib import Path

ROWS = """\
headword,part of speech,marks,forms
ox,noun,,oxen
cat,noun,,cats
schadenfreude,noun,foreign,
thrice,adverb,archaic,
eftsoons,adverb,obsolete,
gonna,verb,colloquial,
bling,noun,slang,
the,article,,
of,preposition,,
and,conjunction,,
hey,interjection,,
she,pronoun,,
seven,numeral,,
run,verb,,ran;running
quick,adjective,,
Paris,noun,,
china,noun,,
China,noun,,
DVD,noun,,
km,noun,abbreviation,kms
pre-,,,
-ness,,,
can't,verb,,
x-ray,noun,,
foo,,,
"""
WITH_A_DICTIONARY = ["washburn", "depaul", "fundraiser", "priston"]
EXCLUDED = [
    ("PARIS", Ground.ALWAYS_CAPITALISED, "PARIS is always capitalised."),
    ("DVD", Ground.ABBREVIATION, "DVD is an abbreviation."),
    ("KM", Ground.ABBREVIATION, "KM is an abbreviation."),
    ("KMS", Ground.ABBREVIATION, "KMS is an abbreviation."),
    ("PRE", Ground.LONE_AFFIX, "PRE is a prefix and does not stand alone."),
    ("NESS", Ground.LONE_AFFIX, "NESS is a suffix and does not stand alone."),
    ("CAN'T", Ground.HYPHEN_OR_APOSTROPHE, "CAN'T needs an apostrophe: can't."),
    ("CANT", Ground.HYPHEN_OR_APOSTROPHE, "CANT needs an apostrophe: can't."),
    ("X-RAY", Ground.HYPHEN_OR_APOSTROPHE, "X-RAY needs a hyphen: x-ray."),
    ("XRAY", Ground.HYPHEN_OR_APOSTROPHE, "XRAY needs a hyphen: x-ray."),
]


@pytest.fixture
def book(tmp_path: Path) -> Dictionary:
    file = tmp_path / "book.csv"
    file.write_text(ROWS)
    return import_dictionary(file, "book", title="the book")[0]


def judge_of(sheet: str, book: Dictionary) -> DictionaryJudge:
    return DictionaryJudge(book, Policy.excluding(Sheet.named(sheet).rules.words.exclusions))


@pytest.mark.rule("W-07", "D-42", "F-29", "P-24")
@pytest.mark.parametrize("sheet", WITH_A_DICTIONARY)
@pytest.mark.parametrize("word", ["SCHADENFREUDE", "THRICE", "EFTSOONS", "GONNA", "BLING"])
def test_foreign_archaic_obsolete_colloquial_and_slang_words_are_good(
    sheet: str, word: str, book: Dictionary
) -> None:
    assert judge_of(sheet, book)([word]).acceptable


@pytest.mark.rule("W-07", "D-42", "F-29", "P-22")
@pytest.mark.parametrize("sheet", WITH_A_DICTIONARY)
def test_every_part_of_speech_is_good(sheet: str, book: Dictionary) -> None:
    words = ["OX", "THE", "OF", "AND", "HEY", "SHE", "SEVEN", "RUN", "QUICK", "THRICE"]
    verdict = judge_of(sheet, book)(words)
    assert [ruling.word for ruling in verdict.words if ruling.acceptable] == words
    assert verdict.acceptable


@pytest.mark.rule("P-26")
def test_plurals_and_other_forms_are_good(book: Dictionary) -> None:
    judge = judge_of("priston", book)
    assert judge(["OXEN", "CATS", "RAN", "RUNNING"]).acceptable
    assert str(judge.ruling("OXEN").reason) == "OXEN is in the book (noun, form of OX)."


@pytest.mark.rule("W-08", "D-43", "D-44", "D-45", "D-46", "F-30", "P-23")
@pytest.mark.parametrize("sheet", WITH_A_DICTIONARY)
@pytest.mark.parametrize(("word", "ground", "reason"), EXCLUDED)
def test_the_excluded_classes_are_refused_each_with_its_reason(
    sheet: str, word: str, ground: Ground, reason: str, book: Dictionary
) -> None:
    ruling = judge_of(sheet, book).ruling(word)
    assert (ruling.word, ruling.acceptable, ruling.ground) == (word, False, ground)
    assert str(ruling.reason) == reason
    assert ground.is_exclusion


@pytest.mark.parametrize(("word", "ground", "_reason"), EXCLUDED)
def test_a_class_that_a_house_does_not_exclude_is_good(
    word: str, ground: Ground, _reason: str, book: Dictionary
) -> None:
    others = [name for name in Policy().exclusions if name is not ground]
    judge = DictionaryJudge(book, Policy.excluding(others))
    # An affix has no part of speech, so that it is no word even where its class is let in.
    assert judge.ruling(word).acceptable == (ground is not Ground.LONE_AFFIX)


@pytest.mark.rule("W-08", "P-23")
def test_a_word_that_is_also_written_small_is_good(book: Dictionary) -> None:
    assert judge_of("priston", book)(["CHINA"]).acceptable


@pytest.mark.rule("D-41")
def test_a_word_that_is_not_in_the_dictionary_is_no_word(book: Dictionary) -> None:
    ruling = judge_of("depaul", book).ruling("DOG")
    assert not ruling.acceptable
    assert ruling.ground is Ground.NOT_FOUND
    assert str(ruling.reason) == "DOG is not in the book."


@pytest.mark.rule("W-07")
def test_a_headword_without_a_part_of_speech_is_refused(book: Dictionary) -> None:
    ruling = judge_of("washburn", book).ruling("FOO")
    assert not ruling.acceptable
    assert ruling.ground is Ground.NO_PART_OF_SPEECH
    assert str(ruling.reason) == "FOO is in the book without a part of speech."


@pytest.mark.rule("I-36")
def test_a_sheet_with_a_list_takes_the_words_of_the_list_and_no_others() -> None:
    words = Sheet.named("iowa").rules.words
    assert words.source == "list"
    judge = ListJudge(Lexicon.of(["OX", "HEY"], name="the list"))
    assert judge(["OX", "HEY"]).acceptable
    for other in ("OXEN", "DOG", "O", "CAN'T"):
        ruling = judge.ruling(other)
        assert (ruling.acceptable, ruling.ground) == (False, Ground.NOT_FOUND)
        assert str(ruling.reason) == f"{other} is not in the list."


@pytest.mark.rule("F-31", "D-40", "P-22")
@pytest.mark.parametrize("sheet", ["fundraiser", "depaul"])
def test_the_imported_list_that_a_house_names_decides(sheet: str, tmp_path: Path) -> None:
    words = Sheet.named(sheet).rules.words
    file = tmp_path / "official.txt"
    file.write_text("QI\nZA\n")
    lexicon, _ = import_list(
        file, f"official-{sheet}", title=words.dictionary, edition=words.edition
    )
    lexicon.save()
    judge = judge_named(f"official-{sheet}")
    # The default list says the opposite of each.
    assert judge(["QI", "ZA"]).acceptable
    assert not judge(["OX"]).acceptable
    assert words.dictionary in str(judge.ruling("OX").reason)


def test_one_bad_word_makes_the_whole_verdict_bad() -> None:
    judge = ListJudge(Lexicon.of(["OX", "HEY"]))
    verdict = judge(["OX", "XO", "HEY"])
    assert not verdict.acceptable
    assert [ruling.acceptable for ruling in verdict.words] == [True, False, True]
    assert [ruling.word for ruling in verdict.refused] == ["XO"]


def test_the_reason_is_of_the_entry_that_comes_nearest_to_being_good() -> None:
    header = WordFileHeader("the book", "english")
    entries = [
        DictionaryEntry("X-ray", "noun", ("capitalised", "hyphen")),
        DictionaryEntry("x-ray", "verb", ("hyphen",)),
    ]
    judge = DictionaryJudge(Dictionary.of(entries, "book", header))
    assert str(judge.ruling("XRAY").reason) == "XRAY needs a hyphen: x-ray."


def test_an_unknown_class_or_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownNameError, match="“rude” is not a class of words"):
        Policy.excluding(["rude"])
    with pytest.raises(UnknownNameError, match=r"“nothing”. There are: .*enable.*english"):
        judge_named("nothing")
