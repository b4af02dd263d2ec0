"""A game in a program's hands takes its words from a list, a dictionary or a book on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rackhouse import Game
from rackhouse.errors import IllegalError, UnknownNameError
from rackhouse.judging import judge_for
from rackhouse.lexicon import Dictionary, DictionaryEntry, Lexicon
from rackhouse.lexicon.sealed import WordFileHeader
from rackhouse.record import CLOCK, Actor, DictionaryReference
from rackhouse.referee import commands
from rackhouse.rules import Sheet

if TYPE_CHECKING:
    from pathlib import Path

OX = DictionaryEntry("ox", "noun")
PARIS = DictionaryEntry("Paris", "noun", ("capitalised",))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RACKHOUSE_HOME", str(tmp_path))
    return tmp_path


def is_good(game: Game, *words: str) -> bool:
    assert game.judge is not None
    return game.judge(words).acceptable


def test_a_labelled_dictionary_is_named_like_a_list() -> None:
    game = Game.new("washburn", lexicon="english")
    english = Dictionary.named("english")
    assert game.state.dictionary == DictionaryReference(
        english.header.title, english.header.edition, "english", english.checksum
    )
    assert game.state.ruler == "list"
    assert is_good(game, "OXEN", "THE")
    assert not is_good(game, "OXEN", "PARIS")


@pytest.mark.parametrize(("sheet", "good"), [("washburn", False), ("iowa", True)])
def test_the_sheet_says_what_is_excluded_from_a_dictionary(sheet: str, *, good: bool) -> None:
    assert is_good(Game.new(sheet, lexicon="english"), "PARIS") is good


def test_a_setting_of_the_organiser_changes_what_is_excluded() -> None:
    settings = {"words.exclusions": ["abbreviation"]}
    game = Game.new("washburn", lexicon="english", settings=settings)
    assert is_good(game, "PARIS")
    assert not is_good(game, "KM")


def test_a_challenge_is_ruled_from_the_dictionary() -> None:
    game = Game.new("base", lexicon="english", secret="00" * 32, nonces=["north", "south"])
    game.begin()
    mover = game.state.mover
    tiles = [tile for tile in game.rack(mover) if tile not in "?AEIOUY"][:2]
    phony = "".join(tiles)
    assert not is_good(game, phony)
    game.do(commands.Commit(Actor.seat_at(mover), f"8G {phony}"))
    game.do(commands.CallChallenge(Actor.seat_at(1 - mover)))
    assert game.state.sides[mover].score == 0
    assert game.state.mover == 1 - mover


def test_an_edition_goes_into_the_record(home: Path) -> None:
    Lexicon("club", "The club list", "english", b"OX\n", edition="2nd").save()
    Dictionary.of([OX], "small", WordFileHeader("Small", "english", "3rd")).save()
    of_list = Game.new("base", lexicon="club").state.dictionary
    of_book = Game.new("base", lexicon="small").state.dictionary
    assert (of_list.title, of_list.edition) == ("The club list", "2nd")
    assert (of_book.title, of_book.edition) == ("Small", "3rd")
    assert (home / "lexicons").is_dir()


def test_a_list_in_hand_needs_no_name() -> None:
    game = Game.new("base", lexicon=Lexicon.of(["QWXZ"]))
    assert is_good(game, "QWXZ")
    assert not is_good(game, "OX")


def test_a_book_on_paper_has_no_judge() -> None:
    game = Game.new("base", dictionary=DictionaryReference("The old book", "4th"))
    assert game.judge is None
    assert game.state.ruler == "players"


def test_a_game_without_words_and_one_with_unknown_words_are_refused() -> None:
    with pytest.raises(IllegalError, match="Name a word list, or the book"):
        Game.new("base", lexicon=None)
    with pytest.raises(UnknownNameError, match="no list or dictionary called “nothing”"):
        Game.new("base", lexicon="nothing")


@pytest.mark.usefixtures("home")
def test_a_record_finds_its_judge_again_unless_its_words_have_changed() -> None:
    Dictionary.of([OX, PARIS], "small", WordFileHeader("Small", "english")).save()
    game = Game.load(Game.new("washburn", lexicon="small").record())
    reference, rules = game.state.dictionary, game.state.rules
    assert judge_for(reference, rules)(["OX"]).acceptable
    assert not judge_for(reference, rules)(["PARIS"]).acceptable
    Dictionary.of([PARIS], "small", WordFileHeader("Small", "english")).save(replace=True)
    with pytest.raises(IllegalError, match="small has changed since this game began"):
        judge_for(reference, rules)
    with pytest.raises(IllegalError, match="has changed since this game began"):
        Game.new("washburn", dictionary=reference)


def test_a_refused_command_leaves_the_record_as_it_was() -> None:
    game = Game.new("base", lexicon="english")
    game.begin()
    before = game.record()
    with pytest.raises(IllegalError):
        game.do(commands.Resume(CLOCK))
    assert game.record() == before


SHEETS = ("base", "depaul", "fundraiser", "iowa", "naspa", "priston", "washburn", "wespa")


def opened(sheet: str, *, keeps_windows: bool = False) -> Game:
    needs_end = Sheet.named(sheet).rules.round.limit == "organiser-sets"
    game = Game.new(
        sheet,
        secret="00" * 32,
        nonces=["north", "south"],
        settings={"round.seconds": 3600} if needs_end else None,
        keeps_windows=keeps_windows,
    )
    game.begin()
    return game


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_whole_game_is_played_with_one_word_a_turn(sheet: str) -> None:
    game = opened(sheet)
    game.exchange(game.rack()[0])
    game.pass_()
    while not game.is_over:
        assert game.result is None
        plays = game.legal_plays()
        game.play(plays[0]) if plays else game.pass_()
    assert game.result is not None
    assert game.result.scores == game.scores
    assert max(game.scores) == game.scores[game.result.winners[0]] > 200
    assert Game.load(game.record()).state == game.state


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_challenge_takes_a_phony_back_and_leaves_a_good_play(sheet: str) -> None:
    game = opened(sheet, keeps_windows=True)
    mover, first, before = game.mover, game.legal_plays()[0], game.board
    game.play(first)
    assert game.challenge()
    game.accept()
    assert "".join(tile for _, tile in game.board) == first.words[0]
    assert game.scores[mover] > 0

    game = opened(sheet, keeps_windows=True)
    phony = "".join(sorted(game.rack().replace("?", ""))[:5])
    assert not is_good(game, phony)
    game.play(f"8G {phony}")
    assert not game.challenge()
    assert game.board == before
    assert game.scores[mover] == 0


def test_a_play_stays_open_until_the_next_turn_where_windows_are_kept() -> None:
    game = opened("washburn", keeps_windows=True)
    mover = game.mover
    game.play(game.legal_plays()[0])
    assert game.state.pending is not None
    game.pass_()
    assert [line.kind for line in game.state.tally] == ["play", "pass"]
    assert [line.seat for line in game.state.tally] == [mover, 1 - mover]


def test_plays_are_not_listed_where_words_are_in_a_book() -> None:
    game = Game.new("base", dictionary=DictionaryReference("The old book", "4th"))
    game.begin()
    with pytest.raises(IllegalError, match="Name a word list"):
        game.legal_plays()


def test_nonces_are_given_for_every_seat_or_for_none() -> None:
    with pytest.raises(IllegalError, match="Give a nonce for each of the 2 seats"):
        Game.new("base", nonces=["alone"])
