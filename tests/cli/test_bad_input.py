"""Whatever is typed, the answer is a sentence, and nothing is lost."""

from __future__ import annotations

import contextlib
import io
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rackhouse.cli.terminal.orders import is_order_word, read_order
from rackhouse.errors import MalformedError
from rackhouse.record import decode_record, fold
from tests.cli.conftest import command, environment
from tests.cli.pilot import Pilot, fly
from tests.cli.script import SEEDED

if TYPE_CHECKING:
    from rackhouse.game import Game
    from tests.cli.conftest import Play

SENTENCES = [
    ("plaay", "“plaay” is not a command. Did you mean play?"),
    ("8Z HELLO", "8Z is not on the board."),
    ("play", "Write a place and a word: 8D TRAINER across, D8 TRAINER down."),
    ("8H ZZZ", "You have no Z. You hold"),
    ("A1 BOX", "star"),
    ("8O BOX", "runs off the board."),
    ("exchange QQQQ", "Exchange tiles from your rack. You hold"),
    ("exchange", "Name the tiles to exchange, as in: exchange ABC. To keep them all, type pass."),
    ("challenge", "There is no play to accept or challenge."),
    ("accept", "There is no play to accept now."),
    ("hold", "There is no play to accept or challenge."),
    ("buy letter Q", "Nothing is for sale under these rules."),
    ("peek ABC", "Nothing is for sale under these rules."),
    ("take back", "There is nothing to take back."),
    ("grant many", "Say how many seconds more"),
    ("mark it", "Discrepancies are not marked under these rules. Settle it at the table."),
    ("correct x", "Say which line of the pad"),
    ("yes", "Answer the question above"),
    ("Bob: pass", "It's not your turn. Wait for Ann to play."),
    ("8H B0X", "is not a tile of this set"),
    ("8H BO\x1b[2JX", "Write a place and a word"),
    ("x" * 5000, "is not a command"),
    ("8H " + "B" * 5000, "runs off the board."),
]


def test_every_wrong_line_gets_its_sentence_and_changes_nothing(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "game.rackhouse"
    before, after = (
        play(lines, *SEEDED, "--record", str(record.with_stem(name)))
        for name, lines in (("quiet", []), ("noisy", [line for line, _ in SENTENCES]))
    )
    assert before.returncode == after.returncode == 0
    heard = " ".join(after.stdout.split())
    for line, sentence in SENTENCES:
        assert sentence in heard, f"{line!r} was answered otherwise"
    quiet, noisy = (
        fold(decode_record(record.with_stem(name).read_bytes())) for name in ("quiet", "noisy")
    )
    assert quiet.sides == noisy.sides
    assert not noisy.tally


def test_bytes_that_are_no_text_are_answered_too(home: Path) -> None:
    done = subprocess.run(
        command(*SEEDED),
        input=b"\xff\xfe\x00\n8H B\xe9X\nscore\n",
        capture_output=True,
        env=environment(home),
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert b"Totals: Ann 0, Bob 0." in done.stdout


ANYTHING = [
    "", "pass", "challenge", "accept", "hold", "draw", "confirm", "yes", "no", "exchange all",
    "exchange A", "exchange 2", "resign", "mark x", "take back", "correct 1 5", "pause", "help",
    "rules", "score", "board", "rack", "shuffle", "unseen", "clock", "why", "money", "gcg",
    "buy letter E", "buy", "peek ABC", "grant 60", "missed", "press", "withdraw", "A B", "AEIOUST",
    "Ann", "bob pass", "Cem: challenge", "bot pass", "stands", "points 3", "award Ann", "8H AB",
]  # fmt: skip


@settings(max_examples=20)
@given(
    st.lists(st.sampled_from(ANYTHING), max_size=60),
    st.sampled_from(["washburn", "depaul", "iowa", "priston"]),
    st.sampled_from([("Ann,Bob", "dealt"), ("Ann,bot", "dealt"), ("Ann,Bob", "table")]),
)
def test_lines_in_any_order_are_answered_and_the_record_stays_whole(
    lines: list[str], sheet: str, table: tuple[str, str]
) -> None:
    left = iter(lines)

    def says(_game: Game, _kind: str) -> str:
        return next(left, "quit")

    with TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        record = Path(folder) / "game.rackhouse"
        game = fly(Pilot(says), record, sheet, table[0], custody=table[1])
        entries = decode_record(record.read_bytes())
    assert entries == tuple(game.entries)
    assert fold(entries) == game.state


@given(st.text(max_size=60))
def test_any_line_is_an_order_or_a_sentence(line: str) -> None:
    try:
        answer = read_order(line).word
    except MalformedError as error:
        answer = str(error)
        is_sentence = answer.endswith((".", "?"))
    else:
        is_sentence = answer == "" or is_order_word(answer) or answer == "take back"
    assert is_sentence
    assert "\n" not in answer


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--rules", "nowhere"], "There is no rule sheet and no file called “nowhere”"),
        (["--players", "Ann"], "This game is for 2 to 4 players, not 1."),
        (["--players", "Ann,Bob,Cem,Dee,Eve"], "This game is for 2 to 4 players, not 5."),
        (["--players", "Ann,ann"], "Two players are called “ann”. Give each a name."),
        (["--players", "Ann,"], "A player has no name"),
        (["--players", "Ann,Bot 1"], "“Bot 1” reads like a computer player"),
        (["--players", "bot,bot"], "Somebody has to play"),
        (["--custody", "table", "--players", "Ann,bot"], "can't draw real tiles"),
        (["--seed", "xyz"], "A seed is up to 64 hexadecimal digits"),
        (["--set", "turn.seconds"], "is not a setting. Write it as in turn.seconds=120."),
        (["--set", "turn.secs=3"], "There is no key turn.secs in this sheet"),
        (["--set", "tiles.rack=many"], "must be a whole number from 1 to 15"),
        (["--lexicon", "nothing"], "There is no list or dictionary called “nothing”"),
        (["--edition", "4th"], "An edition belongs to a book on paper. Name that book with"),
        (["--players", "Ann,Bob", "--against", "Vera"], "Write `bot` among the --players."),
        (["--against", "Zoe"], "There is no player called “Zoe”. From the gentlest"),
        (["--resume"], "There is no unfinished game. Start one with `rackhouse play`."),
        (["--resume", "gone.rackhouse"], "gone.rackhouse: no such file or directory."),
        (["--rules", "fundraiser"], "Give it in seconds with --set round.seconds=2700."),
        (["--record", "no/such/folder/game"], "no such file or directory."),
    ],
)
def test_wrong_options_are_one_line_and_a_status(
    play: Play, home: Path, arguments: list[str], sentence: str
) -> None:
    done = play([], *arguments)
    assert done.returncode != 0
    assert done.stdout == ""
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(home.glob("games/*"))
