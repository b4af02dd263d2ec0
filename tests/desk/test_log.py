"""The log tells what was done in words that people know."""

from __future__ import annotations

import pytest

from rackhouse.contest import actions
from rackhouse.contest.result import Result
from rackhouse.desk.enter import SignUp, enter, enter_together
from rackhouse.desk.look import log_of_event
from tests.desk.kit import new_event, opened_office

pytestmark = pytest.mark.anyio


async def test_an_undoing_is_told_by_what_was_undone(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "priston")
        await organiser.enter("Ann", "Bob")
        started = (await organiser.do(actions.StartDivision("main"))).first
        paired = (await organiser.do(actions.PairRound("main"))).first
        undoing = (await organiser.do(actions.Undo(paired))).first
        await organiser.do(actions.Undo(undoing))
        await organiser.do(actions.Undo(started, together=True, reason="too early"))
        log = await log_of_event(desk.events, organiser.person, organiser.event, "")
        begun = next(one.words for one in log.actions if one.number == started)
        pairing = next(one.words for one in log.actions if one.number == paired)
        together, again, once, *_ = (one.words for one in log.actions)
        assert once == f"undid: {pairing}"
        assert again == f"undid: undid: {pairing}"
        assert together.startswith(f"undid: {begun}: too early; and ")


async def test_what_came_of_an_action_by_itself_is_told_with_it(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "depaul")
        await organiser.enter("Ann", "Bob", "Cat", "Dan")
        await organiser.do(actions.StartDivision("main", (1, 2, 3, 4)))
        sign_up = SignUp("Eve")
        [late] = await enter(desk.events, organiser.person, organiser.event, "", "late", (sign_up,))
        # Whoever comes before anything is played makes the league as long as one of five.
        told = "there are now 5 weeks instead of 3, until Sunday, February 14, 2027"
        assert list(map(str, late.says)) == ["plays in weeks 2, 3, 4, and 5", told]
        await organiser.do(actions.AssignTables("main", 1, 5))
        await organiser.do(actions.Withdraw(1, "moved away"))
        log = await log_of_event(desk.events, organiser.person, organiser.event, "")
        withdrew, seated, entered, started, *_ = (one.words for one in log.actions)
        assert withdrew == "Ann withdrew: moved away; this forfeits 4 matches"
        assert seated.split("; ")[0].endswith(" at table 5")
        assert entered == f"entered Eve in League; {'; '.join(map(str, late.says))}"
        assert started.endswith("; paired 3 rounds")


async def test_an_undone_result_keeps_the_names_of_those_who_played_it(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "washburn")
        await organiser.enter("Ann", "Ben", "Cy", "Dee")
        for entry in range(1, 5):
            await organiser.do(actions.CheckId(entry, proper=True))
            await organiser.do(actions.CheckIn(entry))
        await organiser.do(actions.StartDivision("main", (1, 2, 3, 4)))
        (upper, lower), (final, *_) = (await organiser.see()).state.divisions["main"].rounds
        won, lost = Result("played", (400, 300)), Result("played", (300, 400))
        await organiser.do(actions.RecordResult(upper, (1, 4), won))
        await organiser.do(actions.RecordResult(lower, (2, 3), won))
        played = (await organiser.do(actions.RecordResult(final, (1, 2), won))).first
        await organiser.do(actions.Undo(played))
        await organiser.do(actions.CorrectResult(lower, (2, 3), lost, "swapped on the slip"))
        log = await log_of_event(desk.events, organiser.person, organiser.event, "")
        _, undid, recorded, *_ = (one.words for one in log.actions)
        assert recorded == "Ann \N{EN DASH} Ben: 400 : 300"
        assert undid == f"undid: {recorded}"


async def test_a_correction_with_its_replays_is_told_by_those_who_had_played(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "washburn")
        await organiser.enter("Ann", "Ben", "Cy", "Dee")
        for entry in range(1, 5):
            await organiser.do(actions.CheckId(entry, proper=True))
            await organiser.do(actions.CheckIn(entry))
        await organiser.do(actions.StartDivision("main", (1, 2, 3, 4)))
        (upper, lower), (final, *_) = (await organiser.see()).state.divisions["main"].rounds
        won, lost = Result("played", (400, 300)), Result("played", (300, 400))
        await organiser.do(actions.RecordResult(upper, (1, 4), won))
        await organiser.do(actions.RecordResult(lower, (2, 3), won))
        await organiser.do(actions.RecordResult(final, (1, 2), won))
        await organiser.do(actions.CorrectResult(upper, (1, 4), lost, "swapped", sure=True))
        log = await log_of_event(desk.events, organiser.person, organiser.event, "")
        corrected, played, *_ = (one.words for one in log.actions)
        assert corrected == (
            "corrected Ann \N{EN DASH} Dee: 300 : 400: swapped; 1 later match no longer counts"
        )
        # Dee meets Ben now, and the log still knows who had.
        assert played == "Ann \N{EN DASH} Ben: 400 : 300"


async def test_entries_that_came_together_are_counted(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "priston")
        together = tuple(map(SignUp, ("Ann", "Ben", "Cy")))
        await enter_together(desk.events, organiser.person, organiser.event, "", "list", together)
        log = await log_of_event(desk.events, organiser.person, organiser.event, "")
        assert log.actions[0].words == "added 3 entries"
        await organiser.do(actions.CheckInAll((1, 2, 3)))
        log = await log_of_event(desk.events, organiser.person, organiser.event, "")
        assert log.actions[0].words == "3 entries checked in"
