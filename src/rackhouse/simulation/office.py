"""The office of a simulated event and its people; it gives commands as a desk would."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import EventRole
from rackhouse.desk.carry_out import DeskDone, carry_out
from rackhouse.desk.create import create
from rackhouse.desk.enter import enter
from rackhouse.desk.links import join_event
from rackhouse.errors import IllegalError
from rackhouse.service.people import sign_in_by_name

if TYPE_CHECKING:
    from rackhouse.contest import EventState
    from rackhouse.contest.actions import EventCommand
    from rackhouse.desk.create import Creation
    from rackhouse.desk.desk import Desk
    from rackhouse.desk.enter import SignUp
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId
    from rackhouse.simulation.clock import StageClock


class Official(msgspec.Struct, frozen=True):
    """Somebody with a role at the event."""

    person: PersonId
    as_: str


class Office:
    """An event, and everybody who acts at it."""

    def __init__(self, desk: Desk, clock: StageClock, live: LiveEvent) -> None:
        self.desk = desk
        self.clock = clock
        self.live = live
        self.tokens: dict[str, str] = {}
        """The secrets of the role links, by role."""
        self.officials: dict[str, Official] = {}
        self.players: dict[int, Official] = {}
        """By entry; house teams have no player."""
        self._orders = 0

    @staticmethod
    async def opened(desk: Desk, clock: StageClock, creation: Creation, organiser: str) -> Office:
        """Create an event, with an official in every role."""
        person = (await sign_in_by_name(desk.hall.sessions, organiser)).person.id
        created = await create(desk.events, person, creation)
        office = Office(desk, clock, await desk.events.get(created.event))
        office.tokens = created.tokens
        office.officials[EventRole.ORGANISER.value] = Official(person, EventRole.ORGANISER.value)
        for role in (EventRole.DESK, EventRole.JUDGE, EventRole.SCORE_KEEPER):
            one = (await sign_in_by_name(desk.hall.sessions, f"The {role.value}")).person.id
            await join_event(desk.events, one, created.tokens[role.value])
            office.officials[role.value] = Official(one, role.value)
        return office

    @property
    def event(self) -> EventId:
        """The event's id."""
        return self.live.id

    @property
    def state(self) -> EventState:
        """The current state of the event."""
        return self.live.book.state

    @property
    def organiser(self) -> Official:
        """The person who created the event."""
        return self.officials[EventRole.ORGANISER.value]

    def order(self) -> str:
        """A unique ID for a command."""
        self._orders += 1
        return f"order-{self._orders}"

    async def do(self, command: EventCommand) -> None:
        """Give a command as the organiser.

        Raises:
            IllegalError: if it is refused.
        """
        reason = await self.ask(self.organiser, command)
        if reason:
            raise IllegalError(reason)

    async def ask(self, official: Official, command: EventCommand) -> str:
        """Give a command as somebody; returns why it was refused, or an empty text."""
        answer = await carry_out(
            self.desk.events,
            official.person,
            self.event,
            official.as_,
            self.order(),
            command,
        )
        return "" if isinstance(answer, DeskDone) else str(answer.reason)

    async def sign_up(self, sign_up: SignUp) -> int | None:
        """Sign somebody up on their own phone; returns their number, or ``None`` if it is full."""
        person = (await sign_in_by_name(self.desk.hall.sessions, sign_up.name[:40])).person.id
        (entered,) = await enter(self.desk.events, person, self.event, "", self.order(), (sign_up,))
        if entered.entry is not None:
            self.players[entered.entry] = Official(person, f"player-{entered.entry}")
        return entered.entry

    async def type_in(self, *sign_ups: SignUp) -> list[int]:
        """Enter people at the desk; returns their numbers."""
        desk = self.officials[EventRole.DESK.value]
        entered = await enter(
            self.desk.events, desk.person, self.event, desk.as_, self.order(), sign_ups
        )
        for one in entered:
            if one.entry is not None and one.token:
                person = (await sign_in_by_name(self.desk.hall.sessions, one.name[:40])).person.id
                await join_event(self.desk.events, person, one.token)
                self.players[one.entry] = Official(person, f"player-{one.entry}")
        return [one.entry for one in entered if one.entry is not None]

    async def time_passes(self, seconds: float) -> None:
        """Move the clock, and let everything happen that is due by then."""
        self.clock.move(seconds)
        await self.desk.hall.games.scheduler.sweep()
        await self.desk.events.scheduler.sweep()
        await self.desk.noticed()
