"""Washburn and DePaul: who may challenge, until when, and what a ruling does."""

from __future__ import annotations

import pytest

from rackhouse.record import Phase, facts
from rackhouse.referee.commands import Accept, CallChallenge, CallHold, Commit, Rule
from tests.kit import Table
from tests.kit.campus import campus, made, phase_of, seat, started


def opened(sheet: str, *, good: list[str]) -> Table:
    """TRAINER has been opened with, and can be challenged."""
    table = started(sheet, "TRAINER", "SZEBRAH", draws=["OOOOOOO"], good=good)
    table.play(0, "8D TRAINER")
    return table


# --- until when


@campus("W-35 A-23", "D-47 A-23")
def test_a_play_may_be_challenged_before_the_next_player_starts_a_turn(sheet: str) -> None:
    table = opened(sheet, good=[])
    table.pass_time(3600)  # time alone shuts nothing
    table.tick()
    assert phase_of(table) is Phase.PENDING
    assert "PlayWithdrawn" in table.challenge(1)


@campus("W-35 A-23", "D-47 A-23")
@pytest.mark.parametrize("act", ["accept", "play", "pass", "exchange"])
def test_starting_a_turn_shuts_the_window(sheet: str, act: str) -> None:
    table = opened(sheet, good=[])
    if act == "accept":
        assert table.accept(1) == ["Accepted", "WindowShut", "TurnBegan"]
    elif act == "play":
        assert table.play(1, "8D TRAINERS")[:3] == ["WindowShut", "TurnBegan", "PlayMade"]
    elif act == "pass":
        assert table.pass_turn(1)[:3] == ["WindowShut", "TurnBegan", "Passed"]
    else:
        assert table.exchange(1, "Z")[:3] == ["WindowShut", "TurnBegan", "TilesExchanged"]
    assert [fact.seat for fact in table.facts(facts.WindowShut)] == [0]
    # What stands is TRAINER: nobody can get at it any more.
    assert isinstance(table.why_not(1, CallChallenge), str)
    assert table.state.board.text_at("8D")[:7] == "TRAINER"


@campus("W-35 A-23", "D-47 A-23")
def test_an_act_that_is_refused_starts_no_turn(sheet: str) -> None:
    table = opened(sheet, good=[])
    assert table.refused(Commit(seat(1), play="1A ZEBRA")) == "board-not-joined"
    assert "PlayWithdrawn" in table.challenge(1)


@campus("W-35 A-23", "D-47 A-23")
def test_nobody_challenges_or_accepts_their_own_play(sheet: str) -> None:
    table = opened(sheet, good=[])
    assert table.refused(CallChallenge(seat(0))) == "referee-own-play"
    assert table.refused(Accept(seat(0))) == ("referee-own-play")


@campus("A-23", "A-23")
def test_neither_sheet_knows_a_hold_or_a_judge_where_a_list_is_loaded(sheet: str) -> None:
    table = opened(sheet, good=[])
    assert table.refused(CallHold(seat(1))) == "referee-no-hold"
    assert table.refused(Rule(seat(1), acceptable=True)) == (
        "referee-not-for-you: the judge or the director"
    )


# --- unacceptable


@campus("W-36 A-24", "D-48 A-24")
def test_unacceptable_the_player_takes_the_tiles_back_and_loses_that_turn(sheet: str) -> None:
    table = opened(sheet, good=[])
    assert table.rack(0) == "OOOOOOO"
    done = table.challenge(1)
    assert done == ["ChallengeCalled", "Ruled", "PlayWithdrawn", "TurnBegan"]
    assert table.rack(0) == "AEINRRT"
    assert table.state.board.is_empty
    assert table.scores == [0, 0]
    assert table.mover == 1  # that turn is lost, and no other
    assert [side.skips for side in table.state.sides] == [0, 0]
    table.pass_turn(1)
    assert table.mover == 0


@campus("W-36 A-24", "D-48 A-24")
def test_exactly_the_tiles_drawn_go_back_to_the_bag(sheet: str) -> None:
    table = started(sheet, "TRAINER", "SZEBRAH", draws=["JQ"])
    bag = table.bag
    table.play(0, "8H IN")
    assert "J" not in table.bag
    table.challenge(1)
    assert table.bag == bag
    [fact] = table.facts(facts.PlayWithdrawn)
    assert (fact.tiles, fact.returned, fact.score) == ("IN", "JQ", 4)
    assert table.accounted() == 100
    table.check_record()


@campus("W-36 W-57 A-24", "D-48 D-64 A-24")
def test_premium_squares_uncovered_by_a_withdrawal_count_afresh(sheet: str) -> None:
    table = started(sheet, "TRAINER", "HOBZEAA", good=["TRAINER"])
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    table.challenge(0)
    table.pass_turn(0)
    table.play(1, "7G HOB")
    assert made(table).score == 33


# --- acceptable


@campus("W-37 W-41", "D-49")
def test_acceptable_the_challenger_loses_the_next_turn_and_only_that(sheet: str) -> None:
    table = opened(sheet, good=["TRAINER"])
    done = table.challenge(1)
    assert done == [
        "ChallengeCalled",
        "Ruled",
        "TurnOwed",
        "WindowShut",
        "TurnSkipped",
        "TurnBegan",
    ]
    assert table.mover == 0
    assert table.scores == [66, 0]  # no points, no money
    assert table.state.ledger.entries == ()
    table.pass_turn(0)
    assert table.mover == 1  # one turn was lost on the challenge, not two


@campus("W-37 A-25", "D-49 A-25")
def test_a_lost_turn_is_not_a_pass_and_is_in_the_tally(sheet: str) -> None:
    table = opened(sheet, good=["TRAINER"])
    table.challenge(1)
    assert [(line.seat, line.kind) for line in table.state.tally] == [(0, "play"), (1, "skipped")]
    table.pass_turn(0)
    assert phase_of(table) is Phase.ON_TURN  # a pass and a lost turn are not all sides passing
    table.pass_turn(1)
    assert phase_of(table) is Phase.ASKING


@campus("W-40", "D-48 A-22")
def test_one_bad_word_takes_the_whole_play_off(sheet: str) -> None:
    table = started(sheet, "TRAINER", "HOBZEAA", good=["TRAINER", "HOB", "HI", "ON"])
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    table.challenge(0)  # BE alone is bad
    assert [fact.tiles for fact in table.facts(facts.PlayWithdrawn)] == ["BHO"]
    assert table.state.board.tile_count == 7
    assert table.scores == [66, 0]


@campus("W-41", "D-49")
def test_one_turn_is_lost_however_many_words_were_good(sheet: str) -> None:
    table = started(sheet, "TRAINER", "HOBZEAA", good=["TRAINER", "HOB", "HI", "ON", "BE"])
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    table.challenge(0)
    assert len(table.facts(facts.TurnOwed)) == 1
    assert [fact.seat for fact in table.facts(facts.TurnSkipped)] == [0]
    assert table.mover == 1
    table.pass_turn(1)
    assert table.mover == 0


# --- the out-play


@campus("W-42 A-23", "D-51 A-23")
def test_after_the_out_play_sixty_seconds_of_silence_accept_it(sheet: str) -> None:
    table = started(sheet, "TRAINER", "SZEBRAH").arrange(racks=["IN", "K"], bag="")
    table.play(0, "8H IN")
    assert phase_of(table) is Phase.FINAL_PENDING
    assert table.due_in() == 60
    table.pass_time(59.999)
    table.tick()
    assert phase_of(table) is Phase.FINAL_PENDING
    table.pass_time(0.001)
    table.tick()
    assert phase_of(table) is Phase.FINISHED
    assert table.scores == [4 + 5, -5]


@campus("W-36 A-17", "D-48 A-17")
def test_a_withdrawn_out_play_returns_to_the_rack_and_the_next_side_moves(sheet: str) -> None:
    table = started(sheet, "TRAINER", "SZEBRAH").arrange(racks=["IN", "K"], bag="")
    table.play(0, "8H IN")
    table.challenge(1)
    assert (table.phase, table.mover, table.rack(0)) == (Phase.ON_TURN, 1, "IN")
    assert table.scores == [0, 0]


@campus("W-37 A-25", "D-49 A-25")
def test_an_out_play_that_is_upheld_ends_the_game_and_the_lost_turn_lapses(sheet: str) -> None:
    table = started(sheet, "TRAINER", "SZEBRAH", good=["IN"]).arrange(racks=["IN", "K"], bag="")
    table.play(0, "8H IN")
    done = table.challenge(1)
    assert "TurnSkipped" not in done
    assert phase_of(table) is Phase.FINISHED
    assert table.state.sides[1].skips == 0
    assert table.scores == [9, -5]


@campus("W-35 A-23", "D-47 A-23")
def test_nobody_makes_another_play_while_the_last_one_of_the_game_is_open(sheet: str) -> None:
    table = started(sheet, "TRAINER", "SZEBRAH").arrange(racks=["IN", "KT"], bag="")
    table.play(0, "8H IN")
    assert table.refused(Commit(seat(1), play="H7 KIT")) == ("referee-now-final-pending")
