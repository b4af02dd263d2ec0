"""What is decided at a table comes back to the desk by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rackhouse.contest import actions, standings
from rackhouse.contest.actions import RoundClockResumed
from rackhouse.contest.result import Result
from rackhouse.desk.carry_out import DeskRefused
from rackhouse.desk.games import tell_tables
from rackhouse.desk.values import TableTerms
from rackhouse.desk.views.outstanding import outstanding
from rackhouse.messages import message
from rackhouse.record import SCORE_KEEPER, Phase
from rackhouse.record import Actor as Place
from rackhouse.referee import commands as game
from tests.desk.kit import (
    new_event,
    opened_office,
    players_of,
    sit_all,
    until,
    village,
)
from tests.service.kit import Guest, HandClock, Wires

if TYPE_CHECKING:
    pass

pytestmark = pytest.mark.anyio

ONE, TWO = Place.seat_at(0), Place.seat_at(1)


async def test_a_marker_opens_a_discrepancy_and_a_ruling_is_known_at_the_desk(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "depaul")
        players = await players_of(organiser, "Ann", "Bob")
        await organiser.do(actions.StartDivision("main"))
        opened = await organiser.open(1, "table")
        ann, bob = [await player.sit(1) for player in players]
        first = ann if ann.place == ONE else bob
        keeper = Guest(desk.hall, first.person, opened.game, SCORE_KEEPER)
        await keeper.do(game.Begin(SCORE_KEEPER, (("A", "B"),)))
        await Guest(desk.hall, first.person, opened.game, ONE).do(game.Commit(ONE, "8D TRAINER"))
        await first.do(game.MarkDiscrepancy(first.place, "the score of turn 1"))
        live = await desk.events.get(organiser.event)
        await until(lambda: live.book.state.discrepancies)
        (found,) = live.book.state.discrepancies.values()
        assert (found.pairing, found.turn) == (1, 1)
        assert found.versions == ("the score of turn 1",)


async def test_a_marked_discrepancy_that_is_ruled_on_in_the_game_waits_no_longer(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "depaul")
        players = await players_of(organiser, "Ann", "Bob")
        await organiser.do(actions.StartDivision("main"))
        table = await sit_all(organiser, 1, players)
        await table.seats[0].do(game.Begin(table.seats[0].place))
        seat = table.mover
        await seat.do(game.Pass(seat.place))
        await seat.do(game.MarkDiscrepancy(seat.place, "the clock was not pressed"))
        live = await desk.events.get(organiser.event)
        await until(lambda: live.book.state.discrepancies)
        await seat.do(game.Resign(seat.place))
        director = await organiser.sit(1)
        await director.do(game.RuleDiscrepancy(director.place, 1, "stands", note="it was"))
        await until(lambda: not live.book.state.discrepancies[1].is_open)
        ruled = live.book.state.discrepancies[1]
        assert ruled.outcome == "in the game"
        assert str(ruled.reason) == "The score stands. it was"
        assert live.book.state.results == {}


@pytest.mark.rule("D-73", "A-35")
async def test_a_tie_at_a_leagues_table_waits_for_the_director_and_is_decided_once(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "depaul")
        players = await players_of(organiser, "Ann", "Bob")
        await organiser.do(actions.StartDivision("main"))
        opened = await organiser.open(1, "table")
        seats = [await player.sit(1) for player in players]
        keeper = Guest(desk.hall, seats[0].person, opened.game, SCORE_KEEPER)
        await keeper.do(game.Begin(SCORE_KEEPER, (("A", "B"),)))
        for place in (ONE, TWO):
            await Guest(desk.hall, seats[0].person, opened.game, place).do(game.Pass(place))
        for seat in seats:
            await seat.do(game.AnswerPlays(seat.place, no_more=True))
        for seat_ in (0, 1):
            await keeper.do(game.DeclareRack(SCORE_KEEPER, seat_, "AAAEEEI"))
        live = await desk.events.get(organiser.event)
        await until(lambda: live.book.state.results)
        result = live.book.state.results[1]
        assert (result.scores, result.before) == ((-7, -7), (0, 0))
        assert result.first == live.book.state.pairings[1].sides[0]
        assert [one.kind for one in outstanding(await organiser.see())] == ["tie"]
        assert {row.halves for row in standings(live.book.state, "main")} == {0}
        director = await organiser.sit(1)
        await director.do(game.BreakTie(director.place, "order", (1, 0)))
        await director.do(game.Certify(director.place))
        await until(lambda: live.book.state.results[1].winner is not None)
        decided = live.book.state.results[1]
        assert decided.winner == live.book.state.pairings[1].sides[1]
        assert decided.reason == message("result-tie-by-director")


async def test_a_fee_at_a_table_is_in_the_ledger_of_the_event_and_its_reversal_too(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        tables = TableTerms({"round.seconds": 3600})
        organiser = await new_event(desk, "fundraiser", tables=tables)
        players = await players_of(organiser, "Owls", "Larks", kind="team", members=("Ann",))
        await organiser.do(actions.StartDivision("main"))
        await organiser.do(actions.PairRound("main"))
        await organiser.open(1)
        director = await organiser.sit(1)
        table = await sit_all(organiser, 1, players)
        live = await desk.events.get(organiser.event)
        if table.phase() is Phase.SETTING_UP:
            await director.do(game.Begin(director.place))
        seat = table.mover
        await seat.do(game.BuyHelp(seat.place, "peek", prefix="qat"))
        await until(lambda: live.book.state.ledger.entries)
        entry = live.book.state.pairings[1].sides[seat.place.seat or 0]
        (bought,) = live.book.state.ledger.entries
        assert (bought.side, bought.cents, bought.kind) == (entry - 1, 100, "fee")
        await director.do(game.SettleTab(director.place, seat.place.seat or 0, 60))
        await until(lambda: live.book.state.ledger.paid() == 60)
        assert live.book.state.ledger.owed(entry - 1) == 40
        await director.do(game.VoidFee(director.place, 1))
        await until(lambda: not live.book.state.ledger.raised())


async def test_what_was_decided_while_nobody_listened_is_told_at_the_next_start(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened_office(database_url, clock) as desk:
        organiser = await new_event(desk, "priston")
        players = await village(organiser, "Ann", "Bob")
        table = await sit_all(organiser, 1, players)
        desk.hall.games.listeners.clear()
        await _end(table.seats)
        live = await desk.events.get(organiser.event)
        assert not live.book.state.results
        desk.hall.games.listeners.append(desk._game_moved)
    async with opened_office(database_url, clock, seed=2) as desk:
        live = await desk.events.get(organiser.event)
        await until(lambda: live.book.state.results)
        ((number, _),) = live.book.state.results.items()
        assert number == 1
        await organiser.at(desk).do(actions.Undo(live.number))
    async with opened_office(database_url, clock, seed=3) as desk:
        # What the desk has undone is not told again.
        live = await desk.events.get(organiser.event)
        assert await desk.events.store.unseen_games() == ()
        assert not live.book.state.results


async def test_of_several_processes_all_know_of_a_result(postgresql_url: str) -> None:
    wires, clock = Wires(), HandClock()
    async with (
        opened_office(postgresql_url, clock, hints=wires.end()) as here,
        opened_office(postgresql_url, clock, hints=wires.end(), seed=2) as there,
    ):
        organiser = await new_event(here, "priston")
        players = await village(organiser, "Ann", "Bob")
        table = await sit_all(organiser, 1, players)
        live = await there.events.get(organiser.event)
        await _end([seat.at(there.hall) for seat in table.seats])
        await until(lambda: live.book.state.results)
        other = await here.events.get(organiser.event)
        await until(lambda: other.book.state.results)
        assert len([one for one in live.book.lines if one.actor.role.value == "clock"]) == 1


async def test_a_replay_is_played_in_a_game_of_its_own(database_url: str) -> None:
    clock = HandClock()
    async with opened_office(database_url, clock) as desk:
        organiser = await new_event(desk, "priston")
        players = await village(organiser, "Ann", "Bob")
        first = await sit_all(organiser, 1, players)
        await _end(first.seats)
        live = await desk.events.get(organiser.event)
        await until(lambda: live.book.state.results)
        clock.pass_time(5)
        await organiser.do(actions.OrderReplay(1, "the tiles were short"))
        second = await sit_all(organiser, 1, players)
        assert second.game != first.game
        await _end(second.seats)
        await until(lambda: live.book.state.results)


async def _end(seats: list[Guest]) -> None:
    """Let a game be over and agreed to."""
    view = await seats[0].view()
    if view.phase is Phase.SETTING_UP:
        if view.score_keeper is None:
            await seats[0].do(game.ChooseScoreKeeper(seats[0].place, 0))
        await seats[0].do(game.Begin(seats[0].place))
    await seats[1].do(game.Resign(seats[1].place))
    await seats[0].do(game.ConfirmResult(seats[0].place))


async def test_a_result_of_the_desk_over_a_game_under_way_is_asked_about_and_ends_it(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "washburn")
        players = await players_of(organiser, "Ann", "Bob")
        for number in (1, 2):
            await organiser.do(actions.CheckId(number, proper=True))
            await organiser.do(actions.CheckIn(number))
        await organiser.do(actions.StartDivision("main", (1, 2)))
        table = await sit_all(organiser, 1, players)
        live = await desk.events.get(organiser.event)
        sides = live.book.state.pairings[1].sides
        result = Result("played", (300, 200))
        asked = await organiser.ask(actions.RecordResult(1, sides, result))
        assert isinstance(asked, DeskRefused)
        assert asked.is_question
        assert str(asked.reason).endswith(
            "are still playing, at 0 : 0. End their game with this result?"
        )
        assert live.book.state.results == {}
        await organiser.do(actions.RecordResult(1, sides, result, sure=True))
        assert live.book.state.results[1].scores == (300, 200)
        assert table.live.state.phase is Phase.PAUSED
        # Nor does the clock of the hall let it go on.
        await organiser.do(actions.StartRoundClock(600))
        await tell_tables(desk.events, live, (RoundClockResumed(),))
        assert table.live.state.phase is Phase.PAUSED
