"""Rounds as pages show them: who goes first, and what was set by hand against the format."""

from __future__ import annotations

import pytest

from rackhouse.contest import Result, actions
from rackhouse.desk.views.rounds import rounds_shown
from rackhouse.desk.views.standings import standings_shown
from tests.desk.kit import new_event, opened_office, players_of

pytestmark = pytest.mark.anyio


async def test_a_round_shows_who_goes_first_and_a_rematch_by_hand(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "naspa", answers={"division.format.repeats": "never"})
        await players_of(organiser, "Ann", "Bob", "Cem", "Dot", "Eve", "Flo")
        await organiser.do(actions.StartDivision("main"))
        await organiser.do(actions.PairRound("main"))
        live = await desk.events.get(organiser.event)
        paired = list(live.book.state.pairings.values())
        for match_ in paired:
            result = Result("played", (400, 300))
            await organiser.do(actions.RecordResult(match_.number, match_.sides, result))
        one, other = paired[0].sides
        await organiser.do(actions.LockPair("main", 2, (one, other), "they asked for it"))
        await organiser.do(actions.PairRound("main"))
        scene = await organiser.see()
        [division] = rounds_shown(scene).divisions
        for match, pairing in zip(division.rounds[0].matches, paired, strict=True):
            assert [side.is_first for side in match.sides] == [
                side == pairing.first for side in pairing.sides
            ]
        notices = {
            frozenset(side.entry for side in match.sides): match.notice
            for match in division.rounds[1].matches
        }
        told = notices.pop(frozenset({one, other}))
        assert told.startswith("A rematch: they met in round 1.")
        assert set(notices.values()) == {""}
        [table] = standings_shown(scene).divisions
        assert {row.entry for row in table.rows if row.firsts == 1} >= {
            pairing.first for pairing in paired if pairing.first not in (one, other)
        }
