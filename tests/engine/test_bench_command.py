"""``rackhouse bench`` measures the engine and says how it stands beside the peer."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from rackhouse.board import Board
from rackhouse.cli.bench import bench, table
from rackhouse.engine import Engine
from rackhouse.engine.benchmark import Benchmark, Figure, Yardstick

WORDS = ("AT", "ATE", "EAT", "TEA", "ES", "SET", "TIN", "IN", "ON", "NO", "TONE", "NOTES")


def test_one_run_measures_everything() -> None:
    done = CliRunner().invoke(bench, ("--rounds", "1", "--json"), catch_exceptions=False)
    report = json.loads(done.output)
    figures = {figure["work"]: figure for figure in report["figures"]}
    assert len(figures) == len(report["figures"]) == 12
    for figure in figures.values():
        assert 0 < figure["low"] <= figure["ours"] <= figure["high"]
    score = report["yardstick"]["score"]
    alone = figures["static self-play, one thread"]
    assert alone["peer"] == pytest.approx(610 * score)
    assert alone["ratio"] == pytest.approx(alone["ours"] / alone["peer"])
    assert figures["best play of a position"]["peer"] == pytest.approx(44 / score)
    assert report["plays"] > 500


def test_people_get_a_table() -> None:
    figures = (
        Figure("quick", "us", 10, 9, 11, peer=30, target=20),
        Figure("slow", "games/s", 1500, 1400, 1600, peer=610, target=1525, better="more"),
        Figure("alone", "MB", 3, 3, 3),
    )
    found = Benchmark("a machine", Yardstick(1, 5, 6, 170), 900, figures)
    lines = table(found)
    assert lines[1].startswith("yardstick  1.00")
    assert " ".join(lines[5].split()) == "quick 10.0 us 9 to 11.0 30.0 3.00 x under 20.0 met"
    assert lines[6].endswith("2.46 x  at least 1,525  missed")
    assert " ".join(lines[7].split()) == "alone 3 MB 3 to 3"


def test_a_pass_does_the_work_at_every_turn() -> None:
    recorded = Engine(WORDS).benchmark(4, seed=7)
    laid, best, every = (recorded.time(work) for work in ("laying", "best", "all"))
    assert laid.times == best.results  # a turn with a best play is one in which it was laid
    assert best.times == every.times >= laid.times
    assert every.results > best.results
    assert recorded.time("rack").times == best.times


@pytest.mark.parametrize("games", [0, -1, 100_001])
def test_games_are_as_many_as_can_be_kept(games: int) -> None:
    with pytest.raises(ValueError, match="1 to 100,000"):
        Engine(WORDS).benchmark(games, seed=7)


def test_a_work_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="laying, rack, best and all"):
        Engine(WORDS).benchmark(1, seed=7).time("nothing")


def test_asking_needs_a_board_of_the_engine() -> None:
    with pytest.raises(ValueError, match="another number of squares"):
        Engine(WORDS).best(Board.empty("super", "english-super"), "AT")
