"""Limits count households, not the addresses that one household can choose among."""

from __future__ import annotations

from typing import Any

import pytest

from rackhouse.server.rates import Rates, household_of

ONE = "2001:db8:1:2::1"


def asking(address: str) -> Any:
    """A request from an address."""
    return {"client": (address, 4321)}


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        (ONE, "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        (ONE, "2001:db8:1:3::1", False),
        ("192.0.2.7", "192.0.2.8", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8", False),
        ("fe80::1%eth0", "fe80::2%eth0", False),
        ("a socket file", "a socket file", True),
    ],
)
def test_a_household_is_one_address_or_one_network(one: str, other: str, is_same: bool) -> None:
    assert (household_of(asking(one)) == household_of(asking(other))) == is_same


def test_nobody_guesses_more_by_changing_the_end_of_their_address() -> None:
    rates = Rates({"sign-in": "10/minute"})
    guesses = [household_of(asking(f"2001:db8:1:2::{number:x}")) for number in range(1, 31)]
    assert [rates.wait("sign-in", who) for who in guesses].count(0) == 10
