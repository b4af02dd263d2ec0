"""Accounts: what keeps games across devices. Hashing passwords is the server's affair."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from rackhouse.service.errors import ConflictError
from rackhouse.service.people import person_called
from rackhouse.service.values import Account, PersonId
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.service.hall import Hall

LONGEST_LOGIN = 80


async def make_account(hall: Hall, person: PersonId, login: str, password: str = "") -> Account:
    """Give somebody an account; ``password`` is a hash, or empty where only links open it.

    Raises:
        MalformedError: where it cannot be a login.
        ConflictError: where the login is taken, or the person has an account.
        UnknownPersonError: where there is no such person.
    """
    await person_called(hall, person)
    if await hall.store.account_of(person) is not None:
        raise ConflictError("service-has-account")
    account = Account(person, login_of(login), password)
    if not await hall.store.add_account(account):
        raise ConflictError("service-login-taken")
    return account


async def account_called(hall: Hall, login: str) -> Account | None:
    """The account with that login; none for a login that cannot be one."""
    return await hall.store.account(folded(login[: 2 * LONGEST_LOGIN]))


async def account_of(hall: Hall, person: PersonId) -> Account | None:
    """Somebody's account."""
    return await hall.store.account_of(person)


async def change_password(hall: Hall, person: PersonId, password: str) -> None:
    """Give an account another password, as a hash. Other sessions end: they may be a stranger's."""
    await hall.store.set_password(person, password)
    for session in await hall.store.sessions_of(person):
        if session.kind == "browser":
            await hall.store.end_session(session.token)
    hall.sessions.forget_person(person)


def login_of(text: str) -> str:
    """A login as it is compared.

    >>> login_of(" Ann@Example.ORG ")
    'ann@example.org'

    Raises:
        MalformedError: where it cannot be one.
    """
    return folded(line(text, "A login", LONGEST_LOGIN, least=3))


def folded(text: str) -> str:
    """One form and one case, so that a login is the same however it is typed."""
    form = unicodedata.normalize("NFKC", text).casefold()
    return "".join(sign for sign in " ".join(form.split()) if sign.isprintable())
