"""The screen fits its terminal, lines up, and shows a seat nothing that it may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rackhouse.board import Board
from rackhouse.cli.terminal.boards import board_lines, board_width
from rackhouse.cli.terminal.lines import LAST_TILE, TILE, square_style, text_of, width_of
from rackhouse.cli.terminal.screen import ScreenContent, screen_lines
from rackhouse.cli.terminal.seats import TerminalPeople
from rackhouse.cli.terminal.status import help_lines, may_line, side_notes, window_line
from rackhouse.cli.terminal.telling import tell
from rackhouse.record import PUBLIC, Actor
from rackhouse.referee import view
from rackhouse.referee.commands import ExchangeTiles
from rackhouse.tiles import Layout
from tests.cli.script import SEEDED
from tests.kit.table import Table

if TYPE_CHECKING:
    from tests.cli.conftest import Play

ANN, BOB = 0, 1
PEOPLE = TerminalPeople.parse("Ann,Bob")


def table(sheet: str = "washburn", **settings: object) -> Table:
    """Ann is on turn with TRAINER, Bob holds QZJXVKW."""
    draws = ["A", "B", "TRAINER", "QZJXVKW"]
    return Table(sheet, good=["TRAINER"], settings=settings, draws=draws).begin()


def scene(game: Table, seat: int | None, *, asks: tuple[str, ...] = ()) -> ScreenContent:
    actor = PUBLIC if seat is None else Actor.seat_at(seat)
    return ScreenContent(
        view=view(game.state, actor, game.world),
        board=game.state.board,
        people=PEOPLE,
        seat=seat,
        rack="" if seat is None else game.rack(seat),
        news=tuple(tell(game.entries, actor, PEOPLE)),
        asks=asks,
    )


@pytest.mark.parametrize("colour", [True, False])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (140, 45)])
def test_the_screen_fits_and_leaves_a_line_for_the_prompt(
    width: int, height: int, *, colour: bool
) -> None:
    game = table()
    for seat, play in ((ANN, "8D TRAINER"),):
        game.play(seat, play)
    asks = ("A sentence that is long enough to be broken over two lines of a terminal. " * 2,)
    lines = screen_lines(scene(game, BOB, asks=asks), width, height, colour=colour)
    assert len(lines) < height
    assert max(map(width_of, lines)) < width


def test_every_row_of_the_board_is_as_wide_as_the_next_with_two_letter_tiles() -> None:
    board = Board.empty("classic", "spanish")
    board = board.lay(board.parse_play("8F [CH]A[LL]O").placements)
    for colour in (True, False):
        lines = board_lines(board, colour=colour)
        assert {width_of(line) for line in lines} == {board_width(board, colour=colour)}
        assert "CH" in text_of(lines[8])
        assert "LL" in text_of(lines[8])


def test_colours_say_what_lies_where() -> None:
    board = Board.empty()
    play = board.parse_play("8H QI")
    lines = board_lines(board.lay(play.placements), frozenset({112}), colour=True)
    row = lines[8]
    assert row[8].text.strip() == "Q"
    assert row[8].style == LAST_TILE
    assert row[9].style == TILE
    premiums = Layout.named("classic").premiums
    assert lines[1][1].style == square_style(premiums[0])
    assert lines[1][1].text.strip() == "3W"


def test_a_seat_sees_its_own_rack_and_nobody_elses() -> None:
    game = table()
    for seat, own, other in ((ANN, "TRAINER", "QZJXVKW"), (BOB, "QZJXVKW", "TRAINER")):
        text = "\n".join(map(text_of, screen_lines(scene(game, seat), 140, 45, colour=False)))
        assert f"{PEOPLE.name(seat)} draws {game.state.text(game.state.parse(own))}." in text
        assert game.state.text(game.state.parse(other)) not in text
        assert f"{PEOPLE.name(1 - seat)} draws 7." in text
    public = "\n".join(map(text_of, screen_lines(scene(game, None), 140, 45, colour=False)))
    assert "draws 7" in public
    assert all(game.rack(seat) not in public for seat in (ANN, BOB))


def test_a_phony_looks_like_any_other_play() -> None:
    shown = []
    for good in (["TRAINER"], []):
        game = table()
        game.good = set(good)
        game.play(ANN, "8D TRAINER")
        lines = screen_lines(scene(game, BOB), 80, 24, colour=True)
        shown.append((lines, window_line(scene(game, BOB).view, PEOPLE, game.state.rules)))
    assert shown[0] == shown[1]


@pytest.mark.parametrize(
    ("sheet", "sentence"),
    [
        ("washburn", "until Bob starts the next turn. A failed challenge costs the next turn."),
        ("iowa", "until Ann draws. A failed challenge costs the next turn."),
        ("priston", "until Bob confirms the score."),
        (
            "fundraiser",
            "until Bob starts the next turn. A failed challenge costs $5.00 and 30 seconds.",
        ),
    ],
)
def test_the_window_says_how_long_it_is_open_and_what_it_costs(sheet: str, sentence: str) -> None:
    game = table(sheet)
    game.play(ANN, "8D TRAINER")
    seen = view(game.state, Actor.seat_at(BOB), game.world)
    line = window_line(seen, PEOPLE, game.state.rules)
    assert line == f"Ann played TRAINER (66). It can be challenged {sentence}"


def test_what_is_allowed_is_said_as_it_is_typed_and_the_rest_with_its_reason() -> None:
    game = table("fundraiser")
    mine, hers = (view(game.state, Actor.seat_at(seat), game.world) for seat in (ANN, BOB))
    rules = game.state.rules
    assert may_line(mine, rules) == (
        "You can: 8D WORD, exchange ABC, buy letter X, peek ABC, pass; help."
    )
    assert "8D WORD" not in may_line(hers, rules)
    told = "\n".join(help_lines(hers, PEOPLE, rules))
    assert "Wait for Ann to play." in told.partition("Not now:")[2]


def test_help_says_every_sentence_whole_at_any_width(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = {}
    for columns in ("60", "80", "100"):
        monkeypatch.setenv("COLUMNS", columns)
        done = play(["help"], "--rules", "washburn", *SEEDED)
        told = done.stdout.partition("> help\n")[2].partition("\nAnn>")[0].splitlines()
        assert max(map(len, told)) < int(columns)
        heard[columns] = " ".join(" ".join(told).split())
        assert "…" not in heard[columns]
        assert "a blank as a small letter: 8D TRAiNER." in heard[columns]
    assert len(set(heard.values())) == 1


def test_an_exchange_from_an_empty_bag_is_refused_in_good_english() -> None:
    game = table("iowa").arrange(racks=["TRAINER", "QZJXVKW"], bag="")
    answer = game.ask(ExchangeTiles(Actor.seat_at(ANN), "T"))
    assert str(answer) == "You cannot exchange: the bag is empty."


def test_help_speaks_of_money_only_where_some_changes_hands() -> None:
    for sheet, expected in (("fundraiser", True), ("washburn", False)):
        game = table(sheet)
        told = help_lines(
            view(game.state, Actor.seat_at(ANN), game.world), PEOPLE, game.state.rules
        )
        assert any(" money " in line for line in told) is expected


def test_time_money_and_lost_turns_stand_beside_the_board() -> None:
    game = table("fundraiser")
    game.play(ANN, "8D TRAINER")
    game.challenge(BOB)
    game.rule(acceptable=True)
    game.pass_time(10)
    notes = side_notes(view(game.state, PUBLIC, game.world), PEOPLE)
    assert "Bob owes $5.00" in notes
    assert "Bob: 2:20 left" in notes
    assert any(note.startswith("Round: 59:5") for note in notes)


def test_a_plain_screen_has_no_escapes() -> None:
    text = "\n".join(map(text_of, screen_lines(scene(table(), ANN), 80, 24, colour=False)))
    assert "\x1b" not in text
    assert "8  = · · ' · · · * · · · ' · · =" in text
