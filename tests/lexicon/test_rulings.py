"""A human judge's rulings: kept, offered under the same book, seen by few until the event ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.lexicon import (
    EarlierRuling,
    Occasion,
    RulingBook,
    Source,
    Verdict,
    WordRuling,
    load_rulings,
    save_rulings,
)

if TYPE_CHECKING:
    from pathlib import Path

FOURTH = Source("The House Dictionary", "4th")
FIFTH = Source("The House Dictionary", "5th")
OTHER = Source("Another Dictionary", "4th")


def occasion(game: str, event: str = "spring") -> Occasion:
    return Occasion(event, game, "judge-a", "2025-05-01T19:00:00Z")


BOOK = RulingBook().ruled("qi", FOURTH, occasion("game-1"), acceptable=True, reason="Page 312.")


@pytest.mark.rule("A-20")
def test_a_ruling_is_offered_only_under_the_same_dictionary_and_edition() -> None:
    offer = BOOK.offer("QI", FOURTH)
    assert offer is not None
    assert (offer.ruling.word, offer.ruling.acceptable) == ("QI", True)
    assert BOOK.offer("QI", FIFTH) is None
    assert BOOK.offer("QI", OTHER) is None
    assert BOOK.offer("ZA", FOURTH) is None


@pytest.mark.rule("A-20")
def test_an_offer_is_no_verdict_until_a_judge_confirms_it() -> None:
    offer = BOOK.offer("QI", FOURTH)
    assert offer is not None
    assert not isinstance(offer, Verdict | WordRuling)
    assert not hasattr(offer, "acceptable")
    assert BOOK.rulings[0].games == ("game-1",)
    book, ruling = BOOK.confirmed(offer, occasion("game-2"))
    assert ruling == WordRuling("QI", acceptable=True, reason="Page 312.")
    assert book.rulings[0].games == ("game-1", "game-2")


@pytest.mark.rule("A-20")
def test_until_the_event_ends_only_judges_and_its_own_game_see_a_ruling() -> None:
    book = BOOK.ruled("ZA", FOURTH, occasion("game-9", "autumn"), acceptable=False)
    assert [ruling.word for ruling in book.visible(judge=True)] == ["QI", "ZA"]
    assert [ruling.word for ruling in book.visible(game="game-1")] == ["QI"]
    assert book.visible(game="game-2") == ()
    assert book.visible() == ()
    ended = book.event_ended("spring")
    assert [ruling.word for ruling in ended.visible()] == ["QI"]
    assert [ruling.word for ruling in ended.visible(game="game-9")] == ["QI", "ZA"]


@pytest.mark.rule("A-20")
def test_a_game_that_confirmed_a_ruling_does_not_see_where_it_was_made() -> None:
    offer = BOOK.offer("QI", FOURTH)
    assert offer is not None
    book, _ = BOOK.confirmed(offer, occasion("game-2"))
    assert book.visible(game="game-2") == ()


@pytest.mark.rule("A-20")
def test_an_overturned_ruling_names_the_games_it_touched_and_is_offered_no_more() -> None:
    old = BOOK.offer("QI", FOURTH)
    assert old is not None
    used, _ = BOOK.confirmed(old, occasion("game-2"))
    assert used.touched(1) == ()
    book = used.ruled("QI", FOURTH, occasion("game-3"), acceptable=False)
    assert book.touched(1) == ("game-1", "game-2")
    assert book.rulings[0].overturned_by == 2
    new = book.offer("QI", FOURTH)
    assert new is not None
    assert (new.ruling.number, new.ruling.acceptable) == (2, False)
    with pytest.raises(IllegalError, match="The ruling on QI has been overturned"):
        book.confirmed(old, occasion("game-4"))
    with pytest.raises(IllegalError, match=r"There is no ruling 3\. There are 2"):
        book.touched(3)


def test_ruling_the_same_again_adds_the_game_and_no_second_ruling() -> None:
    book = BOOK.ruled("QI", FOURTH, occasion("game-2"), acceptable=True)
    assert len(book.rulings) == 1
    assert book.rulings[0].games == ("game-1", "game-2")


def test_a_ruling_in_one_edition_does_not_overturn_one_in_another() -> None:
    book = BOOK.ruled("QI", FIFTH, occasion("game-2"), acceptable=False)
    assert book.rulings[0].overturned_by is None
    assert BOOK.offer("QI", FOURTH) == book.offer("QI", FOURTH) == EarlierRuling(BOOK.rulings[0])


def test_a_book_is_kept_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "rulings.json"
    assert load_rulings(path) == RulingBook()
    book = BOOK.event_ended("spring")
    save_rulings(path, book)
    assert load_rulings(path) == book
    assert [entry.name for entry in tmp_path.iterdir()] == ["rulings.json"]
    assert msgspec.json.decode(path.read_bytes())["version"] == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b'{"version":2}', "has version 2, and this Rackhouse reads version 1"),
        (b'{"version":1,"book":{"rulings":[{}]}}', "is not a book of rulings"),
        (b'{"version":1,"boo', "is not a book of rulings"),
        (b"\xff\xfe\x00", "is not a book of rulings"),
        (b"", "is not a book of rulings"),
    ],
)
def test_a_damaged_book_is_answered_with_a_sentence(
    tmp_path: Path, text: bytes, sentence: str
) -> None:
    path = tmp_path / "rulings.json"
    path.write_bytes(text)
    with pytest.raises(MalformedError, match=rf"rulings\.json {sentence}"):
        load_rulings(path)
