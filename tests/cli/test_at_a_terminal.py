"""At a real terminal: a curtain between people, limits that end a turn, colours, Ctrl-C."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from rackhouse.players import LADDER
from rackhouse.record import Phase, decode_record, fold
from tests.cli.conftest import command, environment
from tests.cli.script import SEEDED

PATIENCE = 60
"""Seconds after which a terminal that does not say what it should is taken for broken."""


class Terminal:
    """A terminal with the program in it."""

    def __init__(self, home: Path, arguments: tuple[str, ...], **more: str) -> None:
        self._ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            command(*arguments),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(home, **{"TERM": "dumb", **more}),
            start_new_session=True,
        )
        os.close(theirs)
        self.seen = ""

    def until(self, text: str) -> str:
        """Read on until the program has said something; what was read since the last time."""
        raw = b""
        end = monotonic() + PATIENCE
        while text not in raw.decode("utf-8", "replace"):
            ready, _, _ = select.select([self._ours], [], [], max(0, end - monotonic()))
            try:
                more = os.read(self._ours, 4096) if ready else b""
            except OSError:
                more = b""
            assert more, f"{text!r} never came; the last was:\n{raw.decode('utf-8', 'replace')}"
            raw += more
        return raw.decode("utf-8", "replace").replace("\r", "")

    def type(self, line: str) -> None:
        os.write(self._ours, line.encode() + b"\n")

    def press(self, key: bytes) -> None:
        os.write(self._ours, key)

    def interrupt(self) -> None:
        """Press Ctrl-C, and again while nothing comes of it.

        Python may be between showing its prompt and waiting for keys; a signal that comes just
        then is noticed with the next one.
        """
        for _ in range(int(PATIENCE)):
            os.killpg(self.process.pid, signal.SIGINT)
            if select.select([self._ours], [], [], 1)[0]:
                return

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_a_curtain_keeps_racks_private(terminals: list[Terminal], home: Path) -> None:
    terminal = Terminal(home, (*SEEDED, "--rules", "base"))
    terminals.append(terminal)
    curtain = terminal.until("Pass the keyboard to Ann, then press Enter.")
    assert "\nAnn  " not in curtain
    terminal.type("")
    ann = terminal.until("Ann> ")
    rack = re.search(r"\nAnn  (.+)\n", ann)
    assert rack is not None
    terminal.type("H4 BOXER")
    curtain = terminal.until("Pass the keyboard to Bob, then press Enter.")
    assert "\nAnn  " not in curtain
    assert "Ann plays H4 BOXER for 34; draws 5." in curtain
    terminal.type("")
    bob = terminal.until("Bob> ")
    assert re.search(r"\nBob  \S", bob)
    assert "\nAnn  " not in bob


def test_what_is_typed_at_the_curtain_is_said_to_be_lost(
    terminals: list[Terminal], home: Path
) -> None:
    terminal = Terminal(home, (*SEEDED, "--rules", "base"))
    terminals.append(terminal)
    terminal.until("Pass the keyboard to Ann, then press Enter.")
    terminal.type("H4 BOXER")
    told = terminal.until("Pass the keyboard to Ann, then press Enter.")
    assert "Press Enter first to see your rack" in told
    assert "\nAnn  " not in told
    terminal.type("quit")
    terminal.until("rackhouse play --resume ")


def test_the_line_to_go_on_with_is_never_cut(terminals: list[Terminal], tmp_path: Path) -> None:
    record = tmp_path / f"{'long' * 25}.rackhouse"
    arguments = ("--seed", "7", "--players", "Ann,bot", "--rules", "base", "--record", str(record))
    terminal = Terminal(tmp_path, arguments, TERM="xterm-256color")
    terminals.append(terminal)
    terminal.until("Ann> ")
    terminal.type("quit")
    terminal.until(f"rackhouse play --resume {record}")


def test_a_hard_limit_ends_the_turn_of_somebody_who_types_nothing(
    terminals: list[Terminal], home: Path
) -> None:
    limit = ("--set", "turn.limit=hard", "--set", "turn.seconds=4", "--set", "turn.warn_seconds=3")
    terminal = Terminal(home, ("--seed", "7", "--players", "Ann,bot", "--rules", "base", *limit))
    terminals.append(terminal)
    seen = terminal.until("Ann runs out of time: no play, no score.")
    assert "0:01 left." in seen


def test_ctrl_c_saves_and_says_how_to_go_on(terminals: list[Terminal], home: Path) -> None:
    terminal = Terminal(home, ("--seed", "7", "--players", "Ann,bot", "--rules", "base"))
    terminals.append(terminal)
    terminal.until("Ann> ")
    terminal.interrupt()
    terminal.until("rackhouse play --resume ")
    assert terminal.process.wait(PATIENCE) == 0
    (record,) = (home / "games").glob("*.rackhouse")
    assert fold(decode_record(record.read_bytes())).phase is Phase.PAUSED


def test_ctrl_d_saves_too(terminals: list[Terminal], home: Path) -> None:
    terminal = Terminal(home, ("--seed", "7", "--players", "Ann,bot", "--rules", "base"))
    terminals.append(terminal)
    terminal.until("Ann> ")
    terminal.press(b"\x04")
    terminal.until("rackhouse play --resume ")


def test_without_a_sheet_a_menu_is_shown_and_enter_takes_the_first(
    terminals: list[Terminal], home: Path
) -> None:
    terminal = Terminal(home, ("--seed", "7", "--players", "Ann,bot"))
    terminals.append(terminal)
    menu = terminal.until("Which game? [1] ")
    assert menu.index("DePaul") < menu.index("Washburn") < menu.index("Box rules")
    terminal.type("11")
    terminal.until("Type a number from 1 to 10.")
    terminal.type("")
    terminal.until("DePaul: campus league")


def test_somebody_alone_is_asked_whom_to_play_against(
    terminals: list[Terminal], home: Path
) -> None:
    terminal = Terminal(home, ("--seed", "7"))
    terminals.append(terminal)
    terminal.until("Which game? [1] ")
    terminal.type("6")
    listed = terminal.until("Against whom? [3] ")
    for character in LADDER:
        assert f"  {character.sentence}\n" in listed
    assert all(len(line) <= 80 for line in listed.splitlines())
    too_high = str(len(LADDER) + 1)
    terminal.type(too_high)
    terminal.until(f"There is no player called “{too_high}”")
    terminal.type("vera")
    assert "Vera" in terminal.until("You> ")


def test_the_round_time_is_asked_for_where_the_sheet_leaves_it_open(
    terminals: list[Terminal], home: Path
) -> None:
    terminal = Terminal(home, ("--seed", "7", "--players", "Ann,bot", "--rules", "fundraiser"))
    terminals.append(terminal)
    terminal.until("How many minutes does the round last? [45] ")
    terminal.type("")
    assert re.search(r"Round: (45:00|44:5\d) left", terminal.until("Ann> "))


@pytest.mark.parametrize(
    ("more", "coloured"), [({"TERM": "xterm-256color"}, True), ({"TERM": "dumb"}, False)]
)
def test_colour_is_for_terminals_that_have_it(
    terminals: list[Terminal], home: Path, more: dict[str, str], *, coloured: bool
) -> None:
    for extra, expected in (({}, coloured), ({"NO_COLOR": "1"}, False)):
        arguments = ("--seed", "7", "--players", "Ann,bot", "--rules", "base")
        terminal = Terminal(home, arguments, **more, **extra)
        terminals.append(terminal)
        assert ("\x1b[1;38;" in terminal.until("Ann> ")) is expected
