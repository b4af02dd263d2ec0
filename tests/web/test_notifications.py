"""Notifications of the browser: its worker shows what it is sent, and a click opens the game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Worker

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.web.gathering import two_guests

NOTE = """() => {
    // A browser without a window may show no notification and open no page: it notes them instead.
    self.noted = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, about) =>
        void self.noted.push({ title, ...about });
    Clients.prototype.openWindow = async (address) => void self.noted.push(address);
}"""
CLICK = """(address) => {
    const notification = { data: address, close: () => void self.noted.push("closed") };
    const event = new ExtendableEvent("notificationclick");
    self.dispatchEvent(Object.assign(event, { notification }));
}"""


class Delivery:
    """What a push service does, by the browser's DevTools: none can be reached from a test."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._tools = guest.context.new_cdp_session(guest.page)
        self._found: list[str] = []
        self._tools.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._tools.send("ServiceWorker.enable")
        self.worker: Worker = guest.context.service_workers[0]
        self.worker.evaluate(NOTE)

    def _note(self, event: dict[str, Any]) -> None:
        self._found += [one["registrationId"] for one in event["registrations"]]

    def deliver(self, **said: str) -> None:
        """Give the worker a message."""
        about = {"origin": self._guest.url, "registrationId": self._found[-1]}
        self._tools.send("ServiceWorker.deliverPushMessage", {**about, "data": json.dumps(said)})

    def noted(self, least: int) -> list[Any]:
        """What the worker has shown and opened, once it is that much."""
        found: list[Any] = []
        for _ in range(200):
            found = self.worker.evaluate("self.noted")
            if len(found) >= least:
                break
            self._guest.page.wait_for_timeout(50)
        return found


@pytest.fixture
def at_table(browser: Browser, hall: HallProcess) -> Iterator[tuple[Guest, str]]:
    """Somebody at a table whose worker is at work, and the path of their game."""
    ann, ben, opened = two_guests(browser, hall, {"service_workers": "allow"})
    ann.page.wait_for_function("navigator.serviceWorker.controller !== null")
    yield ann, f"games/{opened['game']}?place=seat-1"
    assert ann.complaints == ben.complaints == []
    ann.context.close()
    ben.context.close()


def test_the_worker_shows_what_it_is_sent_and_a_click_opens_the_game(
    at_table: tuple[Guest, str],
) -> None:
    ann, here = at_table
    push = Delivery(ann)
    said = {"title": "Your move against Ben", "body": "You have 2 days left.", "language": "en"}
    # Whoever sees the game is not told of it as well.
    push.deliver(**said, page=here)
    push.deliver(**said, page="games/another?place=seat-2")
    address = f"{ann.url}/games/another?place=seat-2"
    shown = {
        "title": said["title"],
        "body": said["body"],
        "tag": "/games/another",
        "lang": "en",
        "data": address,
    }
    assert push.noted(1) == [shown]
    push.worker.evaluate(CLICK, address)
    assert push.noted(3) == [shown, "closed", address]
