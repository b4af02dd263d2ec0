"""``rackhouse backup`` and ``rackhouse restore``: files that are not overwritten by mistake."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rackhouse.cli.main import rackhouse
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.log.store import StoreUnavailableError
from tests.store.kit import assert_folds, opened
from tests.store.make_data import keep


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with a hall in it."""
    monkeypatch.setenv("RACKHOUSE_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    for name in ("RACKHOUSE_DATABASE", "RACKHOUSE_CONFIG"):
        monkeypatch.delenv(name, raising=False)
    asyncio.run(keep(str(tmp_path / "home" / "hall.db")))
    return tmp_path


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(rackhouse, list(map(str, arguments)), catch_exceptions=False)


def test_what_was_backed_up_is_restored_elsewhere(home: Path, postgresql_url: str) -> None:
    saved = run("backup", home / "saved")
    assert saved.exit_code == 0
    assert saved.stdout.startswith("Backed up 2 games, ")
    assert (home / "saved").stat().st_mode & 0o777 == 0o600
    for target in (postgresql_url, f"sqlite:///{home}/new folder/hall.db"):
        restored = run("restore", home / "saved", "--database", target)
        assert restored.stdout.startswith("Restored 2 games, ")
        assert restored.stdout.endswith(
            "make a new one: rackhouse event link, with the same --database\n"
        )

        async def look(url: str) -> None:
            async with opened(url) as store:
                await assert_folds(store, "whole-game")

        asyncio.run(look(target))


def test_nothing_is_overwritten_unless_asked_for(home: Path) -> None:
    file = home / "saved"
    file.write_text("a letter")
    with pytest.raises(IllegalError, match=r"is there already. Give --force"):
        run("backup", file)
    assert file.read_text() == "a letter"
    assert run("backup", file, "--force").exit_code == 0
    with pytest.raises(IllegalError, match=r"already holds 2 games and 2 people. Give --force"):
        run("restore", file)
    assert run("restore", file, "--force").exit_code == 0


def test_the_database_is_the_one_that_the_hall_uses(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(IllegalError, match=r"no database .*other\.db\."):
        run("backup", home / "saved", "--database", home / "other.db")
    assert not (home / "other.db").exists()
    assert not (home / "saved").exists()
    monkeypatch.setenv("RACKHOUSE_DATABASE", str(home / "third.db"))
    with pytest.raises(IllegalError, match=r"no database .*third\.db"):
        run("backup", home / "saved")
    monkeypatch.delenv("RACKHOUSE_DATABASE")
    (home / "rackhouse.toml").write_text('database = "fourth.db"\n')
    with pytest.raises(IllegalError, match=r"no database fourth\.db"):
        run("backup", home / "saved")


def test_what_is_no_backup_or_no_hall_is_refused(home: Path) -> None:
    with pytest.raises(MalformedError, match=r"hall\.db is not a backup of Rackhouse"):
        run("restore", home / "home" / "hall.db")
    (home / "empty.db").touch()
    with pytest.raises(IllegalError, match=r"empty\.db has version 0"):
        run("backup", home / "saved", "--database", home / "empty.db")
    (home / "letter.db").write_text("Dear Sir or Madam, this is a letter. " * 40)
    with pytest.raises(StoreUnavailableError, match="file is not a database"):
        run("backup", home / "saved", "--database", home / "letter.db")
    assert not (home / "saved").exists()
