"""What the pages say, out of the catalogues that they are built from."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, ast

from rackhouse.messages.catalogue import WORDS


def page_words(language: str, area: str) -> dict[str, str]:
    """The words of an area by key, without their values."""
    read = FluentParser().parse((WORDS / language / "pages" / f"{area}.ftl").read_text("utf-8"))
    return {
        entry.id.name: "".join(
            part.value for part in entry.value.elements if isinstance(part, ast.TextElement)
        )
        for entry in read.body
        if isinstance(entry, ast.Message) and entry.value
    }


def dashed(text: str) -> str:
    """The part of a key that stands for what the data call so, as the pages make it."""
    return "-".join(re.findall(r"\w+", text))
