"""A bar on the terminal for what takes noticeable time."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from collections.abc import Callable

_PATIENCE: Final = 0.5
"""Seconds in which nobody wonders what is going on."""
_WIDTH: Final = 30


def progress_of(what: str) -> Callable[[int], None] | None:
    """What shows hundredths as a bar on stderr, or ``None`` where no person is watching.

    A work that is done within half a second is not worth a bar, and shows none.
    """
    if sys.stderr is None or not sys.stderr.isatty():
        return None
    began = time.monotonic()
    is_shown = False

    def show(hundredths: int) -> None:
        nonlocal is_shown
        if time.monotonic() - began < _PATIENCE and not is_shown:
            return
        is_shown = True
        bar = ("#" * (hundredths * _WIDTH // 100)).ljust(_WIDTH, ".")
        end = "\n" if hundredths == 100 else ""
        click.echo(f"\r{what} [{bar}] {hundredths:3}%{end}", nl=False, err=True)

    return show
