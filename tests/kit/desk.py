"""A desk to test with: an event, commands given to it, and what came of them."""

from __future__ import annotations

from datetime import date, time
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from rackhouse.contest import (
    DESK,
    ORGANISER,
    Book,
    DivisionPlan,
    EventActor,
    EventPlan,
    EventWorld,
    Refusal,
    Result,
    SeededLots,
    Venue,
    actions,
    decide,
    standings,
)
from rackhouse.contest.plan import Counting
from rackhouse.contest.preset import Preset
from rackhouse.contest.schedule import EventSession

if TYPE_CHECKING:
    from rackhouse.contest import EventState, Line, StandingsRow
    from rackhouse.contest.formats import AnyFormat
    from rackhouse.contest.pairing.pairing import Pairing

DAY = EventSession(date(2027, 5, 1), time(9), time(17), "Saturday")
ZONE = "America/Chicago"

ANSWERS: dict[str, dict[str, Any]] = {
    "washburn": {"sessions": [DAY]},
    "depaul": {"weeks.begin": "2027-01-11", "reporting.to": "office@example.org"},
    "fundraiser": {
        "title": "Letters for Good",
        "venue.name": "The Old Mill",
        "round_minutes": 60,
        "sessions": [DAY],
        "zone": ZONE,
    },
    "iowa": {
        "sessions": [DAY],
        "bands": [{"youngest": 50, "oldest": 59}, {"youngest": 60, "oldest": 69}, {"youngest": 70}],
        "age_day": "2027-12-31",
        "venue.directions": "From the station, the second street on the left.",
    },
    "priston": {"sessions": [DAY]},
    "swiss": {"venue.name": "The Old Mill", "sessions": [DAY]},
    "round-robin": {"venue.name": "The Old Mill", "sessions": [DAY]},
    "quads": {"venue.name": "The Old Mill", "sessions": [DAY]},
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
        "zone": ZONE,
    },
}
"""What an organiser answers to each preset's open questions."""


class Desk:
    """An event under test. Time stands still unless it is told to go on."""

    def __init__(self, seed: str = "desk") -> None:
        self.book = Book()
        self.now = 1_000
        self.lots = SeededLots(seed)

    @classmethod
    def of(cls, format_: AnyFormat, entries: int = 0, **more: Any) -> Desk:
        """An event of one division, without check-in, and so many entries."""
        desk = cls()
        division = DivisionPlan("main", "Main", format_, **more.pop("division", {}))
        counting = more.pop("counting", Counting(tie="score-before-unplayed"))
        plan = EventPlan("Event", "base", Venue("Hall"), ZONE, (DAY,), (division,), counting)
        desk.do(actions.CreateEvent(replace(plan, **more)), ORGANISER)
        desk.enter(entries)
        return desk

    @classmethod
    def preset(cls, name: str, **answers: Any) -> Desk:
        """The event of a preset, its open questions answered."""
        desk = cls()
        plan = Preset.named(name).plan({**ANSWERS[name], **answers})
        desk.do(actions.CreateEvent(plan), ORGANISER)
        return desk

    @property
    def state(self) -> EventState:
        return self.book.state

    def answer(
        self, command: actions.EventCommand, actor: EventActor = DESK
    ) -> tuple[Line, ...] | Refusal:
        """What a command would come to."""
        decision = decide(self.book, actor, command, EventWorld(self.now, self.lots))
        return decision if isinstance(decision, Refusal) else decision.entries

    def do(self, command: actions.EventCommand, actor: EventActor = DESK) -> int:
        """Carry a command out; the number of its action."""
        decision = decide(self.book, actor, command, EventWorld(self.now, self.lots))
        assert not isinstance(decision, Refusal), decision.reason
        for line in decision.entries:
            self.book = self.book.with_line(line)
        assert self.book == decision.after
        return decision.entries[0].action if decision.entries else 0

    def refused(self, command: actions.EventCommand, actor: EventActor = DESK) -> str:
        """Why a command is refused; it must be, and must change nothing."""
        before = self.book
        answer = self.answer(command, actor)
        assert isinstance(answer, Refusal), "The command was carried out."
        assert self.book == before
        return str(answer.reason)

    def enter(self, count: int, division: str = "", **more: Any) -> list[int]:
        """Enter so many; their numbers."""
        key = division or next(iter(self.state.divisions), "")
        for _ in range(count):
            self.do(actions.AddEntry(key, **more))
        return [*self.state.entries][-count:] if count else []

    def start(self, division: str = "main", seeds: tuple[int, ...] = ()) -> None:
        self.do(actions.StartDivision(division, seeds))

    def pair(self, division: str = "main") -> list[Pairing]:
        """Pair the next round; its pairings."""
        self.do(actions.PairRound(division))
        found = self.state.divisions[division]
        return self.state.round_of(found, len(found.rounds))

    def result(self, pairing: int, *scores: int, **more: Any) -> int:
        """Write a played result down, scores in the order of the sides."""
        sides = self.state.pairings[pairing].sides
        return self.do(actions.RecordResult(pairing, sides, Result("played", scores, **more)))

    def ended(self, pairing: int, result: Result) -> int:
        """Write any result down."""
        return self.do(actions.RecordResult(pairing, self.state.pairings[pairing].sides, result))

    def win(self, pairing: int, winner: int) -> int:
        """Let an entry win a match of two by a hundred points."""
        sides = self.state.pairings[pairing].sides
        return self.result(pairing, *(400 if side == winner else 300 for side in sides))

    def between(self, *sides: int) -> Pairing:
        """The open match between entries."""
        [found] = [one for one in self.state.outstanding() if set(one.sides) == set(sides)]
        return found

    def rows(self, division: str = "main") -> tuple[StandingsRow, ...]:
        return standings(self.state, division)

    def places(self, division: str = "main") -> list[tuple[int, int]]:
        """Places and entries, the first place first."""
        return [(row.place, row.entry) for row in self.rows(division)]


def player(entry: int) -> EventActor:
    return EventActor.player(entry)
