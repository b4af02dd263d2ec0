"""By which names and addresses the hall may be asked: its machine's own, and those that are named.

A stranger can let a name of their own lead to this machine. For a browser their page then comes
from the hall (DNS rebinding): ``Origin`` and ``Host`` agree, and only the name gives it away.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType

from rackhouse.server.addresses import is_own, own_addresses, own_names
from rackhouse.server.problems import ProblemError, send_problem

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import ASGIApp, Receive, Scope, Send

    from rackhouse.server.settings import Settings

LOOK_AGAIN: Final = 60
"""Seconds after which the machine is asked for its names again: it may have changed networks."""


def host_of(scope: Scope) -> str:
    """The name or address that a request asks, in small letters and without its port.

    >>> host_of({"headers": [(b"host", b"[::1]:8800")]}), host_of({"headers": []})
    ('::1', '')
    >>> host_of({"headers": [(b"host", b"Hall.example.:80")]})
    'hall.example'
    """
    headers = scope.get("headers", ())  # starting and stopping has none
    written = next((value for name, value in headers if name == b"host"), b"")
    return _plain(written.decode("latin-1"))


def _plain(netloc: str) -> str:
    """The host of ``host:port``; what is no host is left as it is, and nobody is called so."""
    try:
        host = urlsplit(f"//{netloc}").hostname if "@" not in netloc else None
    except ValueError:
        host = None
    return (host or netloc).removesuffix(".")


class Hosts:
    """The names that a hall goes by.

    >>> hosts = Hosts(["Club.example", "https://games.example.org/hall"])
    >>> [asyncio.run(hosts.has(name)) for name in ("club.example", "games.example.org", "evil")]
    [True, True, False]
    """

    def __init__(self, named: Iterable[str]) -> None:
        self._named = {_plain(name.partition("://")[2] or name).partition("/")[0] for name in named}
        self._own: frozenset[str] = frozenset()
        self._looked: float | None = None
        self._looking = asyncio.Lock()

    @staticmethod
    def of(settings: Settings) -> Hosts:
        """Those that are set."""
        return Hosts([*settings.hosts, urlsplit(settings.public_url).netloc, settings.host])

    async def has(self, host: str, reached: str = "") -> bool:
        """Whether the hall goes by a name; ``reached`` is the address that was connected to."""
        if is_own(host) or host in self._named or _same(host, reached) or host in self._own:
            return True
        async with self._looking:
            now = time.monotonic()
            if self._looked is None or now - self._looked > LOOK_AGAIN:
                # Asking may take seconds where the network is slow.
                self._own = await asyncio.to_thread(
                    lambda: frozenset((*own_names(), *own_addresses()))
                )
                self._looked = now
        return host in self._own


def _same(host: str, address: str) -> bool:
    """Whether two addresses are one, however they are written."""
    try:
        return _address(host) == _address(address)
    except ValueError:
        return False


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    found = ipaddress.ip_address(text.partition("%")[0])
    return getattr(found, "ipv4_mapped", None) or found


class OwnHosts:
    """Refuses what is asked by a name that is not the hall's."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if it is meant for this hall."""
        if await self._is_ours(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            # Before it is accepted, a closed socket is answered with 403.
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            await send_problem(scope, send, ProblemError(421, "server-other-name"))

    async def _is_ours(self, scope: Scope) -> bool:
        host = host_of(scope)
        # Every browser names the host that it asks; only old programs leave it out.
        return not host or await self._hosts.has(host, (scope.get("server") or ("",))[0])
