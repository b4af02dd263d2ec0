"""The folders of the pages know only those below them, and no style is written twice."""

from __future__ import annotations

import re
from graphlib import CycleError, TopologicalSorter
from typing import Final

from tools.repeated_styles import PAGES, count, repeated, rules_in

FOLDERS: Final = 16
"""What a newcomer can hold in one look."""
STYLES: Final = 100
"""Repeated style lines at most: small rules that are alike by chance."""
IMPORT: Final = re.compile(r'(?:from\s+|import\s*\(\s*|import\s+)"(\.[^"]+)"')
"""Imports of every kind: of values, of types, and those that are awaited."""
WRITTEN: Final = {PAGES / "api" / "types.ts", PAGES / "messages" / "keys.ts"}
"""Made before the pages are checked or built, and not in the repository."""


def arrows() -> dict[str, set[str]]:
    """Which folders each folder imports from. Tests may look anywhere, and the root leads on."""
    found: dict[str, set[str]] = {}
    for path in PAGES.glob("*/**/*"):
        if path.suffix not in {".ts", ".svelte"} or path.name.endswith(".test.ts"):
            continue
        folder = path.relative_to(PAGES).parts[0]
        for target in IMPORT.findall(path.read_text(encoding="utf-8")):
            there = (path.parent / target).resolve()
            assert there.is_file() or there in WRITTEN, (
                f"{path} imports {target}, which is not there"
            )
            found.setdefault(folder, set()).add(there.relative_to(PAGES).parts[0])
        found.setdefault(folder, set()).discard(folder)
    return found


def test_the_folders_of_the_pages_form_no_circle() -> None:
    try:
        TopologicalSorter(arrows()).prepare()
    except CycleError as error:
        raise AssertionError(f"these import each other: {' -> '.join(error.args[1])}") from None


def test_no_folder_imports_from_the_root() -> None:
    upward = {folder for folder, targets in arrows().items() if any("." in one for one in targets)}
    assert upward == set()


def test_the_folders_can_be_held_in_one_look() -> None:
    assert len([path for path in PAGES.iterdir() if path.is_dir()]) <= FOLDERS


def test_the_board_knows_nothing_of_the_pages_around_it() -> None:
    assert arrows()["board"] <= {"messages"}


def test_a_style_is_written_once() -> None:
    found = repeated()
    assert count(found) < STYLES, sorted(found, key=lambda rule: -found[rule])[:10]


def test_a_rule_is_told_from_the_same_rule_in_a_media_query() -> None:
    css = "a { top: 0; }\n/* why */\n@media print {\n  a { top: 0; }\n}"
    assert list(rules_in(css)) == [("", "a", ("top: 0;",)), ("@media print", "a", ("top: 0;",))]
