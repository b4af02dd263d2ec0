"""A word list finds every word it has and no other, and says so when its file is damaged."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.errors import IllegalError, MalformedError, UnknownNameError
from rackhouse.lexicon import HouseChanges, Lexicon
from rackhouse.tiles import TileSet

WORDS = st.text("ABCX", min_size=1, max_size=4)


@given(st.sets(WORDS, max_size=30), st.sets(WORDS, max_size=30))
def test_a_list_has_its_words_and_no_others(words: set[str], others: set[str]) -> None:
    lexicon = Lexicon.of(words)
    for word in words | others:
        assert (word in lexicon) == (word in words)
        assert lexicon.contains(TileSet.named("english").alphabet.parse(word)) == (word in words)
    assert list(lexicon) == sorted(words)
    assert len(lexicon) == len(words)
    assert lexicon.words == words
    assert bool(lexicon) == bool(words)


@given(st.sets(WORDS, max_size=20), st.sets(WORDS, max_size=9), st.sets(WORDS, max_size=9))
def test_changes_add_and_remove_and_nothing_else(
    words: set[str], add: set[str], remove: set[str]
) -> None:
    changed = Lexicon.of(words).with_changes(add=add - remove, remove=remove)
    assert set(changed) == (words | add) - remove
    assert (changed == Lexicon.of(words)) == (set(changed) == words)


def test_the_default_list_is_enable_whole() -> None:
    enable = Lexicon.named("enable")
    assert len(enable) == 172_820
    assert all(word in enable for word in list(enable)[::997])
    assert not [word for word in ("QI", "ZA", "QWXZ", "", "A", "CAN'T") if word in enable]
    assert (
        enable.checksum
        == hashlib.sha256("".join(f"{word}\n" for word in enable).encode()).hexdigest()
    )


def test_words_are_found_in_any_case_and_only_as_text() -> None:
    enable = Lexicon.named("enable")
    assert "oxen" in enable
    assert b"OXEN" not in enable
    assert None not in enable


def test_a_blank_counts_as_the_letter_that_it_was_declared_to_be() -> None:
    lexicon = Lexicon.of(["OX"])
    alphabet = TileSet.named("english").alphabet
    assert lexicon.contains(alphabet.parse("oX"))
    assert not lexicon.contains(alphabet.parse("?X"))
    assert not lexicon.contains(())


def test_a_tile_of_two_letters_is_not_two_tiles() -> None:
    spanish = Lexicon.of(["chico"], tile_set="spanish")
    alphabet = TileSet.named("spanish").alphabet
    assert "CHICO" in spanish
    assert spanish.contains(alphabet.parse("[CH]ICO"))
    apart = (*alphabet.parse("C"), *alphabet.parse("H"), *alphabet.parse("ICO"))
    assert alphabet.word(apart) == "CHICO"
    assert not spanish.contains(apart)


def test_accents_are_read_as_the_tile_set_has_them() -> None:
    assert "CAFE" in Lexicon.of(["café"], tile_set="spanish")


def test_changes_that_contradict_or_cannot_be_spelt_are_refused() -> None:
    with pytest.raises(IllegalError, match="OX is both added and removed"):
        Lexicon.of(["OX"]).with_changes(add=["ox"], remove=["OX"])
    with pytest.raises(MalformedError, match=r"cannot be spelt with english tiles"):
        Lexicon.of(["OX"]).with_changes(add=["x-ray"])


def test_every_list_has_a_checksum_of_its_own() -> None:
    first, same, other = Lexicon.of(["OX"]), Lexicon.of(["ox", "OX"]), Lexicon.of(["OX", "HEY"])
    assert first.checksum == same.checksum == hashlib.sha256(b"OX\n").hexdigest()
    assert first == same
    assert hash(first) == hash(same)
    assert first.checksum != other.checksum
    assert first != other
    assert first != "OX"


@given(st.data())
def test_a_damaged_file_is_refused_wherever_the_damage_is(data: st.DataObject) -> None:
    whole = Lexicon.of(["OX", "HEY", "OXEN"], name="club").sealed()
    place = data.draw(st.integers(0, len(whole) - 1))
    change = data.draw(st.integers(1, 255))
    damaged = whole[:place] + bytes([whole[place] ^ change]) + whole[place + 1 :]
    with pytest.raises(MalformedError, match=r"^club\.rhl .*(Import|Update)"):
        Lexicon.unsealed(damaged, "club", "club.rhl")


@given(st.data())
def test_a_file_cut_short_or_grown_is_refused(data: st.DataObject) -> None:
    whole = Lexicon.of(["OX", "HEY", "OXEN"], name="club").sealed()
    length = data.draw(st.integers(0, len(whole) - 1))
    for wrong in (whole[:length], whole + b"ZA\n"):
        with pytest.raises(MalformedError, match=r"^club\.rhl "):
            Lexicon.unsealed(wrong, "club", "club.rhl")


def test_a_file_of_a_later_format_asks_for_an_update() -> None:
    later = Lexicon.of(["OX"]).sealed().replace(b"rackhouse-words 1", b"rackhouse-words 2", 1)
    with pytest.raises(MalformedError, match="has format 2, and this Rackhouse reads format 1"):
        Lexicon.unsealed(later, "club", "club.rhl")


def test_a_saved_list_is_found_by_its_name() -> None:
    house = Lexicon.of(["OX", "ZA"], name="saved-list")
    path = house.save()
    assert Lexicon.named("saved-list") == house
    assert "saved-list" in Lexicon.names()
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(MalformedError, match=r"saved-list\.rhl was cut short"):
        Lexicon.named("saved-list")


def test_a_name_is_given_once() -> None:
    first, second = Lexicon.of(["OX"], name="once"), Lexicon.of(["HEY"], name="once")
    first.save()
    with pytest.raises(IllegalError, match="“once” is already there"):
        second.save()
    assert Lexicon.named("once") == first
    second.save(replace=True)
    assert Lexicon.named("once") == second
    with pytest.raises(IllegalError, match="“enable” is built in"):
        Lexicon.of(["OX"], name="enable").save(replace=True)
    with pytest.raises(IllegalError, match="“english” is built in"):
        Lexicon.of(["OX"], name="english").save(replace=True)


@pytest.mark.parametrize("name", ["", "../club", "Club", "a/b", ".hidden", "x" * 65, "a b"])
def test_a_name_that_is_no_file_name_is_refused(name: str) -> None:
    with pytest.raises(MalformedError, match="cannot be the name of a list"):
        Lexicon.of(["OX"], name=name).save()
    with pytest.raises(UnknownNameError, match="enable"):
        Lexicon.named(name)


def test_house_changes_are_read_from_lines() -> None:
    text = "\ufeff# agreed in spring\r\n+ za\n-Qi\n\n"
    changes = HouseChanges.parse(text)
    assert changes == HouseChanges(add=("ZA",), remove=("QI",))
    assert HouseChanges.parse(changes.text()) == changes
    base = Lexicon.of(["QI", "OX"])
    assert list(base.with_changes(changes.add, changes.remove)) == ["OX", "ZA"]
    assert changes.idle(base) == ()
    with pytest.raises(MalformedError, match=r"house\.txt, line 2, is “ZA”\. Write \+WORD"):
        HouseChanges.parse("+OX\nZA\n", "house.txt")
