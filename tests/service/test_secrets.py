"""What reaches whom: every byte that a hall sends in a game, held against what is hidden."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import msgspec
import pytest

from rackhouse.record import PUBLIC, Actor, Phase, decode_entry
from rackhouse.record.folding import steps
from rackhouse.referee import commands as c
from rackhouse.service.drafts import draft
from rackhouse.service.hub import Subscription
from rackhouse.service.list_games import list_games
from rackhouse.service.look import look
from rackhouse.service.messages import DraftSquare
from rackhouse.service.watch import watch
from tests.service.kit import Guest, Pilot, Tables, opened_hall, set_table, until

pytestmark = pytest.mark.anyio


class Ear:
    """Everything that one viewer is sent, until the racks are open."""

    def __init__(self, table: Tables, place: Actor) -> None:
        self.place = place
        self.heard = bytearray()
        self.last = 0
        self._table = table

    def hear(self, value: object) -> None:
        data = value if isinstance(value, bytes) else msgspec.json.encode(value)
        if not self._table.live.is_over:
            self.heard += data

    async def listen(self, reader: Subscription) -> None:
        async for message in reader:
            view = msgspec.json.decode(message.data).get("view")
            if view is None or view["phase"] not in ("finished", "certified"):
                self.heard += message.data
            self.last = max(self.last, message.number)


async def asked_for_everything(guest: Guest, ear: Ear) -> None:
    """All that somebody at a place can ask for, also what they may not have."""
    hall, game = guest.hall, guest.game
    ear.hear(await look(hall.games, guest.person, game, guest.place))
    ear.hear(await list_games(hall.games, guest.person))
    for command in (
        c.Accept(guest.place),
        c.CallChallenge(guest.place, ("QI",)),
        c.Begin(guest.place),
    ):
        ear.hear(await guest.ask(command, seen=0))
    if guest.place.seat is not None:
        squares = (DraftSquare(112, "Z"), DraftSquare(113, "q"))
        ear.hear(await draft(hall.games, guest.person, game, guest.place, squares))


@pytest.mark.parametrize("sheet", ["base", "fundraiser"])
async def test_no_byte_tells_another_sides_tiles_or_the_secret_before_its_time(
    database_url: str, sheet: str
) -> None:
    async with opened_hall(database_url) as hall, AsyncExitStack() as stack:
        table = await set_table(hall, sheet, is_open_to_watch=True)
        judge, director = await table.guest("judge"), await table.guest("director")
        guests = [*table.seats, judge, director]
        ears = [Ear(table, guest.place) for guest in guests]
        wall = Ear(table, PUBLIC)
        for ear, guest in zip((*ears, wall), (*guests, None), strict=True):
            person = None if guest is None else guest.person
            _, reader = await stack.enter_async_context(
                watch(hall.games, hall.followers, person, table.game, ear.place)
            )
            task = asyncio.create_task(ear.listen(reader))
            stack.callback(task.cancel)
        pilot = Pilot(table, judge, director)
        while table.phase() is not Phase.FINISHED:
            if table.phase() is Phase.ON_TURN and table.state.turn % 5 == 0:
                for ear, guest in zip(ears, guests, strict=True):
                    await asked_for_everything(guest, ear)
                wall.hear(await look(hall.games, None, table.game, PUBLIC))
            if not await pilot.step():
                await asyncio.sleep(0.002)
        await until(lambda: all(ear.last == table.state.number for ear in (*ears, wall)))
        kept = await hall.store.games.kept(table.game)
        assert kept is not None
        entries = [decode_entry(one.line) for one in await hall.store.games.lines(table.game)]
        racks = {
            (seat, after.text(side.rack))
            for _, _, after in steps(entries)
            for seat, side in enumerate(after.sides)
            if len(side.rack) >= 6
        }
        assert len(racks) > 10
        for ear in (*ears, wall):
            assert len(ear.heard) > 10_000
            assert kept.secret.encode() not in ear.heard
            for seat, rack in racks:
                if ear.place == Actor.seat_at(seat):
                    continue
                assert f'"{rack}"'.encode() not in ear.heard, (ear.place, seat)
        # The same look finds them where they belong.
        own = ears[0]
        assert any(f'"{rack}"'.encode() in own.heard for seat, rack in racks if seat == 0)
