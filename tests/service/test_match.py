"""Players meet in refereed games, the same ones again, and the stronger win."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from rackhouse.cli.replay import replay_bytes
from rackhouse.players import LADDER
from rackhouse.service.match import MatchGame, MatchSetup, play_game, play_match, total_of

SHEETS = ("base", "washburn", "depaul", "fundraiser", "iowa", "priston")


def timeless(games: list[MatchGame]) -> list[MatchGame]:
    return [replace(game, cpu_seconds=0) for game in games]


@pytest.mark.parametrize("sheet", SHEETS)
def test_whole_games_come_to_their_end_under_every_sheet(sheet: str) -> None:
    match = MatchSetup(sheet, ("Otto", "Maud"), seed=5, budget=2000, wants_gcg=True)
    for number in range(2):
        game = play_game(match, number)
        assert game.turns > 10
        assert game.points[1] > game.points[0]
        assert game.wins == (False, True)
        report = replay_bytes(".gcg", game.gcg.encode())
        assert report.ok, report


def test_the_players_begin_in_turn() -> None:
    players = ("Vera", "Pip")
    match = MatchSetup("base", players, seed=1, wants_gcg=True)
    for number in range(4):
        game = play_game(match, number)
        assert game.beginner == number % 2
        first = next(line for line in game.gcg.splitlines() if line.startswith("#player1"))
        assert first.endswith(players[game.beginner])


def test_the_games_are_the_same_however_many_processes_play_them() -> None:
    match = MatchSetup("base", ("Nora", "Pip"), seed=3)
    alone = list(play_match(match, 7))
    assert [game.number for game in alone] == list(range(7))
    assert timeless(list(play_match(match, 7, processes=2))) == timeless(alone)
    assert timeless(list(play_match(replace(match, seed=4), 7))) != timeless(alone)


def test_a_total_counts_every_game_once() -> None:
    games = [
        MatchGame(0, (300, 200), (True, False), (1, 0), 20, 0, 0.5),
        MatchGame(1, (200, 300), (False, True), (0, 2), 22, 1, 0.5),
        MatchGame(2, (250, 250), (False, False), (0, 0), 24, 0, 0.5),
    ]
    total = total_of(games, 3.0)
    assert (total.games, total.draws, total.wins) == (3, 1, (1, 1))
    assert (total.points, total.bonuses, total.turns) == ((750, 750), (1, 2), 66)
    assert (total.starter_wins, total.win_share, total.cpu_seconds) == (2, 0.5, 1.5)
    low, high = total.win_interval
    assert 0 < low < 0.5 < high < 1


def test_no_share_is_certain() -> None:
    won = [MatchGame(n, (2, 1), (True, False), (0, 0), 1, 0, 0.1) for n in range(20)]
    low, high = total_of(won, 1.0).win_interval
    assert 0.8 < low < 0.9
    assert high == pytest.approx(1.0)


UNTHINKING = [character.name for character in LADDER if character.search is None]


@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(UNTHINKING)])
def test_each_beats_the_one_below(weaker: str, stronger: str) -> None:
    """A small ladder; ``bench/ladder.py`` plays the long one."""
    match = MatchSetup("base", (stronger, weaker), seed=2026)
    total = total_of(list(play_match(match, 16)), 1.0)
    assert total.win_share > 0.5, total
