"""A network is asked the right numbers, answers the same bits everywhere, and its file is sound."""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner

from rackhouse.board import Board
from rackhouse.cli.train import train
from rackhouse.engine import Engine, Leaves, Network, Situation
from rackhouse.engine.engine import Candidates
from rackhouse.engine.network import core_network
from rackhouse.engine.network_rows import RowPlan, RowStore, behind_input, count_rows
from rackhouse.engine.selfplay import Terms, written_down
from rackhouse.engine.values import Exchanges
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.lexicon import Lexicon
from rackhouse.players import Character, Lay, Player, Seen, Swap
from rackhouse.tiles import Layout, TileSet
from tests.twin.features_twin import answer, features
from tests.twin.letter_model_twin import Model

ENABLE = Lexicon.named("enable")
NETWORK = Network.shipped()
RACK = 7


@cache
def engine() -> Engine:
    return Engine(ENABLE, leaves=Leaves.shipped_for(ENABLE))


@cache
def model() -> Model:
    alphabet = engine().tile_set.alphabet
    spelt = (alphabet.spell(word) for word in ENABLE if len(word) <= 15)
    return Model([word for word in spelt if word], len(alphabet.letters))


@cache
def positions(games: int) -> list[tuple[Board, bytes, int]]:
    """Some turns of games of self-play: the board, the rack, what the bag holds."""
    found, luck = [], Random(16)
    for number in range(games):
        board = Board.empty()
        turns, _ = written_down(engine(), Terms(), 2027, number)
        for turn in turns:
            bag = 100 - board.tile_count - len(turn.rack) - RACK
            if bag > 0 and luck.random() < 0.2:
                found.append((board, bytes(turn.rack), bag))
            if turn.play is not None:
                board = board.lay(turn.play.placements)
    return found


def numbers_of(packed: bytes) -> list[list[int]]:
    numbers = [*struct.unpack(f"<{len(packed) // 2}h", packed)]
    width = engine().feature_count
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


def test_what_a_network_is_asked_is_what_a_slow_twin_finds() -> None:
    compared = 0
    for board, rack, bag in [(Board.empty(), bytes((0, 1, 5, 9, 19, 19, 20)), 86), *positions(3)]:
        asked = engine().evaluation.features(board.cells, rack, bag, 0, 40, bag)
        plays, swaps = Candidates(asked[0], engine().layout), Exchanges(asked[1])
        best = max(candidate.equity for candidate in (*plays, *swaps))
        found = numbers_of(asked[2])
        assert len(found) == len(plays) + len(swaps)
        for at in {*range(0, len(plays), 17), len(plays) - 1}:
            play = plays[at]
            expected = features(
                model(),
                board,
                board.lay(play.placements),
                rack,
                play.tiles,
                bag,
                score=play.score,
                equity=play.equity,
                best=best,
                is_play=True,
            )
            assert found[at] == expected, play
            compared += 1
        for at, swap in enumerate(swaps[:1], start=len(plays)):
            expected = features(
                model(),
                board,
                board,
                rack,
                swap.tiles,
                bag,
                score=0,
                equity=swap.equity,
                best=best,
                is_play=False,
            )
            assert found[at] == expected, swap
            compared += 1
    assert compared > 30


def test_a_network_answers_what_its_whole_numbers_say() -> None:
    luck, core = Random(5), core_network(NETWORK)
    shape = (NETWORK.inputs, *NETWORK.hidden)
    asked = [
        [luck.randint(-32767, 32767) for _ in range(NETWORK.inputs)],
        [0] * NETWORK.inputs,
        [32767] * NETWORK.inputs,
        [-32767] * NETWORK.inputs,
    ]
    for board, rack, bag in positions(3)[:5]:
        asked += numbers_of(engine().evaluation.features(board.cells, rack, bag, 0, 3, bag)[2])
    for inputs in asked:
        expected = answer(shape, NETWORK.shifts, NETWORK.data, inputs)
        assert core.value(struct.pack(f"<{len(inputs)}h", *inputs)) == expected


def test_a_network_corrects_the_equity_of_the_best_candidates() -> None:
    core = core_network(NETWORK)
    for board, rack, bag in positions(3)[:6]:
        asked = engine().evaluation.features(board.cells, rack, bag, 0, 15, bag)
        plays, swaps = Candidates(asked[0], engine().layout), Exchanges(asked[1])
        width = engine().feature_count * 2
        said = [
            core.value(asked[2][at * width : (at + 1) * width])
            for at in range(len(plays) + len(swaps))
        ]
        expected = {
            (play.position, play.placements): play.equity + more
            for play, more in zip(plays, said, strict=False)
        }
        weighed, _ = engine().weighed(board, rack, Situation(bag), NETWORK, bag)
        assert {(one.position, one.placements): one.equity for one in weighed} == expected
        assert list(weighed.equities) == sorted(weighed.equities, reverse=True)


def test_weighing_again_gives_the_same_answers() -> None:
    for board, rack, bag in positions(3)[:4]:
        once, again = (engine().weighed(board, rack, Situation(bag), NETWORK, bag) for _ in "ab")
        assert once[0].packed == again[0].packed
        assert once[1].packed == again[1].packed


def test_with_the_bag_empty_nothing_is_corrected() -> None:
    board = Board.empty()
    plain = engine().best(board, "JUKEBOX", 15, Situation(0, 3))
    assert engine().weighed(board, "JUKEBOX", Situation(0, 3), NETWORK)[0].packed == plain.packed


def test_the_network_that_ships_is_small_and_says_what_it_learned_from() -> None:
    assert len(NETWORK.sealed()) <= 200_000
    assert NETWORK.lexicon == ENABLE.checksum
    assert NETWORK.training.gain > 0.4


def test_a_file_reads_back_and_a_damaged_one_is_refused() -> None:
    data = NETWORK.sealed()
    assert Network.unsealed(data, "a.network") == NETWORK
    begin = data.index(b"\n") + 1
    for damaged in (
        b"",
        b"{}\n",
        data[:-1],
        data + b"\0",
        data[:begin] + b"\xff" + data[begin + 1 :],
        data.replace(b"rackhouse network 1", b"rackhouse network 2"),
        data.replace(b'"features":1', b'"features":9'),
        data.replace(b'"inputs":136', b'"inputs":128'),
    ):
        with pytest.raises(MalformedError, match=r"a\.network"):
            Network.unsealed(damaged, "a.network")


@pytest.mark.parametrize("shape", [(0, 8, 8), (8, 9, 8), (8, 8, 2048), (-8, 8, 8)])
def test_a_network_of_an_impossible_shape_is_refused(shape: tuple[int, int, int]) -> None:
    inputs, first, second = shape
    odd = msgspec.structs.replace(NETWORK, inputs=inputs, hidden=(first, second))
    with pytest.raises(MalformedError, match="damaged"):
        Network.unsealed(odd.sealed(), "odd")


def test_weights_whose_sums_could_overflow_are_refused() -> None:
    wild = msgspec.structs.replace(NETWORK, data=b"\xff\x7f" * (len(NETWORK.data) // 2))
    with pytest.raises(MalformedError, match="damaged"):
        Network.unsealed(wild.sealed(), "wild")


def test_it_says_where_it_was_not_trained() -> None:
    english, classic = TileSet.named("english"), Layout.named("classic")
    assert NETWORK.doubt(english, classic) is None
    elsewhere = NETWORK.doubt(english, Layout.named("super"))
    assert elsewhere is not None
    assert "nobody has measured" in str(elsewhere)
    with pytest.raises(IllegalError, match="as many letters"):
        NETWORK.doubt(TileSet.named("spanish"), classic)


def test_any_list_of_the_alphabet_is_counted_itself() -> None:
    few = Engine(("HI", "HOB", "TRAINER", "JOB", "QI", "OX"))
    plays, swaps = few.weighed(Board.empty(), "QIHOXJB", Situation(86), NETWORK, 7)
    assert plays
    assert len(plays) + len(swaps) == 15


def test_ruth_plays_what_the_network_puts_first() -> None:
    ruth = Player(Character.named("Ruth"), ENABLE)
    differs = 0
    for board, rack, bag in positions(12):
        plays, swaps = engine().weighed(board, rack, Situation(bag), NETWORK, min(7, bag))
        choice = ruth.choose(Seen(board, tuple(rack), bag, may_swap=min(7, bag)))
        differs += choice != Player(Character.named("Maud"), ENABLE).choose(
            Seen(board, tuple(rack), bag, may_swap=min(7, bag))
        )
        if swaps and (not plays or swaps[0].equity > plays[0].equity):
            assert choice == Swap(swaps[0].tiles)
        else:
            assert isinstance(choice, Lay)
            assert choice.play.placements == plays[0].placements
    assert differs


def test_ruth_plays_like_maud_where_no_network_was_learned() -> None:
    board, words = Board.empty(tile_set="spanish"), ("AS", "CASA", "SOL")
    seen = Seen(board, board.tile_set.alphabet.parse("CASAOLS"), 80)
    ruth, maud = (Player(Character.named(name), words).choose(seen) for name in ("Ruth", "Maud"))
    assert ruth == maud


def test_rows_are_the_same_for_any_number_of_threads_and_any_steps() -> None:
    evaluation = engine().evaluation
    whole = evaluation.rows(15, 8, 1, 7, 0, 4, 2)
    parts = [evaluation.rows(15, 8, 1, 7, first, 2, 1) for first in (0, 2)]
    assert whole == b"".join(parts)
    assert len(whole) % ((engine().feature_count + 1) * 2 * 8) == 0


def test_rows_that_were_interrupted_go_on_and_others_are_not_mixed_in(tmp_path: Path) -> None:
    plan = RowPlan(ENABLE.checksum, "english", "classic", 5, 1, seed=3, chunk=2)
    store = RowStore.at(tmp_path / "rows", plan)
    assert [done for done, _ in store.make(engine(), 1)] == [1, 3, 5, 6]
    made = {file: file.read_bytes() for file in (*store.rows, *store.tests)}
    assert count_rows(store.rows, engine().feature_count + 1) % 8 == 0
    store.rows[1].unlink()
    again = RowStore.at(tmp_path / "rows", plan)
    assert [*again.make(engine(), 2)][-1] == (6, 6)
    assert {file: file.read_bytes() for file in made} == made
    with pytest.raises(IllegalError, match="other words or figures"):
        RowStore.at(tmp_path / "rows", msgspec.structs.replace(plan, seed=4))


def test_rows_say_how_far_a_candidate_is_behind() -> None:
    at = behind_input(26)
    board, rack, bag = positions(3)[2]
    asked = engine().evaluation.features(board.cells, rack, bag, 0, 15, 0)
    equities = Candidates(asked[0], engine().layout).equities
    told = [numbers[at] for numbers in numbers_of(asked[2])]
    assert told == [(equities[0] - equity) // 100 for equity in equities]


def test_learning_a_network_names_the_command_that_brings_what_it_needs(tmp_path: Path) -> None:
    done = CliRunner().invoke(train, (str(tmp_path / "my.network"), "--net", "--games", "1"))
    assert done.exit_code == 1
    assert 'pip install "rackhouse[train]"' in done.output
    assert not [*tmp_path.iterdir()]
    many = CliRunner().invoke(train, (str(tmp_path / "x"), "--net", "--games", "1,2"))
    assert "one number of games" in many.output


def test_learned_pairs_are_the_same_for_any_number_of_threads() -> None:
    one, two = (
        engine().evaluation.match(core_network(NETWORK), 15, 3, 0, 6, threads) for threads in (1, 2)
    )
    assert (one.pairs, one.turns, one.wins, one.squares, one.margin) == (
        two.pairs,
        two.turns,
        two.wins,
        two.squares,
        two.margin,
    )
    assert one.pairs == 6
