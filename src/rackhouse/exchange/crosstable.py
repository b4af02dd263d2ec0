"""A tournament as rating bodies see it: players in a list, and whom each met in every round."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import MalformedError

if TYPE_CHECKING:
    from datetime import date


class CrossGame(msgspec.Struct, frozen=True):
    """One round of one player.

    >>> CrossGame(opponent=2, score=410, against=388).spread
    22
    """

    opponent: int
    """The opponent's number in the list, from 1 on; 0 is a bye."""
    score: int
    """A bye has the points that it adds to the spread here."""
    against: int = 0
    is_first: bool | None = None
    """Whether the player went first; none where nobody noted it."""

    @property
    def is_bye(self) -> bool:
        """Whether there was no opponent."""
        return self.opponent == 0

    @property
    def spread(self) -> int:
        """What the round adds to the player's spread."""
        return self.score - self.against


class CrossPlayer(msgspec.Struct, frozen=True):
    """A player and their rounds, in order."""

    name: str
    rating: int | None = None
    games: tuple[CrossGame, ...] = ()


class CrossDivision(msgspec.Struct, frozen=True):
    """The players of a division; their numbers count from 1."""

    title: str
    players: tuple[CrossPlayer, ...]


class CrossTable(msgspec.Struct, frozen=True):
    """A whole tournament."""

    title: str
    day: date | None
    divisions: tuple[CrossDivision, ...]


def with_opponents(division: CrossDivision) -> CrossDivision:
    """A division in which every game has the opponent's score as the opponent has it.

    For formats that write down only a player's own score.

    Raises:
        MalformedError: if an opponent does not exist, or did not meet the player.
    """
    players = division.players
    return CrossDivision(
        division.title,
        tuple(
            msgspec.structs.replace(
                player,
                games=tuple(
                    _with_opponent(players, number, place, game)
                    for place, game in enumerate(player.games)
                ),
            )
            for number, player in enumerate(players, start=1)
        ),
    )


def _with_opponent(
    players: tuple[CrossPlayer, ...], number: int, place: int, game: CrossGame
) -> CrossGame:
    if game.is_bye:
        return game
    name = players[number - 1].name
    if game.opponent > len(players):
        raise MalformedError(
            "exchange-no-such-opponent", name=name, round=place + 1, number=game.opponent
        )
    theirs = players[game.opponent - 1].games
    if place >= len(theirs) or theirs[place].opponent != number:
        raise MalformedError(
            "exchange-not-mutual",
            name=name,
            other=players[game.opponent - 1].name,
            round=place + 1,
        )
    return msgspec.structs.replace(game, against=theirs[place].score)
