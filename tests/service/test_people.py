"""People at a hall: a name is enough, an account is theirs, and they can be forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest

from rackhouse.errors import MalformedError
from rackhouse.record import Phase, decode_entry, fold
from rackhouse.service.errors import ConflictError, NotSignedInError, UnknownPersonError
from rackhouse.service.list_games import list_games
from rackhouse.service.look import look
from rackhouse.service.people import (
    FRESH,
    account_called,
    change_password,
    erase,
    let_in,
    make_account,
    make_link,
    rename,
    sign_in_by_name,
    sign_out,
    use_link,
    who,
)
from rackhouse.service.tokens import hash_of
from tests.service.kit import HandClock, Pilot, opened_hall, set_table

pytestmark = pytest.mark.anyio


async def test_a_name_is_enough_and_its_token_opens_the_session(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann = await sign_in_by_name(hall.sessions, "  Ann \t Lee ")
        assert ann.person.name == "Ann Lee"
        session = await who(hall.sessions, ann.token)
        assert session is not None
        assert session.person == ann.person.id
        assert await who(hall.sessions, "a guess") is None
        await sign_out(hall.sessions, hash_of(ann.token))
        assert await who(hall.sessions, ann.token) is None


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 41,
        "a\x00b",
        "a\ud800b",
        "\u202e\ue000",
        "\u202enna",
        "A\u2066",
        "\u200b",
        "\u3164",
        "\u0301",
    ],
)
async def test_what_cannot_be_a_name_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    async with opened_hall(f"sqlite:///{tmp_path}/hall.db") as hall:
        with pytest.raises(MalformedError, match="name"):
            await sign_in_by_name(hall.sessions, name)


@pytest.mark.parametrize("name", ["שלום", "😀 🏳️\u200d🌈", "Zoë", "نیم\u200cروز", "<b>"])
async def test_names_of_every_script_are_names(tmp_path: Path, name: str) -> None:
    async with opened_hall(f"sqlite:///{tmp_path}/hall.db") as hall:
        assert (await sign_in_by_name(hall.sessions, name)).person.name == name


async def test_a_session_ends_with_its_time(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock, dies=True) as hall:
        ann = await sign_in_by_name(hall.sessions, "Ann")
        bot = await let_in(hall.sessions, ann.person.id, "bot", "my program")
        clock.pass_time(91 * 24 * 3600)
        assert await who(hall.sessions, ann.token) is None
        assert await who(hall.sessions, bot.token) is not None
        assert {
            session.label for session in await hall.sessions.store.sessions_of(ann.person.id)
        } >= {"my program"}


async def test_a_login_is_taken_once_however_it_is_typed(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        bob = (await sign_in_by_name(hall.sessions, "Bob")).person.id
        await make_account(hall.sessions, ann, "Ann@Example.org", "a hash")
        with pytest.raises(ConflictError, match="taken"):
            await make_account(hall.sessions, bob, " ANN@example.ORG", "another hash")
        with pytest.raises(ConflictError, match="already"):
            await make_account(hall.sessions, ann, "somebody else")
        found = await account_called(hall.sessions, "ann@EXAMPLE.org ")
        assert found is not None
        assert (found.person, found.password) == (ann, "a hash")
        assert await account_called(hall.sessions, "nobody") is None


async def test_another_password_ends_the_other_browsers_but_no_program(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        ann = await sign_in_by_name(hall.sessions, "Ann")
        await make_account(hall.sessions, ann.person.id, "ann", "a hash")
        bot = await let_in(hall.sessions, ann.person.id, "bot")
        assert await who(hall.sessions, ann.token) is not None
        await change_password(hall.sessions, ann.person.id, "a new hash")
        assert await who(hall.sessions, ann.token) is None
        assert await who(hall.sessions, bot.token) is not None
        found = await account_called(hall.sessions, "ann")
        assert found is not None
        assert found.password == "a new hash"


async def test_a_link_lets_one_in_once_and_within_its_time(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock, dies=True) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        link = await make_link(hall.sessions, ann)
        inside = await use_link(hall.sessions, link)
        assert inside.person.id == ann
        assert await who(hall.sessions, inside.token) is not None
        late = await make_link(hall.sessions, ann)
        clock.pass_time(16 * 60)
        for token in (link, late, "a guess"):
            with pytest.raises(NotSignedInError):
                await use_link(hall.sessions, token)
        with pytest.raises(UnknownPersonError):
            await make_link(hall.sessions, "nobody")


async def test_somebody_who_is_erased_leaves_no_name_and_every_record_folds(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        ann, bob = table.seats
        signed = await let_in(hall.sessions, ann.person)
        await make_account(hall.sessions, ann.person, "ann", "a hash")
        link = await make_link(hall.sessions, ann.person)
        await Pilot(table).fly()
        await erase(hall.games, hall.sessions, ann.person)
        assert await who(hall.sessions, signed.token) is None
        assert await account_called(hall.sessions, "ann") is None
        with pytest.raises(NotSignedInError):
            await use_link(hall.sessions, link)
        with pytest.raises(UnknownPersonError):
            await rename(hall.games, hall.sessions, ann.person, "Ann")
        for forgotten in (False, True):
            if forgotten:
                hall.games.forget(table.game)
            seen = await look(hall.games, bob.person, table.game, bob.place)
            assert {sitter.name for sitter in seen.people} == {"", "Guest 2"}
        entries = [decode_entry(one.line) for one in await hall.store.games.lines(table.game)]
        assert fold(entries).phase is Phase.CERTIFIED
        assert all(b"Guest" not in one.line for one in await hall.store.games.lines(table.game))


async def test_a_session_that_ended_elsewhere_is_not_believed_for_long(
    postgresql_url: str,
) -> None:
    clock = HandClock()
    async with (
        opened_hall(postgresql_url, clock, seed=1, dies=True) as one,
        opened_hall(postgresql_url, clock, seed=2, dies=True) as two,
    ):
        ann = await sign_in_by_name(one.sessions, "Ann")
        assert await who(two.sessions, ann.token) is not None
        await sign_out(one.sessions, hash_of(ann.token))
        clock.pass_time(FRESH / 1000 + 1)
        assert await who(two.sessions, ann.token) is None


async def test_ones_games_are_listed_the_last_changed_first(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        tables = []
        for _ in range(3):
            tables.append(await set_table(hall))
            clock.pass_time(1)
        for table in tables:
            seat = table.seats[0]
            [line] = await list_games(hall.games, seat.person)
            assert line.info.id == table.game
            assert line.places == ("seat-1",)
            assert [sitter.name for sitter in line.people] == ["Guest 1", "Guest 2"]
            assert line.standing.phase is Phase.ON_TURN
