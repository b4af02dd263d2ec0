"""Where people reach the hall: addresses of this machine that other machines can open."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

LOOPBACK: Final = "127.0.0.1"
_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address for documentation: nobody has it."""


def own_addresses() -> tuple[str, ...]:
    """This machine's addresses on its networks, the usual one first; none where it has none."""
    found = [address for address in (_usual(), *_named()) if not is_own(address)]
    return tuple(dict.fromkeys(found))


def own_names() -> tuple[str, ...]:
    """What this machine is called: by itself, on its own network (mDNS) and in the DNS.

    >>> all(name == name.lower() for name in own_names())
    True
    """
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return tuple(dict.fromkeys((name, short, f"{short}.local", socket.getfqdn().lower())))


def is_own(host: str) -> bool:
    """Whether a host leads to whichever machine asks, and so nowhere from a phone.

    >>> [is_own(host) for host in ("localhost", "127.0.0.1", "::ffff:127.0.0.1", "10.0.0.7")]
    [True, True, True, False]
    """
    if host.lower() == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    # A listener for both kinds of addresses sees the older ones mapped into the newer.
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


def is_reachable(address: str) -> bool:
    """Whether an address can be opened from another machine.

    >>> is_reachable("http://127.0.0.1:8800"), is_reachable("http://10.0.0.7:8800/hall")
    (False, True)
    """
    return not is_own(urlsplit(address).hostname or "")


def with_host(address: str, host: str) -> str:
    """The same address of another host.

    >>> with_host("http://10.0.0.7:8800/hall", "192.168.1.5")
    'http://192.168.1.5:8800/hall'
    """
    parts = urlsplit(address)
    port = "" if parts.port is None else f":{parts.port}"
    return parts._replace(netloc=f"{host}{port}").geturl()


def _usual() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says by which address it would be.
            probe.connect(_ELSEWHERE)
        except OSError:
            return LOOPBACK
        address: str = probe.getsockname()[0]
        return address


def _named() -> list[str]:
    """What the machine's own name leads to."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []
    return [str(entry[4][0]) for entry in found]
