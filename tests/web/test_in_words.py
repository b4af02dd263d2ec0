"""Why not: told with the names of those who play, in the language of the page."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.kit.hall_process import HallProcess
from tests.web.gathering import in_turn, two_guests

NAMES = ("Ann", "Ben")
VIEW = "async (path) => (await (await fetch(path)).json()).view"


def test_a_side_is_called_by_its_name(browser: Browser, hall: HallProcess) -> None:
    ann, ben, _ = two_guests(browser, hall)
    mover, other = in_turn(ann, ben)
    name = NAMES[mover.look()["mover"]]
    assert other.why_not("commit") == "referee-not-your-turn"
    expect(other.page.get_by_text("player 1")).to_have_count(0)
    other.page.keyboard.press("2")
    refusal = f"It's not your turn. Wait for {name} to play."
    expect(other.page.get_by_role("status").get_by_text(refusal)).to_be_visible()
    for guest in (ann, ben):
        assert guest.complaints == []
        guest.context.close()


def test_german_pages_give_german_reasons(browser: Browser, hall: HallProcess) -> None:
    ann, ben, _ = two_guests(browser, hall, options={"locale": "de-DE"})
    mover, other = in_turn(ann, ben)
    name = NAMES[mover.look()["mover"]]
    expect(other.page.get_by_role("region", name=name, exact=True)).to_contain_text("Am Zug")
    path = other.page.url.rpartition("/")[2]
    shown = other.page.evaluate(VIEW, f"{other.url}/api/games/{path}")
    told = [one["why_not"]["text"] for one in shown["options"] if one["why_not"]]
    assert told
    english = ("You ", "The ", "This ", "There ", "It's ", "Wait ")
    assert not [text for text in told if not text or text.startswith(english)], told
    other.page.keyboard.press("2")
    refusal = f"Du bist nicht am Zug. Warte auf {name}."
    expect(other.page.get_by_role("status").get_by_text(refusal)).to_be_visible()
    mover.page.get_by_role("gridcell").first.click()
    letter = next(tile for tile in mover.look()["own"]["rack"] if tile != "?")
    mover.page.keyboard.press(letter.lower())
    expect(mover.page.get_by_text("Der erste Zug").first).to_be_visible()
    for guest in (ann, ben):
        assert guest.complaints == []
        guest.context.close()
