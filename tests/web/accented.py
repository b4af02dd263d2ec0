"""A hall whose words all have accents: whatever it shows without them is in no catalogue.

``python -m tests.web.accented FOLDER serve`` runs such a hall, once :func:`make_accented` has
filled the folder.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import fluent.syntax.ast as ftl
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

from rackhouse.cli.main import main
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


def speak(words: Path) -> None:
    """Say everything from now on out of these catalogues."""
    for key in catalogue.catalogue("en", "data").entries:
        # What data files say is found by its English words: it is learnt before they have accents.
        known("-".join([*key.split("-")[:2], ""]), "")
    catalogue.WORDS = words
    catalogue.catalogue.cache_clear()


if __name__ == "__main__":
    made = Path(sys.argv.pop(1))
    speak(made / "messages")
    pages.Pages.__init__.__defaults__ = (made / "pages",)
    main()
