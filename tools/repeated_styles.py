"""Counts the style lines of the pages that are repeated word for word.

``python -m tools.repeated_styles`` reads every ``<style>`` block and stylesheet of ``web/src``. A
rule is repeated where another one has the same selector, the same declarations and stands in the
same media query; the lines of all such rules are counted, and each is printed with its number.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGES: Final = Path(__file__).resolve().parent.parent / "web" / "src"
Rule: TypeAlias = tuple[str, str, tuple[str, ...]]
"""The media query or other block around a rule, its selector, its declarations."""
_STYLE: Final = re.compile(r"<style>\n(.*?)</style>", re.DOTALL)
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_PART: Final = re.compile(r"[^{}]*[{}]")


def rules_in(css: str) -> Iterator[Rule]:
    """The rules of a stylesheet, in order.

    >>> list(rules_in("a { color: red; } @media print { a { top: 0; } }"))
    [('', 'a', ('color: red;',)), ('@media print', 'a', ('top: 0;',))]
    """
    blocks: list[str] = []
    for part in _PART.findall(_COMMENT.sub("", css)):
        text = " ".join(part[:-1].split())
        if part.endswith("{"):
            blocks.append(text)
        else:
            selector = blocks.pop()
            if text:
                lines = tuple(f"{line.strip()};" for line in text.split(";") if line.strip())
                yield " ".join(blocks), selector, lines


def repeated(folder: Path = PAGES) -> dict[Rule, int]:
    """The rules that stand more than once in the pages, and how often."""
    found: Counter[Rule] = Counter()
    for path in sorted(folder.rglob("*")):
        if path.suffix == ".css":
            found.update(rules_in(path.read_text(encoding="utf-8")))
        elif path.suffix == ".svelte":
            for css in _STYLE.findall(path.read_text(encoding="utf-8")):
                found.update(rules_in(css))
    return {rule: times for rule, times in found.items() if times > 1}


def count(rules: dict[Rule, int]) -> int:
    """The lines of repeated rules: their selectors, declarations and closing braces."""
    return sum(times * (2 + len(rule[2])) for rule, times in rules.items())


def main() -> int:
    """Print the count and what it is made of."""
    rules = repeated()
    for (around, selector, lines), times in sorted(rules.items(), key=lambda one: -one[1]):
        print(f"{times} times {around} {selector} {{ {' '.join(lines)} }}")
    print(f"{count(rules)} repeated style lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())
