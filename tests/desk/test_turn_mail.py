"""Mail when it is your move: only to a proven address, once, while it is true, easily stopped."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from rackhouse.desk.desk import Desk
from rackhouse.errors import IllegalError
from rackhouse.messages import Voice
from rackhouse.record import Phase
from rackhouse.referee import commands as c
from rackhouse.rules.pace import DaysPace
from rackhouse.server.smtp import Smtp
from rackhouse.service.errors import ConflictError, NotAllowedError, NotSignedInError
from rackhouse.service.outgoing import AGAIN, LOOK_AGAIN
from rackhouse.service.people import erase
from rackhouse.service.turn_mail import (
    prove_address,
    stop_turn_mail,
    turn_mail_of,
    wish_turn_mail,
)
from tests.desk.kit import opened_office, until
from tests.desk.postbox import Postbox, open_postbox
from tests.service.kit import HandClock, set_table

pytestmark = pytest.mark.anyio

DAY = 24 * 3600
ANN = "ann@example.org"
PROVE = "Confirm your mail address"


@asynccontextmanager
async def with_mail(url: str, clock: HandClock, box: Postbox, **more: Any) -> AsyncIterator[Desk]:
    postman = Smtp("127.0.0.1", box.port, None, None, is_tls=False, sender="hall@example.org")
    async with opened_office(url, clock, postman=postman, **more) as desk:
        await desk.events.store.set_address("http://hall.test")
        yield desk


def text_of(box: Postbox, subject: str) -> str:
    """The last letter with a subject, as its reader sees it."""
    found = [letter for _, letter in box.letters if letter["Subject"] == subject]
    return str(found[-1].get_content())


def link_in(text: str, does: str) -> str:
    found = re.search(rf"http://hall\.test/mail#{does}=([\w-]+)", text)
    assert found, text
    return found.group(1)


async def prove(desk: Desk, box: Postbox, person: str, language: str = "en") -> None:
    """Somebody asks for mail and opens the link."""
    count = box.to(ANN).count(PROVE) + box.to(ANN).count("Bestätige deine Mailadresse")
    await wish_turn_mail(desk.turn_post, person, ANN, Voice(language))
    await until(lambda: len(box.to(ANN)) > count)
    token = link_in(str(box.letters[-1][1].get_content()), "confirm")
    await prove_address(desk.turn_post, token)


async def later(desk: Desk, clock: HandClock, seconds: float) -> None:
    """Some time later, when the hall has looked whose move it is."""
    clock.pass_time(seconds)
    await desk.turn_post.sweep()


async def test_whoever_has_proven_an_address_is_told_once_and_reminded_once(
    database_url: str,
) -> None:
    clock = HandClock()
    async with open_postbox() as box, with_mail(database_url, clock, box) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        ann = table.mover
        await prove(desk, box, ann.person)
        await later(desk, clock, 180)
        subject = "Your move against " + next(
            one.name for one in table.live.sitters() if one.name != table.live.names[ann.person]
        )
        await until(lambda: subject in box.to(ANN))
        text = text_of(box, subject)
        assert "You have 1 day and 23 hours left." in text
        assert f"http://hall.test/games/{table.game}?place=seat-" in text
        rack = table.state.text(table.state.sides[ann.place.seat].rack)
        assert rack not in text
        for _ in range(3):
            await later(desk, clock, LOOK_AGAIN / 1000)
        await later(desk, clock, 1.6 * DAY)
        await until(lambda: len(box.to(ANN)) == 3)
        reminder = box.to(ANN)[-1]
        assert reminder.startswith("Your time runs out")
        assert "You have 9 hours left for your move" in text_of(box, reminder)
        await desk.turn_post.sweep()
        assert len(box.to(ANN)) == 3


async def test_an_address_that_nobody_has_proven_gets_nothing_more(database_url: str) -> None:
    clock = HandClock()
    async with open_postbox() as box, with_mail(database_url, clock, box) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        await wish_turn_mail(desk.turn_post, table.mover.person, ANN, Voice())
        await until(lambda: box.to(ANN))
        assert not (await turn_mail_of(desk.turn_post, table.mover.person)).is_proven
        token = link_in(text_of(box, PROVE), "confirm")
        await later(desk, clock, 1.2 * DAY)
        with pytest.raises(NotSignedInError):
            await prove_address(desk.turn_post, token)
        assert box.to(ANN) == [PROVE]


async def test_no_stranger_is_asked_more_than_three_times_a_day(database_url: str) -> None:
    clock = HandClock()
    async with open_postbox() as box, with_mail(database_url, clock, box) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        for seat in (*table.seats, table.seats[0]):
            await wish_turn_mail(desk.turn_post, seat.person, ANN, Voice())
        with pytest.raises(ConflictError):
            await wish_turn_mail(desk.turn_post, table.seats[1].person, ANN, Voice())
        with pytest.raises(IllegalError):
            await wish_turn_mail(desk.turn_post, table.seats[1].person, "nobody", Voice())


async def test_a_link_in_every_letter_stops_them(database_url: str) -> None:
    clock = HandClock()
    async with open_postbox() as box, with_mail(database_url, clock, box) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        ann = table.mover
        await prove(desk, box, ann.person)
        await later(desk, clock, 180)
        await until(lambda: len(box.to(ANN)) == 2)
        token = link_in(text_of(box, box.to(ANN)[-1]), "stop")
        await stop_turn_mail(desk.turn_post, token)
        await stop_turn_mail(desk.turn_post, token)
        shown = await turn_mail_of(desk.turn_post, ann.person)
        # The address stays: it can still win back the account.
        assert (shown.address, shown.wants_turns) == (ANN, False)
        await later(desk, clock, 1.8 * DAY)
        assert len(box.to(ANN)) == 2


async def test_a_letter_that_is_no_longer_true_is_not_sent(database_url: str) -> None:
    clock = HandClock()
    async with open_postbox() as box, with_mail(database_url, clock, box) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        ann = table.mover
        await prove(desk, box, ann.person)
        box.is_full = True
        await later(desk, clock, 180)
        await until(lambda: box.refused)
        await ann.do(c.Resign(ann.place))
        assert table.phase() is Phase.FINISHED
        box.is_full = False
        clock.pass_time(AGAIN / 1000 + 60)
        await desk.turn_post.empty()
        assert box.to(ANN) == [PROVE]


async def test_letters_that_wait_outlive_a_restart(database_url: str) -> None:
    clock = HandClock()
    async with open_postbox() as box:
        async with with_mail(database_url, clock, box) as desk:
            table = await set_table(desk.hall, by_days=DaysPace(2))
            await prove(desk, box, table.mover.person, "de")
            box.is_full = True
            await later(desk, clock, 180)
            await until(lambda: box.refused)
        box.is_full = False
        clock.pass_time(AGAIN / 1000 + 60)
        async with with_mail(database_url, clock, box, seed=2):
            await until(lambda: len(box.to(ANN)) == 2)
        assert box.to(ANN)[-1].startswith("Du bist am Zug")
        assert "Dir bleiben noch 1 Tag und 23 Stunden." in text_of(box, box.to(ANN)[-1])


async def test_an_erased_person_is_forgotten_here_too(database_url: str) -> None:
    clock = HandClock()
    async with open_postbox() as box, with_mail(database_url, clock, box) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        ann = table.mover
        await prove(desk, box, ann.person)
        await erase(desk.hall.games, desk.hall.sessions, ann.person)
        assert await desk.hall.store.mail_wish(ann.person) is None
        await later(desk, clock, 1.8 * DAY)
        assert box.to(ANN) == [PROVE]


async def test_a_hall_without_a_mail_server_says_so(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        person = table.mover.person
        assert not (await turn_mail_of(desk.turn_post, person)).is_possible
        with pytest.raises(NotAllowedError):
            await wish_turn_mail(desk.turn_post, person, ANN, Voice())


async def test_a_game_at_the_table_is_never_written_about(database_url: str) -> None:
    clock = HandClock()
    async with open_postbox() as box, with_mail(database_url, clock, box) as desk:
        table = await set_table(desk.hall)
        await prove(desk, box, table.mover.person)
        clock.pass_time(DAY)
        assert await desk.turn_post.sweep() == 0
        assert box.to(ANN) == [PROVE]
