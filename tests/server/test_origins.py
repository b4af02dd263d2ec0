"""Another site's page may not act for who visits it; programs may act by their token."""

from __future__ import annotations

import pytest

from rackhouse.server.sessions import may_act

PUBLIC = "https://games.example.org/hall"
COOKIE = {b"cookie": b"rackhouse=secret"}


@pytest.mark.parametrize(
    ("headers", "may"),
    [
        ({b"origin": b"https://games.example.org", **COOKIE}, True),
        ({b"origin": b"http://hall.local:8800", b"host": b"hall.local:8800", **COOKIE}, True),
        ({b"origin": b"https://elsewhere.example", **COOKIE}, False),
        ({b"origin": b"https://games.example.org.elsewhere.example", **COOKIE}, False),
        ({b"origin": b"http://games.example.org", **COOKIE}, False),
        ({b"origin": b"https://elsewhere.example"}, False),
        ({b"origin": b"null", **COOKIE}, False),
        ({b"origin": b"", **COOKIE}, False),
        ({b"sec-fetch-site": b"same-origin", **COOKIE}, True),
        ({b"sec-fetch-site": b"cross-site", **COOKIE}, False),
        ({b"sec-fetch-site": b"same-site", **COOKIE}, False),
        (COOKIE, False),
        ({}, True),
        ({b"authorization": b"Bearer token"}, True),
    ],
)
def test_who_may_act(headers: dict[bytes, bytes], may: bool) -> None:
    assert may_act({b"host": b"127.0.0.1:8800"} | headers, PUBLIC) is may
