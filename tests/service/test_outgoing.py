"""What goes out of the hall goes on whatever one item does."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from rackhouse.log.process import WallClock
from rackhouse.log.store import StoreUnavailableError
from rackhouse.service.outgoing import OutgoingQueue

if TYPE_CHECKING:
    from collections.abc import Sequence


async def waiting(_now: int) -> Sequence[str]:
    return ("first", "broken", "last")


def test_an_item_that_fails_holds_no_other_back(caplog: pytest.LogCaptureFixture) -> None:
    delivered = []

    async def deliver(item: str) -> None:
        if item == "broken":
            raise ValueError(item)
        delivered.append(item)

    assert asyncio.run(OutgoingQueue(WallClock(), waiting, deliver).empty()) == 3
    assert delivered == ["first", "last"]
    assert "Something could not be sent." in caplog.text


def test_a_database_that_is_away_is_told_to_the_loop() -> None:
    async def deliver(_item: str) -> None:
        raise StoreUnavailableError("service-just-back")

    with pytest.raises(StoreUnavailableError):
        asyncio.run(OutgoingQueue(WallClock(), waiting, deliver).empty())
