"""``.tou``: tournament results as rating bodies take them, in the layout of the program AUPAIR.

The first line has the day and the title, each division begins with a star and its name, each
player has one line: the name, then a score and an opponent's number for every round. 2000 is added
to a winning score and 1000 to a tied one; a plus sign says that the player went first; a player's
own number is a bye.
"""

from __future__ import annotations

import re
from datetime import date
from typing import Final

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.exchange.crosstable import (
    CrossDivision,
    CrossGame,
    CrossPlayer,
    CrossTable,
    with_opponents,
)

_WON: Final = 2000
_TIED: Final = 1000
_LEAST_WON: Final = 1500
"""Codes from here on are wins: a win by less than no points is a code below 2000."""
_NAME: Final = 20
_PADDING: Final = f"{'0':>40}"
"""A line after a division's name that readers of the format expect."""
_END: Final = "*** END OF FILE ***"
_HEAD: Final = re.compile(r"\*.(\d\d)\.(\d\d)\.(\d{4})(?:\s+(.*))?")
_LINE: Final = re.compile(r"(\S.*?)((?:\s+-?\d+\s+\+?\d+)+)\s*")
_ROUND: Final = re.compile(r"(-?\d+)\s+(\+?)(\d+)")


def write_tou(table: CrossTable) -> str:
    r"""A tournament as the text of a ``.tou`` file.

    >>> ann = CrossPlayer("Ann Ash", games=(CrossGame(2, 410, 388, is_first=True),))
    >>> bob = CrossPlayer("Bob Elm", games=(CrossGame(1, 388, 410, is_first=False),))
    >>> table = CrossTable("Spring", date(2027, 3, 6), (CrossDivision("A", (ann, bob)),))
    >>> print(write_tou(table))
    *M06.03.2027 Spring
    *A
                                           0
    Ann Ash              2410  +2
    Bob Elm               388   1
    *** END OF FILE ***
    <BLANKLINE>
    """
    day = table.day or date(1900, 1, 1)
    lines = [f"*M{day:%d.%m.%Y} {_in_line(table.title)}"]
    for division in table.divisions:
        lines += [f"*{_in_line(division.title)}", _PADDING]
        lines += [_line(number, player) for number, player in enumerate(division.players, start=1)]
    return "\n".join([*lines, _END, ""])


def _line(number: int, player: CrossPlayer) -> str:
    name = re.sub(r"\d", "", _in_line(player.name)).strip()
    rounds = "".join(f" {_code(game):>4} {_opponent(number, game):>3}" for game in player.games)
    return f"{name:<{_NAME}}{rounds}".rstrip()


def _code(game: CrossGame) -> int:
    if game.is_bye:
        # No bye counts for a rating, and some readers take nothing but digits.
        return _WON + game.score if game.score > 0 else 0
    if game.spread == 0:
        return _TIED + game.score
    return _WON + game.score if game.spread > 0 else game.score


def _opponent(number: int, game: CrossGame) -> str:
    return f"{'+' if game.is_first else ''}{game.opponent or number}"


def _in_line(text: str) -> str:
    return " ".join(text.replace("*", " ").split())


def read_tou(text: str) -> CrossTable:
    """The tournament of a ``.tou`` file.

    >>> table = read_tou('''*M06.03.2027 Spring
    ... *A
    ... Ann Ash   2410 +2
    ... Bob Elm    388  1
    ... *** END OF FILE ***''')
    >>> table.title, table.divisions[0].players[1].games[0].spread
    ('Spring', -22)

    Raises:
        MalformedError: if it is none, or if two players' lines contradict each other.
    """
    table = tou_lists(text)
    return msgspec.structs.replace(table, divisions=tuple(map(with_opponents, table.divisions)))


def tou_lists(text: str) -> CrossTable:
    """The players of a ``.tou`` file, whether or not their games agree.

    Raises:
        MalformedError: if it is none.
    """
    lines = text.lstrip("\ufeff").splitlines()
    found = _HEAD.fullmatch(lines[0].strip()) if lines else None
    if found is None:
        raise MalformedError("exchange-tou-head")
    divisions: list[tuple[str, list[CrossPlayer]]] = []
    for line in lines[1:]:
        if line.strip() == _END:
            break
        if line.startswith("*"):
            divisions.append((line[1:].strip(), []))
        elif divisions and (row := _LINE.fullmatch(line.rstrip())):
            players = divisions[-1][1]
            players.append(_player(row[1].strip(), row[2], len(players) + 1))
    return CrossTable(
        (found[4] or "").strip(),
        _day(*map(int, found.group(3, 2, 1))),
        tuple(CrossDivision(name, tuple(who)) for name, who in divisions),
    )


def _player(name: str, rounds: str, number: int) -> CrossPlayer:
    games = []
    for code, plus, opponent in _ROUND.findall(rounds):
        if int(opponent) == number:
            games.append(CrossGame(0, int(code) % _WON if int(code) >= _WON else 0))
        else:
            games.append(CrossGame(int(opponent), _score(int(code)), is_first=bool(plus)))
    return CrossPlayer(name, games=tuple(games))


def _score(code: int) -> int:
    if code >= _LEAST_WON:
        return code - _WON
    return code - _TIED if code >= _TIED else code


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
