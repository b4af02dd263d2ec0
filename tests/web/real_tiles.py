"""A real board's score pad on a page, as people at a table use it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from tests.kit.browser import PATIENCE, Guest

NAMES = ("Joan", "Bert")
OF = "\N{RIGHT SINGLE QUOTATION MARK}s"
"""As in Joan's turn."""


def open_pad(guest: Guest, names: tuple[str, ...] = NAMES, **more: Any) -> str:
    """Open a game with real tiles, as the first page does, and its pad; the game's id."""
    headers = {"origin": guest.url}
    guest.context.request.post(f"{guest.url}/api/people", data={"name": names[0]}, headers=headers)
    opening = {
        "custody": "table",
        "judge": "list",
        "names": names,
        "sides": len(names),
        "own": ["seat-1", "score-keeper"],
        **more,
    }
    answer = guest.context.request.post(f"{guest.url}/api/games", data=opening, headers=headers)
    assert answer.ok, answer.text()
    game: str = answer.json()["game"]
    guest.go(f"pad/{game}")
    return game


def draw_lots(guest: Guest, *rounds: dict[str, str]) -> None:
    """Enter what each side drew for who plays first; a tie is drawn again."""
    for number, drawn in enumerate(rounds, start=1):
        if number > 1:
            guest.page.get_by_role("button", name="They drew again").click()
        fields = guest.page.get_by_role("group", name=f"Draw {number}")
        for name, tile in drawn.items():
            fields.get_by_label(name).fill(tile)
    guest.page.get_by_role("button", name="Begin").click()
    guest.page.get_by_label("Starts at").wait_for()


def write(guest: Guest, play: str) -> None:
    """Type a play into the field for the word, as one line."""
    guest.page.get_by_label("Word laid").fill(play)


def score(guest: Guest, points: int, name: str) -> None:
    """Have the play that stands there scored, which comes to so much."""
    guest.page.get_by_role("button", name=f"Score {points} for {name}").click()


def total(guest: Guest, name: str) -> Locator:
    """What stands below a name at the head of the pad."""
    card = guest.page.get_by_role("region", name="Players").get_by_role("listitem")
    return card.filter(has_text=name).locator(".score")


def expect_totals(guest: Guest, **totals: int) -> None:
    """Wait until the pad shows these totals."""
    for name, points in totals.items():
        expect(total(guest, name)).to_have_text(str(points))


def challenge(guest: Guest, *, good: bool) -> None:
    """Challenge the last play and read the one verdict; then clear it."""
    page = guest.page
    page.get_by_role("button", name="Challenge").click()
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("heading", name="Good" if good else "Not good")).to_be_visible()


def expect_turn(guest: Guest, name: str) -> None:
    """Wait until it is somebody's turn."""
    expect(guest.page.get_by_role("heading", name=f"{name}{OF} turn")).to_be_visible()


def take_rack(guest: Guest, name: str, tiles: str) -> None:
    """Enter what somebody has left over, seven tiles."""
    guest.page.get_by_label(f"{name}, 7 tiles").fill(tiles)
    guest.page.get_by_role("button", name=f"Enter {name}{OF} tiles").click()


def play_shortly(guest: Guest, first: str, second: str, seen_by: Sequence[Locator] = ()) -> None:
    """One play, a pass each, racks that decide nothing, and all agree; others see it grow."""
    draw_lots(guest, {first: "a", second: "b"})
    write(guest, "8d trainer")
    score(guest, 66, first)
    for seen in seen_by:
        expect(seen).to_contain_text("66", timeout=PATIENCE)
    end_shortly(guest, first, second)
    agree(guest)


def end_shortly(guest: Guest, first: str, second: str) -> None:
    """After the first play: a pass each, and racks that decide nothing."""
    page = guest.page
    for name in (second, first):
        expect_turn(guest, name)
        page.get_by_role("button", name="Pass").click()
    for name in (first, second):
        asked = page.locator("section").filter(has_text=f"{name}, can you make another play?")
        asked.get_by_role("button", name="No more plays").click()
    take_rack(guest, first, "qeeeeee")
    take_rack(guest, second, "iiiiiia")


def agree(guest: Guest) -> None:
    """All agree to the result, on one pad."""
    guest.page.get_by_role("button", name="All agree to this result").click()
    expect(guest.page.get_by_text("The result is final.")).to_be_visible()
