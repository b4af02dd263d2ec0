"""Bringing guests to the seats of a game that a program opens, each by the link of their own."""

from __future__ import annotations

import os
import re
import secrets
import subprocess
import sys
from typing import Any

from playwright.sync_api import Browser, expect

from tests.kit.browser import PATIENCE, Guest
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
LOST = re.compile(r"ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_EMPTY|ERR_NETWORK|WebSocket")
"""What a browser itself writes down of a hall that is away."""


def take(guest: Guest, token: str, name: str) -> str:
    """Come in and sit down by an invitation; the address of the table."""
    request, origin = guest.context.request, {"origin": guest.url}
    request.post(f"{guest.url}/api/people", data={"name": name}, headers=origin)
    joined = request.post(
        f"{guest.url}/api/join",
        data={"token": token, "nonce": secrets.token_hex(8)},
        headers=origin,
    )
    assert joined.ok, joined.text()
    place = joined.json()
    return f"games/{place['game']}?place={place['place']}"


def two_guests(
    browser: Browser, hall: HallProcess, options: dict[str, Any] | None = None, **opening: Any
) -> tuple[Guest, Guest, dict[str, Any]]:
    """Ann and Ben at the two seats of a new game, and the game as it was opened."""
    opened = Visitor(hall, "Host").open(sides=2, **opening)
    settings = {"viewport": WIDE, **(options or {})}
    ann, ben = Guest(browser, hall.url, **settings), Guest(browser, hall.url, **settings)
    tables = [
        take(ann, opened["tokens"]["seat-1"], "Ann"),
        take(ben, opened["tokens"]["seat-2"], "Ben"),
    ]
    for guest, table in zip((ann, ben), tables, strict=True):
        guest.go(table)
        guest.wait_for_table()
    return ann, ben, opened


def in_turn(*guests: Guest) -> tuple[Guest, Guest]:
    """The one of two who is on turn, and the other."""
    for _ in range(PATIENCE // 50):
        # Asked anew each time: who begins is not known while lots are drawn.
        view = guests[0].look()
        mover = guests[view["mover"]]
        if not mover.why_not("commit") and all(guest.has_seen(view) for guest in guests):
            return mover, guests[1] if mover is guests[0] else guests[0]
        mover.page.wait_for_timeout(50)
    raise AssertionError("Nobody may play.")


def lay(guest: Guest, laid: dict[int, str]) -> None:
    """Type tiles onto the board, where they must all be in one row from left to right."""
    guest.page.get_by_role("gridcell").nth(min(laid)).click()
    for square in sorted(laid):
        guest.page.keyboard.press(laid[square].lower())
    for square in laid:
        cell = guest.page.get_by_role("gridcell").nth(square)
        expect(cell).to_have_accessible_name(re.compile("not played yet"))


def board_shown(guest: Guest) -> list[str]:
    """What the page itself shows on every square."""
    return [
        re.sub(r", (last play|arrow \w+)$", "", label)
        for label in guest.page.get_by_role("gridcell").evaluate_all(
            "cells => cells.map(cell => cell.getAttribute('aria-label'))"
        )
    ]


def complaints(guest: Guest) -> list[str]:
    """What a page complained of, besides the hall's being away."""
    return [one for one in guest.complaints if not LOST.search(one)]


def order(guest: Guest, **command: Any) -> None:
    """Ask for something from the guest's place, in their name but not by their hands."""
    path, _, query = guest.page.url.partition("?")
    answer = guest.context.request.post(
        f"{guest.url}/api/games/{path.rpartition('/')[2]}/commands?{query}",
        data={
            "type": "command",
            "id": secrets.token_hex(8),
            "seen": guest.look()["number"],
            "command": command,
        },
        headers={"origin": guest.url},
    )
    assert answer.json()["type"] == "done", answer.text()


def until(guest: Guest, script: str) -> None:
    """Wait until a script says yes; the pages' policy lets nothing in them evaluate it."""
    for _ in range(PATIENCE // 50):
        if guest.page.evaluate(script):
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"It never became so: {script}")


def keeper_link(hall: HallProcess) -> str:
    """The keepers' link, as the command prints it beside the running hall."""
    environment = {**os.environ, "RACKHOUSE_HOME": str(hall.home)}
    command = [sys.executable, "-m", "rackhouse", "keeper"]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return said.stdout.split()[0]
