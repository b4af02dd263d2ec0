"""Whoever looks into the database while a hall writes to it takes nothing away from it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rackhouse.log.store import Receipt
from tests.durability.trial import checked, checked_at_the_end, open_house, playing_crowd
from tests.store.kit import append, new_game, opened

LOOK = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("SELECT COUNT(*) FROM entries").fetchall()
connection.close()
"""


@pytest.mark.anyio
async def test_the_log_of_a_database_in_use_stays_where_it_is(tmp_path: Path) -> None:
    file = tmp_path / "hall.db"
    log = tmp_path / "hall.db-wal"
    async with opened(f"sqlite:///{file}") as store:
        await store.add_game(new_game("final"))
        for number in range(1, 4):
            assert await store.games.append(append("final", number)) == Receipt(
                number + 1, number + 1
            )
            assert len(await store.games.lines("final")) == number + 1
            before = log.stat().st_ino
            subprocess.run([sys.executable, "-c", LOOK, str(file)], check=True)
            assert log.stat().st_ino == before


def test_backups_under_load_cost_nothing(database_url: str, tmp_path: Path) -> None:
    with (
        open_house(tmp_path, database_url) as house,
        playing_crowd(tmp_path, 3, house.address) as crowd,
    ):
        for number in range(2):
            crowd.until_answered(15)
            subprocess.run(
                [
                    *(sys.executable, "-m", "rackhouse", "backup"),
                    *("--database", database_url, str(tmp_path / f"{number}.backup")),
                ],
                check=True,
                capture_output=True,
            )
            checked(database_url, crowd.answers)
            crowd.until_answered(15)
            house.kill()
            checked(database_url, crowd.answers)
            house.start()
        crowd.finish()
        checked_at_the_end(database_url, crowd.answers)
