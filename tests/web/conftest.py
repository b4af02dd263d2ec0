"""A browser and a hall, shared by the tests of the pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from anyio.from_thread import start_blocking_portal
from playwright.sync_api import Browser, expect

from tests.desk.postbox import Postbox, open_postbox
from tests.kit.browser import PATIENCE, Guest, running_browser
from tests.kit.hall_process import HallProcess, running_hall

GENEROUS = {
    "RACKHOUSE_OPEN_RATE": "",
    "RACKHOUSE_REQUEST_RATE": "100000",
    "RACKHOUSE_SIGN_IN_RATE": "",
}

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with running_browser() as running:
        yield running


@pytest.fixture(scope="session")
def postbox() -> Iterator[Postbox]:
    """Where the hall's letters go."""
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(open_postbox()) as box,
    ):
        yield box


PHRASE = "seven quiet geese"
"""What this hall's organisers say before their letters go out."""


@pytest.fixture(scope="session")
def mail(postbox: Postbox) -> dict[str, str]:
    """The settings of a hall that sends mail."""
    return {
        "RACKHOUSE_SMTP": f"smtp://127.0.0.1:{postbox.port}",
        "RACKHOUSE_MAIL_FROM": "hall@example.org",
        "RACKHOUSE_PHRASE": PHRASE,
    }


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory, mail: dict[str, str]) -> Iterator[HallProcess]:
    with running_hall(tmp_path_factory.mktemp("hall"), settings=GENEROUS | mail) as running:
        yield running


@pytest.fixture
def guest(browser: Browser, hall: HallProcess) -> Iterator[Callable[..., Guest]]:
    """Lets guests in, each with a browser of their own; none of their pages may complain."""
    guests: list[Guest] = []

    def come(**options: Any) -> Guest:
        guests.append(Guest(browser, hall.url, **options))
        return guests[-1]

    yield come
    for one in guests:
        one.context.close()
    assert [one.complaints for one in guests] == [[] for _ in guests]
