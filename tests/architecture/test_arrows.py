"""The folders know only those below them, and the rules stay data."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(__file__).resolve().parents[2] / "src" / "rackhouse"
FILES = sorted(SOURCE.rglob("*.py"))

BOTTOM = {"errors", "files", "mail", "messages", "strip_accents"}
BELOW = {
    "tiles": BOTTOM,
    "board": BOTTOM | {"tiles"},
    "lexicon": BOTTOM | {"tiles", "board"},
    "rules": BOTTOM | {"tiles", "board", "lexicon"},
    "ledger": BOTTOM,
    "record": BOTTOM | {"tiles", "board", "lexicon", "rules", "ledger"},
    "contest": BOTTOM | {"tiles", "board", "lexicon", "rules", "record", "ledger"},
    "referee": BOTTOM | {"tiles", "board", "lexicon", "rules", "record", "ledger"},
    "paper": BOTTOM | {"tiles", "board", "lexicon", "rules", "record", "ledger", "contest"},
    "engine": BOTTOM | {"tiles", "board", "lexicon"},
    "analysis": BOTTOM | {"tiles", "board", "lexicon", "rules", "record", "engine"},
    # A photo of a board; the core does the arithmetic.
    "vision": BOTTOM | {"tiles", "board", "engine"},
    # A player thinks about its own view with all that programs may use.
    "players": BOTTOM | {"tiles", "board", "lexicon", "rules", "record", "engine", "analysis"},
    # A review on paper, as a page and as a table.
    "report": BOTTOM | {"tiles", "board", "record", "paper", "analysis"},
    "ratings": BOTTOM,
    "exchange": BOTTOM | {"tiles", "board", "lexicon", "rules", "record", "ledger", "contest"},
}
CORE = BOTTOM | set(BELOW)
FACE = CORE | {"game", "judging", "__init__"}
HALL = FACE - {"analysis", "report", "vision"}
"""A hall analyses nothing, so nobody can ask it about a running game."""
BELOW |= {
    "errors": {"messages"},
    "messages": set(),
    "files": {"errors"},
    "mail": {"errors", "messages"},
    "strip_accents": set(),
    # `import rackhouse` is the library's face, `python -m rackhouse` the command line.
    "judging": CORE,
    "game": CORE | {"judging"},
    "__init__": FACE,
    "log": HALL,
    "service": HALL | {"log"},
    "desk": HALL | {"log", "service"},
    "store": HALL | {"log", "service", "desk"},
    "simulation": HALL | {"log", "service", "desk"},
    "server": HALL | {"log", "service", "desk", "store"},
    "cli": FACE | {"log", "service", "desk", "store", "simulation", "server"},
    "__main__": {"cli"},
}
"""What each folder or file of the package may import, itself aside."""

PURE = {"board", "record", "ledger", "contest", "exchange", "ratings", "referee"}
IMPURE = {
    *("asyncio", "ctypes", "getpass", "http", "locale", "logging"),
    *("multiprocessing", "os", "pathlib", "platformdirs", "queue", "random", "secrets", "select"),
    *("shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile"),
    *("threading", "time", "urllib", "uuid", "rackhouse.files"),
}
"""What a pure folder may not import: whatever reads a clock, a die, a file or the outside."""
IMPURE_CALLS = {"open", "input", "print", "now", "utcnow", "today"}

SHEETS = (
    *("washburn", "depaul", "fundraiser", "iowa", "priston"),
    *("naspa", "wespa", "hasbro", "mattel"),
)
LONGEST = 450


def place(file: Path) -> str:
    """The folder of the package that a file is in, or its own name at the top."""
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def imported(file: Path) -> Iterator[tuple[int, str]]:
    """The line and the full name of everything that a file imports, wherever it does."""
    package = ("rackhouse", *file.relative_to(SOURCE).parts[:-1])
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            for name in node.names:
                yield node.lineno, f"{module}.{name.name}"


def name_of(file: Path) -> str:
    return str(file.relative_to(SOURCE))


def upward(file: Path) -> Iterator[str]:
    """The imports of a file that reach a folder above its own."""
    here = place(file)
    if here not in BELOW:
        yield f"{name_of(file)} is in no folder of the design; say what it may import."
        return
    for line, name in imported(file):
        parts = name.split(".")
        if parts[0] != "rackhouse":
            continue
        # `from rackhouse import TileSet` asks the face at the top, which is above every folder.
        there = parts[1] if len(parts) > 1 and parts[1] in BELOW else "__init__"
        if there not in BELOW[here] | {here}:
            yield f"{name_of(file)}:{line} imports {name}: upwards."


def impure(file: Path) -> Iterator[str]:
    """What a file imports or calls that reads a clock, a die, a file or the outside."""
    for line, name in imported(file):
        parts = name.split(".")
        prefixes = {".".join(parts[:length]) for length in range(1, len(parts) + 1)}
        if prefixes & IMPURE:
            yield f"{name_of(file)}:{line} imports {name}, which is not pure."
    for node in ast.walk(parsed(file)):
        match node:
            case ast.Call(func=ast.Name(id=called)) if called in IMPURE_CALLS:
                yield f"{name_of(file)}:{node.lineno} calls {called}(), which is not pure."
            case ast.Call(func=ast.Attribute(attr=called)) if called in IMPURE_CALLS - {"open"}:
                yield f"{name_of(file)}:{node.lineno} calls {called}(), which is not pure."


def test_no_import_points_up() -> None:
    assert [said for file in FILES for said in upward(file)] == []


def test_the_pure_folders_reach_no_clock_no_die_and_no_file() -> None:
    assert [said for file in FILES if place(file) in PURE for said in impure(file)] == []


def test_no_code_mentions_a_rule_sheet_by_name() -> None:
    """A sheet is data, and code asks its values."""
    texts = {name_of(file): file.read_text(encoding="utf-8").lower() for file in FILES}
    assert [(name, sheet) for name in texts for sheet in SHEETS if sheet in texts[name]] == []


def test_a_file_fits_in_the_head() -> None:
    """A longer one has two nouns: split it."""
    lines = {name_of(file): len(file.read_text("utf-8").splitlines()) for file in FILES}
    assert {name: lines[name] for name in lines if lines[name] > LONGEST} == {}


def test_a_class_has_a_name_of_its_own() -> None:
    """Whoever searches for a name finds one class and one meaning."""
    homes: dict[str, list[str]] = {}
    for file in FILES:
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.ClassDef):
                homes.setdefault(node.name, []).append(f"{name_of(file)}:{node.lineno}")
    assert {name: found for name, found in homes.items() if len(found) > 1} == {}


def test_every_folder_of_the_package_is_looked_at() -> None:
    places = {place(file) for file in FILES}
    assert {"tiles", "board", "lexicon", "rules", "record", "ledger", "referee", "cli"} <= places
    assert "contest" in places


def test_an_arrow_that_points_up_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = tmp_path / "board" / "wrong.py"
    wrong.parent.mkdir()
    wrong.write_text("def f():\n    from ..referee import decide\n    import time\n")
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    assert list(imported(wrong)) == [(2, "rackhouse.referee.decide"), (3, "time")]
    assert [said.rsplit(" ", 1)[1] for said in upward(wrong)] == ["upwards."]
    assert list(impure(wrong)) == ["board/wrong.py:3 imports time, which is not pure."]
