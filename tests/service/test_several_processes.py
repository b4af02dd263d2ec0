"""Several processes on one PostgreSQL: any of them serves any game, and none writes twice."""

from __future__ import annotations

import asyncio

import pytest

from rackhouse.messages import Voice
from rackhouse.record import Phase, decode_entry, facts, fold
from rackhouse.referee import commands as c
from rackhouse.service.ask import answer_ask
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.hub import NO_PLACE
from rackhouse.service.join import join, revoke
from rackhouse.service.look import watch
from rackhouse.service.messages import Done, Refused, Stale
from rackhouse.service.people import sign_in_by_name
from rackhouse.service.values import EngineChair
from tests.service.kit import (
    STRONG,
    WEAK,
    DeafWires,
    HandClock,
    Wire,
    Wires,
    next_of,
    opened_hall,
    set_table,
    until,
)

pytestmark = pytest.mark.anyio


async def test_of_commands_that_race_for_one_turn_exactly_one_is_carried_out(
    postgresql_url: str,
) -> None:
    clock, wires = HandClock(), DeafWires()
    async with (
        opened_hall(postgresql_url, clock, hints=wires.end(), seed=1) as one,
        opened_hall(postgresql_url, clock, hints=wires.end(), seed=2) as two,
    ):
        table = await set_table(one, most_at_a_seat=2)
        for turn in range(12):
            await table.seats[0].view()  # catches up
            mover = table.mover
            seen = table.state.number
            twin = mover.at(two)
            rack = table.state.sides[table.state.mover].rack
            first, last = (table.state.text(tiles) for tiles in (rack[:1], rack[-1:]))
            answers = await asyncio.gather(
                mover.ask(c.ExchangeTiles(mover.place, first), seen=seen, name=f"here {turn}"),
                twin.ask(c.ExchangeTiles(mover.place, last), seen=seen, name=f"there {turn}"),
            )
            assert sum(isinstance(answer, Done) for answer in answers) == 1
            [lost] = [answer for answer in answers if not isinstance(answer, Done)]
            assert isinstance(lost, Stale | Refused)
        entries = [decode_entry(line.line) for line in await one.store.games.lines(table.game)]
        fold(entries)
        turns = [entry for entry in entries if isinstance(entry.fact, facts.TilesExchanged)]
        assert len(turns) == 12


async def test_two_players_at_two_processes_see_each_others_plays(postgresql_url: str) -> None:
    clock, wires = HandClock(), Wires()
    async with (
        opened_hall(postgresql_url, clock, hints=wires.end(), seed=1) as one,
        opened_hall(postgresql_url, clock, hints=wires.end(), seed=2) as two,
    ):
        table = await set_table(one)
        mover, other = table.mover, table.other.at(two)
        async with watch(two.games, two.followers, other.person, other.game, other.place) as (
            welcome,
            reader,
        ):
            await mover.do(c.Pass(mover.place))
            heard = []
            async for message in reader:
                if message.kind == "news":
                    heard.append(message)
                    break
            assert heard[0].number > welcome.number
            assert b'"passed"' in heard[0].data(Voice())
            done = await other.do(c.Pass(other.place))
            await until(lambda: table.state.number == done.number)


async def test_a_lost_hint_costs_nothing_but_the_news(postgresql_url: str) -> None:
    clock, wires = HandClock(), DeafWires()
    async with (
        opened_hall(postgresql_url, clock, hints=wires.end(), seed=1) as one,
        opened_hall(postgresql_url, clock, hints=wires.end(), seed=2) as two,
    ):
        table = await set_table(one)
        mover, other = table.mover, table.other.at(two)
        await other.view()
        done = await mover.do(c.Pass(mover.place))
        assert (await other.view()).number == done.number
        answer = await other.ask(c.Pass(other.place), seen=done.number)
        assert isinstance(answer, Done)


async def test_a_game_whose_process_died_is_taken_over_with_its_engine_seats(
    postgresql_url: str,
) -> None:
    clock, wires = HandClock(), DeafWires()
    async with opened_hall(postgresql_url, clock, hints=wires.end(), seed=2) as two:
        async with opened_hall(postgresql_url, clock, hints=wires.end(), dies=True) as one:
            one.engines._is_open = False  # it dies before anybody has thought
            table = await set_table(
                one, own=(), chairs=(EngineChair(0, STRONG), EngineChair(1, WEAK))
            )
            assert table.state.phase is Phase.ON_TURN
        for _ in range(3):
            clock.pass_time(6)
            await asyncio.sleep(0.05)
        await until(lambda: two.games.at_hand(table.game) is not None)
        live = two.games.at_hand(table.game)
        assert live is not None
        await until(lambda: live.state.phase is Phase.CERTIFIED)


async def test_whoever_is_removed_at_one_process_is_sent_away_at_the_other(
    postgresql_url: str,
) -> None:
    clock, wires = HandClock(), Wires()
    async with (
        opened_hall(postgresql_url, clock, hints=wires.end(), seed=1) as one,
        opened_hall(postgresql_url, clock, hints=wires.end(), seed=2) as two,
    ):
        table = await set_table(one, "depaul")
        assert table.phase() is Phase.SETTING_UP
        owner, other = table.seats[0], table.seats[1].at(two)
        async with watch(two.games, two.followers, other.person, other.game, other.place) as (
            _,
            reader,
        ):
            await revoke(one.games, owner.person, table.game, other.place, remove=(other.person,))
            assert (await next_of(reader, "gone"))["reason"]["key"] == NO_PLACE.key
        with pytest.raises(NotAllowedError):
            await other.ask(c.Resign(other.place), seen=table.state.number)


async def test_a_question_at_one_process_is_answered_at_the_other(postgresql_url: str) -> None:
    clock, wires = HandClock(), Wires()
    async with (
        opened_hall(postgresql_url, clock, hints=wires.end(), seed=1) as one,
        opened_hall(postgresql_url, clock, hints=wires.end(), seed=2) as two,
    ):
        table = await set_table(one)
        ann, otto = table.seats[0].at(two), table.seats[1]
        phone = (await sign_in_by_name(one.sessions, "Phone")).person.id
        async with watch(two.games, two.followers, ann.person, ann.game, ann.place) as (_, reader):
            token = table.opened.invitations["seat-2"]
            asked = await join(one.games, phone, token)
            while not (heard := (await next_of(reader, "asks"))["asks"]):
                pass
        assert [ask["id"] for ask in heard] == [asked.ask]
        assert set(heard[0]["waits_for"]) == {"seat-1", "seat-2"}
        await answer_ask(two.games, ann.person, ann.game, asked.ask, ann.place, agrees=True)
        assert (await join(one.games, phone, token)).waits_for == ("seat-2",)
        await answer_ask(one.games, otto.person, otto.game, asked.ask, otto.place, agrees=True)
        there = await two.games.get(table.game)
        await until(lambda: there.is_held_by(phone, otto.place))


async def test_after_a_break_of_the_wires_everything_is_caught_up(postgresql_url: str) -> None:
    clock, wires = HandClock(), Wires()
    deaf = DeafWires()
    end = deaf.end()
    async with (
        opened_hall(postgresql_url, clock, hints=wires.end(), seed=1) as one,
        opened_hall(postgresql_url, clock, hints=end, seed=2) as two,
    ):
        table = await set_table(one)
        mover, other = table.mover, table.other.at(two)
        async with watch(two.games, two.followers, other.person, other.game, other.place) as (
            welcome,
            reader,
        ):
            done = await mover.do(c.Pass(mover.place))
            assert isinstance(end, Wire)
            await end._heard.put(None)
            news = await next_of(reader, "news")
            assert (welcome.number, news["number"]) < (news["number"], done.number + 1)
