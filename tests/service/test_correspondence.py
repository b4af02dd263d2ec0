"""Games by correspondence: days for a turn, a time bank, vacations, and what running out costs."""

from __future__ import annotations

import pytest

from rackhouse.errors import IllegalError
from rackhouse.messages import Voice
from rackhouse.record import Phase, facts
from rackhouse.referee import commands as c
from rackhouse.rules import Sheet
from rackhouse.rules.explain import as_text
from rackhouse.rules.pace import DaysPace
from rackhouse.service.correspondence import take_vacation, vacation_of, waiting_games
from rackhouse.service.drafts import draft
from rackhouse.service.join import join
from rackhouse.service.open_game import Opening, open_table
from rackhouse.service.people import sign_in_by_name
from rackhouse.service.places import parse_place
from tests.service.kit import Guest, HandClock, set_table, until
from tests.service.kit import opened_hall as opened
from tests.service.test_time import taken_up, two_tiles, until_beaten

pytestmark = pytest.mark.anyio

DAY = 24 * 3600
LONG = DaysPace(days=3, bank=2)
SHORT = DaysPace(days=1)


async def test_a_side_without_a_play_after_its_days_and_its_bank_loses_the_game(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened(database_url, clock) as hall:
        table = await set_table(hall, by_days=LONG)
        late, other = table.mover, table.other
        clock.pass_time(5 * DAY - 1)
        await late.do(c.Pass(late.place))
        # The bank is used up, so the next turn has three days and no more.
        await other.do(c.Pass(other.place))
        for seat in table.seats:
            await seat.do(c.AnswerPlays(seat.place, no_more=False))
        assert table.mover is late
        view = await late.view()
        own = late.place.seat or 0
        assert (view.time.turn_left, view.sides[own].bank_left) == (3 * DAY * 1000 + 1000, 1000)
        assert view.sides[other.place.seat or 0].bank_left == 2 * DAY * 1000
        clock.pass_time(3 * DAY)
        await until_beaten(hall)
        assert table.phase() is Phase.ON_TURN
        clock.pass_time(1)
        await until(lambda: table.state.phase is Phase.FINISHED)
        end = (await other.view()).end
        assert end is not None
        assert (end.reason, end.places[own]) == ("out of time", 2)


@pytest.mark.parametrize(
    ("sheet", "limit", "costs"),
    [
        ("fundraiser", "hard", "nothing"),
        ("priston", "soft", "pass"),
        ("washburn", "hard", "forfeit"),
        ("iowa", "hard", "forfeit"),
        ("depaul", "hard", "forfeit"),
        ("wespa", "hard", "forfeit"),
    ],
)
def test_running_out_of_time_costs_what_the_sheet_says_of_its_own_limit(
    sheet: str, limit: str, costs: str
) -> None:

    rules = Sheet.named(sheet).rules
    played = Sheet.named(sheet).with_values(LONG.settings(rules)).rules
    assert (played.turn.limit, played.turn.missed_go_is) == (limit, costs)
    assert played.turn.seconds == 3 * DAY
    assert (played.clocks.use, played.round.limit) == ("off", "none")
    assert played.window.out_play_seconds == 3 * DAY


async def test_where_the_sheet_has_a_strict_limit_only_the_turn_is_lost(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened(database_url, clock) as hall:
        table = await set_table(hall, "fundraiser", by_days=SHORT)
        late, other = table.mover, table.other
        clock.pass_time(DAY)
        await until(lambda: table.state.tally)
        assert table.state.tally[-1].kind == "expired"
        assert table.mover is other
        assert not table.state.sides[late.place.seat].is_resigned


async def test_where_a_score_keeper_decides_the_other_side_can_give_another_day(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened(database_url, clock) as hall:
        table = await set_table(hall, "priston", by_days=SHORT)
        await table.seats[0].do(c.ChooseScoreKeeper(table.seats[0].place, 0))
        await table.seats[0].do(c.Begin(table.seats[0].place))
        keeper = table.other
        clock.pass_time(DAY)
        await until(lambda: table.state.turn_state.time_asked)
        await keeper.do(c.GrantTime(keeper.place, DAY))
        assert (await keeper.view()).time.turn_left == DAY * 1000
        clock.pass_time(DAY)
        await until(lambda: table.state.turn_state.time_asked)
        await keeper.do(c.DeclareMissedGo(keeper.place))
        assert table.state.tally[-1].kind == "missed go"


async def test_a_play_that_lies_on_the_board_when_time_runs_out_counts(database_url: str) -> None:
    clock = HandClock()
    async with opened(database_url, clock) as hall:
        table = await set_table(hall, by_days=SHORT)
        mover = table.mover
        shown = await draft(hall.games, mover.person, table.game, mover.place, two_tiles(table))
        clock.pass_time(DAY)
        await until(lambda: table.state.phase is Phase.PENDING)
        assert table.state.pending.play.notation == shown.play


async def test_time_stands_still_in_a_vacation_and_the_opponent_sees_it(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened(database_url, clock) as hall:
        table = await set_table(hall, by_days=SHORT)
        away, other = table.mover, table.other
        seat = away.place.seat or 0
        clock.pass_time(DAY / 2)
        until_then = clock.now() + 7 * DAY * 1000
        shown = await take_vacation(hall.games, away.person, until_then)
        assert (shown.until, shown.refused) == (until_then, 0)
        assert (await vacation_of(hall.games, away.person)).until == until_then
        assert (await other.view()).sides[seat].away_until == until_then
        clock.pass_time(7 * DAY)
        await until_beaten(hall)
        view = await other.view()
        assert (view.time.turn_left, view.sides[seat].away_until) == (DAY * 500, 0)
        clock.pass_time(DAY / 2 - 1)
        await until_beaten(hall)
        assert table.phase() is Phase.ON_TURN
        clock.pass_time(1)
        await until(lambda: table.state.phase is Phase.FINISHED)


async def test_a_vacation_that_ends_early_gives_no_more_time(database_url: str) -> None:
    clock = HandClock()
    async with opened(database_url, clock) as hall:
        table = await set_table(hall, by_days=SHORT)
        away = table.mover
        await take_vacation(hall.games, away.person, clock.now() + 20 * DAY * 1000)
        clock.pass_time(2 * DAY)
        assert (await take_vacation(hall.games, away.person, 0)).until == 0
        view = await away.view()
        assert view.time.turn_left == DAY * 1000
        clock.pass_time(DAY)
        await until(lambda: table.state.phase is Phase.FINISHED)


async def test_a_vacation_goes_into_games_that_begin_during_it(database_url: str) -> None:
    clock = HandClock()
    async with opened(database_url, clock) as hall:
        first = await set_table(hall, by_days=SHORT)
        away = first.seats[0]
        until_then = clock.now() + 5 * DAY * 1000
        await take_vacation(hall.games, away.person, until_then)
        opening = Opening(own=("seat-1",), chairs=(), by_days=SHORT, sides=2, id="second")
        second = await open_table(hall.games, away.person, opening)

        guest = Guest(hall, away.person, second.game, away.place)
        await guest.do(c.GiveNonce(away.place, "one"))
        ben = (await sign_in_by_name(hall.sessions, "Ben")).person.id
        await join(hall.games, ben, second.invitations["seat-2"], "two")
        live = await hall.games.get(second.game)
        assert live.state.phase is Phase.ON_TURN
        assert live.state.sides[0].away_until == until_then


async def test_a_side_has_thirty_days_of_vacation_in_a_game(database_url: str) -> None:
    clock = HandClock()
    async with opened(database_url, clock) as hall:
        table = await set_table(hall, by_days=DaysPace(14))
        away = table.mover
        with pytest.raises(IllegalError, match="30 days"):
            await take_vacation(hall.games, away.person, clock.now() + 31 * DAY * 1000)
        await take_vacation(hall.games, away.person, clock.now() + 20 * DAY * 1000)
        clock.pass_time(21 * DAY)
        shown = await take_vacation(hall.games, away.person, clock.now() + 11 * DAY * 1000)
        assert shown.refused == 1
        assert "10 days" in await away.refused(
            c.TakeVacation(away.place, clock.now() + 11 * DAY * 1000)
        )
        shown = await take_vacation(hall.games, away.person, clock.now() + 10 * DAY * 1000)
        assert shown.refused == 0


async def test_a_game_at_the_table_knows_no_vacation(database_url: str) -> None:
    async with opened(database_url) as hall:
        table = await set_table(hall)
        mover = table.mover
        refused = await mover.refused(c.TakeVacation(mover.place, 0))
        assert "days for each turn" in refused
        assert "take vacation" not in [one.command for one in (await mover.view()).options]


async def test_the_days_that_a_hall_was_away_are_given_back_and_nobody_has_to_resume(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened(database_url, clock, dies=True) as hall:
        table = await set_table(hall, by_days=SHORT)
        clock.pass_time(3600)
        await until_beaten(hall)
    clock.pass_time(4 * DAY)
    async with opened(database_url, clock, seed=2) as hall:
        table = await taken_up(hall, table)
        assert table.phase() is Phase.ON_TURN
        assert (await table.mover.view()).time.turn_left == (DAY - 3600) * 1000
        clock.pass_time(DAY - 3600)
        await until(lambda: table.state.phase is Phase.FINISHED)


async def test_a_short_restart_leaves_no_trace_in_a_game_by_correspondence(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened(database_url, clock) as hall:
        table = await set_table(hall, by_days=SHORT)
        number = table.state.number
    clock.pass_time(30)
    async with opened(database_url, clock, seed=2) as hall:
        table = await taken_up(hall, table)
        assert (table.phase(), table.state.number) == (Phase.ON_TURN, number)


async def test_silence_after_an_out_play_lasts_as_long_as_a_turn(database_url: str) -> None:
    async with opened(database_url) as hall:
        table = await set_table(hall, by_days=LONG)
        assert table.state.rules.window.out_play_seconds == 3 * DAY


async def test_of_many_games_the_next_is_the_one_whose_time_runs_out_first(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened(database_url, clock) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        games: dict[int, str] = {}
        for days in (3, 1, 2):
            opening = Opening(
                own=("seat-1",), sides=2, by_days=DaysPace(days), settings={"first.seat": 1}
            )
            made = await open_table(hall.games, ann, opening)
            games[days] = made.game

            seat = Guest(hall, ann, made.game, parse_place("seat-1"))
            await seat.do(c.GiveNonce(seat.place, "one"))
            ben = (await sign_in_by_name(hall.sessions, "Ben")).person.id
            await join(hall.games, ben, made.invitations["seat-2"], "two")
        found = await waiting_games(hall.games, ann)
        assert (found.count, found.game, found.place) == (3, games[1], "seat-1")
        found = await waiting_games(hall.games, ann, games[1])
        assert (found.count, found.game) == (2, games[2])
        clock.pass_time(DAY)
        await until(lambda: hall.games.at_hand(games[1]).state.phase is Phase.FINISHED)  # type: ignore[union-attr]
        assert (await waiting_games(hall.games, ann)).game == games[2]


async def test_a_record_tells_of_vacations_and_of_time_that_ran_out(database_url: str) -> None:
    clock = HandClock()
    async with opened(database_url, clock) as hall:
        table = await set_table(hall, by_days=SHORT)
        away = table.mover
        await take_vacation(hall.games, away.person, clock.now() + DAY * 1000)
        clock.pass_time(2 * DAY)
        await until(lambda: table.state.phase is Phase.FINISHED)
        kinds = [one.fact for one in table.live.recent]
        [gone] = [one for one in kinds if isinstance(one, facts.Resigned)]
        assert gone.by_time
        assert [one.seat for one in kinds if isinstance(one, facts.VacationTaken)] == [
            away.place.seat
        ]


def test_the_rules_say_days_the_time_bank_and_what_running_out_costs() -> None:
    sheet = Sheet.named("base")
    played = sheet.with_values(LONG.settings(sheet.rules))
    said = " ".join(as_text(played).split())
    assert "A turn lasts 3 days at most" in said
    assert "a time bank of 2 days for the whole game" in said
    assert "Whoever runs out of time loses the game" in said
    german = " ".join(as_text(played, voice=Voice("de")).split())
    assert "Ein Zug dauert höchstens 3 Tage" in german
    assert "ein Zeitkonto für das ganze Spiel: 2 Tage." in german
