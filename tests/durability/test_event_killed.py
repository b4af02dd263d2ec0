"""A hall killed while results are posted: what it answered is there once, and the event goes on."""

from __future__ import annotations

import asyncio
import queue
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from rackhouse.contest import Book, actions, fold
from rackhouse.contest.book import decode_line
from rackhouse.store import open_store
from tests.desk.office import ANSWERS
from tests.durability.trial import House, open_house

ENTRIES = 12
CLERKS = 4
KILLS = 3
PATIENCE = 90


class Clerk(threading.Thread):
    """Takes slips and posts them until each is answered, whatever happens to the hall."""

    def __init__(self, office: Office, slips: queue.SimpleQueue[dict[str, Any]]) -> None:
        super().__init__(daemon=True)
        self._office = office
        self._slips = slips
        self.answers: dict[int, tuple[int, int]] = {}
        """What was answered for each pairing: the numbers of its lines."""
        self.faults: list[object] = []

    def run(self) -> None:
        with httpx.Client(base_url=self._office.address, timeout=10) as http:
            http.headers["authorization"] = self._office.token
            while True:
                try:
                    slip = self._slips.get_nowait()
                except queue.Empty:
                    return
                self._post(http, slip)

    def _post(self, http: httpx.Client, slip: dict[str, Any]) -> None:
        latest = time.monotonic() + PATIENCE
        while time.monotonic() < latest:
            try:
                answer = http.post(f"/api/events/{self._office.event}/commands", json=slip)
            except httpx.HTTPError:
                time.sleep(0.05)
                continue
            if answer.status_code == 503:
                time.sleep(0.05)
                continue
            told = answer.json()
            if told.get("kind") != "done":
                self.faults.append(told)
                return
            self.answers[slip["command"]["pairing"]] = (told["first"], told["number"])
            return
        self.faults.append("the hall did not come back")


class Office:
    """An event whose results are posted by several clerks."""

    def __init__(self, house: House) -> None:
        self.address = house.address
        with httpx.Client(base_url=self.address, timeout=30) as http:
            entry = http.post("/api/people", json={"name": "Olive", "kind": "bot"}).json()
            self.token = http.headers["authorization"] = f"Bearer {entry['token']}"
            body = {"id": "cup", "preset": "iowa", "answers": ANSWERS["iowa"]}
            self.event: str = http.post("/api/events", json=body).json()["event"]
            people = [{"name": f"P{n}", "details": {"born": "1950-01-01"}} for n in range(ENTRIES)]
            self._do(http, "entries", {"id": "all", "entries": people})
            start = {"command": "start division", "division": "60 and over"}
            self._do(http, "commands", {"id": "start", "command": start})
            rounds = http.get(f"/api/events/{self.event}/rounds").json()["divisions"][1]["rounds"]
        self.matches = [match for one in rounds for match in one["matches"]]

    def _do(self, http: httpx.Client, path: str, body: dict[str, Any]) -> None:
        answer = http.post(f"/api/events/{self.event}/{path}", json=body)
        assert answer.status_code == 200, answer.text

    def slips(self) -> queue.SimpleQueue[dict[str, Any]]:
        """A slip for every match, in no order."""
        slips: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        for match in random.Random(1).sample(self.matches, len(self.matches)):
            result = {"kind": "played", "scores": [300 + match["pairing"], 299]}
            command = {
                "command": "record result",
                "pairing": match["pairing"],
                "sides": [side["entry"] for side in match["sides"]],
                "result": result,
            }
            slips.put({"id": f"slip-{match['pairing']}", "command": command})
        return slips


def book_of(url: str, event: str) -> Book:
    """The event as it stands on disk."""

    async def read() -> Book:
        store = await open_store(url)
        try:
            return fold([decode_line(one.line) for one in await store.events.lines(event)])
        finally:
            await store.close()

    return asyncio.run(read())


def assert_kept(book: Book, answers: dict[int, tuple[int, int]]) -> None:
    """Every answer is on disk: its very lines, with its match in them."""
    for pairing, (first, _) in answers.items():
        fact = book.lines[first - 1].fact
        assert isinstance(fact, actions.ResultRecorded)
        assert fact.pairing == pairing
        assert book.state.results[pairing].scores[0] == 300 + pairing


def test_no_result_that_was_acknowledged_is_lost_or_posted_twice(
    database_url: str, tmp_path: Path
) -> None:
    chance = random.Random(5)
    with open_house(tmp_path, database_url) as house:
        office = Office(house)
        slips = office.slips()
        clerks = [Clerk(office, slips) for _ in range(CLERKS)]
        for clerk in clerks:
            clerk.start()
        for kill in range(KILLS):
            wanted = (kill + 1) * len(office.matches) // (KILLS + 2)
            while sum(len(clerk.answers) for clerk in clerks) < wanted:
                assert any(clerk.is_alive() for clerk in clerks), [c.faults for c in clerks]
                time.sleep(0.002)
            time.sleep(chance.random() / 50)
            answered = {k: v for clerk in clerks for k, v in dict(clerk.answers).items()}
            house.kill()
            assert_kept(book_of(database_url, office.event), answered)
            house.start()
        for clerk in clerks:
            clerk.join(PATIENCE)
        assert [clerk.faults for clerk in clerks] == [[]] * CLERKS
        answers = {k: v for clerk in clerks for k, v in clerk.answers.items()}
    book = book_of(database_url, office.event)
    assert set(answers) == {match["pairing"] for match in office.matches}
    assert_kept(book, answers)
    recorded = [
        one.fact.pairing for one in book.lines if isinstance(one.fact, actions.ResultRecorded)
    ]
    assert sorted(recorded) == sorted(answers), "each once"
