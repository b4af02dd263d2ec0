"""The line of a TOML file that each key is on.

The parser forgets where a value was, but a person who corrects a sheet wants the line. This reads
only what it needs: headers, keys, and where multi-line strings begin and end.
"""

from __future__ import annotations

import re
from typing import Final

_PART = r"""(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')"""
_DOTTED = rf"{_PART}(?:[ \t]*\.[ \t]*{_PART})*"
_HEADER: Final = re.compile(rf"[ \t]*\[\[?[ \t]*({_DOTTED})[ \t]*\]")
_KEY: Final = re.compile(rf"[ \t]*({_DOTTED})[ \t]*=")
_PARTS: Final = re.compile(_PART)
_FENCE: Final = re.compile(r"\"\"\"|'''")


def lines_of_keys(text: str) -> dict[str, int]:
    r"""The line of each key and of each section, counted from 1.

    >>> lines_of_keys('title = "Ours"\n[challenge]\nscope = "play"')
    {'title': 1, 'challenge': 2, 'challenge.scope': 3}
    """
    found: dict[str, int] = {}
    section: list[str] = []
    fence: str | None = None
    for number, line in enumerate(text.split("\n"), start=1):
        if fence is None:
            if header := _HEADER.match(line):
                section = _parts(header.group(1))
                found.setdefault(".".join(section), number)
            elif key := _KEY.match(line):
                found.setdefault(".".join([*section, *_parts(key.group(1))]), number)
        for mark in _FENCE.findall(line):
            if fence is None:
                fence = mark
            elif fence == mark:
                fence = None
    return found


def _parts(dotted: str) -> list[str]:
    return [part.strip("\"'") for part in _PARTS.findall(dotted)]


def line_of(lines: dict[str, int], key: str) -> int | None:
    """The line of a key; otherwise of the first key within it, or of the section around it.

    >>> line_of({"helps.peek": 7}, "helps.peek.price"), line_of({"clock.use": 3}, "clock")
    (7, 3)
    """
    if key in lines:
        return lines[key]
    within = [line for other, line in lines.items() if other.startswith(f"{key}.")]
    if within or "." not in key:
        return min(within, default=None)
    return line_of(lines, key.rpartition(".")[0])
