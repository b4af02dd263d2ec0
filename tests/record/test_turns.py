"""The turns of a record are those of its score pad, each with the game as it stood before it."""

from __future__ import annotations

from rackhouse.record.turns import Challenge, turns_of
from rackhouse.referee.commands import CorrectScore, TakeBack
from tests.kit.campus import seat, started, with_real_tiles


def test_a_challenged_play_is_a_turn_with_its_ruling_and_is_struck_out() -> None:
    table = started("base", "TRAINER", "VVXEIOU", good=["TRAIN"])
    table.play(0, "8D TRAIN")
    table.challenge(1)
    turns = turns_of(table.entries)
    assert turns[0].challenges == (Challenge(1, ("TRAIN",), is_good=True),)
    assert not turns[0].line.withdrawn


def test_a_withdrawn_play_stays_and_the_next_turn_has_the_board_without_it() -> None:
    table = started("base", "TRAINER", "VVXEIOU")
    table.play(0, "8D TRAINER")
    table.challenge(1)
    table.pass_turn(1)
    first, second = turns_of(table.entries)
    assert (first.line.withdrawn, first.line.total, first.challenges[0].is_good) == (True, 0, False)
    assert first.rack == "AEINRRT"
    assert second.before.board.is_empty
    assert (second.rack, second.play) == ("EIOUVVX", None)


def test_what_was_taken_back_is_no_turn_and_a_corrected_score_is_the_right_one() -> None:
    table = with_real_tiles("base")
    table.play(0, "8D TRAIN")
    for number in (0, 1):
        table.do(TakeBack(seat(number)))
    table.play(0, "8D TRAINER")
    table.accept(1)
    for number in (0, 1):
        table.do(CorrectScore(seat(number), 1, 60))
    (turn,) = turns_of(table.entries)
    assert (turn.line.text, turn.line.score, turn.rack) == ("8D TRAINER", 60, None)
    assert turn.score is not None
    assert turn.score.total == 66


def test_an_exchange_knows_what_it_gave_back() -> None:
    table = started("base", "TRAINER", "VVXEIOU", draws=["AB"])
    table.exchange(0, "RT")
    (turn,) = turns_of(table.entries)
    assert turn.before.text(turn.given_back) == "RT"
    assert turn.score is None
