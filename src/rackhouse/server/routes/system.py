"""For machines that look after the hall: is it alive, can it write, how much goes on."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.types import Scope

import rackhouse
from rackhouse.server.addresses import is_own
from rackhouse.server.hosts import host_of
from rackhouse.server.metrics import MEDIA_TYPE
from rackhouse.server.parameters import TheDoor
from rackhouse.server.problems import ProblemError, answers
from rackhouse.server.proxies import is_forwarded
from rackhouse.server.rates import address_of


class Health(msgspec.Struct, frozen=True):
    """The process answers."""

    status: str
    version: str


@get("/api/health", tags=["hall"], responses=answers(429), summary="Is the process alive?")
async def health() -> Health:
    """The process is up and answers; nothing is said of its database."""
    return Health("alive", rackhouse.__version__)


@get("/api/ready", tags=["hall"], responses=answers(429, 503), summary="Can it take plays?")
async def ready(door: TheDoor) -> Health:
    """The hall is open and a play would reach the disk now."""
    if door.leaving.is_set():
        raise ProblemError(503, "server-stopping")
    if not await door.hall.store.is_ready():
        raise ProblemError(503, "server-database-away", {"retry-after": "1"})
    return Health("ready", rackhouse.__version__)


@get("/metrics", media_type=MEDIA_TYPE, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], door: TheDoor) -> Response[bytes]:
    """The figures, for those who may read them."""
    who = door.settings.metrics
    if who == "off" or (who == "local" and not _is_local(request.scope)):
        raise ProblemError(404, "server-nothing-here")
    return Response(door.metrics.text(), media_type=MEDIA_TYPE)


def _is_local(scope: Scope) -> bool:
    """Whether somebody on this machine asks, and not a proxy on it for somebody elsewhere."""
    return is_own(address_of(scope)) and is_own(host_of(scope)) and not is_forwarded(scope)
