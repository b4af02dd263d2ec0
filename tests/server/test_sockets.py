"""A game's socket: acknowledged, resent, caught up, and proof against garbage."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor, heard, rest, say, two_at_a_table


class Table:
    """A game with two visitors, the mover first."""

    def __init__(self, hall: HallProcess) -> None:
        self.game, sitting = two_at_a_table(Visitor(hall, "One"), Visitor(hall, "Two"))
        self.seen: dict[str, Any] = sitting[0].look(self.game, "seat-1")["view"]
        mover = self.seen["mover"]
        self.mover, self.other = sitting[mover], sitting[1 - mover]
        self.place, self.other_place = f"seat-{mover + 1}", f"seat-{2 - mover}"

    @property
    def number(self) -> int:
        return int(self.seen["number"])


@pytest.fixture
def table(hall: HallProcess) -> Table:
    return Table(hall)


def test_a_command_is_acknowledged_by_its_id_and_seen_by_the_other_side(table: Table) -> None:
    with (
        table.mover.socket(table.game, table.place) as mine,
        table.other.socket(table.game, table.other_place) as theirs,
    ):
        assert heard(mine, "welcome")["number"] == table.number
        assert heard(theirs, "welcome")["view"]["own"]["seat"] != table.seen["mover"]
        say(mine, type="command", id="a-1", seen=table.number, command={"command": "pass"})
        done = heard(mine, "done")
        assert done["id"] == "a-1"
        news = heard(theirs, "news")
        assert news["number"] == done["number"]
        numbers = [item["number"] for item in news["items"]]
        assert numbers == list(range(table.number + 1, done["number"] + 1))


def test_a_command_sent_again_gets_its_first_answer(table: Table) -> None:
    with table.mover.socket(table.game, table.place) as socket:
        for _ in range(2):
            say(socket, type="command", id="again", seen=table.number, command={"command": "pass"})
        assert heard(socket, "done") == heard(socket, "done")
    with table.mover.socket(table.game, table.place) as socket:
        say(socket, type="command", id="again", seen=table.number, command={"command": "pass"})
        assert heard(socket, "done")["id"] == "again"


def test_a_client_that_comes_back_is_told_what_it_missed(table: Table) -> None:
    answer = table.mover.order(table.game, table.place, table.number, {"command": "pass"})
    with table.other.socket(table.game, table.other_place, after=table.number) as socket:
        missed = heard(socket, "welcome")["news"]
        assert [item["number"] for item in missed] == list(
            range(table.number + 1, answer["number"] + 1)
        )
        say(socket, type="catch up", after=0)
        again = heard(socket, "welcome")
        assert [item["number"] for item in again["news"]] == list(range(1, answer["number"] + 1))


def test_a_stale_command_is_refused_with_what_was_missed(table: Table) -> None:
    table.mover.order(table.game, table.place, table.number, {"command": "pass"})
    with table.mover.socket(table.game, table.place) as socket:
        say(socket, type="command", id="late", seen=table.number, command={"command": "pass"})
        while True:
            answer = json.loads(socket.recv(30))
            if answer.get("id") == "late":
                break
        assert answer["type"] in ("stale", "refused")
        assert answer["reason"]["text"].endswith(".")


def test_a_draft_is_shown_to_its_own_seat_alone(table: Table) -> None:
    tiles = [sign for sign in table.mover.look(table.game, table.place)["view"]["own"]["rack"]
             if sign != "?"][:2]  # fmt: skip
    squares = [{"square": 112 + at, "tile": tile} for at, tile in enumerate(tiles)]
    with (
        table.mover.socket(table.game, table.place) as mine,
        table.mover.socket(table.game, table.place) as also_mine,
        table.other.socket(table.game, table.other_place) as theirs,
    ):
        heard(theirs, "welcome")
        say(mine, type="draft", squares=squares)
        assert heard(mine, "draft") == heard(also_mine, "draft")
        say(mine, type="ping")
        assert heard(mine, "pong")["now"] > 0
        say(theirs, type="ping")
        heard_there: list[dict[str, Any]] = []
        while not heard_there or heard_there[-1]["type"] != "pong":
            heard_there.append(json.loads(theirs.recv(30)))
        assert "draft" not in [message["type"] for message in heard_there]


def test_presence_tells_which_places_look_on(table: Table) -> None:
    with table.mover.socket(table.game, table.place) as mine:
        heard(mine, "welcome")
        with table.other.socket(table.game, table.other_place) as theirs:
            assert table.other_place in heard(theirs, "welcome")["present"]
            while table.other_place not in heard(mine, "presence")["present"]:
                pass
        while table.other_place in heard(mine, "presence")["present"]:
            pass


@pytest.mark.parametrize(
    "message",
    [
        "", "{", "null", "[]", "7", '"pass"', "\x00", "{}",
        '{"type": "tick"}',
        '{"type": "command"}',
        '{"type": "command", "id": "", "seen": 0, "command": {"command": "pass"}}',
        '{"type": "command", "id": "x", "seen": -1, "command": {"command": "pass"}}',
        '{"type": "command", "id": "x", "seen": 1e400, "command": {"command": "pass"}}',
        '{"type": "command", "id": "x", "seen": 0, "command": {"command": "tick"}}',
        '{"type": "command", "id": "x", "seen": 0, "command": {"command": "pass", "actor": "x"}}',
        '{"type": "command", "id": "x", "seen": 0, "command": {"command": "grant everything"}}',
        '{"type": "draft", "squares": [{"square": 1e9, "tile": "A"}]}',
        '{"type": "draft", "squares": [{"square": 1, "tile": "AB"}]}',
        '{"type": "draft", "squares": [{"square": 9999, "tile": "A"}]}',
        '{"type": "catch up", "after": "x"}',
        b"\xff\xfe", b"\x00" * 100,
    ],
)  # fmt: skip
def test_a_garbled_message_is_refused_and_changes_nothing(
    small_table: Table, message: str | bytes
) -> None:
    with small_table.mover.socket(small_table.game, small_table.place) as socket:
        heard(socket, "welcome")
        socket.send(message)
        refused = heard(socket, "refused")
        assert refused["reason"]["text"].endswith(".")
        say(socket, type="ping")
        heard(socket, "pong")
    after = small_table.mover.look(small_table.game, small_table.place)["view"]["number"]
    assert after == small_table.number


@pytest.fixture(scope="module")
def small_table(small_hall: HallProcess) -> Table:
    return Table(small_hall)


def test_a_message_too_large_closes_the_socket(small_table: Table) -> None:
    with small_table.mover.socket(small_table.game, small_table.place) as socket:
        heard(socket, "welcome")
        with contextlib.suppress(ConnectionClosed):
            socket.send("x" * 100_000)
        rest(socket)
        assert socket.close_code == 1009


def test_a_forged_order_from_another_seat_is_refused(small_table: Table) -> None:
    other = small_table.other.socket(small_table.game, small_table.other_place)
    with other as socket:
        say(socket, type="command", id="f", seen=small_table.number, command={"command": "pass"})
        assert heard(socket, "refused")["id"] == "f"


def test_a_socket_cannot_be_opened_with_a_number_that_is_none(small_table: Table) -> None:
    for after in ("-1", "x", "9" * 30):
        with small_table.mover.socket(small_table.game, small_table.place, after=after) as socket:
            assert [message["type"] for message in rest(socket)] == ["gone"]
            assert socket.close_code == 4400


def test_whoever_is_removed_is_sent_away(small_hall: HallProcess) -> None:
    owner, guest = Visitor(small_hall), Visitor(small_hall)
    opened = owner.open(sides=2)
    game = opened["game"]
    guest.join(opened["tokens"]["seat-2"])
    with guest.socket(game, "seat-2") as socket:
        heard(socket, "welcome")
        owner.post(f"/api/games/{game}/places/seat-2/revoke", remove=[guest.id], status=201)
        assert heard(socket, "gone")["reason"]["text"].endswith(".")
        rest(socket)
        assert socket.close_code == 1001
