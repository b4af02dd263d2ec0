"""The organiser streams racks as late as the event says; nobody else does."""

from __future__ import annotations

import pytest

from rackhouse.contest import actions
from rackhouse.desk.links import join_event, make_link, revoke_link
from rackhouse.desk.streams import look_at_table, new_table_key
from rackhouse.desk.values import TableTerms
from rackhouse.record import PUBLIC, Phase
from rackhouse.referee import commands
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.look import look
from tests.desk.kit import Member, new_event, newcomer, opened_office, players_of, sit_all
from tests.service.kit import HandClock

pytestmark = pytest.mark.anyio

TEN_MINUTES = 10 * 60


async def first_table(organiser: Member) -> tuple[str, list[Member]]:
    """The game of the first match, begun on screens, and who plays it."""
    players = await players_of(organiser, "Ann", "Ben")
    await organiser.do(actions.StartDivision("main"))
    tables = await sit_all(organiser, 1, players)
    if tables.phase() is Phase.SETTING_UP:
        await tables.seats[0].do(commands.Begin(tables.seats[0].place))
    return tables.game, players


async def test_the_organiser_streams_racks_as_late_as_the_event_says(database_url: str) -> None:
    clock = HandClock()
    async with opened_office(database_url, clock) as desk:
        organiser = await new_event(desk, "depaul", tables=TableTerms(stream_minutes=10))
        game, players = await first_table(organiser)
        for other in (*players, await newcomer(desk, organiser.event, "Eve")):
            with pytest.raises(NotAllowedError):
                await new_table_key(desk.events, other.person, game, other.as_)
        key = await new_table_key(desk.events, organiser.person, game, organiser.as_)
        games = desk.hall.games
        assert (await look_at_table(desk.events, game, key)).number == 1, (
            "ten minutes ago it was opened"
        )
        # Spectators see no rack, however long they wait.
        clock.pass_time(TEN_MINUTES)
        public = await look(games, organiser.person, game, PUBLIC)
        assert [side.rack for side in public.view.sides] == [None, None]
        seen = await look_at_table(desk.events, game, key)
        assert seen.number == (await games.get(game)).number
        assert all(side.rack for side in seen.view.sides)
        assert seen.view.own is None


async def test_a_stream_ends_with_the_role_of_whoever_made_its_key(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "depaul", tables=TableTerms(stream_minutes=10))
        game, _ = await first_table(organiser)
        office = (desk.events, organiser.person, organiser.event, "")
        link, token = await make_link(*office, "organiser")
        helper = await newcomer(desk, organiser.event, "Hal")
        await join_event(desk.events, helper.person, token)
        key = await new_table_key(desk.events, helper.person, game)
        assert (await look_at_table(desk.events, game, key)).number == 1
        await revoke_link(*office, link.id)
        with pytest.raises(NotAllowedError):
            await look_at_table(desk.events, game, key)


async def test_no_rack_is_streamed_of_an_event_that_does_not_say_so(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "depaul", tables=TableTerms())
        game, _ = await first_table(organiser)
        with pytest.raises(NotAllowedError):
            await new_table_key(desk.events, organiser.person, game, organiser.as_)
