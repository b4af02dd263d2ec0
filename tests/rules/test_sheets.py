"""The five sheets as they are shipped: what each fixes, and who says so."""

from __future__ import annotations

import pytest

from rackhouse.board import Board, Placement, Play, score_play
from rackhouse.errors import MalformedError, UnknownNameError
from rackhouse.rules import Basis, Sheet, contradictions, missing_settings
from rackhouse.rules.basis import UNSTATED
from rackhouse.rules.explain import untold
from tools.duties import read_duties

LETTERS = {"washburn": "W", "depaul": "D", "fundraiser": "F", "iowa": "I", "priston": "P"}
GROUND = "base"
PUBLISHED = {"naspa": "N", "wespa": "V", "hasbro": "H", "mattel": "M"}
"""Rule books of others, as far as they are known for sure."""

sheets = pytest.mark.parametrize("name", LETTERS)


def test_the_sheets_are_the_ground_the_five_and_the_published_ones() -> None:
    assert set(Sheet.names()) == {GROUND, *LETTERS, *PUBLISHED}


@sheets
def test_a_sheet_stands_on_the_ground_and_contradicts_nothing(name: str) -> None:
    sheet = Sheet.named(name)
    assert sheet.parent == Sheet.named(GROUND)
    assert contradictions(sheet.rules) == []


def test_every_value_of_the_ground_is_inherited_or_chosen_by_a_known_reading() -> None:
    readings, ground = read_duties().readings, Sheet.named(GROUND)
    for key, basis in ground.basis.items():
        if basis == UNSTATED:
            assert key in untold(ground.rules)
        elif key not in ("title", "summary"):
            assert basis.kind in ("inherited", "chosen"), key
            assert basis.ids, key
            assert readings.issuperset(basis.ids), key


@sheets
def test_a_text_names_the_duties_of_its_own_sheet(name: str) -> None:
    duties = read_duties()
    own = {duty for duty in duties.ids if duty.startswith(LETTERS[name])}
    for key, basis in Sheet.named(name).basis.items():
        if basis.kind == "text":
            assert own.issuperset(set(basis.ids) - duties.readings), key
            assert own.intersection(basis.ids), key
        else:
            assert (own | duties.readings).issuperset(basis.ids), key


@sheets
def test_a_sheet_differs_only_where_it_says_so_or_somebody_chose(name: str) -> None:
    sheet = Sheet.named(name)
    differing = {key for key, (_, own) in sheet.differences().items() if own is not None}
    unsaid = {key for key in differing if sheet.basis[key].kind not in ("text", "chosen")}
    assert differing
    assert unsaid == set()


# Duties that neither a value of a sheet nor what it says of its event can hold: what the game is
# about, and what a total usually is. Whatever a sheet's data could name, it names.
NOT_DATA = {
    "washburn": "",
    "depaul": "13",
    "fundraiser": "02",
    "iowa": "07-09",
    "priston": "",
}


def spelt_out(ranges: str, letter: str) -> list[str]:
    found: list[str] = []
    for piece in ranges.split():
        first, _, last = piece.partition("-")
        found += [f"{letter}-{number:02}" for number in range(int(first), int(last or first) + 1)]
    return found


@sheets
def test_every_duty_about_rule_data_is_named_beside_its_value(name: str) -> None:
    sheet = Sheet.named(name)
    bases = [*sheet.basis.values(), *(statement.basis for statement in sheet.event)]
    named = {duty for basis in bases for duty in basis.ids}
    own = [duty for duty in read_duties().ids if duty.startswith(LETTERS[name])]
    left = [duty for duty in own if duty not in named]
    assert left == spelt_out(NOT_DATA[name], LETTERS[name])


def scores_by_colour(sheet: Sheet) -> dict[str, set[int]]:
    """What a Z before an A scores on each colour of the sheet's own board, as it names them."""
    empty = Board.empty(sheet.rules.tiles.board, sheet.rules.tiles.set)
    layout, [z, a] = empty.layout, empty.tile_set.alphabet.parse("ZA")
    found: dict[str, set[int]] = {}
    for square, premium in enumerate(layout.premiums):
        if not premium.is_plain and (square + 1) % layout.columns:
            board = empty.lay([Placement(square + 1, a)])
            score = score_play(board, Play.of(board, [Placement(square, z)]))
            colour = getattr(sheet.rules.colours, premium.key)
            found.setdefault(colour, set()).add(score.total)
    return found


@pytest.mark.rule("W-49", "W-50", "W-51", "W-52")
@pytest.mark.rule("D-57", "D-58", "D-59", "D-61")
@pytest.mark.rule("F-50", "F-51", "F-52", "F-53")
@pytest.mark.parametrize("name", ["washburn", "depaul", "fundraiser"])
def test_blue_counts_for_the_letter_pink_and_red_for_the_word(name: str) -> None:
    assert scores_by_colour(Sheet.named(name)) == {
        "light blue": {2 * 10 + 1},
        "dark blue": {3 * 10 + 1},
        "pink": {2 * (10 + 1)},
        "red": {3 * (10 + 1)},
    }


@pytest.mark.rule("I-46", "I-47", "I-48", "I-49")
def test_the_senior_games_call_their_word_squares_light_red_and_dark_red() -> None:
    assert scores_by_colour(Sheet.named("iowa")) == {
        "light blue": {2 * 10 + 1},
        "dark blue": {3 * 10 + 1},
        "light red": {2 * (10 + 1)},
        "dark red": {3 * (10 + 1)},
    }


@pytest.mark.rule("W-56", "D-60", "F-56", "I-53")
@pytest.mark.parametrize(
    ("name", "colour"),
    [("washburn", "pink"), ("depaul", "pink"), ("fundraiser", "pink"), ("iowa", "light red")],
)
def test_the_centre_is_of_the_doubling_colour_and_doubles_the_first_word(
    name: str, colour: str
) -> None:
    rules = Sheet.named(name).rules
    board = Board.empty(rules.tiles.board, rules.tiles.set)
    opening = score_play(board, board.parse_play("8H QI"))
    [centre] = opening.words[0].premiums
    assert getattr(rules.colours, centre.key) == colour
    assert opening.total == 2 * (10 + 1)


@pytest.mark.rule("F-31")
def test_the_charity_night_names_its_dictionary_and_edition() -> None:
    sheet = Sheet.named("fundraiser")
    assert sheet.rules.words.dictionary == "The Official SCRABBLE Players Dictionary"
    assert sheet.rules.words.edition == "Fourth Edition"
    assert sheet.basis_of("words.dictionary") == Basis("text", ("F-31",))
    assert sheet.rules.challenge.ruled_by == "judge"


@pytest.mark.rule("D-40")
def test_the_campus_league_plays_by_the_official_dictionary() -> None:
    sheet = Sheet.named("depaul")
    assert sheet.rules.words.dictionary == "The official dictionary of Campus Recreation"
    assert sheet.basis_of("words.dictionary").kind == "text"


@pytest.mark.rule("I-36")
def test_the_senior_games_play_by_a_list_and_keep_nothing_of_it_out() -> None:
    words = Sheet.named("iowa").rules.words
    assert (words.source, words.exclusions) == ("list", ())
    assert words.dictionary == "The Official Tournament and Club Word List"
    assert words.edition == "Second Edition, effective March 1, 2006"


OWN_OFF = "own-off-and-others-to-out"
EXPECTED = {
    "sides.minimum": (2, 2, 2, 2, 2),
    "sides.maximum": (4, 2, 2, 2, 4),
    "sides.called": ("player", "player", "team", "player", "player"),
    "first.winner": ("nearest-start",) * 5,
    "first.blank": ("beats-all",) * 5,
    "tiles.rack": (7,) * 5,
    "placing.opening_tiles": (2,) * 5,
    "scoring.bonus_tiles": (7,) * 5,
    "scoring.bonus_points": (50,) * 5,
    "drawing.when": ("at-once", "at-once", "at-once", "when-window-shuts", "when-window-shuts"),
    "exchange.none_is": ("pass", "pass", "refused", "refused", "refused"),
    "exchange.least_in_bag": (0,) * 5,
    "passing.allowed": (True,) * 5,
    "words.source": ("dictionary", "dictionary", "dictionary", "list", "dictionary"),
    "words.phonies": ("stand-unless-challenged",) * 5,
    "words.repeats": (True,) * 5,
    "words.own_dictionary": ("no", "if-all-agree", "no", "no", "no"),
    "tiles.own_board": ("no", "if-all-agree", "no", "no", "no"),
    "challenge.scope": ("play", *("named-words",) * 4),
    "challenge.ruling_shuts_window": (True, False, False, False, False),
    "challenge.failed_turns": (1, 1, 0, 1, 0),
    "challenge.failed_points": (0,) * 5,
    "challenge.failed_fee": (0, 0, 500, 0, 0),
    "challenge.failed_seconds": (0, 0, 30, 0, 0),
    "window.shuts": ("next-start", "next-start", "next-start", "draw", "score-confirmed"),
    "window.others_seconds": (10,) * 5,
    "window.out_play_seconds": (60,) * 5,
    "turn.limit": ("none", "none", "hard", "none", "soft"),
    "turn.seconds": (0, 0, 180, 0, 120),
    "turn.warn_seconds": (0, 0, 150, 0, 90),
    "clocks.use": ("off", "off", "off", "if-organiser-sets", "off"),
    "round.limit": ("none", "none", "organiser-sets", "none", "none"),
    "ending.pass_rounds": (3, 3, 3, 3, 2),
    "ending.scoreless_turns": (0,) * 5,
    "unplayed.count": (OWN_OFF, OWN_OFF, OWN_OFF, "double-to-out", OWN_OFF),
    "result.tie": ("score-before-unplayed", "score-before-unplayed", "stays", "stays", "stays"),
    "result.still_tied": ("replay-or-draw", "director", "better-round", "half-win-each", "shared"),
    "disputes.markers": (False, True, False, False, False),
    "score_keeper.chosen": ("none", "none", "none", "none", "a-player"),
}
"""What stands at a key in each sheet, in the order of ``LETTERS``."""


@pytest.mark.rule("A-01", "A-13", "A-14", "A-16", "A-19", "A-22", "A-23", "A-28", "A-35")
@pytest.mark.parametrize("key", EXPECTED)
def test_the_five_sheets_differ_as_the_checklist_and_our_readings_have_it(key: str) -> None:
    assert tuple(Sheet.named(name).values()[key] for name in LETTERS) == EXPECTED[key]


def test_the_helps_of_the_charity_night_have_the_prices_of_its_sheet() -> None:
    helps = Sheet.named("fundraiser").rules.helps
    assert list(helps) == ["letter", "peek"]
    letter, peek = helps.values()
    assert (letter.kind, letter.price, letter.per_turn) == ("letter", 100, 1)
    assert (letter.blank_price, letter.replaces, letter.ends_turn) == (0, False, False)
    assert (peek.kind, peek.price, peek.seconds, peek.known_letters) == ("peek", 100, 30, 3)
    assert (peek.per_turn, peek.ends_turn) == (1, False)
    assert all(not Sheet.named(name).rules.helps for name in LETTERS if name != "fundraiser")


@pytest.mark.rule("A-34")
def test_who_names_no_winner_has_the_highest_score_from_the_box() -> None:
    for name in ("iowa", "priston"):
        assert Sheet.named(name).rules.result.winner == "highest-score"
        assert Sheet.named(name).basis_of("result.winner") == Basis("inherited", ("A-34",))


@pytest.mark.rule("A-20", "A-29", "A-30")
def test_what_an_organiser_must_set_first_is_what_the_sheet_leaves_open() -> None:
    open_ = {name: [*map(str, missing_settings(Sheet.named(name).rules))] for name in LETTERS}
    dictionary = (
        "Name the dictionary in force (words.dictionary): this sheet leaves it to the organiser."
    )
    round_ = (
        "Set the time for the round in seconds (round.seconds): "
        "this sheet leaves it to the organiser."
    )
    assert open_ == {
        "washburn": [dictionary],
        "depaul": [],
        "fundraiser": [round_],
        "iowa": [],
        "priston": [dictionary],
    }


def test_an_unknown_sheet_is_answered_with_the_names_there_are() -> None:
    with pytest.raises(UnknownNameError) as error:
        Sheet.named("harvard")
    assert str(error.value) == (
        'There is no rule sheet called "harvard"; '
        "there are base, depaul, fundraiser, iowa, priston, washburn, naspa, wespa, hasbro, "
        "and mattel."
    )


def test_settings_do_not_add_a_help_and_say_where_one_is_added() -> None:
    with pytest.raises(MalformedError, match=r"write a new help into a sheet of your own\."):
        Sheet.named("base").with_values({"helps.tea.price": 100})
