"""Ports that stay free while nobody listens at them."""

from __future__ import annotations

import secrets
import socket
from pathlib import Path

_RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")
_LOWEST = 10_000


def free_port() -> int:
    """A port that a hall can have again and again.

    It lies below those that the system gives to whoever connects: one of these could be taken by a
    connection while the hall is away, even by a visitor's who knocks at that very port.
    """
    first_given = int(_RANGE.read_text(encoding="ascii").split()[0])
    while True:
        port = _LOWEST + secrets.randbelow(first_given - _LOWEST)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
