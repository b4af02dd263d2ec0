"""Every sentence with which the hall refuses has its words in each language of the pages."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rackhouse.record import Role
from rackhouse.referee.transitions import NOW, TABLE

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "rackhouse"
MESSAGES = ROOT / "web" / "src" / "messages"
REFUSING = (
    *sorted((SOURCE / "referee").glob("*.py")),
    *(SOURCE / "board" / name for name in ("geometry.py", "play.py", "position.py")),
    SOURCE / "service" / "staleness.py",
)
OPENING = "opening.py"
"""What is wrong with a game that is to be opened is told before there is a table."""
SAMPLE = "Qx7"
"""Stands for whatever a sentence has between its words."""


def known() -> list[re.Pattern[str]]:
    """What the pages can say, as patterns."""
    texts = json.loads((MESSAGES / "en" / "refusals.json").read_text("utf-8")).values()
    return [
        re.compile(
            "".join(
                ".+?" if at % 2 else re.escape(piece)
                for at, piece in enumerate(re.split(r"\{(\w+)\}", text))
            )
        )
        for text in texts
    ]


def sentences(path: Path) -> Iterator[str]:
    """The sentences that a file says to players: not its docstrings, and no halves."""
    tree = ast.parse(path.read_text("utf-8"))
    apart: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            apart.add(node.value)
        if isinstance(node, ast.Assert) and node.msg is not None:
            apart.add(node.msg)
        if isinstance(node, ast.JoinedStr):
            apart.update(node.values)
    for node in ast.walk(tree):
        if node not in apart and (text := text_of(node)).endswith(".") and " " in text:
            yield text


def text_of(node: ast.AST) -> str:
    """A string as it may come out."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(
                text_of(value) if isinstance(value, ast.Constant) else SAMPLE for value in values
            )
    return ""


@pytest.mark.parametrize("path", REFUSING, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_refusal_has_its_words(path: Path) -> None:
    if path.name == OPENING:
        return
    patterns = known()
    unknown = [
        said for said in sentences(path) if not any(pattern.fullmatch(said) for pattern in patterns)
    ]
    assert unknown == [], "give each its line in web/src/messages/*/refusals.json"


def test_so_has_everything_that_may_be_done_and_every_phase() -> None:
    patterns = known()
    whos = {" or the ".join(role.value for role in row.who) for row in TABLE}
    said = {*(row.says for row in TABLE), *NOW.values(), *whos}
    assert {one for one in said if not any(p.fullmatch(one) for p in patterns)} == set()
    assert Role.SEAT.value in whos


def test_the_check_would_notice(tmp_path: Path) -> None:
    path = tmp_path / "new.py"
    path.write_text(
        '"""Doc."""\n\n\ndef why(n):\n    """Why."""\n    return f"Nobody has {n} cats."\n'
    )
    assert list(sentences(path)) == [f"Nobody has {SAMPLE} cats."]
    assert not any(pattern.fullmatch(f"Nobody has {SAMPLE} cats.") for pattern in known())
