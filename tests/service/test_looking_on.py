"""Following a game: each place sees its own, nothing is missed, and nobody holds it up."""

from __future__ import annotations

import asyncio

import pytest

from rackhouse.record import JUDGE, PUBLIC, Phase
from rackhouse.referee import commands as c
from rackhouse.referee import news
from rackhouse.service.drafts import draft
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.hub import MOST_WAITING, TOO_SLOW, told
from rackhouse.service.look import look, watch
from rackhouse.service.messages import DraftSquare, Gone
from rackhouse.service.people import sign_in_by_name
from tests.service.kit import HandClock, Tables, next_of, opened_hall, set_table, until

pytestmark = pytest.mark.anyio


async def passed_on(table: Tables, turns: int) -> None:
    """Some turns go by without tiles."""
    for _ in range(turns):
        if table.state.phase is Phase.ASKING:
            for seat in table.seats:
                await seat.do(c.AnswerPlays(seat.place, no_more=False))
        seat = table.mover
        rack = table.state.sides[table.state.mover].rack
        await seat.do(c.ExchangeTiles(seat.place, table.state.text(rack[:1])))


async def test_each_place_is_told_what_it_may_know_without_a_gap(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, is_open_to_watch=True)
        mover, other = table.mover, table.other
        async with (
            watch(hall.games, hall.followers, mover.person, table.game, mover.place) as (
                own,
                at_mover,
            ),
            watch(hall.games, hall.followers, other.person, table.game, other.place) as (
                _,
                at_other,
            ),
            watch(hall.games, hall.followers, None, table.game, PUBLIC) as (public, at_wall),
        ):
            assert own.view.own is not None
            assert public.view.own is None
            assert public.present == ("public", "seat-1", "seat-2")
            seen = own.number
            await passed_on(table, 3)
            for reader, is_own in ((at_mover, True), (at_other, False), (at_wall, False)):
                numbers: list[int] = []
                letters: list[bool] = []
                while len(numbers) < table.state.number - seen:
                    news = await next_of(reader, "news")
                    numbers += [item["number"] for item in news["items"]]
                    letters += [
                        "discarded" in item["data"]
                        for item in news["items"]
                        if item["kind"] == "tiles exchanged"
                        and item["data"]["seat"] == mover.place.seat
                    ]
                assert numbers == list(range(seen + 1, table.state.number + 1))
                assert letters == [is_own] * 2


async def test_each_place_is_told_the_same_whoever_was_told_before(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        await passed_on(table, 2)
        entries = await hall.games.entries_after(table.live, 0)
        kinds = {type(entry.fact).__name__ for entry in entries}
        assert kinds > {"TilesDrawn", "TilesExchanged", "TurnBegan"}
        places = (table.mover.place, table.other.place, JUDGE, PUBLIC)
        for first in range(len(places)):
            table.live.last_told.clear()
            for place in (*places[first:], *places[:first]):
                alone = tuple([news(entry, place, is_over=False) for entry in entries])
                assert told(table.live, entries, place) == alone


async def test_whoever_comes_back_is_told_what_they_missed(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        seat = table.seats[0]
        seen = table.state.number
        await passed_on(table, 20)
        async with watch(
            hall.games, hall.followers, seat.person, table.game, seat.place, after=seen
        ) as (welcome, _):
            assert [item.number for item in welcome.news] == list(
                range(seen + 1, table.state.number + 1)
            )


async def test_a_reader_who_falls_behind_is_let_go_and_delays_nobody(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, is_open_to_watch=True)
        async with watch(hall.games, hall.followers, None, table.game, PUBLIC) as (_, reader):
            await passed_on(table, MOST_WAITING + 5)
            messages = [message async for message in reader]
            assert [message.kind for message in messages] == ["gone"]
            assert messages[0].said == Gone(TOO_SLOW)


async def test_a_draft_is_shown_to_its_own_seat_and_to_nobody_else(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, most_at_a_seat=2, is_open_to_watch=True)
        one, two = table.seats
        mate = await table.guest("seat-1")
        async with (
            watch(hall.games, hall.followers, mate.person, table.game, mate.place) as (_, at_mate),
            watch(hall.games, hall.followers, two.person, table.game, two.place) as (_, at_other),
            watch(hall.games, hall.followers, None, table.game, PUBLIC) as (_, at_wall),
        ):
            await draft(hall.games, one.person, table.game, one.place, (DraftSquare(112, "Q"),))
            shown = await next_of(at_mate, "draft")
            assert shown["squares"] == [{"square": 112, "tile": "Q"}]
            await passed_on(table, 1)
            for reader in (at_other, at_wall):
                kinds = []
                async for message in reader:
                    kinds.append(message.kind)
                    if message.kind == "news":
                        break
                assert "draft" not in kinds
        mates = await look(hall.games, mate.person, table.game, mate.place)
        assert mates.draft is None  # another turn, another draft


async def test_a_long_poll_answers_as_soon_as_something_happens(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        mover, other = table.mover, table.other
        seen = table.state.number
        waiting = asyncio.create_task(
            look(hall.games, other.person, table.game, other.place, after=seen, seconds=30)
        )
        await until(lambda: hall.games.hub.has_readers(table.game))
        await mover.do(c.Pass(mover.place))
        found = await waiting
        assert found.number == table.state.number
        assert [item.number for item in found.news] == list(range(seen + 1, found.number + 1))
        nothing = await look(
            hall.games, other.person, table.game, other.place, after=found.number, seconds=0.01
        )
        assert nothing.news == ()


async def test_those_who_look_on_see_racks_only_after_the_houses_delay(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        table = await set_table(hall, is_open_to_watch=True, rack_delay=60)
        dealt = table.state.number
        racks = [table.state.text(side.rack) for side in table.state.sides]
        eve = (await table.guest("public", "Eve")).person
        seen = await look(hall.games, eve, table.game, PUBLIC)
        assert (seen.number, [side.rack for side in seen.view.sides]) == (1, ["", ""])
        clock.pass_time(30)
        await passed_on(table, 1)
        async with (
            watch(hall.games, hall.followers, eve, table.game, PUBLIC) as (welcome, reader),
            watch(hall.games, hall.followers, None, table.game, PUBLIC) as (_, at_wall),
        ):
            assert welcome.number == 1
            clock.pass_time(30)
            news = await next_of(reader, "news")
            assert [item["number"] for item in news["items"]] == list(range(2, dealt + 1))
            assert [side["rack"] for side in news["view"]["sides"]] == racks
            assert news["view"]["tally"] == []
            clock.pass_time(29)
            assert (await look(hall.games, eve, table.game, PUBLIC)).number == dealt
            clock.pass_time(1)
            later = await next_of(reader, "news")
            assert later["number"] == table.state.number
            # Whom the players did not admit, and whoever plays, sees the game as it is: no rack.
            for person in (None, table.seats[0].person):
                plain = await look(hall.games, person, table.game, PUBLIC)
                assert plain.number == table.state.number
                assert [side.rack for side in plain.view.sides] == [None, None]
            await passed_on(table, 1)
            told = await next_of(at_wall, "news")
            assert told["number"] == table.state.number
            assert [side["rack"] for side in told["view"]["sides"]] == [None, None]
            # Once the game is over there is nothing to wait for.
            await table.mover.do(c.Resign(table.mover.place))
            last = await next_of(reader, "news")
            assert last["number"] == table.state.number
            assert last["items"][0]["number"] == later["number"] + 1
            assert last["view"]["end"] is not None


async def test_without_a_delay_those_who_look_on_see_no_rack_before_the_end(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, is_open_to_watch=True)
        seen = await look(hall.games, None, table.game, PUBLIC)
        assert [side.rack for side in seen.view.sides] == [None, None]
        assert seen.number == table.state.number
        await table.mover.do(c.Resign(table.mover.place))
        over = await look(hall.games, None, table.game, PUBLIC)
        assert all(side.rack for side in over.view.sides)


async def test_a_game_that_is_not_open_is_seen_by_invitation_only(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        stranger = (await sign_in_by_name(hall.sessions, "Stranger")).person.id
        for person in (None, stranger):
            with pytest.raises(NotAllowedError):
                await look(hall.games, person, table.game, PUBLIC)
        token = table.opened.invitations["public"]
        assert (await look(hall.games, None, table.game, PUBLIC, token=token)).view.own is None
        # Another place's secret opens nothing.
        wrong = table.opened.invitations["judge"]
        with pytest.raises(NotAllowedError):
            await look(hall.games, None, table.game, PUBLIC, token=wrong)
        spectator = await table.guest("public")
        assert (await spectator.view()).own is None
        with pytest.raises(NotAllowedError):
            await look(hall.games, spectator.person, table.game, table.seats[0].place)


async def test_games_that_nobody_uses_are_let_go_and_come_back_the_same(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        hall.games._most = 3
        tables = [await set_table(hall) for _ in range(6)]
        assert len(hall.games) == 3
        gone = hall.games.at_hand(tables[0].game)
        assert gone is None
        view = await tables[0].seats[0].view()
        assert view.phase is Phase.ON_TURN
        assert len(hall.games) == 3
