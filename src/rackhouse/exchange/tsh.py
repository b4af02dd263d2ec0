"""``.t``: a division as the program tsh keeps it, which rating bodies take as well.

Each player has one line: the surname, a comma, the first names and the rating; the opponents'
numbers, 0 for a bye; after a semicolon the scores; then, each after a semicolon, more that goes by
rounds, such as ``p12``: 1 for who went first, 2 for who went second, 0 for a bye.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.exchange.crosstable import (
    CrossDivision,
    CrossGame,
    CrossPlayer,
    with_opponents,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

_NAME: Final = 22
_LINE: Final = re.compile(r"(\D.*?)\s+(\d+)((?:\s+\d+)*)\s*")
_SCORES: Final = re.compile(r"(?:\s+-?\d+)*\s*")
_FIRST: Final = {"1": True, "2": False}


def write_tsh(division: CrossDivision) -> str:
    """A division as the text of a ``.t`` file.

    >>> ann = CrossPlayer("Ann Ash", 1500, (CrossGame(2, 410, 388, is_first=True),))
    >>> bob = CrossPlayer("Bob Elm", None, (CrossGame(1, 388, 410, is_first=False),))
    >>> print(write_tsh(CrossDivision("A", (ann, bob))), end="")
    Ash, Ann               1500 2; 410; p12 1
    Elm, Bob                  0 1; 388; p12 2
    """
    return "".join(f"{_line(player)}\n" for player in division.players)


def _line(player: CrossPlayer) -> str:
    games = player.games
    name = f"{surname_first(player.name):<{_NAME}} {player.rating or 0:>4}"
    parts = [
        " ".join([name, *(str(game.opponent) for game in games)]),
        " ".join(str(game.score) for game in games),
    ]
    if any(game.is_first is not None for game in games):
        parts.append(" ".join(["p12", *map(_turn, games)]))
    return "; ".join(parts).rstrip()


def _turn(game: CrossGame) -> str:
    if game.is_bye:
        return "0"
    return "3" if game.is_first is None else "1" if game.is_first else "2"


def surname_first(name: str) -> str:
    """A name with the surname in front; one that has a comma already is left alone.

    >>> surname_first("Ann Marie Ash"), surname_first("Ash, Ann"), surname_first("Cher")
    ('Ash, Ann Marie', 'Ash, Ann', 'Cher')
    """
    plain = " ".join(re.sub(r"[\d;#]", " ", name).split())
    first, _, last = plain.rpartition(" ")
    return plain if not first or "," in plain else f"{last}, {first}"


def surname_last(name: str) -> str:
    """A name as it is spoken.

    >>> surname_last("Ash, Ann Marie"), surname_last("Cher")
    ('Ann Marie Ash', 'Cher')
    """
    last, comma, first = name.partition(",")
    return f"{first.strip()} {last.strip()}" if comma else name


def read_tsh(text: str, title: str = "") -> CrossDivision:
    r"""The division of a ``.t`` file.

    >>> division = read_tsh("Ash, Ann 1500 2 0; 410 50; p12 1 0\nElm, Bob 900 1; 388; p12 2")
    >>> division.players[0].name, division.players[0].games[0].spread
    ('Ann Ash', 22)

    Raises:
        MalformedError: with the number of the line that is none, or if two players' lines
            contradict each other.
    """
    return with_opponents(CrossDivision(title, tsh_players(text)))


def tsh_players(text: str) -> tuple[CrossPlayer, ...]:
    """The players of a ``.t`` file, whether or not their games agree.

    Raises:
        MalformedError: with the number of the line that is none.
    """
    players = []
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        line_only = line.partition("#")[0].strip()
        if line_only:
            players.append(_player(line_only.split(";"), number))
    return tuple(players)


def _player(parts: Sequence[str], number: int) -> CrossPlayer:
    found = _LINE.fullmatch(parts[0].strip())
    scores = parts[1] if len(parts) > 1 else ""
    if found is None or not _SCORES.fullmatch(scores):
        raise MalformedError("exchange-tsh-line", line=number)
    turns = next((one.split()[1:] for one in parts[2:] if one.split()[:1] == ["p12"]), [])
    games = tuple(
        CrossGame(int(opponent), int(score))
        for opponent, score in zip(found[3].split(), scores.split(), strict=False)
    )
    noted = tuple(
        msgspec.structs.replace(game, is_first=_FIRST.get(turn))
        for game, turn in zip(games, turns, strict=False)
    )
    rating = int(found[2])
    return CrossPlayer(
        surname_last(found[1].strip()), rating or None, (*noted, *games[len(noted) :])
    )
