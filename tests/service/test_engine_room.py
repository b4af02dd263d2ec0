"""The engine's players at a table: they finish games, and never hold anybody else up."""

from __future__ import annotations

import threading

import pytest

from rackhouse.board import Board
from rackhouse.errors import IllegalError, UnknownNameError
from rackhouse.record import Phase
from rackhouse.referee import Command, GameView
from rackhouse.referee import commands as c
from rackhouse.service.open_game import Opening, open_table
from rackhouse.service.people import sign_in_by_name
from rackhouse.service.players import PLAYERS, Chair, SeatPlayer
from rackhouse.service.values import EngineChair
from tests.service.kit import FAIR, STRONG, WEAK, HandClock, Pilot, opened_hall, set_table, until

pytestmark = pytest.mark.anyio


def ponderous(chair: Chair, may_go_on: threading.Event) -> SeatPlayer:
    """A player who thinks about a turn for as long as the test wants."""
    player = PLAYERS[STRONG](chair)
    quick = player.turn

    def turn(view: GameView, board: Board) -> Command:
        assert may_go_on.wait(60), "the test forgot its player"
        return quick(view, board)

    player.turn = turn  # type: ignore[method-assign]
    return player


async def test_people_and_engine_seats_play_a_game_for_three(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(
            hall, "base", 3, chairs=(EngineChair(1, STRONG), EngineChair(2, WEAK))
        )
        view = await Pilot(table).fly()
        assert {line.seat for line in view.tally} == {0, 1, 2}


async def test_an_engine_seat_keeps_the_score_and_grants_time(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        table = await set_table(hall, "priston", chairs=(EngineChair(1, STRONG),))
        seat = table.seats[0]
        await seat.do(c.ChooseScoreKeeper(seat.place, 1))
        await seat.do(c.Begin(seat.place))
        await until(lambda: table.state.mover == 0 or table.state.phase is Phase.PENDING)
        if table.state.phase is Phase.PENDING:
            await seat.do(c.Accept(seat.place))
            await seat.do(c.ConfirmScore(seat.place))
        assert table.state.mover == 0
        clock.pass_time(120)
        await until(lambda: table.state.turn_granted >= 60_000)
        view = await Pilot(table).fly()
        assert view.end is not None


async def test_a_slow_player_does_not_hold_up_another_game(database_url: str) -> None:
    may_go_on = threading.Event()
    players = {**PLAYERS, "ponderous": lambda chair: ponderous(chair, may_go_on)}
    async with opened_hall(database_url, players=players) as hall:
        slow = await set_table(
            hall, own=(), chairs=(EngineChair(0, "ponderous"), EngineChair(1, "ponderous"))
        )
        quick = await set_table(hall, own=(), chairs=(EngineChair(0, FAIR), EngineChair(1, WEAK)))
        await until(lambda: quick.state.phase is Phase.CERTIFIED)
        assert slow.state.phase is Phase.ON_TURN
        assert slow.state.turn == 1
        # Nobody waits for its game either: no lock is held while it thinks.
        director = await slow.guest("director")
        await director.do(c.Forfeit(director.place, 1, "The hall closes early."))
        assert slow.state.is_over
        may_go_on.set()
        await until(lambda: slow.state.phase is Phase.CERTIFIED)


async def test_a_player_takes_its_time_where_people_should_follow(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        chairs = (EngineChair(0, STRONG, pace=3000), EngineChair(1, STRONG, pace=3000))
        table = await set_table(hall, own=(), chairs=chairs)
        turns = []
        for _ in range(4):
            await until(lambda: len(clock._sleepers) and table.state.phase is Phase.ON_TURN)
            turns.append(table.state.turn)
            number = table.state.number
            clock.pass_time(2.9)
            clock.pass_time(0.1)
            await until(lambda number=number: table.state.number > number)  # type: ignore[misc]
            await until(lambda: table.state.phase is Phase.ON_TURN)
        assert turns == [1, 2, 3, 4]


async def test_a_list_speaks_for_the_judge_where_nobody_does(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, "fundraiser", judge="list")
        mover, other = table.mover, table.other
        rack = table.state.sides[table.state.mover].rack
        text = table.state.board.tile_set.alphabet.text([tile for tile in rack if tile][:6])
        await mover.do(c.Commit(mover.place, play=f"8C {text}"))
        await other.do(c.CallChallenge(other.place))
        await until(lambda: table.state.call is None)
        book = await hall.games.books.book_of(table.state)
        assert book.words is not None
        assert table.state.tally[0].withdrawn == (text not in book.words)


async def test_who_cannot_sit_there_is_refused_in_a_sentence(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        with pytest.raises(UnknownNameError, match="There is no player 'nobody'"):
            await open_table(hall.games, ann, Opening(chairs=(EngineChair(1, "nobody"),)))
        with pytest.raises(IllegalError, match="seats 1 to 2"):
            await open_table(hall.games, ann, Opening(chairs=(EngineChair(2, WEAK),)))
        with pytest.raises(IllegalError, match="named twice"):
            await open_table(
                hall.games, ann, Opening(own=("seat-1",), chairs=(EngineChair(0, WEAK),))
            )
        opening = Opening(custody="table", chairs=(EngineChair(0, WEAK),))
        with pytest.raises(IllegalError, match="no hands"):
            await open_table(hall.games, ann, opening)
