"""A screen on the wall follows a game by itself, with nobody signed in, and is read from afar."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser import Guest, filled
from tests.kit.hall_process import HallProcess, running_hall, start_hall
from tests.kit.ports import free_port
from tests.web.gathering import complaints
from tests.web.real_tiles import challenge, draw_lots, open_pad, score, take_rack, write

GuestMaker = Callable[..., Guest]
SCREEN = {"viewport": {"width": 1920, "height": 1080}}
LEAST = 42
"""Pixels: a capital of that size is read from ten metres on a picture two metres wide."""
SMALLEST = """() => Math.min(...[...document.querySelectorAll("main *")]
    .filter(node => [...node.childNodes].some(part => part.nodeType === 3 && part.data.trim())
        && !node.closest(".unseen-text"))
    .map(node => parseFloat(getComputedStyle(node).fontSize)))"""


def row(page: Page, name: str, points: int) -> None:
    """Wait until a side stands there with so many points."""
    side = page.get_by_role("listitem").filter(has_text=name)
    expect(side).to_have_text(re.compile(rf"\b{points}\s*$"))


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[HallProcess]:
    """A hall in which nobody else plays."""
    with running_hall(tmp_path) as hall:
        yield hall


def test_a_wall_follows_along_without_anybody_signed_in(guest: GuestMaker) -> None:
    pad, wall = guest(), guest(**SCREEN)
    game = open_pad(pad, is_open_to_watch=True, title="Final")
    draw_lots(pad, {"Joan": "a", "Bert": "b"})
    wall.go(f"wall/{game}")
    row(wall.page, "Joan", 0)
    write(pad, "8d trainer")
    score(pad, 66, "Joan")
    row(wall.page, "Joan", 66)
    expect(wall.page.get_by_role("main").locator("footer")).to_contain_text("TRAINER")
    write(pad, "8d trainerz")
    score(pad, 17, "Bert")
    row(wall.page, "Bert", 17)
    challenge(pad, good=False)
    row(wall.page, "Bert", 0)
    assert wall.page.evaluate(SMALLEST) >= LEAST
    assert wall.context.cookies() == []
    # It comes back by itself, with what it missed.
    wall.context.set_offline(True)
    wall.page.wait_for_timeout(100)
    wall.context.set_offline(False)
    pad.page.get_by_role("button", name="Done").click()
    write(pad, "7g hob")
    score(pad, 33, "Joan")
    row(wall.page, "Joan", 99)


def test_a_game_that_is_not_open_is_followed_by_its_link_alone(guest: GuestMaker) -> None:
    pad, wall, stranger = guest(), guest(**SCREEN), guest(**SCREEN)
    game = open_pad(pad)
    pad.page.get_by_role("button", name="More").click()
    pad.page.get_by_role("button", name="Another phone").click()
    pad.page.get_by_text("The wall", exact=True).click()
    field = pad.page.get_by_label("Link", exact=True)
    expect(field).to_have_value(re.compile(rf"/wall/{game}#\S+"))
    wall.go(filled(field))
    row(wall.page, "Bert", 0)
    stranger.go(f"wall/{game}")
    expect(
        stranger.page.get_by_text("This game is private. Ask a player for a link.")
    ).to_be_visible()
    # The browser itself notes what it was refused, each time that the wall asks again.
    stranger.page.close()
    assert all("403" in one for one in stranger.complaints)
    stranger.complaints.clear()


def test_a_wall_of_a_game_that_is_not_open_has_its_board_its_name_and_an_open_call(
    guest: GuestMaker,
) -> None:
    pad, wall = guest(), guest(**SCREEN)
    game = open_pad(
        pad,
        sheet="fundraiser",
        judge="person",
        title="Table 4",
        settings={"round.seconds": 2700},
    )
    token = invited(pad, game, "public")
    wall.go(f"wall/{game}#{token}")
    expect(wall.page.get_by_role("heading", name="Table 4")).to_be_visible()
    expect(wall.page.get_by_role("img", name="Board").locator("> *")).to_have_count(15 * 15)
    draw_lots(pad, {"Joan": "a", "Bert": "b"})
    write(pad, "8d trainer")
    pad.page.get_by_role("button", name="Score").click()
    row(wall.page, "Bert", 0)
    pad.page.get_by_role("button", name="Challenge").click()
    pad.page.get_by_role("button", name="Call the judge").click()
    expect(wall.page.get_by_text("Bert challenges TRAINER.")).to_be_visible()
    assert wall.page.evaluate(SMALLEST) >= LEAST
    assert wall.faults() == []


def invited(host: Guest, game: str, place: str) -> str:
    """The secret of an invitation."""
    answer = host.context.request.post(
        f"{host.url}/api/games/{game}/places/{place}/links", data={}, headers={"origin": host.url}
    )
    assert answer.ok, answer.text()
    token: str = answer.json()["token"]
    return token


def test_a_wall_is_read_on_a_phone_held_upright(guest: GuestMaker) -> None:
    pad, wall = guest(), guest(viewport={"width": 360, "height": 740})
    game = open_pad(pad, is_open_to_watch=True)
    draw_lots(pad, {"Joan": "a", "Bert": "b"})
    for path in (f"wall/{game}", "wall"):
        wall.go(path)
        expect(wall.page.get_by_role("listitem")).to_have_count(2)
        assert wall.page.evaluate("document.documentElement.scrollWidth") <= 360
        assert wall.page.evaluate(SMALLEST) >= 13
        assert wall.faults() == []


def play(pad: Guest, game: str, notation: str) -> None:
    """A play of the first seat, whatever the pad's page is about."""
    request, address = pad.context.request, f"{pad.url}/api/games/{game}"
    message = {
        "type": "command",
        "id": "play",
        "seen": request.get(f"{address}?place=seat-1").json()["view"]["number"],
        "command": {"command": "commit", "play": notation},
    }
    answer = request.post(
        f"{address}/commands?place=seat-1", data=message, headers={"origin": pad.url}
    )
    assert answer.json()["type"] == "done", answer.text()


def test_the_halls_wall_survives_its_server(browser: Browser, tmp_path: Path) -> None:
    port = str(free_port())
    first = start_hall(tmp_path, "--port", port)
    pad, wall = Guest(browser, first.url), Guest(browser, first.url, **SCREEN)
    game = open_pad(pad, is_open_to_watch=True, title="Final")
    draw_lots(pad, {"Joan": "a", "Bert": "b"})
    wall.go("wall")
    row(wall.page, "Joan", 0)
    # Asked to stop, it says farewell to all who follow; the same hall is there again later.
    first.stop()
    second = start_hall(tmp_path, "--port", port)
    try:
        play(pad, game, "8D TRAINER")
        row(wall.page, "Joan", 66)
        assert complaints(wall) == []
    finally:
        for one in (pad, wall):
            one.context.close()
        second.kill()


def test_a_result_stays_on_the_halls_wall(browser: Browser, own_hall: HallProcess) -> None:
    pad, wall = Guest(browser, own_hall.url), Guest(browser, own_hall.url, **SCREEN)
    open_pad(pad, is_open_to_watch=True)
    draw_lots(pad, {"Joan": "a", "Bert": "b"})
    wall.page.clock.install()
    wall.go("wall")
    row(wall.page, "Joan", 0)
    pad.page.get_by_role("button", name="More").click()
    pad.page.locator("summary", has_text="Resign").click()
    pad.page.get_by_role("button", name="Bert resigns").click()
    for name in ("Joan", "Bert"):
        take_rack(pad, name, "eeeeeee" if name == "Joan" else "iiiiiii")
    expect(wall.page.get_by_text("Joan wins")).to_be_visible()
    # The hall lists it no more, and those who look up still see who won.
    assert wall.context.request.get(f"{wall.url}/api/wall").json() == []
    wall.page.clock.fast_forward(5_000)
    expect(wall.page.get_by_text("Joan wins")).to_be_visible()
    for one in (pad, wall):
        one.context.close()
        assert one.complaints == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_halls_wall_shows_its_games_in_turn_and_axe_finds_nothing(
    browser: Browser, own_hall: HallProcess, light: Literal["light", "dark"]
) -> None:
    pad, wall = Guest(browser, own_hall.url), Guest(browser, own_hall.url, **SCREEN)
    wall.page.clock.install()
    wall.go(f"wall?look={light}")
    expect(wall.page.get_by_text("No game to show right now")).to_be_visible()
    assert wall.faults() == []
    for name in ("Ada", "Bea"):
        open_pad(pad, (name, "Cleo"), is_open_to_watch=True)
        draw_lots(pad, {name: "a", "Cleo": "b"})
    expect(wall.page.get_by_role("listitem")).to_have_count(2)
    expect(wall.page.locator("html")).to_have_attribute("data-theme", light)
    assert wall.faults() == []
    assert wall.page.evaluate(SMALLEST) >= LEAST
    wall.page.keyboard.press("l")
    expect(wall.page.locator("html")).not_to_have_attribute("data-theme", light)
    expect(wall.page.get_by_text("of 2")).to_be_visible()
    first = wall.page.get_by_text("of 2").inner_text()
    wall.page.clock.fast_forward(16_000)
    expect(wall.page.get_by_text("of 2")).not_to_have_text(first)
    for one in (pad, wall):
        one.context.close()
        assert one.complaints == []
