"""Word lists that people bring to a hall: looked through first, kept, changed, and found again.

A list is kept in the store under a name that ends with a part of its checksum, so its words never
change. A process writes it to its own disk when it is first needed there; that is where games,
engine players and old records find it.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.errors import IllegalError, RackhouseError, UnknownNameError, require
from rackhouse.lexicon import Dictionary, Lexicon, import_list
from rackhouse.lexicon import store as shelf
from rackhouse.lexicon.labelled import is_labelled
from rackhouse.lexicon.sealed import DICTIONARY, WORDS, header_of
from rackhouse.messages import Message, message, quoted
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.values import BroughtList, PersonId
from rackhouse.service.wording import line
from rackhouse.strip_accents import strip_accents

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.lexicon import ImportReport
    from rackhouse.log.process import Clock
    from rackhouse.service.ports import Store

LARGEST: Final = 8 * 1024 * 1024
"""The most bytes of a file that is brought."""
MOST_WORDS: Final = 1_000_000
MOST_CHANGES: Final = 2_000
MOST_OF_ONE: Final = 5
"""How many lists somebody may have; keepers may have more."""
MOST_OF_KEEPER: Final = 50
MOST_IN_HALL: Final = 500
LONGEST_TITLE: Final = 80
_SAMPLES: Final = 12


class ListFile(msgspec.Struct, frozen=True):
    """A file as somebody brings it, and how it is to be read."""

    name: str
    """The name of the file; ``.csv`` and ``.tsv`` have columns."""
    data: bytes
    tile_set: str = "english"
    first_word_only: bool = False


class ListPreview(msgspec.Struct, frozen=True):
    """What a file would give, before anything is kept."""

    words: int
    lines: int
    left_out: int
    """How many lines give no word."""
    encoding: str
    findings: tuple[Message, ...]
    """What was done with the other lines, with some of them."""
    samples: tuple[str, ...]
    """Some of the words, from all over the list."""
    checksum: str


class WordListShown(msgspec.Struct, frozen=True):
    """A word list or a labelled dictionary that games can be played with."""

    name: str
    kind: str
    """``list`` or ``dictionary``."""
    title: str
    edition: str
    words: int
    checksum: str
    base: str = ""
    """The title of the list that it changes, if it is one with a house's additions."""
    is_brought: bool = False
    """Whether somebody has brought it to this hall."""
    is_own: bool = False
    is_shared: bool = False
    """Whether everybody may play with it."""


class WordLists:
    """The lists of a hall, for those who bring them and for the games that need them."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._turn = asyncio.Lock()
        """One file is read at a time: it takes a second of a processor."""

    async def fetch(self, name: str) -> None:
        """Make sure that a list is on this machine, if the hall has it."""
        if await asyncio.to_thread(shelf.kind_of, name) is not None:
            return
        data = await self._store.word_list_file(name)
        if data is not None:
            await asyncio.to_thread(shelf.write_brought, name, data)

    async def listed(self, person: PersonId | None) -> tuple[WordListShown, ...]:
        """The lists that somebody may choose, those of the machine first."""
        brought = await self._store.word_lists(person)
        return (*await asyncio.to_thread(_on_shelf), *(_shown(one, person) for one in brought))

    async def check_choice(self, person: PersonId, name: str, *, is_rated: bool) -> None:
        """Check that somebody may open a game with a list, and have it on this machine.

        Raises:
            UnknownNameError: if it is somebody else's.
            IllegalError: if the game is rated and the list is not everybody's.
        """
        brought = await self._store.word_list(name)
        if brought is not None:
            if not brought.is_shared and brought.owner != person:
                raise UnknownNameError("service-list-unknown", name=quoted(name))
            require(brought.is_shared or not is_rated, "service-list-not-in-rated")
        await self.fetch(name)

    async def preview(self, file: ListFile) -> ListPreview:
        """Look through a file; nothing is kept.

        Raises:
            RackhouseError: if it is not a list of words, with what to do.
        """
        lexicon, report = await self._read(file)
        step = max(1, len(lexicon) // _SAMPLES)
        return ListPreview(
            words=report.kept,
            lines=report.lines,
            left_out=report.left_out,
            encoding=report.encoding,
            findings=tuple(finding.sentence() for finding in report.findings),
            samples=tuple(lexicon)[::step][:_SAMPLES],
            checksum=lexicon.checksum,
        )

    async def bring(
        self, person: PersonId, file: ListFile, title: str, edition: str, *, is_shared: bool
    ) -> WordListShown:
        """Keep a list.

        Raises:
            NotAllowedError: if it is to be everybody's, and a keeper does not bring it.
            RackhouseError: if it is not a list of words, or there are too many lists.
        """
        title = line(title, "title", LONGEST_TITLE)
        edition = line(edition, "edition", LONGEST_TITLE, least=0)
        await self._check_room(person, is_shared=is_shared)
        lexicon, _ = await self._read(file)
        named = replace(lexicon, title=title, edition=edition)
        return await self._keep(person, named, "", is_shared=is_shared)

    async def change(
        self,
        person: PersonId,
        base: str,
        changes: tuple[Sequence[str], Sequence[str]],
        title: str,
        *,
        is_shared: bool,
    ) -> WordListShown:
        """Keep a list with a house's additions and removals, which has a checksum of its own.

        Raises:
            NotAllowedError: if it is to be everybody's, and a keeper does not make it.
            RackhouseError: if a word cannot be spelt, or there are too many lists.
        """
        title = line(title, "title", LONGEST_TITLE)
        add, remove = changes
        require(len(add) + len(remove) <= MOST_CHANGES, "service-list-changes", most=MOST_CHANGES)
        await self._check_room(person, is_shared=is_shared)
        await self.check_choice(person, base, is_rated=False)
        before = await asyncio.to_thread(Lexicon.named, base)
        changed = await asyncio.to_thread(before.with_changes, add, remove, title=title)
        require(changed.checksum != before.checksum, "service-list-same")
        return await self._keep(person, changed, before.title, is_shared=is_shared)

    async def remove(self, person: PersonId, name: str) -> None:
        """Take a list out of everybody's choice; games that were begun with it keep it.

        Raises:
            UnknownNameError: if there is no such list.
            NotAllowedError: if neither its owner nor a keeper asks.
        """
        brought = await self._store.word_list(name)
        if brought is None or brought.owner is None:
            raise UnknownNameError("service-list-unknown", name=quoted(name))
        if brought.owner != person and not await self._store.is_keeper(person):
            raise NotAllowedError("service-list-not-yours")
        await self._store.disown_word_list(name)

    async def _check_room(self, person: PersonId, *, is_shared: bool) -> None:
        is_keeper = await self._store.is_keeper(person)
        if is_shared and not is_keeper:
            raise NotAllowedError("service-list-keeper-shares")
        own = [one for one in await self._store.word_lists(person) if one.owner == person]
        most = MOST_OF_KEEPER if is_keeper else MOST_OF_ONE
        require(len(own) < most, "service-list-too-many", most=most)
        require(await self._store.count_word_lists() < MOST_IN_HALL, "service-list-hall-full")

    async def _read(self, file: ListFile) -> tuple[Lexicon, ImportReport]:
        require(len(file.data) <= LARGEST, "service-list-too-large", megabytes=LARGEST // 1024**2)
        async with self._turn:
            return await asyncio.to_thread(_imported, file)

    async def _keep(
        self, person: PersonId, lexicon: Lexicon, base: str, *, is_shared: bool
    ) -> WordListShown:
        name = name_of(lexicon.title, lexicon.checksum, person)
        lexicon = replace(lexicon, name=name)
        brought = BroughtList(
            name=name,
            title=lexicon.title,
            edition=lexicon.edition,
            tile_set=lexicon.tile_set,
            base=base,
            words=len(lexicon),
            checksum=lexicon.checksum,
            owner=person,
            is_shared=is_shared,
            added=self._clock.now(),
        )
        await self._store.add_word_list(brought, await asyncio.to_thread(lexicon.sealed))
        return _shown(brought, person)


def name_of(title: str, checksum: str, person: PersonId) -> str:
    """The name of a list: its title in small letters, and a mark of its words and its owner.

    >>> name_of("Our Club, 2026", "ab" * 32, "ann")
    'our-club-2026-e62094ab'
    >>> name_of("слова", "ab" * 32, "ann")
    'list-7d69987f'
    """
    plain = re.sub(r"[^a-z0-9]+", "-", strip_accents(title).lower()).strip("-")[:40].strip("-")
    mark = hashlib.sha256(f"{checksum} {title} {person}".encode()).hexdigest()[:8]
    return f"{plain or 'list'}-{mark}"


def _shown(brought: BroughtList, person: PersonId | None) -> WordListShown:
    return WordListShown(
        name=brought.name,
        kind="list",
        title=brought.title,
        edition=brought.edition,
        words=brought.words,
        checksum=brought.checksum,
        base=brought.base,
        is_brought=True,
        is_own=person is not None and brought.owner == person,
        is_shared=brought.is_shared,
    )


def _on_shelf() -> tuple[WordListShown, ...]:
    """The lists and dictionaries of this machine, by their headers."""
    found = []
    for kind, names in ((WORDS, Lexicon.names()), (DICTIONARY, Dictionary.names())):
        for name in names:
            try:
                header, _ = header_of(*_read_from_shelf(name, kind))
            except (RackhouseError, OSError):
                continue  # a damaged file is no choice
            called = shelf.CALLED[kind]
            about = (header.title, header.edition, header.entries, header.sha256)
            found.append(WordListShown(name, called, *about, is_shared=True))
    return tuple(found)


def _read_from_shelf(name: str, kind: str) -> tuple[bytes, str, str]:
    data, where = shelf.read(name, kind)
    return data, kind, where


def _imported(file: ListFile) -> tuple[Lexicon, ImportReport]:
    """Read a file as the terminal's import does, under the name that its owner knows."""
    called = quoted(Path(file.name).name or "list.txt", 60)
    ending = "".join(Path(file.name.lower()).suffixes[-2:])
    ending = ending if re.fullmatch(r"\.(txt|csv|tsv)(\.gz)?", ending) else ".txt"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"list{ending}"
        path.write_bytes(file.data)
        try:
            if is_labelled(path):
                raise IllegalError("service-list-is-dictionary")
            lexicon, report = import_list(
                path, "brought", tile_set=file.tile_set, first_word_only=file.first_word_only
            )
        except RackhouseError as error:
            values = error.message.values
            if "path" not in values:
                raise
            raise type(error)(message(error.message.key, **{**values, "path": called})) from None
    require(len(lexicon) <= MOST_WORDS, "service-list-words", most=MOST_WORDS)
    return replace(lexicon, source=Path(file.name).name[:100]), report
