"""Who wins, and what breaks a tie: the lines "Ties" of VECTORS.md, all sheets they name."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rackhouse.record import DIRECTOR, Phase, facts
from rackhouse.referee.commands import BreakTie, Certify, ConfirmResult, CorrectScore
from rackhouse.rules import Sheet
from tests.kit import Table
from tests.kit.campus import campus, phase_of, seat
from tests.kit.finish import OUT, finished


def places(table: Table) -> tuple[int, ...]:
    return table.state.places


# --- the highest score wins


@campus("W-65", "D-72")
@pytest.mark.parametrize(("scores", "won"), [([350, 340], (1, 2)), ([200, 340], (2, 1))])
def test_the_highest_final_score_wins(sheet: str, scores: list[int], won: tuple[int, int]) -> None:
    table = finished(sheet, scores, OUT, "K?A")
    assert places(table) == won
    assert table.state.undecided == ()


@campus("W-65", "D-72")
def test_the_final_score_counts_not_the_one_before_unplayed_letters(sheet: str) -> None:
    table = finished(sheet, [350, 352], "V", "Q")  # 346-342
    assert places(table) == (1, 2)


# --- ties, two sides


@pytest.mark.parametrize(
    ("sheet", "expected"),
    [
        pytest.param("washburn", (2, 1), marks=pytest.mark.rule("W-66", "A-35")),
        pytest.param("depaul", (2, 1), marks=pytest.mark.rule("D-73", "A-35")),
        pytest.param("iowa", (1, 1), marks=pytest.mark.rule("A-35", "A-34")),
        pytest.param("priston", (1, 1), marks=pytest.mark.rule("A-35", "A-34")),
    ],
)
def test_300_306_v_q(sheet: str, expected: tuple[int, int]) -> None:
    """300-306, V / Q: 296-296: W, D the second wins; I, P drawn."""
    table = finished(sheet, [300, 306], "V", "Q")
    assert table.scores == [296, 296]
    assert places(table) == expected
    assert table.state.undecided == ()


@campus("W-66 A-35", "D-73 A-35")
def test_280_300_out_and_ten_points_held(sheet: str) -> None:
    """280-300, out / 10 points held: W D F P 290-290 (W, D: the second wins)."""
    table = finished(sheet, [280, 300], OUT, "Q")
    assert table.scores == [290, 290]
    assert places(table) == (2, 1)


@pytest.mark.parametrize(
    ("sheet", "then"),
    [
        pytest.param("washburn", "replay-or-draw", marks=pytest.mark.rule("W-66", "A-35")),
        pytest.param("depaul", "director", marks=pytest.mark.rule("D-73", "A-35")),
        pytest.param("iowa", "half-win-each", marks=pytest.mark.rule("A-35")),
        pytest.param("priston", "shared", marks=pytest.mark.rule("A-35")),
        pytest.param("fundraiser", "better-round", marks=pytest.mark.rule("A-35")),
    ],
)
def test_300_300_out_and_a_blank(sheet: str, then: str) -> None:
    """300-300, out / ?: 300-300, still tied: W replay or draw, D Director, I half, P shared."""
    table = finished(sheet, [300, 300], OUT, "?")
    assert table.scores == [300, 300]
    assert places(table) == (1, 1)
    assert table.state.rules.result.still_tied == then
    wants_a_winner = then in ("replay-or-draw", "director")
    assert table.state.undecided == ((0, 1) if wants_a_winner else ())
    if wants_a_winner:
        assert table.refused(Certify(DIRECTOR)) == "referee-tie-first"
        assert table.refused(ConfirmResult(seat(0))) == "referee-tie-first"
    else:
        assert table.refused(BreakTie(DIRECTOR, "order", (0, 1))) == ("referee-no-tie")
        table.do(Certify(DIRECTOR))
        assert places(table) == (1, 1)


# --- ties, three sides


@pytest.mark.rule("W-66", "A-35")
def test_w_three_all_300_places_third_second_first() -> None:
    """W three: 287,305,308 with out / K / J: all 300; places third, second, first."""
    table = finished("washburn", [287, 305, 308], OUT, "K", "J")
    assert table.scores == [300, 300, 300]
    assert places(table) == (3, 2, 1)


@pytest.mark.rule("W-66", "A-35")
def test_w_three_all_300_second_and_third_still_tied() -> None:
    """W three: 290,305,305 with out / VE / DDE: all 300; second and third still tied."""
    table = finished("washburn", [290, 305, 305], OUT, "VE", "DDE")
    assert table.scores == [300, 300, 300]
    assert places(table) == (3, 1, 1)
    assert table.state.undecided == (1, 2)


@pytest.mark.rule("W-66", "A-35")
def test_only_the_tied_are_compared_by_the_score_before() -> None:
    # The third side had most before its Q came off, but fell below the tie: it stays third.
    table = finished("washburn", [300, 305, 309], "E", "VDE", "QZ")
    assert table.scores == [299, 298, 289]
    assert places(table) == (1, 2, 3)
    table = finished("washburn", [300, 301, 309], "E", "D", "QZ")
    assert table.scores == [299, 299, 289]
    assert places(table) == (2, 1, 3)


@pytest.mark.rule("W-66", "A-35")
def test_a_tie_for_a_lower_place_goes_by_the_same_key() -> None:
    table = finished("washburn", [400, 300, 301], "E", "E", "D")
    assert table.scores == [399, 299, 299]
    assert places(table) == (1, 3, 2)


# --- breaking what is still tied


def tied(sheet: str, draws: Sequence[str]) -> Table:
    table = finished(sheet, [300, 300], OUT, "?")
    table.draws = list(draws)
    return table


@pytest.mark.rule("W-66", "A-35")
def test_washburn_breaks_it_by_a_draw_of_tiles() -> None:
    table = tied("washburn", ["M", "C"])
    table.do(BreakTie(DIRECTOR, "draw"))
    lots = table.facts(facts.LotDrawn)
    assert [(lot.seat, lot.tile) for lot in lots if lot.purpose == "tie"] == [(0, "M"), (1, "C")]
    assert places(table) == (2, 1)
    assert table.state.undecided == ()
    table.do(Certify(DIRECTOR))
    assert phase_of(table) is Phase.CERTIFIED


@pytest.mark.rule("W-66", "A-35")
def test_the_draw_goes_on_until_it_decides() -> None:
    table = tied("washburn", ["M", "M", "?", "A"])
    table.do(BreakTie(DIRECTOR, "draw"))
    assert places(table) == (1, 2)


@campus("W-66 A-35", "D-73 A-35")
def test_a_replay_or_the_director_names_the_order(sheet: str) -> None:
    table = tied(sheet, [])
    assert table.refused(BreakTie(DIRECTOR, "order", (0, 0))) == (
        "referee-order-of-tied: Player 1 and Player 2"
    )
    table.do(BreakTie(DIRECTOR, "order", (1, 0)))
    assert places(table) == (2, 1)
    assert table.scores == [300, 300]  # a tie-break changes no score


@pytest.mark.rule("W-66", "A-35")
def test_only_those_still_tied_draw() -> None:
    table = finished("washburn", [290, 305, 305], OUT, "VE", "DDE")
    table.draws = ["C", "D"]
    table.do(BreakTie(DIRECTOR, "draw"))
    lots = [lot.seat for lot in table.facts(facts.LotDrawn) if lot.purpose == "tie"]
    assert lots == [1, 2]
    assert places(table) == (3, 1, 2)


@campus("A-35", "A-35")
def test_no_tile_is_drawn_once_the_secret_of_the_draws_is_out(sheet: str) -> None:
    table = finished(sheet, [306, 300], OUT, "?")
    table.do(Certify(DIRECTOR))
    table.do(CorrectScore(DIRECTOR, turn=1, score=2))  # TRAINERS, entered as 8
    assert table.state.undecided == (0, 1)
    assert table.refused(BreakTie(DIRECTOR, "draw")) == ("referee-secret-is-known")


@campus("W-66", "D-73")
def test_a_side_cannot_break_the_tie_itself(sheet: str) -> None:
    table = tied(sheet, [])
    assert table.refused(BreakTie(seat(0), "order", (0, 1))) == (
        "referee-not-for-you: the director"
    )


@pytest.mark.rule("A-35")
def test_the_five_sheets_break_ties_as_read() -> None:
    read = {
        name: (Sheet.named(name).rules.result.tie, Sheet.named(name).rules.result.still_tied)
        for name in ("washburn", "depaul", "fundraiser", "iowa", "priston")
    }
    assert read == {
        "washburn": ("score-before-unplayed", "replay-or-draw"),
        "depaul": ("score-before-unplayed", "director"),
        "fundraiser": ("stays", "better-round"),
        "iowa": ("stays", "half-win-each"),
        "priston": ("stays", "shared"),
    }


@campus("A-35", "A-35")
def test_time_penalties_count_before_and_after(sheet: str) -> None:
    # House clocks: the first side is one second over, ten points off both numbers.
    settings = {"clocks.use": "on", "clocks.seconds": 60, "clocks.overtime_points": 10}
    table = Table(sheet, settings=settings, draws=["A", "B"]).begin()
    table.arrange(racks=["S", "?"], scores=[300, 298], bag="", plays=["8D TRAINER"])
    table.pass_time(61)
    table.play(0, "8D TRAINERS")
    table.accept(1)
    assert table.scores == [298, 298]
    assert [side.before_unplayed for side in table.state.sides] == [298, 298]
    assert table.state.undecided == (0, 1)
