"""What is said about words is what going through the list says."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from rackhouse.cli.study import study as command
from rackhouse.engine.study import LONGEST, Study
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.lexicon import Lexicon

if TYPE_CHECKING:
    from collections.abc import Iterable

ENABLE = Lexicon.named("enable")
WORDS = [word for word in ENABLE if 2 <= len(word) <= LONGEST]
OF_LENGTH = {
    length: [word for word in WORDS if len(word) == length] for length in range(LONGEST + 1)
}
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

LETTERS = st.lists(st.sampled_from("AEIOUNRSTLDGBCMPQZ??"), min_size=1, max_size=9).map("".join)


@pytest.fixture(scope="module")
def study() -> Study:
    return Study(ENABLE)


def is_made_of(word: str, letters: str) -> bool:
    """The twin: what is missing must come from blanks."""
    for letter in letters:
        word = word.replace(letter, "", 1)
    return len(word) <= letters.count("?")


def made_of(letters: str, lengths: Iterable[int]) -> list[str]:
    found = (word for length in lengths for word in OF_LENGTH.get(length, ()))
    return sorted(word for word in found if is_made_of(word, letters))


@settings(max_examples=25, deadline=None)
@given(letters=LETTERS)
def test_anagrams_are_the_words_of_exactly_these_letters(study: Study, letters: str) -> None:
    found = study.anagrams(letters)
    assert [made.word for made in found] == made_of(letters, [len(letters)])


@settings(max_examples=10, deadline=None)
@given(letters=LETTERS)
def test_subanagrams_are_the_words_of_some_of_the_letters(study: Study, letters: str) -> None:
    found = study.subanagrams(letters)
    expected = sorted(made_of(letters, range(2, len(letters) + 1)), key=lambda w: (-len(w), w))
    assert [made.word for made in found] == expected
    for made in found:
        assert made.shown.upper() == made.word
        natural = Counter(sign for sign in made.shown if sign.isupper())
        assert natural <= Counter(letters)
        assert sum(map(str.islower, made.shown)) <= letters.count("?")


@settings(max_examples=15, deadline=None)
@given(rack=st.lists(st.sampled_from("AEINRSTO?"), min_size=6, max_size=7).map("".join))
def test_bingos_use_the_whole_rack_and_at_most_one_letter_more(study: Study, rack: str) -> None:
    found = study.bingos(rack)
    assert [made.word for made in found.alone] == made_of(rack, [len(rack)])
    candidates = made_of(f"{rack}?", [len(rack) + 1])
    for letter in ALPHABET:
        expected = [word for word in candidates if is_made_of(word, rack + letter)]
        assert [made.word for made in found.through.get(letter, ())] == expected
    assert all(found.through.values())


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from("AEIRSTLNZ??*"), min_size=1, max_size=7).map("".join))
def test_a_pattern_finds_what_a_regular_expression_finds(study: Study, pattern: str) -> None:
    expression = re.compile(pattern.replace("?", ".").replace("*", ".*"))
    expected = sorted(filter(expression.fullmatch, WORDS), key=lambda word: (len(word), word))
    assert list(study.matching(pattern)) == expected


@settings(max_examples=60, deadline=None)
@given(word=st.sampled_from(WORDS) | st.sampled_from(WORDS).map(lambda word: word[1:] or word))
def test_hooks_are_the_letters_that_make_another_word(study: Study, word: str) -> None:
    words = ENABLE.words
    front = tuple(letter for letter in ALPHABET if letter + word in words)
    back = tuple(letter for letter in ALPHABET if word + letter in words)
    if not (front or back or word in words):
        with pytest.raises(IllegalError, match="no letter makes it a word"):
            study.hooks(word.lower())
        return
    hooks = study.hooks(word.lower())
    assert (hooks.word, hooks.is_word) == (word, word in words)
    assert (hooks.front, hooks.back) == (front, back)


def test_a_tile_of_two_letters_is_one() -> None:
    spanish = Study(Lexicon.of(["CHICO", "CHICOS", "COCHE", "PERRO"], tile_set="spanish"))
    assert [made.shown for made in spanish.anagrams("[CH]O?I")] == ["[CH]IcO"]
    assert spanish.matching("????") == ("COCHE", "CHICO", "PERRO")
    assert spanish.hooks("chico").back == ("S",)


@pytest.mark.parametrize(
    ("question", "text", "error"),
    [
        ("hooks", "", IllegalError),
        ("hooks", "QXJ", IllegalError),
        ("hooks", "A?", MalformedError),
        ("hooks", "A1", MalformedError),
        ("anagrams", "", IllegalError),
        ("anagrams", "CAN'T", MalformedError),
        ("anagrams", "A" * 22, IllegalError),
        ("subanagrams", "\0", MalformedError),
        ("bingos", "?" * 300, IllegalError),
        ("matching", "", IllegalError),
        ("matching", "A.B", MalformedError),
        ("matching", "*A" * 22, IllegalError),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(
    study: Study, question: str, text: str, error: type[Exception]
) -> None:
    with pytest.raises(error, match=r"\.$"):
        getattr(study, question)(text)


def asked(*arguments: str) -> str:
    done = CliRunner().invoke(command, arguments, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def test_people_get_words_under_their_lengths() -> None:
    assert asked("hooks", "rain").splitlines() == [
        "RAIN is a word of enable.",
        "  in front  B D G T",
        "  behind    S Y",
    ]
    assert asked("anagrams", "trainer") == "7 letters, 3 words\n  RETRAIN TERRAIN TRAINER\n"
    assert asked("subanagrams", "zax").splitlines()[0] == "3 letters, 1 word"
    assert asked("pattern", "?UI?").splitlines()[0].startswith("4 letters")
    assert asked("bingos", "AEINRST").splitlines()[0] == "alone"
    for question in ("anagrams", "bingos", "pattern"):
        assert asked(question, "QZXJKVW") == "There is no such word.\n"


def test_programs_get_json() -> None:
    assert json.loads(asked("hooks", "ox", "--json"))["back"] == ["O", "Y"]
    assert json.loads(asked("anagrams", "ca?", "--json"))["count"] > 5
    assert json.loads(asked("subanagrams", "ox", "--json"))["words"][0] == {
        "word": "OX",
        "shown": "OX",
    }
    assert json.loads(asked("bingos", "AEINRST", "--json"))["through"]["C"]
    assert json.loads(asked("pattern", "q*z", "--json"))["words"] == ["QUIZ", "QUARTZ"]
