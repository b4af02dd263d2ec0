"""A game's socket: commands and drafts in, answers and news out."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from rackhouse.errors import RackhouseError
from rackhouse.log.store import StoreUnavailableError
from rackhouse.messages import Message
from rackhouse.messages import message as complaint
from rackhouse.record import Actor
from rackhouse.server.door import Door
from rackhouse.server.logs import logger
from rackhouse.server.problems import STATUS, ProblemError, voice_for
from rackhouse.server.protocol import (
    CatchUpMessage,
    ClientMessage,
    CommandMessage,
    DraftMessage,
    PlayOnMessage,
    Pong,
    decoder,
    encoder,
)
from rackhouse.server.rates import Bucket, household_of
from rackhouse.server.routes.play import give
from rackhouse.server.sessions import visitor_of
from rackhouse.service.drafts import draft
from rackhouse.service.hub import Subscription
from rackhouse.service.look import catch_up, watch
from rackhouse.service.messages import DraftSquare, Gone, Refused, Unavailable, Welcome
from rackhouse.service.places import parse_place
from rackhouse.service.resigning import play_on

_GOING_AWAY: Final = 1001
_TOO_MUCH: Final = 1008
_MOST_GARBLED: Final = 20
"""How many unreadable messages a socket may send before it is closed."""
_TOO_FAST: Final = complaint("server-too-fast")


@websocket("/api/games/{game:str}/socket")
async def game_socket(socket: WebSocket[Any, Any, Any], game: FromPath[str]) -> None:
    """Follow and play one game from one place; see ``protocol.py`` for the messages."""
    door: Door = socket.app.state.door
    await socket.accept()
    try:
        async with AsyncExitStack() as stack:
            stack.enter_context(door.seat_for(household_of(socket.scope)))
            place, after, token = _asked(socket)
            visitor = await visitor_of(socket)
            person = None if visitor is None else visitor.person
            welcome, reader = await stack.enter_async_context(
                watch(
                    door.hall.games,
                    door.hall.followers,
                    person,
                    game,
                    place,
                    after=after,
                    token=token,
                )
            )
            stack.enter_context(door.metrics.sockets.track_inprogress())
            await Conversation(door, socket, reader, person or "", token).hold(welcome)
    except RackhouseError as error:
        await _dismiss(socket, error)
    except WebSocketDisconnect:
        return


def _asked(socket: WebSocket[Any, Any, Any]) -> tuple[Actor, int, str]:
    """The place, the last number seen and the invitation in the handshake."""
    after = socket.query_params.get("after", "0")
    if not after.isdecimal() or not after.isascii() or len(after) > 15:
        raise ProblemError(400, "server-after")
    place = parse_place(socket.query_params.get("place", "public"))
    return place, int(after), socket.headers.get("x-invitation", "")


async def _dismiss(socket: WebSocket[Any, Any, Any], error: RackhouseError) -> None:
    """Say why nothing more comes, and close with 4000 plus the HTTP status."""
    status = error.status if isinstance(error, ProblemError) else 503
    status = next((s for kind, s in STATUS.items() if isinstance(error, kind)), status)
    try:
        gone = voice_for(socket.scope).spoken(Gone(error.message))
        await socket.send_text(encoder.encode(gone).decode())
        await socket.close(code=4000 + status, reason="")
    except (WebSocketDisconnect, RuntimeError):
        return


class Conversation:
    """What is said on one socket, from its welcome to its end."""

    def __init__(
        self,
        door: Door,
        socket: WebSocket[Any, Any, Any],
        reader: Subscription,
        person: str,
        invitation: str,
    ) -> None:
        self._door = door
        self._socket = socket
        self._reader = reader
        self._person = person
        self._invitation = invitation
        self._bucket = Bucket(door.settings.message_rate)
        self._garbled = 0
        self._voice = voice_for(socket.scope).named(seat=reader.called)

    async def hold(self, welcome: Welcome) -> None:
        """Talk until either side ends it."""
        await self._say(welcome)
        telling = asyncio.create_task(self._tell())
        try:
            await self._hear()
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)

    async def _tell(self) -> None:
        """Pass on what the hall sends."""
        try:
            async for message in self._reader:
                await self._socket.send_text(message.data(self._voice).decode())
            await self._close(_GOING_AWAY)
        except (WebSocketDisconnect, RuntimeError):
            return  # whoever listens notices the same

    async def _hear(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] != "websocket.receive":
                continue
            data = event.get("text") or event.get("bytes") or ""
            if not self._bucket.take():
                await self._complain(_TOO_FAST)
                continue
            try:
                message = decoder.decode(data)
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                await self._complain(complaint("server-unreadable-message", detail=str(error)))
                continue
            except RecursionError:
                await self._complain(complaint("server-message-nested"))
                continue
            await self._answer(message)

    async def _complain(self, reason: Message) -> None:
        self._garbled += 1
        await self._say(Refused(id="", reason=reason))
        if self._garbled > _MOST_GARBLED:
            self._door.metrics.dropped.inc()
            await self._close(_TOO_MUCH)
            raise WebSocketDisconnect(detail="")

    async def _answer(self, message: ClientMessage) -> None:
        name = message.id if isinstance(message, CommandMessage) else ""
        try:
            answer = await self._reply(message)
        except StoreUnavailableError as error:
            answer = Unavailable(name, error.message)
        except RackhouseError as error:
            answer = Refused(name, error.message)
        except Exception as error:  # noqa: BLE001 - one message must not end a game's socket
            logger.error("unforeseen error", exc_info=error)
            answer = Refused(name, complaint("server-our-fault"))
        if answer is not None:
            await self._say(answer)

    async def _reply(self, message: ClientMessage) -> msgspec.Struct | None:
        hall, reader = self._door.hall, self._reader
        if isinstance(message, CommandMessage):
            return await give(self._door, self._person, reader.log, reader.place, message)
        if isinstance(message, DraftMessage):
            squares = tuple([DraftSquare(one.square, one.tile) for one in message.squares])
            # Everybody at the seat is shown it, including this socket.
            await draft(
                hall.games, self._person, reader.log, reader.place, squares, play=message.play
            )
            return None
        if isinstance(message, CatchUpMessage):
            person = self._person or None
            token, after = self._invitation, message.after
            return await catch_up(
                hall.games, person, reader.log, reader.place, after=after, token=token
            )
        if isinstance(message, PlayOnMessage):
            await play_on(hall.games, self._person, reader.log, reader.place)
            return None
        return Pong(hall.clock.now())

    async def _say(self, message: msgspec.Struct) -> None:
        await self._socket.send_text(encoder.encode(self._voice.spoken(message)).decode())

    async def _close(self, code: int) -> None:
        await self._socket.close(code=code, reason="")
