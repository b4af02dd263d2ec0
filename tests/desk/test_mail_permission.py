"""No stranger writes to others by a hall's mail server: letters go out by the hall's leave."""

from __future__ import annotations

import asyncio

import pytest

from rackhouse.contest import Venue, actions
from rackhouse.desk.create import Creation, create
from rackhouse.desk.links import join_event, make_link
from rackhouse.desk.mail_permission import KEPT, MailPermission
from rackhouse.desk.moving import EventFile, import_event, write_event
from rackhouse.desk.outbox import letters_shown, permission_shown, say_phrase, send_letter
from rackhouse.desk.post_office import ENOUGH
from rackhouse.desk.settings import change_settings
from rackhouse.desk.values import Details, EventSettings, TableTerms
from rackhouse.errors import RackhouseError
from rackhouse.server.settings import Settings
from rackhouse.server.smtp import postman_of
from rackhouse.service.errors import NotAllowedError
from tests.desk.kit import ELIGIBLE, Member, new_event, newcomer, opened_office, until
from tests.desk.office import ANSWERS
from tests.desk.postbox import Postbox, open_postbox
from tests.service.kit import HandClock

pytestmark = pytest.mark.anyio
PHRASE = "seven quiet geese"
ASKS = MailPermission(PHRASE, for_letters=True)
DAY = 24 * 60 * 60


def settings_of(box: Postbox) -> Settings:
    return Settings(smtp=f"smtp://127.0.0.1:{box.port}", mail_from="hall@example.org")


async def written(organiser: Member, count: int = 1) -> None:
    """Let an event write to so many people."""
    for number in range(count):
        details = Details(mail=f"guest-{number}@example.org", answers=ELIGIBLE)
        await organiser.enter(f"Guest {number}", details=details)
    await organiser.do(actions.ChangeVenue(Venue("The Mill"), reason="It is larger."))


async def errors(organiser: Member) -> set[str]:
    letters = await letters_shown(organiser.desk.events, organiser.person, organiser.event)
    return {one.error for one in letters}


async def test_letters_stay_in_the_outbox_until_the_organiser_has_said_the_phrase(
    database_url: str,
) -> None:
    async with (
        open_postbox() as box,
        opened_office(database_url, postman=postman_of(settings_of(box)), permission=ASKS) as desk,
    ):
        organiser = await new_event(desk, "washburn")
        office = (desk.events, organiser.person, organiser.event, "")
        await written(organiser)
        await desk.post_office.empty()
        assert await errors(organiser) == {KEPT}
        (letter,) = await letters_shown(*office)
        with pytest.raises(NotAllowedError, match="Not sent: mail goes out"):
            await send_letter(desk.post_office, *office[1:], letter.id)
        # A setting that looks like permission gives none.
        sly = EventSettings(TableTerms({"has_leave": True}))
        with pytest.raises(RackhouseError):
            await change_settings(*office, sly)
        for said in ("", "Seven quiet geese", PHRASE[:-1]):
            with pytest.raises(NotAllowedError, match="not the right passphrase"):
                await say_phrase(*office, said)
        _, token = await make_link(*office, "desk")
        helper = await newcomer(desk, organiser.event, "Dora")
        await join_event(desk.events, helper.person, token)
        with pytest.raises(NotAllowedError, match="Only the organiser"):
            await say_phrase(desk.events, helper.person, organiser.event, "", PHRASE)
        assert box.letters == []
        assert (await permission_shown(*office)).is_asked
        assert not (await say_phrase(*office, PHRASE)).sentence
        await until(lambda: box.letters)
        assert await errors(organiser) == {""}


async def test_an_event_without_leave_keeps_so_many_letters_and_says_so(database_url: str) -> None:
    few = MailPermission(PHRASE, for_letters=True, letters_a_day=3)
    clock = HandClock()
    async with opened_office(database_url, clock, permission=few) as desk:
        organiser = await new_event(desk, "washburn")
        office = (desk.events, organiser.person, organiser.event, "")
        await written(organiser, 2)
        clock.pass_time(1)
        await organiser.do(actions.ChangeVenue(Venue("The Barn"), reason="The mill is cold."))
        assert (await permission_shown(*office)).most_kept == 3
        texts = [one.text for one in await letters_shown(*office)]
        assert len(texts) == 3
        assert sum("The Barn" in text for text in texts) == 2, "the last ones stay"
        await say_phrase(*office, PHRASE)
        await organiser.do(actions.ChangeVenue(Venue("The Hall"), reason="The barn is far."))
        assert len(await letters_shown(*office)) == 5
        assert (await permission_shown(*office)).most_kept == 0


async def test_an_event_whose_maker_says_the_phrase_needs_to_say_it_no_more(
    database_url: str,
) -> None:
    strict = MailPermission(PHRASE, for_events=True, for_letters=True)
    async with opened_office(database_url, permission=strict) as desk:
        olive = (await newcomer(desk, "", "Olive")).person
        for said, why in (("", "you need a passphrase"), ("geese", "not the right")):
            with pytest.raises(NotAllowedError, match=why):
                await create(desk.events, olive, creation(said))
        made = await create(desk.events, olive, creation(PHRASE))
        live = await desk.events.get(made.event)
        assert live.info.may_mail
        file = write_event(EventFile(live.book.lines), {})
        with pytest.raises(NotAllowedError, match="you need a passphrase"):
            await import_event(desk.events, olive, file)
        brought = await import_event(desk.events, olive, file, PHRASE)
        assert (await desk.events.get(brought.event)).info.may_mail
    # What a laptop serves to its own table asks for nothing.
    async with opened_office(database_url, seed=2) as desk:
        assert (await create(desk.events, olive, creation("", "second"))).event


def creation(phrase: str, name: str = "first") -> Creation:
    return Creation(name, "priston", ANSWERS["priston"], phrase=phrase)


async def test_one_event_sends_so_many_letters_a_day_and_the_rest_later(database_url: str) -> None:
    clock = HandClock()
    few = MailPermission(letters_a_day=3)
    async with (
        open_postbox() as box,
        opened_office(
            database_url, clock, postman=postman_of(settings_of(box)), permission=few
        ) as desk,
    ):
        organiser = await new_event(desk, "washburn")
        await written(organiser, 5)
        await refused(organiser, 2)
        await until(lambda: len(box.letters) == 3)
        other = await new_event(desk, "washburn")
        await written(other)
        await until(lambda: len(box.letters) == 4)
        clock.pass_time(DAY + 60)
        desk.post_office.ring()
        await until(lambda: len(box.letters) == 6)


async def refused(organiser: Member, count: int) -> None:
    """Wait until so many letters were refused."""
    office = (organiser.desk.events, organiser.person, organiser.event)
    async with asyncio.timeout(20):
        while sum(one.error == ENOUGH for one in await letters_shown(*office)) < count:
            await asyncio.sleep(0.01)
