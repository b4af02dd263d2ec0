"""``rackhouse replay`` answers for every file, in text or JSON, whatever the file is."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from rackhouse.cli.replay import replay


def run(*arguments: str | Path, data: bytes | None = None) -> Result:
    return CliRunner().invoke(replay, [str(argument) for argument in arguments], input=data)


def entries(result: Result) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(result.stdout)
    return found


@pytest.fixture
def wrong(tmp_path: Path, two_players: str) -> Path:
    path = tmp_path / "wrong.gcg"
    text = two_players.replace("J1 NICETY +36 196", "J1 NICETY +38 198")
    path.write_text(text, encoding="utf-8")
    return path


def test_games_that_agree_are_status_0(games: Path) -> None:
    result = run(*sorted(games.glob("*.gcg")))
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        f"ok    52 plays  {games / 'super-board.gcg'}",
        f"ok    25 plays  {games / 'three-players.gcg'}",
        f"ok    26 plays  {games / 'two-players.gcg'}",
        "3 files, all ok.",
    ]


def test_a_wrong_game_is_status_1_and_says_where(games: Path, wrong: Path) -> None:
    result = run(games / "two-players.gcg", wrong)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[1:] == [
        f"wrong 26 plays  {wrong}",
        "      event 12, line 24: J1 NICETY scores 36, not 38.",
        "2 files, 1 ok, 1 wrong, 1 error.",
    ]


def test_json_is_a_list_with_an_entry_per_file_as_given(games: Path, wrong: Path) -> None:
    given = os.path.relpath(games / "two-players.gcg")
    result = run("--json", given, wrong)
    assert result.exit_code == 1
    assert entries(result) == [
        {"file": given, "ok": True, "plays": 26, "errors": []},
        {
            "file": str(wrong),
            "ok": False,
            "plays": 26,
            "errors": [
                {
                    "event": 12,
                    "line": 24,
                    "kind": "score",
                    "recorded": 38,
                    "right": 36,
                    "message": "J1 NICETY scores 36, not 38.",
                }
            ],
        },
    ]


def test_the_same_file_twice_has_two_entries(games: Path) -> None:
    path = games / "two-players.gcg"
    assert [entry["plays"] for entry in entries(run("--json", path, path))] == [26, 26]


def test_standard_input_is_a_dash(games: Path) -> None:
    result = run("-", data=(games / "two-players.gcg").read_bytes())
    assert (result.exit_code, result.stdout) == (0, "ok    26 plays  -\n")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x89PNG\r\n\x1a\n\x00\x00",
        bytes(range(1, 256)) * 20,
        b"x" * 10_000_000,
        b">" * 1_000_000,
        b"#player1 a A\n#player2 b B\n>a: ABC 8H",
        b"<html><body>404</body></html>",
        b"#character-encoding utf-8\n\xff\xfe",
        b"\xff\xfe\x00",
        b"{",
        b'{"rackhouse": 1, "facts": []}',
        b"\xef\xbb\xbf {}",
    ],
)
def test_what_is_no_game_is_one_error_in_its_entry(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "odd.gcg"
    path.write_bytes(data)
    result = run("--json", path)
    (entry,) = entries(result)
    assert result.exit_code == 1
    assert (entry["ok"], entry["plays"], len(entry["errors"])) == (False, 0, 1)
    error = entry["errors"][0]
    assert (error["event"], error["kind"]) == (None, "syntax")
    assert len(error["message"]) < 250


@pytest.mark.parametrize("name", ["there-is-none.gcg", ".", "a\0b", "x" * 5000])
def test_what_cannot_be_opened_is_one_error_in_its_entry(games: Path, name: str) -> None:
    result = run("--json", name, games / "two-players.gcg")
    missing, there = entries(result)
    assert result.exit_code == 1
    assert (missing["file"], missing["ok"], len(missing["errors"])) == (name, False, 1)
    assert there["ok"]


def test_a_lexicon_judges_the_words(tmp_path: Path, two_players: str) -> None:
    path = tmp_path / "phony.gcg"
    path.write_text(
        two_players.replace("J9 WOOD +19 133\n>ada: DNOOOTW --  -19 114\n", "- +0 114\n"),
        encoding="utf-8",
    )
    assert run("--lexicon", "enable", path).exit_code == 0
    kept = tmp_path / "kept.gcg"
    kept.write_text("#player1 a A\n#player2 b B\n>a: QZ 8G QZ +40 40\n", encoding="utf-8")
    assert run(kept).exit_code == 0
    (entry,) = entries(run("--json", "--lexicon", "enable", kept))
    assert [(error["event"], error["kind"]) for error in entry["errors"]] == [(1, "word")]


def test_no_sign_that_a_terminal_obeys_is_printed(tmp_path: Path) -> None:
    path = tmp_path / "bell.gcg"
    path.write_text("#player1 a A\n#player2 b B\n>\x1b[2J\x07: AB - +0 0\n", encoding="utf-8")
    result = run(path)
    assert "\x1b" not in result.stdout
    assert "\x07" not in result.stdout


def test_no_file_at_all_is_an_error() -> None:
    assert run().exit_code == 2
