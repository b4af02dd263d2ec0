"""What people may say at the tables of an event; nothing where somebody is a minor."""

from __future__ import annotations

from datetime import date

import pytest

from rackhouse.contest import actions
from rackhouse.desk.values import Details, TableTerms
from tests.desk.kit import ELIGIBLE, new_event, opened_office, players_of

pytestmark = pytest.mark.anyio

OF_AGE, MINOR = date(1980, 5, 1), date(2012, 5, 1)
"""Birth dates of people who are 46 and 14 on the tests' day."""


@pytest.mark.parametrize(
    ("youngest", "terms", "chat"),
    [
        (OF_AGE, TableTerms(), "phrases"),
        (OF_AGE, TableTerms(chat="off"), "off"),
        (MINOR, TableTerms(), "off"),
        (MINOR, TableTerms(chat="free"), "off"),
    ],
)
async def test_chat_is_off_where_the_event_says_so_or_somebody_is_a_minor(
    database_url: str, youngest: date, terms: TableTerms, chat: str
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "priston", tables=terms)
        for name, born in (("Ann", OF_AGE), ("Ben", youngest)):
            await players_of(organiser, name, details=Details(born=born, answers=ELIGIBLE))
        await organiser.do(actions.StartDivision("main"))
        await organiser.do(actions.PairRound("main"))
        opened = await organiser.open(1)
        assert (await desk.hall.games.get(opened.game)).info.chat == chat
