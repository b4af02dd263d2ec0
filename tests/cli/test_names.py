"""Anybody may play, whatever they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rackhouse.cli.terminal.seats import TerminalPeople

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Play


@pytest.mark.parametrize("name", ["Mark", "Grant", "A", "B", "Pass", "8D", "2", "Bo", "Botho"])
def test_any_name_can_be_a_player_and_a_line_still_means_what_it_says(
    play: Play, name: str
) -> None:
    done = play(["H4 BOXER", "challenge", "score"], "--seed", "7", "--players", f"Ann,{name}")
    assert done.returncode == 0, done.stderr
    assert f"{name} challenges BOXER." in done.stdout
    assert "Totals: Ann 34" in done.stdout


@pytest.mark.parametrize("line", ["mark the E", "mark", "MARK: pass"])
def test_a_name_that_is_an_order_is_the_order_unless_a_colon_follows(line: str) -> None:
    people = TerminalPeople.parse("Ann,Mark")
    assert people.split_speaker(line) == ((1, "pass") if ":" in line else (None, line))


def test_the_way_to_speak_for_somebody_is_shown_as_it_works(play: Play) -> None:
    lines = ["A B C", "8H AB", "Mark: challenge"]
    done = play(lines, "--custody", "table", "--players", "Ann,Mark,Grant")
    assert "as in: Mark: challenge" in " ".join(done.stdout.split())
    assert "Mark challenges AB." in done.stdout


def test_a_tie_is_decided_by_a_name_that_is_no_order(play: Play, tmp_path: Path) -> None:
    lines = ["A B", "pass", "pass", "yes", "yes", "AEIOUST", "AEIOURN", "score", "Score:", ""]
    record = ("--record", str(tmp_path / "game.rackhouse"))
    table = ("--rules", "washburn", "--custody", "table", "--players", "Ann,Score")
    done = play(lines, *table, *record)
    before, _, after = done.stdout.partition("> score\n")
    assert "name the winner, as in: Ann" in " ".join(before.split())
    assert "Totals: Ann -7, Score -7." in after
    assert "Certified: Score -7, Ann -7." in after


def test_a_name_is_found_before_a_number() -> None:
    people = TerminalPeople.parse("2,Ann")
    assert [people.find(text) for text in ("2", "ann", "1", "Ann:")] == [0, 1, 0, 1]
