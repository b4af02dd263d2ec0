"""No two modules need each other, not even for the names of their types; but for one."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

from tests.architecture.test_arrows import FILES, SOURCE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import pytest

BOTH_WAYS = {"rackhouse.contest.state"}
"""Needed by name from below: a division holds its format, and a format is asked about divisions."""


def module(file: Path) -> str:
    """The full name of a file's module."""
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(("rackhouse", *parts)).removesuffix(".__init__")


def needs(file: Path, known: Iterable[str]) -> set[str]:
    """The modules that a file imports, wherever it does: at the top, in a function, for a type."""
    own, names = module(file), set(known)
    package = own if file.name == "__init__.py" else own.rpartition(".")[0]
    found: set[str] = set()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            start = ".".join(above) if node.level else ""
            base = ".".join(filter(None, (start, node.module)))
            for name in node.names:
                full = f"{base}.{name.name}"
                # What is compiled is no file of ours, and needs none.
                is_compiled = Path(SOURCE.parent, *full.split(".")).with_suffix(".pyi").exists()
                found |= {full} if full in names else set() if is_compiled else {base}
    return (found & names) - {own} - {name for name in BOTH_WAYS if is_for_types(tree, name)}


def is_for_types(tree: ast.Module, name: str) -> bool:
    """Whether a module imports another for the names of its types alone."""
    for_types = {
        id(node)
        for block in tree.body
        if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
        for node in ast.walk(block)
    }
    return all(
        id(node) in for_types
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == name
    )


def cycles(graph: Mapping[str, set[str]]) -> list[tuple[str, ...]]:
    """The groups of modules in which each needs all others, by whatever way."""
    reach: dict[str, set[str]] = {}
    for name in graph:
        seen: set[str] = set()
        waiting = list(graph[name])
        while waiting:
            one = waiting.pop()
            if one not in seen:
                seen.add(one)
                waiting.extend(graph[one])
        reach[name] = seen
    rings = {
        tuple(sorted({name, *(one for one in reach[name] if name in reach[one])}))
        for name in graph
        if name in reach[name]
    }
    return sorted(rings)


def test_no_module_needs_itself_by_whatever_way() -> None:
    known = [module(file) for file in FILES]
    assert cycles({module(file): needs(file, known) for file in FILES}) == []


def test_a_cycle_is_seen_though_only_a_type_closes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "rackhouse"
    source.mkdir()
    monkeypatch.setattr(f"{__name__}.SOURCE", source)
    texts = {
        "one.py": "from rackhouse.two import Two\n",
        "two.py": "if TYPE_CHECKING:\n    from .three import Three\n",
        "three.py": "def f():\n    from rackhouse import one\n",
        "four.py": "import rackhouse.one\n",
    }
    for name, text in texts.items():
        (source / name).write_text(text)
    files = sorted(source.glob("*.py"))
    known = [module(file) for file in files]
    found = cycles({module(file): needs(file, known) for file in files})
    assert found == [("rackhouse.one", "rackhouse.three", "rackhouse.two")]
