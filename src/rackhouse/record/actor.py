"""Who does something at a game, and the phases that it goes through."""

from __future__ import annotations

from enum import Enum

import msgspec


class Role(Enum):
    """What somebody is at a game."""

    SEAT = "seat"
    JUDGE = "judge"
    SCORE_KEEPER = "score-keeper"
    DIRECTOR = "director"
    CLOCK = "clock"
    """Time itself, and the program that runs the table."""
    PUBLIC = "public"
    """A spectator, who may do nothing."""

    __hash__ = object.__hash__  # there is one of each: quicker than by name, and asked often


class Actor(msgspec.Struct, frozen=True):
    """Somebody at a game; seats count from 0.

    >>> str(Actor.seat_at(0)), str(JUDGE)
    ('seat 1', 'judge')
    """

    role: Role
    seat: int | None = None

    @staticmethod
    def seat_at(seat: int) -> Actor:
        """The side at a seat."""
        return Actor(Role.SEAT, seat)

    def __str__(self) -> str:
        return self.role.value if self.seat is None else f"{self.role.value} {self.seat + 1}"


JUDGE = Actor(Role.JUDGE)
SCORE_KEEPER = Actor(Role.SCORE_KEEPER)
DIRECTOR = Actor(Role.DIRECTOR)
CLOCK = Actor(Role.CLOCK)
PUBLIC = Actor(Role.PUBLIC)


class Phase(Enum):
    """Where a game is; the transition table says what leads from one phase to another."""

    SETTING_UP = "setting up"
    """Seats give their nonces, agree on a dictionary or board, choose a score-keeper."""
    ON_TURN = "on turn"
    """One side is to lay, exchange or pass."""
    ANNOUNCED = "announced"
    """Tiles are locked and the score is announced; the clock is not yet pressed."""
    PENDING = "play pending"
    """The last play can be challenged."""
    ADJUDICATING = "adjudicating"
    """A challenge is with the judge, or with the sides and their book."""
    ASKING = "asking"
    """Every side has passed; each is asked privately whether it has plays left."""
    FINAL_PENDING = "final pending"
    """The last play of the game can still be challenged."""
    RACKS = "racks"
    """Real tiles only: the sides declare the racks left over."""
    FINISHED = "finished"
    CERTIFIED = "certified"
    PAUSED = "paused"

    __hash__ = object.__hash__  # as above
