"""What the desk is told unasked: who has no seat, what is paid, what cannot be an address."""

from __future__ import annotations

from datetime import timedelta

import pytest

from rackhouse.contest import actions
from rackhouse.contest.result import Result
from rackhouse.contest.schedule import local
from rackhouse.desk.desk import Desk
from rackhouse.desk.enter import SignUp, enter
from rackhouse.desk.people import PersonChange, change_person
from rackhouse.desk.values import Details
from rackhouse.desk.views.entries import entries_shown
from rackhouse.desk.views.outstanding import outstanding
from rackhouse.desk.views.overview import overview
from rackhouse.errors import IllegalError
from tests.desk.kit import Member, new_event, newcomer, opened_office, players_of
from tests.service.kit import HandClock

pytestmark = pytest.mark.anyio
WRONG = "“ann@gmail,com” is not a mail address. Write it like ann@example.org."


async def waiting(organiser: Member, *kinds: str) -> list[tuple[str, str, str]]:
    """What waits of some kinds."""
    found = outstanding(await organiser.see())
    return [(one.kind, one.title, one.words) for one in found if one.kind in kinds]


async def test_who_comes_late_and_has_no_match_is_outstanding_until_the_next_round(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "priston")
        await organiser.enter("Ann", "Ben", "Cy", "Dee")
        await organiser.do(actions.StartDivision("main"))
        assert await waiting(organiser, "unseated") == []
        await organiser.do(actions.SitOut("main", 1, (4,), "a long way to come"))
        await organiser.do(actions.PairRound("main"))
        assert await waiting(organiser, "unseated") == []
        await organiser.enter("Eve")
        late = ("unseated", "Eve", "")
        assert await waiting(organiser, "unseated") == [late]
        await organiser.do(actions.Withdraw(5))
        assert await waiting(organiser, "unseated") == []


async def test_who_finds_a_full_bracket_is_outstanding_until_a_match_is_played(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "washburn")
        await organiser.enter("Ann", "Ben", "Cy")
        for entry in (1, 2):
            await organiser.do(actions.CheckId(entry, proper=True))
            await organiser.do(actions.CheckIn(entry))
        await organiser.do(actions.StartDivision("main", (1, 2)))
        await organiser.do(actions.CheckId(3, proper=True))
        await organiser.do(actions.CheckIn(3))
        full = "To draw again with everybody, undo the start in the log."
        assert await waiting(organiser, "unseated", "no slot") == [("no slot", "Cy", full)]
        [final] = (await organiser.see()).state.divisions["main"].rounds[0]
        await organiser.do(actions.RecordResult(final, (1, 2), Result("played", (400, 300))))
        assert await waiting(organiser, "unseated", "no slot") == []


async def test_a_match_without_a_table_is_outstanding_once_the_others_have_theirs(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "depaul")
        await organiser.enter("Ann", "Ben", "Cy", "Dee")
        await organiser.do(actions.StartDivision("main", (1, 2, 3, 4)))
        assert await waiting(organiser, "no table") == []
        one, other = (await organiser.see()).state.divisions["main"].rounds[0]
        await organiser.do(actions.AssignTable(one, 1))
        scene = await organiser.see()
        sides = scene.match(scene.state.pairings[other].sides)
        assert await waiting(organiser, "no table") == [("no table", sides, "")]


async def swiss(desk: Desk, *names: str) -> Member:
    """A Swiss on the day it is played, with its first round paired and seated."""
    organiser = await new_event(desk, "naspa")
    await organiser.enter(*names)
    await organiser.do(actions.StartDivision("main", tuple(range(1, len(names) + 1))))
    await organiser.do(actions.PairRound("main"))
    await organiser.do(actions.AssignTables("main", 1))
    return organiser


async def record(organiser: Member, pairing: int) -> None:
    """A result typed at the desk."""
    sides = (await organiser.see()).state.pairings[pairing].sides
    await organiser.do(actions.RecordResult(pairing, sides, Result("played", (400, 350))))


async def test_an_event_on_paper_waits_for_results_and_for_no_score_pad(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await swiss(desk, "Ann", "Ben", "Cy", "Dee")
        found = outstanding(await organiser.see())
        assert [(one.kind, one.round) for one in found] == [("result", 1), ("result", 1)]
        # With the first pad the others are wanted too, and a game under way needs nobody.
        await organiser.open(1, "table")
        kinds = [one.kind for one in outstanding(await organiser.see())]
        assert kinds == ["not started", "no pad"]


async def test_once_a_round_is_over_the_next_is_to_be_paired_and_at_the_end_places_certified(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "naspa", answers={"division.format.rounds": 2})
        await organiser.enter("Ann", "Ben")
        await organiser.do(actions.StartDivision("main", (1, 2)))
        for number in (1, 2):
            [step] = outstanding(await organiser.see())
            assert (step.kind, step.round) == ("pair", number)
            await organiser.do(actions.PairRound("main"))
            [match] = (await organiser.see()).state.divisions["main"].rounds[-1]
            await record(organiser, match)
        assert [one.kind for one in outstanding(await organiser.see())] == ["certify"]
        await organiser.do(actions.CertifyDivision("main"))
        assert outstanding(await organiser.see()) == ()


async def test_on_the_day_those_who_are_not_here_are_to_be_checked_in_and_then_it_starts(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened_office(database_url, clock) as desk:
        day = local(clock.now(), "America/Chicago").date() + timedelta(days=1)
        hours = {"opens": "09:00", "closes": "17:00"}
        sessions = [{"day": day.isoformat(), **hours}]
        organiser = await new_event(desk, "washburn", answers={"sessions": sessions})
        await organiser.enter("Ann", "Ben", "Cy")
        assert outstanding(await organiser.see()) == ()  # the day before
        clock.pass_time(86_400)
        waits = [(one.kind, one.title) for one in outstanding(await organiser.see())]
        assert waits == [("check in", "Ann"), ("check in", "Ben"), ("check in", "Cy")]
        for number in (1, 2):
            await organiser.do(actions.CheckId(number, proper=True))
            await organiser.do(actions.CheckIn(number))
        kinds = [one.kind for one in outstanding(await organiser.see())]
        assert kinds == ["check in", "start"]


async def test_who_comes_late_and_is_to_play_is_to_be_checked_in_first(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "washburn")
        await organiser.enter("Ann", "Ben", "Cy")
        for entry in (1, 2, 3):
            await organiser.do(actions.CheckId(entry, proper=True))
            await organiser.do(actions.CheckIn(entry))
        await organiser.do(actions.StartDivision("main", (1, 2, 3)))
        assert await waiting(organiser, "check in") == []
        await organiser.enter("Dee")  # takes the empty place in the bracket
        assert await waiting(organiser, "check in") == [("check in", "Dee", "")]
        await organiser.do(actions.CheckId(4, proper=True))
        await organiser.do(actions.CheckIn(4))
        assert await waiting(organiser, "check in") == []


async def test_what_is_lent_is_asked_back_once_its_holder_has_nothing_more_to_play(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await swiss(desk, "Ann", "Ben", "Cy", "Dee")
        await organiser.do(actions.AddItem("clock 1", "clock"))
        await organiser.do(actions.Lend("clock 1", 1))
        assert await waiting(organiser, "item out") == []
        await organiser.do(actions.Withdraw(1))
        assert await waiting(organiser, "item out") == [("item out", "clock 1", "with Ann")]


@pytest.mark.rule("A-33")
async def test_what_is_raised_tells_paid_from_promised(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "fundraiser")
        await organiser.enter("The Quips", kind="team")
        await organiser.do(actions.ChargeFee(1, "a peek", 500))
        await organiser.do(actions.TakePayment(1, 200))
        await organiser.do(actions.MakePledge(1, cents=1000))
        stranger = await newcomer(desk, organiser.event, "Eve")
        for member in (organiser, stranger):
            shown = overview(await member.see())
            assert (shown.raised, shown.paid) == (1500, 200)


async def test_a_mail_address_is_one_or_is_refused_in_a_sentence(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "priston")
        wrong = SignUp("Ann", details=Details(mail="ann@gmail,com"))
        (refused,) = await enter(
            desk.events, organiser.person, organiser.event, "", "one", (wrong,)
        )
        assert (refused.entry, str(refused.reason)) == (None, WRONG)
        await organiser.enter("Ann", details=Details(mail=" Ann@Hall.TEST "))
        details = (await organiser.see()).names.of(1).details
        assert details.mail == "Ann@hall.test"
        change = PersonChange(details=Details(mail="ann@gmail,com"))
        with pytest.raises(IllegalError, match=WRONG):
            await change_person(desk.events, organiser.person, organiser.event, "", 1, change)


async def test_a_rating_is_the_office_s_to_say_and_is_kept(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "priston")
        (ann,) = await players_of(organiser, "Ann", details=Details(rating=2500))
        await organiser.enter("Ben", details=Details(rating=1512))
        shown = entries_shown(await organiser.see()).entries
        assert [one.details and one.details.rating for one in shown] == [None, 1512]
        for member, rating in ((organiser, 1400), (ann, 9000)):
            change = PersonChange(details=Details(rating=rating))
            await change_person(desk.events, member.person, organiser.event, member.as_, 1, change)
        assert (await organiser.see()).names.of(1).details.rating == 1400
