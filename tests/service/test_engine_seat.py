"""A player of the engine at a seat does what is asked of it, by its own view and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rackhouse.players import Character
from rackhouse.record import Actor, DictionaryReference, Phase
from rackhouse.record.facts import LetterBought, PlayMade
from rackhouse.referee import Command, commands, view
from rackhouse.service.engine_turn import attempts, awaited
from rackhouse.service.players import EngineSeat
from rackhouse.tiles import Layout
from tests.kit.table import Table

CLOCKS = {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10}
ANN, BEN = 0, 1
WORDS = ("DOG", "DOGS", "GOD", "LIRE", "RIDE", "TRAINER")


def seat_at(table: Table, seat: int, budget: int = 0, words: tuple[str, ...] = WORDS) -> EngineSeat:
    rules = table.state.rules
    return EngineSeat(seat, Character.named("Maud"), words, rules, "seed", budget=budget)


def answer(table: Table, seat: int, budget: int = 0) -> Command | None:
    """What it does if its word is wanted: the first thing it tries."""
    if seat not in awaited(table.state, {ANN, BEN}, list_judges=False, patient=True):
        return None
    return attempts(table.state, seat, table.world, seat_at(table, seat, budget))[0]


def begun(sheet: str = "base", rack: str = "DOGLIRE", **wishes: Any) -> Table:
    return Table(sheet, draws=["A", "B", rack, "QZJXVKW"], **wishes).begin()


def test_only_the_side_on_turn_acts() -> None:
    table = begun()
    assert answer(table, BEN) is None
    assert isinstance(answer(table, ANN), commands.Commit)


def test_a_play_is_accepted_or_challenged_by_the_other_side_alone() -> None:
    for play, expected in (("8H DOG", commands.Accept), ("8H GDO", commands.CallChallenge)):
        table = begun()
        table.play(ANN, play)
        assert answer(table, ANN) is None
        assert type(answer(table, BEN)) is expected


def test_a_word_that_was_ruled_good_is_not_challenged_again() -> None:
    table = begun()
    table.play(ANN, "8H GDO")
    pending = table.state.pending
    assert pending is not None
    ruled = replace(table.state, pending=replace(pending, ruled=("GDO",)))
    seen = view(ruled, Actor.seat_at(BEN), table.world)
    assert isinstance(seat_at(table, BEN).window(seen), commands.Accept)


def test_it_keeps_the_score_where_that_is_its_part() -> None:
    table = begun("priston")
    keeper = table.state.score_keeper
    assert keeper == ANN
    table.play(ANN, "8H DOG")
    table.do(answer(table, BEN) or commands.Pass(Actor.seat_at(BEN)))
    given = [answer(table, seat) for seat in (ANN, BEN)]
    assert [type(command) for command in given if command] == [commands.ConfirmScore]


def test_it_presses_its_clock() -> None:
    table = begun("iowa", settings=CLOCKS)
    table.do(commands.Commit(Actor.seat_at(ANN), play="8H DOG", press=False))
    assert table.phase is Phase.ANNOUNCED
    assert answer(table, BEN) is None
    assert answer(table, ANN) == commands.PressClock(Actor.seat_at(ANN))


def test_asked_in_private_it_answers_for_its_own_rack() -> None:
    table = begun()
    table.arrange(racks=["DOGSVVV", "VVV"], bag="")
    table.pass_turn(ANN)
    table.pass_turn(BEN)
    assert table.phase is Phase.ASKING
    assert answer(table, ANN) == commands.AnswerPlays(Actor.seat_at(ANN), no_more=False)
    assert answer(table, BEN) == commands.AnswerPlays(Actor.seat_at(BEN), no_more=True)


def test_with_a_book_on_paper_it_goes_by_its_words_or_by_what_it_hears() -> None:
    table = begun(dictionary=DictionaryReference("The old book"))
    table.play(ANN, "8H GDO")
    table.challenge(BEN)
    given = answer(table, ANN)
    assert given == commands.ConfirmVerdict(Actor.seat_at(ANN), acceptable=False)
    heard = seat_at(table, ANN).book(heard=True, words=("GDO",))
    assert heard == commands.ConfirmVerdict(Actor.seat_at(ANN), acceptable=True)


def charity(rack: str) -> Table:
    return begun("fundraiser", rack, settings={"round.seconds": 3600})


def test_it_buys_nothing_without_a_budget() -> None:
    assert isinstance(answer(charity("TRAINEV"), ANN), commands.ExchangeTiles)


def test_with_a_budget_it_buys_the_letter_of_a_bonus_and_plays_it() -> None:
    table = charity("TRAINEV")
    bought = answer(table, ANN, budget=1000)
    assert bought == commands.BuyHelp(Actor.seat_at(ANN), help="letter", letter="R")
    table.do(bought)
    assert table.facts(LetterBought)[0].found
    played = answer(table, ANN, budget=1000)
    assert played is not None
    table.do(played)
    assert table.facts(PlayMade)[0].words == ("TRAINER",)


@pytest.mark.parametrize("budget", [0, 99])
def test_it_never_spends_more_than_it_has(budget: int) -> None:
    assert not isinstance(answer(charity("TRAINEV"), ANN, budget), commands.BuyHelp)


def test_what_the_others_hold_changes_nothing() -> None:
    made = []
    for other in ("QZJXVKW", "AEIOUST"):
        table = Table("base", draws=["A", "B", "DOGLIRE", other]).begin()
        made.append(answer(table, ANN))
    assert made[0] == made[1]


def test_a_book_and_a_board_that_people_propose_are_declined_so_that_the_game_can_begin() -> None:
    own = {"words.own_dictionary": "if-all-agree", "tiles.own_board": "if-all-agree"}
    table = Table("base", settings=own)
    for seat in (ANN, BEN):
        table.do(commands.GiveNonce(Actor.seat_at(seat), "chance"))
    assert answer(table, BEN) is None
    table.do(commands.AgreeDictionary(Actor.seat_at(ANN), DictionaryReference("A book on paper")))
    table.do(commands.AgreeBoard(Actor.seat_at(ANN), Layout.named("super")))
    assert answer(table, ANN) is None
    for _ in range(2):
        declined = answer(table, BEN)
        assert declined is not None
        table.do(declined)
    assert answer(table, BEN) is None
    table.do(commands.Begin(Actor.seat_at(ANN)))
    assert table.state.phase is Phase.ON_TURN
