"""The only way facts are added: decided, written to disk, folded, announced.

A writer holds the lock of its log. If another process was faster, the store says so: then its lines
are read and the decision is made again from the new state.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from rackhouse.errors import RackhouseError
from rackhouse.log.process import PEOPLE, Hint
from rackhouse.log.scheduler import Scheduler
from rackhouse.log.store import Append, Receipt, Repeated, StoredEntry, Taken
from rackhouse.record import Decision

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rackhouse.log.process import Process
    from rackhouse.log.store import Appended, LogStore
    from rackhouse.record.line_file import LineFile

LineT = TypeVar("LineT", bound="Numbered")
AfterT = TypeVar("AfterT")
StandingT = TypeVar("StandingT")
BesideT = TypeVar("BesideT")
LiveT = TypeVar("LiveT", bound="LiveLog[Any, Any]")
NoT = TypeVar("NoT")

LONGEST_ID = 64
_logger = logging.getLogger("rackhouse.hall")


class Numbered(Protocol):
    """A line of a log."""

    @property
    def number(self) -> int:
        """Its number; there are no gaps."""


class LiveLog(ABC, Generic[LineT, AfterT]):
    """A log in memory; hold ``lock`` from the decision until it is on disk."""

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.lock = asyncio.Lock()
        self.is_sure = True
        """``False`` after a write that may or may not have reached the disk."""

    @property
    @abstractmethod
    def number(self) -> int:
        """The number of the last line."""

    @abstractmethod
    def after(self, lines: Iterable[LineT]) -> AfterT:
        """The state after more lines; changes nothing."""

    @abstractmethod
    def advance(self, lines: Sequence[LineT], after: AfterT) -> None:
        """Take over lines that are on disk, and the state after them."""


class Logs(ABC, Generic[LiveT, LineT, AfterT, StandingT, BesideT]):
    """The logs of one kind in memory; the least recently used are dropped."""

    hint_prefix: ClassVar[str] = ""
    """Put before the ID of a log in hints, to tell kinds of logs apart."""

    def __init__(
        self,
        rows: LogStore[Any, StandingT, BesideT],
        file: LineFile[LineT],
        process: Process,
        most: int,
    ) -> None:
        self.rows = rows
        self.process = process
        self.clock = process.clock
        self.hints = process.hints
        self.scheduler = Scheduler(process.clock, rows, self.settle_due)
        self._file = file
        self._most = most
        self._live: OrderedDict[str, LiveT] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LiveT]] = {}

    # --- what each kind defines

    @abstractmethod
    def unknown(self) -> RackhouseError:
        """The error if there is no such log."""

    @abstractmethod
    async def load(self, id_: str) -> LiveT | None:
        """Read a log from the store."""

    @abstractmethod
    def standing_of(self, live: LiveT, after: AfterT) -> StandingT:
        """The standing of a log that the store can search by."""

    @abstractmethod
    async def moved(
        self, live: LiveT, lines: Sequence[LineT], written: Append[StandingT, BesideT] | None
    ) -> None:
        """Announce new lines; ``written`` is ``None`` if another process wrote them."""

    @abstractmethod
    async def refresh_people(self, live: LiveT) -> None:
        """Read names and roles again."""

    @abstractmethod
    async def people_heard(self, live: LiveT) -> None:
        """Announce names and roles that another process has changed; they are already read."""

    @abstractmethod
    async def settle(self, live: LiveT) -> None:
        """Let everything happen that is due by now; the caller holds the lock."""

    @abstractmethod
    def is_followed(self, id_: str) -> bool:
        """Whether somebody follows a log or works on it: then it is not dropped."""

    @property
    @abstractmethod
    def followed(self) -> tuple[str, ...]:
        """The logs that somebody follows."""

    # --- in memory

    def __len__(self) -> int:
        return len(self._live)

    def at_hand(self, id_: str) -> LiveT | None:
        """The log if it is in memory."""
        return self._live.get(id_)

    async def get(self, id_: str) -> LiveT:
        """The log, read from the store if it is not in memory.

        Raises:
            UnknownGameError: if there is no such game.
            UnknownEventError: if there is no such event.
        """
        if len(id_) > LONGEST_ID or not id_.isprintable():
            raise self.unknown()
        live = self._live.get(id_)
        if live is not None:
            self._live.move_to_end(id_)
            return live
        loading = self._loading.get(id_)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id_))
            self._loading[id_] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(loading)

    async def _load(self, id_: str) -> LiveT:
        live = await self.load(id_)
        if live is None:
            raise self.unknown()
        return await self.take_in(live)

    async def take_in(self, live: LiveT) -> LiveT:
        """Keep a log in memory that was folded elsewhere, and matches the store."""
        await self.refresh_people(live)
        self._live[live.id] = live
        self._let_go()
        return live

    def forget(self, id_: str) -> None:
        """Drop a log from memory; it is read again when needed."""
        self._live.pop(id_, None)

    def _let_go(self) -> None:
        spare = len(self._live) - self._most
        for id_, live in list(self._live.items()) if spare > 0 else ():
            if not live.lock.locked() and not self.is_followed(id_):
                del self._live[id_]
                spare -= 1
                if spare <= 0:
                    return

    async def stored(self, id_: str, after: int = 0) -> list[LineT]:
        """The lines of a log after a number, from the store."""
        return [self._file.decode_one(one.line) for one in await self.rows.lines(id_, after)]

    # --- writing

    async def prepare(self, live: LiveT) -> None:
        """Load what a decision needs besides the log itself."""

    async def append(
        self,
        live: LiveT,
        decide: Callable[[], Decision[LineT, AfterT] | NoT],
        *,
        name: str = "",
        sender: str = "",
        beside: Callable[[Decision[LineT, AfterT]], BesideT | None] = lambda _: None,
    ) -> tuple[LineT, ...] | Receipt | NoT:
        """The facts that are on disk now, or why not; a receipt if it was carried out before.

        ``decide`` is called again after every lost race.

        Raises:
            StoreUnavailableError: if it could not be written; it may be sent again.
        """
        assert live.lock.locked(), "whoever writes holds the lock"
        while True:
            await self.be_sure(live)
            await self.prepare(live)
            decided = decide()
            if not isinstance(decided, Decision):
                # A repeated command may look late or forbidden only because it was carried out
                # already.
                receipt = await self.rows.receipt(live.id, name, sender) if name else None
                return decided if receipt is None else receipt
            if not decided.entries:
                return ()
            appended = await self._append(live, decided, beside(decided), name, sender)
            if isinstance(appended, Repeated):
                return appended.receipt
            if not isinstance(appended, Taken):
                return decided.entries

    async def _append(
        self,
        live: LiveT,
        decided: Decision[LineT, AfterT],
        beside: BesideT | None,
        name: str,
        sender: str,
    ) -> Appended:
        lines, after = decided.entries, decided.after
        append = Append(
            live.id, live.number, self.lines_of(lines), self.standing_of(live, after), name, sender,
            beside,
        )  # fmt: skip
        try:
            appended = await self.rows.append(append)
        except BaseException:
            # It may still have reached the disk, so the log is read again before going on.
            live.is_sure = False
            raise
        if not isinstance(appended, Receipt):
            live.is_sure = False  # another process wrote to it
            return appended
        live.advance(lines, after)
        other = self._live.get(live.id)
        if other is not None and other is not live:
            other.is_sure = False  # dropped and read again meanwhile, so it lacks these lines
        await self.moved(live, lines, append)
        self.hint(live.id, live.number)
        return appended

    def lines_of(self, lines: Iterable[LineT]) -> tuple[StoredEntry, ...]:
        """Lines as the store takes them."""
        return tuple([StoredEntry(one.number, self._file.encode_one(one)) for one in lines])

    # --- other processes

    async def be_sure(self, live: LiveT) -> None:
        """Read what others may have written, if the log may be out of date."""
        if not live.is_sure:
            await self.catch_up(live)

    async def catch_up(self, live: LiveT) -> None:
        """Read the lines that the store has and this log lacks; the caller holds the lock."""
        lines = await self.stored(live.id, live.number)
        live.is_sure = True
        if lines:
            live.advance(lines, live.after(lines))
            await self.moved(live, lines, None)

    async def refresh(self, live: LiveT) -> None:
        """Read what other processes wrote, in case a hint was lost."""
        if not self.hints.is_alone or not live.is_sure:
            async with live.lock:
                await self.catch_up(live)

    async def people_changed(self, live: LiveT) -> None:
        """Read changed names and roles, and tell the other processes."""
        await self.refresh_people(live)
        self.hint(live.id, PEOPLE)

    def hint(self, id_: str, number: int) -> None:
        """Tell the other processes, without waiting."""
        if not self.hints.is_alone:
            self.process.task(self._publish(Hint(self.hint_prefix + id_, number)))

    async def _publish(self, hint: Hint) -> None:
        try:
            await self.hints.publish(hint)
        except Exception as error:  # noqa: BLE001 - a lost hint only costs a moment
            _warn("A hint was lost.", hint.log, error)

    def hinted(self, hint: Hint | None) -> None:
        """Take a hint from another process; ``None`` if hints may have been missed."""
        # One task each, so that a busy log does not delay the others.
        if hint is None:
            for id_ in self.followed:
                self.process.task(self._heard(id_, None))
        elif hint.log.startswith(self.hint_prefix):
            id_ = hint.log.removeprefix(self.hint_prefix)
            self.process.task(self._heard(id_, hint.number))

    async def _heard(self, id_: str, number: int | None) -> None:
        live = self._live.get(id_)
        if live is None:
            return
        try:
            async with live.lock:
                if number is None or number > live.number:
                    await self.catch_up(live)
                if number is None or number == PEOPLE:
                    await self.refresh_people(live)
                    await self.people_heard(live)
        except RackhouseError as error:
            live.is_sure = False
            _warn("A hint came to nothing.", id_, error)

    # --- what happens by itself

    async def settle_due(self, id_: str) -> None:
        """Let everything happen that is due in a log."""
        live = await self.get(id_)
        async with live.lock:
            live.is_sure = live.is_sure and self.hints.is_alone
            await self.settle(live)


def _warn(message: str, id_: str, error: Exception) -> None:
    _logger.warning(message, extra={"game": id_, "fault": type(error).__name__})
