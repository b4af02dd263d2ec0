"""The built-in dictionary knows grammar words and forms, and what it must refuse."""

from __future__ import annotations

import pytest

from rackhouse.errors import MalformedError, UnknownNameError
from rackhouse.lexicon import Dictionary, DictionaryJudge, Ground, Lexicon, definition
from rackhouse.lexicon.comparison import compare

JUDGE = DictionaryJudge(Dictionary.named("english"))


ORDINARY = """
THE OF FROM HEY OXEN AND SHE WHOM SEVEN MUST CATS RAN HAPPIER MICE CHINA MAY TURKEY US LED CWM HMM
NTH FAX PRO ANTI TSK AA
"""


@pytest.mark.rule("W-07", "P-26")
@pytest.mark.parametrize("word", ORDINARY.split())
def test_an_ordinary_word_is_good(word: str) -> None:
    assert JUDGE.ruling(word).acceptable


@pytest.mark.rule("W-08")
@pytest.mark.parametrize(
    ("words", "ground"),
    [
        ("PARIS EUROPE OCTOBER ISRAELI PARISES I", Ground.ALWAYS_CAPITALISED),
        ("KM DVD TV KMS RPM NASDAQ FE XXVI BBQ MR RBI", Ground.ABBREVIATION),
        ("PRE TION SION", Ground.LONE_AFFIX),
        ("CAN'T DONT XRAY O'CLOCK", Ground.HYPHEN_OR_APOSTROPHE),
        ("THES KNEWS TENUOUSER QWXZ", Ground.NOT_FOUND),
    ],
)
def test_what_is_no_word_is_refused_on_the_right_ground(words: str, ground: Ground) -> None:
    assert {word: JUDGE.ruling(word).ground for word in words.split()} == dict.fromkeys(
        words.split(), ground
    )


def test_the_share_of_the_default_list_is_in_the_file_and_right() -> None:
    enable = Lexicon.named("enable")
    kept = JUDGE.dictionary.header.comparison
    assert kept is not None
    assert compare(JUDGE.dictionary, enable) is kept
    sample = list(enable)[::101]
    share = sum(JUDGE.ruling(word).acceptable for word in sample) / len(sample)
    assert share == pytest.approx(kept.accepted / kept.words, abs=0.02)
    assert kept.accepted + sum(kept.refused.values()) == kept.words == len(enable)
    assert all(word in enable and not JUDGE.ruling(word).acceptable for word in kept.only_list)
    assert all(
        word not in enable and JUDGE.ruling(word).acceptable for word in kept.only_dictionary
    )
    assert kept.alone is not None
    assert kept.alone < kept.accepted


def test_figures_for_another_list_are_worked_out_anew() -> None:
    small = Lexicon.of(["OX", "PARIS", "QWXZ"])
    comparison = compare(JUDGE.dictionary, small)
    assert (comparison.words, comparison.accepted) == (3, 1)
    assert comparison.refused == {"always-capitalised": 1, "not-found": 1}
    assert comparison.only_list == ("PARIS", "QWXZ")


def test_definitions_are_short_and_forms_point_at_their_base() -> None:
    assert definition("larch") == "(noun): wood of a larch tree"
    assert definition("LARCHES") == "LARCH (noun): wood of a larch tree"
    assert definition("ran") is not None
    assert str(definition("ran")).startswith("RUN (verb): ")
    assert definition("the") is None
    assert definition("qwxz") is None
    assert definition("can't") is None


def test_a_dictionary_is_found_by_its_name_and_checked() -> None:
    assert "english" in Dictionary.names()
    with pytest.raises(UnknownNameError, match="no dictionary called “enable”"):
        Dictionary.named("enable")
    data = JUDGE.dictionary.sealed()
    assert Dictionary.unsealed(data, "english", "x") == JUDGE.dictionary
    with pytest.raises(MalformedError, match=r"^english\.rhd was cut short"):
        Dictionary.unsealed(data[:-1], "english", "english.rhd")
    with pytest.raises(MalformedError, match=r"^english\.rhd is not a Rackhouse word list"):
        Lexicon.unsealed(data, "english", "english.rhd")
