"""The program's own part at the table: players of the engine and time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rackhouse.board import Board
from rackhouse.cli.rules import sheet_called
from rackhouse.cli.terminal.lines import Paper
from rackhouse.cli.terminal.opening import GameWishes, open_table
from rackhouse.cli.terminal.seats import TerminalPeople
from rackhouse.cli.terminal.session import TerminalSession
from rackhouse.players import Character
from rackhouse.record import Actor
from rackhouse.record.facts import GoMissed, TimeAsked, TimeGranted, TurnExpired
from rackhouse.referee import Command, GameView, commands, view
from rackhouse.service.players import EngineSeat
from tests.cli.pilot import WORDS, Pilot, fly
from tests.kit.table import Table

if TYPE_CHECKING:
    from rackhouse.game import Game

ANN, BOT = 0, 1


MAUD = Character.named("Maud")


def bot_at(table: Table, seat: int = BOT) -> EngineSeat:
    return EngineSeat(seat, MAUD, WORDS, table.state.rules, "seed")


def seen_by(table: Table, seat: int) -> GameView:
    return view(table.state, Actor.seat_at(seat), table.world)


def test_a_player_of_the_engine_decides_by_its_own_view_alone() -> None:
    made = []
    for other in ("QZJXVKW", "AEIOUST"):
        table = Table("base", draws=["B", "A", "DOGLIRE", other]).begin()
        made.append(bot_at(table).turn(seen_by(table, BOT), table.state.board))
        assert table.do(made[-1])[0] == "PlayMade"
    assert made[0] == made[1]


def test_a_player_of_the_engine_accepts_words_it_knows_and_challenges_others() -> None:
    for play, expected in (("8H DOG", commands.Accept), ("8H GDO", commands.CallChallenge)):
        table = Table("base", draws=["A", "B", "DOGLIRE", "QZJXVKW"]).begin()
        table.play(ANN, play)
        assert type(bot_at(table).window(seen_by(table, BOT))) is expected


@pytest.mark.parametrize(("rack", "no_more"), [("QVVC", True), ("DOGS", False)])
def test_a_player_of_the_engine_answers_truly_whether_it_has_a_play(
    rack: str, *, no_more: bool
) -> None:
    table = Table("base").begin().arrange(racks=["AAAAAAA", rack], bag="")
    answer = bot_at(table).plays(seen_by(table, BOT), Board.empty())
    assert answer == commands.AnswerPlays(Actor.seat_at(BOT), no_more=no_more)


class Stubborn(EngineSeat):
    """It wants what cannot be."""

    def turn(self, view: GameView, board: Board) -> Command:
        del view, board
        return commands.ExchangeTiles(self.actor, "QQQQQQQ")


def session_of(tmp_path: Path, sheet: str, players: str) -> tuple[Game, TerminalSession]:
    wishes = GameWishes(
        sheet_called(sheet),
        TerminalPeople.parse(players),
        seed="7",
        record=tmp_path / "game.rackhouse",
    )
    game, saved = open_table(wishes)
    game.begin()
    pilot = Pilot()
    pilot.game = game
    return game, TerminalSession(game, saved, pilot, Paper())  # type: ignore[arg-type]  # it types


def test_a_player_of_the_engine_that_is_refused_passes_and_never_blocks(tmp_path: Path) -> None:
    game, session = session_of(tmp_path, "base", "bot,Ann")
    assert game.state.mover == ANN
    session.bots[0] = Stubborn(0, MAUD, WORDS, game.state.rules)
    assert session.answered_by_program()
    assert [line.kind for line in game.state.tally] == ["pass"]


def test_a_player_of_the_engine_that_keeps_the_score_grants_time(tmp_path: Path) -> None:
    game, session = session_of(tmp_path, "priston", "Ann,bot")
    began = game.state.at
    game.clock = lambda: began + 121_000
    session.tick()
    assert isinstance(game.entries[-1].fact, TimeAsked)
    assert session.answered_by_program()
    assert isinstance(game.entries[-1].fact, TimeGranted)


def late(seconds: int, text: str) -> Pilot:
    """Somebody whose first line comes so many seconds after the question."""
    lines = [text]

    def says(game: Game, kind: str) -> str | None:
        if kind == "turn" and lines:
            at = game.state.at + seconds * 1000
            game.clock = lambda: at
            return lines.pop()
        return None if lines else "quit"

    return Pilot(says)


def test_a_line_after_a_hard_limit_comes_too_late(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = ("turn.limit=hard", "turn.seconds=60")
    game = fly(late(61, "H4 BOXER"), tmp_path / "game.rackhouse", "base", "Ann,Bob", settings)
    facts = [type(entry.fact) for entry in game.entries]
    assert TurnExpired in facts
    assert [line.kind for line in game.state.tally] == ["expired"]
    assert "Too late: time was up before you typed that." in capsys.readouterr().out


def test_a_play_after_a_soft_limit_still_counts(tmp_path: Path) -> None:
    game = fly(late(121, "H4 BOXER"), tmp_path / "game.rackhouse", "priston", "Ann,Bob")
    assert [(line.kind, line.score) for line in game.state.tally] == [("play", 34)]


def test_after_a_soft_limit_the_score_keeper_may_declare_a_missed_go(tmp_path: Path) -> None:
    game = fly(late(121, ""), tmp_path / "one.rackhouse", "priston", "Ann,Bob")
    assert TimeAsked in [type(entry.fact) for entry in game.entries]
    lines = ["missed", ""]

    def says(game: Game, kind: str) -> str | None:
        if kind == "turn" and lines:
            at = game.state.at + 121_000
            game.clock = lambda: at
            return lines.pop()
        return "quit"

    game = fly(Pilot(says), tmp_path / "two.rackhouse", "priston", "Ann,Bob")
    assert GoMissed in [type(entry.fact) for entry in game.entries]
