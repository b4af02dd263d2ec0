"""DePaul: a discrepancy is marked, the game is finished, the director rules (A-38)."""

from __future__ import annotations

import pytest

from rackhouse.record import DIRECTOR, FairDraws, Phase, facts
from rackhouse.referee.commands import (
    Certify,
    Commit,
    ConfirmResult,
    DeclareRack,
    MarkDiscrepancy,
    Resign,
    RuleDiscrepancy,
    TakeBack,
)
from tests.kit import Table
from tests.kit.campus import phase_of, seat, started, with_real_tiles
from tests.kit.finish import agree

NOTE = "was the blank an O?"


def marked() -> Table:
    """TRAINER 66, HOB 33 and a marker at HOB; the first side to move."""
    table = started("depaul", "TRAINER", "HOBZEAA", draws=["OOOOOSS", "TTT"])
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    table.do(MarkDiscrepancy(seat(0), NOTE))
    return table


def finished() -> Table:
    """The game of :func:`marked` played on to its end: 66 + 8 - 6 and 33 - 14."""
    table = marked()
    table.play(0, "8D TRAINERS")
    table.pass_turn(1)
    table.pass_turn(0)
    agree(table)
    return table


@pytest.mark.rule("D-11", "A-38")
def test_the_point_is_marked_and_the_game_goes_on_provisionally() -> None:
    table = marked()
    [marker] = table.state.markers
    assert (marker.number, marker.seat, marker.turn, marker.note) == (1, 0, 2, NOTE)
    assert marker.outcome is None
    assert table.scores == [66, 33]  # nothing is unwound by itself
    table.play(0, "8D TRAINERS")
    assert phase_of(table) is Phase.PENDING


@pytest.mark.rule("D-11", "A-38")
def test_the_game_is_finished_before_the_director_rules() -> None:
    table = marked()
    assert table.refused(RuleDiscrepancy(DIRECTOR, 1, "stands")) == ("referee-now-on-turn")
    table = finished()
    assert phase_of(table) is Phase.FINISHED
    table.do(RuleDiscrepancy(DIRECTOR, 1, "stands"))


@pytest.mark.rule("D-11", "A-38")
def test_a_side_does_not_rule_and_a_marker_says_what_it_is_about() -> None:
    table = finished()
    assert table.refused(RuleDiscrepancy(seat(0), 1, "stands")) == (
        "referee-not-for-you: the director"
    )
    table = started("depaul", "TRAINER", "HOBZEAA")
    table.play(0, "8D TRAINER")
    assert table.refused(MarkDiscrepancy(seat(1), "  ")) == ("referee-say-discrepancy")


@pytest.mark.rule("D-11", "A-38")
def test_nothing_is_certified_while_a_marker_is_open() -> None:
    table = finished()
    why = "referee-discrepancy-first"
    assert table.refused(Certify(DIRECTOR)) == why
    assert table.refused(ConfirmResult(seat(0))) == why


# --- the four outcomes


@pytest.mark.rule("A-38")
def test_the_result_stands() -> None:
    table = finished()
    before, places = table.scores, table.state.places
    assert table.do(RuleDiscrepancy(DIRECTOR, 1, "stands", note="it was")) == ["DiscrepancyRuled"]
    [ruled] = table.facts(facts.DiscrepancyRuled)
    assert (ruled.marker, ruled.outcome, ruled.note) == (1, "stands", "it was")
    assert (table.scores, table.state.places) == (before, places)
    table.do(Certify(DIRECTOR))
    table.check_record()


@pytest.mark.rule("A-38")
def test_points_are_corrected_at_the_marked_turn_and_later_turns_are_untouched() -> None:
    table = finished()
    before = {line.turn: line.score for line in table.state.tally}
    first, second = table.scores
    table.do(RuleDiscrepancy(DIRECTOR, 1, "points", points=60))
    after = {line.turn: line.score for line in table.state.tally}
    assert after == {**before, 2: 33 + 60}
    assert table.scores == [first, second + 60]
    assert table.state.tally[1].total == 93
    assert table.state.places == (2, 1)  # the result is decided anew
    table.check_record()


@pytest.mark.rule("A-38")
def test_points_count_before_unplayed_letters_too() -> None:
    table = finished()
    first, second = table.scores
    befores = [side.before_unplayed for side in table.state.sides]
    table.do(RuleDiscrepancy(DIRECTOR, 1, "points", points=first - second))
    assert table.scores == [first, first]
    assert table.state.sides[1].before_unplayed == befores[1] + first - second
    assert table.state.places == (2, 1)  # tied, and the second had more before its rack came off


@pytest.mark.rule("A-38")
def test_points_need_a_turn_that_scored() -> None:
    table = started("depaul", "TRAINER", "HOBZEAA")
    table.pass_turn(0)
    table.do(MarkDiscrepancy(seat(1), "an exchange, not a pass"))
    table.pass_turn(1)
    agree(table)
    assert table.refused(RuleDiscrepancy(DIRECTOR, 1, "points", points=5)) == (
        "referee-marked-line-no-score: 1"
    )


@pytest.mark.rule("A-38")
def test_the_game_is_resumed_from_the_marker_with_its_board_racks_and_bag() -> None:
    at_marker = marked()
    table = finished()
    table.do(RuleDiscrepancy(DIRECTOR, 1, "resumed"))
    assert phase_of(table) is Phase.PENDING  # HOB can be challenged again, as it could then
    assert table.state.board == at_marker.state.board
    assert [table.rack(0), table.rack(1)] == [at_marker.rack(0), at_marker.rack(1)]
    assert table.bag == at_marker.bag
    assert table.scores == [66, 33]
    assert table.accounted() == 100
    assert table.state.places == ()
    table.check_record()


@pytest.mark.rule("A-38")
def test_a_resumed_game_has_fresh_draws() -> None:
    class Fair(Table):
        def _draw(self, number: int, pool: bytes, count: int) -> bytes:
            if self.draws:
                return super()._draw(number, pool, count)
            return FairDraws.of("5e" * 32, ["a", "b"])(number, pool, count)

    table = Fair("depaul", draws=["A", "B", "TRAINER", "HOBZEAA", "OOOOOSS"]).begin()
    table.play(0, "8D TRAINER")
    table.do(MarkDiscrepancy(seat(1), NOTE))
    table.accept(1)
    table.exchange(1, "HOBZEAA")
    drawn, number = table.rack(1), table.facts(facts.TilesExchanged)[-1].draw
    table.pass_turn(0)
    table.pass_turn(1)
    agree(table)
    table.do(RuleDiscrepancy(DIRECTOR, 1, "resumed"))
    table.accept(1)
    table.exchange(1, "HOBZEAA")
    assert table.facts(facts.TilesExchanged)[-1].draw == number + 1  # no number is used twice
    assert table.rack(1) != drawn


@pytest.mark.rule("A-23", "A-38")
def test_a_window_that_was_open_at_the_marker_has_its_time_again() -> None:
    table = marked().arrange(racks=["S", "K"], bag="")
    table.play(0, "8D TRAINERS")
    table.pass_time(20)
    table.do(MarkDiscrepancy(seat(1), "was it an S?"))
    table.accept(1)
    table.pass_time(7200)
    table.do(RuleDiscrepancy(DIRECTOR, 2, "resumed"))
    assert phase_of(table) is Phase.FINAL_PENDING
    assert table.due_in() == 60
    table.pass_time(59)
    assert "PlayWithdrawn" in table.challenge(1)


@pytest.mark.rule("A-38")
def test_the_match_is_awarded() -> None:
    table = finished()
    scores = table.scores
    assert scores[0] > scores[1]
    assert table.refused(RuleDiscrepancy(DIRECTOR, 1, "awarded")) == ("referee-awarded-to-whom")
    table.do(RuleDiscrepancy(DIRECTOR, 1, "awarded", seat=1))
    assert table.state.places == (2, 1)
    assert table.scores == scores
    table.do(Certify(DIRECTOR))
    table.check_record()


@pytest.mark.rule("A-38")
def test_a_marker_is_ruled_on_once() -> None:
    table = marked()
    table.do(MarkDiscrepancy(seat(1), "and the score"))
    table.play(0, "8D TRAINERS")
    table.pass_turn(1)
    table.pass_turn(0)
    agree(table)
    table.do(RuleDiscrepancy(DIRECTOR, 1, "stands"))
    assert table.refused(RuleDiscrepancy(DIRECTOR, 1, "stands")) == "referee-marker-ruled: 1"
    assert table.refused(RuleDiscrepancy(DIRECTOR, 3, "stands")) == "referee-unknown-marker: 3"
    assert table.refused(Certify(DIRECTOR)) == "referee-discrepancy-first"
    table.do(RuleDiscrepancy(DIRECTOR, 2, "points", points=1))
    table.do(Certify(DIRECTOR))


@pytest.mark.rule("A-38")
def test_markers_set_after_the_resumed_one_go_with_the_turns_they_marked() -> None:
    table = marked()
    table.play(0, "8D TRAINERS")
    table.pass_turn(1)
    table.do(MarkDiscrepancy(seat(1), "a pass?"))
    table.pass_turn(0)
    agree(table)
    table.do(RuleDiscrepancy(DIRECTOR, 1, "resumed"))
    assert [(marker.number, marker.outcome) for marker in table.state.markers] == [(1, "resumed")]
    table.pass_turn(0)
    table.pass_turn(1)
    agree(table)
    assert table.refused(RuleDiscrepancy(DIRECTOR, 2, "points", points=5)) == (
        "referee-no-discrepancy"
    )
    table.do(Certify(DIRECTOR))
    table.check_record()


# --- real tiles


@pytest.mark.rule("A-38")
def test_with_real_tiles_a_game_is_not_resumed() -> None:
    table = with_real_tiles("depaul")
    table.play(0, "8D TRAINER")
    table.do(MarkDiscrepancy(seat(1), NOTE))
    table.pass_turn(1)
    table.pass_turn(0)
    agree(table)
    assert phase_of(table) is Phase.RACKS
    for number, tiles in enumerate(("EEEEEEE", "OOOOOOO")):
        table.do(DeclareRack(seat(number), number, tiles))
    assert table.refused(RuleDiscrepancy(DIRECTOR, 1, "resumed")) == (
        "referee-no-resuming-real-tiles"
    )
    table.do(RuleDiscrepancy(DIRECTOR, 1, "points", points=-6))
    assert table.scores == [60 - 7, -7]
    table.check_record()


@pytest.mark.rule("A-12", "A-38")
def test_a_marker_at_an_entry_that_was_taken_back_has_no_points_to_correct() -> None:
    table = with_real_tiles("depaul")
    table.play(0, "8D TRAINER")
    table.do(MarkDiscrepancy(seat(1), NOTE))
    table.do(TakeBack(seat(0)))
    table.do(TakeBack(seat(1)))
    table.do(Resign(seat(0)))
    for number, tiles in enumerate(("EEEEEEE", "OOOOOOO")):
        table.do(DeclareRack(seat(number), number, tiles))
    assert table.refused(RuleDiscrepancy(DIRECTOR, 1, "points", points=5)) == (
        "referee-marked-line-no-score: 1"
    )
    table.do(RuleDiscrepancy(DIRECTOR, 1, "stands"))


@pytest.mark.rule("A-38")
def test_after_certification_a_discrepancy_is_not_marked() -> None:
    table = finished()
    table.do(RuleDiscrepancy(DIRECTOR, 1, "stands"))
    table.do(Certify(DIRECTOR))
    assert table.refused(MarkDiscrepancy(seat(0), NOTE)) == ("referee-now-certified")
    assert table.refused(Commit(seat(0), play="8D TRAINERS")) == "referee-now-certified"


# --- the draw for first play


DRAW = "two blanks were drawn, and nobody drew again"


@pytest.mark.rule("D-11", "A-38")
@pytest.mark.parametrize("late", [False, True])
def test_a_disputed_draw_for_first_is_marked_before_the_first_turn_or_after_it(
    late: bool,
) -> None:
    table = started("depaul", "TRAINER", "HOBZEAA", draws=["OOOOOSS", "TTT"])
    if late:
        table.play(0, "8D TRAINER")
    table.do(MarkDiscrepancy(seat(1), DRAW, draw=late))
    [marker] = table.state.markers
    assert (marker.seat, marker.turn, marker.note) == (1, 0, DRAW)
    if not late:
        table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")  # and the game goes on
    table.do(Resign(seat(1)))
    assert phase_of(table) is Phase.FINISHED
    assert table.refused(Certify(DIRECTOR)) == "referee-discrepancy-first"
    scores = table.scores
    assert table.refused(RuleDiscrepancy(DIRECTOR, 1, "points", points=5)) == (
        "referee-draw-has-no-score"
    )
    assert table.refused(RuleDiscrepancy(DIRECTOR, 1, "resumed")) == ("referee-no-second-draw")
    table.do(RuleDiscrepancy(DIRECTOR, 1, "awarded", seat=1))
    assert (table.scores, table.state.places) == (scores, (2, 1))
    table.do(Certify(DIRECTOR))
    table.check_record()


@pytest.mark.rule("A-38")
def test_a_marked_draw_for_first_stays_where_the_game_is_resumed_from_a_later_turn() -> None:
    table = marked()
    table.do(MarkDiscrepancy(seat(0), DRAW, draw=True))
    table.play(0, "8D TRAINERS")
    table.pass_turn(1)
    table.pass_turn(0)
    agree(table)
    table.do(RuleDiscrepancy(DIRECTOR, 1, "resumed"))
    assert [(one.turn, one.outcome) for one in table.state.markers] == [(2, "resumed"), (0, None)]
