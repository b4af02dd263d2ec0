"""Somebody at a hall's events, over the network: an organiser, the desk, a player."""

from __future__ import annotations

from typing import Any

from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor, checked

DAY = {"day": "2027-05-01", "weekday": "Saturday", "opens": "09:00", "closes": "17:00"}
ANSWERS: dict[str, dict[str, Any]] = {
    "washburn": {"sessions": [DAY]},
    "depaul": {"weeks.begin": "2027-01-11", "reporting.to": "office@example.org"},
    "fundraiser": {
        "title": "Letters for Good",
        "venue.name": "The Old Mill",
        "round_minutes": 60,
        "sessions": [DAY],
        "zone": "America/Chicago",
    },
    "iowa": {
        "sessions": [DAY],
        "bands": [{"youngest": 50, "oldest": 59}, {"youngest": 60}],
        "age_day": "2027-12-31",
        "venue.directions": "From the station, the second street on the left.",
    },
    "priston": {"sessions": [DAY]},
    "swiss": {"venue.name": "The Old Mill", "sessions": [DAY]},
    "quads": {"venue.name": "The Old Mill", "sessions": [DAY]},
    "round-robin": {"venue.name": "The Old Mill", "sessions": [DAY]},
    "double-elimination": {"venue.name": "The Old Mill", "sessions": [DAY]},
    "ladder": {"venue.name": "The Old Mill"},
    "club-match": {
        "division.format.home": "Hillside",
        "division.format.away": "Lakeside",
        "venue.name": "The Old Mill",
        "sessions": [DAY],
    },
    "naspa": {"venue.name": "The Old Mill", "sessions": [DAY]},
    "wespa": {
        "venue.name": "The Old Mill",
        "sessions": [DAY],
        "zone": "America/Chicago",
    },
}
"""What an organiser answers to each preset's open questions."""


class Official(Visitor):
    """A visitor with something to do at an event."""

    def __init__(self, hall: HallProcess, name: str = "Official", event: str = "") -> None:
        super().__init__(hall, name)
        self.event = event
        self.links: dict[str, str] = {}

    def create(self, preset: str, **more: Any) -> str:
        """Create an event from a preset; its organiser is oneself."""
        body = {"id": self.new_name(), "preset": preset, "answers": ANSWERS[preset], **more}
        created = self.post("/api/events", status=201, **body)
        self.event, self.links = created["event"], created["links"]
        return self.event

    def come(self, link: str) -> dict[str, Any]:
        """Take the role that a link gives."""
        joined: dict[str, Any] = self.post("/api/events/join", token=link.partition("#")[2])
        self.event = joined["event"]
        return joined

    def see(self, what: str = "", *, status: int = 200, **query: Any) -> Any:
        """A page of the event."""
        path = f"/api/events/{self.event}" + (f"/{what}" if what else "")
        return self.get(path, status=status, **query)

    def sign_up(self, *names: str, as_: str = "", status: int = 200, **more: Any) -> Any:
        """Enter people by their names."""
        entries = [{"name": name, **more} for name in names]
        path = f"/api/events/{self.event}/entries?as={as_}"
        return self.post(path, status=status, id=self.new_name(), entries=entries)

    def tell(self, command: str, *, as_: str = "", name: str = "", **fields: Any) -> Any:
        """Give a command; the answer."""
        return self.post(
            f"/api/events/{self.event}/commands?as={as_}",
            id=name or self.new_name(),
            command={"command": command, **fields},
        )

    def do(self, command: str, **fields: Any) -> Any:
        """Give a command that is carried out."""
        answer = self.tell(command, **fields)
        assert answer["kind"] == "done", answer
        return answer

    def put(self, path: str, *, status: int = 204, **body: Any) -> Any:
        """Set something."""
        return checked(self.http.put(path, json=body), status)

    def drop(self, path: str, *, status: int = 204) -> None:
        """Take something away."""
        checked(self.http.delete(path), status)


def knockout(organiser: Official, *names: str) -> list[int]:
    """A knockout with these players, checked in and started, seeded in their order."""
    organiser.create("washburn")
    entered = organiser.sign_up(*names, details={"answers": {"eligibility": "yes"}})
    numbers = [one["entry"] for one in entered]
    for number in numbers:
        organiser.do("check id", entry=number, proper=True)
        organiser.do("check in", entry=number)
    organiser.do("start division", division="main", seeds=numbers)
    return numbers
