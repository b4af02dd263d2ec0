"""What the documentation shows and says of the terminal game is so today."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from rackhouse.cli.main import rackhouse
from rackhouse.cli.terminal.orders import is_order_word, read_order
from tools.terminal_picture import PICTURE, picture

PAGE = Path(__file__).resolve().parents[2] / "docs" / "players.md"
TABLE = [line.split("|")[1] for line in PAGE.read_text("utf-8").splitlines() if line[:3] == "| `"]
TYPED = [typed for cell in TABLE for typed in re.findall(r"`([^`]+)`", cell)]


def test_the_picture_is_up_to_date() -> None:
    assert PICTURE.read_text("utf-8") == picture(), "run python -m tools.terminal_picture"


def test_the_picture_asks_no_other_machine_for_anything() -> None:
    assert "url(" not in PICTURE.read_text("utf-8").replace("url(#", "")


@pytest.mark.parametrize("typed", TYPED)
def test_every_line_of_the_page_is_understood(typed: str) -> None:
    assert is_order_word(read_order(typed).word)


def test_every_option_on_the_page_is_there() -> None:
    named = set(re.findall(r"--[a-z]+", PAGE.read_text("utf-8")))
    with click.Context(rackhouse) as context:
        commands = [rackhouse.get_command(context, name) for name in ("play", "export", "serve")]
    there = {
        name
        for command in commands
        if command is not None
        for parameter in command.params
        for name in parameter.opts
    }
    assert named <= there
    assert len(named) > 8
