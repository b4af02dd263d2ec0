"""People: names, accounts, and the sessions and one-time links they sign in with.

The server hashes passwords.
"""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from rackhouse.messages import message
from rackhouse.service.errors import ConflictError, NotSignedInError, UnknownPersonError
from rackhouse.service.tokens import hash_of, new_id, new_token
from rackhouse.service.values import (
    Account,
    Person,
    PersonId,
    Session,
    SessionKind,
    SignInLink,
    TokenHash,
)
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.log.process import Clock
    from rackhouse.service.games import Games
    from rackhouse.service.ports import Store
    from rackhouse.service.tokens import Chance
    from rackhouse.service.values import LinkPurpose


BROWSER_DAYS = 90
BOT_DAYS = 366
_DAY = 24 * 3600 * 1000
LINK_LASTS = 15 * 60 * 1000
RECOVERY_LASTS = 10 * 60 * 1000
"""Milliseconds that a link in a letter wins an account back."""
MOST_KEPT = 10_000
FRESH = 10_000
"""Milliseconds that a session is trusted without asking the store; it may end that much later."""
LONGEST_LABEL = 60


class SignedIn(msgspec.Struct, frozen=True):
    """Somebody is signed in; the token is shown only once."""

    person: Person
    token: str
    expires: int


class Sessions:
    """Who is signed in; recently used sessions are in memory."""

    def __init__(self, store: Store, clock: Clock, chance: Chance) -> None:
        self.store = store
        self.clock = clock
        self.chance = chance
        self._kept: OrderedDict[TokenHash, tuple[int, Session]] = OrderedDict()

    async def get(self, token: TokenHash) -> Session | None:
        """The session of a token, if it is valid now."""
        now = self.clock.now()
        kept = self._kept.get(token)
        if kept is None or now - kept[0] > FRESH:
            session = await self.store.session(token)
            if session is None:
                self._kept.pop(token, None)
                return None
            self._kept[token] = (now, session)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        else:
            session = kept[1]
        return session if session.expires > now else None

    def forget(self, token: TokenHash) -> None:
        """Drop a session that has ended."""
        self._kept.pop(token, None)

    def forget_person(self, person: PersonId) -> None:
        """Drop all sessions of a person."""
        for token, (_, session) in list(self._kept.items()):
            if session.person == person:
                del self._kept[token]


async def let_in(
    sessions: Sessions, person: PersonId, kind: SessionKind = "browser", label: str = ""
) -> SignedIn:
    """Begin a session for somebody who has shown who they are; a bot's token is a session too.

    Raises:
        MalformedError: if the label is not valid.
    """
    known = await person_called(sessions, person)
    session, token = new_session(sessions, person, kind, label)
    await sessions.store.add_session(session)
    return SignedIn(known, token, session.expires)


def new_session(
    sessions: Sessions, person: PersonId, kind: SessionKind, label: str
) -> tuple[Session, str]:
    """A session and its token."""
    token, now = new_token(sessions.chance), sessions.clock.now()
    days = BOT_DAYS if kind == "bot" else BROWSER_DAYS
    label = line(label, "label", LONGEST_LABEL, least=0)
    return Session(hash_of(token), person, kind, label, now, now + days * _DAY), token


async def who(sessions: Sessions, token: str) -> Session | None:
    """The session of a token, or ``None``."""
    return await sessions.get(hash_of(token))


async def sign_out(sessions: Sessions, token: TokenHash) -> None:
    """End a session."""
    await sessions.store.end_session(token)
    sessions.forget(token)


async def person_called(sessions: Sessions, person: PersonId) -> Person:
    """The person with that ID.

    Raises:
        UnknownPersonError: if there is none.
    """
    known = await sessions.store.person(person)
    if known is None:
        raise UnknownPersonError("service-no-person")
    return known


async def make_link(
    sessions: Sessions,
    person: PersonId,
    lasts: int = LINK_LASTS,
    purpose: LinkPurpose = "sign in",
) -> str:
    """The token of a link that signs this person in once, within its time."""
    await person_called(sessions, person)
    token, expires = new_token(sessions.chance), sessions.clock.now() + lasts
    await sessions.store.add_link(SignInLink(hash_of(token), person, expires, purpose))
    return token


async def use_link(sessions: Sessions, token: str, label: str = "") -> SignedIn:
    """Sign in with a link.

    Raises:
        NotSignedInError: if it is unknown, used or expired.
    """
    person = await sessions.store.use_link(hash_of(token), sessions.clock.now())
    if person is None:
        raise NotSignedInError("service-link-used-up")
    return await let_in(sessions, person, label=label)


LONGEST_NAME = 40
LONGEST_LOGIN = 80


async def sign_in_by_name(sessions: Sessions, name: str, kind: SessionKind = "browser") -> SignedIn:
    """Sign in somebody new with just a name.

    Raises:
        MalformedError: if it cannot be a name.
    """
    person = Person(new_id(sessions.chance), name_of(name), sessions.clock.now())
    session, token = new_session(sessions, person.id, kind, "")
    await sessions.store.add_person(person, session)
    return SignedIn(person, token, session.expires)


async def rename(games: Games, sessions: Sessions, person: PersonId, name: str) -> Person:
    """Rename a person.

    Raises:
        MalformedError: if it cannot be a name.
    """
    known = await person_called(sessions, person)
    renamed = Person(known.id, name_of(name), known.created)
    await sessions.store.rename_person(person, renamed.name)
    games.rename(person, renamed.name)
    return renamed


async def erase(games: Games, sessions: Sessions, person: PersonId) -> None:
    """Erase a person: name, account, sessions and links. The records of their games still fold."""
    await person_called(sessions, person)
    await sessions.store.erase_person(person)
    sessions.forget_person(person)
    games.hub.dismiss(person, message("service-forgotten"))
    games.rename(person, "")
    games.unname_sides(person)


def name_of(text: str) -> str:
    """A name as it is shown.

    Raises:
        MalformedError: if it cannot be a name.
    """
    return line(text, "name", LONGEST_NAME)


async def make_account(
    sessions: Sessions, person: PersonId, login: str, password: str = ""
) -> Account:
    """Create an account; ``password`` is a hash, or empty if only links sign in to it.

    Raises:
        MalformedError: if it cannot be a login.
        ConflictError: if the login is taken, or the person has an account.
    """
    await person_called(sessions, person)
    if await sessions.store.account_of(person) is not None:
        raise ConflictError("service-has-account")
    account = Account(person, login_of(login), password)
    if not await sessions.store.add_account(account):
        raise ConflictError("service-login-taken")
    return account


async def account_called(sessions: Sessions, login: str) -> Account | None:
    """The account with that login, or ``None``."""
    return await sessions.store.account(folded(login[: 2 * LONGEST_LOGIN]))


async def change_password(sessions: Sessions, person: PersonId, password: str) -> None:
    """Set a new password hash. The person's browser sessions end, as they may be a stranger's."""
    await sessions.store.set_password(person, password)
    for session in await sessions.store.sessions_of(person):
        if session.kind == "browser":
            await sessions.store.end_session(session.token)
    sessions.forget_person(person)


def login_of(text: str) -> str:
    """A login in the form in which it is compared.

    >>> login_of(" Ann@Example.ORG ")
    'ann@example.org'

    Raises:
        MalformedError: if it cannot be a login.
    """
    return folded(line(text, "login", LONGEST_LOGIN, least=3))


def folded(text: str) -> str:
    """A text in one form and case, so that a login is the same however it is typed."""
    form = unicodedata.normalize("NFKC", text).casefold()
    return "".join(sign for sign in " ".join(form.split()) if sign.isprintable())
