"""Which browsers show their owner when it is their move, and what they are sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, Protocol

import msgspec

from rackhouse.messages import Voice, message
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.outgoing import AT_ONCE
from rackhouse.service.tokens import stable_id
from rackhouse.service.turn_post import TurnSent
from rackhouse.service.values import PushDevice

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.turn_post import TurnNews
    from rackhouse.service.values import Notice, Session, TurnReader

MOST_DEVICES: Final = 10
"""Browsers of one person; a further one takes the place of the oldest."""
FIRST_WAIT: Final = 60 * 1000
LONGEST_WAIT: Final = 6 * 3600 * 1000
GONE: Final = "gone"
"""The error of a device that its push service no longer knows."""


class PushService(Protocol):
    """Sends messages to browsers, through the services that their makers run."""

    async def new_key(self) -> bytes:
        """A new private key for a hall."""

    async def public_key(self, key: bytes) -> str:
        """The public key to a private one, as browsers take it."""

    async def check(self, endpoint: str, key: bytes) -> None:
        """Refuse a subscription that nothing would be sent to.

        Raises:
            IllegalError: if the address is none that this hall sends to, or the key is none.
        """

    async def push(self, key: bytes, device: PushDevice, text: str, topic: str) -> TurnSent:
        """Send a message; a later one on the same topic takes its place until it is delivered."""


class Pushed(msgspec.Struct, frozen=True):
    """What a browser's worker gets, and shows."""

    title: str
    body: str
    page: str
    """Below the worker's own address, so that nobody is led elsewhere."""
    language: str


class PushWay:
    """Tells people on their devices; :class:`TurnWay` says what each part does."""

    way: Literal["push"] = "push"
    grace = 10 * 1000

    def __init__(self, games: Games, service: PushService | None) -> None:
        self.games = games
        self.service = service

    @property
    def is_open(self) -> bool:
        """Whether this hall sends such messages."""
        return self.service is not None

    async def write(self, news: TurnNews, reader: TurnReader) -> tuple[str, str]:
        """What the device shows."""
        voice = Voice(reader.language)
        title = voice.say(message(f"mail-subject-your-{news.kind}", others=news.others))
        body = voice.say(message(f"push-your-{news.kind}", time=news.time))
        shown = Pushed(title, body, news.page, reader.language)
        return title, msgspec.json.encode(shown).decode()

    async def room(self, _now: int) -> int:
        """As many as are sent at once."""
        return AT_ONCE

    async def reaches(self, notice: Notice) -> bool:
        """Whether the device is still there."""
        return await self.games.store.push_device(notice.address) is not None

    async def send(self, notice: Notice) -> TurnSent:
        """Hand it to the push service. What it cannot take now is tried again, ever more seldom."""
        device = await self.games.store.push_device(notice.address)
        if self.service is None or device is None:
            return TurnSent(GONE)
        topic = stable_id(f"topic {notice.game}")
        done = await self.service.push(await key_of(self), device, notice.text, topic)
        if done.error == GONE:
            await self.games.store.lose_push_device(device.id)
        if done.wait is None:
            return done
        waited = self.games.clock.now() - notice.created
        return TurnSent(done.error, min(LONGEST_WAIT, max(FIRST_WAIT, waited, done.wait)))


class PushShown(msgspec.Struct, frozen=True):
    """Whether somebody's browser is told when it is their move."""

    is_possible: bool
    """Whether this hall sends such messages."""
    key: str
    """The hall's public key, to which a browser subscribes; empty if it is not possible."""
    is_on: bool


async def key_of(push: PushWay) -> bytes:
    """The private key by which push services know the hall: made once.

    Raises:
        NotAllowedError: if this hall sends no such messages.
    """
    if push.service is None:
        raise NotAllowedError("service-no-push-here")
    store = push.games.store
    if not (key := await store.push_key()):
        await store.set_push_key(await push.service.new_key())
        # Another process may have been faster.
        key = await store.push_key()
    return key


async def push_of(push: PushWay, session: Session) -> PushShown:
    """Whether the browser of a session is told."""
    if push.service is None:
        return PushShown(is_possible=False, key="", is_on=False)
    is_on = await push.games.store.has_push_device(session.token)
    return PushShown(
        is_possible=True, key=await push.service.public_key(await key_of(push)), is_on=is_on
    )


async def push_to(
    push: PushWay, session: Session, endpoint: str, key: bytes, secret: bytes, voice: Voice
) -> None:
    """Tell somebody at the browser that they are signed in with, from now on.

    Raises:
        NotAllowedError: if this hall sends no such messages.
        IllegalError: if nothing can be sent there.
    """
    await key_of(push)
    if push.service is not None:
        await push.service.check(endpoint, key)
    device = PushDevice(
        stable_id(f"device {session.person} {endpoint}"),
        session.person,
        session.token,
        endpoint,
        key,
        secret,
        voice.language,
        push.games.clock.now(),
    )
    await push.games.store.set_push_device(device, MOST_DEVICES)


async def stop_push(push: PushWay, session: Session) -> None:
    """Tell somebody nothing more at the browser that they are signed in with."""
    await push.games.store.drop_push_device(session.token)
