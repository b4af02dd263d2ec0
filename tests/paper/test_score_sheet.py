"""A score sheet has everything of its game on it, whatever the names and however long the game."""

from __future__ import annotations

import unicodedata
from datetime import date
from unicodedata import bidirectional

import pytest
import segno

from rackhouse.paper import SIZES, Heading, Paper, score_sheet
from rackhouse.paper.pen import Pen, draw_code
from rackhouse.paper.type import Face, fitted, runs_of, width_of
from rackhouse.record import RecordEntry
from rackhouse.record.gcg import read_gcg
from rackhouse.record.turns import turns_of
from rackhouse.service.export_record import read_record
from tests.kit.campus import started
from tests.kit.pdf import boxes, pages
from tests.replay.recorder import Recorder, Style

NAMES = {
    "Greek": "Αλέξανδρος Παπαδόπουλος",
    "Cyrillic": "Ольга Ємець",
    "Polish": "Łukasz Żółć-Gęślą",
    "Hebrew": "דנה כהן",
}


def recorded(style: Style, seed: int = 7) -> tuple[RecordEntry, ...]:
    return read_record(Recorder(seed, style).record().encode(), 0)[0]


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("style", [Style(), Style(players=3), Style(players=4, ending="lost")])
def test_every_turn_stands_on_one_page_of_either_size(paper: Paper, style: Style) -> None:
    entries = recorded(style)
    (page,) = pages(score_sheet(entries, paper=paper))
    assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(
        SIZES[paper], abs=0.01
    )
    text = page.extract_text()
    for turn in turns_of(entries):
        if turn.play is not None:
            assert turn.play.words[0] in text
            assert str(turn.line.total) in text
    assert text.count("Final") == style.players


def test_the_larger_board_fits_too() -> None:
    entries = recorded(Style(is_super=True))
    text = "".join(page.extract_text() for page in pages(score_sheet(entries)))
    assert "four times" in text


def test_a_game_of_very_many_turns_goes_on_a_second_page() -> None:
    text = "#player1 ann Ann\n#player2 bob Bob\n>ann: AEINRTT 8D TRAIN +12 12\n"
    text += "".join(f">{who}: ? - +0 {total}\n" for who, total in [("bob", 0), ("ann", 12)] * 40)
    assert read_gcg(text).players
    entries = read_record(text.encode(), 0)[0]
    first, second = pages(score_sheet(entries))
    assert first.extract_text().count("passed") == 80
    assert "Rulings" in second.extract_text()


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_names_are_written_in_their_own_letters(name: str) -> None:
    written = "".join(part for part, _ in runs_of(name, "slab"))
    assert sorted(written) == sorted(name)
    from_right = bidirectional(name[0]) == "R"
    assert written == (name[::-1] if from_right else name)
    entries = recorded(Style())
    data = score_sheet(entries, Heading((name, "Walt")))
    text = pages(data)[0].extract_text()
    assert all(sign in text for sign in name)


@pytest.mark.parametrize("face", ["slab", "plain", "bold"])
def test_a_word_is_written_in_one_hand(face: Face) -> None:
    families = {"bitter": "slab", "hanken-grotesk": "plain bold"}
    [own] = [family for family, faces in families.items() if face in faces.split()]
    polish = [font for _, font in runs_of(unicodedata.normalize("NFD", "Łukasz Żółć"), face)]
    assert all(font.startswith(f"Rackhouse {own}") for font in polish)
    greek = runs_of("Ann aΩb", face)
    assert [part for part, _ in greek] == ["Ann ", "aΩb"]
    assert "DejaVu" in greek[-1][1]


def test_a_letter_that_no_font_has_is_shown_as_such_and_breaks_nothing() -> None:
    entries = recorded(Style())
    data = score_sheet(entries, Heading(("田中\n\x07", "🎲")))
    assert len(pages(data)) == 1


@pytest.mark.parametrize("name", ["", "W" * 200, "long " * 60])
def test_a_name_of_any_length_stays_in_its_place(name: str) -> None:
    text, size = fitted(name, "slab", 14, 180)
    assert width_of(text, "slab", size) <= 180
    entries = recorded(Style())
    (page,) = pages(
        score_sheet(entries, Heading((name, name), title=name * 3, day=date(2027, 5, 1)))
    )
    assert "Final, winner" in page.extract_text()


def test_what_was_ruled_is_told_and_what_came_off_counts_nothing() -> None:
    table = started("base", "TRAINER", "VVXEIOU")
    table.play(0, "8D TRAINER")
    table.challenge(1)
    text = pages(score_sheet(table.entries, Heading(("Ruth", "Walt"))))[0].extract_text()
    assert "Turn 1: Walt challenged TRAINER: not good." in text
    assert "came off" in text
    assert "So far" in text


def test_the_same_record_gives_the_same_bytes() -> None:
    entries = recorded(Style())
    heading = Heading(("Ruth", "Walt"), link="https://hall.example/games/1/finished")
    assert score_sheet(entries, heading) == score_sheet(entries, heading)


def test_a_line_ends_where_it_should() -> None:
    pen = Pen(SIZES["a4"], "A test")
    assert pen.text(300, 100, "Ruth", "bold", 12, align="right") == width_of("Ruth", "bold", 12)
    pen.turn_page()
    assert len(pages(pen.finish())) == 1


def test_a_code_is_drawn_as_it_was_made() -> None:
    link = "https://hall.example/games/1/finished"
    made = [[bool(module & 1) for module in row] for row in segno.make(link, error="m").matrix]
    pen = Pen((100.0, 100.0), "A code")
    draw_code(pen, link, 0, 0, 100)
    (page,) = pages(pen.finish())
    cell = 100 / len(made)
    drawn = [[False] * len(made) for _ in made]
    for left, bottom, wide, high in boxes(page):
        row = round((100 - bottom - high) / cell)
        for column in range(round(left / cell), round((left + wide) / cell)):
            drawn[row][column] = True
    assert drawn == made
