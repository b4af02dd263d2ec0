"""Why not: told with the names of those who play, in the language of the page."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.kit.hall_process import HallProcess
from tests.web.gathering import in_turn, two_guests

NAMES = ("Ann", "Ben")


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
    expect(other.page.get_by_text(f"{name} ist am Zug.").first).to_be_visible()
    options = other.page.get_by_role("group", name="Was du jetzt darfst")
    options.locator("summary").click()
    expect(options).to_contain_text("Das geht jetzt nicht (den Zug annehmen)")
    listed = options.inner_text()
    assert not [word for word in ("You ", "The ", "This ", "There ") if word in listed], listed
    other.page.keyboard.press("2")
    expect(other.page.get_by_role("status").get_by_text(f"{name} ist am Zug.")).to_be_visible()
    mover.page.get_by_role("gridcell").first.click()
    letter = next(tile for tile in mover.look()["own"]["rack"] if tile != "?")
    mover.page.keyboard.press(letter.lower())
    expect(mover.page.get_by_text("Der erste Zug").first).to_be_visible()
    for guest in (ann, ben):
        assert guest.complaints == []
        guest.context.close()
