"""How games end under all five sheets: the lines "Endings" of VECTORS.md, agreement, passes."""

from __future__ import annotations

import pytest

from rackhouse.record import CLOCK, Phase, facts
from rackhouse.referee import Refusal
from rackhouse.referee.commands import AnswerPlays, Tick
from tests.kit import Table
from tests.kit.campus import campus, phase_of, seat
from tests.kit.finish import OUT, agree, finished, position

SHEETS = {"W": "washburn", "D": "depaul", "F": "fundraiser", "I": "iowa", "P": "priston"}
OUT_DUTIES = {
    "W": ("W-42", "W-63", "W-64"),
    "D": ("D-51", "D-70", "D-71"),
    "F": ("F-43", "F-63", "F-64"),
    "I": ("I-40", "I-60"),
    "P": ("P-43", "P-46", "P-47"),
}
NOBODY_OUT_DUTIES = {
    "W": ("W-43", "W-63"),
    "D": ("D-52", "D-70"),
    "F": ("F-44", "F-63"),
    "I": ("I-41", "I-61"),
    "P": ("P-44", "P-46"),
}


def same(letters: str, scores: list[int]) -> dict[str, list[int]]:
    """The same scores under several sheets."""
    return dict.fromkeys(letters, scores)


VECTORS: list[tuple[str, list[int], tuple[str, ...], dict[str, list[int]]]] = [
    (
        "350-340, out / K?A: W D F P 356-334 · I 362-340",
        [350, 340],
        (OUT, "K?A"),
        {**same("WDFP", [356, 334]), "I": [362, 340]},
    ),
    (
        "350-352, V / Q, nobody out: all five 346-342",
        [350, 352],
        ("V", "Q"),
        same("WDFIP", [346, 342]),
    ),
    (
        "280-300, out / 10 points held: W D F P 290-290 · I 300-300",
        [280, 300],
        (OUT, "Q"),
        {**same("WDFP", [290, 290]), "I": [300, 300]},
    ),
    (
        "W P, three: 310,295,320 with out / Q? / EI: 322,285,318",
        [310, 295, 320],
        (OUT, "Q?", "EI"),
        same("WP", [322, 285, 318]),
    ),
    (
        "W P, three, nobody out: 310,295,320 with E / Q? / EI: 309,285,318",
        [310, 295, 320],
        ("E", "Q?", "EI"),
        same("WP", [309, 285, 318]),
    ),
    (
        "W P, four: 210,205,198,3 with out / JE / ? / QZ: 239,196,198,-17",
        [210, 205, 198, 3],
        (OUT, "JE", "?", "QZ"),
        same("WP", [239, 196, 198, -17]),
    ),
    (
        "W P, four, nobody out: 200,190,180,170, A / DE / V / K: 199,187,176,165",
        [200, 190, 180, 170],
        ("A", "DE", "V", "K"),
        same("WP", [199, 187, 176, 165]),
    ),
]


def duties(letter: str, racks: tuple[str, ...]) -> tuple[str, ...]:
    return (OUT_DUTIES if racks[0] == OUT else NOBODY_OUT_DUTIES)[letter]


@pytest.mark.parametrize(
    ("sheet", "scores", "racks", "final"),
    [
        pytest.param(
            SHEETS[letter],
            scores,
            racks,
            final,
            id=f"{letter}: {line}",
            marks=pytest.mark.rule(*duties(letter, racks)),
        )
        for line, scores, racks, by_sheet in VECTORS
        for letter, final in by_sheet.items()
    ],
)
def test_unplayed_letters_count_as_the_worked_example_says(
    sheet: str, scores: list[int], racks: tuple[str, ...], final: list[int]
) -> None:
    table = finished(sheet, scores, *racks)
    assert table.scores == final
    assert table.state.out == (0 if racks[0] == OUT else None)
    # Each change is a fact of its own and the facts make up the whole difference.
    for number, before in enumerate(scores):
        given = [fact.points for fact in table.facts(facts.PointsGiven) if fact.seat == number]
        assert before + sum(given) == final[number]


@pytest.mark.parametrize(
    ("sheet", "reasons"),
    [
        pytest.param(
            "washburn",
            [(1, -6, "own unplayed"), (0, 6, "others' unplayed")],
            marks=pytest.mark.rule("W-63", "W-64"),
        ),
        pytest.param(
            "depaul",
            [(1, -6, "own unplayed"), (0, 6, "others' unplayed")],
            marks=pytest.mark.rule("D-70", "D-71"),
        ),
        pytest.param("iowa", [(0, 12, "others' unplayed")], marks=pytest.mark.rule("I-60", "A-36")),
    ],
)
def test_the_record_says_why_points_came_and_went(
    sheet: str, reasons: list[tuple[int, int, str]]
) -> None:
    table = finished(sheet, [350, 340], OUT, "K?A")
    given = [(fact.seat, fact.points, fact.reason) for fact in table.facts(facts.PointsGiven)]
    assert given == reasons


# --- going out


@campus("W-42", "D-51")
def test_the_game_ends_when_all_letters_are_drawn_and_one_player_uses_the_last(sheet: str) -> None:
    table = finished(sheet, [350, 340], OUT, "K?A")
    [ended] = table.facts(facts.GameEnded)
    assert (ended.reason, ended.out) == ("out", 0)
    assert isinstance(table.ask(AnswerPlays(seat(1), no_more=True)), Refusal)


@campus("W-42", "D-51")
def test_an_empty_rack_with_letters_in_the_bag_ends_nothing(sheet: str) -> None:
    table = position(sheet, [0, 0], ["S", "K"]).arrange(bag="Q")
    table.play(0, "8D TRAINERS")
    assert phase_of(table) is Phase.PENDING
    assert table.rack(0) == "Q"
    table.accept(1)
    assert phase_of(table) is Phase.ON_TURN


@campus("W-42", "D-51")
def test_an_empty_bag_alone_ends_nothing(sheet: str) -> None:
    table = position(sheet, [0, 0], ["SE", "KA"])
    table.play(0, "8D TRAINERS")
    assert phase_of(table) is Phase.PENDING


# --- all possible plays have been made


@campus("W-43 A-16", "D-52 A-16")
def test_when_all_have_passed_each_is_asked_and_all_yes_ends_the_game(sheet: str) -> None:
    table = position(sheet, [10, 20], ["V", "Q"])
    table.pass_turn(0)
    assert phase_of(table) is Phase.ON_TURN
    assert table.pass_turn(1) == ["Passed", "PlaysAsked"]
    assert table.do(AnswerPlays(seat(1), no_more=True)) == ["PlaysAnswered"]
    assert phase_of(table) is Phase.ASKING
    table.do(AnswerPlays(seat(0), no_more=True))
    assert phase_of(table) is Phase.FINISHED
    assert [fact.reason for fact in table.facts(facts.GameEnded)] == ["no more plays"]


@campus("W-43 A-16", "D-52 A-16")
def test_one_no_and_play_goes_on(sheet: str) -> None:
    table = position(sheet, [10, 20], ["V", "Q"])
    table.pass_turn(0)
    table.pass_turn(1)
    table.do(AnswerPlays(seat(0), no_more=False))
    assert phase_of(table) is Phase.ASKING  # the other is still asked, so that nobody learns who
    assert table.do(AnswerPlays(seat(1), no_more=True))[-2:] == ["PlayWentOn", "TurnBegan"]
    assert (table.phase, table.mover) == (Phase.ON_TURN, 0)
    assert [side.says_no_more for side in table.state.sides] == [None, None]


@campus("W-43 A-16", "D-52 A-16")
def test_silence_to_the_question_is_no_yes(sheet: str) -> None:
    table = position(sheet, [10, 20], ["V", "Q"])
    table.pass_turn(0)
    table.pass_turn(1)
    table.do(AnswerPlays(seat(0), no_more=True))
    table.pass_time(60)
    assert table.do(Tick(CLOCK))[:2] == ["PlayWentOn", "TurnBegan"]


@campus("W-43 A-16", "D-52 A-16")
def test_a_play_or_an_exchange_breaks_the_run_of_passes(sheet: str) -> None:
    table = position(sheet, [0, 0], ["SAT", "KOE"]).arrange(bag="EEEE")
    table.pass_turn(0)
    table.exchange(1, "K")
    table.pass_turn(0)
    assert phase_of(table) is Phase.ON_TURN
    table.play(1, "D7 OTE")
    table.pass_turn(0)
    assert phase_of(table) is Phase.ON_TURN
    table.pass_turn(1)
    assert phase_of(table) is Phase.ASKING


@campus("W-43 A-15 A-16", "D-52 A-15 A-16")
def test_a_withdrawn_phony_breaks_the_run_of_passes(sheet: str) -> None:
    table = position(sheet, [0, 0], ["SAT", "KOE"])
    table.pass_turn(0)
    table.play(1, "D7 OTE")
    table.challenge(0)
    table.pass_turn(0)
    assert phase_of(table) is Phase.ON_TURN
    table.pass_turn(1)
    assert phase_of(table) is Phase.ASKING


@campus("W-43 A-16", "D-52 A-16")
def test_three_unbroken_rounds_of_passes_end_the_game_unasked(sheet: str) -> None:
    table = position(sheet, [10, 20], ["V", "Q"])
    for _ in range(2):
        table.pass_turn(0)
        table.pass_turn(1)
        table.do(AnswerPlays(seat(0), no_more=False))
        table.do(AnswerPlays(seat(1), no_more=False))
        assert phase_of(table) is Phase.ON_TURN
    table.pass_turn(0)
    assert table.pass_turn(1)[:2] == ["Passed", "GameEnded"]
    assert [fact.reason for fact in table.facts(facts.GameEnded)] == ["passes"]
    assert table.scores == [6, 10]


@pytest.mark.rule("W-43", "A-16")
def test_with_three_all_three_must_have_passed_and_agreed() -> None:
    table = position("washburn", [1, 2, 3], ["V", "Q", "J"])
    table.pass_turn(0)
    table.pass_turn(1)
    assert phase_of(table) is Phase.ON_TURN
    table.pass_turn(2)
    assert phase_of(table) is Phase.ASKING
    table.do(AnswerPlays(seat(0), no_more=True))
    table.do(AnswerPlays(seat(2), no_more=True))
    assert phase_of(table) is Phase.ASKING
    agree_last = table.do(AnswerPlays(seat(1), no_more=True))
    assert "GameEnded" in agree_last


@campus("W-43 A-16", "D-52 A-16")
@pytest.mark.parametrize("left", [True, False])
def test_once_the_game_is_over_the_record_states_whether_a_play_was_left(
    sheet: str, *, left: bool
) -> None:
    table = position(sheet, [10, 20], ["V", "Q"])
    asked: list[bytes] = []

    def exists(_board: object, rack: bytes) -> bool:
        asked.append(rack)
        return left

    table.play_exists = exists
    table.pass_turn(0)
    table.pass_turn(1)
    assert asked == []  # the program never uses its own knowledge while the game is on
    agree(table)
    assert asked
    assert [fact.play_left for fact in table.facts(facts.GameEnded)] == [left]


@campus("A-16", "A-16")
def test_no_number_of_scoreless_turns_ends_a_game_unless_the_house_says_so(sheet: str) -> None:
    table = position(sheet, [0, 0], ["EEE", "AAA"]).arrange(bag="OOOOO")
    for turn in range(12):
        table.exchange(turn % 2, table.rack(turn % 2)[0])
    assert phase_of(table) is Phase.ON_TURN
    settled = Table(sheet, settings={"ending.scoreless_turns": 6}).begin()
    for turn in range(6):
        settled.exchange(turn % 2, settled.rack(turn % 2)[0])
    assert settled.state.end_reason == "scoreless turns"
