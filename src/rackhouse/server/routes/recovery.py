"""Winning back a lost account: a code to keep, links by mail, and what is done with either."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody

from rackhouse.mail import mail_address
from rackhouse.server.parameters import Caller, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.rates import household_of
from rackhouse.server.routes.people import (
    Body,
    Password,
    SignedInPerson,
    check_password,
    welcome,
)
from rackhouse.server.sessions import hash_password
from rackhouse.service.recovery import (
    check_mail,
    keep_code,
    owner_by_code,
    owner_by_link,
    send_links,
    win_back,
)


class CodeWanted(Body, frozen=True):
    """The password of the account, if it has one: whoever has the code can set another."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class RecoveryCode(msgspec.Struct, frozen=True):
    """A code that wins back your account. It is shown only once."""

    code: str


class RecoveryCodeMade(msgspec.Struct, frozen=True):
    """Whether you have a code that wins back your account."""

    made: int
    """When it was made, in milliseconds since 1970; 0 if you have none."""


class RecoveryWays(msgspec.Struct, frozen=True):
    """How a lost account can be won back here."""

    by_mail: bool
    """Whether this server sends mail; a code works in any case."""


class LetterWanted(Body, frozen=True):
    """Where the link is to be sent."""

    address: Annotated[str, msgspec.Meta(min_length=1, max_length=254)]


class LostAccount(Body, frozen=True):
    """What shows that an account is yours, and what is to become of it."""

    code: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """The code that you kept; empty if it is a link."""
    token: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """The secret of the link in the letter; empty if it is a code."""
    password: Password | None = None
    """A new password, for an account with a login."""
    ends_others: bool = False
    """Whether all other browsers and programs are signed out."""


@get("/api/me/recovery-code", summary="See whether you have a recovery code")
async def has_code(door: TheDoor, session: Caller) -> RecoveryCodeMade:
    """When your code was made. The code itself is not stored."""
    return RecoveryCodeMade(await door.hall.store.recovery_code_made(session.person))


@post("/api/me/recovery-code", summary="Create a recovery code")
async def make_code(
    data: JSONBody[CodeWanted], door: TheDoor, session: Caller, request: Request[Any, Any, Any]
) -> RecoveryCode:
    """A code that wins back your account. An older one no longer works."""
    door.rates.check("sign-in", household_of(request.scope))
    await check_password(door, session.person, data.password)
    return RecoveryCode(await keep_code(door.hall.sessions, session.person))


@get("/api/recovery", summary="Get how accounts are won back")
async def recovery_ways(door: TheDoor) -> RecoveryWays:
    """Whether a lost account can be won back by mail."""
    return RecoveryWays(door.desk.turn_post.has("mail"))


@post(
    "/api/recovery/letters",
    status_code=202,
    responses=answers(422),
    summary="Send a link that wins back an account",
)
async def send_link(
    data: JSONBody[LetterWanted], door: TheDoor, request: Request[Any, Any, Any]
) -> None:
    """The answer is the same whether anybody has this address or not.

    If somebody has proven that it is theirs, they get a link that works once, within 10 minutes.
    """
    post_ = door.desk.turn_post
    check_mail(post_)
    address = mail_address(data.address)
    door.rates.check("sign-in", household_of(request.scope))
    door.rates.check("win back", address.casefold())
    # Not waited for, so that the time it takes tells nothing either.
    door.hall.games.process.task(send_links(post_, door.hall.sessions, address))


@post(
    "/api/sessions/recovery",
    responses=answers(401),
    summary="Win back an account",
)
async def win_account_back(
    data: JSONBody[LostAccount], door: TheDoor, request: Request[Any, Any, Any]
) -> Response[SignedInPerson]:
    """Sign in with a recovery code, or with the link of a letter."""
    door.rates.check("sign-in", household_of(request.scope))
    sessions = door.hall.sessions
    person = await (
        owner_by_link(sessions, data.token) if data.token else owner_by_code(sessions, data.code)
    )
    hashed = await hash_password(data.password) if data.password else ""
    signed_in = await win_back(door.hall.games, sessions, person, hashed, is_alone=data.ends_others)
    return await welcome(signed_in, "browser", door, request, 201)
