"""Ratings and players' pages follow from the events that anybody finds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rackhouse.contest import Result, actions
from rackhouse.desk.claims import ClaimAnswer, answer_claim
from rackhouse.desk.desk import Desk
from rackhouse.desk.known_players import known_as, likely_same
from rackhouse.desk.links import join_event, make_link
from rackhouse.desk.players import (
    SameAs,
    player_shown,
    players_listed,
    say_same,
)
from rackhouse.desk.values import TableTerms, UnknownEventError
from rackhouse.errors import IllegalError
from rackhouse.service.errors import NotAllowedError
from tests.desk.kit import Member, new_event, newcomer, opened_office
from tests.service.kit import HandClock

pytestmark = pytest.mark.anyio


async def evening(desk: Desk, *names: str, scores: tuple[int, ...], **more: object) -> Member:
    """A village evening of one table, played once."""
    organiser = await new_event(desk, "priston", **more)
    await organiser.enter(*names)
    await organiser.do(actions.StartDivision("main"))
    await organiser.do(actions.PairRound("main"))
    live = await desk.events.get(organiser.event)
    sides = live.book.state.pairings[1].sides
    by_entry = tuple(scores[side - 1] for side in sides)
    best = tuple(score // 5 for score in by_entry)
    await organiser.do(actions.RecordResult(1, sides, Result("played", by_entry, best_plays=best)))
    return organiser


async def test_three_at_a_table_are_rated_by_their_places(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await evening(desk, "Ann", "Bob", "Cleo", scores=(300, 250, 280))
        assert [one.name for one in await players_listed(desk.player_books)] == [
            "Ann",
            "Cleo",
            "Bob",
        ]
        cleo = await player_shown(desk.player_books, f"{organiser.event}-3")
        (game,) = cleo.history
        assert (game.own.place, game.own.score, game.own.best_play) == (2, 280, 56)
        assert sorted(side.names[0] for side in game.others) == ["Ann", "Bob"]
        assert (cleo.won, cleo.lost, cleo.rating.is_provisional) == (0, 1, True)
        assert {one.name: (one.won, one.lost) for one in cleo.opponents} == {
            "Ann": (0, 1),
            "Bob": (1, 0),
        }
        assert game.rating == cleo.rating.points == 1200 + game.change


async def test_a_correction_corrects_the_rating_and_an_undone_game_has_never_been(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await evening(desk, "Ann", "Bob", scores=(300, 250))
        live = await desk.events.get(organiser.event)
        recorded = live.number
        before = (await player_shown(desk.player_books, f"{organiser.event}-1")).rating.points
        sides = live.book.state.pairings[1].sides
        fewer = Result("played", tuple(240 if side == 1 else 250 for side in sides))
        await organiser.do(actions.CorrectResult(1, sides, fewer, "added up again"))
        after = await player_shown(desk.player_books, f"{organiser.event}-1")
        assert after.rating.points < 1200 < before
        assert after.history[0].at == live.book.lines[recorded - 1].at
        await organiser.do(actions.Undo(recorded, together=True))
        assert (await player_shown(desk.player_books, f"{organiser.event}-1")).history == ()
        assert await players_listed(desk.player_books) == ()


async def test_whoever_the_desk_names_has_one_history_over_all_events(database_url: str) -> None:
    clock = HandClock()
    async with opened_office(database_url, clock) as desk:
        first = await evening(desk, "Ann", "Bob", scores=(300, 250))
        clock.pass_time(60)
        second = await evening(desk, "ANN", "Dora", scores=(200, 350))
        known = f"{first.event}-1"
        (likely,) = await likely_same(desk.player_books, second.person, second.event, "", 1)
        assert likely.line.player == known
        by_letters = await likely_same(desk.player_books, second.person, second.event, "", 1, "bo")
        assert [one.line.name for one in by_letters] == ["Bob"]
        (alone,) = await known_as(desk.player_books, second.person, second.event, "", 1)
        assert (alone.is_named, alone.line.rating.games) == (False, 1)
        await say_same(desk.player_books, second.person, second.event, "", 1, SameAs(known))
        (waiting,) = await known_as(desk.player_books, second.person, second.event, "", 1)
        assert (waiting.is_named, waiting.waits, waiting.line.rating.games) == (False, "Ann", 1)
        yes = ClaimAnswer(second.event, 1, is_accepted=True)
        await answer_claim(desk.player_books, first.person, known, yes)
        (named,) = await known_as(desk.player_books, second.person, second.event, "", 1)
        assert (named.is_named, named.line.player) == (True, known)
        assert (named.line.rating.games, set(named.events)) == (2, {first.event, second.event})
        ann = await player_shown(desk.player_books, known)
        assert [game.event for game in ann.history] == [second.event, first.event]
        assert (ann.won, ann.lost, set(ann.events)) == (1, 1, {first.event, second.event})
        assert (await player_shown(desk.player_books, f"{second.event}-1")) == ann
        assert len(await players_listed(desk.player_books)) == 3
        with pytest.raises(IllegalError, match="already takes part"):
            await say_same(desk.player_books, second.person, second.event, "", 2, SameAs(known))
        with pytest.raises(UnknownEventError, match="no such player"):
            await say_same(
                desk.player_books, second.person, second.event, "", 2, SameAs("nobody-1")
            )
        eve = await newcomer(desk, second.event, "Eve")
        with pytest.raises(NotAllowedError):
            await say_same(desk.player_books, eve.person, second.event, "", 1, SameAs(""))
        await say_same(desk.player_books, second.person, second.event, "", 1, SameAs(""))
        assert len((await player_shown(desk.player_books, known)).history) == 1


async def test_nobody_s_own_event_touches_the_rating_of_a_player_who_has_not_agreed(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        first = await evening(desk, "Ann", "Bob", scores=(300, 250))
        known = f"{first.event}-1"
        (_, token) = await make_link(desk.events, first.person, first.event, "", "player-1")
        ann = await newcomer(desk, first.event, "Ann at home")
        await join_event(desk.events, ann.person, token)
        hostile = await evening(desk, "Ann", "Eve", scores=(10, 600))
        third = await evening(desk, "Ann", "Eve", scores=(10, 600))
        before = await player_shown(desk.player_books, known)
        claim = (desk.player_books, hostile.person, hostile.event, "", 1, SameAs(known))
        yes = ClaimAnswer(hostile.event, 1, is_accepted=True)
        await say_same(*claim)
        assert await player_shown(desk.player_books, known) == before
        assert await player_shown(desk.player_books, known, hostile.person) == before, (
            "nor do they see it"
        )
        for stranger in (hostile.person, (await newcomer(desk, first.event, "Zoe")).person):
            with pytest.raises(NotAllowedError, match="Only the player, or an organiser"):
                await answer_claim(desk.player_books, stranger, known, yes)
        # Nor does it help to play for one's own entry, or to name them by another.
        (_, token) = await make_link(desk.events, hostile.person, hostile.event, "", "player-1")
        await join_event(desk.events, hostile.person, token)
        await say_same(*claim)
        await say_same(
            desk.player_books, third.person, third.event, "", 1, SameAs(f"{hostile.event}-1")
        )
        assert await player_shown(desk.player_books, known) == before

        (asked,) = (await player_shown(desk.player_books, known, ann.person)).claims
        assert (asked.event, asked.entry, asked.is_accepted) == (hostile.event, 1, False)
        await answer_claim(desk.player_books, ann.person, known, yes)
        assert (await player_shown(desk.player_books, known)).lost == 1
        with pytest.raises(NotAllowedError):
            await answer_claim(desk.player_books, hostile.person, known, yes)
        await answer_claim(desk.player_books, ann.person, known, replace(yes, is_accepted=False))
        assert await player_shown(desk.player_books, known) == before
        with pytest.raises(UnknownEventError):
            await answer_claim(desk.player_books, ann.person, known, yes)


async def test_whoever_plays_for_both_entries_or_runs_both_events_is_not_asked(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        first = await evening(desk, "Ann", "Bob", scores=(300, 250))
        second = await evening(desk, "Ann", "Bob", scores=(300, 250))
        ann = await newcomer(desk, first.event, "Ann at home")
        for one in (first, second):
            (_, token) = await make_link(desk.events, one.person, one.event, "", "player-1")
            await join_event(desk.events, ann.person, token)
        await say_same(
            desk.player_books, second.person, second.event, "", 1, SameAs(f"{first.event}-1")
        )
        assert (await player_shown(desk.player_books, f"{first.event}-1")).won == 2
        (_, token) = await make_link(desk.events, first.person, first.event, "", "desk")
        await join_event(desk.events, second.person, token)
        await say_same(
            desk.player_books, second.person, second.event, "", 2, SameAs(f"{first.event}-2")
        )
        assert (await player_shown(desk.player_books, f"{first.event}-2")).lost == 2
        with pytest.raises(IllegalError):
            await say_same(
                desk.player_books, first.person, first.event, "", 2, SameAs(f"{second.event}-2")
            )


async def test_a_team_is_rated_by_its_members_and_the_house_by_nobody(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        tables = TableTerms({"round.seconds": 3600})
        organiser = await new_event(desk, "fundraiser", tables=tables)
        await organiser.enter("Owls", kind="team", members=("Ann", "Bob"))
        await organiser.enter("Larks", kind="team", members=("Cleo",))
        await organiser.enter("Crows", kind="team", members=("Dan",))
        await organiser.enter("House", kind="house")
        await organiser.do(actions.StartDivision("main"))
        await organiser.do(actions.PairRound("main"))
        live = await desk.events.get(organiser.event)
        rated: set[int] = set()
        for pairing in list(live.book.state.pairings.values()):
            result = Result("played", (300, 200))
            await organiser.do(actions.RecordResult(pairing.number, pairing.sides, result))
            if 4 not in pairing.sides:
                rated |= set(pairing.sides)
        expected = sum(len(live.book.state.entries[side].members) for side in rated)
        listed = await players_listed(desk.player_books)
        assert len(listed) == expected
        assert "House" not in {one.name for one in listed}


async def test_events_that_are_not_listed_tell_nothing_of_anybody(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        hidden = await evening(desk, "Ann", "Bob", scores=(300, 250), is_listed=False)
        assert await players_listed(desk.player_books) == ()
        with pytest.raises(UnknownEventError):
            await player_shown(desk.player_books, f"{hidden.event}-1")
