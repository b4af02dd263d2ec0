"""The names and addresses by which the hall is reached, and the proxies it trusts.

A stranger can point a name of their own at this machine. For a browser their page then comes from
the hall (DNS rebinding): ``Origin`` and ``Host`` agree, and only the name gives it away.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import time
from typing import TYPE_CHECKING, Final, TypeAlias
from urllib.parse import urlsplit

from rackhouse.server.problems import ProblemError, send_problem

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import ASGIApp, Receive, Scope, Send

    from rackhouse.server.settings import Settings


Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
LOOPBACK: Final = "127.0.0.1"
_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address for documentation, which nobody has."""


def own_addresses() -> tuple[str, ...]:
    """This machine's addresses on its networks, the usual one first."""
    found = [address for address in (_usual(), *_named()) if not is_own(address)]
    return tuple(dict.fromkeys(found))


def own_names() -> tuple[str, ...]:
    """This machine's names: its own, on the local network (mDNS) and in the DNS.

    >>> all(name == name.lower() for name in own_names())
    True
    """
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return tuple(dict.fromkeys((name, short, f"{short}.local", socket.getfqdn().lower())))


def is_own(host: str) -> bool:
    """Whether a host means the machine that asks, so that a phone cannot reach the hall by it.

    >>> [is_own(host) for host in ("localhost", "127.0.0.1", "::ffff:127.0.0.1", "10.0.0.7")]
    [True, True, True, False]
    """
    if host.lower() == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return _unmapped(address).is_loopback


def is_reachable(address: str) -> bool:
    """Whether an address can be opened from another machine.

    >>> is_reachable("http://127.0.0.1:8800"), is_reachable("http://10.0.0.7:8800/hall")
    (False, True)
    """
    return not is_own(urlsplit(address).hostname or "")


def with_host(address: str, host: str) -> str:
    """The same address with another host.

    >>> with_host("http://10.0.0.7:8800/hall", "192.168.1.5")
    'http://192.168.1.5:8800/hall'
    """
    parts = urlsplit(address)
    port = "" if parts.port is None else f":{parts.port}"
    return parts._replace(netloc=f"{host}{port}").geturl()


def _usual() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only tells which address it would use.
            probe.connect(_ELSEWHERE)
        except OSError:
            return LOOPBACK
        address: str = probe.getsockname()[0]
        return address


def _named() -> list[str]:
    """The addresses of the machine's own name."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []
    return [str(entry[4][0]) for entry in found]


LOOK_AGAIN: Final = 60
"""Seconds after which the machine is asked for its names again, as it may have changed networks."""


def host_of(scope: Scope) -> str:
    """The host that a request asks for, in lower case and without its port.

    >>> host_of({"headers": [(b"host", b"[::1]:8800")]}), host_of({"headers": []})
    ('::1', '')
    >>> host_of({"headers": [(b"host", b"Hall.example.:80")]})
    'hall.example'
    """
    headers = scope.get("headers", ())  # starting and stopping have none
    written = next((value for name, value in headers if name == b"host"), b"")
    return _plain(written.decode("latin-1"))


def _plain(netloc: str) -> str:
    """The host of ``host:port``; anything else stays as it is and matches no host."""
    try:
        host = urlsplit(f"//{netloc}").hostname if "@" not in netloc else None
    except ValueError:
        host = None
    return (host or netloc).removesuffix(".")


class Hosts:
    """The names of a hall.

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
        """The names in the settings."""
        return Hosts([*settings.hosts, urlsplit(settings.public_url).netloc, settings.host])

    async def has(self, host: str, reached: str = "") -> bool:
        """Whether a name is the hall's; ``reached`` is the address that was connected to."""
        if is_own(host) or host in self._named or _same(host, reached) or host in self._own:
            return True
        async with self._looking:
            now = time.monotonic()
            if self._looked is None or now - self._looked > LOOK_AGAIN:
                # Asking may take seconds if the network is slow.
                self._own = await asyncio.to_thread(
                    lambda: frozenset((*own_names(), *own_addresses()))
                )
                self._looked = now
        return host in self._own


def _same(host: str, address: str) -> bool:
    """Whether two addresses are the same, however they are written."""
    try:
        one, other = (
            _unmapped(ipaddress.ip_address(text.partition("%")[0])) for text in (host, address)
        )
    except ValueError:
        return False
    return one == other


def _unmapped(address: Address) -> Address:
    """A listener for both kinds of addresses sees IPv4 addresses mapped into IPv6."""
    return getattr(address, "ipv4_mapped", None) or address


class OwnHosts:
    """Refuses requests for a host that is not the hall."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if it is meant for this hall."""
        if await self._is_ours(scope):
            await self._app(scope, receive, send)
        else:
            await send_problem(scope, receive, send, ProblemError(421, "server-other-name"))

    async def _is_ours(self, scope: Scope) -> bool:
        host = host_of(scope)
        # Every browser names the host; only old programs leave it out.
        return not host or await self._hosts.has(host, (scope.get("server") or ("",))[0])


class Proxies:
    """Addresses and networks, as in ``trusted-proxies``; ``*`` is every machine.

    >>> proxies = Proxies(("10.0.0.1", "10.1.0.0/16"))
    >>> [address in proxies for address in ("10.0.0.1", "10.1.2.3", "::ffff:10.0.0.1", "10.0.0.2")]
    [True, True, True, False]
    """

    def __init__(self, named: Iterable[str]) -> None:
        names = tuple(named)
        self._is_every = "*" in names
        self._networks = [network for name in names if (network := _network(name)) is not None]

    def __contains__(self, address: object) -> bool:
        if self._is_every:
            return True
        try:
            found = ipaddress.ip_address(str(address))
        except ValueError:
            return False
        plain = _unmapped(found)
        return any(plain in network or found in network for network in self._networks)


def _network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        return None


FORWARDING = frozenset(
    {b"forwarded", b"via", b"x-real-ip", b"x-forwarded-for", b"x-forwarded-host"}
    | {b"x-forwarded-proto", b"x-forwarded-server", b"x-forwarded-port"}
)
"""Headers that proxies add; a direct request has none of them."""


def is_forwarded(scope: Scope) -> bool:
    """Whether a request came through a proxy, trusted or not."""
    return any(name in FORWARDING for name, _ in scope["headers"])
