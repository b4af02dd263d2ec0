"""The log tells what was done in words that people know."""

from __future__ import annotations

import pytest

from rackhouse.contest import commands as c
from rackhouse.desk.log import log_of_event
from tests.desk.kit import new_event, opened_office

pytestmark = pytest.mark.anyio


async def test_an_undoing_is_told_by_what_was_undone(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "priston")
        await organiser.enter("Ann", "Bob")
        started = (await organiser.do(c.StartDivision, "main")).first
        paired = (await organiser.do(c.PairRound, "main")).first
        undoing = (await organiser.do(c.Undo, paired)).first
        await organiser.do(c.Undo, undoing)
        await organiser.do(c.Undo, started, together=True, reason="too early")
        log = await log_of_event(desk, organiser.person, organiser.event, "")
        begun = next(one.words for one in log.actions if one.number == started)
        pairing = next(one.words for one in log.actions if one.number == paired)
        together, again, once, *_ = (one.words for one in log.actions)
        assert once == f"undid: {pairing}"
        assert again == f"undid: undid: {pairing}"
        assert together.startswith(f"undid: {begun}: too early; and ")
