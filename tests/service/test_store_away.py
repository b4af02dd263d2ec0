"""A store that is away: a refusal with a reason, nothing half done, and then all goes on."""

from __future__ import annotations

import asyncio

import pytest

from rackhouse.log.store import StoreUnavailableError
from rackhouse.record import decode_entry, fold
from rackhouse.referee import commands as c
from rackhouse.service.carry_out import carry_out
from rackhouse.service.chat import CHAT_DAYS, Saying
from rackhouse.service.drafts import draft
from rackhouse.service.hall import Hall
from rackhouse.service.messages import Answer, Done, DraftSquare, Envelope
from rackhouse.service.values import GameId
from tests.kit.databases import running_cluster
from tests.service.kit import PATIENCE, Guest, HandClock, opened_hall, set_table
from tests.store.kit import opened

pytestmark = pytest.mark.anyio


async def persistently(guest: Guest, envelope: Envelope) -> Answer:
    """Send a command again and again, as clients do."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await carry_out(
                    guest.hall.games, guest.person, guest.game, guest.place, envelope
                )
            except StoreUnavailableError:
                await asyncio.sleep(0.05)


async def test_a_command_is_refused_while_the_database_is_away_and_carried_out_after() -> None:
    with running_cluster() as cluster:
        async with opened_hall(cluster.new_database()) as hall:
            table = await set_table(hall)
            mover = table.mover
            number = table.state.number
            envelope = Envelope("a pass", number, c.Pass(mover.place))
            cluster.stop(mode="immediate")
            with pytest.raises(StoreUnavailableError):
                await carry_out(hall.games, mover.person, table.game, mover.place, envelope)
            assert table.state.number == number
            cluster.start()
            answer = await persistently(mover, envelope)
            assert isinstance(answer, Done)
            entries = [decode_entry(one.line) for one in await hall.store.games.lines(table.game)]
            assert fold(entries) == table.state
            passed = [entry for entry in entries if type(entry.fact).__name__ == "Passed"]
            assert len(passed) == 1


async def test_a_draft_waits_for_the_disk_only_where_it_can_become_the_play() -> None:
    with running_cluster() as cluster:
        database = cluster.new_database()
        async with opened_hall(database) as hall:
            free, hard = await set_table(hall), await set_table(hall, "fundraiser")
            centre = (DraftSquare(112, "Q"),)
            cluster.stop(mode="immediate")
            mover = free.mover
            await draft(hall.games, mover.person, free.game, mover.place, centre)
            ahead = hard.other
            await draft(hall.games, ahead.person, hard.game, ahead.place, centre)
            mover = hard.mover
            with pytest.raises(StoreUnavailableError):
                await draft(hall.games, mover.person, hard.game, mover.place, centre)
            cluster.start()
            # What was not acknowledged is not thrown away either: it is tried again by itself.
            seat = mover.place.seat or 0
            async with opened(database) as other, asyncio.timeout(60):
                while not await other.draft(hard.game, seat):
                    await asyncio.sleep(0.05)


async def test_old_chat_is_deleted_even_if_the_database_was_away_on_the_day() -> None:
    clock = HandClock()
    with running_cluster() as cluster:
        async with opened_hall(cluster.new_database(), clock) as hall:
            mover = (await set_table(hall)).mover
            hello = Saying("hello", "table", phrase="hello")
            await hall.chat.say(mover.person, mover.game, mover.place, hello)
            cluster.stop(mode="immediate")
            for _ in range(CHAT_DAYS + 1):
                clock.pass_time(24 * 3600)
                await asyncio.sleep(0.05)
            cluster.start()
            async with asyncio.timeout(PATIENCE):
                while await lines_kept(hall, mover.game):
                    clock.pass_time(24 * 3600)


async def lines_kept(hall: Hall, game: GameId) -> bool:
    """Whether anything said at a game is kept; the database may still be starting."""
    try:
        return bool(await hall.store.chat_lines(game))
    except StoreUnavailableError:
        await asyncio.sleep(0.05)
        return True
