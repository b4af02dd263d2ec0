"""Who does something: a seat at the table or a person with a role."""

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
    """Looks on, and may do nothing."""


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
