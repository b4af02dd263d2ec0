"""People come by a name, keep what they want kept, and can be forgotten."""

from __future__ import annotations

import asyncio

import pytest

from rackhouse.record import Actor
from rackhouse.service.values import Account, SignInLink
from tests.store.kit import new_game, opened, person, session

pytestmark = pytest.mark.anyio


async def test_people_are_known_by_their_ids(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_person(person("ann"), session(b"1", "ann"))
        await store.add_person(person("bob"), None)
        assert await store.person("ann") == person("ann")
        assert await store.person("cleo") is None
        assert await store.people(()) == ()
        assert await store.people(("bob", "cleo", "ann")) == (person("bob"), person("ann"))
        await store.rename_person("bob", "Robert ✓")
        renamed = await store.person("bob")
        assert renamed is not None
        assert renamed.name == "Robert ✓"


async def test_a_session_lasts_until_it_is_ended_or_long_expired(database_url: str) -> None:
    async with opened(database_url) as store:
        first = session(b"\x001", "ann", expires=1500)
        await store.add_person(person("ann"), first)
        assert await store.session(b"\x001") == first
        second = session(b"2", "ann", created=1400)
        await store.add_session(second)
        assert await store.sessions_of("ann") == (first, second)
        third = session(b"3", "ann", created=1500)
        await store.add_session(third)
        assert await store.session(b"\x001") is None, "it has expired by then"
        await store.end_session(b"2")
        assert await store.sessions_of("ann") == (third,)


async def test_a_login_belongs_to_one_account(database_url: str) -> None:
    async with opened(database_url) as store:
        for name in ("ann", "bob"):
            await store.add_person(person(name), None)
        assert await store.add_account(Account("ann", "the same", "hash"))
        assert not await store.add_account(Account("bob", "the same", "other hash"))
        assert not await store.add_account(Account("ann", "another", "hash"))
        assert await store.account("the same") == Account("ann", "the same", "hash")
        assert await store.account("another") is None
        await store.set_password("ann", "new hash")
        assert await store.account_of("ann") == Account("ann", "the same", "new hash")
        assert await store.account_of("bob") is None


async def test_a_link_lets_one_in_once(database_url: str) -> None:
    async with opened(database_url) as one, opened(database_url) as other:
        await one.add_person(person("ann"), None)
        await one.add_link(SignInLink(b"1", "ann", 100))
        await one.add_link(SignInLink(b"2", "ann", 100))
        let_in = await asyncio.gather(
            *(store.use_link(b"1", 50) for store in (one, other) for _ in range(4))
        )
        assert sorted(map(str, let_in)) == ["None"] * 7 + ["ann"]
        assert await one.use_link(b"2", 100) is None, "it has expired"
        assert await one.use_link(b"3", 0) is None


async def test_who_is_erased_leaves_only_an_id_behind(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_person(person("ann"), session(b"1", "ann"))
        await store.add_account(Account("ann", "ann@example.org", "hash"))
        await store.add_link(SignInLink(b"2", "ann", 100))
        await store.add_game(new_game("final"))
        await store.erase_person("ann")
        assert await store.person("ann") is None
        assert await store.account("ann@example.org") is None
        assert await store.session(b"1") is None
        assert await store.use_link(b"2", 1) is None
        holders = await store.holders("final")
        assert [(holder.place, holder.person) for holder in holders] == [(Actor.seat_at(0), "ann")]
        assert len(await store.games.lines("final")) == 1


async def test_the_last_sign_of_life_is_kept_however_old_it_is(database_url: str) -> None:
    day = 24 * 60 * 60 * 1000
    async with opened(database_url) as store:
        assert await store.last_beat(besides="me") is None
        for number in range(3):
            await store.beat(f"process {number}", 1000 + number)
        await store.beat("process 0", 2000)
        assert await store.last_beat(besides="me") == 2000
        assert await store.last_beat(besides="process 0") == 1002
        await store.beat("me", 2000 + 9 * day)
        assert await store.last_beat(besides="me") == 2000
        assert await store.last_beat(besides="process 0") == 2000 + 9 * day
        await store.beat("another", 2000 + 9 * day)
        await store.beat("me", 2001 + 9 * day)
        assert await store.is_ready()


async def test_who_has_left_is_no_longer_waited_for(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.beat("one", 1000)
        await store.beat("two", 2000)
        await store.leave("two")
        assert await store.last_beat(besides="me") == 1000
        await store.leave("one")
        await store.leave("one")
        assert await store.last_beat(besides="me") is None
