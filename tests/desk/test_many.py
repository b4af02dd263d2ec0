"""An event of thousands: what all look at is made once, and pressed on its way."""

from __future__ import annotations

import asyncio

import pytest

from rackhouse.contest import actions
from rackhouse.desk.live import MOST_VIEWS
from rackhouse.desk.look import standings_of
from rackhouse.desk.people import PersonChange, change_person
from tests.desk.kit import new_event, opened_office
from tests.desk.office import Official
from tests.kit.hall_process import HallProcess

MANY = 400


@pytest.mark.anyio
async def test_standings_are_made_once_until_something_changes(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "priston")
        await organiser.enter("Ann", "Bob", "Cleo", "Dan")
        event = organiser.event
        first, *others = await asyncio.gather(*(standings_of(desk.events, event) for _ in range(9)))
        assert all(one is first for one in others)
        await organiser.do(actions.StartDivision("main"))
        second = await standings_of(desk.events, event)
        assert second is not first
        await change_person(desk.events, organiser.person, event, "", 1, PersonChange("Anna"))
        third = await standings_of(desk.events, event)
        assert third.divisions[0].rows[0].name == "Anna"
        assert await standings_of(desk.events, event) is third


@pytest.mark.anyio
async def test_only_a_few_languages_of_the_standings_are_kept(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "priston")
        live = await desk.events.get(organiser.event)
        for number in range(3 * MOST_VIEWS):
            await live.view(number, object)
            assert len(live._views) <= MOST_VIEWS


def test_a_long_list_is_pressed_and_a_stream_is_not(small_hall: HallProcess) -> None:
    organiser = Official(small_hall, "Olive")
    organiser.create("priston")
    names = [f"Player {number}" for number in range(MANY)]
    assert len(organiser.sign_up(*names)) == MANY
    answer = organiser.http.get(f"/api/events/{organiser.event}/entries")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.num_bytes_downloaded * 10 < len(answer.content)
    assert len(answer.json()["entries"]) == MANY
    small = organiser.http.get("/api/events")
    assert "content-encoding" not in small.headers
    path = f"/api/events/{organiser.event}/follow"
    with organiser.http.stream("GET", path) as stream:
        assert "content-encoding" not in stream.headers
