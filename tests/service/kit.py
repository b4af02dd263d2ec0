"""A hall for tests: a real store, a clock that the test moves, chance that it knows."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec

from rackhouse.log.process import Hint, Hints
from rackhouse.messages import Voice
from rackhouse.players import LADDER
from rackhouse.record import DIRECTOR, JUDGE, Actor, Phase
from rackhouse.referee import Command, GameView
from rackhouse.referee import commands as c
from rackhouse.service.ask import answer_ask
from rackhouse.service.carry_out import carry_out
from rackhouse.service.hall import Hall
from rackhouse.service.hub import Subscription
from rackhouse.service.join import join
from rackhouse.service.look import look
from rackhouse.service.messages import Answer, Done, Envelope, Refused, Stale
from rackhouse.service.new_table import Opened
from rackhouse.service.open_game import Opening, open_table
from rackhouse.service.people import sign_in_by_name
from rackhouse.service.places import parse_place, place_name
from rackhouse.service.players import PLAYERS, Chair, PlayerMaker
from rackhouse.store import open_store

NAMES = tuple(PLAYERS)
THINKER, FAIR, WEAK = NAMES[0], NAMES[len(NAMES) // 2], NAMES[-1]
STRONG = next(one.name for one in reversed(LADDER) if one.search is None)
"""The strongest that does not look ahead: one that does thinks about a game for half a minute."""
START = 1_800_000_000_000
PATIENCE = 60
LONGEST = 180
"""Seconds for a whole game, also where others keep the machine busy."""
_numbers = itertools.count(1)


class HandClock:
    """A clock that stands still until the test moves it."""

    def __init__(self, now: int = START) -> None:
        self._now = now
        self._sleepers: list[tuple[int, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self._now

    async def wait_until(self, moment: int) -> None:
        if moment <= self._now:
            await asyncio.sleep(0)
            return
        sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((moment, sleeper))
        await sleeper

    def pass_time(self, seconds: float) -> None:
        """Move on, and wake whoever wanted to be woken by then."""
        self._now += round(seconds * 1000)
        awake = [sleeper for moment, sleeper in self._sleepers if moment <= self._now]
        self._sleepers = [(moment, one) for moment, one in self._sleepers if moment > self._now]
        for sleeper in awake:
            if not sleeper.done():
                sleeper.set_result(None)


class Wires:
    """Hints between halls of one test, as several processes would give them."""

    def __init__(self) -> None:
        self.ends: list[Wire] = []

    def end(self) -> Hints:
        wire = Wire(self)
        self.ends.append(wire)
        return wire


class Wire:
    """One hall's end of the wires."""

    is_alone = False

    def __init__(self, wires: Wires) -> None:
        self._wires = wires
        self._heard: asyncio.Queue[Hint | None] = asyncio.Queue()

    async def publish(self, hint: Hint) -> None:
        for other in self._wires.ends:  # one hears oneself too, as over real wires
            await other._heard.put(hint)

    async def listen(self) -> AsyncIterator[Hint | None]:
        while True:
            yield await self._heard.get()


class DeafWires(Wires):
    """Wires that lose every hint."""

    def end(self) -> Hints:
        return Wire(Wires())


@asynccontextmanager
async def opened_hall(
    url: str,
    clock: HandClock | None = None,
    *,
    hints: Hints | None = None,
    players: Mapping[str, PlayerMaker] = PLAYERS,
    seed: int = 1,
    dies: bool = False,
) -> AsyncIterator[Hall]:
    """A hall on a real store; one that ``dies`` closes nothing in an orderly way."""
    store = await open_store(url)
    chance = Random(seed)
    hall = Hall(
        store,
        clock=HandClock() if clock is None else clock,
        chance=chance.randbytes,
        hints=hints,
        players=players,
    )
    await hall.start()
    try:
        yield hall
    finally:
        await (kill(hall) if dies else hall.stop())
        await store.close()


async def kill(hall: Hall) -> None:
    """End a hall's work as if its process had been killed: nothing is written any more."""
    await hall.engines.close()
    await hall.process.kill()
    await hall.followers.close()


async def until(condition: Callable[[], Any]) -> None:
    """Wait for what other tasks and threads bring about."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.002)


async def next_of(reader: Subscription, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(20):
        async for message in reader:
            if message.kind == kind:
                found: dict[str, Any] = msgspec.json.decode(message.data(Voice()))
                return found
    raise AssertionError(f"no {kind} came")


class Guest:
    """Somebody at a place of a game."""

    def __init__(self, hall: Hall, person: str, game: str, place: Actor) -> None:
        self.hall = hall
        self.person = person
        self.game = game
        self.place = place

    async def view(self) -> GameView:
        return (await look(self.hall.games, self.person, self.game, self.place)).view

    async def ask(self, command: Command, *, seen: int | None = None, name: str = "") -> Answer:
        if seen is None:
            seen = (await self.view()).number
        id_ = name or f"{place_name(self.place)} {next(_numbers)}"
        envelope = Envelope(id_, seen, command)  # type: ignore[arg-type]  # any command will do
        return await carry_out(self.hall.games, self.person, self.game, self.place, envelope)

    async def do(self, command: Command) -> Done:
        answer = await self.ask(command)
        assert isinstance(answer, Done), answer
        return answer

    async def refused(self, command: Command) -> str:
        answer = await self.ask(command)
        assert isinstance(answer, Refused), answer
        return str(answer.reason)

    async def stale(self, command: Command, seen: int) -> Stale:
        answer = await self.ask(command, seen=seen)
        assert isinstance(answer, Stale), answer
        return answer

    def at(self, hall: Hall) -> Guest:
        """The same person, served by another process."""
        return Guest(hall, self.person, self.game, self.place)


class Tables:
    """A game with everybody at it."""

    def __init__(self, hall: Hall, opened: Opened, seats: list[Guest]) -> None:
        self.hall = hall
        self.opened = opened
        self.game = opened.game
        self.seats = seats

    async def guest(self, place: str, name: str = "") -> Guest:
        """Somebody else takes a place by its invitation; those at the table agree to it."""
        person = (await sign_in_by_name(self.hall.sessions, name or place)).person.id
        await self.let_in(person, place)
        return Guest(self.hall, person, self.game, parse_place(place))

    async def let_in(self, person: str, place: str) -> None:
        """Somebody takes a place by its invitation; those at the table agree, if they are asked."""
        token = self.opened.invitations[place]
        joined = await join(self.hall.games, person, token, agrees_to_racks=True)
        asked = [seat for seat in self.seats if place_name(seat.place) in joined.waits_for]
        for seat in {seat.person: seat for seat in asked}.values():
            await answer_ask(
                self.hall.games, seat.person, self.game, joined.ask, seat.place, agrees=True
            )

    @property
    def live(self) -> Any:
        """The game as the hall has it; asked anew each time."""
        found = self.hall.games.at_hand(self.game)
        assert found is not None
        return found

    def phase(self) -> Phase:
        """Asked anew each time, which a type checker cannot foresee of an attribute."""
        found: Phase = self.state.phase
        return found

    @property
    def state(self) -> Any:
        return self.live.state

    @property
    def mover(self) -> Guest:
        return next(seat for seat in self.seats if seat.place.seat == self.state.mover)

    @property
    def other(self) -> Guest:
        return next(seat for seat in self.seats if seat.place.seat != self.state.mover)


async def set_table(hall: Hall, sheet: str = "base", sides: int = 2, **more: Any) -> Tables:
    """Open a game; as many people as it has seats free come and sit down."""
    ann = (await sign_in_by_name(hall.sessions, "Guest 1")).person.id
    own = more.pop("own", ("seat-1",))
    if sheet == "fundraiser":
        more["settings"] = {"round.seconds": 3600, **more.get("settings", {})}
    opened = await open_table(hall.games, ann, Opening(sheet=sheet, sides=sides, own=own, **more))
    seats = [Guest(hall, ann, opened.game, parse_place(place)) for place in own]
    live = await hall.games.get(opened.game)
    for seat in seats:
        if live.state.is_dealt and seat.place.seat is not None:
            await seat.do(c.GiveNonce(seat.place, f"nonce of {place_name(seat.place)}"))
    for number in range(sides):
        token = opened.invitations.get(f"seat-{number + 1}")
        if token is None or f"seat-{number + 1}" in own:
            continue
        person = (await sign_in_by_name(hall.sessions, f"Guest {number + 1}")).person.id
        await join(hall.games, person, token, f"nonce of seat {number + 1}", agrees_to_racks=True)
        seats.append(Guest(hall, person, opened.game, Actor.seat_at(number)))
    seats.sort(key=lambda seat: seat.place.seat if seat.place.seat is not None else 9)
    if seats and live.info.most_at_a_seat > 1 and len(live.seats_taken) == sides:
        await seats[0].ask(c.Begin(seats[0].place))  # teams say themselves when all are there
    return Tables(hall, opened, seats)


class Pilot:
    """Plays a game to its end for everybody at it, through the handlers alone."""

    def __init__(self, table: Tables, judge: Guest | None = None, director: Guest | None = None):
        self.table = table
        self.judge = judge
        self.director = director
        self.answers: list[Answer] = []

    async def fly(self) -> GameView:
        """To the certified result."""
        try:
            async with asyncio.timeout(LONGEST):
                while (view := await self.table.seats[0].view()).phase is not Phase.CERTIFIED:
                    if not await self.step():
                        await asyncio.sleep(0.002)
                return view
        except TimeoutError:
            raise AssertionError(f"the game does not end: {self.table.state.phase}") from None

    async def step(self) -> bool:
        for seat in self.table.seats:
            view = await seat.view()
            command = await self.command(seat, view)
            if command is not None:
                answer = await seat.ask(command, seen=view.number)
                # The engine's players do not wait: one may come a moment too late.
                assert isinstance(answer, Done) or self.table.live.info.chairs, answer
                self.answers.append(answer)
                return True
        return await self._roles()

    async def _roles(self) -> bool:
        view = await self.table.seats[0].view()
        if view.phase is Phase.ADJUDICATING and self.judge is not None and view.call is not None:
            state = self.table.state
            book = await self.table.hall.games.books.book_of(state)
            assert book.judge is not None
            await self.judge.do(c.Rule(JUDGE, book.judge(view.call.words).acceptable))
            return True
        if view.end is not None and view.end.undecided and self.director is not None:
            await self.director.do(c.BreakTie(DIRECTOR, "order", view.end.undecided))
            return True
        return False

    async def command(self, seat: Guest, view: GameView) -> Command | None:
        live = self.table.live
        may = {option.command for option in view.options if option.why_not is None}
        number, actor = seat.place.seat, seat.place
        book = await self.table.hall.games.books.book_of(live.state)
        words = book.words if book.words is not None else await self.table.hall.games.books.usual()
        player = PLAYERS[STRONG](Chair(number or 0, words, live.state.rules, "pilot"))
        if view.phase is Phase.SETTING_UP:
            if "choose score-keeper" in may and view.score_keeper is None:
                return c.ChooseScoreKeeper(actor, 0)
            return c.Begin(actor) if "begin" in may else None
        if view.phase is Phase.ON_TURN and view.mover == number:
            return player.turn(view, live.state.board)
        if view.window is not None and number in view.window.waiting_for and "accept" in may:
            return player.window(view)
        if "confirm score" in may and view.window is not None and not view.window.waiting_for:
            return c.ConfirmScore(actor)
        if "confirm verdict" in may and view.call is not None:
            heard = live.state.call.verdicts
            return player.book(heard[0][1] if heard else None, view.call.words)
        if view.own is not None and view.own.is_asked:
            return player.plays(view, live.state.board)
        return c.ConfirmResult(actor) if "confirm result" in may else None
