"""Names and accounts: who somebody is here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from rackhouse.server.parameters import Caller, TheDoor
from rackhouse.server.problems import ProblemError, answers
from rackhouse.server.rates import household_of
from rackhouse.server.sessions import (
    BROWSER,
    LONGEST_MARK,
    browser_cookie,
    cookie_for,
    hash_password,
    is_password,
)
from rackhouse.service.fair_play import note_browser
from rackhouse.service.people import (
    SignedIn,
    account_called,
    change_password,
    erase,
    let_in,
    make_account,
    make_link,
    person_called,
    rename,
    sign_in_by_name,
    use_link,
)
from rackhouse.service.tokens import new_token

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Kind = Literal["browser", "bot"]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; unknown fields are refused."""


class NameGiven(Body, frozen=True):
    """A name is enough to play."""

    name: Text
    kind: Kind = "browser"
    """A ``browser`` gets a cookie, a ``bot`` a token."""


class PasswordGiven(Body, frozen=True):
    """Login and password of an account."""

    login: Text
    password: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    kind: Kind = "browser"


class LinkGiven(Body, frozen=True):
    """The secret of a one-time link."""

    token: Token


class AccountAsked(Body, frozen=True):
    """A new account; without a password, only one-time links sign in to it."""

    login: Text
    password: Password | None = None


class PasswordChange(Body, frozen=True):
    """A new password, and the old one if there is one."""

    password: Password
    old: Annotated[str, msgspec.Meta(max_length=200)] = ""


class NewName(Body, frozen=True):
    """A new name."""

    name: Text


class Me(msgspec.Struct, frozen=True):
    """The person who asks."""

    id: str
    name: str
    login: str | None
    """The login of the account, if there is one."""
    has_password: bool


class SignedInPerson(msgspec.Struct, frozen=True):
    """Somebody is signed in."""

    id: str
    name: str
    token: str
    """For a program to send as ``Authorization: Bearer …``; a browser has its cookie instead."""
    expires: int
    """When it expires, in milliseconds since 1970."""


class OneTimeLink(msgspec.Struct, frozen=True):
    """A link that signs in once."""

    token: str
    link: str
    """The link for a person to open. The secret is after the ``#``, which browsers do not send."""


async def check_password(door: TheDoor, person: str, password: str) -> None:
    """Check the password of an account that has one: a session alone must not give it away.

    Raises:
        ProblemError: 403 if it is wrong.
    """
    account = await door.hall.sessions.store.account_of(person)
    if account and account.password and not await is_password(account.password, password):
        raise ProblemError(403, "server-password-needed")


async def welcome(
    signed_in: SignedIn, kind: str, door: TheDoor, request: Request[Any, Any, Any], status: int
) -> Response[SignedInPerson]:
    """Answer somebody who is signed in: a browser gets its cookies, a program its token."""
    token = signed_in.token if kind == "bot" else ""
    cookies: list[Cookie] = []
    if kind == "browser":
        scheme = str(request.scope["scheme"])
        cookies.append(cookie_for(signed_in.token, signed_in.expires, door, scheme))
        mark = request.cookies.get(BROWSER, "")[:LONGEST_MARK] or new_token(door.hall.games.chance)
        cookies.append(browser_cookie(mark, door, scheme))
        await note_browser(door.hall.store, mark, signed_in.person.id)
    person = signed_in.person
    entry = SignedInPerson(person.id, person.name, token, signed_in.expires)
    return Response(entry, status_code=status, cookies=cookies)


@post("/api/people", summary="Sign in with a name")
async def come_in(
    data: JSONBody[NameGiven], door: TheDoor, request: Request[Any, Any, Any]
) -> Response[SignedInPerson]:
    """A name is enough to play. An account, made later, keeps your games across devices."""
    door.rates.check("name", household_of(request.scope))
    signed_in = await sign_in_by_name(door.hall.sessions, data.name, data.kind)
    return await welcome(signed_in, data.kind, door, request, 201)


@post("/api/sessions", responses=answers(401), summary="Sign in with a password")
async def sign_in(
    data: JSONBody[PasswordGiven], door: TheDoor, request: Request[Any, Any, Any]
) -> Response[SignedInPerson]:
    """Sign in to an account. A wrong login and a wrong password get the same answer."""
    door.rates.check("sign-in", household_of(request.scope))
    door.rates.check("login", data.login.casefold())
    account = await account_called(door.hall.sessions, data.login)
    if not await is_password(account.password if account else None, data.password) or not account:
        raise ProblemError(401, "server-wrong-password")
    signed_in = await let_in(door.hall.sessions, account.person, data.kind)
    return await welcome(signed_in, data.kind, door, request, 201)


@post("/api/sessions/link", responses=answers(401), summary="Sign in with a one-time link")
async def sign_in_by_link(
    data: JSONBody[LinkGiven], door: TheDoor, request: Request[Any, Any, Any]
) -> Response[SignedInPerson]:
    """Sign in with the secret of a one-time link; it works once, for a short time."""
    door.rates.check("sign-in", household_of(request.scope))
    signed_in = await use_link(door.hall.sessions, data.token)
    return await welcome(signed_in, "browser", door, request, 201)


@get("/api/me", summary="Get your name and account")
async def me(door: TheDoor, session: Caller) -> Me:
    """Your own name and account."""
    return await _me(door, session)


async def _me(door: TheDoor, session: Caller) -> Me:
    person = await person_called(door.hall.sessions, session.person)
    account = await door.hall.sessions.store.account_of(session.person)
    return Me(
        person.id,
        person.name,
        account.login if account else None,
        bool(account and account.password),
    )


@patch("/api/me", summary="Change your name")
async def change_name(data: JSONBody[NewName], door: TheDoor, session: Caller) -> Me:
    """Change your name, also in earlier games."""
    await rename(door.hall.games, door.hall.sessions, session.person, data.name)
    return await _me(door, session)


@delete("/api/me", summary="Erase yourself")
async def forget_me(
    door: TheDoor, session: Caller, request: Request[Any, Any, Any]
) -> Response[None]:
    """Erase name, account, sessions and links. The games stay, without your name."""
    await erase(door.hall.games, door.hall.sessions, session.person)
    cookie = cookie_for("", 0, door, str(request.scope["scheme"]))
    return Response(None, status_code=204, cookies=[cookie])


@post("/api/me/account", responses=answers(409), summary="Create an account")
async def add_account(
    data: JSONBody[AccountAsked], door: TheDoor, session: Caller, request: Request[Any, Any, Any]
) -> Me:
    """Keep your games across devices, with a login and a password or one-time links."""
    door.rates.check("sign-in", household_of(request.scope))
    hashed = await hash_password(data.password) if data.password else ""
    await make_account(door.hall.sessions, session.person, data.login, hashed)
    return await _me(door, session)


@put("/api/me/password", responses=answers(409), summary="Change the password")
async def new_password(
    data: JSONBody[PasswordChange], door: TheDoor, session: Caller, request: Request[Any, Any, Any]
) -> Response[SignedInPerson]:
    """Change your password. All other browsers are signed out."""
    door.rates.check("sign-in", household_of(request.scope))
    account = await door.hall.sessions.store.account_of(session.person)
    if account is None:
        raise ProblemError(409, "server-no-account")
    if account.password and not await is_password(account.password, data.old):
        raise ProblemError(403, "server-old-password-wrong")
    await change_password(door.hall.sessions, session.person, await hash_password(data.password))
    signed_in = await let_in(door.hall.sessions, session.person, session.kind)
    return await welcome(signed_in, session.kind, door, request, 200)


@post("/api/me/links", summary="Create a one-time link")
async def add_link(door: TheDoor, session: Caller, request: Request[Any, Any, Any]) -> OneTimeLink:
    """A link that signs you in on another device, once and within a short time."""
    door.rates.check("sign-in", household_of(request.scope))
    token = await make_link(door.hall.sessions, session.person)
    return OneTimeLink(token, f"{door.address}/sign-in#{token}")
