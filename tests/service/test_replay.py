"""A game turn by turn, and the engine's advice on it: to whom, and not before it is over."""

from __future__ import annotations

import re

import pytest

from rackhouse.board import Board
from rackhouse.engine import Engine, Leaves, Situation
from rackhouse.record import PUBLIC
from rackhouse.referee import GameView
from rackhouse.referee import commands as c
from rackhouse.service.access import set_private
from rackhouse.service.analyst import SHOWN
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.export_record import export_gcg, import_record
from rackhouse.service.look import look
from rackhouse.service.people import sign_in_by_name
from rackhouse.service.replay import replay
from tests.service.kit import Pilot, opened_hall, set_table

pytestmark = pytest.mark.anyio


async def test_nothing_is_told_before_the_game_is_over_and_a_private_game_to_no_stranger(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        seat = table.seats[0]
        await table.mover.do(c.Pass(table.mover.place))
        for _ in range(2):  # also not the second time, when something might be remembered
            with pytest.raises(ConflictError, match="racks"):
                await replay(hall.games, seat.person, table.game)
            with pytest.raises(ConflictError, match="racks"):
                await hall.analyst.advice(seat.person, table.game, 1)
        await table.mover.do(c.Resign(table.mover.place))
        await hall.analyst.advice(seat.person, table.game, 1)
        eve = (await sign_in_by_name(hall.sessions, "Eve")).person.id
        assert (await replay(hall.games, eve, table.game)).turns
        await set_private(hall.games, seat.person, table.game, seat.place, is_private=True)
        with pytest.raises(NotAllowedError):
            await replay(hall.games, eve, table.game)
        with pytest.raises(NotAllowedError):
            await hall.analyst.advice(eve, table.game, 1)


async def test_every_turn_is_explained_to_the_point_and_leads_to_the_board_as_it_lies(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        await Pilot(table).fly()
        person = table.seats[0].person
        told = await replay(hall.games, person, table.game)
        seen = (await look(hall.games, person, table.game, PUBLIC)).view
        squares = [""] * len(seen.board)
        for turn in told.turns:
            assert turn.score == turn.counted == sum(w.points for w in turn.words) + turn.bonus
            for word in turn.words:
                times = 1
                for letter in word.letters:
                    times *= letter.word
                assert word.points == times * sum(one.value * one.letter for one in word.letters)
            for tile in turn.laid:
                squares[tile.square] = tile.tile
        assert tuple(squares) == seen.board
        assert [turn.total for turn in told.turns] == [line.total for line in seen.tally]
        assert told.names == ("Guest 1", "Guest 2")
        assert told.place == "seat-1"
        assert set(told.definitions) <= {word for line in seen.tally for word in line.words}
        assert told.definitions
        assert told.proof is not None
        assert (told.proof.secret, told.proof.faults) == (seen.end.secret, ())  # type: ignore[union-attr]
        assert told.proof.draws > 2


async def test_the_engine_values_what_was_done_beside_what_it_would_have_done(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        first = table.mover
        rack = held(await first.view())
        words = (await hall.games.books.book_of(table.state)).words
        assert words is not None
        await first.do(c.Pass(first.place))
        await table.mover.do(c.ExchangeTiles(table.mover.place, held(await table.mover.view())[:3]))
        await first.do(c.Resign(first.place))
        passed = await hall.analyst.advice(first.person, table.game, 1)
        assert (passed.made.kind, passed.rack, passed.made.keeps) == ("pass", rack, rack)
        engine, situation = Engine(words, leaves=Leaves.shipped_for(words)), Situation(86)
        plays = engine.all(Board.empty(), rack, situation)
        stay = engine.pass_equity(rack, situation)
        swaps = engine.exchanges(rack, situation)
        assert passed.made.worth == stay / 1000
        assert passed.better == sum(one.equity > stay for one in (*plays, *swaps))
        assert passed.plays == len(plays)
        # Whatever was better is among what there was to choose from.
        assert passed.better is not None
        assert passed.better < passed.choices == len(plays) + len(swaps) + 1
        worths = [move.worth or 0 for move in passed.best]
        assert worths == sorted(worths, reverse=True)
        assert len(worths) == SHOWN
        exchanged = await hall.analyst.advice(first.person, table.game, 2)
        assert (exchanged.made.kind, len(exchanged.made.keeps)) == ("exchange", 4)
        assert exchanged.made.worth is not None
        again = await hall.analyst.advice(first.person, table.game, 2)
        assert again is exchanged
        with pytest.raises(ConflictError, match="turns"):
            await hall.analyst.advice(first.person, table.game, 99)


async def test_a_phony_that_stood_has_no_worth_for_the_engine(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        mover = table.mover
        signs = [sign for sign in held(await mover.view()) if sign != "?"]
        words = (await hall.games.books.book_of(table.state)).words
        assert words is not None
        pairs = [one + two for one in signs for two in signs if one != two]
        phony = next(pair for pair in pairs if pair not in words)
        await mover.do(c.Commit(mover.place, play=f"8H {phony}"))
        other = next(seat for seat in table.seats if seat is not mover)
        await other.do(c.Pass(other.place))
        await mover.do(c.Resign(mover.place))
        advice = await hall.analyst.advice(other.person, table.game, 1)
        assert (advice.made.text, advice.made.worth, advice.better) == (phony, None, None)
        assert advice.best[0].worth is not None
        # It is named, and no meaning beside it passes for a verdict.
        assert advice.unknown == (phony,)
        told = await replay(hall.games, other.person, table.game)
        assert told.unlisted == (phony,)
        assert phony not in told.definitions


async def test_the_money_of_a_game_is_told_turn_by_turn(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, "fundraiser")
        mover = table.mover
        await mover.do(c.Pass(mover.place))
        buyer = table.mover
        await buyer.do(c.BuyHelp(buyer.place, "letter", letter="S"))
        await buyer.do(c.Resign(buyer.place))
        told = await replay(hall.games, buyer.person, table.game)
        (line,) = told.tabs
        assert (line.turn, line.seat, line.kind) == (1, buyer.place.seat, "fee")
        assert line.cents == (await buyer.view()).sides[line.seat].owed > 0


async def test_a_game_with_real_tiles_is_explained_without_racks_draws_or_the_engine(
    database_url: str,
) -> None:
    text = "#player1 ann Ann\n#player2 bob Bob\n>ann: AEINRRT 8D TRAINER +66 66\n>bob: ? - +0 0\n"
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        game = await import_record(hall.games, ann, text.encode())
        told = await replay(hall.games, ann, game)
        assert [(turn.text, turn.rack) for turn in told.turns] == [("8D TRAINER", None), ("", None)]
        assert told.definitions == {}, "the game is not over"
        assert (told.proof, told.place) == (None, None)
        with pytest.raises(ConflictError, match="over"):
            await hall.analyst.advice(ann, game, 1)
        table = await set_table(hall)
        await Pilot(table).fly()
        gcg = await export_gcg(hall.games, table.seats[0].person, table.game)
        again = await import_record(hall.games, ann, gcg.encode())
        assert (await replay(hall.games, ann, again)).definitions
        # What a file tells of racks is kept, and the engine says the same of it.
        played = await replay(hall.games, table.seats[0].person, table.game)
        kept = [turn.rack for turn in (await replay(hall.games, ann, again)).turns]
        assert kept == [turn.rack for turn in played.turns]
        for turn in (1, len(kept)):
            known = await hall.analyst.advice(table.seats[0].person, table.game, turn)
            same = await hall.analyst.advice(ann, again, turn)
            assert (same.rack, same.plays, same.best[:1]) == (
                known.rack,
                known.plays,
                known.best[:1],
            )
        laid = re.sub(r"^(>\S+): \S+ (\d|[A-O]\d)", r"\1:  \2", gcg, flags=re.MULTILINE)
        unknown = await import_record(hall.games, ann, laid.encode())
        with pytest.raises(ConflictError, match="racks"):
            await hall.analyst.advice(ann, unknown, 1)


def held(view: GameView) -> str:
    assert view.own is not None
    return view.own.rack
