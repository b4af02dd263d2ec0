"""Values are learned from games, the same from the same figures, and kept in a sound file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from rackhouse.board import Board
from rackhouse.cli.train import train as train_command
from rackhouse.engine import Engine, Leaves, play_games
from rackhouse.engine.leaves import Training
from rackhouse.engine.selfplay import train
from rackhouse.errors import MalformedError
from rackhouse.lexicon import Lexicon

ENABLE = Lexicon.named("enable")
FIGURES = Training((60, 40), seed=3, smoothing=20)


@cache
def learned(threads: int = 1, start: Leaves | None = None) -> Leaves:
    values = [kept for _, _, kept in train(ENABLE, FIGURES, threads=threads, start=start) if kept]
    return values[-1]


def test_the_same_figures_give_the_same_values_whatever_the_threads() -> None:
    assert learned() == learned(threads=2)


def test_a_training_that_was_interrupted_comes_to_the_same_values() -> None:
    first = next(kept for _, _, kept in train(ENABLE, FIGURES) if kept)
    assert first.training.games == (60,)
    assert learned(start=first) == learned()


def test_a_file_reads_back_and_a_damaged_one_is_refused() -> None:
    values = Leaves(ENABLE.checksum, "english", FIGURES, b"\1\0" * 9)
    assert Leaves.unsealed(values.sealed(), "a.leaves") == values
    for damaged in (b"", b"{}", values.sealed()[:-3], values.sealed().replace(b"1", b"2", 1)):
        with pytest.raises(MalformedError, match=r"a\.leaves is"):
            Leaves.unsealed(damaged, "a.leaves")


def test_the_values_that_ship_are_those_of_the_default_list() -> None:
    shipped = Leaves.shipped_for(ENABLE)
    assert shipped is not None
    assert len(shipped.sealed()) <= 2_000_000
    assert Leaves.shipped_for(Lexicon.of(["OX"])) is None


def test_a_blank_is_worth_keeping_and_a_q_is_not() -> None:
    engine = Engine(ENABLE, leaves=Leaves.shipped_for(ENABLE))
    board = Board.empty()
    kept = {
        rack: max(play.equity - play.score * 1000 for play in engine.all(board, rack))
        for rack in ("IX?", "IXQ")
    }
    assert kept["IX?"] > 15_000 > -3_000 > kept["IXQ"]


def test_keeping_good_tiles_wins_games() -> None:
    engine = Engine(ENABLE, leaves=Leaves.shipped_for(ENABLE))
    played = play_games(engine, 600, threads=2, seed=11, against_none=True)
    assert played.win_interval[0] > 0.55


def test_a_board_with_another_alphabet_refuses_the_table() -> None:
    with pytest.raises(ValueError, match="another size"):
        Engine(["NO"], "spanish", leaves=Leaves.shipped_for(ENABLE))


def test_the_command_writes_after_every_generation_and_goes_on(tmp_path: Path) -> None:
    file = str(tmp_path / "my.leaves")
    ask = CliRunner().invoke
    arguments = (file, "--seed", "3", "--smoothing", "20", "--games")
    assert ask(train_command, (*arguments, "60")).exit_code == 0
    done = ask(train_command, (*arguments, "60,40"))
    assert "has 1 of 2 generations" in done.output
    assert Leaves.unsealed(Path(file).read_bytes(), "my.leaves") == learned()
    other = ask(train_command, (*arguments, "999"))
    assert other.exit_code == 1
    assert "learned with other words or figures" in other.output


@pytest.mark.parametrize("games", ["", "many", "0", "5,-1"])
def test_games_are_numbers(games: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(train_command, (str(tmp_path / "x"), "--games", games))
    assert done.exit_code == 2
