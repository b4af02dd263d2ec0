"""A board that both sides agree on before the first draw."""

from __future__ import annotations

import pytest
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
    expect(ann.page.get_by_text("It counts once Ben agrees.")).to_be_visible()
    offer = ben.page.get_by_text("Ann proposes this board: Super, 21 by 21.")
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


@pytest.mark.rule("D-04")
def test_nobody_begins_over_a_proposal_that_is_not_answered(
    browser: Browser, hall: HallProcess
) -> None:
    sheet = OWN_BOARD + 'words.own_dictionary = "if-all-agree"\n'
    ann, ben, _ = two_guests(browser, hall, sheet_text=sheet)
    begins = [guest.page.get_by_role("button", name="Begin") for guest in (ann, ben)]
    for begin in begins:
        expect(begin).to_be_enabled()
    ann.page.get_by_role("button", name="Propose: Super, 21 by 21").click()
    why = "Ann wants to play on Super, 21 by 21. Wait for Ben to answer."
    for guest, begin in zip((ann, ben), begins, strict=True):
        expect(guest.page.get_by_text(why)).to_be_visible()
        expect(begin).to_be_disabled()
    assert ben.faults() == []
    ben.page.get_by_role("button", name="Decline").click()
    expect(ann.page.get_by_text("Not everybody agrees.")).to_be_visible()
    for begin in begins:
        expect(begin).to_be_enabled()
    # Another proposal wants another answer, and can be withdrawn.
    ben.page.get_by_text("Use another dictionary").click()
    ben.page.get_by_label("Title of the book").fill("The book on the shelf")
    ben.page.get_by_role("button", name="Propose this book").click()
    for begin in begins:
        expect(begin).to_be_disabled()
    assert ann.faults() == []
    ben.page.get_by_role("button", name="Withdraw").click()
    expect(begins[0]).to_be_enabled()
    begins[0].click()
    in_turn(ann, ben)
    expect(ben.page.get_by_role("gridcell")).to_have_count(225)
    for guest in (ann, ben):
        assert guest.complaints == []
        guest.context.close()


def test_where_the_sheet_has_its_board_none_is_offered(browser: Browser, hall: HallProcess) -> None:
    sheet = OWN_BOARD.replace("if-all-agree", "no") + 'words.own_dictionary = "if-all-agree"\n'
    ann, ben, _ = two_guests(browser, hall, sheet_text=sheet)
    expect(ann.page.get_by_text("Use another dictionary")).to_be_visible()
    expect(ann.page.get_by_text("The board", exact=True)).to_have_count(0)
    for guest in (ann, ben):
        guest.context.close()
