"""Blocking somebody, and reporting a game to the keepers of the hall."""

from __future__ import annotations

import pytest

from rackhouse.errors import IllegalError
from rackhouse.record import Actor
from rackhouse.referee import commands as c
from rackhouse.service.chat import Saying
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.fair_play import block_at, blocked, report_game, unblock
from rackhouse.service.join import join
from rackhouse.service.keeper import become_keeper, new_keeper_link, reported, settle_report
from rackhouse.service.new_table import rematch
from rackhouse.service.open_game import Opening, open_table
from rackhouse.service.people import erase, sign_in_by_name
from tests.service.kit import opened_hall, set_table

pytestmark = pytest.mark.anyio
ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)


async def test_whoever_is_blocked_gets_no_seat_no_rematch_and_is_not_heard(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        ann, ben = (seat.person for seat in table.seats)
        await table.seats[1].do(c.Resign(TWO))
        await block_at(hall.games, ann, table.game, ONE, TWO)
        with pytest.raises(NotAllowedError, match="You can't sit down"):
            await rematch(hall.games, ben, table.game)
        with pytest.raises(NotAllowedError, match="You have blocked"):
            await rematch(hall.games, ann, table.game)
        await hall.chat.say(ben, table.game, TWO, Saying("1", "table", phrase="hello"))
        assert (await hall.chat.show(ann, table.game, ONE)).lines == ()
        opened = await open_table(hall.games, ann, Opening(own=("seat-1",)))
        with pytest.raises(NotAllowedError, match="You can't sit down"):
            await join(hall.games, ben, opened.invitations["seat-2"])
        [known] = await blocked(hall.store, ann)
        assert known.name == "Guest 2"
        await unblock(hall.store, ann, known.id)
        assert await blocked(hall.store, ann) == ()
        assert (await join(hall.games, ben, opened.invitations["seat-2"])).place == "seat-2"


async def test_nobody_blocks_themselves_or_an_empty_seat(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        for place in (ONE, Actor.seat_at(5)):
            with pytest.raises(IllegalError):
                await block_at(hall.games, table.seats[0].person, table.game, ONE, place)


async def test_a_reported_game_is_on_the_keepers_page_until_it_is_settled(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        ann, ben = (seat.person for seat in table.seats)
        await report_game(hall.games, ann, table.game, ONE, "They know my rack.")
        await report_game(hall.games, ann, table.game, ONE, "Sent twice, it is one report.")
        keeper = (await sign_in_by_name(hall.sessions, "Keeper")).person.id
        with pytest.raises(NotAllowedError):
            await reported(hall.games, ben)
        await become_keeper(hall.store, keeper, await new_keeper_link(hall.store, bytes))
        [one] = await reported(hall.games, keeper)
        assert (one.game, one.number, one.reports) == (table.game, 0, 1)
        assert (one.words, one.name) == ("They know my rack.", "Guest 1, Guest 2")
        await settle_report(hall.store, keeper, table.game, 0, deletes=True)
        assert await reported(hall.games, keeper) == ()
        assert (await hall.games.get(table.game)).holders_at(ONE) == {ann}


async def test_erasing_somebody_erases_their_blocks_and_reports(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        ann, ben = (seat.person for seat in table.seats)
        await report_game(hall.games, ann, table.game, ONE, "They know my rack.")
        await block_at(hall.games, ann, table.game, ONE, TWO)
        await erase(hall.games, hall.sessions, ann)
        assert await hall.store.reports() == ()
        assert await hall.store.who_blocked(ben) == frozenset()
