"""A format is one module: nothing outside ``contest/formats/`` knows one by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from rackhouse.contest.formats import FORMATS, AnyFormat
from tests.kit.page_words import dashed, page_words

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "rackhouse"
PAGES = ROOT / "web" / "src"
CLASSES = {one.__name__ for one in get_args(AnyFormat)}
TAGS = {one.name for one in FORMATS}
PYTHON = [
    path
    for path in sorted(SOURCE.rglob("*.py"))
    if SOURCE / "contest" / "formats" not in path.parents
]
SCRIPTS = [
    path
    for path in sorted(PAGES.rglob("*"))
    if path.suffix in (".ts", ".svelte")
    and not path.name.endswith((".test.ts", "fixtures.ts", "keys.ts"))
    and path.parent != PAGES / "api"  # written out of what the server says of itself
]


def names_in(code: str) -> Iterator[str]:
    """The formats that a Python file names: their classes, or what records call them."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                if name in CLASSES:
                    yield name
            case ast.Constant(value=str(text)) if text in TAGS:
                yield text


def tags_in(code: str) -> list[str]:
    """The formats that a script of the pages names."""
    return [text for text in re.findall(r"[\"'`]([a-z ]+)[\"'`]", code) if text in TAGS]


def test_no_program_knows_a_format_by_name() -> None:
    assert len(PYTHON) > 300
    found = {
        str(path.relative_to(ROOT)): names
        for path in PYTHON
        if (names := [*names_in(path.read_text("utf-8"))])
    }
    assert found == {}, "ask the format (contest/formats/format.py) instead"


def test_no_page_knows_a_format_by_name() -> None:
    assert len(SCRIPTS) > 300
    found = {
        str(path.relative_to(ROOT)): tags
        for path in SCRIPTS
        if (tags := tags_in(path.read_text("utf-8")))
    }
    assert found == {}, "ask the shape of the division's format instead"


def test_every_format_and_what_it_asks_has_its_words() -> None:
    said = page_words("en", "rounds")
    asked = {
        f"formats-{dashed(name)}"
        for one in FORMATS
        for name in (one.name, *(a.key for a in one.asks))
    }
    starts = {f"start-{dashed(one.starts_as)}" for one in get_args(AnyFormat)}
    assert (asked | starts) - said.keys() == set()


@pytest.mark.parametrize(
    "code",
    [
        "isinstance(one, Knockout)",
        "from rackhouse.contest.formats import Swiss",
        "match one:\n    case formats.Ladder():\n        pass",
        "is_it = name == 'round robin'",
    ],
)
def test_the_check_would_notice(code: str) -> None:
    assert list(names_in(code)) != []
    assert tags_in('format.format === "king of the hill"') == ["king of the hill"]
