"""A game is saved after every decision, can be taken up again, and keeps its secrets."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from rackhouse.cli.rules import sheet_called
from rackhouse.cli.terminal.opening import (
    GameWishes,
    open_table,
    take_up,
    with_settings,
)
from rackhouse.cli.terminal.saved import held, private_path, read_saved
from rackhouse.cli.terminal.seats import TerminalPeople
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.record import Phase, decode_record, fold
from rackhouse.record.facts import Paused, Resumed
from tests.cli.conftest import command, environment
from tests.cli.pilot import Pilot, fly
from tests.cli.script import AGREED, SEEDED, TURNS, typed

if TYPE_CHECKING:
    from rackhouse.game import Game
    from tests.cli.conftest import Play

LINES = [*typed(), AGREED]


def facts_in(path: Path) -> list[object]:
    return [
        entry.fact
        for entry in decode_record(path.read_bytes())
        if not isinstance(entry.fact, Paused | Resumed)
    ]


def test_a_killed_game_goes_on_where_it_was(play: Play, home: Path, tmp_path: Path) -> None:
    record, whole = tmp_path / "killed.rackhouse", tmp_path / "whole.rackhouse"
    process = subprocess.Popen(
        command(*SEEDED, "--record", str(record)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(home),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("".join(f"{line}\n" for line in LINES[:10]))
    process.stdin.flush()
    # It has done what it was told once it asks again after the tenth line.
    seen = ""
    while seen.count("> ") < 10 or "plays 7G LEVIN" not in seen:
        sign = process.stdout.read(1)
        assert sign, f"the program ended by itself: {seen}"
        seen += sign
    process.send_signal(signal.SIGKILL)
    process.wait()
    resumed = play(LINES[_lines_done(record) :], "--resume", str(record))
    assert "Certified: Bob 348, Ann 313." in resumed.stdout, resumed.stdout
    play(LINES, *SEEDED, "--record", str(whole))
    assert facts_in(record) == facts_in(whole)
    process.stdin.close()
    process.stdout.close()


def _lines_done(record: Path) -> int:
    """How many lines have their decisions in a record."""
    state = fold(decode_record(record.read_bytes()))
    lines = len(typed(TURNS[: len(state.tally)]))
    return lines - 1 if state.pending is not None else lines


def test_the_file_holds_every_decision_before_the_next_question(tmp_path: Path) -> None:
    record = tmp_path / "game.rackhouse"
    asked = 0

    def look(game: Game, _kind: str) -> None:
        nonlocal asked
        asked += 1
        assert decode_record(record.read_bytes()) == tuple(game.entries)
        assert {path.name for path in tmp_path.iterdir()} == {
            "game.rackhouse",
            "game.rackhouse.private",
        }

    fly(Pilot(look), record, "base")
    assert asked > 10


def test_neither_names_nor_the_secret_are_in_an_unfinished_record(
    play: Play, tmp_path: Path
) -> None:
    record = tmp_path / "game.rackhouse"
    play(LINES[:8], *SEEDED, "--record", str(record))
    text = record.read_text("utf-8")
    secret = "7".zfill(64)
    assert "Ann" not in text
    assert "Bob" not in text
    assert secret not in text
    private = private_path(record)
    assert secret in private.read_text("utf-8")
    assert private.stat().st_mode & 0o777 == 0o600


def test_leaving_says_how_to_go_on_and_the_latest_game_is_found(play: Play, home: Path) -> None:
    left = play([*LINES[:4], "quit"], *SEEDED)
    (record,) = (home / "games").glob("*.rackhouse")
    assert f"\nrackhouse play --resume {record}\n" in left.stdout
    resumed = play(["score"], "--resume")
    assert "Ann plays H4 BOXER for 34" in resumed.stdout
    assert "Totals: Ann 34, Bob 39." in resumed.stdout


def test_the_line_to_go_on_with_names_the_command_that_was_used(
    play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RACKHOUSE_COMMAND", "./run")
    record = tmp_path / "our game.rackhouse"
    left = play(LINES[:4], *SEEDED, "--record", str(record))
    assert f"\n./run play --resume '{record}'\n" in left.stdout
    done = play(LINES[4:], "--resume", str(record))
    assert f"\n./run verify '{record}'\n" in done.stdout
    assert f"\n./run export '{record}' --gcg 'our game.gcg'\n" in done.stdout
    over = play([], "--resume", str(record))
    assert "`./run verify` checks its draws, `./run export` writes it as GCG." in over.stderr


def test_what_holds_racks_is_for_its_owner_alone(play: Play, home: Path) -> None:
    before = os.umask(0o022)
    try:
        play(LINES[:4], *SEEDED)
    finally:
        assert os.umask(before) == 0o022, "the umask is put back"
    (record,) = (home / "games").glob("*.rackhouse")
    modes = [path.stat().st_mode & 0o777 for path in (record, private_path(record), record.parent)]
    assert modes == [0o600, 0o600, 0o700]


def test_the_end_of_the_lines_saves_like_quitting(play: Play, home: Path) -> None:
    done = play(LINES[:4], *SEEDED)
    assert done.returncode == 0
    (record,) = (home / "games").glob("*.rackhouse")
    assert fold(decode_record(record.read_bytes())).phase is Phase.PAUSED


def timed_game(record: Path) -> Game:
    wishes = GameWishes(
        with_settings(sheet_called("fundraiser"), ["round.seconds=3600"]),
        TerminalPeople.parse("Ann,Bob"),
        seed="7",
        record=record,
    )
    game, saved = open_table(wishes)
    began = game.state.at - 86_400_000
    game.entries[:] = [msgspec.structs.replace(entry, at=began) for entry in game.entries]
    game.state = fold(game.entries)
    game.clock = lambda: began
    game.begin()
    game.clock = lambda: began + 20_000
    saved.keep(game.entries)
    return game


def test_no_time_runs_while_nobody_plays(tmp_path: Path) -> None:
    record = tmp_path / "game.rackhouse"
    before = timed_game(record).state
    game, _ = take_up(record)
    after = game.state
    assert after.phase is Phase.ON_TURN
    assert (after.mover, after.turn) == (before.mover, before.turn)
    assert after.turn_time_left(after.at) == before.turn_time_left(before.at) == 180_000
    assert after.round_ends is not None
    assert before.round_ends is not None
    left = before.round_ends - before.at
    assert left - 60_000 < after.round_ends - after.at <= left + 60_000


def test_a_game_is_played_at_one_terminal_at_a_time(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "game.rackhouse"
    play(LINES[:2], *SEEDED, "--record", str(record))
    with held(record):
        refused = play([], "--resume", str(record))
    assert refused.returncode == 1
    assert "is being played at another terminal" in refused.stderr
    assert "H4 BOXER" in play([], "--resume", str(record)).stdout


def test_a_record_is_never_written_over(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "game.rackhouse"
    record.write_text("something else")
    refused = play([], *SEEDED, "--record", str(record))
    assert refused.returncode == 1
    assert "is there already" in refused.stderr
    assert record.read_text() == "something else"


@pytest.mark.parametrize("damage", [b"", b"{", b'{"secret":1}', b"\xff\xfe"])
def test_a_damaged_private_file_is_named(play: Play, tmp_path: Path, damage: bytes) -> None:
    record = tmp_path / "game.rackhouse"
    play([], *SEEDED, "--record", str(record))
    private_path(record).write_bytes(damage)
    with pytest.raises(MalformedError, match=r"game\.rackhouse\.private is damaged"):
        read_saved(record)


def test_a_certified_game_is_over(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "game.rackhouse"
    play(LINES, *SEEDED, "--record", str(record))
    with pytest.raises(IllegalError, match="over and certified"):
        take_up(record)


def test_a_game_from_before_there_were_characters_goes_on(tmp_path: Path) -> None:
    record = tmp_path / "old.rackhouse"
    open_table(
        GameWishes(sheet_called("base"), TerminalPeople.parse("Ann,bot"), seed="7", record=record)
    )
    beside = msgspec.json.decode(private_path(record).read_bytes())
    beside["people"]["seats"] = [{"name": "Ann"}, {"name": "Bot", "is_bot": True}]
    private_path(record).write_bytes(msgspec.json.encode(beside | {"strength": 0.6}))
    saved, _ = read_saved(record)
    seat = saved.beside.people.seats[1]
    assert (seat.name, seat.is_bot, seat.player) == ("Bot", True, "Otto")
