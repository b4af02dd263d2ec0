"""Washburn and DePaul: where tiles may lie, asked of the referee."""

from __future__ import annotations

import pytest

from rackhouse.record import Phase, facts
from rackhouse.referee.commands import Commit
from tests.kit import Table
from tests.kit.campus import campus, laying, made, phase_of, seat, started


def after_trainer(sheet: str, rack: str) -> Table:
    """The second side to move, with TRAINER across the centre."""
    table = started(sheet, "TRAINER", rack)
    table.play(0, "8D TRAINER")
    table.accept(1)
    return table


def why_not(table: Table, number: int, play: str) -> str:
    return table.refused(Commit(seat(number), play=play))


# --- the opening


@campus("W-15", "D-20")
@pytest.mark.parametrize("play", ["8D TRAINER", "H4 TRAINER", "8H IN", "H8 IN"])
def test_the_opening_is_one_word_across_or_down_with_a_letter_on_the_centre(
    sheet: str, play: str
) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    assert "PlayMade" in table.play(0, play)
    assert table.state.board.cells[table.state.board.layout.start] != 0xFF
    assert made(table).words == (play.split()[1],)


@campus("W-15", "D-20")
def test_an_opening_beside_the_centre_is_refused_and_changes_nothing(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    assert why_not(table, 0, "8A TRAINER") == "board-opening-start: H8"
    assert why_not(table, 0, "7D TRAINER") == "board-opening-start: H8"
    assert table.state.board.is_empty
    assert table.rack(0) == "AEINRRT"
    assert table.mover == 0


@campus("W-15", "D-20")
def test_an_opening_of_one_letter_is_refused(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    command = laying(table, 0, H8="A")
    assert table.refused(command) == "board-opening-tiles: 2"


@campus("W-15 A-11", "D-20 A-11")
@pytest.mark.parametrize("before", ["pass", "exchange", "withdrawn"])
def test_opening_duties_and_the_doubled_centre_follow_the_empty_board(
    sheet: str, before: str
) -> None:
    """8D ZEBRA 52 (the same 52 for the next side after a withdrawn opening)."""
    table = started(sheet, "TRAINER", "TRAINED")
    table.arrange(racks=["ZEBRAQA", "ZEBRAHO"], bag="TTTTTNNNNN")
    if before == "pass":
        table.pass_turn(0)
    elif before == "exchange":
        table.exchange(0, "ZEBRA")
    else:
        table.play(0, "8D ZEBRA")
        assert made(table).score == 52
        table.challenge(1)
    assert table.mover == 1
    assert why_not(table, 1, "7D BARE") == "board-opening-start: H8"
    assert table.refused(laying(table, 1, H8="A")) == "board-opening-tiles: 2"
    table.play(1, "8D ZEBRA")
    assert made(table).score == 52


@campus("W-16", "D-21")
def test_no_diagonal_words(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    command = laying(table, 0, H8="T", I9="R", J10="A")
    assert table.refused(command) == "board-no-line"


# --- later turns


@campus("W-20", "D-25")
def test_later_turns_add_one_or_more_letters_to_those_played(sheet: str) -> None:
    table = after_trainer(sheet, "SZEBRAH")
    lonely = "board-not-joined"
    assert why_not(table, 1, "1A ZEBRA") == lonely
    assert why_not(table, 1, "8D TRAINER") == "board-nothing-new: 8D TRAINER"
    table.play(1, "8D TRAINERS")  # one letter is enough now
    assert made(table).laid == "S"


@campus("W-21", "D-26")
def test_all_letters_of_a_turn_lie_in_one_row_and_form_one_complete_word(sheet: str) -> None:
    table = after_trainer(sheet, "SZEBRAH")
    assert table.refused(laying(table, 1, K8="S", D9="E")) == ("board-no-line")
    assert table.refused(laying(table, 1, K8="S", M8="E")) == ("board-gap: L8")
    assert table.refused(laying(table, 1, D7="E", F7="B")) == ("board-gap: E7")
    assert "PlayMade" in table.do(laying(table, 1, C8="S", K8="E"))  # round what lies there
    assert made(table).words == ("STRAINERE",)


@campus("W-22", "D-27")
def test_letters_touched_in_adjacent_rows_must_form_words_too(sheet: str) -> None:
    table = started(sheet, "TRAINER", "HOBZEAA", good=["TRAINER", "HOB", "HI", "ON"])
    table.play(0, "8D TRAINER")
    table.accept(1)
    table.play(1, "7G HOB")
    assert made(table).words == ("HOB", "HI", "ON", "BE")
    table.challenge(0)  # BE is in no dictionary of this test
    [ruled] = table.facts(facts.Ruled)
    assert not ruled.acceptable
    assert list(ruled.reasons) == ["BE"]
    assert table.state.board.text_at("7G") == ""


@campus("W-23 W-26", "D-28 D-31")
def test_a_parallel_play_gets_full_credit_for_every_word(sheet: str) -> None:
    """8D TRAINER, then 7G HOB: HOB 15 + HI 9 + ON 2 + BE 7 = 33."""
    table = after_trainer(sheet, "HOBZEAA")
    table.play(1, "7G HOB")
    play = made(table)
    assert (play.words, play.points) == (("HOB", "HI", "ON", "BE"), (15, 9, 2, 7))
    assert table.scores == [66, 33]


@campus("W-23 W-25", "D-28 D-30")
def test_a_right_angle_play_that_adds_a_letter_gets_credit_for_the_modified_word(
    sheet: str,
) -> None:
    """8D TRAINER, then C3 THROBS: THROBS 14 x 2 + STRAINER 8 = 36."""
    table = after_trainer(sheet, "THROBSE")
    table.play(1, "C3 THROBS")
    play = made(table)
    assert (play.words, play.points) == (("THROBS", "STRAINER"), (28, 8))
    assert table.scores == [66, 36]


@campus("W-24", "D-29")
def test_a_play_may_add_letters_to_a_word_on_the_board(sheet: str) -> None:
    """8D TRAINER, then 8C STRAINERS (two S): 9."""
    table = after_trainer(sheet, "SSEBRAH")
    table.play(1, "8C STRAINERS")
    assert (made(table).words, made(table).score) == (("STRAINERS",), 9)


@campus("W-25", "D-30")
def test_a_play_may_stand_at_right_angles_through_a_letter_of_a_word(sheet: str) -> None:
    table = after_trainer(sheet, "ZEBRASH")
    table.play(1, "F6 ZEA")
    assert made(table).words == ("ZEA",)
    assert made(table).laid == "ZE"


@campus("W-27", "D-32")
def test_no_tile_is_shifted_or_replaced_once_it_is_played(sheet: str) -> None:
    table = after_trainer(sheet, "ZEBRASH")
    before = table.state.board
    assert why_not(table, 1, "8D STRAINER") == "board-other-tile: 8D STRAINER, S, D8, T"
    assert table.refused(laying(table, 1, D8="S", D9="E")) == ("board-square-taken: D8")
    assert table.state.board == before
    # Nor does the side that played it get it back: a committed play stands.
    assert table.why_not(0, Commit) == "referee-not-your-turn: Player 2"


@campus("W-27 A-09", "D-32 A-09")
def test_committing_announces_and_ends_the_turn_at_once(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    table.do(Commit(seat(0), play="8H IN", press=False))  # without clocks nothing is pressed
    assert phase_of(table) is Phase.PENDING
    assert table.refused(Commit(seat(0), play="8D TRAINER")) == "referee-not-your-turn: Player 2"


# --- blanks


@campus("W-28", "D-33")
def test_both_blanks_are_used_as_any_letters(sheet: str) -> None:
    table = started(sheet, "??ABCDE", "TRAINER")
    assert table.state.board.tile_set.tiles.count(0) == 2
    table.play(0, "8H qzA")
    assert made(table).words == ("QZA",)
    assert table.rack(0).count("?") == 0


@campus("W-29", "D-34")
def test_the_letter_of_a_blank_is_stated_with_the_play(sheet: str) -> None:
    table = started(sheet, "??ABCDE", "TRAINER")
    assert why_not(table, 0, "8H A?") == ("board-blank-in-word: A?")
    assert table.refused(laying(table, 0, H8="A", I8="?")) == ("board-blank-on-square: I8")
    table.play(0, "8H Ax")
    assert made(table).laid == "Ax"


@campus("W-30", "D-35")
def test_a_blank_stays_its_letter_for_the_rest_of_the_game(sheet: str) -> None:
    table = started(sheet, "??ABCDE", "NESTRAI")
    table.play(0, "8H Ax")
    table.accept(1)
    assert why_not(table, 1, "I8 EN") == "board-other-tile: I8 EN, E, I8, x"
    table.play(1, "I7 AXE")
    assert made(table).words == ("AXE",)
    assert table.state.board.text_at("I7") == "AxE"
    assert made(table).score == 2 + 0 + 2  # A and E on double letters; the X is a blank still


@campus("W-30 A-09", "D-35 A-09")
def test_a_blank_that_is_challenged_off_is_blank_again(sheet: str) -> None:
    table = started(sheet, "??ABCDE", "TRAINER", draws=["TT"])
    table.play(0, "8H Ax")
    assert table.challenge(1)[-1] == "TurnBegan"
    assert table.rack(0) == "ABCDE??"
    table.pass_turn(1)
    table.play(0, "8H Ay")
    assert made(table).words == ("AY",)
