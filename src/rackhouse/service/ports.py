"""What the hall asks of whoever keeps its games. SQLite and PostgreSQL both answer to this."""

from __future__ import annotations

from typing import Protocol

from rackhouse.log.store import LogStore, Sent
from rackhouse.messages import Message
from rackhouse.record import Actor
from rackhouse.service.values import (
    Account,
    Ask,
    AskAnswer,
    GameId,
    GameInfo,
    Holder,
    Invitation,
    NewGame,
    Person,
    PersonId,
    Session,
    SignInLink,
    Standing,
    TokenHash,
)


class GameStore(Protocol):
    """Games and their facts. What returns has reached the disk."""

    @property
    def games(self) -> LogStore[GameInfo, Standing, None]:
        """The facts of each game, and where it stands."""

    async def add_game(self, game: NewGame) -> None:
        """Keep a new game, all of it or nothing."""

    async def senders(self, game: GameId, after: int) -> tuple[Sent, ...]:
        """Who sent the commands that added facts after a number, in order."""

    async def games_of(
        self, person: PersonId, *, limit: int, before: int | None = None
    ) -> tuple[tuple[GameInfo, Standing], ...]:
        """A person's games, the last changed first; ``before`` is a ``changed`` to go on from.

        Games that changed in one moment are not parted, so there may be more than ``limit``.
        """

    async def open_games(self, since: int, *, limit: int) -> tuple[tuple[GameInfo, Standing], ...]:
        """Games under way that anybody may look at, changed since then, the last changed first."""

    async def awaiting_engine(self, changed_before: int, limit: int) -> tuple[GameId, ...]:
        """Games that an engine's player has kept waiting since before then, the oldest first."""

    async def timed_games(self) -> tuple[GameId, ...]:
        """Games in which somebody's time is running."""

    async def set_draft(self, game: GameId, seat: int, text: str) -> None:
        """Keep the last draft of a side; it is on disk when this returns."""

    async def draft(self, game: GameId, seat: int) -> str:
        """The last draft of a side, or an empty text."""

    async def add_invitation(self, invitation: Invitation) -> None:
        """Store an invitation."""

    async def invitation(self, token: TokenHash) -> Invitation | None:
        """The invitation with that secret, if it is still valid."""

    async def revoke_invitations(self, game: GameId, place: Actor) -> None:
        """Revoke all invitations to a place."""

    async def add_holder(self, holder: Holder, *, most: int) -> bool:
        """Seat a person, unless ``most`` others sit there already; whether they sit now."""

    async def remove_holder(self, game: GameId, place: Actor, person: PersonId) -> None:
        """Remove a person from a place."""

    async def holders(self, game: GameId) -> tuple[Holder, ...]:
        """Who sits at a game, in the order in which they came."""

    async def set_private(self, game: GameId, place: str, *, is_private: bool) -> None:
        """Keep whether a place would have a game private."""

    async def set_decided(self, game: GameId, words: Message | str) -> None:
        """Store why a game is not played on; empty if it is."""

    async def add_ask(self, ask: Ask) -> None:
        """Store a request for a seat; repeating it changes nothing."""

    async def answer_ask(self, ask: str, place: str, answer: AskAnswer) -> None:
        """Keep what a place says to it; ``seen`` changes no answer."""

    async def grant_ask(self, ask: Ask, holder: Holder, *, removed: tuple[PersonId, ...]) -> None:
        """Seat whoever asked, in place of those who go, and forget the question; in one step."""

    async def games_asked_in(self, person: PersonId) -> tuple[GameId, ...]:
        """The games with a request for a place that a person holds."""

    async def asks(self, game: GameId) -> tuple[Ask, ...]:
        """The requests at a game, the oldest first."""


class PeopleStore(Protocol):
    """People and their ways in; outside the records, and erasable."""

    async def add_person(self, person: Person, session: Session | None) -> None:
        """Store a person, and the session that they came with."""

    async def person(self, person: PersonId) -> Person | None:
        """The person with that id, unless erased."""

    async def people(self, persons: tuple[PersonId, ...]) -> tuple[Person, ...]:
        """The known ones among these people, in the order asked for."""

    async def rename_person(self, person: PersonId, name: str) -> None:
        """Rename a person."""

    async def erase_person(self, person: PersonId) -> None:
        """Erase name, account, sessions and links, and the names they gave to the sides of games.

        Who sat where stays, as an ID without a name.
        """

    async def add_account(self, account: Account) -> bool:
        """Whether it was added; not where the login is taken."""

    async def account(self, login: str) -> Account | None:
        """The account with that login."""

    async def account_of(self, person: PersonId) -> Account | None:
        """The account of a person."""

    async def set_password(self, person: PersonId, password: str) -> None:
        """Keep another hash for the account of a person."""

    async def add_session(self, session: Session) -> None:
        """Keep a session; those of anybody that have expired by then are forgotten."""

    async def session(self, token: TokenHash) -> Session | None:
        """The session with that secret; the caller looks whether it has expired."""

    async def sessions_of(self, person: PersonId) -> tuple[Session, ...]:
        """A person's sessions, the oldest first."""

    async def end_session(self, token: TokenHash) -> None:
        """End a session."""

    async def add_link(self, link: SignInLink) -> None:
        """Store a one-time link."""

    async def use_link(self, token: TokenHash, now: int) -> PersonId | None:
        """The person it lets in, once; ``None`` if it is unknown, used or expired."""


class HallStore(Protocol):
    """The hall itself: which processes are up, and since when it has been silent."""

    async def beat(self, process: str, now: int) -> None:
        """This process is alive; written every second or so."""

    async def leave(self, process: str) -> None:
        """This process goes of its own will, and is no longer to be waited for."""

    async def last_beat(self, *, besides: str) -> int | None:
        """The last sign of life of any other process."""

    async def set_address(self, address: str) -> None:
        """People reach the hall there now."""

    async def address(self) -> str:
        """The last address where people reached the hall; empty if it was never open."""

    async def is_ready(self) -> bool:
        """Whether a write would succeed now."""


class Store(GameStore, PeopleStore, HallStore, Protocol):
    """All of it, in one database."""

    async def close(self) -> None:
        """Write what waits, and close the database."""
