"""The store as the hall sees it: each operation of its ports is one function with its SQL."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rackhouse.desk.values import Attachments, EventInfo, EventStanding
from rackhouse.log.store import StoreUnavailableError
from rackhouse.service.values import GameId, GameInfo, Standing
from rackhouse.store import events, games
from rackhouse.store.appending import EVENTS, GAMES
from rackhouse.store.chat import ChatRows
from rackhouse.store.clubs import ClubRows
from rackhouse.store.correspondence import PushRows, TurnMailRows, VacationRows
from rackhouse.store.database import Connection, Database, refuse_unfit
from rackhouse.store.drafts import LastDrafts
from rackhouse.store.letters import LetterRows
from rackhouse.store.operation import LogRows, change, question
from rackhouse.store.people import PeopleRows
from rackhouse.store.photos import PhotoRows
from rackhouse.store.presence import PresenceRows
from rackhouse.store.rated import RatedRows
from rackhouse.store.reader import ReaderThreads
from rackhouse.store.streams import StreamRows
from rackhouse.store.word_lists import WordListRows
from rackhouse.store.writer import Writer

_DAY: Final = 24 * 60 * 60 * 1000


class KeptStore(
    games.GameRows,
    PeopleRows,
    ChatRows,
    RatedRows,
    PresenceRows,
    WordListRows,
    StreamRows,
    VacationRows,
    TurnMailRows,
    PushRows,
    events.EventRows,
    LetterRows,
    PhotoRows,
    ClubRows,
):
    """A store in a database; :class:`rackhouse.desk.ports.DeskStore` says what each promises."""

    def __init__(self, database: Database, epoch: str) -> None:
        self.writer = Writer(database, epoch)
        self.reader = ReaderThreads(database)
        self.games: LogRows[GameInfo, Standing, None] = LogRows(
            self, GAMES, GameInfo, values_of=games.values_of, standing_in=games.standing_in
        )
        self.events: LogRows[EventInfo, EventStanding, Attachments] = LogRows(
            self,
            EVENTS,
            EventInfo,
            values_of=events.values_of,
            standing_in=events.standing_in,
            beside_of=events.beside_of,
        )
        self._drafts = LastDrafts(self._set_drafts)

    async def set_draft(self, game: GameId, seat: int, text: str) -> None:
        """Store the last draft of a side; drafts that come together are written together."""
        # Checked here, because a draft that cannot be written would block the others.
        refuse_unfit((game, seat, text))
        await self._drafts.keep(game, seat, text)

    async def draft(self, game: GameId, seat: int) -> str:
        """The last draft of a side."""
        waiting = self._drafts.waiting(game, seat)
        return waiting if waiting is not None else await self._draft(game, seat)

    @change
    def _set_drafts(connection: Connection, drafts: Mapping[tuple[GameId, int], str]) -> None:
        connection.change_many(
            "INSERT INTO drafts (game, seat, text) SELECT id, ?, ? FROM games WHERE id = ?"
            " ON CONFLICT (game, seat) DO UPDATE SET text = excluded.text",
            [(seat, text, game) for (game, seat), text in sorted(drafts.items())],
        )

    @question
    def _draft(connection: Connection, game: GameId, seat: int) -> str:
        found = connection.rows("SELECT text FROM drafts WHERE game = ? AND seat = ?", (game, seat))
        return str(found[0][0]) if found else ""

    @change
    def beat(connection: Connection, process: str, now: int) -> None:
        connection.change(
            "INSERT INTO beats (process, moment) VALUES (?, ?)"
            " ON CONFLICT (process) DO UPDATE SET moment = excluded.moment",
            (process, now),
        )
        # The last of the others shows for how long the hall was silent.
        connection.change(
            "DELETE FROM beats WHERE process <> ? AND moment < ?"
            " AND moment < (SELECT MAX(moment) FROM beats WHERE process <> ?)",
            (process, now - _DAY, process),
        )

    @change
    def leave(connection: Connection, process: str) -> None:
        connection.change(
            "UPDATE hall SET closed = moment FROM beats WHERE process = ? AND moment > closed",
            (process,),
        )
        connection.change("DELETE FROM beats WHERE process = ?", (process,))
        connection.change("DELETE FROM present WHERE process = ?", (process,))

    @question
    def closed(connection: Connection) -> int:
        return int(connection.rows("SELECT closed FROM hall")[0][0])

    @question
    def last_beat(connection: Connection, *, besides: str) -> int | None:
        found: int | None = connection.rows(
            "SELECT MAX(moment) FROM beats WHERE process <> ?", (besides,)
        )[0][0]
        return found

    @change
    def _probe(connection: Connection) -> None:
        connection.change("UPDATE hall SET probes = probes + 1")

    @change
    def set_address(connection: Connection, address: str) -> None:
        connection.change("UPDATE hall SET address = ?", (address,))

    @question
    def address(connection: Connection) -> str:
        return str(connection.rows("SELECT address FROM hall")[0][0])

    async def is_ready(self) -> bool:
        """Whether a write succeeds now."""
        try:
            await self._probe()
        except StoreUnavailableError:
            return False
        return True

    async def close(self) -> None:
        """Write what waits, and close the database."""
        try:
            await self._drafts.close()
        finally:
            await self.writer.close()
            await self.reader.close()
