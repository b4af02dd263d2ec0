"""A database that goes away under load, or has no room: a reason is given, and then all goes on."""

from __future__ import annotations

import resource
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import httpx

from rackhouse.record import Phase
from tests.durability.journal import Answered
from tests.durability.trial import (
    Crowd,
    House,
    checked,
    checked_at_the_end,
    open_house,
    playing_crowd,
    until,
)
from tests.kit.databases import running_cluster
from tests.kit.visitor import Visitor, heard, say, two_at_a_table
from tests.kit.visitor import checked as answered

TABLES = 5


def is_ready(house: House) -> bool:
    return httpx.get(f"{house.address}/api/ready").status_code == 200


def play_to_the_end(crowd: Crowd, database: str) -> None:
    """Everybody gets to the end of their game, and the database agrees with what they were told."""
    crowd.until_answered(20)
    counts = crowd.finish()
    assert counts["unavailable"] > 0, "somebody was told"
    answers: list[Answered] = crowd.answers
    kept = checked_at_the_end(database, answers)
    assert {kept.games[one.game].state.phase for one in answers} == {Phase.CERTIFIED}


class Witness:
    """Somebody who asks on a socket and over HTTP while nothing can be written."""

    def __init__(self, house: House, stack: ExitStack) -> None:
        assert house.hall is not None
        first, second = Visitor(house.hall), Visitor(house.hall)
        self.game, sitting = two_at_a_table(first, second)
        seen = first.look(self.game, "seat-1")["view"]
        mover = seen["mover"]
        self.visitor, self.place = sitting[mover], f"seat-{mover + 1}"
        self.socket = stack.enter_context(self.visitor.socket(self.game, self.place))
        heard(self.socket, "welcome")
        self.message = {
            "type": "command",
            "id": "witness",
            "seen": seen["number"],
            "command": {"command": "pass"},
        }

    def see_it_refused(self) -> None:
        path = f"/api/games/{self.game}/commands?place={self.place}"
        refused = self.visitor.http.post(path, json=self.message)
        answered(refused, 503)
        assert refused.headers["retry-after"]
        say(self.socket, **self.message)
        told = heard(self.socket, "unavailable")
        assert told["id"] == "witness"
        assert told["reason"]["key"] == "store-away"

    def see_it_done(self) -> None:
        say(self.socket, **self.message)
        done = heard(self.socket, "done")
        path = f"/api/games/{self.game}/commands?place={self.place}"
        assert answered(self.visitor.http.post(path, json=self.message), 200) == done


def test_a_server_of_the_database_restarted_under_load(tmp_path: Path) -> None:
    with running_cluster() as cluster:
        database = cluster.new_database()
        with (
            open_house(tmp_path, database) as house,
            playing_crowd(tmp_path, TABLES, house.address) as crowd,
            ExitStack() as stack,
        ):
            witness = Witness(house, stack)
            for _ in range(2):
                crowd.until_answered(20)
                cluster.stop(mode="immediate")
                until(lambda: not is_ready(house), "a hall that says that it cannot write")
                witness.see_it_refused()
                cluster.start()
                until(lambda: is_ready(house), "a hall that found its database again")
                checked(database, crowd.answers)
            witness.see_it_done()
            play_to_the_end(crowd, database)


def files_of(database: Path) -> list[Path]:
    return [database, database.with_name(f"{database.name}-wal")]


def test_a_disk_that_gets_full_under_load(tmp_path: Path) -> None:
    file = tmp_path / "hall.db"
    database = f"sqlite:///{file}"
    with (
        open_house(tmp_path, database) as house,
        playing_crowd(tmp_path, TABLES, house.address) as crowd,
        ExitStack() as stack,
    ):
        witness = Witness(house, stack)
        crowd.until_answered(20)
        room = max(path.stat().st_size for path in files_of(file)) + 60_000
        _, most = resource.prlimit(house.process, resource.RLIMIT_FSIZE)
        resource.prlimit(house.process, resource.RLIMIT_FSIZE, (room, most))
        until(lambda: not is_ready(house), "a hall that says that it cannot write")
        # Something small would find room still, where the log of what is new begins afresh.
        resource.prlimit(house.process, resource.RLIMIT_FSIZE, (1, most))
        witness.see_it_refused()
        assert witness.visitor.look(witness.game, witness.place)["view"], "it can still be read"
        checked(database, crowd.answers)
        resource.prlimit(house.process, resource.RLIMIT_FSIZE, (most, most))
        until(lambda: is_ready(house), "a hall that has room again")
        witness.see_it_done()
        play_to_the_end(crowd, database)
        assert house.stop() == 0
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
