"""Sees to it that the built-in words are there before a wheel or source archive is made."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WordsHook(BuildHookInterface[Any]):
    """Builds the word files where they are missing or stale.

    A source archive carries them, with the stamp that shows them to be up to date, so that a
    wheel made from one needs no network.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the words, if need be, before the files of the package are collected."""
        del version, build_data
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from tools.build_words import build, is_up_to_date  # noqa: PLC0415 - the path is set now

        if not is_up_to_date():
            build(root / "build" / "sources", self.app.display_info)
