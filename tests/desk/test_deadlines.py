"""A league's week falls due by itself: reminders go out, silence is brought to the director."""

from __future__ import annotations

import asyncio
from datetime import date, time

import msgspec
import pytest
from msgspec.structs import replace

from rackhouse.contest import EventActor, Venue, actions
from rackhouse.contest.schedule import instant
from rackhouse.desk.desk import Desk
from rackhouse.desk.live import LiveEvent
from rackhouse.desk.outbox import letters_shown, send_letter
from rackhouse.desk.player_book import rated_games
from rackhouse.desk.post_office import NO_POSTMAN
from rackhouse.desk.roles import Who
from rackhouse.desk.values import ALONE, Details, EventPerson
from rackhouse.desk.views.matters import matters_shown
from rackhouse.desk.views.outstanding import outstanding
from rackhouse.desk.views.rounds import rounds_shown
from rackhouse.desk.views.telling import fact_in_words
from rackhouse.server.settings import Settings
from rackhouse.server.smtp import postman_of
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.outgoing import AGAIN, Postman
from tests.desk.kit import PATIENCE, Member, new_event, newcomer, opened_office, until
from tests.desk.postbox import Postbox, open_postbox
from tests.service.kit import HandClock, Wires

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


def clock_before() -> HandClock:
    """A clock that stands a week before the league begins."""
    return HandClock(instant(date(2027, 1, 4), time(12), "America/Chicago"))


async def league(desk: Desk) -> Member:
    """A league of two with addresses, started."""
    organiser = await new_event(desk, "depaul")
    for name in ("ann", "bob"):
        await organiser.enter(name.title(), details=Details(mail=f"{name}@example.org"))
    await organiser.do(actions.StartDivision("main"))
    return organiser


async def noted(desk: Desk, organiser: Member) -> None:
    """Wait until every letter that went out is noted as sent."""
    async with asyncio.timeout(PATIENCE):
        while any(
            one.sent is None
            for one in await letters_shown(desk.events, organiser.person, organiser.event)
        ):
            await asyncio.sleep(0.01)


def postman(box: Postbox) -> Postman | None:
    return postman_of(Settings(smtp=f"smtp://127.0.0.1:{box.port}", mail_from="a@example.org"))


async def settled(live: LiveEvent, number: int) -> None:
    """Wait until the event has come to a line."""
    await until(lambda: live.number >= number)


async def test_a_reminder_goes_out_before_the_deadline_and_silence_is_proposed_after_it(
    database_url: str,
) -> None:
    clock = clock_before()
    async with open_postbox() as box:
        async with opened_office(database_url, clock, postman=postman(box)) as desk:
            organiser = await league(desk)
            live = await desk.events.get(organiser.event)
            # Ann lets her opponents see how to reach her; Bob does not.
            shared = replace(live.names.of(1).details, shares_contact=True)
            ann = EventPerson(organiser.event, 1, ALONE, "Ann", shared)
            await desk.events.store.set_event_people((ann,))
            await desk.events.people_changed(live)
            before = live.number
            clock.pass_time(11 * DAY)  # Friday noon; 48 hours before the deadline is at midnight
            await asyncio.sleep(0.05)
            assert live.number == before
            clock.pass_time(DAY)
            await settled(live, before + 1)
            await until(lambda: len(box.letters) == 2)
            await noted(desk, organiser)
            (subject,) = box.to("ann@example.org")
            assert subject == "Intramural league: your match against Bob"
            assert "Sunday, January 17, 2027 at 11:59\xa0PM" in box.letters[0][1].get_content()
            texts = {str(one["To"]): one.get_content() for _, one in box.letters}
            assert "You can reach Ann here: ann@example.org." in texts["bob@example.org"]
            assert "bob@example.org" not in texts["ann@example.org"]
        # Nobody is there when the deadline passes.
        clock.pass_time(3 * DAY)
        async with opened_office(database_url, clock, seed=2, postman=postman(box)) as desk:
            live = await desk.events.get(organiser.event)
            await settled(live, before + 2)
            await until(lambda: live.book.state.arrangements[1].forfeit_proposed)
            scene = await organiser.at(desk).see()
            assert [one.kind for one in outstanding(scene)] == ["double forfeit"]
            assert len(box.letters) == 2
            await organiser.at(desk).do(actions.ConfirmDoubleForfeit(1))


async def test_of_several_processes_one_writes_and_one_sends(postgresql_url: str) -> None:
    clock, wires = clock_before(), Wires()
    async with (
        open_postbox() as box,
        opened_office(postgresql_url, clock, hints=wires.end(), postman=postman(box)) as here,
        opened_office(
            postgresql_url, clock, hints=wires.end(), seed=2, postman=postman(box)
        ) as there,
    ):
        organiser = await league(here)
        lives = [await desk.events.get(organiser.event) for desk in (here, there)]
        before = lives[0].number
        clock.pass_time(12 * DAY)
        for live in lives:
            await settled(live, before + 1)
        await until(lambda: len(box.letters) == 2)
        await asyncio.sleep(0.1)
        assert len(box.letters) == 2
        assert [live.number for live in lives] == [before + 1] * 2


async def test_a_letter_that_was_refused_is_tried_again_and_sent_once(database_url: str) -> None:
    clock = clock_before()
    async with (
        open_postbox() as box,
        opened_office(database_url, clock, postman=postman(box)) as desk,
    ):
        organiser = await league(desk)
        box.is_full = True
        clock.pass_time(12 * DAY)
        person, event = organiser.person, organiser.event

        async def refused() -> bool:
            return all(one.error for one in await letters_shown(desk.events, person, event))

        while not (await letters_shown(desk.events, person, event) and await refused()):
            await asyncio.sleep(0.01)
        scene = await organiser.see()
        assert [one.kind for one in outstanding(scene)] == ["unsent mail"] * 2
        box.is_full = False
        clock.pass_time(AGAIN / 1000 + 1)
        async with asyncio.timeout(PATIENCE):
            while len(box.letters) < 2:
                desk.post_office.ring()
                await asyncio.sleep(0.01)
        letter = (await letters_shown(desk.events, person, event))[0]
        with pytest.raises(ConflictError, match=r"already been sent|being sent"):
            await send_letter(desk.post_office, person, event, "", letter.id)
        await noted(desk, organiser)
        with pytest.raises(ConflictError, match="already been sent"):
            await send_letter(desk.post_office, person, event, "", letter.id)
        assert len(box.letters) == 2


async def test_a_proposed_time_is_told_to_the_other_side(database_url: str) -> None:
    clock = clock_before()
    async with (
        open_postbox() as box,
        opened_office(database_url, clock, postman=postman(box)) as desk,
    ):
        organiser = await league(desk)
        clock.pass_time(8 * DAY)
        moment = clock.now() + DAY * 1000
        await organiser.do(actions.ProposeTime(1, 1, moment))
        await organiser.do(actions.AcceptTime(1, 2, moment))
        await until(lambda: len(box.letters) == 2)
        assert box.to("bob@example.org") == ["Intramural league: your match against Ann"]
        texts = {address: letter.get_content() for address, letter in box.letters}
        assert texts["bob@example.org"].startswith("Ann proposes Wednesday, January 13, 2027")
        assert texts["ann@example.org"].startswith("Bob has agreed to")


async def test_without_a_mail_server_letters_wait_in_the_outbox(database_url: str) -> None:
    clock = clock_before()
    async with opened_office(database_url, clock) as desk:
        organiser = await league(desk)
        await organiser.do(actions.ChangeVenue(Venue("The other hall"), "the roof leaks"))
        person, event = organiser.person, organiser.event
        letters = await letters_shown(desk.events, person, event)
        assert {(one.address, one.sent) for one in letters} == {
            ("ann@example.org", None),
            ("bob@example.org", None),
        }
        assert "the roof leaks" in letters[0].text
        tried = await send_letter(desk.post_office, person, event, "", letters[0].id)
        assert tried.error == NO_POSTMAN
        eve = await newcomer(desk, event, "Eve")
        with pytest.raises(NotAllowedError):
            await letters_shown(desk.events, eve.person, event)


async def test_a_losers_report_waits_before_everybody_and_the_winner_is_written_to_at_once(
    database_url: str,
) -> None:
    clock = clock_before()
    async with (
        open_postbox() as box,
        opened_office(database_url, clock, postman=postman(box)) as desk,
    ):
        organiser = await league(desk)
        live = await desk.events.get(organiser.event)
        one, other = live.book.state.pairings[1].sides
        name = live.names(other)
        await organiser.do(actions.ReportResult(1, other, (410, 390)))
        scene = await organiser.see()
        [waiting] = [it for it in outstanding(scene) if it.kind != "unsent mail"]
        assert (waiting.kind, waiting.pairing) == ("report", 1)
        assert waiting.words == f"{name} reports 410 : 390. The opponent has not confirmed it."
        [shown] = matters_shown(scene).arrangements
        assert shown.is_report_waiting
        await until(lambda: len(box.letters) == 1)
        winner = live.names.of(one).details.mail
        assert box.to(winner) == [f"Intramural league: your match against {name}"]
        text = box.letters[0][1].get_content()
        assert f"{name} reported: {live.names(one)} 410 and {name} 390." in text
        assert "Sunday, January 17, 2027 at 11:59\xa0PM" in text
        # And once more before the deadline, at which the director is asked.
        clock.pass_time(12 * DAY)
        await until(lambda: len(box.letters) == 3)
        assert len(box.to(winner)) == 2
        loser = live.names.of(other).details.mail
        [told] = [letter.get_content() for _, letter in box.letters if letter["To"] == loser]
        assert "has not confirmed" in told
        clock.pass_time(3 * DAY)
        await until(lambda: live.book.state.arrangements[1].forfeit_proposed)
        await noted(desk, organiser)
        kinds = [waits.kind for waits in outstanding(await organiser.see())]
        assert kinds == ["double forfeit"]
        await organiser.do(actions.ConfirmReport(1))
        assert live.book.state.results[1].scores == (410, 390)


@pytest.mark.rule("D-73", "A-35")
async def test_a_reported_tie_is_told_with_the_scores_before_unplayed_letters(
    database_url: str,
) -> None:
    async with (
        open_postbox() as box,
        opened_office(database_url, clock_before(), postman=postman(box)) as desk,
    ):
        organiser = await league(desk)
        live = await desk.events.get(organiser.event)
        one, other = live.book.state.pairings[1].sides
        name = live.names(other)
        # By these figures the other side has won, so that the report waits for its word.
        await organiser.do(actions.ReportResult(1, other, (300, 300), (310, 305)))
        [waiting] = [it for it in outstanding(await organiser.see()) if it.kind != "unsent mail"]
        assert waiting.words == (
            f"{name} reports 300 : 300 (310 : 305 before unplayed letters). The opponent has not "
            "confirmed it."
        )
        await until(lambda: len(box.letters) == 1)
        assert (
            f"{name} reported: {live.names(one)} 300 and {name} 300 (310 : 305 before unplayed "
            "letters). Please confirm it"
        ) in " ".join(box.letters[0][1].get_content().split())
        await organiser.do(actions.ConfirmReport(1))
        scene = await organiser.see()
        told = [fact_in_words(scene, line.fact) for line in live.book.lines]
        match, figures = scene.match((one, other)), "300 : 300 (310 : 305 before unplayed letters)"
        assert f"{name} reported {figures} in {match}" in told
        assert f"{match}: {figures}" in told


async def test_who_reports_after_a_double_forfeit_finds_it_before_the_director(
    database_url: str,
) -> None:
    clock = clock_before()
    async with opened_office(database_url, clock) as desk:
        organiser = await league(desk)
        live = await desk.events.get(organiser.event)
        one, _ = live.book.state.pairings[1].sides
        clock.pass_time(15 * DAY)
        await until(lambda: live.book.state.arrangements[1].forfeit_proposed)
        await organiser.do(actions.ConfirmDoubleForfeit(1))
        scene = await organiser.see()
        own = msgspec.structs.replace(
            scene, who=Who(EventActor.player(one), (EventActor.player(one),))
        )
        [card] = matters_shown(own).arrangements
        assert (card.is_over, card.recorded) == (True, "double forfeit")
        await organiser.do(actions.ReportResult(1, one, (410, 390)))
        scene = await organiser.see()
        [waiting] = outstanding(scene)
        assert waiting.kind == "discrepancy"
        assert waiting.words == (f"{live.names(one)} reports 410 : 390; recorded: double forfeit")
        [disputed] = matters_shown(scene).discrepancies
        assert disputed.recorded == "double forfeit: Not reported by the deadline."


@pytest.mark.rule("D-73", "A-35")
async def test_a_tie_to_the_last_point_waits_for_the_director_in_a_league_too(
    database_url: str,
) -> None:
    async with opened_office(database_url, clock_before()) as desk:
        organiser = await league(desk)
        live = await desk.events.get(organiser.event)
        one, other = live.book.state.pairings[1].sides
        await organiser.do(actions.ReportResult(1, one, (300, 300), (304, 304)))
        scene = await organiser.see()
        assert [waits.kind for waits in outstanding(scene)] == ["tie"]
        [division] = rounds_shown(scene).divisions
        [match] = division.rounds[0].matches
        assert match.needs_tie_break
        assert not any(side.is_winner for side in match.sides)
        assert rated_games(organiser.event, live.book) == ()
        await organiser.do(actions.BreakMatchTie(1, "director", other))
        assert [waits.kind for waits in outstanding(await organiser.see())] == ["certify"]
        assert len(rated_games(organiser.event, live.book)) == 1
