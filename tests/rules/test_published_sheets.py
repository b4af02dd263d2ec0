"""The rule books of others: each value known for sure, and what follows from it at a table."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from rackhouse.cli.terminal.pad import full_pad
from rackhouse.cli.terminal.seats import TerminalPeople
from rackhouse.cli.terminal.telling import tell
from rackhouse.messages import Voice
from rackhouse.paper import score_sheet
from rackhouse.record import PUBLIC, facts
from rackhouse.record.gcg import PointsEvent, check_gcg, gcg_of, read_gcg, write_gcg
from rackhouse.referee import view
from rackhouse.rules import Sheet, contradictions
from rackhouse.rules.model import ChallengeRules
from tests.kit.pdf import pages
from tests.kit.table import Table

LIST = Path(__file__).resolve().parents[2] / "docs" / "rules" / "PUBLISHED.md"
KNOWN = set(re.findall(r"^\| ([NVHM]-\d\d) \|", LIST.read_text(encoding="utf-8"), re.MULTILINE))
LETTERS = {"naspa": "N", "wespa": "V", "hasbro": "H", "mattel": "M"}
READINGS = re.compile("A-[0-9]{2}")

sheets = pytest.mark.parametrize("name", LETTERS)


@sheets
def test_a_published_sheet_contradicts_nothing_and_names_what_it_rests_on(name: str) -> None:
    sheet = Sheet.named(name)
    assert contradictions(sheet.rules) == []
    own = {one for one in KNOWN if one.startswith(LETTERS[name])}
    named = {one for basis in sheet.basis.values() for one in basis.ids}
    assert {one for one in named if not READINGS.fullmatch(one)} == own
    for key, (_, value) in sheet.differences().items():
        if value is not None:
            assert sheet.basis[key].kind in ("text", "chosen"), key


@pytest.mark.parametrize(
    ("name", "key", "value"),
    [
        ("naspa", "challenge.failed_turns", 1),
        ("naspa", "challenge.failed_points", 0),
        ("naspa", "exchange.least_in_bag", 7),
        ("naspa", "clocks.seconds", 25 * 60),
        ("naspa", "clocks.overtime_points", 10),
        ("naspa", "ending.scoreless_turns", 6),
        ("naspa", "unplayed.count", "double-to-out"),
        ("wespa", "challenge.failed_turns", 0),
        ("wespa", "challenge.failed_points", 5),
        ("wespa", "challenge.points_for", "each-word"),
        ("wespa", "ending.scoreless_turns", 6),
        ("hasbro", "challenge.failed_turns", 1),
        ("hasbro", "result.tie", "score-before-unplayed"),
        ("mattel", "ending.pass_rounds", 2),
        ("mattel", "unplayed.count", "own-off-and-others-to-out"),
    ],
)
def test_where_the_books_differ_the_sheets_do(name: str, key: str, value: object) -> None:
    assert Sheet.named(name).values()[key] == value


def hob(sheet: str, *good: str) -> Table:
    """TRAINER stands, and the second player has just laid HOB with HI, ON and BE."""
    table = Table(
        sheet,
        good=("TRAINER", *good),
        settings={"clocks.use": "off"},
        draws=["A", "B", "AEINRRT", "BEHIOST", "OOOOOOO"],
    ).begin()
    table.play(0, "8D TRAINER")
    table.accept(1)
    table.play(1, "7G HOB")
    return table


@pytest.mark.parametrize(("named", "points"), [((), 20), (("HOB",), 5), (("HOB", "ON"), 10)])
def test_a_failed_challenge_gives_the_other_five_points_for_each_word_challenged(
    named: tuple[str, ...], points: int
) -> None:
    table = hob("wespa", "HOB", "HI", "ON", "BE")
    before = table.scores
    table.challenge(0, *named)
    assert [given.points for given in table.facts(facts.PointsGiven)] == [points]
    assert table.scores == [before[0], before[1] + points]
    assert table.facts(facts.TurnOwed) == []


def test_points_that_no_play_earned_are_told_with_their_reason_on_the_line_they_belong_to() -> None:
    table = hob("wespa", "HOB", "HI", "ON", "BE")
    total = table.state.tally[-1].total
    table.challenge(0, "HOB")
    shown = view(table.state, PUBLIC, table.world)
    [given] = shown.points_given
    assert (given.seat, given.points, given.turn) == (1, 5, 2)
    assert [Voice(one).say(given.why) for one in ("en", "de")] == [
        "for a failed challenge",
        "für eine erfolglose Anzweiflung",
    ]
    assert (shown.tally[-1].score, shown.tally[-1].total) == (total, total + 5)
    people = TerminalPeople.parse("Ann,Bob")
    assert "Bob gets 5 points for a failed challenge." in tell(table.entries, PUBLIC, people)
    assert "+5 for a failed challenge)" in full_pad(shown, people)[1]
    [page] = pages(score_sheet(table.entries))
    assert "for a failed challenge" in page.extract_text()
    game = read_gcg(write_gcg(gcg_of(table.entries)))
    assert [event.reason for event in game.events if isinstance(event, PointsEvent)] == [
        "challenge"
    ]
    assert check_gcg(game).ok


def test_a_failed_challenge_costs_the_turn_where_the_book_says_so() -> None:
    table = hob("naspa", "HOB", "HI", "ON", "BE")
    table.challenge(0)
    assert [owed.seat for owed in table.facts(facts.TurnOwed)] == [0]
    assert table.facts(facts.PointsGiven) == []


@pytest.mark.parametrize("name", ["naspa", "wespa"])
def test_six_turns_without_points_end_the_game_and_each_loses_their_own_tiles(name: str) -> None:
    table = Table(
        name, settings={"clocks.use": "off"}, draws=["A", "B", "AEINRRT", "BEHIOST"]
    ).begin()
    for turn in range(6):
        assert not table.state.is_over
        table.pass_turn(turn % 2)
    assert table.state.is_over
    assert table.scores == [-7, -12]


def test_two_rounds_of_passes_end_the_game_of_the_box() -> None:
    table = Table(
        "mattel",
        settings={"ending.agreement": False},
        draws=["A", "B", "AEINRRT", "BEHIOST"],
    ).begin()
    for turn in range(3):
        table.pass_turn(turn % 2)
    assert not table.state.is_over
    table.pass_turn(1)
    assert table.state.is_over


def test_games_older_than_the_knob_count_points_for_the_challenge() -> None:
    old = msgspec.to_builtins(Sheet.named("base").rules.challenge)
    del old["points_for"]
    assert msgspec.convert(old, ChallengeRules).points_for == "challenge"
