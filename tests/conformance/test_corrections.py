"""Mending a wrong entry at a real table, under Washburn and DePaul (A-12)."""

from __future__ import annotations

import pytest

from rackhouse.record import DIRECTOR, SCORE_KEEPER, Phase
from rackhouse.referee.commands import BreakTie, Certify, CorrectScore, Resign, TakeBack
from tests.kit import Table
from tests.kit.campus import campus, phase_of, seat, with_real_tiles
from tests.kit.finish import declare, ended_with_real_tiles


@campus("W-44 A-12", "D-53 A-12")
def test_a_wrong_score_is_corrected_with_both_agreeing(sheet: str) -> None:
    table = with_real_tiles(sheet)
    table.play(0, "8D TRAINER")
    table.accept(1)
    assert table.do(CorrectScore(seat(0), turn=1, score=64)) == ["CorrectionProposed"]
    assert table.scores == [66, 0]
    table.do(CorrectScore(seat(1), turn=1, score=60))  # another number is no agreement
    assert table.scores == [66, 0]
    done = table.do(CorrectScore(seat(1), turn=1, score=64))
    assert done == ["CorrectionProposed", "ScoreCorrected"]
    assert table.scores == [64, 0]
    assert [(line.score, line.total) for line in table.state.tally] == [(64, 64)]


@campus("W-44 A-12", "D-53 A-12")
def test_a_correction_carries_into_every_later_total(sheet: str) -> None:
    table = with_real_tiles(sheet)
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    table.play(0, "8D TRAINERS")
    for number in (0, 1):
        table.do(CorrectScore(seat(number), turn=1, score=64))
    assert [(line.score, line.total) for line in table.state.tally] == [(64, 64), (33, 33), (8, 72)]
    assert table.scores == [72, 33]


@campus("W-36 A-12", "D-48 A-12")
def test_a_corrected_play_that_is_challenged_off_takes_back_what_it_was_credited(
    sheet: str,
) -> None:
    table = with_real_tiles(sheet)
    table.play(0, "8D TRAINER")
    for number in (0, 1):
        table.do(CorrectScore(seat(number), turn=1, score=64))
    table.challenge(1)
    assert table.scores == [0, 0]


@campus("W-66 A-12", "D-73 A-12")
def test_until_certification_both_correct_and_the_result_is_decided_anew(sheet: str) -> None:
    table = ended_with_real_tiles(sheet)
    declare(table, "QZXJKVV", "EEEEEEE")
    assert (table.scores, table.state.places) == ([17, -7], (1, 2))
    for number in (0, 1):
        table.do(CorrectScore(seat(number), turn=1, score=16))
    assert table.scores == [-33, -7]
    assert table.state.places == (2, 1)
    assert [side.before_unplayed for side in table.state.sides] == [16, 0]


@campus("A-12", "A-12")
def test_after_certification_only_the_director_corrects(sheet: str) -> None:
    table = ended_with_real_tiles(sheet)
    declare(table, "QZXJKVV", "EEEEEEE")
    table.do(Certify(DIRECTOR))
    assert table.refused(CorrectScore(seat(0), turn=1, score=16)) == (
        "referee-only-director-corrects"
    )
    table.do(CorrectScore(DIRECTOR, turn=1, score=16))
    assert phase_of(table) is Phase.CERTIFIED
    assert table.state.places == (2, 1)
    table.check_record()


@campus("A-12", "A-12")
def test_nobody_at_the_desk_but_the_director_corrects_without_the_sides(sheet: str) -> None:
    table = with_real_tiles(sheet)
    table.play(0, "8D TRAINER")
    assert table.refused(CorrectScore(SCORE_KEEPER, turn=1, score=16)) == (
        "referee-not-for-you: a player or the director"
    )
    assert table.refused(TakeBack(SCORE_KEEPER)) == (
        "referee-not-for-you: a player or the director"
    )


@campus("W-66 A-12 A-35", "D-73 A-12 A-35")
def test_a_tie_that_a_late_correction_makes_can_still_be_broken(sheet: str) -> None:
    table = ended_with_real_tiles(sheet)
    declare(table, "EEEEEEE", "OOOOOOO")
    table.do(Certify(DIRECTOR))
    table.do(CorrectScore(DIRECTOR, turn=1, score=0))
    assert table.state.undecided == (0, 1)
    table.do(BreakTie(DIRECTOR, "order", (1, 0)))
    assert (table.state.places, table.phase) == ((2, 1), Phase.CERTIFIED)


@campus("A-12", "A-12")
def test_only_plays_that_stand_have_a_score_to_correct(sheet: str) -> None:
    table = with_real_tiles(sheet)
    table.pass_turn(0)
    assert table.refused(CorrectScore(seat(0), 1, 5)) == "referee-no-score"
    table.play(1, "8D TRAINER")
    assert table.refused(CorrectScore(seat(0), 1, 5)) == ("referee-line-no-play: 1")
    assert table.refused(CorrectScore(seat(0), 3, 5)) == "referee-no-line: 3"


@campus("A-12", "A-12")
def test_a_wrong_entry_is_taken_back_with_all_agreeing(sheet: str) -> None:
    table = with_real_tiles(sheet)
    before = table.state
    table.play(0, "8D TRAINER")
    assert table.do(TakeBack(seat(0))) == ["TakeBackProposed"]
    assert table.scores == [66, 0]
    assert table.refused(TakeBack(seat(0))) == ("referee-others-take-back")
    assert table.do(TakeBack(seat(1))) == ["TakeBackProposed", "EntryTakenBack"]
    assert table.state.board.is_empty
    assert (table.scores, table.mover, table.phase) == ([0, 0], 0, Phase.ON_TURN)
    assert (table.state.bag, table.state.bag_count) == (before.bag, before.bag_count)
    assert table.refused(TakeBack(seat(0))) == "referee-nothing-to-take-back"
    table.play(0, "8D TRAINER")
    table.check_record()


@campus("A-12", "A-12")
@pytest.mark.parametrize("entry", ["pass", "exchange"])
def test_a_pass_or_an_exchange_entered_by_mistake_is_taken_back_too(sheet: str, entry: str) -> None:
    table = with_real_tiles(sheet)
    if entry == "pass":
        table.pass_turn(0)
    else:
        table.exchange(0, count=2)
    assert table.mover == 1
    table.do(TakeBack(seat(1)))
    table.do(TakeBack(seat(0)))
    assert table.mover == 0
    assert table.state.tally == ()


@campus("A-12", "A-12")
def test_agreeing_to_take_one_entry_back_is_not_agreeing_for_the_next(sheet: str) -> None:
    table = with_real_tiles(sheet)
    table.play(0, "8D TRAINER")
    table.do(TakeBack(seat(0)))
    table.play(1, "7G HOB")  # the other plays on instead of agreeing
    assert table.do(TakeBack(seat(1))) == ["TakeBackProposed"]
    assert table.scores == [66, 33]
    table.do(TakeBack(seat(0)))
    assert (table.scores, table.mover) == ([66, 0], 1)
    assert table.state.take_backs == ()


@campus("A-12", "A-12")
def test_a_correction_outlives_a_later_entry_that_is_taken_back(sheet: str) -> None:
    table = with_real_tiles(sheet)
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    for number in (0, 1):
        table.do(CorrectScore(seat(number), turn=1, score=64))
    for number in (0, 1):
        table.do(TakeBack(seat(number)))
    assert table.scores == [64, 0]
    assert [(line.score, line.total) for line in table.state.tally] == [(64, 64)]
    table.check_record()


@campus("A-12", "A-12")
def test_a_correction_of_an_entry_goes_with_the_entry(sheet: str) -> None:
    table = with_real_tiles(sheet)
    table.play(0, "8D TRAINER")
    for number in (0, 1):
        table.do(CorrectScore(seat(number), turn=1, score=64))
    for number in (0, 1):
        table.do(TakeBack(seat(number)))
    assert (table.scores, table.state.tally) == ([0, 0], ())


@pytest.mark.rule("A-12", "A-18")
def test_no_entry_is_taken_back_across_a_resignation() -> None:
    table = with_real_tiles("washburn", sides=3)
    table.play(0, "8D TRAINER")
    table.do(Resign(seat(0)))
    assert table.refused(TakeBack(seat(1))) == "referee-nothing-to-take-back"


@campus("W-27 A-12", "D-32 A-12")
def test_on_screen_a_committed_play_is_never_taken_back(sheet: str) -> None:
    table = Table(sheet, draws=["A", "B", "TRAINER", "ZEBRAHO"]).begin()
    table.play(0, "8D TRAINER")
    assert table.refused(TakeBack(seat(0))) == ("referee-play-stands")
