"""Priston, playing: opening, ways to form words, drawing, exchanging, scoring."""

from __future__ import annotations

import pytest

from rackhouse.board import Placement
from rackhouse.record import Actor, Phase, facts
from rackhouse.referee import commands
from tests.kit.table import Table

FIRST, SECOND = "AEINRRT", "BEHIOST"
ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)
A, E, H = 1, 5, 8
H8 = 7 * 15 + 7
IN_ONE_LINE = "board-no-line"


def opened(first: str = FIRST, second: str = SECOND, *draws: str) -> Table:
    return Table("priston", draws=["A", "B", first, second, *draws]).begin()


def after_trainer(rack: str, *more: str) -> Table:
    """TRAINER lies on 8D, and the first player has a rack to go on with."""
    plays = ["8D TRAINER", *more]
    return Table("priston").begin().arrange(plays=plays, racks=[rack, "VVGGDLL"], mover=0)


def made(table: Table, play: str) -> facts.PlayMade:
    table.play(0, play)
    fact: facts.PlayMade = table.facts(facts.PlayMade)[-1]
    return fact


# --- the opening


@pytest.mark.rule("P-08")
@pytest.mark.parametrize("play", ["8D TRAIN", "H4 TRAIN", "8H IN", "H7 IN"])
def test_opening_of_two_or_more_across_or_down_with_one_on_the_star(play: str) -> None:
    table = opened()
    table.play(0, play)
    assert table.facts(facts.PlayMade)[-1].play == play
    assert table.phase is Phase.PENDING


@pytest.mark.rule("P-08")
@pytest.mark.parametrize(
    ("play", "why"),
    [
        ("8H A", "board-opening-tiles: 2"),
        ("8I TRAIN", "board-opening-start: H8"),
        ("H9 TRAIN", "board-opening-start: H8"),
    ],
)
def test_other_openings_are_refused(play: str, why: str) -> None:
    table = opened()
    assert table.refused(commands.Commit(ONE, play=play)) == why


@pytest.mark.rule("P-09")
def test_diagonal_words_are_refused() -> None:
    diagonal = (Placement(H8, A), Placement(H8 + 16, E))
    assert opened().refused(commands.Commit(ONE, placements=diagonal)) == IN_ONE_LINE


@pytest.mark.rule("P-10")
def test_tiles_of_a_turn_that_lie_in_two_lines_are_refused() -> None:
    table = after_trainer(SECOND)
    corner = (Placement(H8 + 15, E), Placement(H8 + 30, H), Placement(H8 + 31, E))
    assert table.refused(commands.Commit(ONE, placements=corner)) == IN_ONE_LINE


@pytest.mark.rule("P-11")
def test_a_tile_once_placed_is_not_moved() -> None:
    table = opened()
    table.play(0, "8D TRAINER")
    again = table.refused(commands.Commit(ONE, play="8D RETRAIN"))
    assert again == "referee-not-your-turn: Player 2"
    back = table.refused(commands.TakeBack(ONE))
    assert back == "referee-play-stands"
    table.confirm(1)
    onto = commands.Commit(TWO, placements=(Placement(H8, H), Placement(H8 + 15, E)))
    assert table.refused(onto) == ("board-square-taken: H8")
    assert table.state.board.tile_count == 7


@pytest.mark.rule("P-11")
def test_unless_the_word_is_successfully_challenged() -> None:
    table = opened()
    table.play(0, "8D TRAINER")
    table.challenge(1)
    assert table.state.board.is_empty
    assert table.rack(0) == FIRST


@pytest.mark.rule("P-11", "A-09")
def test_placed_is_read_as_committed_and_touch_move_is_a_setting() -> None:
    assert opened().why_not(0, commands.LayTiles) is not None
    settings = {"placing.locked": "when-laid"}
    table = Table("priston", settings=settings, draws=["A", "B", FIRST, SECOND]).begin()
    table.do(commands.LayTiles(ONE, "8G RAT"))
    moved = table.refused(commands.Commit(ONE, play="8D TRAINER"))
    assert moved == "referee-touched-tiles-stay: 8G RAT"
    table.pass_time(120)
    table.tick()
    table.do(commands.DeclareMissedGo(TWO))
    assert table.rack(0) == FIRST, "tiles laid return with a missed go"
    assert table.state.board.is_empty


# --- ways to form words


@pytest.mark.rule("P-12")
def test_a_word_is_extended_at_its_beginning_and_its_end_to_strainers() -> None:
    fact = made(after_trainer("SSEEOOU"), "8C STRAINERS")
    assert (fact.words, fact.points, fact.laid) == (("STRAINERS",), (9,), "SS")


@pytest.mark.rule("P-13")
def test_throb_at_right_angles_uses_the_t() -> None:
    fact = made(after_trainer("HROBEEU"), "D8 THROB")
    # D12 is a double word square.
    assert (fact.words, fact.points, fact.laid) == (("THROB",), (20,), "HROB")


@pytest.mark.rule("P-13")
def test_a_word_at_right_angles_that_uses_and_adds_nothing_is_refused() -> None:
    table = after_trainer("THROBEU")
    why = table.refused(commands.Commit(ONE, play="A8 THROB"))
    assert why == "board-not-joined"


@pytest.mark.rule("P-14")
def test_hob_parallel_over_trainer_forms_hi_on_and_be() -> None:
    fact = made(after_trainer("HOBEEUU"), "7G HOB")
    assert fact.words == ("HOB", "HI", "ON", "BE")
    assert fact.points == (15, 9, 2, 7)


@pytest.mark.rule("P-15")
def test_throbs_adds_a_letter_to_make_strainer() -> None:
    fact = made(after_trainer("THROBSU"), "C3 THROBS")
    assert fact.words == ("THROBS", "STRAINER")
    assert fact.points == (28, 8)


@pytest.mark.rule("P-16")
def test_co_que_t_bridges_n_and_s_to_conquest() -> None:
    table = after_trainer("COQUETO", "C1 NOTEPADS", "4C ELAPSE", "G1 SETS")
    fact = made(table, "1A CO(N)QUE(S)T")
    assert fact.laid == "COQUET"
    assert fact.words[0] == "CONQUEST"
    assert fact.score == (19 + 10) * 9


@pytest.mark.rule("A-06")
def test_every_word_touched_must_be_valid() -> None:
    table = after_trainer("HOBEEUU")
    table.good = {"HOB", "HI", "ON"}
    table.play(0, "7G HOB")
    assert "PlayWithdrawn" in table.challenge(1)


# --- drawing, and the next player


@pytest.mark.rule("P-17", "P-19")
def test_at_the_end_of_a_turn_as_many_are_drawn_as_were_played_then_the_next_plays() -> None:
    table = opened(FIRST, SECOND, "OOO")
    table.play(0, "8G RAT")
    assert table.rack(0) == "EINR"
    assert table.confirm(1) == [
        "ScoreConfirmed",
        "WindowShut",
        "TilesDrawn",
        "TurnBegan",
        "ClockStarted",
    ]
    assert table.rack(0) == "EINOOOR"
    assert table.mover == 1


@pytest.mark.rule("P-18")
@pytest.mark.parametrize(("bag", "rack"), [("OU", "EINORU"), ("", "EINR")])
def test_if_too_few_remain_what_remains_is_drawn(bag: str, rack: str) -> None:
    table = opened().arrange(bag=bag)
    table.play(0, "8G RAT")
    table.confirm(1)
    assert table.rack(0) == rack
    assert table.bag == ""
    assert table.mover == 1


@pytest.mark.rule("P-17", "P-19")
def test_with_real_tiles_the_draw_is_counted_when_the_score_is_confirmed() -> None:
    table = Table("priston", custody="table").begin(lots=[["A", "B"]])
    table.play(0, "8G RAT")
    assert (table.state.sides[0].held, table.state.bag_count) == (4, 86)
    table.confirm(1)
    assert (table.state.sides[0].held, table.state.bag_count) == (7, 83)
    assert table.mover == 1


# --- exchanging


@pytest.mark.rule("P-33", "P-35")
@pytest.mark.parametrize(("tiles", "new"), [("T", "O"), ("AEINRRT", "OOOOUUU")])
def test_a_turn_may_be_used_to_replace_any_or_all_tiles(tiles: str, new: str) -> None:
    table = opened(FIRST, SECOND, new)
    table.exchange(0, tiles)
    exchanged = table.facts(facts.TilesExchanged)[-1]
    assert (exchanged.discarded, exchanged.drawn) == (tiles, new)
    assert table.mover == 1
    assert table.refused(commands.Commit(ONE, play="8H ON")) == "referee-not-your-turn: Player 2"


@pytest.mark.rule("P-34")
def test_new_tiles_are_drawn_before_the_discards_are_mixed_in() -> None:
    table = opened("QZAEINR").arrange(bag="OU")
    three = table.refused(commands.ExchangeTiles(ONE, "QZA"))
    assert three == "referee-too-few-in-bag: 3, 2"
    table.exchange(0, "QZ")
    assert table.rack(0) == "AEINORU"
    assert table.bag == "QZ"


@pytest.mark.rule("A-14")
def test_an_exchange_of_no_tiles_is_refused() -> None:
    why = opened().refused(commands.ExchangeTiles(ONE, ""))
    assert why == "referee-exchange-none"


# --- scoring


@pytest.mark.rule("P-38", "A-07")
def test_the_score_adds_all_values_of_every_word_with_bonus_squares() -> None:
    # HOB 15 counts its two double letters, and HI, ON, BE count the tiles already there.
    fact = made(after_trainer("HOBEEUU"), "7G HOB")
    assert fact.score == 15 + 9 + 2 + 7


@pytest.mark.rule("A-07")
def test_the_opening_is_doubled_and_a_blank_is_declared_and_worth_nothing() -> None:
    table = opened("?INERTR")
    undeclared = table.refused(commands.Commit(ONE, play="8D TR?INER"))
    assert undeclared == "board-blank-in-word: TR?INER"
    assert made(table, "8D TRaINER").points == (14,)


@pytest.mark.rule("P-39")
def test_letter_bonuses_come_before_word_bonuses() -> None:
    # C7 doubles the B, then C3 doubles the word: not 13 x 2 + 3.
    fact = made(after_trainer("THROBSU"), "C3 THROBS")
    assert fact.points[0] == (1 + 4 + 1 + 1 + 2 * 3 + 1) * 2


@pytest.mark.rule("P-40")
def test_bonuses_count_only_for_the_tiles_placed_in_that_turn() -> None:
    # TRAINER covered a double letter and the star; extending it scores face values.
    assert made(after_trainer("SSEEOOU"), "8C STRAINERS").score == 9


@pytest.mark.rule("P-41", "P-42")
def test_all_seven_tiles_score_50_more_after_doubling_or_tripling() -> None:
    doubled = made(Table("priston").begin().arrange(racks=["TRAINER", "E"]), "8D TRAINER")
    assert (doubled.points, doubled.bonus, doubled.score) == ((16,), 50, 66)
    tripled = made(after_trainer("CREATIO"), "H1 CREATION")
    assert (tripled.points, tripled.bonus, tripled.score) == ((33,), 50, 83)


@pytest.mark.rule("P-41")
def test_six_tiles_earn_no_50() -> None:
    fact = made(after_trainer("PASUREO", "H1 CREATION"), "5E PASTURE")
    assert (fact.bonus, fact.score) == (0, 36)
