"""The generator yields every legal play once, and nothing else."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rackhouse.board import Board, Placement, Play
from rackhouse.engine import WordCollection
from rackhouse.errors import IllegalError
from rackhouse.lexicon import Lexicon
from rackhouse.tiles import Tile, TileSet
from tests.twin.boards import GAMES, as_board, as_laid
from tests.twin.plain_generator import any_play, generate_plays
from tests.twin.plays_twin import Word, all_plays
from tests.twin.score_twin import Grid
from tests.twin.word_tree import Branch, word_tree

ENGLISH = """
    A AB AD AE AN ANT AT AX BE BED BEE BEET DEN EAT ED EN END ENTER ER EX HA HE HOB IN INERT IS IT
    NA NE NEAT NEST NET NIT OX QI RAIN RAN RAT RE REST RETAIN RETINA SIX SO STRAIN STRAINER
    STRAINERS TA TAN TEA TEN TENT TI TRAIN TRAINER TRAINERS XI ZA ZEBRA
"""
SPANISH = """
    A-L A-LL-A A-S CH-A CH-A-L CH-I-C-O CH-I-C-O-S C-A-R-O C-A-RR-O D-E E-L E-LL-A E-LL-O L-A
    LL-A-R LL-O-R-A M-A-Ñ-A-N-A N-O O-CH-O O-S P-E-RR-O P-E-R-O S-E S-I S-O T-E T-I-CH-O
"""
POOLS = {
    "classic": "A A E E I N R R S T T B D H O X Z Q",
    "super": "A A E E I N R R S T T B D H O X Z Q",
    "spanish": "A A E I O O S L R N T C H CH LL RR L R",
}


def word_set(name: str) -> frozenset[Word]:
    if name == "spanish":
        return frozenset(tuple(word.split("-")) for word in SPANISH.split())
    return frozenset(tuple(word) for word in ENGLISH.split())


def rack_of(name: str, chance: Random, blanks: int) -> list[str]:
    return [*["?"] * blanks, *chance.choices(POOLS[name].split(), k=7 - blanks)]


@pytest.mark.parametrize("blanks", [0, 1, 2])
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_plays_are_those_that_trying_everything_finds(name: str, blanks: int, seed: int) -> None:
    layout, tile_set, game = GAMES[name]
    words, chance = word_set(name), Random(seed)
    listed = tuple("".join(word) for word in words)
    grid: Grid = {}
    for _ in range(4):
        board = as_board((layout, tile_set), grid)
        rack = rack_of(name, chance, blanks)
        tiles = board.tile_set.alphabet.parse("".join(f"[{t}]" if t != "?" else t for t in rack))
        expected = all_plays(game, grid, rack, words)
        plays = list(generate_plays(board, tiles, listed))
        laid = [as_laid(board, play.placements) for play in plays]
        assert len(laid) == len(set(laid)), "a play was found twice"
        assert set(laid) == expected, str(board)
        assert any_play(board, tiles, listed) == bool(expected)
        if not expected:
            break
        grid |= dict(sorted(chance.choice(sorted(expected, key=sorted))))


def english_plays(board: Board, rack: str, words: tuple[str, ...]) -> list[str]:
    tiles = board.tile_set.alphabet.parse(rack)
    return [play.notation for play in generate_plays(board, tiles, words)]


def test_an_opening_lies_in_every_place_over_the_start_both_ways() -> None:
    assert english_plays(Board.empty(), "ATE", ("EAT", "A")) == [
        "8F EAT",
        "8G EAT",
        "8H EAT",
        "H6 EAT",
        "H7 EAT",
        "H8 EAT",
    ]


def test_a_blank_and_a_natural_letter_are_different_plays() -> None:
    found = english_plays(Board.empty(), "QI?", ("QI",))
    assert sorted(found) == sorted(
        f"{place} {word}" for place in ("8G", "8H", "H7", "H8") for word in ("QI", "qI", "Qi")
    )


def test_two_equal_tiles_are_one_play() -> None:
    board = Board.empty()
    assert english_plays(board, "AA", ("AA",)) == ["8G AA", "8H AA", "H7 AA", "H8 AA"]


def test_a_single_tile_in_two_words_is_one_play_along_the_longer() -> None:
    board = Board.empty()
    board = board.lay(board.parse_play("8H RAN").placements)
    board = board.lay([Placement(8 * 15 + 10, 20)])  # a T below the square after RAN
    assert english_plays(board, "G", ("RANG", "GT")) == ["8H RANG"]


def test_every_play_is_what_the_board_makes_of_its_placements() -> None:
    board = Board.empty()
    board = board.lay(board.parse_play("8D TRAINER").placements)
    words = tuple("".join(word) for word in word_set("classic"))
    plays = list(generate_plays(board, board.tile_set.alphabet.parse("SHOBT?"), words))
    assert len(plays) > 50
    for play in plays:
        assert play == Play.of(board, play.placements)
        assert board.parse_play(play.notation) == play
        assert all(word in words for word in play.words)


def test_a_house_that_opens_with_three_tiles_gets_no_shorter_opening() -> None:
    board = Board.empty()
    rack = board.tile_set.alphabet.parse("EAT")
    found = {play.text for play in generate_plays(board, rack, ("AT", "EAT"), opening_minimum=3)}
    assert found == {"EAT"}
    later = board.lay(board.parse_play("8G EAT").placements)
    assert any_play(later, board.tile_set.alphabet.parse("T"), ("TEAT",), opening_minimum=3)


@pytest.mark.parametrize("words", [(), ("Q",), ("CAN'T", "ÄÖ", "")])
def test_no_words_and_words_that_tiles_cannot_spell_give_no_play(words: tuple[str, ...]) -> None:
    board = Board.empty()
    assert not any_play(board, board.tile_set.alphabet.parse("CANTQ??"), words)


def test_an_empty_rack_has_no_play() -> None:
    board = Board.empty()
    assert not any_play(board, (), ("QI",))
    assert not any_play(board.lay(board.parse_play("8H QI").placements), (), ("QI", "QIS"))


def test_any_collection_of_words_will_do() -> None:
    board = Board.empty()
    rack = board.tile_set.alphabet.parse("QI")
    collections: list[WordCollection] = [
        ("QI",),
        ["QI"],
        {"QI"},
        frozenset({"QI"}),
        Lexicon.of(["QI"]),
    ]
    for words in collections:
        assert any_play(board, rack, words)


def test_words_that_change_are_read_anew() -> None:
    board, words = Board.empty(), {"QI"}
    rack = board.tile_set.alphabet.parse("ZA")
    assert not any_play(board, rack, words)
    words.add("ZA")
    assert any_play(board, rack, words)


@pytest.mark.parametrize("tile", [27, 65, 255, -1])
def test_what_is_no_tile_of_the_set_is_refused(tile: int) -> None:
    with pytest.raises(IllegalError, match=rf"cannot hold tile number {tile}; this set has 0"):
        next(generate_plays(Board.empty(), [1, tile], ("AB",)))


def test_the_tree_holds_the_words_and_nothing_else() -> None:
    spanish = TileSet.named("spanish").alphabet
    words = ("CHICO", "CHICOS", "CARRO", "MAMÁ", "KILO")
    tree = word_tree(words, spanish)
    found: list[str] = []
    paths: list[tuple[Branch, tuple[Tile, ...]]] = [(tree, ())]
    while paths:
        branch, path = paths.pop()
        if branch.is_word:
            found.append(spanish.text(path))
        paths.extend((onward, (*path, letter)) for letter, onward in branch.branches.items())
    assert sorted(found) == ["CA[RR]O", "MAMA", "[CH]ICO", "[CH]ICOS"]
