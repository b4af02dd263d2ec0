"""What a load is made of: tables with people at them, and what they will play."""

from __future__ import annotations

from typing import Any

import msgspec


class Step(msgspec.Struct, frozen=True):
    """What one seat sends in its turn."""

    seat: int
    order: dict[str, Any]


class Table(msgspec.Struct, frozen=True):
    """A game with two people at it, who have tokens."""

    game: str
    tokens: tuple[str, str]
    script: int


class Evening(msgspec.Struct, frozen=True):
    """All tables, and what is played at them."""

    tables: tuple[Table, ...]
    scripts: tuple[tuple[Step, ...], ...]
