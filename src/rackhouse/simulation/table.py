"""A table of a simulated event, with engine players in its seats, on screens."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

from rackhouse.contest import EventRole
from rackhouse.desk.seating import calls_at
from rackhouse.desk.tables import open_event_table, sit_down
from rackhouse.errors import IllegalError
from rackhouse.judging import ruled_by
from rackhouse.record import DIRECTOR, JUDGE, SCORE_KEEPER, Phase
from rackhouse.record import Actor as Place
from rackhouse.referee import commands
from rackhouse.referee.question import question_of
from rackhouse.service.carry_out import carry_out
from rackhouse.service.engine_turn import attempts, awaited
from rackhouse.service.join import join
from rackhouse.service.messages import Done, Envelope
from rackhouse.service.players import EngineSeat

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.players import Character
    from rackhouse.record import State
    from rackhouse.referee import Command
    from rackhouse.referee.commands import AnyCommand
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import PersonId
    from rackhouse.simulation.office import Office

BUDGET = 400
"""Cents that a side spends on helps in a game, if some are sold."""
LEAVES = ("tie", "marker", "nothing")
"""Questions after which a table does not go on by itself."""


class SimulatedTable:
    """A running game of the event; one command at a time, so that anybody can watch."""

    def __init__(
        self,
        office: Office,
        pairing: int,
        live: LiveGame,
        people: tuple[PersonId, ...],
        seats: dict[int, EngineSeat],
    ) -> None:
        self.office = office
        self.pairing = pairing
        self.live = live
        self._people = people
        self._seats = seats
        self._orders = 0

    @staticmethod
    async def opened(
        office: Office, pairing: int, character: Callable[[int], Character]
    ) -> SimulatedTable:
        """Open the game of a pairing, and seat everybody."""
        desk, event = office.desk, office.event
        keeper = office.officials[EventRole.SCORE_KEEPER.value]
        opened = await open_event_table(
            desk.events, keeper.person, event, keeper.as_, pairing, "dealt"
        )
        people = []
        for seat, entry in enumerate(opened.sides):
            nonce = f"{event} {pairing} {entry}"
            player = office.players.get(entry)
            if player is None:  # a house team: the score-keeper plays for it
                await join(desk.hall.games, keeper.person, opened.tokens[f"seat-{seat + 1}"], nonce)
            else:
                await sit_down(desk.events, player.person, event, player.as_, pairing, nonce)
            people.append(keeper.person if player is None else player.person)
        for official in (office.organiser, keeper):
            await sit_down(desk.events, official.person, event, official.as_, pairing)
        live = await desk.hall.games.get(opened.game)
        words = (
            await desk.hall.games.books.book_of(live.state)
        ).words or await desk.hall.games.books.usual()
        budget = BUDGET if live.state.rules.helps else 0
        seats = {
            seat: EngineSeat(
                seat, character(entry), words, live.state.rules, f"{live.seed} {seat}",
                budget=budget,
            )
            for seat, entry in enumerate(opened.sides)
        }  # fmt: skip
        return SimulatedTable(office, pairing, live, tuple(people), seats)

    @property
    def state(self) -> State:
        """The current state of the game."""
        return self.live.state

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do at the table itself."""
        return question_of(self.state).kind in LEAVES

    async def step(self, *, has_judge: bool = True) -> bool:
        """Let one thing happen; returns whether anything did. Without a judge, calls wait for one.

        Raises:
            IllegalError: if nobody whose turn it is can do anything that is allowed.
        """
        if self.state.phase is Phase.SETTING_UP:
            await self._set_up()
            return True
        if self.is_over:
            return False
        for seat in awaited(self.state, self._seats, list_judges=True, patient=True):
            if seat is None:
                if not has_judge:
                    return False
                await self._rule()
                return True
            # In a thread, because a hall has others to serve while a player thinks.
            world = self.live.world(self.office.clock.now())
            wishes = await asyncio.to_thread(attempts, self.state, seat, world, self._seats[seat])
            for command in wishes:
                if await self._give(self._people[seat], Place.seat_at(seat), command):
                    return True
        raise IllegalError("simulation-nobody-acts")

    async def mark(self, seat: int, note: str) -> bool:
        """Mark a discrepancy as a side; returns whether the sheet allowed it."""
        place = Place.seat_at(seat)
        return await self._give(self._people[seat], place, commands.MarkDiscrepancy(place, note))

    async def settle(self) -> bool:
        """Break a tie and rule on a marker as director; returns whether there was one."""
        state, organiser = self.state, self.office.organiser.person
        open_ = [marker for marker in state.markers if marker.outcome is None]
        if state.undecided:
            return await self._give(organiser, DIRECTOR, commands.BreakTie(DIRECTOR, "draw"))
        if not open_ or state.phase is not Phase.FINISHED:
            return False
        note = "The board was counted again."
        ruling = commands.RuleDiscrepancy(DIRECTOR, open_[0].number, "stands", note=note)
        return await self._give(organiser, DIRECTOR, ruling)

    async def _set_up(self) -> None:
        keeper = self.office.officials[EventRole.SCORE_KEEPER.value].person
        if self.state.rules.score_keeper.chosen != "none" and self.state.score_keeper is None:
            await self._give(keeper, SCORE_KEEPER, commands.ChooseScoreKeeper(SCORE_KEEPER, 0))
        if not await self._give(keeper, SCORE_KEEPER, commands.Begin(SCORE_KEEPER)):
            raise IllegalError("simulation-not-begun", match=self.pairing)

    async def _rule(self) -> None:
        """Answer a call as the word judge, from the event's queue and by the list in force."""
        judge = self.office.officials[EventRole.JUDGE.value]
        book = await self.office.desk.hall.games.books.book_of(self.state)
        await calls_at(self.office.desk.events, judge.person, self.office.event, judge.as_)
        await self._give(judge.person, JUDGE, ruled_by(book.judge, self.state))

    async def _give(self, person: PersonId, place: Place, command: Command) -> bool:
        self._orders += 1
        order = cast("AnyCommand", command)
        envelope = Envelope(f"{place}-{self._orders}", self.live.number, order)
        answer = await carry_out(self.office.desk.hall.games, person, self.live.id, place, envelope)
        await self.office.desk.noticed()
        return isinstance(answer, Done)
