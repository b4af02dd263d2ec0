"""A lost account is won back by a code or by mail, and by nobody else."""

from __future__ import annotations

import re
from functools import partial

import pytest

from rackhouse.desk.desk import Desk
from rackhouse.messages import Voice
from rackhouse.service.errors import NotAllowedError, NotSignedInError
from rackhouse.service.people import (
    account_called,
    let_in,
    make_account,
    make_link,
    sign_in_by_name,
    use_link,
    who,
)
from rackhouse.service.recovery import (
    MOST_LETTERS,
    check_mail,
    keep_code,
    owner_by_code,
    owner_by_link,
    send_links,
    win_back,
)
from rackhouse.service.turn_mail import wish_turn_mail
from tests.desk.kit import opened_office, until
from tests.desk.postbox import Postbox, open_postbox
from tests.desk.test_turn_mail import prove, with_mail
from tests.service.kit import HandClock

pytestmark = pytest.mark.anyio

ANN = "ann@example.org"
LETTER = "Win back your account"


async def ask(desk: Desk, address: str = ANN) -> None:
    """Somebody asks for a link, and every letter that waits is sent."""
    await send_links(desk.turn_post, desk.hall.sessions, address)
    await desk.turn_post.empty()


def is_written(box: Postbox, count: int) -> bool:
    return box.to(ANN).count(LETTER) == count


def link_in(box: Postbox) -> str:
    """The secret in the last letter."""
    found = re.search(
        r"http://hall\.test/win-back#link=([\w-]+)", str(box.letters[-1][1].get_content())
    )
    assert found, box.letters
    return found.group(1)


async def test_a_code_wins_an_account_back_however_it_is_typed(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        sessions = desk.hall.sessions
        ann = (await sign_in_by_name(sessions, "Ann")).person.id
        code = await keep_code(sessions, ann)
        assert await owner_by_code(sessions, code) == ann
        typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
        assert await owner_by_code(sessions, f"  {typed}") == ann
        with pytest.raises(NotSignedInError):
            await owner_by_code(sessions, code[:-1])
        with pytest.raises(NotSignedInError):
            await owner_by_code(sessions, "")


async def test_a_stolen_code_is_worth_nothing_once_it_was_replaced(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        sessions = desk.hall.sessions
        ann = (await sign_in_by_name(sessions, "Ann")).person.id
        stolen = await keep_code(sessions, ann)
        fresh = await keep_code(sessions, ann)
        with pytest.raises(NotSignedInError):
            await owner_by_code(sessions, stolen)
        assert await owner_by_code(sessions, fresh) == ann
        assert await desk.hall.store.recovery_code_made(ann) == desk.hall.process.clock.now()


async def test_a_link_by_mail_works_once(database_url: str) -> None:
    clock = HandClock()
    async with open_postbox() as box, with_mail(database_url, clock, box) as desk:
        sessions = desk.hall.sessions
        ann = (await sign_in_by_name(sessions, "Ann")).person.id
        await prove(desk, box, ann)
        await ask(desk)
        await until(lambda: LETTER in box.to(ANN))
        assert "the account of Ann" in str(box.letters[-1][1].get_content())
        token = link_in(box)
        assert await owner_by_link(sessions, token) == ann
        with pytest.raises(NotSignedInError):
            await owner_by_link(sessions, token)


async def test_a_link_by_mail_is_worth_nothing_after_ten_minutes(database_url: str) -> None:
    clock = HandClock()
    async with open_postbox() as box, with_mail(database_url, clock, box) as desk:
        ann = (await sign_in_by_name(desk.hall.sessions, "Ann")).person.id
        await prove(desk, box, ann)
        for count, seconds, is_good in ((1, 599, True), (2, 600, False)):
            await ask(desk)
            await until(partial(is_written, box, count))
            token = link_in(box)
            clock.pass_time(seconds)
            if is_good:
                assert await owner_by_link(desk.hall.sessions, token) == ann
            else:
                with pytest.raises(NotSignedInError):
                    await owner_by_link(desk.hall.sessions, token)


async def test_a_letter_that_comes_too_late_is_not_sent(database_url: str) -> None:
    clock = HandClock()
    async with open_postbox() as box, with_mail(database_url, clock, box) as desk:
        ann = (await sign_in_by_name(desk.hall.sessions, "Ann")).person.id
        await prove(desk, box, ann)
        box.is_full = True
        await ask(desk)
        await until(lambda: box.refused)
        box.is_full = False
        clock.pass_time(20 * 60)
        await desk.turn_post.empty()
        assert LETTER not in box.to(ANN)


async def test_only_a_proven_address_gets_a_letter_and_nobody_can_tell(database_url: str) -> None:
    clock = HandClock()
    async with open_postbox() as box, with_mail(database_url, clock, box) as desk:
        ann = (await sign_in_by_name(desk.hall.sessions, "Ann")).person.id
        await wish_turn_mail(desk.turn_post, ann, ANN, Voice())
        await until(lambda: box.to(ANN))
        for address in (ANN, "nobody@example.org"):
            # No error and no answer tells one from the other.
            await ask(desk, address)
        assert [letter["Subject"] for _, letter in box.letters] == ["Confirm your mail address"]


async def test_an_address_gets_no_more_than_three_letters_a_day(database_url: str) -> None:
    clock = HandClock()
    async with open_postbox() as box, with_mail(database_url, clock, box) as desk:
        ann = (await sign_in_by_name(desk.hall.sessions, "Ann")).person.id
        await prove(desk, box, ann)
        for _ in range(MOST_LETTERS + 3):
            await ask(desk)
        await until(lambda: box.to(ANN).count(LETTER) == MOST_LETTERS)
        clock.pass_time(24 * 3600 + 1)
        await ask(desk)
        await until(lambda: box.to(ANN).count(LETTER) == MOST_LETTERS + 1)


async def test_a_link_does_only_what_it_was_made_for(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        sessions = desk.hall.sessions
        ann = (await sign_in_by_name(sessions, "Ann")).person.id
        plain = await make_link(sessions, ann)
        lost = await make_link(sessions, ann, purpose="win back")
        # Whoever has only found a browser signed in cannot choose a new password.
        with pytest.raises(NotSignedInError):
            await owner_by_link(sessions, plain)
        with pytest.raises(NotSignedInError):
            await use_link(sessions, lost)
        assert (await use_link(sessions, plain)).person.id == ann
        assert await owner_by_link(sessions, lost) == ann


@pytest.mark.parametrize("is_alone", [True, False])
async def test_whoever_wins_an_account_back_chooses_what_stays_signed_in(
    database_url: str, *, is_alone: bool
) -> None:
    async with opened_office(database_url) as desk:
        games, sessions = desk.hall.games, desk.hall.sessions
        ann = await sign_in_by_name(sessions, "Ann")
        program = await let_in(sessions, ann.person.id, "bot", "a program")
        back = await win_back(games, sessions, ann.person.id, "", is_alone=is_alone)
        assert await who(sessions, back.token) is not None
        for other in (ann, program):
            assert (await who(sessions, other.token) is None) == is_alone


async def test_a_new_password_is_set_and_signs_other_browsers_out(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        sessions = desk.hall.sessions
        ann = await sign_in_by_name(sessions, "Ann")
        await make_account(sessions, ann.person.id, "ann-plays", "old hash")
        await win_back(desk.hall.games, sessions, ann.person.id, "new hash", is_alone=False)
        account = await account_called(sessions, "ann-plays")
        assert account is not None
        assert account.password == "new hash"
        assert await who(sessions, ann.token) is None


async def test_a_hall_without_a_mail_server_says_that_it_sends_none(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        with pytest.raises(NotAllowedError):
            check_mail(desk.turn_post)
