"""A game that is over can be handed to other programs, also after it is certified."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import pytest
from pypdf import PdfReader

from rackhouse.cli.main import main
from rackhouse.cli.terminal.saved import private_path
from rackhouse.record.gcg import check_gcg, read_gcg
from tests.cli.conftest import Done
from tests.cli.script import AGREED, SEEDED, typed

if TYPE_CHECKING:
    from tests.cli.conftest import Play

Run: TypeAlias = Callable[..., Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a subcommand through the command's own entry point."""

    def command(*arguments: str) -> Done:
        monkeypatch.setattr(sys, "argv", ["rackhouse", *arguments])
        with pytest.raises(SystemExit) as exit_:
            main()
        out, err = capsys.readouterr()
        return Done(int(exit_.value.code or 0), out, err)

    return command


@pytest.fixture
def record(play: Play, tmp_path: Path) -> Path:
    """The record of a certified game."""
    path = tmp_path / "game.rackhouse"
    done = play([*typed(), AGREED], *SEEDED, "--record", str(path))
    assert "Certified" in done.stdout
    return path


def test_a_certified_game_is_written_as_gcg_with_its_names(run: Run, record: Path) -> None:
    done = run("export", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    game = read_gcg(done.stdout)
    assert [player.name for player in game.players] == ["Ann", "Bob"]
    report = check_gcg(game)
    assert (report.ok, report.plays) == (True, 27)


def test_the_file_that_is_named_gets_the_same(run: Run, record: Path, tmp_path: Path) -> None:
    shown = run("export", str(record)).stdout
    target = tmp_path / "game.gcg"
    done = run("export", str(record), "--gcg", str(target))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert target.read_text("utf-8") == shown


def test_without_the_names_the_players_are_numbered(run: Run, record: Path, tmp_path: Path) -> None:
    alone = tmp_path / "alone.rackhouse"
    shutil.copy(record, alone)
    game = read_gcg(run("export", str(alone)).stdout)
    assert [player.name for player in game.players] == ["Player 1", "Player 2"]


def test_a_score_sheet_is_written_for_paper_of_either_size(
    run: Run, record: Path, tmp_path: Path
) -> None:
    target = tmp_path / "game.pdf"
    for paper, width in (("a4", 595), ("letter", 612)):
        done = run("export", str(record), "--pdf", str(target), "--paper", paper)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        page = PdfReader(target).pages[0]
        assert int(page.mediabox.width) == width
        assert {"Ann", "Bob"} <= set(page.extract_text().split())


def test_a_game_that_goes_on_shows_no_racks(run: Run, play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.rackhouse"
    play(typed()[:6], *SEEDED, "--record", str(path))
    done = run("export", str(path))
    assert (done.returncode, done.stdout) == (1, "")
    assert f"{path}: the game is not over, and its racks would be shown" in done.stderr


def test_nothing_is_written_over_the_record(run: Run, record: Path) -> None:
    before = record.read_bytes()
    done = run("export", str(record), "--gcg", str(record))
    assert done.returncode == 1
    assert "is the record itself. Give the new file another name." in done.stderr
    assert record.read_bytes() == before


@pytest.mark.parametrize("subcommand", ["export", "verify"])
def test_a_damaged_record_is_named(run: Run, tmp_path: Path, subcommand: str) -> None:
    path = tmp_path / "game.rackhouse"
    path.write_bytes(b'{"rackhouse"')
    done = run(subcommand, str(path))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Error: {path}: ")
    assert done.stderr.count("\n") == 1


def test_a_damaged_file_of_names_is_named(run: Run, record: Path) -> None:
    private_path(record).write_bytes(b"{")
    assert f"{private_path(record)} is damaged" in run("export", str(record)).stderr


def test_a_game_that_cannot_be_verified_yet_is_named(run: Run, play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.rackhouse"
    play(typed()[:6], *SEEDED, "--record", str(path))
    done = run("verify", str(path))
    assert done.returncode == 1
    assert done.stderr == (
        f"Error: {path}: The secret of the draws is published when the game is certified. "
        "Certify it first.\n"
    )
