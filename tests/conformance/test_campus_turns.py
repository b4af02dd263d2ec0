"""Washburn and DePaul: completing a turn, drawing, the order of play, exchange, the tally."""

from __future__ import annotations

import pytest

from rackhouse.record import JUDGE, PUBLIC, Phase, facts
from rackhouse.referee import news, view
from rackhouse.referee.commands import (
    CallChallenge,
    ChooseScoreKeeper,
    CorrectScore,
    ExchangeTiles,
    Pass,
)
from tests.kit import Table
from tests.kit.campus import campus, made, phase_of, seat, started

# --- the score announced, the draw, the order


@campus("W-17 A-12", "D-22 A-12")
def test_a_turn_completes_with_its_score_counted_and_announced(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    done = table.play(0, "8D TRAINER")
    assert done[0] == "PlayMade"
    assert (made(table).words, made(table).points, made(table).score) == (("TRAINER",), (16,), 66)
    assert table.scores == [66, 0]
    assert phase_of(table) is Phase.PENDING  # the turn is over; the play can be challenged
    # Nobody announces another number: the program's count stands.
    command = CorrectScore(seat(0), turn=1, score=99)
    assert table.refused(command) == "referee-scores-are-counted"


@campus("W-18", "D-23")
def test_then_as_many_are_drawn_as_were_played(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO", draws=["SS", "KLMO"])
    assert table.play(0, "8H IN") == ["PlayMade", "TilesDrawn"]
    assert table.rack(0) == "AERRSST"
    assert table.state.bag_count == 84
    table.play(1, "H4 ZEBRI")
    assert table.rack(1) == "AHKLMOO"
    assert [side.held for side in table.state.sides] == [7, 7]
    assert table.accounted() == 100


@campus("W-18 A-10", "D-23 A-10")
def test_when_the_bag_runs_short_what_remains_is_drawn(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    table.arrange(bag="LO")
    table.play(0, "8D TRAIN")
    assert table.rack(0) == "ELOR"
    assert table.bag == ""
    table.play(1, "H8 NO")  # nothing is left to draw, and play goes on
    assert table.rack(1) == "ABEHRZ"
    assert phase_of(table) is Phase.PENDING


@campus("W-19", "D-24")
def test_play_passes_to_the_left(sheet: str) -> None:
    table = Table(sheet, draws=["B", "A"]).begin()
    turns = [table.mover]
    for _ in range(3):
        table.pass_turn(table.mover) if len(turns) != 2 else table.exchange(table.mover, "A")
        turns.append(table.mover)
    assert turns == [1, 0, 1, 0]


@pytest.mark.rule("W-19")
@pytest.mark.parametrize(("sides", "turns"), [(3, [1, 2, 0, 1]), (4, [1, 2, 3, 0, 1])])
def test_with_three_or_four_play_goes_clockwise_from_the_first(
    sides: int, turns: list[int]
) -> None:
    table = Table("washburn", sides=sides, draws=list("BACD"[:sides])).begin()
    went = [table.mover]
    for _ in turns[1:]:
        table.exchange(table.mover, table.rack(table.mover)[0])
        went.append(table.mover)
    assert went == turns


@campus("W-19", "D-24")
def test_a_side_out_of_turn_is_told_whose_turn_it_is(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    assert table.refused(Pass(seat(1))) == "referee-not-your-turn: Player 1"
    assert table.refused(ExchangeTiles(seat(1), "Z")) == "referee-not-your-turn: Player 1"


# --- exchange


@campus("W-31", "D-36")
@pytest.mark.parametrize(
    ("out", "drawn", "rack"), [("TRAINER", "OOOOOOO", "OOOOOOO"), ("RR", "OO", "AEINOOT")]
)
def test_a_turn_may_exchange_all_or_some_letters(
    sheet: str, out: str, drawn: str, rack: str
) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHS", draws=[drawn])
    table.exchange(0, out)
    assert table.rack(0) == rack
    assert table.scores == [0, 0]
    assert table.mover == 1


@campus("W-31 A-14", "D-36 A-14")
def test_exchanging_none_is_a_pass(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    assert table.exchange(0, "") == ["Passed", "TurnBegan"]
    assert table.rack(0) == "AEINRRT"
    assert table.state.tally[-1].kind == "pass"
    assert table.mover == 1


@campus("W-31", "D-36")
def test_only_letters_of_ones_own_rack_are_exchanged(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    for tiles in ("Z", "TT", "TRAINERS"):
        command = ExchangeTiles(seat(0), tiles)
        assert table.refused(command) == "referee-exchange-from-rack: A, E, I, N, R, R, and T"


@campus("W-32 A-13", "D-37 A-13")
def test_discards_are_face_down_the_tally_shows_only_their_number(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO", draws=["OOO"])
    table.exchange(0, "RRT")
    line = table.state.tally[-1]
    assert (line.kind, line.text, line.words) == ("exchange", "3", ())


@campus("W-32 A-13", "D-37 A-13")
def test_opponents_and_onlookers_see_the_count_of_an_exchange_never_the_letters(
    sheet: str,
) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHS", draws=["OOO"])
    table.exchange(0, "RRT")
    [entry] = [one for one in table.entries if isinstance(one.fact, facts.TilesExchanged)]
    own = news(entry, seat(0), is_over=False).data
    assert (own["discarded"], own["drawn"]) == ("RRT", "OOO")
    for viewer in (seat(1), PUBLIC, JUDGE):
        assert news(entry, viewer, is_over=False).data == {"seat": 0, "count": 3, "draw": 5}
        shown = view(table.state, viewer, table.world)
        assert shown.sides[0].rack is None
        assert shown.sides[0].held == 7


@campus("W-33 A-13", "D-38 A-13")
def test_new_letters_are_drawn_first_so_nobody_redraws_their_own(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    table.arrange(bag="LLLLSSS")
    table.exchange(0, "AEINRRT")  # every tile of the bag comes, none of the discards
    assert table.rack(0) == "LLLLSSS"
    assert table.bag == "AEINRRT"
    [fact] = table.facts(facts.TilesExchanged)
    assert (fact.discarded, fact.drawn, fact.count) == ("AEINRRT", "LLLLSSS", 7)


@campus("W-33 A-13", "D-38 A-13")
def test_an_exchange_needs_as_many_tiles_in_the_bag(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    table.arrange(bag="LS")
    command = ExchangeTiles(seat(0), "RRT")
    assert table.refused(command) == "referee-too-few-in-bag: 3, 2"
    table.exchange(0, "RR")  # as many as there are is enough: seven are not asked for
    assert table.rack(0) == "AEILNST"


@campus("A-13", "A-13")
def test_a_house_may_ask_for_seven_tiles_in_the_bag(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO", settings={"exchange.least_in_bag": 7})
    table.arrange(bag="LLLSSS")
    command = ExchangeTiles(seat(0), "RR")
    assert table.refused(command) == "referee-too-few-in-bag: 7, 6"
    table.arrange(bag="LLLLSSS").exchange(0, "RR")
    assert table.rack(0) == "AEILLNT"


@campus("W-34", "D-39")
def test_an_exchange_ends_the_turn(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO", draws=["OO"])
    assert table.exchange(0, "RR") == ["TilesExchanged", "TurnBegan"]
    assert table.refused(Pass(seat(0))) == "referee-not-your-turn: Player 2"
    assert table.facts(facts.WindowShut) == []  # and there is nothing to challenge


@campus("W-35 A-23", "D-47 A-23")
def test_an_exchange_and_a_pass_cannot_be_challenged(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO", draws=["OO"])
    why = "referee-no-open-play"
    table.exchange(0, "RR")
    assert table.refused(CallChallenge(seat(1))) == why
    table.pass_turn(1)
    assert table.refused(CallChallenge(seat(0))) == why


# --- the tally


@campus("W-44", "D-53")
def test_the_tally_has_a_line_and_a_total_after_each_turn(sheet: str) -> None:
    table = started(sheet, "TRAINER", "HOBZEAA", draws=["SSSSEEE", "TTT", "LN"], good=["TRAINER"])

    def pad() -> list[tuple[int, str, int, int]]:
        return [(line.seat, line.kind, line.score, line.total) for line in table.state.tally]

    table.play(0, "8D TRAINER")
    assert pad() == [(0, "play", 66, 66)]
    table.play(1, "7G HOB")
    assert pad()[1:] == [(1, "play", 33, 33)]
    table.challenge(0)  # HOB is no word here: the line stays, struck out, the total goes back
    assert table.state.tally[1].withdrawn
    assert pad()[1:] == [(1, "play", 33, 0)]
    assert table.scores == [66, 0]
    table.exchange(0, "SS")
    table.pass_turn(1)
    assert pad()[2:] == [(0, "exchange", 0, 66), (1, "pass", 0, 0)]
    assert [line.turn for line in table.state.tally] == [1, 2, 3, 4]
    table.check_record()


@campus("W-44", "D-53")
def test_the_program_keeps_the_tally_no_score_keeper_is_chosen(sheet: str) -> None:
    assert Table(sheet).refused(ChooseScoreKeeper(seat(0), 0)) == "referee-no-score-keeper"
