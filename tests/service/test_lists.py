"""A list of games names whose move it really is."""

from __future__ import annotations

import pytest

from rackhouse.record import JUDGE, Phase
from rackhouse.referee import commands as c
from rackhouse.service.hall import Hall
from rackhouse.service.list_games import list_games
from rackhouse.service.places import place_name
from rackhouse.service.values import Awaited
from tests.service.kit import Tables, opened_hall, set_table

CONFIRMED = {
    "window.shuts": "score-confirmed",
    "drawing.when": "when-window-shuts",
    "scoring.confirmed_by": "score-keeper",
    "score_keeper.chosen": "a-player",
}
pytestmark = pytest.mark.anyio


async def awaited(hall: Hall, table: Tables) -> Awaited | None:
    """Whose word a list says the game waits for; the same for all who sit there."""
    lines = [(await list_games(hall.games, seat.person))[0] for seat in table.seats]
    assert len({line.standing.awaits for line in lines}) == 1
    return lines[0].standing.awaits


async def played(table: Tables) -> None:
    """The side on turn lays two tiles that may be no word."""
    seat, state = table.mover, table.state
    rack = state.text(state.sides[state.mover].rack).replace("?", "")
    await seat.do(c.Commit(seat.place, f"8G {rack[:2]}", press=True))


async def test_a_list_names_who_may_challenge_and_who_rules(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, settings={"challenge.ruled_by": "judge"})
        judge = await table.guest("judge")
        mover, other = table.mover, table.other
        first, second = (place_name(seat.place) for seat in (mover, other))
        assert await awaited(hall, table) == Awaited("turn", (first,))
        await played(table)
        assert table.state.mover == mover.place.seat, "the tiles are still this side's"
        assert await awaited(hall, table) == Awaited("window", (second,))
        await other.do(c.CallChallenge(other.place))
        assert table.phase() is Phase.ADJUDICATING
        assert await awaited(hall, table) == Awaited("judge", ("judge",))
        await judge.do(c.Rule(JUDGE, acceptable=False))
        assert await awaited(hall, table) == Awaited("turn", (second,))


async def test_a_list_names_who_confirms_the_score(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, settings=CONFIRMED)
        first = table.seats[0]
        await first.do(c.ChooseScoreKeeper(first.place, 1))
        await first.do(c.Begin(first.place))
        await played(table)
        await table.other.do(c.Accept(table.other.place))
        keeper = place_name(table.other.place)
        assert await awaited(hall, table) == Awaited("confirm", (keeper,))


async def test_a_game_of_an_earlier_version_is_listed_with_whose_move_it_is(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        await played(table)
        await hall.store.writer.write(  # type: ignore[attr-defined]
            lambda connection: connection.change("UPDATE games SET awaits = NULL")
        )
        place = place_name(table.other.place)
        assert await awaited(hall, table) == Awaited("window", (place,))
