"""Whoever follows an event hears at once that it moved on, from whichever process."""

from __future__ import annotations

import contextlib
import json
import threading
from queue import Queue
from typing import Any

import httpx

from tests.desk.office import Official
from tests.kit.hall_process import HallProcess

PATIENCE = 60


class Ear:
    """Somebody who listens to an event's stream."""

    def __init__(self, visitor: Official) -> None:
        self.heard: Queue[tuple[str, Any]] = Queue()
        self._visitor = visitor
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        path = f"/api/events/{self._visitor.event}/follow"
        # The hall is stopped while somebody still listens.
        with (
            contextlib.suppress(httpx.HTTPError),
            self._visitor.http.stream("GET", path) as stream,
        ):
            kind = ""
            for line in stream.iter_lines():
                if line.startswith("event: "):
                    kind = line.removeprefix("event: ")
                elif line.startswith("data: "):
                    self.heard.put((kind, json.loads(line.removeprefix("data: "))))

    def until(self, kind: str, number: int = 0) -> Any:
        """The next message of a kind, from a number on."""
        while True:
            found, data = self.heard.get(timeout=PATIENCE)
            if found == kind and data.get("number", 0) >= number:
                return data


def test_a_follower_hears_of_every_change(hall: HallProcess) -> None:
    organiser = Official(hall, "Olive")
    organiser.create("washburn")
    ear = Ear(Official(hall, "Wall", organiser.event))
    assert ear.until("changed")["number"] == 1
    organiser.sign_up("Ann", details={"answers": {"eligibility": "yes"}})
    assert ear.until("changed", 2)["number"] == 2
    ear.until("people")
    done = organiser.do("check id", entry=1, proper=True)
    assert ear.until("changed", 3)["number"] == done["number"]


def test_there_is_nothing_to_follow_where_there_is_no_event(small_hall: HallProcess) -> None:
    Official(small_hall, "Eve", "nowhere").see("follow", status=404)
