"""A sheet whose values cannot all hold is refused, and told which of them clash."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rackhouse.errors import IllegalError
from rackhouse.rules import Sheet, contradictions
from rackhouse.rules.consistency import CHECKS
from rackhouse.rules.values import rules_from

if TYPE_CHECKING:
    from pathlib import Path

    from rackhouse.rules import Rules
    from rackhouse.rules.knob import Value

PEEK: dict[str, Value] = {
    "helps.look.kind": "peek",
    "helps.look.title": "A look",
    "helps.look.price": 100,
    "helps.look.per_turn": 1,
    "helps.look.seconds": 30,
    "helps.look.known_letters": 3,
}
MINUTE: dict[str, Value] = {
    "helps.minute.kind": "time",
    "helps.minute.title": "A minute",
    "helps.minute.price": 100,
    "helps.minute.per_turn": 1,
    "helps.minute.seconds": 60,
}
LETTER: dict[str, Value] = {
    "helps.letter.kind": "letter",
    "helps.letter.title": "A letter",
    "helps.letter.price": 100,
    "helps.letter.per_turn": 1,
}
TIMED: dict[str, Value] = {"turn.limit": "hard", "turn.seconds": 120}
PEEKING: dict[str, Value] = {"words.look_ups": "challenges-and-peeks"}

CLASHES: dict[str, tuple[dict[str, Value], str]] = {
    "texts_are_written": (
        {"colours.double_word": " "},
        "colours.double_word is empty; write what the players should read.",
    ),
    "sides_are_in_order": (
        {"sides.minimum": 3, "sides.maximum": 2},
        "sides.minimum is 3, but sides.maximum is only 2.",
    ),
    "usual_sides_are_possible": (
        {"sides.usual": 4, "sides.maximum": 3},
        "sides.usual is 4, but sides.minimum and sides.maximum allow 2 to 3.",
    ),
    "tiles_suffice": (
        {"tiles.rack": 12, "exchange.least_in_bag": 60},
        "tiles.rack is 12 and sides.maximum 4, which leaves 52 of 100 tiles in the bag, "
        "but exchange.least_in_bag asks for 60.",
    ),
    "opening_fits_on_rack": (
        {"tiles.rack": 3, "placing.opening_tiles": 4, "scoring.bonus_tiles": 3},
        "placing.opening_tiles is 4, but tiles.rack is 3; nobody could open.",
    ),
    "bonus_can_be_earned": (
        {"scoring.bonus_tiles": 8},
        "scoring.bonus_tiles is 8, but at most 7 tiles can be laid in a turn (tiles.rack is 7).",
    ),
    "colours_differ": (
        {"colours.triple_word": "pink"},
        'colours.triple_word is "pink", but so is colours.double_word; '
        "nobody could tell them apart.",
    ),
    "draw_can_shut_window": (
        {"window.shuts": "draw"},
        'window.shuts is "draw", but drawing.when is "at-once"; '
        'it must be "when-window-shuts", or nobody has time to challenge.',
    ),
    "somebody_confirms_the_score": (
        {"window.shuts": "score-confirmed", "drawing.when": "when-window-shuts"},
        'window.shuts is "score-confirmed", but scoring.confirmed_by is "program", '
        'which counts at once; it must be "score-keeper".',
    ),
    "score_keeper_is_chosen": (
        {"scoring.confirmed_by": "score-keeper"},
        'scoring.confirmed_by is "score-keeper", but score_keeper.chosen is "none"; '
        'it must be "a-player".',
    ),
    "hold_has_a_draw_to_hold": (
        {"window.hold_seconds": 60},
        "window.hold_seconds is 60, but a hold delays a draw and window.shuts is "
        '"next-start"; it must be "draw", or the hold 0.',
    ),
    "turn_limit_has_its_time": (
        {"turn.limit": "soft"},
        'turn.limit is "soft", but turn.seconds is 0; say how long a turn is.',
    ),
    "warning_comes_before_the_end": (
        {"turn.limit": "soft", "turn.seconds": 60, "turn.warn_seconds": 60},
        "turn.warn_seconds is 60, but turn.seconds is 60; "
        "the warning must come earlier, or be 0 for none.",
    ),
    "clocks_have_their_time": (
        {"clocks.use": "on", "clocks.seconds": 0, "clocks.overtime_points": 0},
        'clocks.use is "on", but clocks.seconds is 0; say how long each side has.',
    ),
    "round_has_its_time": (
        {"round.limit": "set"},
        'round.limit is "set", but round.seconds is 0; say how long the round is.',
    ),
    "time_lost_is_measured": (
        {"challenge.failed_seconds": 30},
        'challenge.failed_seconds is 30, but turn.limit is "none" and clocks.use is "off": '
        "there is no time to lose.",
    ),
    "exchanging_none_can_pass": (
        TIMED | {"exchange.none_is": "pass", "passing.allowed": False},
        'exchange.none_is is "pass", but passing.allowed is false.',
    ),
    "nobody_is_stuck": (
        {"passing.allowed": False, "ending.scoreless_turns": 6},
        "passing.allowed is false, but neither turn.limit nor round.limit is set; "
        "a side without a play could never go on.",
    ),
    "game_can_end": (
        {"ending.agreement": False, "ending.pass_rounds": 0},
        "ending.agreement, ending.pass_rounds and ending.scoreless_turns leave no end for a game "
        "that nobody goes out of; set one of them (the first two need passes), or round.limit.",
    ),
    "void_phonies_cost_nothing": (
        {"words.phonies": "void", "challenge.failed_points": 5},
        'challenge.failed_points is 5, but words.phonies is "void", '
        "so nobody can challenge; it must be 0.",
    ),
    "helps_are_titled": (
        LETTER | {"helps.letter.title": ""},
        "helps.letter.title is empty; write what the players ask for.",
    ),
    "helps_say_only_what_counts": (
        LETTER | {"helps.letter.known_letters": 3},
        'helps.letter.known_letters is set, but helps.letter.kind is "letter", '
        "which has no use for it; leave it out.",
    ),
    "peeks_are_allowed": (
        PEEK,
        'helps.look.kind is "peek", but words.look_ups is "challenges-only"; '
        'it must be "challenges-and-peeks".',
    ),
    "peeks_are_limited": (
        PEEK | PEEKING | {"helps.look.known_letters": 0},
        "helps.look.known_letters is 0; say how many first letters must be known.",
    ),
    "peeks_fit_into_a_turn": (
        PEEK | PEEKING | TIMED | {"helps.look.seconds": 121},
        "helps.look.seconds is 121, but turn.seconds is 120; a peek must fit into a turn.",
    ),
    "bought_time_is_measured": (
        MINUTE,
        'helps.minute.kind is "time", but turn.limit is "none" and clocks.use is "off": '
        "there is no time to buy.",
    ),
    "letters_have_a_price": (
        LETTER | {"helps.letter.price": 0},
        "helps.letter.price is 0; say what a letter costs for each point on its face.",
    ),
}

ALSO: list[tuple[dict[str, Value], str]] = [
    ({"turn.seconds": 60}, 'turn.seconds is 60, but turn.limit is "none"; it must be 0.'),
    ({"turn.warn_seconds": 9}, 'turn.warn_seconds is 9, but turn.limit is "none"; it must be 0.'),
    ({"round.seconds": 60}, 'round.seconds is 60, but round.limit is "none"; it must be 0.'),
    (
        {"challenge.ruling_time": "charged-to-challenger"},
        'challenge.ruling_time is "charged-to-challenger", but turn.limit is "none" and '
        'clocks.use is "off": there is no time to lose.',
    ),
    (
        PEEKING,
        'words.look_ups is "challenges-and-peeks", but no help of the kind "peek" is offered; '
        "add one, or allow look-ups for challenges only.",
    ),
    (
        PEEK | PEEKING | {"helps.look.seconds": 0},
        "helps.look.seconds is 0; say how long a peek lasts.",
    ),
    (
        MINUTE | TIMED | {"helps.minute.seconds": 0},
        "helps.minute.seconds is 0; say how much time is bought.",
    ),
    (
        {
            "window.shuts": "score-confirmed",
            "scoring.confirmed_by": "score-keeper",
            "score_keeper.chosen": "a-player",
        },
        'window.shuts is "score-confirmed", but drawing.when is "at-once"; '
        'it must be "when-window-shuts", or nobody has time to challenge.',
    ),
    (
        TIMED | {"passing.allowed": False, "turn.missed_go_is": "nothing"},
        CLASHES["game_can_end"][1],
    ),
]

PLAYABLE: dict[str, dict[str, Value]] = {
    "a draw that waits for the next start": {"drawing.when": "when-window-shuts"},
    "a hold on the draw": {
        "drawing.when": "when-window-shuts",
        "window.shuts": "draw",
        "window.hold_seconds": 60,
    },
    "exclusions beside a plain list": {"words.source": "list"},
    "void phonies beside a lost turn": {"words.phonies": "void"},
    "a bonus for eight with a bought tile": LETTER | {"scoring.bonus_tiles": 8},
    "no bonus at all": {"scoring.bonus_tiles": 15, "scoring.bonus_points": 0},
    "one colour for squares that the board has not": {"colours.quadruple_word": "pink"},
    "no passing, but missed goes": {"passing.allowed": False} | TIMED,
    "no passing, but a bell": {
        "passing.allowed": False,
        "round.limit": "organiser-sets",
    },
    "a warning that never comes": TIMED | {"turn.warn_seconds": 0},
    "a peek as long as the turn": PEEK | PEEKING | TIMED | {"helps.look.seconds": 120},
    "time lost on a clock": {
        "challenge.failed_seconds": 30,
        "clocks.use": "if-organiser-sets",
    },
}


def base_with(values: dict[str, Value]) -> Rules:
    """The ground with some values changed, whatever follows from it."""
    return rules_from(Sheet.named("base").values() | values)


@pytest.mark.parametrize("name", CLASHES)
def test_a_contradiction_is_named_with_the_keys_that_clash(name: str) -> None:
    values, sentence = CLASHES[name]
    [check] = [check for check in CHECKS if check.__name__ == name]
    assert check(Sheet.named("base").rules) is None
    assert str(check(base_with(values))) == sentence
    assert [*map(str, contradictions(base_with(values)))] == [sentence]


def test_every_check_is_shown_to_find_its_contradiction() -> None:
    assert [check.__name__ for check in CHECKS] == list(CLASHES)


@pytest.mark.parametrize(("values", "sentence"), ALSO)
def test_the_other_half_of_a_contradiction_is_named_too(
    values: dict[str, Value], sentence: str
) -> None:
    assert [*map(str, contradictions(base_with(values)))] == [sentence]


@pytest.mark.parametrize("case", PLAYABLE)
def test_what_can_be_played_is_no_contradiction(case: str) -> None:
    assert contradictions(base_with(PLAYABLE[case])) == []


def test_a_contradictory_file_is_refused_at_the_line_that_it_wrote(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('extends = "base"\ntitle = "Ours"\n[sides]\nmaximum = 2\nusual = 3\n')
    with pytest.raises(IllegalError) as error:
        Sheet.read(file)
    assert str(error.value) == (
        f"{file}, line 5: sides.usual is 3, but sides.minimum and sides.maximum allow 2 to 2."
    )


def test_all_contradictions_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(
        'extends = "iowa"\ntitle = "Ours"\ndrawing.when = "at-once"\nturn.limit = "hard"\n'
    )
    assert [(problem.line, problem.kind) for problem in Sheet.problems(file)] == [
        (3, "illegal"),
        (4, "illegal"),
    ]
