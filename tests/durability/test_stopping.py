"""A hall told to stop under load finishes what it has begun; its clocks stand until it is back."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from rackhouse.record import Phase
from tests.durability.trial import (
    checked,
    checked_at_the_end,
    open_house,
    playing_crowd,
    until,
)
from tests.kit.hall_process import PATIENCE
from tests.kit.visitor import Visitor, two_at_a_table

TABLES = 5
STOPS = 3


def test_what_was_answered_before_a_stop_is_there_and_all_goes_on(
    database_url: str, tmp_path: Path
) -> None:
    with (
        open_house(tmp_path, database_url) as house,
        playing_crowd(tmp_path, TABLES, house.address) as crowd,
    ):
        for _ in range(STOPS):
            crowd.until_answered(30)
            assert house.stop() == 0
            checked(database_url, crowd.answers)
            house.start()
        crowd.until_answered(20)
        crowd.finish()
        kept = checked_at_the_end(database_url, crowd.answers)
    assert {kept.games[one.game].state.phase for one in crowd.answers} == {Phase.CERTIFIED}


def test_a_command_that_is_half_sent_when_the_hall_is_told_to_stop_is_answered(
    database_url: str, tmp_path: Path
) -> None:
    with open_house(tmp_path, database_url) as house:
        assert house.hall is not None
        game, sitting = two_at_a_table(Visitor(house.hall), Visitor(house.hall))
        seen = sitting[0].look(game, "seat-1")["view"]
        mover = sitting[seen["mover"]]
        place = f"seat-{seen['mover'] + 1}"
        message = {
            "type": "command",
            "id": "half",
            "seen": seen["number"],
            "command": {"command": "pass"},
        }
        body = json.dumps(message).encode()
        address = urlsplit(house.address)
        with socket.create_connection((address.hostname, address.port), PATIENCE) as line:
            line.sendall(
                f"POST /api/games/{game}/commands?place={place} HTTP/1.1\r\n"
                f"Host: {address.netloc}\r\nAuthorization: Bearer {mover.token}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
                + body[:10]
            )
            # Another request is answered after this one was taken up.
            assert httpx.get(f"{house.address}/api/health").status_code == 200
            house.hall.process.terminate()
            until(lambda: is_shut(address.hostname or "", address.port or 0), "a closed door")
            line.sendall(body[10:])
            answer = b""
            while part := line.recv(65536):
                answer += part
        assert b" 200 " in answer.splitlines()[0]
        done = json.loads(answer.partition(b"\r\n\r\n")[2])
        assert done["type"] == "done"
        assert house.stop() == 0
        kept = checked(database_url, [])
    [(_, last)] = [span for (_, _, name), span in kept.receipts.items() if name == "half"]
    assert last == done["number"]


def is_shut(host: str, port: int) -> bool:
    """Whether nobody is let in any more."""
    with socket.socket() as probe:
        return probe.connect_ex((host, port)) != 0
