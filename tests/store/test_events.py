"""Events are kept like games: whole, in order, once; and whoever is in them can be forgotten."""

from __future__ import annotations

import asyncio

import pytest

from rackhouse.contest import EventRole
from rackhouse.desk.values import (
    Details,
    EventPerson,
    Letter,
    Photo,
    RoleHeld,
    RoleLink,
    SamePlayer,
    TableGame,
)
from rackhouse.errors import IllegalError, UnknownNameError
from rackhouse.log.store import Receipt, Repeated, Taken
from rackhouse.store.opening import connected, database_at
from tests.store.kit import event_append, new_event, new_game, opened

pytestmark = pytest.mark.anyio


async def test_lines_are_added_once_and_only_to_the_number_expected(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_event(new_event("cup"))
        with pytest.raises(IllegalError, match="already"):
            await store.add_event(new_event("cup"))
        first = await store.events.append(event_append("cup", 1, command="slip"))
        assert first == Receipt(2, 2)
        assert await store.events.append(event_append("cup", 2, command="slip")) == Repeated(first)
        assert await store.events.append(event_append("cup", 1)) == Taken()
        with pytest.raises(UnknownNameError, match="no event"):
            await store.events.append(event_append("other", 1))
        assert [line.number for line in await store.events.lines("cup")] == [1, 2]
        assert await store.events.receipt("cup", "slip", "ann") == first


async def test_of_many_who_append_at_once_one_wins_and_games_go_on_beside(
    database_url: str,
) -> None:
    async with opened(database_url) as store:
        await store.add_event(new_event("cup"))
        await store.add_game(new_game("final"))
        answers = await asyncio.gather(
            *(store.events.append(event_append("cup", 1, command=f"c{n}")) for n in range(20))
        )
        assert sorted(type(one).__name__ for one in answers) == ["Receipt"] + ["Taken"] * 19


async def test_what_belongs_to_lines_is_there_only_if_they_are(database_url: str) -> None:
    ann = EventPerson("cup", 1, "", "Ann", Details(mail="ann@example.org"))
    link = RoleLink("l1", b"secret", "cup", EventRole.PLAYER, 1, "", 5)
    letter = Letter("m1", "cup", 1, "Subject", "Text", 5)
    async with opened(database_url) as store:
        await store.add_event(new_event("cup"))
        late = event_append("cup", 9, people=(ann,), links=(link,), letters=(letter,))
        assert await store.events.append(late) == Taken()
        assert await store.event_people("cup") == ()
        await store.events.append(
            event_append("cup", 1, people=(ann,), links=(link,), letters=(letter,))
        )
        assert await store.event_people("cup") == (ann,)
        assert await store.event_link(b"secret") == link
        assert await store.letters("cup") == (letter,)


async def test_a_revoked_link_gives_no_role_and_takes_those_it_gave(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_event(new_event("cup"))
        bob = RoleHeld("cup", "bob", EventRole.DESK, 0, "desk of cup")
        assert await store.add_event_role(bob)
        assert bob in await store.event_roles("cup")
        await store.revoke_event_links("cup", ("desk of cup", "no such link"))
        assert bob not in await store.event_roles("cup")
        assert not await store.add_event_role(bob)
        assert await store.event_link(b"cup") is None
        await store.revoke_event_links("cup", ("desk of cup",), "another")
        assert [one.fell_with for one in await store.event_links("cup")] == [""], "it was by itself"


async def test_whoever_is_forgotten_leaves_lines_and_nothing_else(database_url: str) -> None:
    ann = EventPerson("cup", 1, "", "Ann", Details(phone="555 0123"))
    async with opened(database_url) as store:
        await store.add_event(new_event("cup"))
        link = RoleLink("l1", b"secret", "cup", EventRole.PLAYER, 1, "", 5)
        letter = Letter("m1", "cup", 1, "Dear Ann", "Text", 5)
        await store.events.append(
            event_append("cup", 1, people=(ann,), links=(link,), letters=(letter,))
        )
        await store.add_event_role(RoleHeld("cup", "ann", EventRole.PLAYER, 1, "l1"))
        await store.set_same_player(SamePlayer("cup", 1, "", "league-3"))
        assert [one.player for one in await store.same_players()] == ["league-3"]
        await store.forget_event_people("cup", 1)
        assert await store.same_players() == ()
        assert await store.event_people("cup") == ()
        assert await store.letters("cup") == ()
        assert await store.event_link(b"secret") is None
        assert [role.role for role in await store.event_roles("cup")] == [EventRole.ORGANISER]
        assert len(await store.events.lines("cup")) == 2


async def test_events_are_found_by_role_by_list_by_what_is_due_and_by_game(
    database_url: str,
) -> None:
    async with opened(database_url) as store:
        await store.add_event(new_event("cup", due=70))
        await store.add_event(new_event("league", due=50, is_listed=False))
        await store.add_game(new_game("final"))
        await store.add_event_game(TableGame("cup", 3, "final", (1, 2), 60))
        assert [info.id for info, _ in await store.listed_events(limit=9)] == ["cup"]
        assert len(await store.events_of("ann", limit=9)) == 2
        assert await store.events_of("bob", limit=9) == ()
        assert await store.events.due(60, 9) == ("league",)
        assert await store.events.next_due() == 50
        ((tie, info, _),) = await store.event_games("cup")
        assert (tie.pairing, info.id) == (3, "final")
        assert await store.event_of_game("final") == tie


async def test_a_letter_is_in_one_hand_at_a_time_and_sent_once(database_url: str) -> None:
    letter = Letter("m1", "cup", 1, "Subject", "Text", 5)
    async with opened(database_url) as store:
        await store.add_event(new_event("cup"))
        await store.events.append(event_append("cup", 1, letters=(letter,)))
        hands = await asyncio.gather(*(store.claim_letters(100, 0, limit=9) for _ in range(5)))
        assert sorted(map(len, hands)) == [0, 0, 0, 0, 1]
        # Whoever has it may have sent it: only by name is it taken out of their hand.
        assert await store.claim_letters(300, 200, limit=9) == ()
        assert await store.claim_letters(300, 100, limit=9, event="cup", letter="m1") == ()
        assert len(await store.claim_letters(300, 200, limit=9, event="cup", letter="m1")) == 1
        await store.close_letter("m1", sent=None, error="Away.")
        assert await store.claim_letters(400, 200, limit=9) == ()
        # It was refused: nobody has it, and by name it need not wait.
        assert len(await store.claim_letters(400, 100, limit=9, event="cup", letter="m1")) == 1
        await store.close_letter("m1", sent=None, error="Away.")
        assert await store.claim_letters(500, 400, limit=9) == ()
        assert len(await store.claim_letters(500, 401, limit=9)) == 1
        await store.close_letter("m1", sent=400, error="")
        assert await store.claim_letters(900, 800, limit=9, event="cup", letter="m1") == ()
        assert await store.claim_letters(900, 800, limit=9) == ()
        assert (await store.letters("cup"))[0].sent == 400


async def test_a_letter_about_no_line_waits_in_the_outbox_like_any_other(database_url: str) -> None:
    letter = Letter("m1", "cup", -1, "Your receipt", "Thank you!", 5)
    async with opened(database_url) as store:
        await store.add_event(new_event("cup"))
        await store.add_letters((letter,))
        await store.add_letters(())
        assert await store.letters("cup") == (letter,)
        assert await store.claim_letters(100, 0, limit=9) == (letter,)


async def test_a_photograph_is_kept_with_its_caption_until_it_is_removed(database_url: str) -> None:
    picture = bytes(range(256)) * 100
    async with opened(database_url) as store:
        await store.add_event(new_event("cup"))
        await store.add_photo(Photo("p1", "cup", 5, ""), picture)
        assert await store.caption_photo("cup", "p1", "The winners")
        assert await store.photos("cup") == (Photo("p1", "cup", 5, "The winners"),)
        assert await store.picture("cup", "p1") == picture
        # Of another event it is not to be had, and not to be changed.
        assert await store.picture("league", "p1") is None
        assert not await store.caption_photo("league", "p1", "Others")
        assert not await store.remove_photo("league", "p1")
        assert await store.remove_photo("cup", "p1")
        assert not await store.remove_photo("cup", "p1")
        assert await store.photos("cup") == ()


async def test_photographs_are_erased_with_their_event(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_event(new_event("cup"))
        await store.add_photo(Photo("p1", "cup", 5, ""), b"picture")
        with connected(database_at(database_url)) as connection:
            for table in ("event_links", "event_roles", "event_lines", "events"):
                column = "id" if table == "events" else "event"
                connection.change(f"DELETE FROM {table} WHERE {column} = ?", ("cup",))
        assert await store.picture("cup", "p1") is None
