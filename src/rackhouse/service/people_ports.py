"""What the hall needs from a store of its people: how they sign in, and what their games tell."""

from __future__ import annotations

from typing import Protocol

from rackhouse.service.values import (
    Account,
    GameId,
    GameInfo,
    LinkPurpose,
    Person,
    PersonId,
    PlayedGame,
    Session,
    SignInLink,
    StoredResult,
    TokenHash,
)


class PeopleStore(Protocol):
    """People and how they sign in. None of it is in the records, and all of it can be erased."""

    async def add_person(self, person: Person, session: Session | None) -> None:
        """Store a person, and the session that they came with."""

    async def person(self, person: PersonId) -> Person | None:
        """The person with that ID, unless erased."""

    async def people(self, persons: tuple[PersonId, ...]) -> tuple[Person, ...]:
        """The known ones among these people, in the order asked for."""

    async def rename_person(self, person: PersonId, name: str) -> None:
        """Rename a person."""

    async def erase_person(self, person: PersonId) -> None:
        """Erase name, account, sessions and links, and the names they gave to the sides of games.

        Who sat where stays, as an ID without a name.
        """

    async def add_account(self, account: Account) -> bool:
        """Add an account; returns whether the login was free and the person had none."""

    async def account(self, login: str) -> Account | None:
        """The account with that login."""

    async def account_of(self, person: PersonId) -> Account | None:
        """The account of a person."""

    async def set_password(self, person: PersonId, password: str) -> None:
        """Store a new password hash for a person's account."""

    async def show_profile(self, person: PersonId, *, is_shown: bool) -> None:
        """Store whether others may see the profile of a person with an account."""

    async def with_profile(self, persons: tuple[PersonId, ...]) -> frozenset[PersonId]:
        """Those among these people who have an account and show their profile."""

    async def set_recovery_code(self, person: PersonId, code: TokenHash, now: int) -> None:
        """Store the hash of a code that wins back somebody's account, in place of the last one."""

    async def recovery_code_made(self, person: PersonId) -> int:
        """When somebody's code was made; 0 if they have none."""

    async def has_code(self, code: TokenHash) -> PersonId | None:
        """Whose account a code wins back."""

    async def add_session(self, session: Session) -> None:
        """Store a session, and delete all that have expired."""

    async def session(self, token: TokenHash) -> Session | None:
        """The session with that secret; the caller checks whether it has expired."""

    async def sessions_of(self, person: PersonId) -> tuple[Session, ...]:
        """A person's sessions, the oldest first."""

    async def end_session(self, token: TokenHash) -> None:
        """End a session."""

    async def add_link(self, link: SignInLink) -> None:
        """Store a one-time link."""

    async def use_link(
        self, token: TokenHash, now: int, purpose: LinkPurpose = "sign in"
    ) -> PersonId | None:
        """The person that a link signs in, once; ``None`` if it is unknown, used or expired.

        Nor is there anybody for a link with another purpose, which stays as it is.
        """


class RatedStore(Protocol):
    """What finished games tell, whom people block, and which browsers they sign in with."""

    async def unrated_games(self, limit: int) -> tuple[GameId, ...]:
        """Rated games that are over and whose result is not stored as it stands now."""

    async def set_result(self, result: StoredResult) -> None:
        """Store what a game tells, unless what is stored follows from more of its record."""

    async def results_state(self) -> tuple[int, int]:
        """Something that changes whenever the result of a rated game does."""

    async def results(self) -> tuple[StoredResult, ...]:
        """The results of all rated games, in the order in which they ended."""

    async def forget_results(self) -> None:
        """Delete all results, to work them out again from the records."""

    async def untold_games(self, person: PersonId, limit: int) -> tuple[GameId, ...]:
        """Somebody's games that are over and whose result is not stored, the latest first."""

    async def played_games(self, person: PersonId, limit: int) -> tuple[PlayedGame, ...]:
        """Somebody's finished games that count, the latest first."""

    async def infos(self, games: tuple[GameId, ...]) -> dict[GameId, GameInfo]:
        """What is known of games."""

    async def set_block(self, person: PersonId, blocked: PersonId, *, is_blocked: bool) -> None:
        """Store whether somebody wants nothing to do with another person."""

    async def blocked_by(self, person: PersonId) -> frozenset[PersonId]:
        """The people whom somebody has blocked."""

    async def who_blocked(self, person: PersonId) -> frozenset[PersonId]:
        """The people who have blocked somebody."""

    async def mark_browser(self, mark: TokenHash, person: PersonId) -> None:
        """Store that somebody has signed in with the browser that has this mark."""

    async def shares_browser(self, person: PersonId) -> frozenset[PersonId]:
        """The other people who have signed in with a browser of somebody's."""
