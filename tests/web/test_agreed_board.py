"""A board that both sides agree on before the first draw."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.kit.hall_process import HallProcess
from tests.web.gathering import in_turn, two_guests

OWN_BOARD = 'extends = "base"\ntitle = "Any board"\ntiles.own_board = "if-all-agree"\n'


def test_both_sides_agree_on_another_board_and_play_on_it(
    browser: Browser, hall: HallProcess
) -> None:
    ann, ben, _ = two_guests(browser, hall, sheet_text=OWN_BOARD)
    for guest in (ann, ben):
        expect(guest.page.get_by_role("gridcell")).to_have_count(225)
    ann.page.get_by_role("button", name="Propose: Super, 21 by 21").click()
    expect(ann.page.get_by_text("It is in force once Ben agrees.")).to_be_visible()
    offer = ben.page.get_by_text("Ann would play on this board: Super, 21 by 21.")
    expect(offer).to_be_visible()
    assert ben.faults() == []
    ben.page.get_by_role("button", name="Agree").click()
    for guest in (ann, ben):
        expect(guest.page.get_by_role("gridcell")).to_have_count(441)
        expect(guest.page.get_by_text("Now: Super, 21 by 21.")).to_be_visible()
    ben.page.get_by_role("button", name="Begin").click()
    mover, other = in_turn(ann, ben)
    letters = [tile for tile in mover.look()["own"]["rack"] if tile != "?"][:2]
    start = 10 * 21 + 10
    mover.page.get_by_role("gridcell").nth(start).click()
    for letter in letters:
        mover.page.keyboard.press(letter.lower())
    mover.wait_for_draft()
    mover.page.keyboard.press("Enter")
    played = f"11K {''.join(letters)}"
    expect(other.page.get_by_role("status").get_by_text(played)).to_be_visible()
    for guest in (ann, ben):
        assert guest.complaints == []
        guest.context.close()


def test_where_the_sheet_has_its_board_none_is_offered(browser: Browser, hall: HallProcess) -> None:
    sheet = OWN_BOARD.replace("if-all-agree", "no") + 'words.own_dictionary = "if-all-agree"\n'
    ann, ben, _ = two_guests(browser, hall, sheet_text=sheet)
    expect(ann.page.get_by_text("Play by another book")).to_be_visible()
    expect(ann.page.get_by_text("The board", exact=True)).to_have_count(0)
    for guest in (ann, ben):
        guest.context.close()
