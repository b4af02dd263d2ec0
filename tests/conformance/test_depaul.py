"""DePaul alone: dictionaries and boards agreed before the game, named words, books on paper."""

from __future__ import annotations

import pytest

from rackhouse.messages import all_of, message
from rackhouse.record import CLOCK, DIRECTOR, DictionaryReference, Phase, facts
from rackhouse.referee.commands import (
    AgreeBoard,
    AgreeDictionary,
    Begin,
    CallChallenge,
    Certify,
    ConfirmVerdict,
    GiveNonce,
    Pass,
    Rule,
    RuleDiscrepancy,
)
from rackhouse.tiles import Layout
from tests.kit import Table
from tests.kit.campus import made, phase_of, seat, started
from tests.kit.table import LIST, PAPER

OWN_LIST = DictionaryReference("The list of a club", "3", "club", "c" * 64)
HOB = ["TRAINER", "HOB", "HI", "ON", "BE"]


# --- agreed before the game


@pytest.mark.rule("D-04", "A-21")
def test_another_dictionary_is_in_force_once_both_agree() -> None:
    table = Table("depaul")
    assert table.do(AgreeDictionary(seat(0), OWN_LIST)) == ["DictionaryProposed"]
    assert table.state.dictionary == LIST
    assert table.do(AgreeDictionary(seat(1), OWN_LIST)) == [
        "DictionaryProposed",
        "DictionaryAgreed",
    ]
    assert table.state.dictionary == OWN_LIST
    assert table.state.ruler == "list"
    [agreed] = table.facts(facts.DictionaryAgreed)  # the agreement is in the record
    assert agreed.dictionary == OWN_LIST
    table.check_record()


@pytest.mark.rule("D-04", "D-40", "A-21")
def test_if_they_do_not_agree_the_official_dictionary_stays() -> None:
    table = Table("depaul", draws=["A", "B"])
    table.do(AgreeDictionary(seat(0), OWN_LIST))
    table.do(AgreeDictionary(seat(1), PAPER))
    table.do(AgreeDictionary(seat(0), OWN_LIST))  # one side twice is not both
    table.begin()
    assert table.state.dictionary == LIST
    assert table.facts(facts.DictionaryAgreed) == []


@pytest.mark.rule("D-04", "A-21")
def test_once_the_game_has_begun_nothing_is_agreed_any_more() -> None:
    table = Table("depaul", draws=["A", "B"]).begin()
    assert table.refused(AgreeDictionary(seat(0), OWN_LIST)) == ("referee-already-started")
    assert table.refused(AgreeBoard(seat(0), Layout.named("super"))) == ("referee-already-started")


@pytest.mark.rule("D-04", "A-21")
def test_an_agreed_board_is_recorded_before_the_first_draw_and_played_on() -> None:
    plain = Layout.drawn("plain", "A board without premiums", "\n".join(["." * 15] * 15))
    table = Table("depaul", draws=["A", "B", "TRAINER", "ZEBRAHO"])
    assert table.do(AgreeBoard(seat(0), plain)) == ["BoardProposed"]
    assert table.state.board.layout.name == "classic"
    assert table.do(AgreeBoard(seat(1), plain)) == ["BoardProposed", "BoardAgreed"]
    table.begin()
    kinds = [type(entry.fact) for entry in table.entries]
    assert kinds.index(facts.BoardAgreed) < kinds.index(facts.LotDrawn)
    table.play(0, "8D TRAINER")
    assert made(table).score == 7 + 50
    table.check_record()


@pytest.mark.rule("D-04", "A-21")
def test_a_board_that_only_one_wants_is_not_played_on() -> None:
    table = Table("depaul")
    table.do(AgreeBoard(seat(0), Layout.named("super")))
    table.do(AgreeBoard(seat(1), Layout.named("classic")))
    table.begin()
    assert table.state.board.layout.name == "classic"


@pytest.mark.rule("D-04", "A-21")
def test_a_dictionary_without_a_title_is_none() -> None:
    table = Table("depaul")
    assert table.refused(AgreeDictionary(seat(0), DictionaryReference(" "))) == (
        "referee-name-dictionary"
    )


# --- the challenger names words


def hob(*, good: list[str]) -> Table:
    table = started("depaul", "TRAINER", "HOBZEAA", good=good, draws=["OOOOOOO", "TTT"])
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    return table


@pytest.mark.rule("D-47", "A-22")
def test_any_word_may_be_named_and_all_are_meant_if_none_is() -> None:
    table = hob(good=HOB)
    table.challenge(0)
    assert table.facts(facts.ChallengeCalled)[-1].words == ("HOB", "HI", "ON", "BE")
    table = hob(good=HOB)
    table.challenge(0, "on", "BE")
    assert table.facts(facts.ChallengeCalled)[-1].words == ("ON", "BE")


@pytest.mark.rule("D-48", "A-22")
def test_one_bad_named_word_removes_the_whole_play() -> None:
    table = hob(good=["HOB", "HI", "ON"])
    table.challenge(0, "HI", "BE")
    [ruled] = table.facts(facts.Ruled)
    assert (ruled.words, ruled.acceptable) == (("HI", "BE"), False)
    assert table.state.board.tile_count == 7
    assert table.rack(1) == "AABEHOZ"
    assert table.scores == [66, 0]


@pytest.mark.rule("D-49", "A-22")
def test_if_only_good_words_were_named_the_challenge_fails_though_another_is_bad() -> None:
    table = hob(good=["HOB", "HI", "ON"])
    table.challenge(0, "HI", "ON")
    assert table.facts(facts.Ruled)[-1].acceptable
    assert [fact.seat for fact in table.facts(facts.TurnOwed)] == [0]
    assert table.scores == [66, 33]
    assert phase_of(table) is Phase.PENDING  # words not yet ruled on may still be challenged


@pytest.mark.rule("D-47", "D-48", "A-22", "A-25")
def test_words_not_yet_ruled_on_may_be_challenged_anew_while_the_window_is_open() -> None:
    table = hob(good=["HOB", "HI", "ON"])
    table.challenge(0, "HI")
    assert table.refused(CallChallenge(seat(0), ("HI",))) == "referee-already-good: HI"
    assert table.why_not(0, CallChallenge) is None  # also with a lost turn pending
    done = table.challenge(0)  # the rest: HOB, ON and BE
    assert table.facts(facts.ChallengeCalled)[-1].words == ("HOB", "ON", "BE")
    # The play goes back; the turn that the first call cost is lost all the same.
    assert done[-3:] == ["PlayWithdrawn", "TurnSkipped", "TurnBegan"]
    assert table.mover == 1


@pytest.mark.rule("D-49", "A-22")
def test_each_failed_challenge_costs_a_turn() -> None:
    table = hob(good=HOB)
    table.challenge(0, "HI")
    table.challenge(0, "ON", "BE", "HOB")
    assert [fact.seat for fact in table.facts(facts.TurnOwed)] == [0, 0]
    # With nothing left to rule on the window is shut, and the first side misses two turns.
    assert table.mover == 1
    table.pass_turn(1)
    assert [fact.seat for fact in table.facts(facts.TurnSkipped)] == [0, 0]
    assert table.mover == 1
    table.pass_turn(1)
    assert table.mover == 0


@pytest.mark.rule("D-47", "A-23")
def test_after_a_failed_call_the_side_that_will_actually_move_starts_the_next_turn() -> None:
    table = hob(good=["HOB", "HI", "ON"])
    table.challenge(0, "HI")
    # The challenger's turn is lost, so the same side moves again.
    assert table.pass_turn(1) == ["WindowShut", "TurnSkipped", "TurnBegan", "Passed", "TurnBegan"]
    assert table.mover == 0
    assert table.scores == [66, 33]  # BE stands for good


@pytest.mark.rule("D-47", "D-51", "A-22", "A-23")
def test_words_of_an_out_play_may_be_challenged_one_after_another() -> None:
    table = started("depaul", "TRAINER", "HOBZEAA", good=["HOB", "HI", "ON"])
    table.arrange(racks=["HOB", "K"], bag="", plays=["8D TRAINER"])
    table.play(0, "7G HOB")
    table.challenge(1, "HOB", "HI")
    assert phase_of(table) is Phase.FINAL_PENDING
    assert table.refused(Pass(seat(1))) == "referee-now-final-pending"
    table.challenge(1, "BE")
    # The out-play is off; the turn lost on the first call is lost, so the first side moves again.
    assert (table.mover, table.rack(0), table.scores) == (0, "BHO", [0, 0])


@pytest.mark.rule("D-47", "A-22")
def test_only_words_of_the_play_can_be_named() -> None:
    table = hob(good=HOB)
    assert table.refused(CallChallenge(seat(0), ("TRAINER",))) == (
        "referee-not-in-play: TRAINER, HOB, HI, ON, and BE"
    )


# --- a book on paper


def from_paper() -> Table:
    table = started("depaul", "TRAINER", "ZEBRAHO", dictionary=PAPER, draws=["OOSOOOO"])
    table.play(0, "8D TRAINER")
    return table


@pytest.mark.rule("D-04", "A-21")
def test_agreeing_on_a_book_makes_the_players_the_readers() -> None:
    table = Table("depaul")
    table.do(AgreeDictionary(seat(0), PAPER))
    table.do(AgreeDictionary(seat(1), PAPER))
    assert table.state.ruler == "players"


@pytest.mark.rule("D-48", "A-21")
def test_the_pad_never_rules_from_a_book_it_records_what_both_confirm() -> None:
    table = from_paper()
    assert table.challenge(1) == ["ChallengeCalled"]
    assert phase_of(table) is Phase.ADJUDICATING
    assert table.refused(Rule(DIRECTOR, acceptable=True)) == "referee-no-judge"
    assert table.do(ConfirmVerdict(seat(1), acceptable=False)) == ["VerdictConfirmed"]
    assert phase_of(table) is Phase.ADJUDICATING  # the challenger's word alone is not enough
    done = table.do(ConfirmVerdict(seat(0), acceptable=False))
    assert done == ["VerdictConfirmed", "Ruled", "PlayWithdrawn", "TurnBegan"]
    assert table.state.board.is_empty


@pytest.mark.rule("D-49", "A-21")
def test_both_confirm_that_it_is_good_and_the_challenger_loses_the_turn() -> None:
    table = from_paper()
    table.challenge(1)
    table.do(ConfirmVerdict(seat(0), acceptable=True))
    table.do(ConfirmVerdict(seat(1), acceptable=True))
    assert [fact.seat for fact in table.facts(facts.TurnSkipped)] == [1]
    assert table.mover == 0


@pytest.mark.rule("D-11", "A-21", "A-38")
def test_if_they_disagree_the_play_stands_provisionally_under_a_marker() -> None:
    table = from_paper()
    table.challenge(1)
    table.do(ConfirmVerdict(seat(0), acceptable=True))
    done = table.do(ConfirmVerdict(seat(1), acceptable=False))
    assert "MarkerSet" in done
    assert "TurnOwed" not in done  # nobody has lost anything yet
    [marker] = table.state.markers
    assert (marker.turn, marker.outcome) == (1, None)
    assert marker.note == message("referee-book-disputed", words=all_of(["TRAINER"]))
    assert table.scores == [66, 0]
    assert (table.phase, table.mover) == (Phase.ON_TURN, 1)


@pytest.mark.rule("D-11", "A-21", "A-38")
def test_such_a_game_is_certified_only_after_the_directors_ruling() -> None:
    table = from_paper()
    table.challenge(1)
    table.do(ConfirmVerdict(seat(0), acceptable=True))
    table.do(ConfirmVerdict(seat(1), acceptable=False))
    table.arrange(racks=["S", "K"], bag="")
    table.pass_turn(1)
    table.play(0, "8D TRAINERS")
    table.accept(1)
    assert phase_of(table) is Phase.FINISHED
    assert table.refused(Certify(DIRECTOR)) == ("referee-discrepancy-first")
    table.do(RuleDiscrepancy(DIRECTOR, 1, "points", points=-66))
    assert table.scores == [66 - 66 + 8 + 5, -5]
    table.do(Certify(DIRECTOR))
    assert phase_of(table) is Phase.CERTIFIED


@pytest.mark.rule("A-21")
def test_only_the_two_concerned_read_the_book() -> None:
    table = started("washburn", "TRAINER", "ZEBRAHO", "SLUDGED", dictionary=PAPER)
    table.play(0, "8D TRAINER")
    table.challenge(2)
    assert table.refused(ConfirmVerdict(seat(1), acceptable=True)) == (
        "referee-others-read-book: Player 3 and Player 1"
    )


@pytest.mark.rule("D-04", "D-15")
def test_agreements_come_before_the_draw_for_first() -> None:
    table = Table("depaul", draws=["A", "B"])
    for number in (0, 1):
        table.do(GiveNonce(seat(number), "chance"))
        table.do(AgreeDictionary(seat(number), OWN_LIST))
    table.do(Begin(CLOCK))
    kinds = [type(entry.fact) for entry in table.entries]
    assert kinds.index(facts.DictionaryAgreed) < kinds.index(facts.LotDrawn)
