"""FUNdraiser, ending: the last letter, no more plays, the time; unplayed letters; the winner."""

from __future__ import annotations

import pytest

from rackhouse.record import Actor, Phase, facts
from rackhouse.referee import commands
from tests.kit import Table

ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)


def late(rack: str, other: str, *, bag: str = "", scores: tuple[int, int] = (0, 0)) -> Table:
    """Late in a game: TRAINER lies on the board, team 1 is on turn."""
    table = Table("fundraiser").begin()
    return table.arrange(plays=["8D TRAINER"], racks=[rack, other], bag=bag, scores=scores, mover=0)


@pytest.mark.rule("F-43")
def test_the_game_ends_when_all_letters_are_drawn_and_a_team_uses_its_last() -> None:
    table = late("S", "HOB")
    table.play(0, "8D TRAINERS")
    assert table.phase is Phase.FINAL_PENDING
    table.accept(1)
    assert (table.phase, table.state.end_reason, table.state.out) == (Phase.FINISHED, "out", 0)


@pytest.mark.rule("F-43")
def test_an_empty_rack_with_letters_left_to_draw_ends_nothing() -> None:
    table = late("S", "HOB", bag="E")
    table.play(0, "8D TRAINERS")
    assert (table.phase, table.rack(0)) == (Phase.PENDING, "E")
    table.accept(1)
    assert table.phase is Phase.ON_TURN


@pytest.mark.rule("F-43", "A-17")
def test_a_withdrawn_out_play_returns_to_the_rack_and_the_next_team_moves() -> None:
    table = late("S", "HOB")
    table.play(0, "8D TRAINERS")
    table.challenge(1)
    table.rule(acceptable=False)
    assert (table.phase, table.mover, table.rack(0)) == (Phase.ON_TURN, 1, "S")
    assert table.due_in() == 180


@pytest.mark.rule("F-43", "A-23")
def test_a_minute_of_silence_accepts_the_out_play() -> None:
    table = late("S", "HOB")
    table.play(0, "8D TRAINERS")
    assert table.due_in() == 60
    table.pass_time(60)
    assert table.tick()[:2] == ["WindowShut", "GameEnded"]


@pytest.mark.rule("F-44", "A-16")
def test_the_game_ends_when_both_teams_say_that_all_possible_plays_have_been_made() -> None:
    table = late("V", "Q", scores=(350, 352))
    assert table.pass_turn(0) == ["Passed", "TurnBegan", "ClockStarted"]
    assert table.pass_turn(1)[-1] == "PlaysAsked"
    assert table.phase is Phase.ASKING
    table.do(commands.AnswerPlays(TWO, no_more=True))
    assert table.phase is Phase.ASKING
    table.do(commands.AnswerPlays(ONE, no_more=True))
    assert (table.phase, table.state.end_reason) == (Phase.FINISHED, "no more plays")
    assert table.scores == [346, 342]  # VECTORS: 350-352, V / Q, nobody out


@pytest.mark.rule("F-44", "A-16")
def test_one_team_that_sees_a_play_keeps_the_game_going() -> None:
    table = late("V", "Q")
    table.pass_turn(0)
    table.pass_turn(1)
    table.do(commands.AnswerPlays(ONE, no_more=False))
    table.do(commands.AnswerPlays(TWO, no_more=True))
    assert (table.phase, table.mover) == (Phase.ON_TURN, 0)


@pytest.mark.rule("F-44", "A-16")
def test_three_unbroken_rounds_of_passes_end_it_unasked() -> None:
    table = late("V", "Q")
    for _ in range(2):
        table.pass_turn(0)
        table.pass_turn(1)
        for seat in (ONE, TWO):
            table.do(commands.AnswerPlays(seat, no_more=False))
    table.pass_turn(0)
    table.pass_turn(1)
    assert (table.phase, table.state.end_reason) == (Phase.FINISHED, "passes")


@pytest.mark.rule("F-45")
def test_the_game_ends_when_the_time_for_the_round_is_over() -> None:
    table = late("V", "Q", scores=(350, 352))
    table.bell()
    assert (table.phase, table.state.end_reason, table.scores) == (
        Phase.FINISHED,
        "bell",
        [346, 342],
    )


@pytest.mark.rule("F-63")
def test_each_teams_score_drops_by_its_own_unplayed_letters_blanks_by_nothing() -> None:
    table = late("K?A", "QZ", scores=(100, 100))
    table.bell()
    assert table.scores == [100 - 6, 100 - 20]
    assert [(fact.seat, fact.points) for fact in table.facts(facts.PointsGiven)] == [
        (0, -6),
        (1, -20),
    ]


@pytest.mark.rule("F-63", "F-64")
def test_a_team_that_used_all_its_letters_gains_the_others() -> None:
    """VECTORS: 350-340, out / K?A: W D F P 356-334"""
    table = late("S", "K?A", scores=(342, 340))
    table.play(0, "8D TRAINERS")  # 8 points: 350
    table.accept(1)
    assert table.scores == [356, 334]
    assert [(fact.seat, fact.points, fact.reason) for fact in table.facts(facts.PointsGiven)] == [
        (1, -6, "own unplayed"),
        (0, 6, "others' unplayed"),
    ]


@pytest.mark.rule("F-64")
def test_nobody_gains_when_nobody_is_out() -> None:
    table = late("V", "Q", scores=(350, 352))
    table.bell()
    assert all(fact.points < 0 for fact in table.facts(facts.PointsGiven))


@pytest.mark.rule("F-02")
@pytest.mark.parametrize(
    ("scores", "places"), [((300, 200), (1, 2)), ((200, 300), (2, 1)), ((250, 250), (1, 1))]
)
def test_the_high_score_after_unplayed_letters_wins(
    scores: tuple[int, int], places: tuple[int, int]
) -> None:
    table = late("V", "V", scores=scores)
    table.bell()
    assert table.state.places == places
    assert table.state.undecided == ()


@pytest.mark.rule("F-02")
def test_unplayed_letters_decide_who_has_the_high_score() -> None:
    table = late("QZ", "E", scores=(310, 300))
    table.bell()
    assert (table.scores, table.state.places) == ([290, 299], (2, 1))
