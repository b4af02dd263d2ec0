"""A desk for tests: a hall on a real store, its clock in the test's hand, and people at it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from rackhouse.contest import actions
from rackhouse.contest.actions import EventCommand
from rackhouse.desk.carry_out import DeskAnswer, DeskDone, carry_out
from rackhouse.desk.create import Creation, create
from rackhouse.desk.desk import ANYBODY, Desk, opened_desk
from rackhouse.desk.enter import SignUp, enter
from rackhouse.desk.look import look
from rackhouse.desk.mail_permission import MailPermission
from rackhouse.desk.ports import DeskStore
from rackhouse.desk.tables import TableOpened, open_event_table, sit_down
from rackhouse.desk.values import Details, EventSettings
from rackhouse.desk.views.scene import Scene
from rackhouse.log.process import Hints
from rackhouse.service.hall import Hall
from rackhouse.service.new_table import Opened
from rackhouse.service.outgoing import Postman
from rackhouse.service.people import sign_in_by_name
from rackhouse.service.places import parse_place
from rackhouse.service.turn_push import PushService
from tests.desk.office import ANSWERS
from tests.service.kit import Guest, HandClock, Tables, opened_hall

ELIGIBLE = {"eligibility": "yes"}
PATIENCE = 60
_numbers = itertools.count(1)


@asynccontextmanager
async def opened_office(
    url: str,
    clock: HandClock | None = None,
    *,
    hints: Hints | None = None,
    postman: Postman | None = None,
    permission: MailPermission = ANYBODY,
    pusher: PushService | None = None,
    **more: Any,
) -> AsyncIterator[Desk]:
    """The desk of a hall."""
    async with (
        opened_hall(url, clock, hints=hints, **more) as hall,
        opened_desk(hall, store_of(hall), postman, permission, pusher) as desk,
    ):
        yield desk


def store_of(hall: Hall) -> DeskStore:
    """The store of a hall, as its desk sees it."""
    store: Any = hall.store
    found: DeskStore = store
    return found


class Member:
    """Somebody at an event."""

    def __init__(self, desk: Desk, person: str, event: str, as_: str = "") -> None:
        self.desk = desk
        self.person = person
        self.event = event
        self.as_ = as_

    async def see(self) -> Scene:
        return await look(self.desk.events, self.person, self.event, self.as_, games=True)

    async def ask(self, command: EventCommand, name: str = "") -> DeskAnswer:
        id_ = name or f"command {next(_numbers)}"
        return await carry_out(self.desk.events, self.person, self.event, self.as_, id_, command)

    async def do(self, command: EventCommand) -> DeskDone:
        answer = await self.ask(command)
        assert isinstance(answer, DeskDone), answer
        return answer

    async def enter(self, *names: str, **more: Any) -> list[int]:
        """Enter people; their numbers."""
        details = more.pop("details", Details(answers=ELIGIBLE))
        sign_ups = tuple(SignUp(name, details=details, **more) for name in names)
        entered = await enter(
            self.desk.events,
            self.person,
            self.event,
            self.as_,
            f"entering {next(_numbers)}",
            sign_ups,
        )
        assert not [one.reason for one in entered if one.entry is None]
        return [one.entry for one in entered if one.entry is not None]

    async def open(self, pairing: int, custody: Any = "dealt") -> TableOpened:
        return await open_event_table(
            self.desk.events, self.person, self.event, self.as_, pairing, custody
        )

    async def sit(self, pairing: int, nonce: str = "by a die", *, keeps: bool = False) -> Guest:
        nonce = f"{nonce} {self.person}"
        seated = await sit_down(
            self.desk.events, self.person, self.event, self.as_, pairing, nonce, keeps=keeps
        )
        place = parse_place(seated.place)
        return Guest(self.desk.hall, self.person, seated.game, place)

    def at(self, desk: Desk) -> Member:
        """The same person, served by another process."""
        return Member(desk, self.person, self.event, self.as_)


async def newcomer(desk: Desk, event: str, name: str) -> Member:
    """Somebody whom the event does not know."""
    return Member(desk, (await sign_in_by_name(desk.hall.sessions, name)).person.id, event)


async def new_event(desk: Desk, preset: str, **settings: Any) -> Member:
    """The organiser of a new event."""
    person = (await sign_in_by_name(desk.hall.sessions, "Olive")).person.id
    answers = {**ANSWERS[preset], **settings.pop("answers", {})}
    asked = Creation(f"event {next(_numbers)}".replace(" ", "-"), preset, answers)
    created = await create(
        desk.events, person, Creation(asked.id, preset, answers, settings=EventSettings(**settings))
    )
    return Member(desk, person, created.event)


async def players_of(organiser: Member, *names: str, **more: Any) -> list[Member]:
    """Players who signed themselves up, each from their own phone."""
    found = []
    for name in names:
        player = await newcomer(organiser.desk, organiser.event, name)
        (number,) = await player.enter(name, **more)
        player.as_ = f"player-{number}"
        found.append(player)
    return found


async def sit_all(organiser: Member, pairing: int, players: list[Member]) -> Tables:
    """Open the game of a pairing on screens, with its players at their seats."""
    opened = await organiser.open(pairing)
    seats = [await player.sit(pairing) for player in players]
    seats.sort(key=lambda seat: seat.place.seat or 0)
    told = Opened(opened.game, "", (), opened.tokens)
    return Tables(organiser.desk.hall, told, seats)


async def until(condition: Callable[[], Any]) -> Any:
    """Wait for what comes by itself."""
    async with asyncio.timeout(PATIENCE):
        while not (found := condition()):
            await asyncio.sleep(0.01)
        return found


async def village(organiser: Member, *names: str) -> list[Member]:
    """A village evening with its first round paired."""
    players = await players_of(organiser, *names)
    await organiser.do(actions.StartDivision("main"))
    await organiser.do(actions.PairRound("main"))
    return players
