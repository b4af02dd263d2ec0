"""Answers of the pattern twin that are kept, to hold the engine to hundreds of positions.

A file has one line about what it is and how it was made, and one for each position: the position
and the rack as CGP, how many plays there are, what they score together, a checksum over all of
them, and a few in clear.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from rackhouse.files import read_text, write_atomically
from rackhouse.record.cgp import CgpPosition

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from tests.twin.plays_twin import Laid

FOLDER = Path(__file__).with_name("answers")
COMMAND = "python -m tests.twin.make_answers"
_IN_CLEAR = 5


class Header(msgspec.Struct, frozen=True):
    """What the answers of a file are about."""

    game: str
    words: str
    """A checksum of the word list."""
    made_by: str = COMMAND


class Answer(msgspec.Struct, frozen=True):
    """What the twin found in one position."""

    game: int
    turn: int
    cgp: str
    count: int
    total: int
    digest: str
    some: tuple[str, ...]
    played: str | None
    """The play that led to the next position of the game."""

    @property
    def position(self) -> CgpPosition:
        """The position; the rack is that of whoever is on turn."""
        return CgpPosition.parse(self.cgp)


def line_of(laid: Laid, score: int) -> str:
    """A play in one way of writing only: its squares in order, its tiles, its score.

    >>> line_of(frozenset({((8, 9), "t"), ((8, 8), "CH")}), 12)
    '8H=CH 8I=t 12'
    """
    tiles = [f"{row}{chr(64 + column)}={text}" for (row, column), text in sorted(laid)]
    return " ".join([*tiles, str(score)])


def digest_of(lines: Iterable[str]) -> str:
    """A checksum over plays, whatever their order."""
    return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()[:32]


def in_clear(plays: Mapping[Laid, int]) -> tuple[str, ...]:
    """A few plays to be read by people: those that score most."""
    best = sorted(plays.items(), key=lambda play: (-play[1], sorted(play[0])))
    return tuple(line_of(laid, score) for laid, score in best[:_IN_CLEAR])


def checksum_of(words: Iterable[tuple[str, ...]]) -> str:
    """A checksum of a word list, whatever its order."""
    return digest_of("-".join(word) for word in words)


def kept(game: str) -> tuple[Header | None, list[Answer]]:
    """What is kept of a game; nothing where there is no file."""
    path = FOLDER / f"{game}.jsonl"
    if not path.exists():
        return None, []
    first, *others = read_text(path).splitlines()
    header = msgspec.json.decode(first, type=Header)
    return header, [msgspec.json.decode(line, type=Answer) for line in others]


def keep(header: Header, answers: Iterable[Answer]) -> None:
    """Write a game's answers, the whole file at once."""
    FOLDER.mkdir(exist_ok=True)
    write_atomically(FOLDER / f"{header.game}.jsonl", b"".join(_lines(header, answers)))


def _lines(header: Header, answers: Iterable[Answer]) -> Iterator[bytes]:
    for value in (header, *answers):
        yield msgspec.json.encode(value) + b"\n"
