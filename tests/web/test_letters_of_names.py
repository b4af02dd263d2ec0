"""Names in any of the letters of Europe are written in the pages' own type."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor
from tests.web.gathering import WIDE

GuestMaker = Callable[..., Guest]
FACES = {
    "Żółć": {"Hanken Grotesk"},
    "Дмитрий": {"Inter"},
    "Ελένη": {"Inter"},
}


@pytest.mark.parametrize("name", FACES)
def test_a_name_is_written_in_the_type_of_the_page(
    guest: GuestMaker, hall: HallProcess, name: str
) -> None:
    opened = Visitor(hall, name).open(sides=2, title=f"Table of {name}", is_open_to_watch=True)
    for place, who in (("seat-1", name), ("seat-2", "שרה")):
        Visitor(hall, who).join(opened["tokens"][place])
    me = guest(viewport=WIDE)
    me.go("")
    game = me.page.get_by_role("region", name="Games to watch").get_by_role("link", name=name)
    scores = game.locator("b.ink")
    expect(scores).to_have_text(f"{name} 0 : \u2068שרה\u2069 0")
    me.page.evaluate("document.fonts.ready")
    scores.evaluate("one => (one.id = 'scores')")
    drawn = faces_of(me, "#scores")
    assert {face for face, is_ours in drawn if is_ours} >= FACES[name]


def faces_of(guest: Guest, selector: str) -> set[tuple[str, bool]]:
    """The type that text is really drawn in, and whether the page brought it."""
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    query = {"nodeId": root, "selector": selector}
    node = devtools.send("DOM.querySelector", query)["nodeId"]
    fonts = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {(font["familyName"], font["isCustomFont"]) for font in fonts}
