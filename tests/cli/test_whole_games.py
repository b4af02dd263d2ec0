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
        ("iowa", "Ann,bot", ("clocks.use=on", "clocks.seconds=1500", "clocks.overtime_points=10")),
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
        given = sum(one.points for one in game.state.points_given if one.seat == seat)
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
    assert "Ann, privately: are you out of plays? Answer yes or no." in done.stdout
    assert "All agree that no plays are left: the game is over." in done.stdout
    assert "A play was still possible with the tiles left." in done.stdout
    assert "Certified: " in done.stdout


def test_one_no_goes_on_without_saying_whose_it_was(play: Play) -> None:
    done = play(["pass", "pass", "yes", "no"], "--rules", "washburn", *SEEDED)
    after = done.stdout.rpartition("Plays are left: the game goes on.")[2]
    assert after
    assert "out of plays" not in after


def test_a_pass_is_no_answer_to_whether_plays_are_left(play: Play) -> None:
    done = play(["pass", "pass", "pass", "yes", "yes"], "--rules", "washburn", *SEEDED)
    assert "First answer yes or no: are you out of plays?" in done.stdout
    assert "All agree that no plays are left: the game is over." in done.stdout


def test_a_resignation_stands_beside_the_certified_score(play: Play) -> None:
    done = play(["H4 BOXER", "", "resign", "yes", ""], *SEEDED)
    assert "Certified: Ann 22, Bob -25 (resigned)." in done.stdout


@pytest.mark.parametrize("sheet", ["washburn", "depaul", "priston"])
def test_an_exchange_of_nothing_is_asked_about_and_passes_nowhere(play: Play, sheet: str) -> None:
    done = play(["exchange", "score"], "--rules", sheet, *SEEDED)
    assert "Name the tiles to exchange" in done.stdout
    assert "Ann passes" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--rules", "base"], "Words are judged by the ENABLE word list."),
        (
            ["--rules", "iowa"],
            "Words are judged by the ENABLE word list (the sheet names The Official Tournament "
            "and Club Word List).",
        ),
        (
            ["--rules", "base", "--paper", "The old book", "--edition", "4th"],
            "Words are judged by The old book, 4th.",
        ),
    ],
)
def test_the_first_screen_says_which_words_are_in_force(
    play: Play, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    record = tmp_path / "game.rackhouse"
    first = play([], *SEEDED, *arguments, "--record", str(record))
    assert " ".join(first.stdout.split()).count(sentence) == 1
    assert sentence not in " ".join(play([], "--resume", str(record)).stdout.split())


def test_a_game_can_be_exported_as_gcg(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "game.rackhouse"
    done = play([*typed(), "gcg", AGREED], *SEEDED, "--record", str(record))
    gcg = tmp_path / "game.gcg"
    assert f"Written to {gcg}" in " ".join(done.stdout.split())
    assert "8K SCION" in gcg.read_text("utf-8")
