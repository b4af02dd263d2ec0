"""Washburn and DePaul: what plays score, entered by the referee."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rackhouse.board.position import square_name
from rackhouse.record import facts
from tests.kit import Table
from tests.kit.campus import campus, made


def after(sheet: str, plays: Sequence[str], rack: str) -> Table:
    """The first side to move with this rack, after these plays lie on the board."""
    table = Table(sheet).begin()
    return table.arrange(plays=plays, racks=[rack, "EEEEEEE"], bag="TTTTTTT")


def colour_under(table: Table, square: str) -> str:
    """What the sheet in force calls the square."""
    layout = table.state.board.layout
    names = [square_name(number, layout) for number in range(layout.squares)]
    premium = layout.premiums[names.index(square)]
    colour: str = getattr(table.state.rules.colours, premium.key)
    return colour


def scored(sheet: str, plays: Sequence[str], rack: str, play: str) -> facts.PlayMade:
    table = after(sheet, plays, rack)
    table.play(0, play)
    assert table.scores[0] == made(table).score
    return made(table)


# --- letters and blanks


@campus("W-45", "D-12 D-54")
@pytest.mark.parametrize(
    ("letters", "value"),
    [("AEILNORSTU", 1), ("DG", 2), ("BCMP", 3), ("FHVWY", 4), ("K", 5), ("JX", 8), ("QZ", 10)],
)
def test_a_letter_has_the_value_on_its_tile(sheet: str, letters: str, value: int) -> None:
    for letter in letters:
        play = scored(sheet, [], f"?{letter}BCDEF", f"8H a{letter}")
        assert play.score == 2 * value, letter  # the centre doubles; I8 is plain


@campus("W-46", "D-55")
def test_a_blank_scores_zero_now_and_later(sheet: str) -> None:
    assert scored(sheet, [], "?IBCDEF", "8H qI").score == 2
    assert scored(sheet, ["8H QI"], "SUABCDE", "H7 SQUAB").score == 1 + 10 + 1 + 1 + 3
    assert scored(sheet, ["8H qI"], "SUABCDE", "H7 SQUAB").score == 1 + 0 + 1 + 1 + 3


@campus("W-48", "D-12 D-56")
def test_a_turn_scores_the_letters_of_each_word_formed_or_modified_and_premiums(
    sheet: str,
) -> None:
    play = scored(sheet, ["8D TRAINER"], "THROBSE", "C3 THROBS")
    # THROBS is formed: T on a pink square, B on a light blue one. STRAINER is modified: all its
    # letters count, those laid before too.
    assert play.words == ("THROBS", "STRAINER")
    assert play.points == ((1 + 4 + 1 + 1 + 3 * 2 + 1) * 2, 8)
    assert play.score == 36


@campus("W-48", "D-13")
def test_letter_values_and_premium_squares_make_the_high_score(sheet: str) -> None:
    assert scored(sheet, [], "ZATBCDE", "8H ZA").score == 22
    assert scored(sheet, [], "ZATBCDE", "8H TA").score == 4
    assert scored(sheet, [], "ZEBRACD", "8D ZEBRA").score == 52
    assert scored(sheet, [], "ZEBRACD", "8E ZEBRA").score == 32


# --- premium squares, by the colours of the sheet


@campus("W-49", "D-57")
def test_a_light_blue_square_doubles_its_letter(sheet: str) -> None:
    table = after(sheet, ["8D TRAINER"], "HBCDEFG")
    assert colour_under(table, "G7") == "light blue"
    table.play(0, "G7 HI")
    assert made(table).score == 4 * 2 + 1


@campus("W-50", "D-58")
def test_a_dark_blue_square_triples_its_letter(sheet: str) -> None:
    table = after(sheet, ["8D TRAINER"], "HXBCDEG")
    assert colour_under(table, "F6") == "dark blue"
    table.play(0, "F6 XHA")
    assert made(table).score == 8 * 3 + 4 + 1


@campus("W-51", "D-59")
def test_a_pink_square_doubles_the_word(sheet: str) -> None:
    table = after(sheet, ["8D TRAINER"], "HOBCDEG")
    assert colour_under(table, "E5") == "pink"
    table.play(0, "E5 HOBR")
    assert made(table).score == (4 + 1 + 3 + 1) * 2


@campus("W-52", "D-61")
def test_a_red_square_triples_the_word(sheet: str) -> None:
    table = after(sheet, ["8H TRAINER"], "IXBCDES")
    assert colour_under(table, "O8") == "red"
    table.play(0, "O8 SIX")
    assert made(table).points == (10 * 3, 8 * 3)


@campus("W-53", "D-62")
def test_letter_premiums_count_before_word_premiums(sheet: str) -> None:
    """8D ZEBRA 52 (Z on a double letter)."""
    assert scored(sheet, [], "ZEBRACD", "8D ZEBRA").score == (10 * 2 + 1 + 3 + 1 + 1) * 2 == 52


@campus("W-54", "D-63")
def test_two_pink_squares_are_four_times(sheet: str) -> None:
    """8D TRAINER, then H1 CREATION: 11 x 3 + 50 = 83, then 5E PASTURE: 9 x 4 = 36."""
    table = after(sheet, ["8D TRAINER"], "CREATIO")
    assert colour_under(table, "H1") == "red"
    table.play(0, "H1 CREATION")
    assert (made(table).points, made(table).bonus, made(table).score) == ((33,), 50, 83)
    table = after(sheet, ["8D TRAINER", "H1 CREATION"], "PASURE?")
    assert colour_under(table, "E5") == colour_under(table, "K5") == "pink"
    table.play(0, "5E PASTURE")
    assert (made(table).points, made(table).bonus, made(table).score) == ((9 * 4,), 0, 36)


@campus("W-55", "D-63")
def test_two_red_squares_are_nine_times(sheet: str) -> None:
    """CONQUEST as CO, QUE, T around N and S, Q on a double letter: (19 + 10) x 9 = 261."""
    table = after(sheet, ["8D TRAINER", "C1 NOTEPADS", "4C ELAPSE", "G1 SETS"], "COQUETA")
    assert colour_under(table, "A1") == colour_under(table, "H1") == "red"
    table.play(0, "1A CO(N)QUE(S)T")
    assert (made(table).points, made(table).bonus) == ((29 * 9,), 0)
    assert made(table).score == 261


@campus("W-56", "D-60")
@pytest.mark.parametrize(("play", "score"), [("8H QI", 22), ("8G QI", 22), ("H8 QI", 22)])
def test_the_centre_is_pink_and_doubles_the_first_word(sheet: str, play: str, score: int) -> None:
    table = after(sheet, [], "QIBCDEF")
    assert colour_under(table, "H8") == "pink"
    table.play(0, play)
    assert made(table).score == score


@campus("W-57", "D-64")
def test_premiums_count_only_on_the_turn_the_letter_is_placed(sheet: str) -> None:
    """8D TRAINER, then 8C STRAINERS (two S): 9."""
    # Neither the pink centre nor the light blue D8 counts again.
    assert scored(sheet, ["8D TRAINER"], "SSBCDEF", "8C STRAINERS").score == 9


@campus("W-58", "D-65")
def test_on_later_turns_letters_count_at_face_value(sheet: str) -> None:
    # The Z doubled its 10 when it was laid on D8; now it is worth 10, at the head of ZAX 10 + 1
    # (plain D9) + 8 (plain D10).
    assert scored(sheet, ["8D ZEBRA"], "AXBCDEF", "D8 ZAX").score == 10 + 1 + 8


@campus("W-59", "D-66")
def test_a_blank_on_pink_or_red_still_multiplies_the_word(sheet: str) -> None:
    """8D TRAINER, then H1 cREATION: 8 x 3 + 50 = 74, then 5E pASTURE: 6 x 4 = 24."""
    play = scored(sheet, ["8D TRAINER"], "?REATIO", "H1 cREATION")
    assert (play.points, play.score) == ((8 * 3,), 74)
    play = scored(sheet, ["8D TRAINER", "H1 cREATION"], "?ASUREB", "5E pASTURE")
    assert play.score == 6 * 4


@campus("W-60", "D-67")
def test_each_word_formed_in_one_play_is_scored(sheet: str) -> None:
    """8D TRAINER, then 7G HOB: HOB 15 + HI 9 + ON 2 + BE 7 = 33."""
    play = scored(sheet, ["8D TRAINER"], "HOBCDEF", "7G HOB")
    assert (play.points, play.score) == ((15, 9, 2, 7), 33)


@campus("W-61", "D-68")
def test_the_common_letter_counts_in_each_word_with_its_premium(sheet: str) -> None:
    """8H TRAINER 66, then O8 SIX (S on the triple, in both words): 30 + 24 = 54; sIX 48."""
    assert scored(sheet, ["8H TRAINER"], "SIXBCDE", "O8 SIX").points == (30, 24)
    assert scored(sheet, ["8H TRAINER"], "?IXBCDE", "O8 sIX").points == (27, 21)
    # A letter premium in both words: the H on light blue counts 8 in HOB and in HI.
    assert scored(sheet, ["8D TRAINER"], "HOBCDEF", "7G HOB").points[:2] == (8 + 1 + 6, 8 + 1)


# --- seven tiles


@campus("W-62", "D-69")
@pytest.mark.parametrize(("play", "score"), [("8D TRAINER", 66), ("8D TRaINER", 64)])
def test_seven_tiles_earn_fifty_after_totalling(sheet: str, play: str, score: int) -> None:
    rack = "TR?INER" if "a" in play else "TRAINER"
    made_play = scored(sheet, [], rack, play)
    assert made_play.bonus == 50  # not doubled with the word
    assert made_play.score == sum(made_play.points) + 50 == score


@campus("W-62", "D-69")
def test_six_tiles_in_a_longer_word_earn_no_fifty(sheet: str) -> None:
    play = scored(sheet, ["8D TRAINER", "H1 CREATION"], "PASUREB", "5E PASTURE")
    assert (len(play.laid), play.bonus) == (6, 0)


@campus("W-62", "D-69")
def test_the_last_five_tiles_of_a_game_laid_at_once_earn_no_fifty(sheet: str) -> None:
    table = Table(sheet).begin().arrange(racks=["ZEBRA", "E"], bag="")
    table.play(0, "8D ZEBRA")
    assert (made(table).bonus, made(table).score) == (0, 52)
