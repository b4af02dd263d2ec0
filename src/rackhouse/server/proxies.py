"""Which machines are proxies that the hall believes."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import Scope


class Proxies:
    """Addresses and networks, as ``trusted-proxies`` names them; ``*`` is every machine.

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
        plain = getattr(found, "ipv4_mapped", None) or found
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
"""What proxies add to a request; whoever asks the hall directly sends none of it."""


def is_forwarded(scope: Scope) -> bool:
    """Whether a request has come through a proxy, whether or not that is believed."""
    return any(name in FORWARDING for name, _ in scope["headers"])
