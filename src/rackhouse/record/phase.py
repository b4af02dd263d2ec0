"""The states of a game, from the empty table to the certified result."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """Where a game stands. The transition table says what leads from one to another."""

    SETTING_UP = "setting up"
    """Seats give their nonces, agree on a dictionary or a board, choose a score-keeper."""
    ON_TURN = "on turn"
    """One side is to lay, exchange or pass."""
    ANNOUNCED = "announced"
    """Tiles are locked and the score is announced; the clock is not yet pressed."""
    PENDING = "play pending"
    """The last play can be challenged."""
    ADJUDICATING = "adjudicating"
    """A challenge is with the judge, or with the sides and their book."""
    ASKING = "asking"
    """Every side has passed; each is asked privately whether plays are left."""
    FINAL_PENDING = "final pending"
    """The last play of the game can still be challenged."""
    RACKS = "racks"
    """Real tiles only: the racks left over are taken in."""
    FINISHED = "finished"
    CERTIFIED = "certified"
    PAUSED = "paused"
