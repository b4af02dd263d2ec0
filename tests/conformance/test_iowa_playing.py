"""Iowa, the play: opening, placing, announcing, drawing, blanks, exchanges."""

from __future__ import annotations

import pytest

from rackhouse.board import Placement
from rackhouse.record import PUBLIC, Actor, Phase, facts
from rackhouse.referee import commands
from rackhouse.referee.views import view
from tests.kit.table import Table

FIRST, SECOND = "AEINRRT", "BEHIOST"
ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)
A, E, H = 1, 5, 8
H8 = 7 * 15 + 7


def opened(first: str = FIRST, second: str = SECOND, *draws: str) -> Table:
    return Table("iowa", draws=["A", "B", first, second, *draws]).begin()


def after_trainer(second: str = SECOND) -> Table:
    table = opened(FIRST, second, "DDEEGGL")
    table.play(0, "8D TRAINER")
    table.accept(1)
    return table


# --- the opening


@pytest.mark.rule("I-17")
@pytest.mark.parametrize("play", ["8D TRAIN", "H4 TRAIN", "8H IN", "H7 IN"])
def test_opening_of_two_or_more_across_or_down_through_the_centre(play: str) -> None:
    table = opened()
    table.play(0, play)
    assert table.phase is Phase.PENDING
    assert table.facts(facts.PlayMade)[-1].play == play


@pytest.mark.rule("I-17")
@pytest.mark.parametrize(
    ("play", "why"),
    [
        ("8H A", "board-opening-tiles: 2"),
        ("8A TRAIN", "board-opening-start: H8"),
        ("7D TRAIN", "board-opening-start: H8"),
        ("G4 TRAIN", "board-opening-start: H8"),
    ],
)
def test_other_openings_are_refused(play: str, why: str) -> None:
    table = opened()
    assert table.refused(commands.Commit(ONE, play=play)) == why
    assert table.state.board.is_empty
    assert table.rack(0) == FIRST


@pytest.mark.rule("A-11")
def test_opening_duties_follow_the_empty_board_not_the_turn_number() -> None:
    table = opened(second="BEHIOST")
    table.pass_turn(0)
    away = commands.Commit(TWO, play="1A HOB")
    assert table.refused(away) == "board-opening-start: H8"
    table.play(1, "8G HOB")
    assert table.facts(facts.PlayMade)[-1].score == 16


@pytest.mark.rule("A-11")
def test_after_a_withdrawn_opening_the_next_side_opens_and_scores_the_same_52() -> None:
    # VECTORS: 8D ZEBRA 52 (the same 52 for the next side after a withdrawn opening); Z is single,
    # so the second side lays it as its own after the first side's phony has gone back.
    table = opened("EIBRTAA", "ABERZIO")
    table.play(0, "8D TRAIB")
    assert "PlayWithdrawn" in table.challenge(1)
    assert table.state.board.is_empty
    assert table.mover == 1
    table.play(1, "8D ZEBRA")
    assert table.facts(facts.PlayMade)[-1].score == 52


# --- one line, whole words


@pytest.mark.rule("I-18")
def test_diagonal_words_are_refused() -> None:
    table = opened()
    diagonal = (Placement(H8, A), Placement(H8 + 16, E))
    why = table.refused(commands.Commit(ONE, placements=diagonal))
    assert why == "board-no-line"


@pytest.mark.rule("I-24")
def test_letters_of_a_turn_in_two_rows_are_refused() -> None:
    table = after_trainer()
    corner = (Placement(H8 + 15, E), Placement(H8 + 30, H), Placement(H8 + 31, E))
    why = table.refused(commands.Commit(TWO, placements=corner))
    assert why == "board-no-line"


@pytest.mark.rule("I-25")
def test_letters_with_a_gap_form_no_complete_word() -> None:
    table = after_trainer()
    gap = (Placement(H8 - 30, H), Placement(H8 + 15, E))
    why = table.refused(commands.Commit(TWO, placements=gap))
    assert why == "board-gap: H7"


@pytest.mark.rule("I-25", "I-26", "I-29")
def test_parallel_word_makes_words_of_all_letters_it_touches_and_scores_each() -> None:
    table = after_trainer()
    table.play(1, "7G HOB")
    made = table.facts(facts.PlayMade)[-1]
    assert made.words == ("HOB", "HI", "ON", "BE")
    assert made.points == (15, 9, 2, 7)
    assert table.scores[1] == 33


@pytest.mark.rule("I-25")
def test_a_touched_word_that_is_no_word_takes_the_whole_play_off() -> None:
    table = after_trainer()
    table.good = {"HOB", "HI", "ON"}
    table.play(1, "7G HOB")
    assert "PlayWithdrawn" in table.challenge(0, "BE")
    assert table.scores[1] == 0
    assert table.state.board.tile_count == 7


@pytest.mark.rule("I-23", "I-27")
@pytest.mark.parametrize(
    ("play", "laid", "score"), [("8C STRAINER", "S", 8), ("8D TRAINERS", "S", 8)]
)
def test_one_letter_added_to_a_word_on_the_board_is_a_play(
    play: str, laid: str, score: int
) -> None:
    table = after_trainer()
    table.play(1, play)
    made = table.facts(facts.PlayMade)[-1]
    assert (made.laid, made.score) == (laid, score)


@pytest.mark.rule("I-27")
def test_letters_may_be_added_at_both_ends() -> None:
    table = after_trainer("SSBEHIO")
    table.play(1, "8C STRAINERS")
    assert table.facts(facts.PlayMade)[-1].score == 9


@pytest.mark.rule("I-28")
@pytest.mark.parametrize(
    ("play", "words", "points"),
    [
        ("D8 TOE", ("TOE",), (3,)),
        ("C3 THROBS", ("THROBS", "STRAINER"), (28, 8)),
    ],
    ids=["using a letter", "adding a letter"],
)
def test_word_at_right_angles_uses_or_adds_a_letter(
    play: str, words: tuple[str, ...], points: tuple[int, ...]
) -> None:
    table = after_trainer("BEHORST")
    table.play(1, play)
    made = table.facts(facts.PlayMade)[-1]
    assert (made.words, made.points) == (words, points)


# --- announcing locks


@pytest.mark.rule("I-19", "A-09")
def test_without_clocks_announcing_the_score_completes_the_turn() -> None:
    table = opened()
    assert table.do(commands.Commit(ONE, play="8D TRAINER", press=False)) == ["PlayMade"]
    assert table.facts(facts.PlayMade)[-1].pressed
    assert table.scores == [66, 0]
    assert table.phase is Phase.PENDING
    assert table.why_not(1, commands.Commit) is None


@pytest.mark.rule("I-20")
def test_letters_tentatively_placed_may_be_removed_until_the_score_is_announced() -> None:
    table = opened()
    lay = table.refused(commands.LayTiles(ONE, "8D TRAIN"))
    assert lay == "referee-no-touch-move"
    assert table.tick(draft="8D TRAIN") == []
    table.refused(commands.Commit(ONE, play="1A TRAIN"))
    assert table.state.board.is_empty
    table.play(0, "8G RAT")
    assert table.state.board.tile_count == 3


@pytest.mark.rule("I-21")
def test_once_played_letters_may_not_be_removed() -> None:
    table = opened()
    table.play(0, "8D TRAINER")
    again = table.refused(commands.Commit(ONE, play="8D RETRAIN"))
    assert again == "referee-not-your-turn: Player 2"
    back = table.refused(commands.TakeBack(ONE))
    assert back == "referee-play-stands"
    assert table.state.board.tile_count == 7


@pytest.mark.rule("I-30")
def test_no_letter_is_shifted_or_replaced_after_it_was_played() -> None:
    table = after_trainer()
    onto = commands.Commit(TWO, placements=(Placement(H8, H), Placement(H8 + 15, E)))
    assert table.refused(onto) == ("board-square-taken: H8")
    other = commands.Commit(TWO, play="H8 TOE")
    assert table.refused(other) == "board-other-tile: H8 TOE, T, H8, N"


@pytest.mark.rule("A-09")
def test_touch_move_is_a_setting_under_which_laid_tiles_stay() -> None:
    settings = {"placing.locked": "when-laid"}
    table = Table("iowa", settings=settings, draws=["A", "B", FIRST, SECOND]).begin()
    assert table.do(commands.LayTiles(ONE, "8G RAT")) == ["TilesLaid"]
    moved = table.refused(commands.Commit(ONE, play="8D TRAINER"))
    assert moved == "referee-touched-tiles-stay: 8G RAT"
    kept = "referee-touched-tiles-stay: 8G RAT"
    assert table.refused(commands.Pass(ONE)) == kept
    assert table.refused(commands.ExchangeTiles(ONE, "A")) == kept
    table.play(0, "8G RATE")
    assert table.facts(facts.PlayMade)[-1].laid == "RATE"


# --- drawing


@pytest.mark.rule("I-22")
def test_as_many_are_drawn_as_were_played() -> None:
    table = opened(FIRST, SECOND, "OOO")
    table.play(0, "8G RAT")
    assert table.rack(0) == "EINR"
    table.accept(1)
    assert table.facts(facts.TilesDrawn)[-1] == facts.TilesDrawn(0, 3, "OOO", 5)
    assert table.rack(0) == "EINOOOR"
    assert table.state.bag_count == 83


@pytest.mark.rule("I-22", "A-10")
def test_when_the_sack_runs_short_what_remains_is_drawn() -> None:
    table = opened().arrange(bag="OU")
    table.play(0, "8D TRAIN")
    table.accept(1)
    assert table.rack(0) == "EORU"
    assert table.bag == ""


# --- blanks


@pytest.mark.rule("I-31")
def test_both_blanks_stand_for_any_letter_desired() -> None:
    table = opened("??NERTR")
    table.play(0, "8D TRaiNER")
    made = table.facts(facts.PlayMade)[-1]
    assert made.words == ("TRAINER",)
    assert made.laid == "TRaiNER"
    assert table.state.board.tile_set.tiles.count(0) == 2


@pytest.mark.rule("I-31")
def test_no_more_blanks_than_are_on_the_rack() -> None:
    table = opened("?NERTRA")
    why = table.refused(commands.Commit(ONE, play="8D TRaiNER"))
    assert why == "referee-too-few-on-rack: ?, ?, A, E, N, R, R, and T"


@pytest.mark.rule("I-32")
def test_the_letter_of_a_blank_is_stated() -> None:
    table = opened("?INERTR")
    why = table.refused(commands.Commit(ONE, play="8D TR?INER"))
    assert why == "board-blank-in-word: TR?INER"


@pytest.mark.rule("I-32")
def test_the_letter_of_a_blank_cannot_be_changed_during_the_game() -> None:
    table = opened("?INERTR", "BEHLOST")
    table.play(0, "8D TRaINER")
    table.accept(1)
    why = table.refused(commands.Commit(TWO, play="F7 BE"))
    assert why == "board-other-tile: F7 BE, E, F8, a"
    table.play(1, "F7 LA")
    made = table.facts(facts.PlayMade)[-1]
    assert made.play == "F7 La"
    assert made.score == 1


@pytest.mark.rule("A-09")
def test_a_blank_taken_back_after_a_challenge_is_blank_again() -> None:
    table = opened("?INERTR")
    table.play(0, "8D TRoINER")
    table.challenge(1)
    assert table.rack(0) == "EINRRT?"


# --- exchanges


@pytest.mark.rule("I-33", "I-35")
@pytest.mark.parametrize(("tiles", "new"), [("T", "O"), ("AEINRRT", "OOOOUUU")])
def test_a_turn_may_be_used_to_replace_any_or_all_letters(tiles: str, new: str) -> None:
    table = opened(FIRST, SECOND, new)
    table.exchange(0, tiles)
    assert table.facts(facts.TilesExchanged)[-1].drawn == new
    assert table.scores == [0, 0]
    assert table.mover == 1
    assert table.refused(commands.Commit(ONE, play="8H ON")) == "referee-not-your-turn: Player 2"
    assert table.accounted() == 100


@pytest.mark.rule("I-34")
def test_new_letters_are_drawn_before_the_discards_are_mixed_in() -> None:
    table = opened("QZAEINR").arrange(bag="OU")
    table.exchange(0, "QZ")
    assert table.rack(0) == "AEINORU"
    assert table.bag == "QZ"


@pytest.mark.rule("I-34", "A-13")
def test_an_exchange_needs_as_many_in_the_sack_as_are_discarded() -> None:
    table = opened().arrange(bag="OU")
    why = table.refused(commands.ExchangeTiles(ONE, "AER"))
    assert why == "referee-too-few-in-bag: 3, 2"
    table.exchange(0, "AE")
    assert table.mover == 1


@pytest.mark.rule("I-34", "A-13")
@pytest.mark.parametrize("viewer", [TWO, PUBLIC])
def test_discards_lie_face_down(viewer: Actor) -> None:
    table = opened("QZAEINR", SECOND, "OU")
    table.exchange(0, "QZ")
    seen = view(table.state, viewer, table.world)
    line = seen.tally[-1]
    assert (line.kind, line.text, line.words) == ("exchange", "2", ())
    assert seen.sides[0].rack is None


@pytest.mark.rule("A-14")
def test_exchange_of_no_tiles_is_refused_and_a_pass_is_possible() -> None:
    table = opened()
    why = table.refused(commands.ExchangeTiles(ONE, ""))
    assert why == "referee-exchange-none"
    table.pass_turn(0)
    assert table.mover == 1
