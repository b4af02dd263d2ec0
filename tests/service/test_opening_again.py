"""A game that is opened twice by one message is one game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rackhouse.log.store import StoreUnavailableError
from rackhouse.record import Phase
from rackhouse.service.hall import Hall
from rackhouse.service.join import join
from rackhouse.service.list_games import list_games
from rackhouse.service.open_game import Opening, open_table
from rackhouse.service.people import sign_in_by_name
from rackhouse.service.ports import Store
from rackhouse.service.values import EngineChair
from rackhouse.store import open_store
from tests.service.kit import WEAK, HandClock, opened_hall, until

pytestmark = pytest.mark.anyio

OPENING = Opening(own=("seat-1",), id="the-first")


async def test_an_opening_that_is_sent_again_opens_no_second_game(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        first = await open_table(hall.games, ann, OPENING)
    async with opened_hall(database_url, seed=2) as hall:  # its answer was lost with the hall
        again = await open_table(hall.games, ann, OPENING)
        assert (again.game, again.commitment) == (first.game, first.commitment)
        assert (again.held, set(again.invitations)) == (first.held, set(first.invitations))
        assert len(await list_games(hall.games, ann)) == 1
        ben, eve = [
            (await sign_in_by_name(hall.sessions, name)).person.id for name in ("Ben", "Eve")
        ]
        # Whichever answer arrived, its invitations are good.
        assert (await join(hall.games, ben, first.invitations["seat-2"])).game == first.game
        assert (await join(hall.games, eve, again.invitations["judge"])).game == first.game


async def test_sent_twice_at_once_it_opens_one_game(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        both = await asyncio.gather(*(open_table(hall.games, ann, OPENING) for _ in range(2)))
        assert both[0].game == both[1].game
        assert len(await list_games(hall.games, ann)) == 1


async def test_other_names_and_other_people_open_other_games(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann, ben = [
            (await sign_in_by_name(hall.sessions, name)).person.id for name in ("Ann", "Ben")
        ]
        nameless = Opening(own=("seat-1",))
        wishes = ((ann, OPENING), (ben, OPENING), (ann, Opening(id="the-second")), (ann, nameless))
        games = [
            (await open_table(hall.games, who, wish)).game for who, wish in (*wishes, wishes[-1])
        ]
        assert len(set(games)) == len(games)


class Stumbling:
    """The store of a hall whose games are away for a moment once one has been kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.games = StumblingGames(store)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class StumblingGames:
    """The facts of games that cannot be read while they are away."""

    def __init__(self, store: Store) -> None:
        self._games = store.games
        self.is_away = True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._games, name)

    async def lines(self, log: str, after: int = 0) -> Any:
        if self.is_away:
            raise StoreUnavailableError("The games cannot be reached at the moment.")
        return await self._games.lines(log, after)


async def test_a_game_whose_opening_broke_off_begins_when_it_is_sent_again(
    database_url: str,
) -> None:
    wish = Opening(chairs=(EngineChair(0, WEAK), EngineChair(1, WEAK)), id="engines")
    kept = await open_store(database_url)
    store = Stumbling(kept)
    hall = Hall(store, clock=HandClock())
    await hall.start()
    ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
    with pytest.raises(StoreUnavailableError):
        await open_table(hall.games, ann, wish)
    store.games.is_away = False
    opened = await open_table(hall.games, ann, wish)
    live = await hall.games.get(opened.game)
    await until(lambda: live.state.phase is Phase.CERTIFIED)
    assert len(await list_games(hall.games, ann)) == 1
    await hall.stop()
    await kept.close()
