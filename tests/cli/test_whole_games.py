"""A game typed line by line comes to its end, and the end is right."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rackhouse.record import Phase, decode_record, fold, verify_draws
from tests.cli.pilot import Pilot, fly
from tests.cli.script import AGREED, SEEDED, typed

if TYPE_CHECKING:
    from tests.cli.conftest import Play

OUT = ["Ann: 312 + 1 (S of the others) = 313", "Bob: 349 - 1 (S unplayed) = 348"]
DOUBLED = ["Ann: 312 + 2 (twice S of the others) = 314", "Bob: 349, nothing to add or take off."]


@pytest.mark.parametrize(
    ("sheet", "settings", "sums"),
    [
        ("washburn", (), OUT),
        ("depaul", (), OUT),
        ("fundraiser", ("--set", "round.seconds=3600"), OUT),
        ("iowa", (), DOUBLED),
        ("priston", (), OUT),
    ],
)
def test_two_people_play_a_whole_game_of_each_sheet(
    play: Play, tmp_path: Path, sheet: str, settings: tuple[str, ...], sums: list[str]
) -> None:
    record = tmp_path / "game.rackhouse"
    lines = [*typed(), AGREED]
    done = play(lines, "--rules", sheet, *SEEDED, *settings, "--record", str(record))
    assert done.returncode == 0, done.stderr
    for line in sums:
        assert line in done.stdout
    scores = [int(line.rpartition("= ")[2].split(",")[0].split()[-1]) for line in sums]
    assert f"Certified: Bob {scores[1]}, Ann {scores[0]}." in done.stdout
    state = fold(decode_record(record.read_bytes()))
    assert [side.score for side in state.sides] == scores
    assert state.sheet == sheet
    assert verify_draws(decode_record(record.read_bytes())).is_fair


@pytest.mark.parametrize(
    ("sheet", "players", "settings"),
    [
        ("washburn", "Ann,bot", ()),
        ("fundraiser", "bot,Ann", ("round.seconds=3600",)),
        ("iowa", "Ann,bot", ("clocks.use=on",)),
        ("priston", "Ann,bot,Cem,bot", ()),
    ],
)
def test_people_and_simple_players_come_to_an_end(
    tmp_path: Path, sheet: str, players: str, settings: tuple[str, ...]
) -> None:
    record = tmp_path / "game.rackhouse"
    game = fly(Pilot(), record, sheet, players, settings)
    assert game.state.phase is Phase.CERTIFIED
    assert verify_draws(decode_record(record.read_bytes())).is_fair
    for seat, side in enumerate(game.state.sides):
        played = sum(
            line.score for line in game.state.tally if line.seat == seat and not line.withdrawn
        )
        given = sum(points for to, points, _ in game.state.points_given if to == seat)
        assert side.score == played + given


def test_the_same_seed_and_lines_give_the_same_game(play: Play, tmp_path: Path) -> None:
    records = [tmp_path / "one.rackhouse", tmp_path / "two.rackhouse"]
    for record in records:
        play(typed()[:12], *SEEDED, "--record", str(record))
    one, two = ([entry.fact for entry in decode_record(path.read_bytes())] for path in records)
    assert one == two
    assert len(one) > 30


def test_no_more_plays_is_asked_privately_and_ends_the_game(play: Play) -> None:
    done = play(["pass", "pass", "yes", "yes", ""], "--rules", "washburn", *SEEDED)
    assert "Ann, privately: have you no more plays?" in done.stdout
    assert "All agree that no plays are left: the game is over." in done.stdout
    assert "On the racks a play was still left." in done.stdout
    assert "Certified: " in done.stdout


def test_one_no_goes_on_without_saying_whose_it_was(play: Play) -> None:
    done = play(["pass", "pass", "yes", "no"], "--rules", "washburn", *SEEDED)
    after = done.stdout.rpartition("Plays are left: the game goes on.")[2]
    assert after
    assert "no more" not in after


def test_a_game_can_be_exported_as_gcg(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "game.rackhouse"
    done = play([*typed(), "gcg", AGREED], *SEEDED, "--record", str(record))
    gcg = tmp_path / "game.gcg"
    assert f"Written to {gcg}" in " ".join(done.stdout.split())
    assert "8K SCION" in gcg.read_text("utf-8")
