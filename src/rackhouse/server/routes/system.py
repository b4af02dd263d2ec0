"""For machines that look after the hall: is it alive, can it write, how much goes on."""

from __future__ import annotations

import ipaddress
from typing import Any

import msgspec
from litestar import Request, Response, get

import rackhouse
from rackhouse.server.metrics import MEDIA_TYPE
from rackhouse.server.parameters import TheDoor
from rackhouse.server.problems import ProblemError, answers
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
        raise ProblemError(503, "This process is stopping; another takes over.")
    if not await door.hall.store.is_ready():
        raise ProblemError(503, "The database does not take writes now.", {"retry-after": "1"})
    return Health("ready", rackhouse.__version__)


@get("/metrics", media_type=MEDIA_TYPE, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], door: TheDoor) -> Response[bytes]:
    """The figures, for those who may read them."""
    who = door.settings.metrics
    if who == "off" or (who == "local" and not _is_local(address_of(request.scope))):
        raise ProblemError(404, "There is nothing at this address.")
    return Response(door.metrics.text(), media_type=MEDIA_TYPE)


def _is_local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
