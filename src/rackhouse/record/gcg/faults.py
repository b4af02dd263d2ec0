"""The faults found while a game is replayed, in the order of its events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record.check import Entry, ReplayError

if TYPE_CHECKING:
    from rackhouse.messages import Message
    from rackhouse.record.gcg.game import GcgGame


class Faults:
    r"""Collects the errors of one game, each with its event and line.

    >>> from rackhouse.messages import message
    >>> from rackhouse.record.gcg import read_gcg
    >>> faults = Faults(read_gcg("#player1 a A\n#player2 b B\n>a: AB 8G AB +8 8\n"))
    >>> faults.add(0, "score", 8, 10, message("gcg-score", play="8G AB", right=10, score=8))
    >>> [(fault.event, fault.line) for fault in faults.in_order()]
    [(1, 3)]
    """

    def __init__(self, game: GcgGame) -> None:
        self._game = game
        self._found: list[ReplayError] = []

    def add(self, event: int, kind: str, recorded: Entry, right: Entry, what: Message) -> None:
        """Note one error at the event of that index."""
        line = self._game.line_of(event)
        self._found.append(ReplayError(event + 1, line, kind, recorded, right, what))

    def in_order(self) -> tuple[ReplayError, ...]:
        """All errors, by event."""
        return tuple(sorted(self._found, key=lambda error: error.event or 0))
