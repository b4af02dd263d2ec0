"""``rackhouse selfplay`` plays the same games again, and says what came of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from rackhouse.cli.replay import replay_bytes
from rackhouse.cli.selfplay import selfplay
from rackhouse.errors import IllegalError, UnknownNameError


def run(*arguments: str) -> str:
    done = CliRunner().invoke(selfplay, arguments, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def figures(*arguments: str) -> dict[str, object]:
    found = json.loads(run(*arguments, "--json"))
    assert isinstance(found, dict)
    return {name: value for name, value in found.items() if not name.endswith("_seconds")}


def test_the_same_seed_gives_the_same_games_whatever_the_threads() -> None:
    core = ("--games", "30", "--seed", "5")
    assert figures(*core) == figures(*core, "--threads", "2")
    players = ("--games", "6", "--seed", "5", "--player", "pip", "--player", "MAUD")
    one = figures(*players)
    assert one == figures(*players, "--threads", "2")
    assert one["players"] == ["Pip", "Maud"]
    assert one["wins"] == [0, 6]


def test_people_get_lines() -> None:
    text = run("--games", "4", "--seed", "5", "--player", "Vera", "--player", "Pip")
    assert "players     Vera and Pip" in text
    assert "games       4, seed 5" in text
    assert "first wins  100.0% (95 of 100 times 51.0% to 100.0%)" in text
    assert "the engine and score only" in run("--games", "4", "--against", "score-only")


def test_many_games_are_counted_chunk_by_chunk() -> None:
    words = ("--lexicon", "enable", "--games", "2001", "--seed", "1")
    found = figures(*words, "--threads", "2")
    assert found["games"] == 2001
    wins, draws = found["wins"], found["draws"]
    assert isinstance(wins, list)
    assert isinstance(draws, int)
    assert sum(wins) + draws == 2001


@pytest.mark.parametrize("players", [(), ("--player", "Otto", "--player", "Ines")])
def test_games_are_written_as_gcg_and_never_over_others(
    tmp_path: Path, players: tuple[str, ...]
) -> None:
    folder = tmp_path / "new" / "games"
    arguments = ("--games", "3", "--seed", "8", *players, "--gcg", str(folder))
    run(*arguments)
    written = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert sorted(written) == [f"game-00000{number}.gcg" for number in (1, 2, 3)]
    for data in written.values():
        assert replay_bytes(".gcg", data).ok
    (folder / "game-000001.gcg").unlink()
    with pytest.raises(IllegalError, match=r"game-000002\.gcg is there already. Name another"):
        run(*arguments)
    assert not (folder / "game-000001.gcg").exists()


def test_a_sheet_gives_the_terms() -> None:
    arguments = ("--games", "40", "--seed", "2")
    assert figures(*arguments)["points"] != figures(*arguments, "--rules", "priston")["points"]
    assert figures(*arguments, "--rules", "iowa")["rules"] == "iowa"


@pytest.mark.parametrize(
    ("arguments", "error", "reason"),
    [
        (("--player", "Otto"), IllegalError, "Give --player twice, not once"),
        (("--player", "Otto", "--player", "Zoe"), UnknownNameError, "no player called “Zoe”"),
        (
            ("--player", "Otto", "--player", "Pip", "--against", "score-only"),
            IllegalError,
            "Leave --against out",
        ),
        (("--rules", "nowhere"), UnknownNameError, "no rule sheet and no file"),
        (("--lexicon", "nowhere"), UnknownNameError, "no list called"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(
    arguments: tuple[str, ...], error: type[Exception], reason: str
) -> None:
    with pytest.raises(error, match=reason):
        run("--games", "2", *arguments)
