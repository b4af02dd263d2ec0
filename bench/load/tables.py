"""Tables for a load: games with known draws, so that every play can be thought of beforehand.

A hall deals out of a secret of its own and the chances that the seats add. Here the secrets come
from a short list, so that games of one secret are dealt alike: one of them is played in advance,
and what was played there is the script of the others. The hall that is measured knows none of
this: it finds the games in its database.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets

import msgspec

from bench.load.evening import Evening, Step, Table
from examples.bot import choose
from rackhouse.record import Actor, Phase
from rackhouse.referee import commands
from rackhouse.service.answers import Done, Envelope
from rackhouse.service.carry_out import carry_out
from rackhouse.service.hall import Hall
from rackhouse.service.join import join
from rackhouse.service.look import look
from rackhouse.service.open_game import Opening, open_table
from rackhouse.service.people import sign_in_by_name
from rackhouse.store import open_store

OPENING = Opening(
    own=("seat-1",),
    settings={"clocks.use": "on", "clocks.seconds": 7200, "clocks.overtime_points": 10},
)
"""Under clocks, since those are the most work: every play moves a deadline."""
SCRIPTS = 20
_SECRET = 32
_AT_ONCE = 64


class Chance:
    """Real chance for all but the secrets of games, which are taken from a list."""

    def __init__(self) -> None:
        self.script = 0

    def __call__(self, count: int) -> bytes:
        if count != _SECRET:
            return secrets.token_bytes(count)
        return hashlib.sha256(f"script {self.script}".encode()).digest()


async def set_tables(url: str, count: int) -> Evening:
    """Set so many tables in a database, and think of all that will be played at them."""
    store = await open_store(url)
    chance = Chance()
    hall = Hall(store, chance=chance)
    await hall.start()
    tables: list[Table] = []
    scripts = []
    for script in range(SCRIPTS):
        chance.script = script
        pattern, people = await _set(hall, script)
        scripts.append(await _play(hall, pattern, people))
        wanted = count * (script + 1) // SCRIPTS - len(tables)
        for first in range(0, wanted, _AT_ONCE):
            group = (_set(hall, script) for _ in range(min(_AT_ONCE, wanted - first)))
            tables.extend([table for table, _ in await asyncio.gather(*group)])
    await hall.stop()
    await store.close()
    return Evening(tuple(tables), tuple(scripts))


async def _set(hall: Hall, script: int) -> tuple[Table, tuple[str, str]]:
    """One table, begun; and who sits there."""
    first = await sign_in_by_name(hall.sessions, "Ann", "bot")
    second = await sign_in_by_name(hall.sessions, "Bob", "bot")
    opened = await open_table(hall.games, first.person.id, OPENING)
    seat = Actor.seat_at(0)
    nonce = Envelope("nonce", 1, commands.GiveNonce(seat, "the first's"))
    await carry_out(hall.games, first.person.id, opened.game, seat, nonce)
    await join(hall.games, second.person.id, opened.invitations["seat-2"], "the second's")
    table = Table(opened.game, (first.token, second.token), script)
    return table, (first.person.id, second.person.id)


async def _play(hall: Hall, table: Table, people: tuple[str, str]) -> tuple[Step, ...]:
    """Play a game until nobody is on turn any more; what was played."""
    steps: list[Step] = []
    while True:
        seen = (await look(hall.games, people[0], table.game, Actor.seat_at(0))).view
        if seen.phase not in (Phase.ON_TURN, Phase.PENDING):
            return tuple(steps)
        seat = seen.mover if seen.window is None else seen.window.next_mover
        place = Actor.seat_at(seat)
        own = (await look(hall.games, people[seat], table.game, place)).view
        order = choose(msgspec.to_builtins(own))
        if order is None or order["command"] not in ("commit", "exchange tiles", "pass"):
            return tuple(steps)
        name = order["command"]
        command: commands.AnyCommand = (
            commands.Commit(place, order["play"])
            if name == "commit"
            else commands.ExchangeTiles(place, order["tiles"])
            if name == "exchange tiles"
            else commands.Pass(place)
        )
        envelope = Envelope(f"step {len(steps)}", own.number, command)
        answer = await carry_out(hall.games, people[seat], table.game, place, envelope)
        assert isinstance(answer, Done), answer
        steps.append(Step(seat, order))
