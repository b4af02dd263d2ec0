"""The simple player plays legally, sensibly, and the same way again."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rackhouse.board import Board, Play, placement_fault, score_play
from rackhouse.engine import Lay, Seen, SimplePlayer, Stay, Swap
from rackhouse.errors import MalformedError
from rackhouse.lexicon import Lexicon
from rackhouse.tiles import BLANK, Tile
from tests.twin.plain_generator import generate_plays

WORDS = ("AT", "ATE", "EAT", "EATS", "ES", "OX", "QI", "SEAT", "TA", "TEA", "TEAS", "ZA")


def seen(rack: str, bag: int = 50, board: Board | None = None, may_swap: int = 7) -> Seen:
    board = Board.empty() if board is None else board
    return Seen(board, board.tile_set.alphabet.parse(rack), bag, may_swap)


def text_of(tiles: tuple[Tile, ...]) -> str:
    return Board.empty().tile_set.alphabet.text(tiles)


def laid(player: SimplePlayer, view: Seen) -> Play:
    choice = player.choose(view)
    assert isinstance(choice, Lay)
    return choice.play


def test_it_lays_the_play_that_scores_most() -> None:
    play = laid(SimplePlayer(WORDS), seen("ZAEATOX"))
    assert play.words == ("ZA",)
    best = max(
        score_play(Board.empty(), other).total
        for other in generate_plays(Board.empty(), seen("ZAEATOX").rack, WORDS)
    )
    assert score_play(Board.empty(), play).total == best == 22


def test_it_keeps_a_blank_that_earns_little_more() -> None:
    # QI is worth 22; with the blank for its I, no more.
    assert BLANK not in laid(SimplePlayer(WORDS), seen("QI?")).tiles
    # Without the blank there is no play: better a blank play than none.
    assert BLANK in laid(SimplePlayer(("ZOOXZOO", "QI")), seen("Q?", bag=0)).tiles


def test_it_keeps_an_s_that_earns_little_more() -> None:
    words = ("EAT", "EATS")
    assert laid(SimplePlayer(words), seen("EATSVVV")).words == ("EAT",)


def test_it_keeps_nothing_when_the_bag_is_empty() -> None:
    assert laid(SimplePlayer(("EAT", "EATS")), seen("EATSVVV", bag=0)).words == ("EATS",)


def test_it_lays_both_blanks_where_that_scores_most() -> None:
    play = laid(SimplePlayer(("ZAX", "ZA")), seen("??ZVVVV", bag=0))
    assert play.words == ("ZAX",)


def test_without_a_play_it_exchanges_what_is_hard_to_use() -> None:
    choice = SimplePlayer(("ZZZ",)).choose(seen("VVUUSE?"))
    assert isinstance(choice, Swap)
    assert text_of(choice.tiles) == "VVU"


def test_a_poor_play_gives_way_to_an_exchange_while_there_is_one() -> None:
    player = SimplePlayer(("TA", "AT"))
    assert isinstance(player.choose(seen("TAUUVVV")), Swap)
    assert isinstance(player.choose(seen("TAUUVVV", may_swap=0)), Lay)
    assert isinstance(player.choose(seen("TAUUVVV", bag=0)), Lay)


@pytest.mark.parametrize(("bag", "may_swap", "count"), [(2, 7, 2), (50, 1, 1), (50, 7, 6)])
def test_it_exchanges_no_more_than_it_may(bag: int, may_swap: int, count: int) -> None:
    choice = SimplePlayer(("ZZZ",)).choose(seen("VVVWWUU", bag, may_swap=may_swap))
    assert isinstance(choice, Swap)
    assert len(choice.tiles) == count


@pytest.mark.parametrize(("bag", "may_swap"), [(0, 7), (50, 0)])
def test_with_neither_play_nor_exchange_it_passes(bag: int, may_swap: int) -> None:
    view = seen("VVVWWUU", bag, may_swap=may_swap)
    assert SimplePlayer(("ZZZ",)).choose(view) == Stay()


def test_the_same_seed_chooses_the_same_again_and_another_seed_may_differ() -> None:
    views = [seen(rack) for rack in ("EATEAT", "TEAOX", "SEAT", "TEATEA")]
    choices = {
        seed: [SimplePlayer(WORDS, seed).choose(view) for view in views] for seed in "abcdefgh"
    }
    assert all(
        [SimplePlayer(WORDS, seed).choose(view) for view in reversed(views)] == made[::-1]
        for seed, made in choices.items()
    )
    assert any(made != choices["a"] for made in choices.values())


def test_the_house_sets_its_bonus_and_opening() -> None:
    board = Board.empty()
    view = Seen(board, board.tile_set.alphabet.parse("ZAEAT"), 50, 7, opening_minimum=3)
    assert len(laid(SimplePlayer(WORDS), view).placements) == 3


def test_it_challenges_the_words_it_does_not_know_and_no_other() -> None:
    player = SimplePlayer(WORDS)
    assert player.would_challenge(["QI", "XYZZY"])
    assert not player.would_challenge(["QI", "ZA"])
    assert not player.would_challenge([])


def test_a_weaker_player_knows_fewer_words_and_trusts_its_doubts_less() -> None:
    words = tuple(
        first + second + third + fourth
        for first in "BCDF"
        for second in "AEIO"
        for third in "LMNRST"
        for fourth in "EDKS"
    )
    known = {share: set(SimplePlayer(words, strength=share).vocabulary) for share in (0.2, 0.6, 1)}
    assert known[0.2] < known[0.6] < known[1] == set(words)
    assert 0.5 < len(known[0.6]) / len(words) < 0.7
    phonies = [f"Q{word}" for word in words]
    calls = {
        share: sum(SimplePlayer(words, strength=share).would_challenge([word]) for word in phonies)
        for share in (0.2, 0.6, 1)
    }
    assert calls[0.2] < calls[0.6] < calls[1] == len(phonies)


@pytest.mark.parametrize("strength", [0, -1, 1.5])
def test_a_strength_that_is_no_share_is_refused(strength: float) -> None:
    with pytest.raises(MalformedError, match="give a share above 0, up to 1"):
        SimplePlayer(WORDS, strength=strength)


@pytest.mark.parametrize("seed", ["one", "two"])
def test_two_of_them_play_a_whole_legal_game(seed: str) -> None:
    enable = Lexicon.named("enable")
    chance, board = Random(seed), Board.empty()
    bag = list(board.tile_set.tiles)
    chance.shuffle(bag)
    racks = [[bag.pop() for _ in range(7)] for _ in range(2)]
    players = [SimplePlayer(enable, seed), SimplePlayer(enable, seed, strength=0.5)]
    still = turn = 0
    while still < 2 and all(racks) and turn < 100:
        side = turn % 2
        choice = players[side].choose(Seen(board, tuple(racks[side]), len(bag)))
        still = still + 1 if isinstance(choice, Stay) else 0
        gone: tuple[Tile, ...] = ()
        if isinstance(choice, Lay):
            assert placement_fault(board, choice.play.placements) is None
            assert all(word in enable for word in choice.play.words)
            gone = choice.play.tiles
            board = board.lay(choice.play.placements)
        elif isinstance(choice, Swap):
            gone = choice.tiles
            assert 0 < len(gone) <= len(bag)
        for tile in gone:
            racks[side].remove(tile)  # fails if it played a tile that it did not hold
        drawn = [bag.pop() for _ in range(min(len(gone), len(bag)))]
        racks[side] += drawn
        if isinstance(choice, Swap):
            bag += gone
            chance.shuffle(bag)
        turn += 1
        assert board.tile_count + len(bag) + sum(map(len, racks)) == 100
    assert board.tile_count > 60


def test_a_choice_survives_the_wire() -> None:
    for choice in (SimplePlayer(WORDS).choose(seen("QI")), Swap((1, 2)), Stay()):
        assert msgspec.json.decode(msgspec.json.encode(choice), type=Lay | Swap | Stay) == choice
