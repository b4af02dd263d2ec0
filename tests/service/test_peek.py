"""The paid peek: what stands in the book at three letters, for the buyer, while it lasts."""

from __future__ import annotations

import pytest

from rackhouse.referee import commands as c
from rackhouse.service.drafts import peek
from rackhouse.service.errors import ConflictError, NotAllowedError
from tests.service.kit import HandClock, opened_hall, set_table

pytestmark = pytest.mark.anyio


async def test_a_peek_shows_the_words_to_the_buyer_and_only_while_it_lasts(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        table = await set_table(hall, "fundraiser")
        mover, other = table.mover, table.other
        with pytest.raises(ConflictError, match="no peek"):
            await peek(hall.games, mover.person, table.game, mover.place)
        await mover.do(c.BuyHelp(mover.place, "peek", prefix="QUI"))
        found = await peek(hall.games, mover.person, table.game, mover.place)
        assert found.prefix == "QUI"
        assert "QUIZ" in found.words
        assert all(word.startswith("QUI") for word in found.words)
        with pytest.raises(ConflictError):
            await peek(hall.games, other.person, table.game, other.place)
        with pytest.raises(NotAllowedError):
            await peek(hall.games, other.person, table.game, mover.place)
        clock.pass_time(30)
        with pytest.raises(ConflictError):
            await peek(hall.games, mover.person, table.game, mover.place)


async def test_a_book_on_paper_is_opened_by_hand(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, "fundraiser", book="The big green one")
        mover = table.mover
        await mover.do(c.BuyHelp(mover.place, "peek", prefix="QUI"))
        found = await peek(hall.games, mover.person, table.game, mover.place)
        assert (found.is_loaded, found.words) == (False, ())
