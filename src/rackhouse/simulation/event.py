"""A whole simulated event: announced, entered, played round by round, certified."""

from __future__ import annotations

from datetime import date, time, timedelta
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from rackhouse.contest import actions
from rackhouse.contest.formats.ladder import rungs
from rackhouse.contest.preset import Preset
from rackhouse.contest.schedule import instant
from rackhouse.desk.create import Creation
from rackhouse.errors import IllegalError
from rackhouse.players import LADDER
from rackhouse.simulation import incidents, league, running
from rackhouse.simulation.answers import answers_for, settings_for
from rackhouse.simulation.names import people, sign_ups
from rackhouse.simulation.office import Office
from rackhouse.simulation.running import check_in
from rackhouse.simulation.table import SimulatedTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division
    from rackhouse.desk.desk import Desk
    from rackhouse.desk.enter import SignUp
    from rackhouse.players import Character
    from rackhouse.simulation.clock import StageClock

FEWEST, MOST = 2, 2000
PLAYERS = LADDER[1:7:2]
"""Only some of the players: each has words to prepare, and three are enough."""
DAYS_BEFORE = 7
"""How long before the first day an event is announced."""

SITTINGS_OF_LADDER = 2
"""How often people come to a ladder, which has no end of its own."""


class EventWishes(msgspec.Struct, frozen=True):
    """Which event to simulate, and how large."""

    preset: str
    entries: int
    seed: int = 0
    day: date = date(2027, 5, 1)
    """The day of the event; by default a league's first week begins on the Monday after it."""
    first_week: date | None = None
    answers: dict[str, Any] = {}
    """Answers that replace the usual ones."""


class SimulatedEvent:
    """A running event. Things go wrong in the first rounds on purpose; the rest is played."""

    def __init__(self, wishes: EventWishes, office: Office, coming: list[SignUp]) -> None:
        self.wishes = wishes
        self.office = office
        self.coming = coming
        """People who have not signed up yet; the last one comes late."""
        self.chance = Random(f"troubles {wishes.seed}")
        self.sittings = 0
        """How many rounds people have sat down to."""
        self.happened: set[str] = set()
        """What has gone wrong already, so that it happens only once."""

    @staticmethod
    async def announced(desk: Desk, clock: StageClock, wishes: EventWishes) -> SimulatedEvent:
        """Create the event, a week before it takes place.

        Raises:
            IllegalError: if an answer is missing, or the plan is impossible.
            UnknownNameError: if there is no such preset.
        """
        if not FEWEST <= wishes.entries <= MOST:
            raise IllegalError(
                "simulation-entries", fewest=FEWEST, most=MOST, entries=wishes.entries
            )
        preset = Preset.named(wishes.preset)
        first_week = wishes.first_week or wishes.day + timedelta(days=7 - wishes.day.weekday())
        answers = answers_for(preset, wishes.day, first_week) | wishes.answers
        plan = preset.plan(answers)
        opens = first_week if plan.weeks else wishes.day
        clock.move_to(instant(opens - timedelta(days=DAYS_BEFORE), time(12), plan.zone))
        chance = Random(f"people {wishes.seed}")
        creation = Creation(
            f"simulation-{wishes.seed}", preset.name, answers, settings=settings_for(preset)
        )
        (organiser,) = people(chance, 1)
        office = await Office.opened(desk, clock, creation, organiser)
        return SimulatedEvent(wishes, office, sign_ups(plan, chance, wishes.entries))

    @property
    def matches_expected(self) -> int:
        """About how many matches there will be, to show progress."""
        state, found = self.office.state, len(self.office.state.pairings)
        for division in state.divisions.values():
            format_, size = division.plan.format, sum(1 for _ in state.entries_of(division.key))
            if format_.is_bracket:
                found = max(found, format_.numbers_for(size) - 1)
            elif (planned := format_.most_rounds) is not None and division.rounds:
                left = planned - len(division.rounds)
                found += left * len(division.rounds[0])
        return found

    # --- before

    async def fill(self) -> None:
        """Sign everybody up: one is typed in by the desk, one is left to come late."""
        office = self.office
        late = 1 if len(self.coming) > FEWEST else 0
        while len(self.coming) > late + 1:
            await office.sign_up(self.coming.pop(0))
            office.clock.move(self.chance.randint(60, 4000))
        await office.type_in(self.coming.pop(0))

    async def start(self) -> None:
        """Check everybody in on the day, merge divisions and start them."""
        office = self.office
        plan = office.state.event
        if plan.sessions:
            first = plan.sessions[0]
            office.clock.move_to(instant(first.day, first.opens, plan.zone))
        await check_in(office, list(office.state.entries))
        await running.settle_formats(office)
        await running.add_house_teams(office)
        await running.lend(office)
        await running.pledge(office, self.chance)
        for division in list(office.state.divisions.values()):
            if division.stage == "open" and any(office.state.entries_of(division.key)):
                # An event that is to be seen in its middle has begun some weeks ago.
                await office.do(
                    actions.StartDivision(division.key, self._seeds(division), sure=True)
                )

    def _seeds(self, division: Division) -> tuple[int, ...]:
        if division.plan.format.may_draw:
            return ()
        return tuple(one.number for one in self.office.state.entries_of(division.key))

    # --- rounds

    def due(self) -> list[Pairing]:
        """The outstanding matches of each division's earliest open round.

        Where rounds overlap, all outstanding matches are due once the first round has been played.
        """
        state, found = self.office.state, []
        for division in state.divisions.values():
            waiting = state.outstanding(division.key)
            if waiting and not (division.plan.format.rounds_overlap and self.sittings > 1):
                first = min(match.round for match in waiting)
                waiting = [match for match in waiting if match.round == first]
            found += waiting
        return found

    async def sit_down(self) -> list[Pairing]:
        """Pair what can be paired; returns the matches to play now, none at the end."""
        office, state = self.office, self.office.state
        for division in state.divisions.values():
            has_challenges = division.plan.format.has_rungs and self.sittings < SITTINGS_OF_LADDER
            if has_challenges and not state.outstanding(division.key):
                await self._challenge(division)
            if division.next_round is None or state.outstanding(division.key):
                continue
            await office.do(actions.PairRound(division.key))
            if not division.rounds:  # later rounds get their tables from this one
                await office.do(actions.AssignTables(division.key, 1))
        self.sittings += 1
        return self.due()

    async def _challenge(self, division: Division) -> None:
        """Every second player of a ladder challenges the one above."""
        order = rungs(self.office.state, division)
        for above, below in zip(order[::2], order[1::2], strict=False):
            await self.office.do(actions.ChallengeOnLadder(below, above))

    async def sitting(self, tell: Callable[[int], None]) -> bool:
        """Play one round everywhere, from pairings to results; returns whether there was one.

        ``tell`` is called with the number of finished matches.
        """
        matches = await self.sit_down()
        if not matches:
            return False
        matches = await league.arrange(self.office, matches, self.happened)
        if self.sittings == 1:
            matches = await incidents.stay_away(self.office, matches)
        tables = [await self.table(match.number) for match in matches]
        await self.play(tables, tell)
        await incidents.settle(self.office, tables)
        await league.week_ends(self.office, self.due())
        if self.sittings == 1:
            await incidents.after_first(self.office, self.chance, self.coming)
            self.coming.clear()
        tell(len(self.office.state.results))
        return True

    async def table(self, pairing: int) -> SimulatedTable:
        """The table of a match, with everybody seated."""
        return await SimulatedTable.opened(self.office, pairing, self.character)

    def character(self, entry: int) -> Character:
        """The player for an entry, the same through the whole event."""
        return Random(f"{self.wishes.seed} {entry}").choice(PLAYERS)

    async def play(self, tables: list[SimulatedTable], tell: Callable[[int], None]) -> None:
        """Play at all tables, a step at each in turn, until none goes on by itself."""
        going = list(tables)
        while going:
            for table in list(going):
                if not await table.step():
                    going.remove(table)
                    tell(len(self.office.state.results))
            if self.sittings <= 1:
                await incidents.during(tables)
            await self.office.time_passes(self.chance.randint(4, 12))

    # --- after

    async def close(self) -> None:
        """Take back equipment, certify every division, collect the money."""
        office = self.office
        await running.take_back(office)
        for division in list(office.state.divisions.values()):
            if division.stage == "started":
                await office.do(actions.CertifyDivision(division.key))
        await running.settle(office)

    async def run(self, tell: Callable[[int], None] = lambda _done: None) -> None:
        """Run the event from sign-up to the final places."""
        await self.fill()
        await self.start()
        while await self.sitting(tell):
            pass
        await self.close()
