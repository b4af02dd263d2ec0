"""A profile adds up somebody's games, and shows others only what they may see."""

from __future__ import annotations

from typing import Any

import pytest

from rackhouse.record import Actor
from rackhouse.referee import commands as c
from rackhouse.service.access import set_private
from rackhouse.service.errors import ConflictError, UnknownPersonError
from rackhouse.service.hall import Hall
from rackhouse.service.join import join
from rackhouse.service.open_game import Opening, open_table
from rackhouse.service.people import erase, make_account, sign_in_by_name
from rackhouse.service.profile_values import PersonProfile, ProfileFilter
from rackhouse.service.results import AT_ONCE
from tests.service.kit import Guest, Pilot, Tables, opened_hall, set_table

pytestmark = pytest.mark.anyio

ALL = ProfileFilter()
CLOCK = {"clocks.use": "on", "clocks.seconds": 300, "clocks.overtime_points": 10}


async def newcomer(hall: Hall, name: str, login: str = "") -> str:
    person = (await sign_in_by_name(hall.sessions, name)).person.id
    if login:
        await make_account(hall.sessions, person, login)
    return person


async def met(hall: Hall, ann: str, bob: str, **more: Any) -> str:
    """A game between two that the second has lost by resigning at once; its ID."""
    opened = await open_table(hall.games, ann, Opening(own=("seat-1",), **more))
    first = Guest(hall, ann, opened.game, Actor.seat_at(0))
    await first.do(c.GiveNonce(first.place, "north"))
    await join(hall.games, bob, opened.invitations["seat-2"], "south", agrees_to_racks=True)
    await Guest(hall, bob, opened.game, Actor.seat_at(1)).do(c.Resign(Actor.seat_at(1)))
    return opened.game


async def seen(
    hall: Hall, reader: str | None, person: str, asked: ProfileFilter = ALL
) -> PersonProfile:
    return await hall.profiles.profile(reader, person, asked)


async def games_of(hall: Hall, reader: str | None, person: str) -> set[str]:
    return {one.game for one in (await seen(hall, reader, person)).latest}


async def test_a_whole_game_is_told_with_the_best_that_was_done_in_it(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, is_rated=True)
        await Pilot(table).fly()
        state = table.state
        winner = table.seats[state.places.index(1)]
        shown = await seen(hall, winner.person, winner.person)
        seat = winner.place.seat
        plays = [one for one in state.tally if one.seat == seat and one.kind == "play"]
        bests = {one.kind: one for one in shown.bests}
        assert (shown.games, shown.won, shown.lost) == (1, 1, 0)
        assert bests["game"].value == shown.points == state.sides[seat].score
        assert bests["play"].value == max(one.score for one in plays)
        assert bests["play"].text == max(plays, key=lambda one: one.score).text
        assert bests["word"].value == max(len(word) for one in plays for word in one.words)
        (course,) = shown.ratings
        assert course.points[-1].rating == course.rating > 1200
        (opponent,) = shown.opponents
        assert (opponent.won, opponent.against) == (1, state.sides[1 - seat].score)


async def test_games_are_filtered_by_kind_pace_time_and_opponent(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann, bob, cy = [await newcomer(hall, name) for name in ("Ann", "Bob", "Cy")]
        fast = await met(hall, ann, bob, settings=CLOCK)
        english = await met(hall, ann, cy, lexicon="english")

        async def fitting(**asked: Any) -> set[str]:
            found = await seen(hall, ann, ann, ProfileFilter(**asked))
            more = await hall.profiles.more_games(ann, ann, ProfileFilter(**asked), 0)
            assert found.latest == more
            return {one.game for one in more}

        assert await fitting() == {fast, english}
        assert await fitting(pace="fast") == {fast}
        assert await fitting(words="english") == {english}
        assert await fitting(sheet="fundraiser") == set()
        assert await fitting(against=cy) == {english}
        assert {one.games for one in (await seen(hall, ann, ann)).kinds} == {1}
        hall.process.clock.pass_time(40 * 24 * 3600)  # type: ignore[attr-defined]
        assert await fitting(days=30) == set()
        assert await fitting(days=90) == {fast, english}


async def test_a_stranger_sees_only_what_was_meant_for_others(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann, bob = await newcomer(hall, "Ann", "ann"), await newcomer(hall, "Bob", "bob")
        rated = await met(hall, ann, bob, is_rated=True)
        friendly = await met(hall, ann, bob)
        watched = await met(hall, ann, bob, is_open_to_watch=True)
        hidden = await met(hall, ann, bob, is_rated=True)
        await set_private(hall.games, bob, hidden, Actor.seat_at(1), is_private=True)
        stranger = await newcomer(hall, "Cy")
        assert await games_of(hall, None, ann) == await games_of(hall, stranger, ann)
        assert await games_of(hall, None, ann) == {rated, watched}
        # Whoever played knows all of it.
        everything = {rated, friendly, watched, hidden}
        assert await games_of(hall, ann, ann) == await games_of(hall, bob, ann) == everything
        assert (await seen(hall, stranger, ann)).games == 2


async def test_the_head_to_head_names_nobody_who_keeps_to_themselves(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann, bob = await newcomer(hall, "Ann", "ann"), await newcomer(hall, "Bob", "bob")
        guest = await newcomer(hall, "Guest")
        for other in (bob, guest):
            await met(hall, ann, other, is_rated=True)

        async def named(reader: str | None) -> set[str]:
            return {one.name for one in (await seen(hall, reader, ann)).opponents}

        assert await named(ann) == {"Bob", "Guest"}
        assert await named(None) == {"Bob"}
        await hall.profiles.show(bob, is_shown=False)
        assert await named(None) == set()
        assert await named(guest) == {"Guest"}
        assert await named(ann) == {"Bob", "Guest"}


async def test_nobody_else_sees_a_profile_without_an_account_or_one_that_is_kept(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        ann = await newcomer(hall, "Ann", "ann")
        guest = await newcomer(hall, "Guest")
        assert (await seen(hall, None, ann)).name == "Ann"
        await hall.profiles.show(ann, is_shown=False)
        for person in (ann, guest, "nobody"):
            with pytest.raises(UnknownPersonError) as refused:
                await seen(hall, None, person)
            assert refused.value.message.key == "service-no-profile"
            with pytest.raises(UnknownPersonError):
                await hall.profiles.more_games(None, person, ALL, 0)
        assert (await seen(hall, ann, ann)).is_own
        with pytest.raises(ConflictError):
            await hall.profiles.show(guest, is_shown=True)


async def test_an_erased_opponent_has_no_name_and_the_games_still_count(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann, bob = await newcomer(hall, "Ann", "ann"), await newcomer(hall, "Bob", "bob")
        await met(hall, ann, bob, is_rated=True)
        assert (await seen(hall, ann, ann)).won == 1
        await erase(hall.games, hall.sessions, bob)
        shown = await seen(hall, ann, ann)
        assert (shown.won, shown.opponents) == (1, ())
        assert shown.latest[0].others[0].names == ()
        assert bob not in str(shown)
        with pytest.raises(UnknownPersonError):
            await seen(hall, ann, bob)


async def test_a_game_against_oneself_and_an_aborted_one_count_for_nothing(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        alone = await set_table(hall, own=("seat-1", "seat-2"))
        await alone.seats[0].do(c.Resign(alone.seats[0].place))
        both = await set_table(hall)
        await both.seats[0].do(c.Abort(both.seats[0].place))
        for table in (alone, both):
            person = table.seats[0].person
            assert (await seen(hall, person, person)).kinds == ()


async def test_many_games_are_added_up_some_at_a_time_and_none_is_lost(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann, bob = await newcomer(hall, "Ann"), await newcomer(hall, "Bob")
        played = [await met(hall, ann, bob) for _ in range(AT_ONCE + 2)]
        first = await seen(hall, ann, ann)
        assert (first.is_whole, first.games) == (False, AT_ONCE)
        whole = await seen(hall, ann, ann)
        assert (whole.is_whole, whole.games) == (True, len(played))
        listed = [one.game for one in whole.latest]
        while page := await hall.profiles.more_games(ann, ann, ALL, len(listed)):
            listed += [one.game for one in page]
        assert sorted(listed) == sorted(played)


async def test_a_corrected_result_is_told_anew(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table: Tables = await set_table(hall)
        await table.seats[1].do(c.Resign(table.seats[1].place))
        person = table.seats[0].person
        assert (await seen(hall, person, person)).won == 1
        (before,) = await hall.store.played_games(person, 9)
        await table.seats[0].do(c.ConfirmResult(table.seats[0].place))
        assert (await seen(hall, person, person)).won == 1
        (after,) = await hall.store.played_games(person, 9)
        assert after.result.number > before.result.number
