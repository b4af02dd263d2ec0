"""The application: middleware, routes, and the hall behind them."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide

import rackhouse
from rackhouse.desk.desk import Desk, opened_desk
from rackhouse.messages import Voice
from rackhouse.server.bodies import ExactRequest
from rackhouse.server.description import about, exact
from rackhouse.server.door import Door
from rackhouse.server.hints import hints_for
from rackhouse.server.logs import logger, set_up_logs
from rackhouse.server.parameters import GIVEN
from rackhouse.server.porch import behind_porch
from rackhouse.server.problems import InWords, handlers, voice_for
from rackhouse.server.push import push_service_of
from rackhouse.server.routes import ROUTES
from rackhouse.server.serving import serve, tidied
from rackhouse.server.sessions import session_of, visitor_of
from rackhouse.server.settings import Settings
from rackhouse.server.shapes import learn_shapes
from rackhouse.server.smtp import permission_of, postman_of
from rackhouse.service.engine_pool import InProcesses
from rackhouse.service.hall import Hall
from rackhouse.service.values import PersonId, Session
from rackhouse.store import default_database, open_store

if TYPE_CHECKING:
    import socket
    from collections.abc import AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager

    from litestar.types import ASGIApp

    from rackhouse.log.process import Clock


LARGE = 32 * 1024
"""Bytes from which an answer is compressed; for smaller ones it costs more than it saves."""
STREAMS = r"/(events|follow)$"
"""Streams, which must not wait to be compressed."""


async def _door(request: Request[Any, Any, Any]) -> Door:
    door: Door = request.app.state.door
    return door


async def _session(request: Request[Any, Any, Any]) -> Session:
    return await session_of(request)


async def _reader(request: Request[Any, Any, Any]) -> Voice:
    return voice_for(request.scope)


async def _visitor(request: Request[Any, Any, Any]) -> PersonId | None:
    session = await visitor_of(request)
    return None if session is None else session.person


@asynccontextmanager
async def _open(app: Litestar) -> AsyncIterator[None]:
    """The hall behind the application's door, for as long as the application runs."""
    door: Door = app.state.door
    async with AsyncExitStack() as stack:
        try:
            desk = await stack.enter_async_context(app.state.opened(door.settings))
        except Exception as error:
            logger.exception("the hall could not be opened")
            door.failure = error
            raise
        door.desk = desk
        await desk.events.store.set_address(door.address)
        await stack.enter_async_context(tidied())
        if desk.events.permission.for_letters and not desk.events.permission.phrase:
            logger.warning("letters stay in their outbox until phrase is set")
        logger.info("open", extra={"version": rackhouse.__version__})
        yield


@cache
def make_routes(body_limit: int) -> Litestar:
    """The routes, with their OpenAPI description; :func:`open_door` puts a hall behind them.

    They take longer to make than a hall takes to open. A process serves one hall and makes them
    once.
    """
    routes = Litestar(
        route_handlers=ROUTES,
        request_class=ExactRequest,
        response_class=InWords,
        dependencies={
            "door": Provide(_door),
            "reader": Provide(_reader),
            "session": Provide(_session),
            "visitor": Provide(_visitor),
            **{name: Provide(made) for name, made in GIVEN.items()},
        },
        exception_handlers=handlers(),
        lifespan=[_open],
        request_max_body_size=body_limit,
        openapi_config=about(),
        logging_config=None,
        compression_config=CompressionConfig(
            "gzip", minimum_size=LARGE, gzip_compress_level=1, exclude=[STREAMS]
        ),
    )
    learn_shapes()
    return routes


class Entrance:
    """A hall that is ready to be served."""

    def __init__(self, door: Door, app: ASGIApp) -> None:
        self.door = door
        self.app = app

    def serve(self, listener: socket.socket, ready: Callable[[], None]) -> None:
        """Serve until the process is told to stop; ``ready`` is called once it answers.

        Raises:
            RackhouseError: if the hall cannot be opened.
        """
        set_up_logs(self.door.settings.log_level)
        try:
            serve(self.app, self.door.settings, listener, ready=ready, leave=self.door.leave)
        except SystemExit:
            if self.door.failure is not None:
                raise self.door.failure from None
            raise


def open_door(
    settings: Settings,
    address: str,
    opened: Callable[[Settings], AbstractAsyncContextManager[Desk]] | None = None,
) -> Entrance:
    """The application that serves a hall.

    ``opened`` opens the hall and its desk; tests bring their own, with their own clock and chance.
    """
    door = Door(settings, address)
    app = make_routes(settings.body_limit)
    app.state.door = door
    app.state.opened = opened or open_usual_desk
    return Entrance(door, behind_porch(app, door))


@asynccontextmanager
async def open_usual_desk(settings: Settings, clock: Clock | None = None) -> AsyncIterator[Desk]:
    """The hall on its database, and its desk, running until the context ends."""
    store = await open_store(settings.database or default_database())
    try:
        hall = Hall(
            store,
            clock=clock,
            hints=hints_for(settings),
            minds=InProcesses(settings.engine_processes, settings.engine_seconds),
            chat_days=settings.chat_days,
        )
        await hall.start()
        try:
            async with opened_desk(
                hall,
                store,
                postman_of(settings),
                permission_of(settings),
                push_service_of(settings),
            ) as desk:
                yield desk
        finally:
            await hall.stop()
    finally:
        await store.close()


def description() -> bytes:
    """The OpenAPI description of a hall with default settings, without opening one."""
    app = make_routes(Settings().body_limit)
    return exact(app, app.openapi_schema.to_schema())
