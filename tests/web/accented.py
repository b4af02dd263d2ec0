"""A hall whose words all have accents: whatever it shows without them is in no catalogue."""

from __future__ import annotations

import os
import re
from pathlib import Path

import fluent.syntax.ast as ftl
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

from rackhouse.messages import catalogue
from rackhouse.messages.voice import known
from rackhouse.server.routes import pages
from tools import node

ACCENT = "\u0301"
"""A combining one, so that the words can still be read."""


class Accents(Transformer):
    """Marks the words of a catalogue, and leaves its values alone."""

    def visit_TextElement(self, element: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        words = re.sub("([A-Za-z])", rf"\1{ACCENT}", element.value)
        element.value = f"⟦{words}⟧"
        return element


def make_accented(folder: Path) -> None:
    """English catalogues with accents, and pages that are built from them."""
    words = folder / "messages"
    for path in catalogue.WORDS.glob("en/**/*.ftl"):
        read = FluentParser().parse(path.read_text("utf-8"))
        Accents().visit(read)
        made = words / path.relative_to(catalogue.WORDS)
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(FluentSerializer().serialize(read), "utf-8")
    os.environ["RACKHOUSE_CATALOGUES"] = f"{words}/"
    try:
        built = node.run("vite", "build", "--logLevel=warn", f"--outDir={folder / 'pages'}")
    finally:
        del os.environ["RACKHOUSE_CATALOGUES"]
    assert built == 0


def speak_accented(folder: Path) -> None:
    """Have this process say and show what :func:`make_accented` has made."""
    # What data files say is found by its English words: it is learnt before they have accents.
    known("preset-", "")
    for key in catalogue.catalogue("en", "data").entries:
        known("-".join([*key.split("-")[:2], ""]), "")
    catalogue.WORDS = folder / "messages"
    catalogue._read.cache_clear()
    pages.Pages.__init__.__defaults__ = (folder / "pages", None)
