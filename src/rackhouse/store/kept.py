"""The store as the hall sees it: every question to a reader, every change to a writer."""

from __future__ import annotations

import asyncio
from typing import Final

from rackhouse.record import Actor
from rackhouse.service.ports import StoreUnavailableError
from rackhouse.service.values import (
    Account,
    Append,
    Appended,
    Ask,
    AskAnswer,
    GameId,
    GameInfo,
    Holder,
    Invitation,
    KeptGame,
    Link,
    NewGame,
    Person,
    PersonId,
    Receipt,
    Sent,
    Session,
    Standing,
    StoredEntry,
    TokenHash,
)
from rackhouse.store import asks, games, hall, people
from rackhouse.store.database import Database, refuse_unfit
from rackhouse.store.kept_events import KeptEvents, check_numbers
from rackhouse.store.reader import Reader
from rackhouse.store.writer import Writer

DRAFT_DELAY: Final = 0.25
"""Seconds for which drafts are gathered: people move tiles about far oftener than they play."""


class KeptStore(KeptEvents):
    """A store in a database; see :class:`rackhouse.desk.ports.DeskStore` for what each promises."""

    def __init__(self, database: Database, epoch: str) -> None:
        super().__init__(Writer(database, epoch), Reader(database))
        self._drafts: dict[tuple[GameId, int], str] = {}
        self._saving_drafts: asyncio.Task[None] | None = None

    # Games

    async def add_game(self, game: NewGame) -> None:
        """Keep a new game, all of it or nothing."""
        check_numbers(0, game.entries, game.standing.number)
        await self._writer.write(lambda c: games.add_game(c, game))

    async def append(self, append: Append) -> Appended:
        """Add facts to a game if its last number is still the one expected."""
        check_numbers(append.expected, append.entries, append.standing.number)
        return await self._writer.append(games.addition_of(append))

    async def game(self, game: GameId) -> KeptGame | None:
        """A game, its facts aside."""
        return await self._reader.read(lambda c: games.game(c, game))

    async def entries(self, game: GameId, after: int = 0) -> tuple[StoredEntry, ...]:
        """The facts of a game after a number."""
        return await self._reader.read(lambda c: games.entries(c, game, after))

    async def receipt(self, game: GameId, command: str, sender: PersonId) -> Receipt | None:
        """What a command came to, if it was carried out."""
        return await self._reader.read(lambda c: games.receipt(c, game, command, sender))

    async def senders(self, game: GameId, after: int) -> tuple[Sent, ...]:
        """Who gave the commands that added facts after a number, in their order."""
        return await self._reader.read(lambda c: games.senders(c, game, after))

    async def games_of(
        self, person: PersonId, *, limit: int, before: int | None = None
    ) -> tuple[tuple[GameInfo, Standing], ...]:
        """A person's games, the last changed first."""
        return await self._reader.read(lambda c: games.games_of(c, person, limit, before))

    async def open_games(self, since: int, *, limit: int) -> tuple[tuple[GameInfo, Standing], ...]:
        """Games under way that anybody may look at, the last changed first."""
        return await self._reader.read(lambda c: games.open_games(c, since, limit))

    async def due(self, now: int, limit: int) -> tuple[GameId, ...]:
        """Games in which something is due by now."""
        return await self._reader.read(lambda c: games.due(c, now, limit))

    async def next_due(self) -> int | None:
        """When something is due next."""
        return await self._reader.read(games.next_due)

    async def awaiting_engine(self, changed_before: int, limit: int) -> tuple[GameId, ...]:
        """Games that wait for an engine's player."""
        return await self._reader.read(lambda c: games.awaiting_engine(c, changed_before, limit))

    async def timed_games(self) -> tuple[GameId, ...]:
        """Games in which time runs against somebody."""
        return await self._reader.read(games.timed_games)

    async def set_draft(self, game: GameId, seat: int, text: str) -> None:
        """Keep the last draft of a side; it is written with others a moment later."""
        # Here and not later: one that cannot be written would keep the others from it.
        refuse_unfit((game, seat, text))
        self._drafts[game, seat] = text
        if self._saving_drafts is None or self._saving_drafts.done():
            self._saving_drafts = asyncio.create_task(self._save_drafts_soon())

    async def draft(self, game: GameId, seat: int) -> str:
        """The last draft of a side."""
        waiting = self._drafts.get((game, seat))
        if waiting is not None:
            return waiting
        return await self._reader.read(lambda c: games.draft(c, game, seat))

    async def add_invitation(self, invitation: Invitation) -> None:
        """Keep an invitation."""
        await self._writer.write(lambda c: games.add_invitation(c, invitation))

    async def invitation(self, token: TokenHash) -> Invitation | None:
        """The invitation with that secret."""
        return await self._reader.read(lambda c: games.invitation(c, token))

    async def revoke_invitations(self, game: GameId, place: Actor) -> None:
        """Let no invitation to a place stand."""
        await self._writer.write(lambda c: games.revoke_invitations(c, game, place))

    async def add_holder(self, holder: Holder, *, most: int) -> bool:
        """Seat a person, unless ``most`` others sit there already."""
        return await self._writer.write(lambda c: games.add_holder(c, holder, most))

    async def remove_holder(self, game: GameId, place: Actor, person: PersonId) -> None:
        """Let a person get up from a place."""
        await self._writer.write(lambda c: games.remove_holder(c, game, place, person))

    async def holders(self, game: GameId) -> tuple[Holder, ...]:
        """Who sits at a game."""
        return await self._reader.read(lambda c: games.holders(c, game))

    async def set_private(self, game: GameId, place: str, *, is_private: bool) -> None:
        """Keep whether a place would have a game private."""
        await self._writer.write(lambda c: games.set_private(c, game, place, is_private=is_private))

    async def add_ask(self, ask: Ask) -> None:
        """Keep that somebody asks for a place."""
        await self._writer.write(lambda c: asks.add_ask(c, ask))

    async def answer_ask(self, ask: str, place: str, answer: AskAnswer) -> None:
        """Keep what a place says to it."""
        await self._writer.write(lambda c: asks.answer_ask(c, ask, place, answer))

    async def grant_ask(self, ask: Ask, holder: Holder, *, removed: tuple[PersonId, ...]) -> None:
        """Seat whoever asked, in place of those who go."""
        await self._writer.write(lambda c: asks.grant_ask(c, ask, holder, removed))

    async def asks(self, game: GameId) -> tuple[Ask, ...]:
        """Who asks for a place at a game."""
        return await self._reader.read(lambda c: asks.asks(c, game))

    # People

    async def add_person(self, person: Person, session: Session | None) -> None:
        """Keep a person, and the session that they came with."""
        await self._writer.write(lambda c: people.add_person(c, person, session))

    async def person(self, person: PersonId) -> Person | None:
        """The person with that id."""
        return next(iter(await self.people((person,))), None)

    async def people(self, persons: tuple[PersonId, ...]) -> tuple[Person, ...]:
        """Those of these people who are known."""
        return await self._reader.read(lambda c: people.people(c, persons))

    async def rename_person(self, person: PersonId, name: str) -> None:
        """Call a person by another name."""
        await self._writer.write(lambda c: people.rename_person(c, person, name))

    async def erase_person(self, person: PersonId) -> None:
        """Forget a person; records and seats keep an id that means nobody."""
        await self._writer.write(lambda c: people.erase_person(c, person))

    async def add_account(self, account: Account) -> bool:
        """Whether the account was added."""
        return await self._writer.write(lambda c: people.add_account(c, account))

    async def account(self, login: str) -> Account | None:
        """The account with that login."""
        return await self._reader.read(lambda c: people.account(c, login))

    async def account_of(self, person: PersonId) -> Account | None:
        """The account of a person."""
        return await self._reader.read(lambda c: people.account_of(c, person))

    async def set_password(self, person: PersonId, password: str) -> None:
        """Keep another hash for an account."""
        await self._writer.write(lambda c: people.set_password(c, person, password))

    async def add_session(self, session: Session) -> None:
        """Keep a session."""
        await self._writer.write(lambda c: people.add_session(c, session))

    async def session(self, token: TokenHash) -> Session | None:
        """The session with that secret."""
        return await self._reader.read(lambda c: people.session(c, token))

    async def sessions_of(self, person: PersonId) -> tuple[Session, ...]:
        """A person's sessions."""
        return await self._reader.read(lambda c: people.sessions_of(c, person))

    async def end_session(self, token: TokenHash) -> None:
        """Let a session's secret open nothing any more."""
        await self._writer.write(lambda c: people.end_session(c, token))

    async def add_link(self, link: Link) -> None:
        """Keep a one-time link."""
        await self._writer.write(lambda c: people.add_link(c, link))

    async def use_link(self, token: TokenHash, now: int) -> PersonId | None:
        """The person whom a link lets in, once."""
        return await self._writer.write(lambda c: people.use_link(c, token, now))

    # The hall

    async def beat(self, process: str, now: int) -> None:
        """Note that this process is alive."""
        await self._writer.write(lambda c: hall.beat(c, process, now))

    async def leave(self, process: str) -> None:
        """Note that this process goes of its own will."""
        await self._writer.write(lambda c: hall.leave(c, process))

    async def last_beat(self, *, besides: str) -> int | None:
        """The last sign of life of any other process."""
        return await self._reader.read(lambda c: hall.last_beat(c, besides))

    async def is_ready(self) -> bool:
        """Whether a write succeeds now: it is tried."""
        try:
            await self._writer.write(hall.probe)
        except StoreUnavailableError:
            return False
        return True

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        if self._saving_drafts is not None:
            self._saving_drafts.cancel()
        try:
            await self._save_drafts()
        finally:
            await self._writer.close()
            await self._reader.close()

    async def _save_drafts_soon(self) -> None:
        while self._drafts:
            await asyncio.sleep(DRAFT_DELAY)
            await self._save_drafts()

    async def _save_drafts(self) -> None:
        drafts = dict(self._drafts)
        try:
            await self._writer.write(lambda c: games.set_drafts(c, drafts))
        except StoreUnavailableError:
            return  # They are still here, and are tried again with the next ones.
        for side, text in drafts.items():
            if self._drafts.get(side) == text:
                del self._drafts[side]
