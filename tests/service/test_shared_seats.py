"""Several people at one seat, and several seats at one screen."""

from __future__ import annotations

import pytest

from rackhouse.errors import IllegalError
from rackhouse.referee import commands as c
from rackhouse.service.drafts import draft
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.join import invite, join
from rackhouse.service.list_games import list_games
from rackhouse.service.look import look, watch
from rackhouse.service.messages import DraftSquare, Refused, Sitter
from rackhouse.service.open_game import Opening, open_table
from rackhouse.service.people import erase, sign_in_by_name
from rackhouse.service.places import parse_place, place_name
from rackhouse.service.resigning import ASKED, PATIENCE, play_on
from tests.service.kit import HandClock, next_of, opened_hall, set_table

pytestmark = pytest.mark.anyio


async def test_a_team_hears_who_of_it_is_there(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, most_at_a_seat=2)
        one = table.seats[0]
        mate = await table.guest("seat-1", "Mate")
        async with watch(hall.games, hall.followers, one.person, table.game, one.place) as (
            welcome,
            reader,
        ):
            assert welcome.here == (Sitter("seat-1", "Guest 1"),)
            await next_of(reader, "presence")
            async with watch(hall.games, hall.followers, mate.person, table.game, mate.place) as (
                late,
                _,
            ):
                assert [sitter.name for sitter in late.here] == ["Guest 1", "Mate"]
                told = await next_of(reader, "presence")
                assert [sitter["name"] for sitter in told["here"]] == ["Guest 1", "Mate"]
                assert told["present"] == ["seat-1"]
            told = await next_of(reader, "presence")
            assert [sitter["name"] for sitter in told["here"]] == ["Guest 1"]


async def test_whoever_looks_on_twice_is_there_once(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        one, two = table.seats
        async with watch(hall.games, hall.followers, one.person, table.game, one.place) as (
            _,
            reader,
        ):
            await next_of(reader, "presence")
            async with watch(hall.games, hall.followers, one.person, table.game, one.place) as (
                welcome,
                _,
            ):
                assert len(welcome.here) == 1
            async with watch(hall.games, hall.followers, two.person, table.game, two.place):
                told = await next_of(reader, "presence")
                assert told["present"] == ["seat-1", "seat-2"]


async def test_a_mate_who_comes_late_sees_the_draft_that_lies_there(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, most_at_a_seat=2)
        one, other = table.seats
        mate = await table.guest("seat-1")
        await draft(hall.games, one.person, table.game, one.place, (DraftSquare(112, "Q"),))
        async with (
            watch(hall.games, hall.followers, mate.person, table.game, mate.place) as (welcome, _),
            watch(hall.games, hall.followers, other.person, table.game, other.place) as (
                elsewhere,
                _,
            ),
        ):
            assert welcome.draft is not None
            assert welcome.draft.squares == (DraftSquare(112, "Q"),)
            assert elsewhere.draft is None


async def test_a_team_hears_by_whose_hand_something_was_done_and_nobody_else_does(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, most_at_a_seat=2)
        one, other = table.mover, table.other
        mate = await table.guest(place_name(one.place), "Mate")
        async with (
            watch(hall.games, hall.followers, one.person, table.game, one.place) as (_, own),
            watch(hall.games, hall.followers, other.person, table.game, other.place) as (_, others),
        ):
            done = await mate.do(c.Pass(mate.place))
            deeds = [{"first": done.news[0].number, "last": done.number, "name": "Mate"}]
            assert (await next_of(own, "news"))["deeds"] == deeds
            assert (await next_of(others, "news"))["deeds"] == []
        # Whoever comes back is told too, also by a hall that has started anew.
        hall.games.forget(table.game)
        async with (
            watch(hall.games, hall.followers, one.person, table.game, one.place) as (welcome, _),
            watch(hall.games, hall.followers, other.person, table.game, other.place) as (
                elsewhere,
                _,
            ),
        ):
            assert (welcome.deeds[-1].name, welcome.deeds[-1].last) == ("Mate", done.number)
            assert "Mate" not in [deed.name for deed in elsewhere.deeds]


async def test_one_of_a_team_resigns_once_a_mate_agrees(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, most_at_a_seat=2)
        one, other = table.seats
        mate = await table.guest("seat-1", "Mate")
        async with watch(hall.games, hall.followers, mate.person, table.game, mate.place) as (
            _,
            reader,
        ):
            assert await one.refused(c.Resign(one.place)) == str(ASKED)
            assert not table.state.sides[0].is_resigned
            told = await next_of(reader, "resigning")
            assert (told["name"], told["is_own"], told["wait"]) == ("Guest 1", False, PATIENCE)
            # Whoever looks now is asked as well, and the opponents hear nothing of it.
            async with (
                watch(hall.games, hall.followers, mate.person, table.game, mate.place) as (
                    welcome,
                    _,
                ),
                watch(hall.games, hall.followers, one.person, table.game, one.place) as (own, _),
                watch(hall.games, hall.followers, other.person, table.game, other.place) as (
                    elsewhere,
                    _,
                ),
            ):
                assert welcome.resigning is not None
                assert own.resigning is not None
                assert (welcome.resigning.is_own, own.resigning.is_own) == (False, True)
                assert elsewhere.resigning is None
            await mate.do(c.Resign(mate.place))
            assert table.state.sides[0].is_resigned
            assert table.live.wishes == {}


async def test_a_mate_objects_and_who_hears_nothing_resigns_alone(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        table = await set_table(hall, most_at_a_seat=2)
        one = table.seats[0]
        mate = await table.guest("seat-1", "Mate")
        async with watch(hall.games, hall.followers, one.person, table.game, one.place) as (
            _,
            reader,
        ):
            await one.refused(c.Resign(one.place))
            await next_of(reader, "resigning")
            await play_on(hall.games, mate.person, table.game, mate.place)
            told = await next_of(reader, "resigning")
            assert (told["is_own"], told["objected_by"]) == (True, "Mate")
            # Sent twice, as after a lost line, it is still one question.
            for _ in range(2):
                assert isinstance(await one.ask(c.Resign(one.place), name="again"), Refused)
                clock.pass_time(PATIENCE / 1000)
            await one.do(c.Resign(one.place))
            assert table.state.sides[0].is_resigned


async def test_a_team_asks_others_to_its_own_seat_alone(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, most_at_a_seat=2)
        one, two = table.seats
        token = await invite(hall.games, two.person, table.game, two.place)
        mate = await sign_in_by_name(hall.sessions, "Mate")
        assert (await join(hall.games, mate.person.id, token)).place == "seat-2"
        for place in (one.place, parse_place("judge")):
            with pytest.raises(NotAllowedError, match="owner"):
                await invite(hall.games, two.person, table.game, place)
        alone = await set_table(hall)
        with pytest.raises(NotAllowedError, match="owner"):
            await invite(hall.games, alone.seats[1].person, alone.game, alone.seats[1].place)


async def test_those_around_one_screen_are_called_by_their_own_names(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        host = (await sign_in_by_name(hall.sessions, "Host")).person.id
        opening = Opening(own=("seat-1", "seat-2"), names=("", "Ruth"))
        game = (await open_table(hall.games, host, opening)).game
        called = (Sitter("seat-1", "Host"), Sitter("seat-2", "Ruth"))
        assert (await look(hall.games, host, game, parse_place("seat-1"))).people == called
        assert (await list_games(hall.games, host))[0].people == called
        with pytest.raises(IllegalError, match="seats 1 to 2"):
            await open_table(hall.games, host, Opening(names=("A", "B", "C")))


async def test_whoever_is_erased_takes_the_names_around_their_screen_along(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        host = (await sign_in_by_name(hall.sessions, "Host")).person.id
        opening = Opening(own=("seat-1", "seat-2"), names=("Tom", "Ruth"), is_open_to_watch=True)
        game = (await open_table(hall.games, host, opening)).game
        await erase(hall.games, hall.sessions, host)
        for forgotten in (False, True):
            if forgotten:
                hall.games.forget(game)
            seen = await look(hall.games, None, game, parse_place("public"))
            assert {sitter.name for sitter in seen.people} == {""}
        kept = await hall.store.games.kept(game)
        assert kept is not None
        assert kept.info.names == ()
