"""A pairing opens its game, for those who may sit at its table or look after it."""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING

import pytest

from rackhouse.contest import actions
from rackhouse.contest.result import Result
from rackhouse.desk.desk import Desk
from rackhouse.desk.games import tell_tables
from rackhouse.desk.links import join_event, links_shown, make_link, revoke_link
from rackhouse.desk.moving import export_event
from rackhouse.desk.people import forget_person
from rackhouse.desk.seating import calls_at
from rackhouse.desk.values import TableTerms
from rackhouse.desk.views.outstanding import outstanding
from rackhouse.errors import IllegalError
from rackhouse.record import JUDGE, SCORE_KEEPER, Phase
from rackhouse.record import Actor as Place
from rackhouse.referee import commands as game
from rackhouse.service.calls import calls_for
from rackhouse.service.errors import ConflictError, NotAllowedError
from tests.desk.kit import (
    Member,
    new_event,
    newcomer,
    opened_office,
    players_of,
    sit_all,
    store_of,
    until,
    village,
)
from tests.service.kit import DeafWires, Guest, HandClock

if TYPE_CHECKING:
    from rackhouse.record.facts.terms import Custody

pytestmark = pytest.mark.anyio

ONE, TWO = Place.seat_at(0), Place.seat_at(1)


async def test_players_take_their_seats_without_a_link_and_the_result_comes_back(
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
        assert [one.name for one in table.live.sitters()] == ["Ann", "Bob"]
        assert table.live.info.owner is None
        shown = (await organiser.see()).games[1]
        assert (shown.game, shown.custody) == (table.game, "dealt")
        await table.seats[1].do(game.Resign(TWO))
        for seat in table.seats[:1]:
            await seat.do(game.ConfirmResult(seat.place))
        live = await desk.events.get(organiser.event)
        await until(lambda: live.book.state.results)
        result = live.book.state.results[1]
        assert (result.kind, result.winner) == ("played", 1)
        assert str(result.reason) == "A player resigned."
        assert (await organiser.open(1)).game == table.game
        with zipfile.ZipFile(
            io.BytesIO(await export_event(desk.events, organiser.person, organiser.event))
        ) as file:
            endings = [name.rpartition(".")[2] for name in file.namelist()]
        assert endings == ["rackhouse", "json", "json", "rackhouse", "gcg"]


async def test_only_its_players_and_those_who_set_tables_open_a_game(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "priston")
        ann, bob = await village(organiser, "Ann", "Bob")
        eve = await newcomer(desk, organiser.event, "Eve")
        with pytest.raises(NotAllowedError):
            await eve.open(1)
        with pytest.raises(ConflictError, match="No game is open"):
            await ann.sit(1)
        opened = await ann.open(1)
        assert opened.tokens == {}
        again = await organiser.open(1)
        assert (again.game, sorted(again.tokens)[-2:]) == (opened.game, ["seat-1", "seat-2"])
        with pytest.raises(NotAllowedError, match="no seat"):
            await eve.sit(1)
        assert (await organiser.sit(1)).place.role.value == "director"
        assert (await organiser.sit(1, keeps=True)).place.role.value == "score-keeper"
        assert (await bob.sit(1)).place.role.value == "seat"


@pytest.mark.rule("D-01", "D-02")
async def test_opponents_open_their_matches_in_any_order_and_only_at_the_one_venue(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "depaul", tables=TableTerms(custody="dealt"))
        players = await players_of(organiser, "Ann", "Ben", "Cy", "Dee")
        await organiser.do(actions.StartDivision("main"))
        pairings = (await organiser.see()).state.pairings
        last = next(one for one in reversed(pairings.values()) if 1 in one.sides)
        one, other = (players[side - 1] for side in last.sides)
        with pytest.raises(IllegalError, match=r"played at Ray Meyer .*Open a score pad there"):
            await one.open(last.number, "dealt")
        opened = await one.open(last.number, None)
        assert opened.custody == "table"
        assert (await other.see()).games[last.number].game == opened.game
        assert (await other.sit(last.number)).game == opened.game


async def test_nobody_sits_down_who_may_not_play(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "washburn")
        await organiser.enter("Ann", "Bob")
        for number in (1, 2):
            await organiser.do(actions.CheckId(number, proper=True))
            await organiser.do(actions.CheckIn(number))
        await organiser.do(actions.StartDivision("main", (1, 2)))
        await organiser.do(actions.CheckId(2, proper=False))
        with pytest.raises(IllegalError, match="has not shown a valid current picture ID"):
            await organiser.open(1)


async def test_a_role_that_was_taken_away_is_gone_in_every_process(postgresql_url: str) -> None:
    wires = DeafWires()
    async with (
        opened_office(postgresql_url, hints=wires.end()) as here,
        opened_office(postgresql_url, hints=wires.end(), seed=2) as there,
    ):
        organiser = await new_event(here, "priston")
        helper = await newcomer(here, organiser.event, "Dora")
        link, token = await make_link(here.events, organiser.person, organiser.event, "", "desk")
        await join_event(here.events, helper.person, token)
        assert (await helper.at(there).see()).who.is_office
        await revoke_link(here.events, organiser.person, organiser.event, "", link.id)
        assert not (await helper.at(there).see()).who.is_office


async def test_a_forgotten_player_is_named_at_no_table(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "priston")
        ann, _ = await village(organiser, "Ann", "Bob")
        opened = await organiser.open(1)
        await forget_person(desk.events, organiser.person, organiser.event, "", 1)
        assert [one.name for one in (await desk.hall.games.get(opened.game)).sitters()] == ["Bob"]
        kept = await store_of(desk.hall).games.kept(opened.game)
        assert kept is not None
        assert sorted(kept.info.names) == ["", "Bob"]
        with pytest.raises(NotAllowedError):
            await ann.sit(1)


async def judge_of(organiser: Member) -> Member:
    """Somebody who came by a judge's link."""
    judge = await newcomer(organiser.desk, organiser.event, "Jude")
    _, token = await make_link(
        organiser.desk.events, organiser.person, organiser.event, "", "word judge"
    )
    await join_event(organiser.desk.events, judge.person, token)
    return judge


async def charity(desk: Desk) -> tuple[Member, list[Member]]:
    """A charity night with its first round paired and the hall's clock running."""
    organiser = await new_event(desk, "fundraiser")
    players = await players_of(organiser, "Owls", "Larks", kind="team", members=("Ann",))
    await organiser.do(actions.StartDivision("main"))
    await organiser.do(actions.PairRound("main"))
    await organiser.do(actions.StartRoundClock(3600))
    return organiser, players


@pytest.mark.rule("A-29")
async def test_a_table_is_set_for_the_round_that_the_organiser_named(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "fundraiser", answers={"round_minutes": 45})
        await players_of(organiser, "Owls", "Larks", kind="team", members=("Ann",))
        await organiser.do(actions.StartDivision("main"))
        await organiser.do(actions.PairRound("main"))
        opened = await organiser.open(1)  # no clock of the hall has been started
        table = await desk.hall.games.get(opened.game)
        assert table.state.rules.round.seconds == 45 * 60


@pytest.mark.rule("A-29")
async def test_a_round_cut_short_past_its_end_is_over_at_the_tables_too(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser, players = await charity(desk)
        table = await sit_all(organiser, 1, players)
        director = await organiser.sit(1)
        if table.phase() is Phase.SETTING_UP:
            await director.do(game.Begin(director.place))
        assert not table.live.state.bell
        cut_short = (-3600, "The hall closes early.")
        await organiser.do(actions.ExtendRoundClock(*cut_short))
        live = await desk.events.get(organiser.event)
        await tell_tables(desk.events, live, (actions.RoundClockExtended(*cut_short),))
        assert table.live.state.bell


async def test_a_judge_answers_the_calls_of_the_event_until_the_link_is_revoked(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser, players = await charity(desk)
        early = await judge_of(organiser)
        table = await sit_all(organiser, 1, players)
        late = await judge_of(organiser)
        director = await organiser.sit(1)
        if table.phase() is Phase.SETTING_UP:
            await director.do(game.Begin(director.place))
        seat, other = table.mover, table.other
        rack = (await seat.view()).own
        assert rack is not None
        word = "".join(sign for sign in rack.rack if sign.isalpha())[:2]
        await seat.do(game.Commit(seat.place, f"8H {word}"))
        await other.do(game.CallChallenge(other.place))
        for judge in (early, late):
            (call,) = await calls_at(desk.events, judge.person, organiser.event)
            assert call.words == (word,)
            assert len(await calls_for(desk.hall.games, judge.person)) == 1
        waiting = outstanding(await organiser.see())[0]
        assert (waiting.kind, waiting.pairing) == ("judge call", 1)
        # The office sees what waits, and may not answer; players do not even see it.
        assert len(await calls_at(desk.events, organiser.person, organiser.event)) == 1
        with pytest.raises(NotAllowedError, match="word judge"):
            await calls_at(desk.events, players[0].person, organiser.event)
        links = await links_shown(desk.events, organiser.person, organiser.event)
        for link in links:
            if link.role == "word judge" and link.people:
                await revoke_link(desk.events, organiser.person, organiser.event, "", link.id)
                break
        left = [one for one in table.live.holders if one.place == JUDGE]
        assert len(left) == 1
        ruling = Guest(desk.hall, left[0].person, table.game, JUDGE)
        await ruling.do(game.Rule(JUDGE, acceptable=False))
        live = await desk.events.get(organiser.event)
        await until(lambda: live.book.state.rulings)
        assert live.book.state.rulings[1].words == (word,)
        assert "judge call" not in [one.kind for one in outstanding(await organiser.see())]


async def test_tables_go_by_the_clock_of_the_hall(database_url: str) -> None:
    clock = HandClock()
    async with opened_office(database_url, clock) as desk:
        organiser, players = await charity(desk)
        table = await sit_all(organiser, 1, players)
        begins = clock.now()
        assert table.state.round_ends == begins + 3_600_000
        director = await organiser.sit(1)
        if table.phase() is Phase.SETTING_UP:
            await director.do(game.Begin(director.place))
        clock.pass_time(60)
        await organiser.do(actions.ExtendRoundClock(300, "the soup was late"))
        await until(lambda: table.state.round_ends == begins + 3_900_000)
        await organiser.do(actions.PauseRoundClock())
        await until(lambda: table.phase() is Phase.PAUSED)
        clock.pass_time(30)
        await organiser.do(actions.ResumeRoundClock())
        await until(lambda: table.state.round_ends == begins + 3_930_000)
        assert table.phase() is Phase.ON_TURN


@pytest.mark.parametrize("custody", ["dealt", "table"])
async def test_a_game_begins_with_the_side_that_its_pairing_says(
    database_url: str, custody: Custody
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "naspa")
        players = await players_of(organiser, "Ann", "Bob")
        await organiser.do(actions.StartDivision("main"))
        await organiser.do(actions.PairRound("main"))
        live = await desk.events.get(organiser.event)
        for round_ in (1, 2):  # both seats come first once
            pairing = live.book.state.pairings[round_]
            opened = await organiser.open(round_, custody)
            seats = [await player.sit(round_) for player in players]
            if custody == "table":
                keeper = Guest(desk.hall, seats[0].person, opened.game, SCORE_KEEPER)
                await keeper.do(game.Begin(SCORE_KEEPER))
            table = await desk.hall.games.get(opened.game)
            assert pairing.sides[table.state.mover] == pairing.first
            if round_ == 1:
                typed = Result("played", (400, 300))
                await organiser.do(actions.RecordResult(1, pairing.sides, typed, sure=True))
                await organiser.do(actions.PairRound("main"))
        assert live.book.state.pairings[1].first != live.book.state.pairings[2].first
