"""A game in a stream: each piece has an address of its own and fills its frame, nothing else."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor
from tests.web.gathering import WIDE
from tests.web.past import AtBrowser

GuestMaker = Callable[..., Guest]
CLOCKS = {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10}
SIZES = {
    "scores": (1200, 140),
    "board": (1080, 1080),
    "last": (900, 120),
    "clocks": (840, 120),
    "racks": (1080, 300),
}


def under_way(hall: HallProcess, **opening: object) -> tuple[dict[str, object], Visitor, Visitor]:
    """A game with a play on the board, and those who play it."""
    ann, otto = Visitor(hall, "Ann"), Visitor(hall, "Otto")
    opened = ann.open(sides=2, settings=CLOCKS, is_open_to_watch=True, **opening)
    game = opened["game"]
    for visitor, place in ((ann, "seat-1"), (otto, "seat-2")):
        body = {"token": opened["tokens"][place], "nonce": place, "agrees_to_racks": True}
        visitor.post("/api/join", **body)
    view = ann.look(game, "seat-1")["view"]
    mover = (ann, otto)[view["mover"]]
    mover.order(game, f"seat-{view['mover'] + 1}", view["number"], {"command": "pass"})
    return opened, ann, otto


def alpha_at(alpha: Image.Image, x: int, y: int) -> int:
    """How much of what is behind a point it hides, up to 255."""
    return alpha.crop((x, y, x + 1, y + 1)).getextrema()[0]  # type: ignore[return-value]


def test_each_piece_fills_its_frame_with_nothing_around_it(
    guest: GuestMaker, hall: HallProcess
) -> None:
    opened, _, _ = under_way(hall)
    me = guest(viewport=WIDE)
    me.go(f"games/{opened['game']}/stream")
    page = me.page
    assert me.faults_in_both_lights() == []
    addresses = {
        piece: page.get_by_label(f"Link: {label}").input_value()
        for piece, label in (
            ("scores", "Names and scores"),
            ("board", "Board"),
            ("clocks", "Clocks"),
        )
    }
    expect(page.get_by_label("Link: Racks")).to_have_count(0)
    for piece, address in addresses.items():
        width, height = SIZES[piece]
        page.set_viewport_size({"width": width, "height": height})
        me.go(address)
        shown = page.locator(".board .tile, .board i, .cell").first
        expect(shown).to_be_visible()
        assert page.locator("a, button, nav, header").count() == 0
        scrolls = "document.documentElement.scrollHeight > innerHeight"
        assert not page.evaluate(scrolls)
        picture = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
        seen = picture.convert("RGBA").getchannel("A")
        if piece != "board":
            assert {alpha_at(seen, x, y) for x in (0, width - 1) for y in (0, height - 1)} == {0}
        box = seen.getbbox()
        assert box is not None
        left, top, right, bottom = box
        assert max((right - left) / width, (bottom - top) / height) > 0.9, piece
    expect(page.get_by_role("timer")).to_have_count(2)


def test_racks_are_on_the_stream_of_a_spectator_whom_the_players_admitted(
    guest: GuestMaker, hall: HallProcess
) -> None:
    opened, ann, otto = under_way(hall, rack_delay=0)
    game = str(opened["game"])
    me = guest(viewport=WIDE, permissions=["clipboard-read", "clipboard-write"])
    eve = AtBrowser(hall, me, "Eve")
    page = me.page
    me.go(f"games/{game}/stream")
    page.get_by_role("button", name="Show racks too").click()
    expect(
        page.get_by_role("alert").filter(has_text="whom every player has admitted")
    ).to_be_visible()
    me.complaints.clear()  # the browser itself writes down what was refused
    tokens = opened["tokens"]
    assert isinstance(tokens, dict)
    ask = eve.post("/api/join", token=tokens["public"])["ask"]
    for place, visitor in (("seat-1", ann), ("seat-2", otto)):
        visitor.post(f"/api/games/{game}/asks/{ask}", place=place, agrees=True)
    page.get_by_role("button", name="Show racks too").click()
    page.get_by_role("button", name=re.compile("Copy link.*Racks")).click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    # The program that streams is nobody: it has no cookie of hers.
    obs = guest(viewport={"width": 1080, "height": 300})
    obs.go(address)
    rows = obs.page.locator(".cell")
    expect(rows).to_have_count(2)
    rack = ann.look(game, "seat-1")["view"]["own"]["rack"]
    row = rows.filter(has_text="Ann")
    expect(row.locator(".tile")).to_have_count(len(rack))
    letters = sorted(row.locator(".tile .letter").all_inner_texts())
    assert letters == sorted(sign.replace("?", "") for sign in rack)


@pytest.mark.parametrize("look", ["dark", "light"])
def test_a_ground_can_be_chosen_for_what_cannot_show_through(
    guest: GuestMaker, hall: HallProcess, look: str
) -> None:
    opened, _, _ = under_way(hall)
    me = guest(viewport={"width": 1200, "height": 140})
    me.go(f"overlay/{opened['game']}/scores?look={look}")
    expect(me.page.get_by_text("Otto")).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("data-theme", look)
    picture = Image.open(io.BytesIO(me.page.screenshot(omit_background=True)))
    assert alpha_at(picture.convert("RGBA").getchannel("A"), 0, 0) == 255
