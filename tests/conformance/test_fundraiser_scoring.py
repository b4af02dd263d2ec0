"""FUNdraiser, scoring: values, premiums by their colours, fifty points; the worked plays."""

from __future__ import annotations

import pytest

from rackhouse.record import Actor, facts
from rackhouse.referee import commands
from tests.kit import Table


def scored(before: tuple[str, ...], rack: str, play: str) -> facts.PlayMade:
    """What the referee enters for a play after others."""
    table = (
        Table("fundraiser").begin().arrange(plays=before, racks=[rack, "EEEEEEE"], bag="TTTTTTT")
    )
    table.play(0, play)
    fact: facts.PlayMade = table.facts(facts.PlayMade)[0]
    assert table.scores[0] == fact.score == sum(fact.points) + fact.bonus
    return fact


def colour(square: str) -> str:
    """What this sheet calls a square."""
    state = Table("fundraiser").state
    number = (int(square[1:]) - 1) * 15 + ord(square[0]) - ord("A")
    premium = state.board.layout.premiums[number]
    assert not premium.is_plain
    name: str = getattr(state.rules.colours, premium.key)
    return name


TRAINER = ("8D TRAINER",)
CREATION = ("8D TRAINER", "H1 CREATION")
CONQUEST = ("8D TRAINER", "C1 NOTEPADS", "4C ELAPSE", "G1 SETS")
VECTORS = [
    ("8H QI 22", (), "QI", "8H QI", (22,), 0),
    ("8D ZEBRA 52 (Z on a double letter)", (), "ZEBRA", "8D ZEBRA", (52,), 0),
    ("8D TRAINER 66", (), "TRAINER", "8D TRAINER", (16,), 50),
    ("8D TRaINER 64", (), "TR?INER", "8D TRaINER", (14,), 50),
    ("HOB 15 + HI 9 + ON 2 + BE 7 = 33", TRAINER, "HOB", "7G HOB", (15, 9, 2, 7), 0),
    ("THROBS 14 x 2 + STRAINER 8 = 36", TRAINER, "THROBS", "C3 THROBS", (28, 8), 0),
    ("8C STRAINERS (two S): 9", TRAINER, "SS", "8C STRAINERS", (9,), 0),
    ("H1 CREATION: 11 x 3 + 50 = 83", TRAINER, "CREATIO", "H1 CREATION", (33,), 50),
    ("5E PASTURE: 9 x 4 = 36", CREATION, "PASURE", "5E PASTURE", (36,), 0),
    ("H1 cREATION: 8 x 3 + 50 = 74", TRAINER, "?REATIO", "H1 cREATION", (24,), 50),
    ("5E pASTURE: 6 x 4 = 24", CREATION, "?ASURE", "5E pASTURE", (24,), 0),
    ("8H TRAINER 66", (), "TRAINER", "8H TRAINER", (16,), 50),
    ("O8 SIX: 30 + 24 = 54", ("8H TRAINER",), "SIX", "O8 SIX", (30, 24), 0),
    ("O8 sIX: 27 + 21 = 48", ("8H TRAINER",), "?IX", "O8 sIX", (27, 21), 0),
    ("CONQUEST (19 + 10) x 9 = 261", CONQUEST, "COQUET", "1A CONQUEST", (261,), 0),
    ("8A EDUCTION: 14 x 6 + 50 = 134", (), "EDUCTION", "8A EDUCTION", (84,), 50),
]


@pytest.mark.rule("F-49", "F-60")
@pytest.mark.parametrize(
    ("before", "rack", "play", "points", "bonus"),
    [vector[1:] for vector in VECTORS],
    ids=[vector[0] for vector in VECTORS],
)
def test_a_play_scores_what_the_worked_example_says(
    before: tuple[str, ...], rack: str, play: str, points: tuple[int, ...], bonus: int
) -> None:
    fact = scored(before, rack, play)
    assert (fact.points, fact.bonus) == (points, bonus)


@pytest.mark.rule("F-09", "F-49", "A-11")
def test_the_next_team_opens_for_the_same_52_after_a_withdrawn_opening() -> None:
    """VECTORS: 8D ZEBRA 52 (… the same 52 for the next side after a withdrawn opening)"""
    table = Table("fundraiser").begin()
    table.arrange(racks=["ZEBRUSS", "ZEBRATT"], bag="EEEEEEE")
    table.play(0, "8D ZEBRU")
    table.challenge(1)
    table.rule(acceptable=False)
    assert table.refused(commands.Commit(Actor.seat_at(1), "3D ZEBRA")) == (
        "board-opening-start: H8"
    )
    table.play(1, "8D ZEBRA")
    assert table.scores == [0, 52]


@pytest.mark.rule("F-47")
@pytest.mark.parametrize(
    ("letters", "value"),
    [("AEILNORSTU", 1), ("DG", 2), ("BCMP", 3), ("FHVWY", 4), ("K", 5), ("JX", 8), ("QZ", 10)],
)
def test_a_letter_counts_the_value_on_its_tile(letters: str, value: int) -> None:
    for sign in letters:
        # The centre doubles the word of a blank, worth nothing, and the letter on plain I8.
        assert scored((), f"?{sign}", f"8H a{sign}").score == 2 * value, sign


@pytest.mark.rule("F-48")
def test_a_blank_counts_zero_when_played_and_later() -> None:
    assert scored((), "?I", "8H qI").points == (2,)
    assert scored(("8H qI",), "SUAB", "H7 SQUAB").score == 1 + 0 + 1 + 1 + 3
    assert scored(("8H QI",), "SUAB", "H7 SQUAB").score == 1 + 10 + 1 + 1 + 3


@pytest.mark.rule("F-50")
def test_light_blue_doubles_the_letter() -> None:
    assert colour("G7") == "light blue"
    assert scored(TRAINER, "H", "G7 HI").points == (4 * 2 + 1,)


@pytest.mark.rule("F-51")
def test_dark_blue_triples_the_letter() -> None:
    assert colour("F6") == "dark blue"
    assert scored(TRAINER, "XH", "F6 XHA").points == (8 * 3 + 4 + 1,)


@pytest.mark.rule("F-52")
def test_pink_doubles_the_word() -> None:
    assert colour("E5") == "pink"
    assert scored(TRAINER, "HOB", "E5 HOBR").points == ((4 + 1 + 3 + 1) * 2,)


@pytest.mark.rule("F-53")
def test_red_triples_the_word() -> None:
    assert colour("O8") == "red"
    assert scored(("8H TRAINER",), "SIX", "O8 SIX").points == ((1 + 1 + 8) * 3, (7 + 1) * 3)


@pytest.mark.rule("F-54")
def test_letter_premiums_count_before_word_premiums() -> None:
    # Z on light blue D8, the word on the pink centre: (10 x 2 + 6) x 2, not 16 x 2 + 10.
    assert (colour("D8"), colour("H8")) == ("light blue", "pink")
    assert scored((), "ZEBRA", "8D ZEBRA").points == (52,)


@pytest.mark.rule("F-55")
def test_two_pink_squares_count_four_times() -> None:
    assert (colour("E5"), colour("K5")) == ("pink", "pink")
    assert scored(CREATION, "PASURE", "5E PASTURE").points == ((3 + 1 + 1 + 1 + 1 + 1 + 1) * 4,)


@pytest.mark.rule("F-56")
def test_the_centre_is_pink_and_doubles_the_first_word() -> None:
    assert colour("H8") == "pink"
    assert scored((), "QI", "8H QI").points == ((10 + 1) * 2,)


@pytest.mark.rule("F-57", "F-58")
def test_premiums_count_on_their_own_turn_only_and_at_face_value_later() -> None:
    # T lies on light blue D8 and N on the pink centre since the turn before.
    assert scored(TRAINER, "SS", "8C STRAINERS").points == (9,)
    # C lies on red H1 now.
    assert scored(CREATION, "ACH", "1F ACCH").points == (1 + 3 + 3 + 4,)


@pytest.mark.rule("F-59")
@pytest.mark.parametrize(
    ("square", "before", "rack", "play", "points"),
    [
        ("E5", CREATION, "?ASURE", "5E pASTURE", (6 * 4,)),
        ("O8", ("8H TRAINER",), "?IX", "O8 sIX", (9 * 3, 7 * 3)),
    ],
)
def test_a_blank_on_pink_or_red_still_multiplies_the_word(
    square: str, before: tuple[str, ...], rack: str, play: str, points: tuple[int, ...]
) -> None:
    assert colour(square) in ("pink", "red")
    assert scored(before, rack, play).points == points


@pytest.mark.rule("F-61")
def test_the_common_letter_counts_in_each_word_with_its_premium() -> None:
    # H on light blue G7: twice in HOB and twice in HI; B on light blue I7 likewise.
    assert (colour("G7"), colour("I7")) == ("light blue", "light blue")
    fact = scored(TRAINER, "HOB", "7G HOB")
    assert dict(zip(fact.words, fact.points, strict=True)) == {
        "HOB": 4 * 2 + 1 + 3 * 2,
        "HI": 4 * 2 + 1,
        "ON": 2,
        "BE": 3 * 2 + 1,
    }


@pytest.mark.rule("F-62")
def test_seven_tiles_earn_fifty_after_everything_was_totalled() -> None:
    fact = scored(TRAINER, "CREATIO", "H1 CREATION")
    assert (fact.points, fact.bonus, fact.score) == ((33,), 50, 83)  # the red square spares the 50
    assert scored(CREATION, "PASURE", "5E PASTURE").bonus == 0  # six tiles, seven letters


@pytest.mark.rule("F-62")
def test_the_last_five_tiles_of_a_game_laid_at_once_earn_no_fifty() -> None:
    """VECTORS: the last five tiles of a game laid at once: no 50"""
    table = Table("fundraiser").begin()
    table.arrange(plays=TRAINER, racks=["PAGAS", "EE"], bag="")
    table.play(0, "H4 PAGANS")
    fact = table.facts(facts.PlayMade)[0]
    assert (table.rack(0), fact.bonus, fact.score) == ("", 0, sum(fact.points))


@pytest.mark.rule("A-08", "A-31", "F-62")
def test_an_opening_of_eight_with_a_bought_tile_covers_red_and_pink_and_earns_one_fifty() -> None:
    """VECTORS: F with a bought tile, eight laid: 8A EDUCTION: 14 x 6 + 50 = 134"""
    table = Table("fundraiser", draws=["A", "B", "EDUCTIN", "HOBSXYZ", "EEEEEEE"]).begin()
    assert (colour("A8"), colour("D8"), colour("H8")) == ("red", "light blue", "pink")
    table.do(commands.BuyHelp(Actor.seat_at(0), "letter", letter="O"))
    table.play(0, "8A EDUCTION")
    fact = table.facts(facts.PlayMade)[0]
    assert (fact.points, fact.bonus, fact.score) == ((84,), 50, 134)
    assert table.rack(0) == "EEEEEEE"
