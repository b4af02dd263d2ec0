"""Washburn and DePaul: which words are good, asked by a challenge under the sheet's own rules."""

from __future__ import annotations

from typing import Any

import pytest

from rackhouse.lexicon import Dictionary, DictionaryEntry, DictionaryJudge, Policy, Verdict
from rackhouse.lexicon.sealed import WordFileHeader
from rackhouse.record import facts
from rackhouse.referee.commands import AgreeDictionary, BuyHelp, Commit
from rackhouse.rules import Sheet
from tests.kit import Table
from tests.kit.campus import campus, seat, started
from tests.kit.table import LIST

BOOK = Dictionary.of(
    [
        DictionaryEntry("ciao", "interjection", ("foreign",)),
        DictionaryEntry("thee", "pronoun", ("archaic",)),
        DictionaryEntry("eke", "adverb", ("obsolete",)),
        DictionaryEntry("gotta", "verb", ("colloquial",)),
        DictionaryEntry("dude", "noun", ("slang",)),
        DictionaryEntry("from", "preposition"),
        DictionaryEntry("Paris", "noun", ("capitalised",)),
        DictionaryEntry("China", "noun", ("capitalised",)),
        DictionaryEntry("china", "noun"),
        DictionaryEntry("km", "noun", ("abbreviation",)),
        DictionaryEntry("pre-", "", ("prefix",)),
        DictionaryEntry("-ness", "", ("suffix",)),
        DictionaryEntry("x-ray", "noun", ("hyphen",)),
        DictionaryEntry("can't", "verb", ("apostrophe",)),
    ],
    "book",
    WordFileHeader("The book of the test", "english"),
)


class Ruled(Table):
    """A table whose judge reads a labelled dictionary under the sheet's own policy."""

    def _judge(self, words: Any) -> Verdict:
        assert self.state.rules.words.source == "dictionary"
        policy = Policy.excluding(self.state.rules.words.exclusions)
        return DictionaryJudge(BOOK, policy)(words)


def ruling_on(sheet: str, word: str) -> facts.Ruled:
    """What comes of laying a word as the opening and challenging it."""
    table = Ruled(sheet).begin().arrange(racks=[word, "EEEEEEE"], bag="TTTTTTT")
    table.play(0, f"8G {word}")
    table.challenge(1)
    [ruled] = table.facts(facts.Ruled)
    assert table.scores[0] > 0 or not ruled.acceptable
    found: facts.Ruled = ruled
    return found


def reasons(ruled: facts.Ruled) -> dict[str, str]:
    """Why each word is not good, as a player reads it."""
    return {word: str(reason) for word, reason in ruled.reasons.items()}


@campus("W-07", "D-42")
@pytest.mark.parametrize("word", ["CIAO", "THEE", "EKE", "GOTTA", "DUDE", "FROM"])
def test_any_word_labelled_as_a_part_of_speech_is_good(sheet: str, word: str) -> None:
    assert ruling_on(sheet, word).acceptable


@campus("W-08", "D-43")
def test_words_always_capitalised_are_not_good(sheet: str) -> None:
    ruled = ruling_on(sheet, "PARIS")
    assert not ruled.acceptable
    assert reasons(ruled) == {"PARIS": "PARIS is always capitalised."}
    assert ruling_on(sheet, "CHINA").acceptable  # not always


@campus("W-08", "D-44")
def test_abbreviations_are_not_good(sheet: str) -> None:
    ruled = ruling_on(sheet, "KM")
    assert (ruled.acceptable, reasons(ruled)) == (False, {"KM": "KM is an abbreviation."})


@campus("W-08", "D-45")
def test_prefixes_and_suffixes_standing_alone_are_not_good(sheet: str) -> None:
    assert reasons(ruling_on(sheet, "PRE")) == {"PRE": "PRE is a prefix and does not stand alone."}
    assert reasons(ruling_on(sheet, "NESS")) == {
        "NESS": "NESS is a suffix and does not stand alone."
    }


@campus("W-08", "D-46")
def test_words_that_need_a_hyphen_or_an_apostrophe_are_not_good(sheet: str) -> None:
    assert reasons(ruling_on(sheet, "XRAY")) == {"XRAY": "XRAY needs a hyphen: x-ray."}
    assert reasons(ruling_on(sheet, "CANT")) == {"CANT": "CANT needs an apostrophe: can't."}


@pytest.mark.rule("D-40", "D-41")
def test_depaul_names_the_official_dictionary_and_what_is_not_in_it_is_no_word() -> None:
    rules = Sheet.named("depaul").rules
    assert rules.words.dictionary == "The official dictionary of Campus Recreation"
    ruled = ruling_on("depaul", "GOTTEN")
    assert not ruled.acceptable
    assert reasons(ruled) == {"GOTTEN": "GOTTEN is not in The book of the test."}


@pytest.mark.rule("D-40")
def test_the_dictionary_in_force_is_in_the_first_fact() -> None:
    table = Table("depaul")
    [created] = table.facts(facts.GameCreated)
    assert created.dictionary == LIST
    assert created.rules.words.dictionary == "The official dictionary of Campus Recreation"


@pytest.mark.rule("A-20")
def test_washburn_names_no_dictionary_so_the_organiser_does_before_play() -> None:
    assert Sheet.named("washburn").rules.words.dictionary == ""
    [created] = Table("washburn").facts(facts.GameCreated)
    assert created.rules.words.dictionary == "The list of the test"
    assert Table("washburn").refused(AgreeDictionary(seat(0), LIST)) == (
        "referee-no-own-dictionary"
    )


# --- looked up for challenges only


class Listening(Table):
    """A table that notes what the judge was asked."""

    asked: list[tuple[str, ...]]

    def _judge(self, words: Any) -> Verdict:
        self.asked = [*self.asked, tuple(words)]
        return super()._judge(words)


@campus("W-38 A-19", "D-50 A-19")
def test_the_dictionary_is_consulted_for_challenges_only(sheet: str) -> None:
    table = Listening(sheet, draws=["A", "B", "TRAINER", "ZEBRAHO"], good=["TRAINER"])
    table.asked = []
    table.begin()
    table.play(0, "8D RIANTER")  # a phony: it lies there, scores and stands
    assert table.scores == [66, 0]
    table.play(1, "H8 TZ")
    table.pass_turn(0)
    assert table.asked == []
    table.play(1, "8C ARIANTER")
    table.challenge(0)
    assert table.asked == [("ARIANTER",)]


@campus("W-38 A-19", "D-50 A-19")
def test_no_refusal_and_no_fact_before_a_ruling_tells_whether_a_word_is_good(sheet: str) -> None:
    told = []
    for good in ([], ["TRAINER"]):
        table = started(sheet, "TRAINER", "ZEBRAHO", good=good)
        refusal = table.refused(Commit(seat(0), play="8A TRAINER"))
        table.play(0, "8D TRAINER")
        told.append((refusal, [entry.fact for entry in table.entries], table.why_not(1, Commit)))
    assert told[0] == told[1]


@campus("W-38", "D-50")
def test_no_look_at_the_dictionary_is_for_sale(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    assert table.state.rules.words.look_ups == "challenges-only"
    assert table.refused(BuyHelp(seat(0), "peek", prefix="TRA")) == "referee-no-helps"


@campus("W-35 A-19", "D-47 A-19")
def test_a_play_whose_window_has_shut_stands_for_good_even_if_shown_bad_later(sheet: str) -> None:
    table = started(sheet, "TRAINER", "SZEBRAH", good=[])
    table.play(0, "8D TRAINER")
    table.accept(1)
    table.play(1, "8D TRAINERS")
    table.challenge(0)  # TRAINERS is bad, and TRAINER with it: but TRAINER stands
    assert table.state.board.text_at("8D") == "TRAINER"
    assert table.scores == [66, 0]


@campus("A-19", "A-19")
def test_a_word_may_be_repeated(sheet: str) -> None:
    table = started(sheet, "TRAINER", "NESTRAI", good=["IN"])
    table.play(0, "8H IN")
    table.accept(1)
    table.play(1, "H8 IN")
    table.challenge(0)
    assert table.facts(facts.Ruled)[-1].acceptable
    assert table.scores == [4, 2]
