"""With real tiles the terminal is the score pad: it checks, counts and takes racks in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rackhouse.record import Phase, decode_record, fold

if TYPE_CHECKING:
    from tests.cli.conftest import Play

TABLE = ("--custody", "table", "--players", "Ann,Bob")


def test_a_game_with_real_tiles_is_kept_to_its_result(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "game.rackhouse"
    lines = [
        "E E", "G F",                      # a tie, drawn again: Bob is first
        "8D TRAiNER", "",                  # Bob, with a blank; Ann lets it stand
        "exchange 3",                      # Ann
        "7G HOB", "take back", "yes",      # a wrong entry is taken back
        "7G HOG", "",                      # Bob again
        "pass", "pass", "yes", "yes",      # both say that nothing is left
        "A E I O U S T", "Q, Z, X, J, K, V, W",
        "",
    ]  # fmt: skip
    done = play(lines, "--rules", "washburn", *TABLE, "--record", str(record))
    heard = " ".join(done.stdout.split())
    assert "Ann and Bob are tied. They draw again" in heard
    assert "Bob plays first." in heard
    assert "Ann exchanges 3 tiles." in heard
    assert "The last turn is taken back." in heard
    state = fold(decode_record(record.read_bytes()))
    assert state.phase is Phase.CERTIFIED
    assert [(line.seat, line.text) for line in state.tally if line.kind == "play"] == [
        (1, "8D TRAiNER"),
        (1, "7G HOG"),
    ]
    # TRAiNER: 7 with T on a double letter, twice for the star, and 50 for seven tiles.
    # HOG 13, HI 8, ON 2, GE 5.
    assert "Ann: 0 - 7 (AEIOSTU unplayed) = -7" in heard
    assert "Bob: 92 - 49 (JKQVWXZ unplayed) = 43" in heard
    assert [side.score for side in state.sides] == [-7, 43]


def test_what_the_set_does_not_hold_is_refused(play: Play) -> None:
    lines = ["A B", "8H ZZZ", "exchange AB", "exchange 9", "8D TRAINERS", "score"]
    done = play(lines, *TABLE)
    heard = " ".join(done.stdout.split())
    assert "There are not enough of Z in the set. Check the tiles." in heard
    assert "With real tiles say how many you exchange, as in: exchange 3" in heard
    assert "You cannot exchange 9 tiles: you have 7." in heard
    assert "You have only 7 tiles; this play needs 8." in heard
    assert "Totals: Ann 0, Bob 0." in heard


def test_no_rack_is_shown_where_none_is_known(play: Play) -> None:
    done = play(["A B", "rack", "unseen"], *TABLE)
    assert "The racks are on your table" in done.stdout
    assert "Not seen yet: 100, 86 of them in the bag: ?2 A9 B2" in done.stdout


def test_a_score_is_corrected_with_all_agreeing(play: Play) -> None:
    done = play(["A B", "8D TRAINER", "", "correct 1 70", "y", "score"], *TABLE)
    assert "Line 1 of the pad would become 70. Do all agree?" in done.stdout
    assert "Line 1 of the pad is corrected to 70." in done.stdout
    assert "Totals: Ann 70, Bob 0." in done.stdout


@pytest.mark.parametrize("order", ["correct 1 70", "take back"])
def test_nothing_is_mended_where_not_all_agree(play: Play, order: str) -> None:
    done = play(["A B", "8D TRAINER", "", order, "no", "score"], *TABLE)
    assert "Do all agree?" in done.stdout
    assert "Nothing is changed." in done.stdout
    assert "Totals: Ann 66, Bob 0." in done.stdout


def test_what_cannot_be_mended_is_refused_without_asking(play: Play) -> None:
    done = play(["A B", "take back", "correct 1 70"], *TABLE)
    assert "There is nothing to take back." in done.stdout
    assert "There is no score to correct." in done.stdout
    assert "Do all agree?" not in done.stdout


@pytest.mark.parametrize("lines", [["A B"], ["ab"], ["a, b"], ["A", "B"]])
def test_tiles_drawn_for_first_are_read_as_people_write_them(play: Play, lines: list[str]) -> None:
    done = play([*lines, "8D TRAINER"], *TABLE)
    assert "Ann plays first." in done.stdout
    assert "Ann plays 8D TRAINER for 66" in done.stdout


@pytest.mark.parametrize("line", ["", "A B C", "ok", "no", "help"])
def test_at_the_draw_for_first_other_lines_are_told_how_to_enter_tiles(
    play: Play, line: str
) -> None:
    done = play([line, "A B"], *TABLE)
    asked, heard = (" ".join(text.split()) for text in done.stdout.split(f"Table> {line}", 1))
    how = "enter the letters for Ann and Bob, as in: A F (? is a blank)"
    assert how in asked
    assert how in heard
    assert "Ann plays first." in heard


ENDED = ["A B", "pass", "pass", "yes", "yes"]


@pytest.mark.parametrize("line", ["", "yes", "help"])
def test_at_the_question_for_a_rack_other_lines_are_told_how_to_enter_it(
    play: Play, line: str
) -> None:
    done = play([*ENDED, line, "AEIOUST"], "--rules", "washburn", *TABLE)
    heard = " ".join(done.stdout.split(f"Table> {line}", 1)[1].split())
    assert "Ann holds 7 tiles: which? As in: A E I O U R S (? is a blank)" in heard
    assert "Bob holds 7 tiles: which?" in heard


def test_a_single_letter_is_a_tile_where_a_rack_is_asked_for(play: Play) -> None:
    done = play([*ENDED, "A"], "--rules", "washburn", *TABLE)
    assert "Table> A\nAnn holds 7 tiles.\n" in done.stdout


def test_help_and_prompt_say_the_same_of_an_exchange(play: Play) -> None:
    done = play(["A B", "help", "exchange"], *TABLE)
    assert "exchange ABC" not in done.stdout
    assert "  exchange 3 " in done.stdout
    assert (
        "Name the tiles to exchange, as in: exchange 3. To keep them all, type pass." in done.stdout
    )


def test_the_mover_draws_and_that_shuts_the_window(play: Play) -> None:
    done = play(["A B", "8D TRAINER", "draw", "challenge"], "--rules", "iowa", *TABLE)
    assert "Ann draws 7." in done.stdout
    assert "It's too late to challenge: Bob has started the next turn." in done.stdout


def test_a_tie_that_the_sheet_wants_broken_is_broken(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "game.rackhouse"
    lines = ["A B", "pass", "pass", "yes", "yes", "AEIOUST", "AEIOURN", "", "Cem", "bob", ""]
    done = play(lines, "--rules", "washburn", *TABLE, "--record", str(record))
    heard = " ".join(done.stdout.split())
    assert "Ann and Bob are level. The sheet wants a winner" in heard
    assert "Draw tiles from the bag and enter the order that they give." in heard
    assert "Certified: Bob -7, Ann -7." in heard
    assert fold(decode_record(record.read_bytes())).places == (2, 1)


def test_the_director_rules_on_a_marked_discrepancy(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "game.rackhouse"
    lines = ["A B", "8D TRAINER", "", "mark the E was a blank", "pass", "pass", "yes", "yes"]
    lines += ["QZJXVKW", "AEIOUSN", "points many", "points -2", ""]
    done = play(lines, "--rules", "depaul", *TABLE, "--record", str(record))
    heard = " ".join(done.stdout.split())
    assert "Bob marked line 1 of the pad: the E was a blank" in heard
    assert "Say how many points that line gains or loses, as in: points -12" in heard
    assert "Certified: Ann 15, Bob -7." in heard
    assert fold(decode_record(record.read_bytes())).tally[0].score == 64
