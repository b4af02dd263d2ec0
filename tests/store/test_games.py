"""Games are found by who plays them, by what is due in them, by who sits there."""

from __future__ import annotations

import asyncio

import psycopg
import pytest
from msgspec.structs import replace

from rackhouse.errors import IllegalError
from rackhouse.record import JUDGE, PUBLIC, SCORE_KEEPER, Actor
from rackhouse.service.values import Ask, EngineChair, Holder, Invitation
from tests.store.kit import append, new_game, opened, standing

pytestmark = pytest.mark.anyio

SECOND = Actor.seat_at(1)


async def test_all_that_is_known_of_a_game_is_kept(database_url: str) -> None:
    game = new_game(
        "final",
        owner=None,
        title="Ünïcode ✓ 'quoted' %s ?",
        chairs=(EngineChair(1, "simple", 50),),
        rack_delay=30,
        is_rated=True,
        rematch_of="semi-final",
        first=standing(1, due=5, scores=(1, 2, 3), is_timed=True, awaits_engine=True),
    )
    async with opened(database_url) as store:
        assert await store.games.kept("final") is None
        assert await store.games.lines("final") == ()
        await store.add_game(game)
        kept = await store.games.kept("final")
        assert kept is not None
        assert (kept.info, kept.standing) == (game.info, game.standing)


async def test_games_are_found_by_what_is_due(database_url: str) -> None:
    async with opened(database_url) as store:
        assert await store.games.next_due() is None
        for name, due in (("late", 30), ("never", None), ("early", 10), ("now", 20)):
            await store.add_game(new_game(name, first=standing(1, due=due)))
        assert await store.games.next_due() == 10
        assert await store.games.due(20, 10) == ("early", "now")
        assert await store.games.due(99, 1) == ("early",)
        await store.games.append(append("early", 1))
        assert await store.games.next_due() == 20


async def test_games_are_found_by_what_runs_or_waits_in_them(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_game(new_game("timed", first=standing(1, is_timed=True)))
        for number, name in enumerate(("third", "second", "first")):
            first = standing(1, awaits_engine=True, changed=30 - number)
            await store.add_game(new_game(name, first=first))
        assert await store.timed_games() == ("timed",)
        assert await store.awaiting_engine(30, 10) == ("first", "second")
        assert await store.awaiting_engine(99, 2) == ("first", "second")
        await store.games.append(append("timed", 1))
        await store.games.append(append("first", 1))
        assert await store.timed_games() == ()
        assert await store.awaiting_engine(99, 9) == ("second", "third")


async def test_a_person_finds_their_games_page_by_page(database_url: str) -> None:
    async with opened(database_url) as store:
        for number in range(7):
            name = f"game {number}"
            # Two changed in the same moment, as when the hall woke up; no page parts them.
            first = standing(1, changed=[10, 20, 30, 30, 40, 50, 60][number])
            await store.add_game(new_game(name, owner="ann" if number else "cleo", first=first))
        await store.add_holder(Holder("game 0", SECOND, "bob", 1), most=1)
        await store.add_holder(Holder("game 0", PUBLIC, "bob", 1), most=9)
        found = await store.games_of("ann", limit=4)
        assert [info.id for info, _ in found] == [f"game {n}" for n in (6, 5, 4, 2, 3)]
        assert found[0][1] == standing(1, changed=60)
        rest = await store.games_of("ann", limit=4, before=found[-1][1].changed)
        assert [info.id for info, _ in rest] == ["game 1", "game 0"], "owned, and sat at"
        assert [info.id for info, _ in await store.games_of("bob", limit=9)] == ["game 0"]
        assert await store.games_of("nobody", limit=9) == ()


async def test_the_last_draft_of_a_side_is_kept(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_game(new_game("final"))
        assert await store.draft("final", 0) == ""
        for text in ("8D T", "8D TR", "8D TRAINER"):
            await store.set_draft("final", 0, text)
        await store.set_draft("nowhere", 0, "of a game that is gone")
        assert await store.draft("final", 0) == "8D TRAINER"
        assert await store.draft("final", 1) == ""
        async with opened(database_url) as other:
            assert await other.draft("final", 0) == "8D TRAINER", "it is on disk when it is kept"
            await store.set_draft("final", 0, "")
            await store.set_draft("final", 1, "9E QI")
            assert await other.draft("final", 0) == ""
            assert await other.draft("final", 1) == "9E QI"


async def test_of_drafts_that_come_together_the_last_one_of_a_side_is_kept(
    database_url: str,
) -> None:
    async with opened(database_url) as store, opened(database_url) as other:
        await store.add_game(new_game("final"))
        keeping = [store.set_draft("final", at % 2, f"8D {at}") for at in range(100)]
        await asyncio.gather(*keeping)
        assert [await other.draft("final", seat) for seat in (0, 1)] == ["8D 98", "8D 99"]


async def test_drafts_that_come_together_go_to_the_disk_together(postgresql_url: str) -> None:
    games = [f"table {number}" for number in range(200)]
    async with opened(postgresql_url) as store:
        for game in games:
            await store.add_game(new_game(game))
        await asyncio.gather(*(store.set_draft(game, 0, "8D QI") for game in games))
    with psycopg.connect(postgresql_url) as connection:
        # A row knows the transaction that wrote it.
        found = connection.execute("SELECT COUNT(*), COUNT(DISTINCT xmin::text) FROM drafts")
        rows, commits = found.fetchone() or (0, 0)
    assert rows == len(games)
    assert commits < 10


async def test_a_draft_that_cannot_be_kept_does_not_hold_up_the_others(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_game(new_game("final"))
        with pytest.raises(IllegalError, match="cannot be kept"):
            await store.set_draft("final", 0, "8D \0")
        await store.set_draft("final", 1, "8D QI")
    async with opened(database_url) as store:
        assert await store.draft("final", 0) == ""
        assert await store.draft("final", 1) == "8D QI"


async def test_an_invitation_stands_until_it_is_revoked(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_game(new_game("final"))
        made_with_the_game = Invitation(b"final", "final", SECOND, 1000)
        assert await store.invitation(b"final") == made_with_the_game
        for_the_judge = Invitation(b"\x00\xff", "final", JUDGE, 5)
        await store.add_invitation(for_the_judge)
        await store.add_invitation(replace(made_with_the_game, token=b"again"))
        await store.revoke_invitations("final", SECOND)
        assert await store.invitation(b"final") is None
        assert await store.invitation(b"again") is None
        assert await store.invitation(b"\x00\xff") == for_the_judge


async def test_a_place_is_taken_by_no_more_than_there_are_chairs(database_url: str) -> None:
    async with opened(database_url) as one, opened(database_url) as other:
        await one.add_game(new_game("final"))
        people = [f"person {number}" for number in range(12)]
        sat = await asyncio.gather(
            *(
                store.add_holder(Holder("final", SECOND, person, 7), most=3)
                for person in people
                for store in (one, other)
            )
        )
        there = [holder.person for holder in await one.holders("final") if holder.place == SECOND]
        assert len(there) == 3
        assert sum(sat) == 6, "whoever sits there, sits there when asked again"
        await other.remove_holder("final", SECOND, there[0])
        assert await one.add_holder(Holder("final", SECOND, "the last", 9), most=3)
        assert not await one.add_holder(Holder("final", SECOND, there[0], 9), most=3)
        assert await one.add_holder(Holder("final", SCORE_KEEPER, "ann", 8), most=1)
        places = {(str(h.place), h.person) for h in await other.holders("final")}
        assert {("seat 1", "ann"), ("score-keeper", "ann"), ("seat 2", "the last")} <= places


async def test_whoever_asks_for_a_place_waits_for_answers_and_then_sits(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_game(new_game("final"))
        await store.add_holder(Holder("final", SECOND, "bob", 1), most=1)
        ask = Ask("ask-1", "final", SECOND, "cy", 5)
        await store.add_ask(ask)
        await store.add_ask(replace(ask, id="ask-2"))  # one is enough for each who asks
        await store.answer_ask("ask-1", "seat-1", "seen")
        await store.answer_ask("ask-1", "seat-1", "agreed")
        await store.answer_ask("ask-1", "seat-1", "seen")
        await store.answer_ask("nothing", "seat-1", "agreed")
        assert await store.asks("final") == (replace(ask, answers={"seat-1": "agreed"}),)
        await store.grant_ask(ask, Holder("final", SECOND, "cy", 9), removed=("bob",))
        assert await store.asks("final") == ()
        assert {h.person for h in await store.holders("final") if h.place == SECOND} == {"cy"}


async def test_a_game_is_private_while_any_seat_would_have_it_so(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_game(new_game("final"))
        for place in ("seat-2", "seat-1", "seat-2"):
            await store.set_private("final", place, is_private=True)
        await store.set_private("final", "seat-1", is_private=False)
        kept = await store.games.kept("final")
        assert kept is not None
        assert kept.info.private_for == ("seat-2",)
