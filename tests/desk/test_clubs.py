"""A club has one page for all its events, and its seasons one table over them."""

from __future__ import annotations

from datetime import date

import pytest

from rackhouse.desk.club_page import club_shown, clubs_listed
from rackhouse.desk.club_values import ClubTerms, Season
from rackhouse.desk.clubs import (
    add_club_event,
    change_club,
    close_club,
    found_club,
    join_club,
    leave_club,
    remove_club_event,
    renew_club_link,
)
from rackhouse.desk.desk import Desk
from rackhouse.desk.values import UnknownEventError
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.people import sign_in_by_name
from tests.desk.kit import Member, opened_office
from tests.desk.test_players import evening

pytestmark = pytest.mark.anyio

YEAR = Season("All year", date(2000, 1, 1), date(2100, 1, 1))


async def guest(desk: Desk, name: str) -> str:
    """Somebody who has signed in."""
    return (await sign_in_by_name(desk.hall.sessions, name)).person.id


async def nights(desk: Desk, *played: dict[str, int], club: str) -> list[Member]:
    """Evenings of one club, each with its players and their scores."""
    found: list[Member] = []
    for night in played:
        member = await evening(desk, *night, scores=tuple(night.values()))
        await join_organisers(desk, member, club)
        await add_club_event(desk.events, member.person, club, member.event)
        found.append(member)
    return found


async def join_organisers(desk: Desk, member: Member, club: str) -> None:
    """Everybody who runs an evening organises the club as well."""
    found = await desk.events.store.club(club)
    assert found is not None
    made = await renew_club_link(desk.events, found.organisers[0], club)
    await join_club(desk.events, member.person, made.token)


async def test_a_season_counts_the_best_events_of_each_player(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        founder = await guest(desk, "Olive")
        made = await found_club(
            desk.events,
            founder,
            ClubTerms("Oak Hill", seasons=(YEAR, Season("Best one", YEAR.first, YEAR.last, 1))),
        )
        await nights(
            desk,
            {"Ann": 300, "Bob": 250},
            {"Ann": 200, "Bob": 270},
            {"BOB": 320, "Cleo": 310},
            club=made.club,
        )
        shown = await club_shown(desk.player_books, made.club, None)
        whole = next(one for one in shown.seasons if one.title == "All year")
        best = next(one for one in shown.seasons if one.title == "Best one")
        assert [(one.place, one.name.title(), one.points, one.spread) for one in whole.rows] == [
            (1, "Bob", "2", 30),
            (2, "Ann", "1", -20),
            (3, "Cleo", "0", -10),
        ]
        assert [(one.place, one.name.title(), one.points, one.spread) for one in best.rows] == [
            (1, "Bob", "1", 70),
            (2, "Ann", "1", 50),
            (3, "Cleo", "0", -10),
        ]
        counted = [[one.is_counted for one in row.scores] for row in best.rows]
        assert [sum(one) for one in counted] == [1, 1, 1]


async def test_a_club_knows_its_players_by_name_and_keeps_two_of_one_name_apart(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        founder = await guest(desk, "Olive")
        made = await found_club(desk.events, founder, ClubTerms("Oak Hill"))
        await nights(
            desk,
            {"Ann": 300, "Jo": 250, "Jo ": 100},
            {"ann": 200, "Jo": 270},
            club=made.club,
        )
        shown = await club_shown(desk.player_books, made.club, None)
        by_name = [(one.name.title(), one.events, one.games, one.won) for one in shown.players]
        assert ("Ann", 2, 2, 1) in by_name
        assert sorted(one for one in by_name if one[0] == "Jo") == [
            ("Jo", 1, 1, 0),
            ("Jo", 1, 1, 0),
            ("Jo", 1, 1, 1),
        ]
        assert [(one.figure, one.names[0].title()) for one in shown.records.high_games[:2]] == [
            (300, "Ann"),
            (270, "Jo"),
        ]
        assert shown.records.widest_wins[0].figure == 70
        assert shown.records.high_plays[0].figure == 60


async def test_places_give_a_point_for_everybody_left_behind(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        founder = await guest(desk, "Olive")
        season = Season("Places", YEAR.first, YEAR.last, by="places")
        made = await found_club(desk.events, founder, ClubTerms("Oak Hill", seasons=(season,)))
        await nights(desk, {"Ann": 300, "Bob": 250, "Cleo": 250}, club=made.club)
        shown = await club_shown(desk.player_books, made.club, None)
        points = {one.name: one.points for one in shown.seasons[0].rows}
        assert points == {"Ann": "2", "Bob": "½", "Cleo": "½"}


async def test_only_organisers_of_both_add_an_event_and_only_a_public_one(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        founder, stranger = await guest(desk, "Olive"), await guest(desk, "Sam")
        made = await found_club(desk.events, founder, ClubTerms("Oak Hill"))
        public = await evening(desk, "Ann", "Bob", scores=(300, 250))
        hidden = await evening(desk, "Ann", "Bob", scores=(1, 2), is_listed=False)
        with pytest.raises(NotAllowedError):
            await add_club_event(desk.events, founder, made.club, public.event)
        with pytest.raises(NotAllowedError):
            await add_club_event(desk.events, public.person, made.club, public.event)
        await join_organisers(desk, public, made.club)
        await join_organisers(desk, hidden, made.club)
        await add_club_event(desk.events, public.person, made.club, public.event)
        with pytest.raises(IllegalError):
            await add_club_event(desk.events, hidden.person, made.club, hidden.event)
        shown = await club_shown(desk.player_books, made.club, None)
        assert [one.event for one in shown.events] == [public.event]
        for refused in (
            change_club(desk.events, stranger, made.club, ClubTerms("Mine now")),
            close_club(desk.events, stranger, made.club),
            renew_club_link(desk.events, stranger, made.club),
            remove_club_event(desk.events, stranger, made.club, public.event),
        ):
            with pytest.raises(NotAllowedError):
                await refused
        await remove_club_event(desk.events, founder, made.club, public.event)
        assert (await club_shown(desk.player_books, made.club, None)).events == ()


async def test_a_new_organiser_link_ends_the_one_before(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        founder, other = await guest(desk, "Olive"), await guest(desk, "Sam")
        made = await found_club(desk.events, founder, ClubTerms("Oak Hill"))
        newer = await renew_club_link(desk.events, founder, made.club)
        with pytest.raises(UnknownEventError):
            await join_club(desk.events, other, made.token)
        assert await join_club(desk.events, other, newer.token) == made.club
        assert [one.is_organiser for one in await clubs_listed(desk.events, other)] == [True]
        await leave_club(desk.events, founder, made.club)
        with pytest.raises(IllegalError):
            await leave_club(desk.events, other, made.club)


async def test_a_deleted_club_leaves_its_events_and_an_erased_organiser_leaves_the_club(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        founder = await guest(desk, "Olive")
        made = await found_club(desk.events, founder, ClubTerms("Oak Hill"))
        (member,) = await nights(desk, {"Ann": 300, "Bob": 250}, club=made.club)
        await desk.events.store.erase_person(founder)
        found = await desk.events.store.club(made.club)
        assert found is not None
        assert found.organisers == (member.person,)
        await close_club(desk.events, member.person, made.club)
        with pytest.raises(UnknownEventError):
            await club_shown(desk.player_books, made.club, None)
        assert (await desk.events.get(member.event)).book.state.results


async def test_a_season_that_ends_before_it_begins_is_refused(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        founder = await guest(desk, "Olive")
        backwards = Season("Odd", date(2027, 2, 1), date(2027, 1, 1))
        with pytest.raises(MalformedError):
            await found_club(desk.events, founder, ClubTerms("Oak Hill", seasons=(backwards,)))
        assert await clubs_listed(desk.events, founder) == ()
