"""The data of every version so far, served by the hall of today."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from examples.bot import choose
from rackhouse.record import decode_record, fold
from rackhouse.service.tokens import hash_of
from rackhouse.store.opening import connected, database_at
from tests.kit.hall_process import running_hall
from tests.kit.visitor import Visitor, two_at_a_table
from tests.store.test_migrating import VERSIONS, place

TOKEN = "the token that ann has had since then"
NEVER = (time.time() + 365 * 24 * 3600) * 1000


def let_in(url: str, person: str, token: str) -> None:
    """Give somebody of the old data a session, in the form that every version has had."""
    with connected(database_at(url)) as connection:
        connection.begin()
        connection.change(
            "INSERT INTO sessions (token, person, kind, label, created, expires)"
            " VALUES (?, ?, 'bot', '', 1000, ?)",
            (hash_of(token), person, round(NEVER)),
        )
        # The secrets in that data were never drawn from.
        connection.change("UPDATE games SET secret = ?", ("5e" * 32,))
        connection.commit()


@pytest.mark.parametrize("version", VERSIONS)
def test_a_hall_that_was_upgraded_goes_on_with_its_games(
    database_url: str, tmp_path: Path, version: int
) -> None:
    place(version, database_url)
    let_in(database_url, "ann", TOKEN)
    with running_hall(tmp_path / "home", database=database_url) as hall:
        ann = Visitor(hall, token=TOKEN)
        listed = ann.get("/api/games")
        assert {"begun-game", "whole-game"} <= {one["info"]["id"] for one in listed}
        record = ann.http.get("/api/games/whole-game/record")
        assert record.status_code == 200, record.text
        fold(decode_record(record.content))
        seen = ann.look("begun-game", "seat-1")["view"]
        if seen["phase"] == "paused":
            ann.order("begun-game", "seat-1", seen["number"], {"command": "resume"})
            seen = ann.look("begun-game", "seat-1")["view"]
        order = choose(seen) or {"command": "resign"}
        done = ann.order("begun-game", "seat-1", seen["number"], order, name="upgraded")
        assert done["type"] == "done", done
        two_at_a_table(ann, Visitor(hall))
        assert hall.stop() == 0
    with running_hall(tmp_path / "home", database=database_url) as hall:
        ann = Visitor(hall, token=TOKEN)
        again = ann.order("begun-game", "seat-1", seen["number"], order, name="upgraded")
        assert again["number"] == done["number"]
