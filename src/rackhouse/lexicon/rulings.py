"""A human judge's rulings from a paper dictionary, kept and offered again.

A ruling holds for one dictionary in one edition. When the same word comes up under both again, it
is *offered* to the judge, who confirms it or makes a new ruling: an offer is never a verdict. Until
its event has ended, only judges and the game that it was made in can see a ruling.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.files import read_limited, write_atomically
from rackhouse.lexicon.verdict import WordRuling

if TYPE_CHECKING:
    import os

VERSION: Final = 1


class Source(msgspec.Struct, frozen=True):
    """What a ruling was read from: a dictionary's title and its edition."""

    dictionary: str
    edition: str


class Occasion(msgspec.Struct, frozen=True):
    """Where, when and by whom a ruling was made: IDs, and a time as the caller writes it."""

    event: str
    game: str
    judge: str
    at: str


class KeptRuling(msgspec.Struct, frozen=True):
    """A ruling, the games it was used in, and the ruling that overturned it, if any."""

    number: int
    word: str
    acceptable: bool
    source: Source
    occasion: Occasion
    reason: str = ""
    games: tuple[str, ...] = ()
    """Every game that it decided: the one it was made in, and those it was confirmed for."""
    overturned_by: int | None = None


class EarlierRuling(msgspec.Struct, frozen=True):
    """An earlier ruling for a judge, who must confirm it before it counts."""

    ruling: KeptRuling


class RulingBook(msgspec.Struct, frozen=True):
    """All kept rulings; every change gives a new book.

    >>> paper = Source("The House Dictionary", "4th")
    >>> first = Occasion("spring", "game-1", "judge-a", "2025-05-01T19:00:00Z")
    >>> book = RulingBook().ruled("QI", paper, first, acceptable=True)
    >>> book.offer("QI", paper).ruling.acceptable, book.offer("QI", Source("Other", "1st"))
    (True, None)
    """

    rulings: tuple[KeptRuling, ...] = ()
    ended: tuple[str, ...] = ()
    """The events that have ended."""

    def offer(self, word: str, source: Source) -> EarlierRuling | None:
        """The ruling in force on a word under this dictionary and edition, for a judge."""
        standing = self._standing(word, source)
        return EarlierRuling(standing) if standing else None

    def ruled(
        self, word: str, source: Source, occasion: Occasion, *, acceptable: bool, reason: str = ""
    ) -> RulingBook:
        """The book with a ruling; it overturns an earlier one that differs."""
        standing = self._standing(word, source)
        if standing is not None and standing.acceptable == acceptable:
            return self._used(standing, occasion.game)
        number = len(self.rulings) + 1
        new = KeptRuling(
            number, word.upper(), acceptable, source, occasion, reason, (occasion.game,)
        )
        kept = [
            msgspec.structs.replace(old, overturned_by=number) if old is standing else old
            for old in self.rulings
        ]
        return msgspec.structs.replace(self, rulings=(*kept, new))

    def confirmed(self, offer: EarlierRuling, occasion: Occasion) -> tuple[RulingBook, WordRuling]:
        """The book after a judge confirmed an offer for a game, and the ruling.

        Raises:
            IllegalError: if the ruling has been overturned since it was offered.
        """
        ruling = offer.ruling
        standing = self._standing(ruling.word, ruling.source)
        if standing is None or standing.number != ruling.number:
            raise IllegalError("lexicon-ruling-overturned", word=ruling.word)
        book = self._used(standing, occasion.game)
        return book, WordRuling(ruling.word, ruling.acceptable, ruling.reason)

    def event_ended(self, event: str) -> RulingBook:
        """The book after an event; from now on everyone may see its rulings."""
        return msgspec.structs.replace(self, ended=tuple(sorted({*self.ended, event})))

    def visible(self, *, judge: bool = False, game: str | None = None) -> tuple[KeptRuling, ...]:
        """What a viewer may see: judges all, a game its own, everyone those of ended events."""
        return tuple(
            ruling
            for ruling in self.rulings
            if judge or ruling.occasion.event in self.ended or ruling.occasion.game == game
        )

    def touched(self, number: int) -> tuple[str, ...]:
        """The games that an overturned ruling decided; empty while it is in force.

        Raises:
            IllegalError: if there is no ruling of that number.
        """
        if not 1 <= number <= len(self.rulings):
            raise IllegalError("lexicon-no-ruling", number=number, count=len(self.rulings))
        ruling = self.rulings[number - 1]
        return ruling.games if ruling.overturned_by is not None else ()

    def _standing(self, word: str, source: Source) -> KeptRuling | None:
        for ruling in self.rulings:
            same = ruling.word == word.upper() and ruling.source == source
            if same and ruling.overturned_by is None:
                return ruling
        return None

    def _used(self, ruling: KeptRuling, game: str) -> RulingBook:
        games = tuple(dict.fromkeys((*ruling.games, game)))
        used = msgspec.structs.replace(ruling, games=games)
        kept = tuple(used if old is ruling else old for old in self.rulings)
        return msgspec.structs.replace(self, rulings=kept)


class _RulingsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    book: RulingBook


class _Version(msgspec.Struct, frozen=True):
    version: int


def load_rulings(path: str | os.PathLike[str]) -> RulingBook:
    """The book in a file; empty if there is no file yet.

    Raises:
        MalformedError: if the file is damaged, or of a later version.
    """
    if not Path(path).exists():
        return RulingBook()
    data = read_limited(path)
    try:
        version = msgspec.json.decode(data, type=_Version).version
        if version != VERSION:
            raise MalformedError(
                "lexicon-rulings-version", path=str(path), found=version, known=VERSION
            )
        return msgspec.json.decode(data, type=_RulingsFile).book
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MalformedError("lexicon-no-rulings", path=str(path), detail=str(error)) from None


def save_rulings(path: str | os.PathLike[str], book: RulingBook) -> None:
    """Write the book atomically."""
    data = msgspec.json.format(msgspec.json.encode(_RulingsFile(VERSION, book)), indent=1)
    write_atomically(path, data + b"\n")
