"""A match that the desk has decided is not played on at its table, and nothing is dropped."""

from __future__ import annotations

import pytest

from rackhouse.contest import actions
from rackhouse.contest.result import Result
from rackhouse.desk.desk import Desk
from rackhouse.desk.views.outstanding import outstanding
from rackhouse.messages import message
from rackhouse.record import DIRECTOR, SCORE_KEEPER, Phase
from rackhouse.record import Actor as Place
from rackhouse.referee import commands as game
from rackhouse.service.look import look
from rackhouse.service.messages import Done
from tests.desk.kit import Member, new_event, opened_office, players_of, sit_all, until
from tests.service.kit import Guest, HandClock, Wires

pytestmark = pytest.mark.anyio

ONE, TWO = Place.seat_at(0), Place.seat_at(1)
RECORDED = message("service-desk-recorded")
ELSEWHERE = message("service-played-elsewhere")
TYPED = Result("played", (400, 300))


async def knockout(desk: Desk) -> tuple[Member, list[Member]]:
    """A knockout of two, started: its organiser and its players."""
    organiser = await new_event(desk, "washburn")
    players = await players_of(organiser, "Ann", "Bob")
    for number in (1, 2):
        await organiser.do(actions.CheckId(number, proper=True))
        await organiser.do(actions.CheckIn(number))
    await organiser.do(actions.StartDivision("main", (1, 2)))
    return organiser, players


async def pad_of(desk: Desk) -> tuple[Member, list[Guest], Guest]:
    """A knockout's first match with its score pad open: the organiser, the sides and the keeper."""
    organiser, players = await knockout(desk)
    opened = await organiser.open(1, "table")
    seats = [await player.sit(1) for player in players]
    seats.sort(key=lambda seat: seat.place.seat or 0)
    keeper = Guest(desk.hall, seats[0].person, opened.game, SCORE_KEEPER)
    return organiser, seats, keeper


async def begin(keeper: Guest) -> None:
    """Let the first side begin."""
    await keeper.do(game.Begin(SCORE_KEEPER, (("A", "B"),)))


async def type_in(organiser: Member) -> None:
    """Let the desk write down how the match ended."""
    live = await organiser.desk.events.get(organiser.event)
    sides = live.book.state.pairings[1].sides
    await organiser.do(actions.RecordResult(1, sides, TYPED, sure=True))


async def may(guest: Guest, command: str) -> bool:
    """Whether the hall offers something to a place."""
    options = (await guest.view()).options
    return any(one.command == command and one.why_not is None for one in options)


async def test_a_pad_whose_result_the_desk_typed_is_not_played_on_until_that_is_undone(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser, seats, keeper = await pad_of(desk)
        await begin(keeper)
        await type_in(organiser)
        resume = game.Resume(SCORE_KEEPER)
        assert await keeper.refused(resume) == str(RECORDED)
        assert (
            await look(desk.hall.games, keeper.person, keeper.game, SCORE_KEEPER)
        ).info.decided == (RECORDED)
        assert not await may(keeper, "resume")
        for seat in seats:
            assert await seat.refused(game.Resign(seat.place)) == str(RECORDED)
        live = await desk.events.get(organiser.event)
        await organiser.do(actions.Undo(live.number))
        assert await may(keeper, "resume")
        assert isinstance(await keeper.ask(resume), Done)


async def test_a_pad_that_had_not_begun_does_not_begin_once_the_desk_has_the_result(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser, _, keeper = await pad_of(desk)
        await type_in(organiser)
        command = game.Begin(SCORE_KEEPER, (("A", "B"),))
        assert await keeper.refused(command) == str(RECORDED)
        assert not await may(keeper, "begin")
        assert (await keeper.view()).phase is Phase.SETTING_UP
        # The director alone can let it be played all the same.
        director = await organiser.sit(1)
        assert director.place == DIRECTOR
        assert await may(director, "begin")


async def test_a_game_on_screens_does_not_begin_by_itself_once_the_desk_has_the_result(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser, (ann, bob) = await knockout(desk)
        await organiser.open(1)
        await ann.sit(1)
        await type_in(organiser)
        seat = await bob.sit(1)
        assert (await seat.view()).phase is Phase.SETTING_UP


async def test_a_result_that_comes_back_otherwise_than_typed_goes_before_the_director(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser, players = await knockout(desk)
        seats = (await sit_all(organiser, 1, players)).seats
        await seats[1].do(game.Resign(TWO))  # it is over, and the result not yet confirmed
        await type_in(organiser)
        await seats[0].do(game.ConfirmResult(ONE))
        live = await desk.events.get(organiser.event)
        await until(lambda: live.book.state.discrepancies)
        await until(lambda: not desk._noticing)
        assert live.book.state.results[1].scores == (400, 300)
        (opened,) = live.book.state.discrepancies.values()
        ended = " : ".join(str(side.score) for side in (await seats[0].view()).sides)
        assert opened.versions == (message("result-at-table", scores=ended),)
        assert "discrepancy" in [one.kind for one in outstanding(await organiser.see())]


async def test_the_pad_of_a_match_that_is_to_be_replayed_stays_closed(database_url: str) -> None:
    clock = HandClock()
    async with opened_office(database_url, clock) as desk:
        organiser, _, keeper = await pad_of(desk)
        await begin(keeper)
        await type_in(organiser)
        clock.pass_time(5)
        await organiser.do(actions.OrderReplay(1, "the tiles were short"))
        assert await keeper.refused(game.Resume(SCORE_KEEPER)) == str(ELSEWHERE)
        assert (await organiser.open(1, "table")).game != keeper.game


async def test_a_pad_at_another_process_is_closed_too(postgresql_url: str) -> None:
    wires, clock = Wires(), HandClock()
    async with (
        opened_office(postgresql_url, clock, hints=wires.end()) as here,
        opened_office(postgresql_url, clock, hints=wires.end(), seed=2) as there,
    ):
        organiser, _, keeper = await pad_of(here)
        far = await there.hall.games.get(keeper.game)
        await type_in(organiser)
        await until(lambda: far.info.decided)
        assert await keeper.at(there.hall).refused(game.Begin(SCORE_KEEPER, (("A", "B"),))) == str(
            RECORDED
        )
