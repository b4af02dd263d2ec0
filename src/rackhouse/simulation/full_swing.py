"""A busy hall: every kind of event, half-way through, with players who play on."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING, Any, Final

from rackhouse.contest import actions
from rackhouse.contest.preset import Preset
from rackhouse.contest.schedule import weekday_of
from rackhouse.desk.known_players import likely_same
from rackhouse.desk.values import ALONE, SamePlayer
from rackhouse.errors import RackhouseError
from rackhouse.game import wall_clock
from rackhouse.record import Phase
from rackhouse.simulation.answers import monday_before
from rackhouse.simulation.event import EventWishes, SimulatedEvent

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.desk.desk import Desk
    from rackhouse.simulation.clock import StageClock
    from rackhouse.simulation.table import SimulatedTable

ENTRIES: Final = 12
HOURS: Final = 4
"""How many hours ago the doors opened."""
WEEKS: Final = 2
"""How many weeks of a league are over."""
STEPS: Final = 26
"""Steps at each live table before anybody watches, and the seconds each takes."""
STEP_SECONDS: Final = 10
MOST_LIVE: Final = 4
"""How many tables of an event engine players continue at a time."""
PAUSE: Final = (8.0, 16.0)
"""Seconds between two steps at a live table."""
JUDGE_SECONDS: Final = 180
"""How long a call waits for a visitor to answer it, before the house's judge does."""
_logger = logging.getLogger("rackhouse.demo")

DEADLINE = "division.format.days"
"""The question within how many days a challenge is played."""


class LiveTable:
    """A table at which engine players go on while people watch."""

    def __init__(
        self, event: SimulatedEvent, table: SimulatedTable, pause: tuple[float, float]
    ) -> None:
        self.event = event
        self.table = table
        self._pause = pause
        self._called = 0

    async def go_on(self, chance: Random) -> None:
        """Play slowly until the game is over or somebody else has taken over."""
        while not self.table.is_over:
            await asyncio.sleep(chance.uniform(*self._pause))
            is_called = self.table.state.phase is Phase.ADJUDICATING
            self._called = (self._called or wall_clock()) if is_called else 0
            waited = wall_clock() - self._called if is_called else 0
            try:
                await self.table.step(has_judge=waited > JUDGE_SECONDS * 1000)
            except RackhouseError as error:
                _logger.info("a table is left to people", extra={"fault": type(error).__name__})
                return


class FullSwing:
    """The events of the demo."""

    def __init__(
        self,
        desk: Desk,
        clock: StageClock,
        seed: int,
        *,
        entries: int = ENTRIES,
        pause: tuple[float, float] = PAUSE,
    ) -> None:
        self._desk = desk
        self._entries = entries
        self._pause = pause
        self._clock = clock
        self._seed = seed
        self._chance = Random(seed)
        self.events: list[SimulatedEvent] = []
        self.tables: list[LiveTable] = []

    async def set_up(self, tell: Callable[[int], None] = lambda _hundredths: None) -> None:
        """Play the events half-way; ``tell`` is called with the percentage done."""
        now = datetime.fromtimestamp(wall_clock() / 1000, UTC)
        doors = (now - timedelta(hours=HOURS)).replace(minute=0, second=0, microsecond=0)
        first_week = monday_before(now.date()) - timedelta(days=7 * WEEKS)
        names = Preset.names()
        for place, name in enumerate(names):
            wishes = EventWishes(
                name, self._entries, self._seed, doors.date(), first_week,
                _answers(Preset.named(name), doors),
            )  # fmt: skip
            self.events.append(await SimulatedEvent.announced(self._desk, self._clock, wishes))
            await self.events[-1].fill()
            tell(10 * (place + 1) // len(names))
        # Leagues come first because they start earliest, and there is one clock for all.
        self.events.sort(key=lambda event: event.office.state.event.weeks is None)
        for place, event in enumerate(self.events):
            await event.start()
            for _ in range(WEEKS if event.office.state.event.weeks else 1):
                await event.sitting(lambda _done: None)
            tell(10 + 70 * (place + 1) // len(names))
        await self._name_players()
        await self._open_tables()
        tell(100)

    async def _name_players(self) -> None:
        """Link the players of all events who have the same name, as if all had agreed."""
        for event in self.events[1:]:
            office = event.office
            who = (self._desk.player_books, office.organiser.person, office.event, "")
            for number, entry in office.state.entries.items():
                names = office.live.names.of(number)
                for member in entry.members or (ALONE,):
                    name = names.members.get(member, names.name)
                    likely = await likely_same(*who, number)
                    known = [one.line.player for one in likely if one.line.name == name]
                    if known:
                        same = SamePlayer(office.event, number, member, known[0], is_accepted=True)
                        await self._desk.events.store.set_same_player(same)

    async def _open_tables(self) -> None:
        """Open the tables of the current round, and play it half-way."""
        self._clock.move_to(wall_clock() - STEPS * STEP_SECONDS * 1000)
        for event in self.events:
            matches = await event.sit_down()
            for match in matches[:MOST_LIVE]:
                self.tables.append(LiveTable(event, await event.table(match.number), self._pause))
        for _ in range(STEPS):
            for live in self.tables:
                await live.table.step(has_judge=False)
            self._clock.move(STEP_SECONDS)
        for event in self.events:
            for live in self.tables:
                if live.event is event and await live.table.mark(0, "Was that 24 or 26?"):
                    break
            await event.office.do(actions.StartRoundClock(3600))
        self._clock.let_go()

    async def go_on(self) -> None:
        """Let the events go on, each at its own pace, until they wait for people."""
        async with asyncio.TaskGroup() as group:
            for event in self.events:
                own = [live for live in self.tables if live.event is event]
                group.create_task(self._event_goes_on(event, own))

    async def _event_goes_on(self, event: SimulatedEvent, tables: list[LiveTable]) -> None:
        seen: set[int] = set()
        while tables:
            seen |= {live.table.pairing for live in tables}
            await asyncio.gather(*(live.go_on(self._chance) for live in tables))
            if event.office.state.event.weeks:
                return  # the next week has not begun
            try:
                matches = [one for one in await event.sit_down() if one.number not in seen]
                tables = [
                    LiveTable(event, await event.table(match.number), self._pause)
                    for match in matches[:MOST_LIVE]
                ]
            except RackhouseError as error:
                _logger.info("an event is left to people", extra={"fault": type(error).__name__})
                return


def _answers(preset: Preset, doors: datetime) -> dict[str, Any]:
    """Answers that differ from the usual ones: the doors opened a few hours ago."""
    asked = {question.key for question in preset.questions if question.offered is None}
    answers: dict[str, Any] = {"zone": "UTC"}
    if "sessions" in asked:
        hours = {"opens": f"{doors:%H:%M}", "closes": "23:59"}
        day = doors.date()
        answers["sessions"] = [{"day": day.isoformat(), "weekday": weekday_of(day), **hours}]
    if any(question.key == DEADLINE for question in preset.questions):
        answers[DEADLINE] = 0  # nobody waits for days
    return answers
