"""Sessions: browsers and programs that speak for a person."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from rackhouse.service.errors import UnknownPersonError
from rackhouse.service.tokens import hash_of, new_token
from rackhouse.service.values import Person, PersonId, Session, SessionKind, TokenHash
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.service.clock import Clock
    from rackhouse.service.hall import Hall
    from rackhouse.service.ports import Store

BROWSER_DAYS = 90
BOT_DAYS = 366
_DAY = 24 * 3600 * 1000
MOST_KEPT = 10_000
FRESH = 10_000
"""Milliseconds for which a session is believed without asking: so long it outlives its end."""
LONGEST_LABEL = 60


class SignedIn(msgspec.Struct, frozen=True):
    """Somebody is in; the token is told this once."""

    person: Person
    token: str
    expires: int


class SessionCache:
    """Sessions that were used a moment ago."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._kept: OrderedDict[TokenHash, tuple[int, Session]] = OrderedDict()

    async def get(self, token: TokenHash) -> Session | None:
        """The session of a token, if it is good now."""
        now = self._clock.now()
        kept = self._kept.get(token)
        if kept is None or now - kept[0] > FRESH:
            session = await self._store.session(token)
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
        """A session has ended."""
        self._kept.pop(token, None)

    def forget_person(self, person: PersonId) -> None:
        """All sessions of a person have ended."""
        for token, (_, session) in list(self._kept.items()):
            if session.person == person:
                del self._kept[token]


async def let_in(
    hall: Hall, person: PersonId, kind: SessionKind = "browser", label: str = ""
) -> SignedIn:
    """Begin a session for somebody who has shown who they are; a bot's token is one too.

    Raises:
        UnknownPersonError: where there is no such person.
        MalformedError: where the label cannot be one.
    """
    known = await hall.store.person(person)
    if known is None:
        raise UnknownPersonError("service-no-person")
    session, token = new_session(hall, person, kind, label)
    await hall.store.add_session(session)
    return SignedIn(known, token, session.expires)


def new_session(hall: Hall, person: PersonId, kind: SessionKind, label: str) -> tuple[Session, str]:
    """A session and the token that opens it."""
    token, now = new_token(hall.chance), hall.clock.now()
    days = BOT_DAYS if kind == "bot" else BROWSER_DAYS
    label = line(label, "A label", LONGEST_LABEL, least=0)
    return Session(hash_of(token), person, kind, label, now, now + days * _DAY), token


async def who(hall: Hall, token: str) -> Session | None:
    """The session that a token opens, if any."""
    return await hall.sessions.get(hash_of(token))


async def sessions_of(hall: Hall, person: PersonId) -> tuple[Session, ...]:
    """Somebody's sessions, for them to end those they do not know."""
    return await hall.store.sessions_of(person)


async def sign_out(hall: Hall, token: TokenHash) -> None:
    """End a session."""
    await hall.store.end_session(token)
    hall.sessions.forget(token)
