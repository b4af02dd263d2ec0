"""Rated games outside events: which may be, and that each counts exactly once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rackhouse.errors import IllegalError
from rackhouse.record import Actor
from rackhouse.referee import commands as c
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.fair_play import note_browser
from rackhouse.service.hall import Hall
from rackhouse.service.join import give_up_place, join
from rackhouse.service.open_game import Opening, open_table
from rackhouse.service.people import erase, sign_in_by_name
from rackhouse.service.values import EngineChair
from tests.service.kit import STRONG, Tables, opened_hall, set_table

pytestmark = pytest.mark.anyio
KIND = "base/enable/untimed"


async def resigned(hall: Hall, loser: int = 1, **more: Any) -> Tables:
    """A rated game that one side has lost by resigning."""
    table = await set_table(hall, is_rated=True, **more)
    await table.seats[loser].do(c.Resign(table.seats[loser].place))
    return table


async def shown(hall: Hall, person: str) -> list[tuple[str, str, int]]:
    return [(one.sheet, one.pace, one.games) for one in await hall.rated.of_person(person)]


async def test_a_rated_game_counts_once_for_both(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await resigned(hall)
        winner, loser = (seat.person for seat in table.seats)
        changes = {one.place: one.change for one in await hall.rated.of_game(table.live)}
        assert changes["seat-1"] > 0 > changes["seat-2"]
        before = (await hall.rated.now())[KIND].now
        # Agreeing to the result later makes no second result of it.
        await table.seats[0].do(c.ConfirmResult(table.seats[0].place))
        assert (await hall.rated.now())[KIND].now == before
        assert await shown(hall, winner) == await shown(hall, loser) == [("base", "untimed", 1)]


async def test_it_counts_after_a_restart_and_can_be_worked_out_again(database_url: str) -> None:
    async with opened_hall(database_url, dies=True) as hall:
        winner = (await resigned(hall)).seats[0].person
    async with opened_hall(database_url) as hall:
        first = (await hall.rated.now())[KIND].now
        assert first[winner].games == 1
        await hall.rated.rebuild()
        assert (await hall.rated.now())[KIND].now == first


async def test_two_processes_that_are_asked_at_once_count_it_once(database_url: str) -> None:
    async with opened_hall(database_url) as one, opened_hall(database_url, seed=2) as other:
        winner = (await resigned(one)).seats[0].person
        both = await asyncio.gather(one.rated.now(), other.rated.now())
        assert [ratings[KIND].now[winner].games for ratings in both] == [1, 1]
        assert len(await one.store.results()) == 1


async def test_each_pace_and_word_list_has_ratings_of_its_own(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        clock = {"clocks.use": "on", "clocks.seconds": 300, "clocks.overtime_points": 10}
        await resigned(hall, settings=clock)
        await resigned(hall, sheet="base", lexicon="english")
        assert set(await hall.rated.now()) == {"base/enable/fast", "base/english/untimed"}


async def test_an_aborted_game_counts_for_nobody(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, is_rated=True)
        await table.seats[0].do(c.Abort(table.seats[0].place))
        assert await hall.rated.now() == {}
        assert await hall.rated.of_game(table.live) == ()


@pytest.mark.parametrize(
    ("opening", "why"),
    [
        (Opening(is_rated=True, chairs=(EngineChair(1, STRONG),)), "between people"),
        (Opening(is_rated=True, custody="table"), "the program deals"),
        (Opening(is_rated=True, book="A book"), "word list"),
        (Opening(is_rated=True, settings={"tiles.rack": 8}), "as it is published"),
    ],
)
async def test_what_would_not_compare_is_not_rated(
    database_url: str, opening: Opening, why: str
) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        with pytest.raises(IllegalError, match=why):
            await open_table(hall.games, ann, opening)


async def test_nobody_leaves_a_rated_game_to_save_a_rating(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, is_rated=True)
        seat = table.seats[1]
        with pytest.raises(NotAllowedError, match="resign"):
            await give_up_place(hall.games, seat.person, table.game, seat.place)


async def test_two_names_in_one_browser_meet_in_friendly_games_only(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        twin = (await sign_in_by_name(hall.sessions, "Ann's twin")).person.id
        for person in (ann, twin):
            await note_browser(hall.store, "the mark of one browser", person)
        for is_rated in (True, False):
            opening = Opening(own=("seat-1",), is_rated=is_rated)
            opened = await open_table(hall.games, ann, opening)
            token = opened.invitations["seat-2"]
            if is_rated:
                with pytest.raises(ConflictError, match="same browser"):
                    await join(hall.games, twin, token)
            else:
                assert (await join(hall.games, twin, token)).place == "seat-2"


async def test_whoever_is_erased_has_no_rating_and_the_opponent_keeps_theirs(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await resigned(hall)
        winner, loser = (seat.person for seat in table.seats)
        kept = (await hall.rated.now())[KIND].now[winner]
        await erase(hall.games, hall.sessions, loser)
        assert loser not in str(await hall.store.results())
    async with opened_hall(database_url) as hall:
        ratings = (await hall.rated.now())[KIND]
        assert (ratings.now[winner], loser in ratings.now) == (kept, False)
        await hall.rated.rebuild()
        again = (await hall.rated.now())[KIND]
        assert (again.now[winner], loser in again.now) == (kept, False)
        live = await hall.games.get(table.game)
        assert live.holders_at(Actor.seat_at(1)) == {loser}
