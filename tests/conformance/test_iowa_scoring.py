"""Iowa, scoring: values, premiums by their colours, the bingo, the tally; every worked play."""

from __future__ import annotations

import pytest

from rackhouse.record import facts
from rackhouse.tiles import PLAIN
from tests.kit.table import Table

TRAINER = ["8D TRAINER"]
AROUND_N_AND_S = ["8D TRAINER", "C1 NOTEPADS", "4C ELAPSE", "G1 SETS"]

# The words of VECTORS.md, the plays before, the rack, the play, the points of each word, the bonus.
VECTORS: list[tuple[str, list[str], str, str, list[int], int]] = [
    ("8H QI 22", [], "QIEEOOU", "8H QI", [22], 0),
    ("8D ZEBRA 52", [], "ZEBRAOU", "8D ZEBRA", [52], 0),
    ("8D TRAINER 66", [], "TRAINER", "8D TRAINER", [16], 50),
    ("8D TRaINER 64", [], "TR?INER", "8D TRaINER", [14], 50),
    ("7G HOB: 15 + HI 9 + ON 2 + BE 7 = 33", TRAINER, "HOBEEUU", "7G HOB", [15, 9, 2, 7], 0),
    ("C3 THROBS: 14 x 2 + STRAINER 8 = 36", TRAINER, "THROBSU", "C3 THROBS", [28, 8], 0),
    ("8C STRAINERS (two S): 9", TRAINER, "SSEEOOU", "8C STRAINERS", [9], 0),
    ("H1 CREATION: 11 x 3 + 50 = 83", TRAINER, "CREATIO", "H1 CREATION", [33], 50),
    (
        "then 5E PASTURE: 9 x 4 = 36 (six tiles, no 50)",
        ["8D TRAINER", "H1 CREATION"],
        "PASUREO",
        "5E PASTURE",
        [36],
        0,
    ),
    ("H1 cREATION: 8 x 3 + 50 = 74", TRAINER, "?REATIO", "H1 cREATION", [24], 50),
    (
        "then 5E pASTURE: 6 x 4 = 24",
        ["8D TRAINER", "H1 cREATION"],
        "?ASUREO",
        "5E pASTURE",
        [24],
        0,
    ),
    ("8H TRAINER 66", [], "TRAINER", "8H TRAINER", [16], 50),
    ("O8 SIX (S on the triple): 30 + 24 = 54", ["8H TRAINER"], "SIXEEOO", "O8 SIX", [30, 24], 0),
    ("with O8 sIX: 27 + 21 = 48", ["8H TRAINER"], "?IXEEOO", "O8 sIX", [27, 21], 0),
    (
        "CONQUEST: (19 + 10) x 9 = 261, six tiles, no 50",
        AROUND_N_AND_S,
        "COQUETO",
        "1A CONQUEST",
        [261],
        0,
    ),
]


def at_table(rack: str, *plays: str, sheet: str = "iowa") -> Table:
    return Table(sheet).begin().arrange(plays=plays, racks=[rack, "VVGGDLL"], mover=0)


def made(table: Table, play: str) -> facts.PlayMade:
    table.play(0, play)
    fact: facts.PlayMade = table.facts(facts.PlayMade)[-1]
    return fact


def colour(table: Table, square: str) -> str:
    """What the sheet calls a square such as H8; empty where it is plain."""
    layout = table.state.board.layout
    index = (int(square[1:]) - 1) * layout.columns + ord(square[0]) - ord("A")
    premium = layout.premiums[index]
    if premium == PLAIN:
        return ""
    name: str = getattr(table.state.rules.colours, premium.key)
    return name


@pytest.mark.parametrize("sheet", ["iowa", "priston"])
@pytest.mark.parametrize(
    ("before", "rack", "play", "points", "bonus"),
    [vector[1:] for vector in VECTORS],
    ids=[vector[0] for vector in VECTORS],
)
def test_play_scores_what_the_worked_example_says(
    sheet: str, before: list[str], rack: str, play: str, points: list[int], bonus: int
) -> None:
    table = at_table(rack, *before, sheet=sheet)
    fact = made(table, play)
    assert list(fact.points) == points
    assert fact.bonus == bonus
    assert fact.score == sum(points) + bonus
    assert table.scores == [sum(points) + bonus, 0]


@pytest.mark.rule("I-59", "P-41")
@pytest.mark.parametrize("sheet", ["iowa", "priston"])
def test_the_last_five_tiles_of_a_game_laid_at_once_earn_no_50(sheet: str) -> None:
    table = Table(sheet).begin().arrange(racks=["TRAIN", "E"], bag="")
    fact = made(table, "8D TRAIN")
    assert (fact.bonus, fact.score) == (0, 12)


@pytest.mark.rule("I-42")
def test_the_tally_has_a_line_after_each_turn() -> None:
    table = Table("iowa", draws=["A", "B", "AEINRRT", "BEHIOST", "DDEEGGL", "OOO", "U"]).begin()
    table.play(0, "8D TRAINER")
    assert [(line.seat, line.score, line.total) for line in table.state.tally] == [(0, 66, 66)]
    table.accept(1)
    table.play(1, "7G HOB")
    table.accept(0)
    table.pass_turn(0)
    table.exchange(1, "E")
    lines = [
        (line.turn, line.seat, line.kind, line.score, line.total) for line in table.state.tally
    ]
    assert lines == [
        (1, 0, "play", 66, 66),
        (2, 1, "play", 33, 33),
        (3, 0, "pass", 0, 66),
        (4, 1, "exchange", 0, 33),
    ]


@pytest.mark.rule("I-43")
def test_a_letter_scores_the_value_on_its_tile() -> None:
    # F7 and F9 are plain squares: X is 8, A on the board is 1, and so is E.
    fact = made(at_table("XEEEOOU", *TRAINER), "F7 EAX")
    assert fact.points == (10,)


@pytest.mark.rule("I-44")
def test_a_blank_scores_zero() -> None:
    fact = made(at_table("?EEEOOU", *TRAINER), "F7 EAx")
    assert fact.points == (2,)


@pytest.mark.rule("I-45", "I-57")
def test_every_word_formed_or_modified_is_in_the_score_of_the_turn() -> None:
    fact = made(at_table("THROBSU", *TRAINER), "C3 THROBS")
    assert fact.words == ("THROBS", "STRAINER")
    assert fact.points == (28, 8)
    assert fact.score == 36


@pytest.mark.rule("I-46")
def test_light_blue_doubles_the_letter() -> None:
    table = at_table("ZEBRAOU")
    assert colour(table, "D8") == "light blue"
    # Z 10 twice, E 1, B 3, R 1, A 1: 26, doubled by the centre.
    assert made(table, "8D ZEBRA").score == (2 * 10 + 1 + 3 + 1 + 1) * 2


@pytest.mark.rule("I-47")
def test_dark_blue_triples_the_letter() -> None:
    table = at_table("ZOEEOOU", *TRAINER)
    assert colour(table, "F6") == "dark blue"
    assert made(table, "F6 ZOA").score == 3 * 10 + 1 + 1


@pytest.mark.rule("I-48", "I-50")
def test_light_red_doubles_the_word_after_letter_premiums() -> None:
    table = at_table("THROBSU", *TRAINER)
    assert (colour(table, "C3"), colour(table, "C7")) == ("light red", "light blue")
    # T 1, H 4, R 1, O 1, B 3 twice, S 1, and only then doubled.
    assert made(table, "C3 THROBS").points[0] == (1 + 4 + 1 + 1 + 2 * 3 + 1) * 2


@pytest.mark.rule("I-49", "I-50")
def test_dark_red_triples_the_word_after_letter_premiums() -> None:
    table = at_table("CREATIO", *TRAINER)
    assert (colour(table, "H1"), colour(table, "H4")) == ("dark red", "light blue")
    # C 3, R 1, E 1, A 1 twice, T 1, I 1, O 1, N 1, and only then tripled.
    assert made(table, "H1 CREATION").points == ((3 + 1 + 1 + 2 + 1 + 1 + 1 + 1) * 3,)


@pytest.mark.rule("I-51")
def test_two_light_red_squares_make_four_times() -> None:
    table = at_table("PASUREO", "8D TRAINER", "H1 CREATION")
    assert (colour(table, "E5"), colour(table, "K5")) == ("light red", "light red")
    assert made(table, "5E PASTURE").score == 9 * 4


@pytest.mark.rule("I-52")
def test_two_dark_red_squares_make_nine_times() -> None:
    table = at_table("COQUETO", *AROUND_N_AND_S)
    assert (colour(table, "A1"), colour(table, "H1")) == ("dark red", "dark red")
    assert made(table, "1A CONQUEST").score == (19 + 10) * 9


@pytest.mark.rule("I-53")
def test_the_centre_is_light_red_and_doubles_the_first_word() -> None:
    table = at_table("QIEEOOU")
    assert colour(table, "H8") == "light red"
    assert made(table, "8H QI").score == (10 + 1) * 2


@pytest.mark.rule("I-54", "I-55")
def test_premiums_count_only_when_first_covered_and_face_value_later() -> None:
    # D8 is light blue and H8 light red; both were covered by TRAINER.
    table = at_table("SSEEOOU", *TRAINER)
    assert (colour(table, "D8"), colour(table, "H8")) == ("light blue", "light red")
    assert made(table, "8C STRAINERS").score == 9


@pytest.mark.rule("I-55")
def test_a_premium_uncovered_by_a_withdrawn_play_counts_afresh() -> None:
    table = at_table("ZEBRAOU")
    table.good = {"ZEBRA"}
    table.play(0, "8D ZEBRAU")
    table.challenge(1)
    table.pass_turn(1)
    assert made(table, "8D ZEBRA").score == 52


@pytest.mark.rule("I-56")
@pytest.mark.parametrize(
    ("rack", "before", "play", "square", "name", "points"),
    [
        ("TRAI?ER", [], "8D TRAInER", "H8", "light red", (7 * 2,)),
        ("?REATIO", TRAINER, "H1 cREATION", "H1", "dark red", (8 * 3,)),
        ("?IXEEOO", ["8H TRAINER"], "O8 sIX", "O8", "dark red", (9 * 3, 7 * 3)),
    ],
)
def test_a_blank_on_a_red_square_still_multiplies_the_word(
    rack: str, before: list[str], play: str, square: str, name: str, points: tuple[int, ...]
) -> None:
    table = at_table(rack, *before)
    assert colour(table, square) == name
    assert made(table, play).points == points


@pytest.mark.rule("I-57", "I-58")
def test_the_common_letter_counts_in_each_word_with_its_premium() -> None:
    table = at_table("SIXEEOO", "8H TRAINER")
    assert colour(table, "O8") == "dark red"
    fact = made(table, "O8 SIX")
    assert fact.words == ("SIX", "TRAINERS")
    assert fact.points == ((1 + 1 + 8) * 3, 8 * 3)


@pytest.mark.rule("I-58")
def test_the_common_letter_counts_its_letter_premium_in_each_word() -> None:
    table = at_table("HOBEEUU", *TRAINER)
    assert colour(table, "G7") == "light blue"
    fact = made(table, "7G HOB")
    assert fact.points[:2] == (2 * 4 + 1 + 2 * 3, 2 * 4 + 1)


@pytest.mark.rule("I-59")
def test_all_seven_tiles_in_one_turn_score_50_more() -> None:
    fact = made(at_table("CREATIO", *TRAINER), "H1 CREATION")
    assert (fact.bonus, fact.score) == (50, 33 + 50)
    assert made(at_table("PASUREO", "8D TRAINER", "H1 CREATION"), "5E PASTURE").bonus == 0
