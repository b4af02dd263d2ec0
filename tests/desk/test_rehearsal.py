"""Rehearsals and events like last year's: what is copied, and what never leaves a rehearsal."""

from __future__ import annotations

from datetime import date

import pytest

from rackhouse.contest import actions
from rackhouse.desk.again import EventAgain, create_again, create_from_file
from rackhouse.desk.look import list_events
from rackhouse.desk.moving import export_event
from rackhouse.desk.outbox import letters_shown
from rackhouse.desk.player_book import PlayerBooks
from rackhouse.desk.rehearsal import FEWEST, invent_results, rehearse, throw_away
from rackhouse.desk.settings import change_settings
from rackhouse.desk.values import Details, EventSettings, UnknownEventError
from rackhouse.desk.views.outstanding import outstanding
from rackhouse.desk.views.overview import overview
from rackhouse.errors import IllegalError
from rackhouse.service.errors import NotAllowedError
from tests.desk.kit import ELIGIBLE, Member, new_event, newcomer, opened_office

pytestmark = pytest.mark.anyio
PRESETS = ("naspa", "washburn", "depaul", "fundraiser", "iowa", "priston", "round-robin")


async def rehearsal_of(organiser: Member) -> Member:
    made = await rehearse(organiser.desk.events, organiser.person, organiser.event)
    return Member(organiser.desk, organiser.person, made.event)


@pytest.mark.parametrize("preset", PRESETS)
async def test_a_rehearsal_has_enough_players_and_runs_to_its_end_by_invented_results(
    database_url: str, preset: str
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, preset)
        trial = await rehearsal_of(organiser)
        state = (await trial.see()).state
        for key in state.divisions:
            assert len(list(state.entries_of(key))) == FEWEST
            await trial.do(actions.StartDivision(key))
        for _ in range(40):
            state = (await trial.see()).state
            for division in state.divisions.values():
                if division.next_round is not None and not state.outstanding(division.key):
                    await trial.do(actions.PairRound(division.key))
            if not (await trial.see()).state.outstanding():
                break
            assert (await invent_results(desk.events, trial.person, trial.event)).results
        for key in state.divisions:
            await trial.do(actions.CertifyDivision(key))
        assert outstanding(await trial.see()) == ()
        assert not (await organiser.see()).state.entries


async def test_a_rehearsal_is_marked_on_no_list_in_no_rating_and_sends_nothing(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "naspa")
        mail = Details(mail="ann@example.org", phone="555 0101", rating=1512)
        await organiser.enter("Ann", details=mail)
        trial = await rehearsal_of(organiser)
        shown = overview(await trial.see())
        assert shown.title == "Rehearsal: NASPA tournament"
        assert shown.rehearses == organiser.event
        ann = (await trial.see()).names.of(1)
        assert (ann.name, ann.details.rating) == ("Ann", 1512)
        assert (ann.details.mail, ann.details.phone) == ("", "")
        # Neither the settings nor an address typed in make it public.
        await change_settings(desk.events, trial.person, trial.event, "", EventSettings())
        stranger = await newcomer(desk, organiser.event, "Eve")
        listed = [one.event for one in await list_events(desk.events, stranger.person)]
        assert organiser.event in listed
        assert trial.event not in listed
        await trial.do(actions.StartDivision("main"))
        await trial.do(actions.PairRound("main"))
        await invent_results(desk.events, trial.person, trial.event)
        book = await PlayerBooks(desk.events).now()
        assert not any(name.startswith(trial.event) for name in book.appearances)
        letters = await letters_shown(desk.events, trial.person, trial.event)
        assert not [one for one in letters if one.sent]
        assert "unsent mail" not in {one.kind for one in outstanding(await trial.see())}


async def test_a_rehearsal_is_thrown_away_and_a_real_event_never(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "naspa")
        trial = await rehearsal_of(organiser)
        helper = await newcomer(desk, trial.event, "Eve")
        with pytest.raises(NotAllowedError):
            await throw_away(desk.events, helper.person, trial.event)
        with pytest.raises(IllegalError, match="Only a rehearsal"):
            await throw_away(desk.events, organiser.person, organiser.event)
        with pytest.raises(IllegalError, match="Only a rehearsal"):
            await invent_results(desk.events, organiser.person, organiser.event)
        with pytest.raises(IllegalError, match="rehearsal already"):
            await rehearse(desk.events, trial.person, trial.event)
        await throw_away(desk.events, trial.person, trial.event)
        with pytest.raises(UnknownEventError):
            await trial.see()
        assert overview(await organiser.see()).rehearses == ""


async def test_an_event_like_last_year_s_has_its_plan_on_other_days_and_nobody_in_it(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(
            desk, "iowa", currency="EUR", answers={"contact": "ann@example.org"}
        )
        await organiser.enter("Ann", details=Details(born=date(1960, 1, 1), answers=ELIGIBLE))
        before = (await organiser.see()).state.event
        wish = EventAgain("again-1", date(2028, 5, 6), "Senior games 2028")
        made = await create_again(desk.events, organiser.person, organiser.event, "", wish)
        again = Member(desk, organiser.person, made.event)
        scene = await again.see()
        plan = scene.state.event
        assert (plan.title, scene.state.entries) == ("Senior games 2028", {})
        assert [one.day for one in plan.sessions] == [date(2028, 5, 6)]
        assert plan.age_day == date(2028, 12, 31)
        assert (plan.divisions, plan.venue, plan.contact, plan.notices) == (
            before.divisions,
            before.venue,
            before.contact,
            before.notices,
        )
        assert scene.info.settings.currency == "EUR"
        # Sent twice it is one event; and only those who run the old one may.
        twice = await create_again(desk.events, organiser.person, organiser.event, "", wish)
        assert twice.event == made.event
        stranger = await newcomer(desk, organiser.event, "Eve")
        with pytest.raises(NotAllowedError, match="Only the organiser and the desk"):
            await create_again(desk.events, stranger.person, organiser.event, "", wish)


async def test_a_saved_file_gives_an_event_like_it_without_its_entries(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "depaul")
        await organiser.enter("Ann", "Ben")
        data = await export_event(desk.events, organiser.person, organiser.event)
        wish = EventAgain("again-2", date(2028, 1, 10))
        made = await create_from_file(desk.events, organiser.person, data, wish)
        state = (await Member(desk, organiser.person, made.event).see()).state
        assert not state.entries
        assert state.event.weeks is not None
        assert state.event.weeks.begin == date(2028, 1, 10)
