"""Every line of "Plays on the classic board" in docs/rules/VECTORS.md, with its number."""

from __future__ import annotations

import pytest

from rackhouse.board import score_play
from tests.board.conftest import After

# The words of VECTORS.md, the plays before, the play, the points of each word, the bonus.
VECTORS: list[tuple[str, list[str], str, list[int], int]] = [
    ("8H QI 22", [], "8H QI", [22], 0),
    ("8D ZEBRA 52", [], "8D ZEBRA", [52], 0),
    ("8D TRAINER 66", [], "8D TRAINER", [16], 50),
    ("8D TRaINER 64", [], "8D TRaINER", [14], 50),
    ("7G HOB 15 + HI 9 + ON 2 + BE 7 = 33", ["8D TRAINER"], "7G HOB", [15, 9, 2, 7], 0),
    ("C3 THROBS 14 x 2 + STRAINER 8 = 36", ["8D TRAINER"], "C3 THROBS", [28, 8], 0),
    ("8C STRAINERS (two S) 9", ["8D TRAINER"], "8C STRAINERS", [9], 0),
    ("H1 CREATION 11 x 3 + 50 = 83", ["8D TRAINER"], "H1 CREATION", [33], 50),
    (
        "then 5E PASTURE 9 x 4 = 36 (six tiles, no 50)",
        ["8D TRAINER", "H1 CREATION"],
        "5E PASTURE",
        [36],
        0,
    ),
    ("H1 cREATION 8 x 3 + 50 = 74", ["8D TRAINER"], "H1 cREATION", [24], 50),
    (
        "then 5E pASTURE 6 x 4 = 24",
        ["8D TRAINER", "H1 cREATION"],
        "5E pASTURE",
        [24],
        0,
    ),
    ("8H TRAINER 66", [], "8H TRAINER", [16], 50),
    ("O8 SIX (S on the triple) 30 + 24 = 54", ["8H TRAINER"], "O8 SIX", [30, 24], 0),
    ("O8 sIX 27 + 21 = 48", ["8H TRAINER"], "O8 sIX", [27, 21], 0),
    (
        "CONQUEST over two triple words, Q on a double letter (19 + 10) x 9 = 261",
        ["8D TRAINER", "C1 NOTEPADS", "4C ELAPSE", "G1 SETS"],
        "1A CO(N)QUE(S)T",
        [261],
        0,
    ),
    ("8A EDUCTION (eight laid) 14 x 6 + 50 = 134", [], "8A EDUCTION", [84], 50),
]


@pytest.mark.parametrize(
    ("before", "play", "points", "bonus"),
    [vector[1:] for vector in VECTORS],
    ids=[vector[0] for vector in VECTORS],
)
def test_play_scores_what_the_worked_example_says(
    after: After, before: list[str], play: str, points: list[int], bonus: int
) -> None:
    board = after(before)
    score = score_play(board, board.parse_play(play))
    assert [word.points for word in score.words] == points
    assert score.bonus == bonus
    assert score.total == sum(points) + bonus


@pytest.mark.parametrize(
    ("play", "tiles"), [("1A CO(N)QUE(S)T", 6), ("5E PASTURE", 6), ("8A EDUCTION", 8)]
)
def test_play_lays_as_many_tiles_as_the_worked_example_says(
    after: After, play: str, tiles: int
) -> None:
    before = {
        "1A CO(N)QUE(S)T": ["8D TRAINER", "C1 NOTEPADS", "4C ELAPSE", "G1 SETS"],
        "5E PASTURE": ["8D TRAINER", "H1 CREATION"],
        "8A EDUCTION": [],
    }
    board = after(before[play])
    assert len(board.parse_play(play).placements) == tiles


@pytest.mark.rule("A-11")
def test_opening_scores_the_same_52_for_the_next_side_after_a_withdrawn_opening(
    after: After,
) -> None:
    phony = after([]).parse_play("8D ZEBRU")
    board = after([]).lay(phony.placements).take_up(phony.placements)
    assert score_play(board, board.parse_play("8D ZEBRA")).total == 52


@pytest.mark.rule("W-62", "D-69", "F-62", "I-59", "P-41")
def test_the_last_five_tiles_of_a_game_laid_at_once_earn_no_50(after: After) -> None:
    board = after(["8D TRAINER"])
    score = score_play(board, board.parse_play("C3 THROBS"))
    five = score_play(board, board.parse_play("H4 PAGA(N)S"))
    assert (score.bonus, five.bonus) == (0, 0)
    assert five.total == sum(word.points for word in five.words)
