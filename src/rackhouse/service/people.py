"""People: a name is enough to play, and an account keeps games across devices.

Hashing passwords is the server's affair.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from rackhouse.service.errors import ConflictError
from rackhouse.service.sessions import SignedIn, new_session, person_called
from rackhouse.service.tokens import new_id
from rackhouse.service.values import Account, Person, PersonId, SessionKind
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.sessions import Sessions

LONGEST_NAME = 40
LONGEST_LOGIN = 80


async def sign_in_by_name(sessions: Sessions, name: str, kind: SessionKind = "browser") -> SignedIn:
    """Somebody new comes in, with nothing but a name.

    Raises:
        MalformedError: where it cannot be a name.
    """
    person = Person(new_id(sessions.chance), name_of(name), sessions.clock.now())
    session, token = new_session(sessions, person.id, kind, "")
    await sessions.store.add_person(person, session)
    return SignedIn(person, token, session.expires)


async def rename(games: Games, sessions: Sessions, person: PersonId, name: str) -> Person:
    """Somebody would be called otherwise.

    Raises:
        MalformedError: where it cannot be a name.
        UnknownPersonError: where there is no such person.
    """
    known = await person_called(sessions, person)
    renamed = Person(known.id, name_of(name), known.created)
    await sessions.store.rename_person(person, renamed.name)
    games.rename(person, renamed.name)
    return renamed


async def erase(games: Games, sessions: Sessions, person: PersonId) -> None:
    """Forget somebody: name, account, ways in. The records of their games still fold.

    Raises:
        UnknownPersonError: where there is no such person.
    """
    await person_called(sessions, person)
    await sessions.store.erase_person(person)
    sessions.forget_person(person)
    games.hub.dismiss(person, "You are not known here any more.")
    games.rename(person, "")
    games.unname_sides(person)


def name_of(text: str) -> str:
    """A name as it is shown.

    Raises:
        MalformedError: where it cannot be one.
    """
    return line(text, "name", LONGEST_NAME)


async def make_account(
    sessions: Sessions, person: PersonId, login: str, password: str = ""
) -> Account:
    """Give somebody an account; ``password`` is a hash, or empty where only links open it.

    Raises:
        MalformedError: where it cannot be a login.
        ConflictError: where the login is taken, or the person has an account.
        UnknownPersonError: where there is no such person.
    """
    await person_called(sessions, person)
    if await sessions.store.account_of(person) is not None:
        raise ConflictError("You have an account already.")
    account = Account(person, login_of(login), password)
    if not await sessions.store.add_account(account):
        raise ConflictError("This login is taken; choose another one.")
    return account


async def account_called(sessions: Sessions, login: str) -> Account | None:
    """The account with that login; none for a login that cannot be one."""
    return await sessions.store.account(folded(login[: 2 * LONGEST_LOGIN]))


async def account_of(sessions: Sessions, person: PersonId) -> Account | None:
    """Somebody's account."""
    return await sessions.store.account_of(person)


async def change_password(sessions: Sessions, person: PersonId, password: str) -> None:
    """Give an account another password, as a hash. Other sessions end: they may be a stranger's."""
    await sessions.store.set_password(person, password)
    for session in await sessions.store.sessions_of(person):
        if session.kind == "browser":
            await sessions.store.end_session(session.token)
    sessions.forget_person(person)


def login_of(text: str) -> str:
    """A login as it is compared.

    >>> login_of(" Ann@Example.ORG ")
    'ann@example.org'

    Raises:
        MalformedError: where it cannot be one.
    """
    return folded(line(text, "login", LONGEST_LOGIN, least=3))


def folded(text: str) -> str:
    """One form and one case, so that a login is the same however it is typed."""
    form = unicodedata.normalize("NFKC", text).casefold()
    return "".join(sign for sign in " ".join(form.split()) if sign.isprintable())
