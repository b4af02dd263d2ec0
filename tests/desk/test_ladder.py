"""A ladder at the desk: players challenge by themselves, and who is idle lets others pass."""

from __future__ import annotations

import pytest

from rackhouse.contest import actions
from rackhouse.contest.formats import Ladder
from rackhouse.desk.outbox import letters_shown
from rackhouse.desk.values import Details
from rackhouse.desk.views.matters import matters_shown
from rackhouse.desk.views.overview import overview
from rackhouse.desk.views.rounds import rounds_shown
from rackhouse.desk.views.standings import standings_shown
from tests.desk.kit import Member, new_event, opened_office, players_of, until
from tests.service.kit import HandClock

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


async def rungs(member: Member) -> list[str]:
    [division] = standings_shown(await member.see()).divisions
    return [row.name for row in division.rows]


async def test_players_climb_a_ladder_by_themselves(database_url: str) -> None:
    clock = HandClock(1_800_000_000_000)
    async with opened_office(database_url, clock) as desk:
        organiser = await new_event(desk, "depaul")
        ladder = Ladder(reach=2, idle_days=10)
        await organiser.do(actions.ChangeFormat("main", ladder, "we meet when we like"))
        details = Details(mail="somebody@example.org")
        ann, bob, cat, dan = await players_of(
            organiser, "Ann", "Bob", "Cat", "Dan", details=details
        )
        numbers = tuple(int(one.as_.partition("-")[2]) for one in (ann, bob, cat, dan))
        await organiser.do(actions.StartDivision("main", numbers))

        # Whoever is entered reads what is otherwise than announced, and why.
        [change] = overview(await dan.see()).changes
        assert change.words.startswith("League is played as ladder, challenge up to 2 rungs")
        assert change.reason == "we meet when we like"

        # Dan sees whom he may challenge; Ann, on top, nobody.
        [shown] = rounds_shown(await dan.see()).divisions
        assert [(one.name, one.rung, one.why_not) for one in shown.challenges] == [
            ("Cat", 3, ""),
            ("Bob", 2, ""),
        ]
        [shown] = rounds_shown(await ann.see()).divisions
        assert shown.challenges == ()
        [shown] = rounds_shown(await organiser.see()).divisions
        assert shown.challenges == ()

        await dan.do(actions.ChallengeOnLadder(numbers[3], numbers[1]))
        [shown] = rounds_shown(await dan.see()).divisions
        assert [one.why_not for one in shown.challenges] == [
            "Dan has to play another challenge first."
        ] * 2
        [arranged] = matters_shown(await bob.see()).arrangements
        assert arranged.deadline is not None
        subjects = [
            one.subject
            for one in await letters_shown(desk.events, organiser.person, organiser.event, "")
        ]
        assert "Intramural league: Dan challenges you" in subjects

        await dan.do(actions.ReportResult(arranged.pairing, numbers[3], (410, 380), ()))
        assert await rungs(dan) == ["Ann", "Dan", "Bob", "Cat"]

        # Ten days later Ann and Cat have not played; the clock sees to it by itself.
        clock.pass_time(DAY)
        await bob.do(actions.ChallengeOnLadder(numbers[1], numbers[3]))
        clock.pass_time(9 * DAY)
        live = await desk.events.get(organiser.event)
        await until(lambda: live.book.state.divisions["main"].steps[-1].kind == "dropped")
        assert await rungs(dan) == ["Dan", "Ann", "Bob", "Cat"]
