"""What other boards got wrong for years, and this one must not."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser import Guest
from tests.web.gathering import WIDE, until
from tests.web.program import Other, sit_down
from tests.wire.rigged import Rig, RiggedHall, rigged_hall

DRAWS = {"1": "B", "2": "A", "3": "DOGMINE", "4": "CATSER?"}
"""Ben begins; then the racks, Ben's first."""


@pytest.fixture(scope="module")
def rigged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RiggedHall]:
    folder = tmp_path_factory.mktemp("rigged")
    with rigged_hall(folder, rig=Rig(draws=DRAWS), public_url="") as hall:
        yield hall


@pytest.fixture
def table(browser: Browser, rigged: RiggedHall) -> Iterator[tuple[Guest, Other]]:
    ann, ben = sit_down(browser, rigged, {"viewport": WIDE})
    yield ann, ben
    ann.context.close()
    assert ann.complaints == []


def rack(page: Page) -> list[str]:
    """The rack as it is read out, well by well."""
    labels = page.get_by_role("toolbar").get_by_role("button").all()
    return [(label.get_attribute("aria-label") or "").split(",")[0] for label in labels]


def drag(page: Page, tile: str, well: int) -> None:
    """Move a tile within the rack."""
    toolbar = page.get_by_role("toolbar")
    held = toolbar.get_by_label("blank" if tile == "blank" else f"{tile}, ").first
    held.drag_to(toolbar.get_by_role("button").nth(well))


def test_no_extra_blank_when_the_opponent_lands_on_ones_draft(table: tuple[Guest, Other]) -> None:
    ann, ben = table
    drag(ann.page, "blank", 0)
    before = rack(ann.page)
    ann.page.get_by_role("gridcell").nth(112).click()
    ann.page.keyboard.press("Shift+S")
    ann.page.keyboard.press("a")
    cell = ann.page.get_by_role("gridcell").nth(112)
    expect(cell).to_have_accessible_name("H8, S, a blank, your draft")
    ben.do("commit", play="8G DOG")
    expect(cell).to_have_accessible_name(re.compile("H8, O, .*last play"))
    # The tiles that it fell on are back in their wells, each once; the blank is blank again.
    expect(ann.page.get_by_role("toolbar").get_by_label("blank")).to_have_count(1)
    assert rack(ann.page) == before
    assert sorted(before) == sorted([*"CATSER", "blank"])
    ann.page.reload()
    ann.wait_for_table()
    expect(ann.page.get_by_role("toolbar").get_by_label("blank")).to_have_count(1)
    assert rack(ann.page) == before


def test_an_arranged_rack_stays_as_it_was_arranged(table: tuple[Guest, Other]) -> None:
    ann, ben = table
    drag(ann.page, "R", 0)
    drag(ann.page, "S", 6)
    arranged = rack(ann.page)
    assert (arranged[0], arranged[6]) == ("R", "S")
    ben.do("commit", play="8G DOG")
    expect(ann.page.get_by_role("gridcell").nth(112)).to_have_accessible_name(re.compile(", O,"))
    assert rack(ann.page) == arranged
    ann.page.reload()
    ann.wait_for_table()
    expect(ann.page.get_by_role("toolbar").get_by_label("R, ")).to_be_visible()
    assert rack(ann.page) == arranged
    # Its own play takes only the tiles that it plays.
    ann.wait_until_may("commit")
    ann.page.get_by_role("gridcell").nth(114).click()
    ann.page.keyboard.press("s")
    ann.wait_for_draft()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("gridcell").nth(114)).to_have_accessible_name(re.compile("last"))
    assert rack(ann.page)[:6] == arranged[:6]


def test_caps_lock_never_burns_a_blank(table: tuple[Guest, Other]) -> None:
    ann, _ = table
    ann.page.get_by_role("gridcell").nth(112).click()
    # With Caps Lock a plain key says a capital letter, and Shift is up.
    for letter in "CAT":
        ann.page.keyboard.press(letter)
    for square, letter in zip((112, 113, 114), "CAT", strict=True):
        cell = ann.page.get_by_role("gridcell").nth(square)
        expect(cell).to_have_accessible_name(re.compile(rf", {letter}, \d points?, your draft"))
    expect(ann.page.get_by_role("toolbar").get_by_label("blank")).to_be_visible()


def test_a_draft_of_the_opponents_turn_is_played_in_ones_own(table: tuple[Guest, Other]) -> None:
    ann, ben = table
    ann.page.get_by_role("gridcell").nth(120).click()
    ann.page.keyboard.press("ArrowRight")
    for letter in "cat":
        ann.page.keyboard.press(letter)
    ben.do("commit", play="8G DOG")
    expect(ann.page.get_by_role("gridcell").nth(111)).to_have_accessible_name(re.compile("last"))
    # It does not touch Ben's word, and that is said; moved, it is played.
    expect(ann.page.get_by_role("status").first).not_to_be_empty()
    ann.page.keyboard.press("ArrowDown")
    ann.page.get_by_role("gridcell").nth(114).click()
    ann.page.keyboard.press("s")
    ann.wait_for_draft()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("gridcell").nth(114)).to_have_accessible_name(re.compile("last"))


AUDIO = """
window.struck = 0;
window.AudioContext = class {
    currentTime = 0; state = "running"; destination = {};
};
const parameter = () => ({ setValueAtTime() {}, linearRampToValueAtTime() {},
                           exponentialRampToValueAtTime() {} });
window.GainNode = class { gain = parameter(); connect(next) { return next; } };
window.OscillatorNode = class {
    frequency = parameter();
    connect(next) { return next; }
    start() { window.struck += 1; }
    stop() {}
};
"""
"""An instrument that counts what is struck on it."""


def test_nothing_is_heard_until_somebody_wants_it(table: tuple[Guest, Other]) -> None:
    ann, ben = table
    ann.context.add_init_script(AUDIO)
    ann.page.reload()
    ann.wait_for_table()
    ann.page.get_by_role("gridcell").nth(120).click()
    ann.page.keyboard.press("c")
    assert ann.page.evaluate("window.struck") == 0
    ann.page.get_by_role("button", name="Look").click()
    ann.page.get_by_label("Sounds").check()
    ann.page.get_by_role("button", name="Close").click()
    ann.page.keyboard.press("a")
    # A tile is two tones, the play of another two tiles' worth.
    until(ann, "window.struck === 2")
    ben.do("commit", play="8G DOG")
    until(ann, "window.struck === 6")


def test_enter_plays_what_lies_there_though_a_button_was_pressed_before(
    table: tuple[Guest, Other],
) -> None:
    ann, ben = table
    ben.do("pass")
    ann.wait_until_may("commit")
    laid = ann.page.get_by_role("gridcell", name=re.compile("your draft"))
    recall = ann.page.get_by_role("button", name="Take all tiles back")
    recall.click()
    ann.page.get_by_role("gridcell").nth(112).click()
    ann.page.keyboard.type("cat")
    expect(laid).to_have_count(3)
    ann.page.keyboard.press("Space")
    ann.page.wait_for_timeout(100)
    expect(laid).to_have_count(3)
    recall.click()
    expect(laid).to_have_count(0)
    # A button that does have the focus gives it up to the board.
    recall.focus()
    ann.page.get_by_role("gridcell").nth(0).click()
    expect(recall).not_to_be_focused()
    ann.page.get_by_role("gridcell").nth(112).click()
    ann.page.keyboard.type("cat")
    ann.wait_for_draft()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("gridcell").nth(112)).to_have_accessible_name(
        re.compile("H8, C, .*last play")
    )


def test_the_tap_that_lays_a_blank_chooses_no_letter_for_it(
    browser: Browser, rigged: RiggedHall
) -> None:
    tablet = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
    ann, _ = sit_down(browser, rigged, tablet)
    page = ann.page
    question = page.get_by_role("dialog", name="Which letter is the blank?")
    # Wherever the letters come to lie, some of these squares are below them.
    for square in (131, 146, 160, 161, 162, 175, 176, 177, 190):
        page.get_by_role("toolbar").get_by_label("blank").tap()
        page.get_by_role("gridcell").nth(square).tap()
        expect(question).to_be_visible()
        page.wait_for_timeout(50)
        expect(question).to_be_visible()
        question.get_by_role("button", name="Cancel").tap()
        expect(question).to_have_count(0)
    page.get_by_role("toolbar").get_by_label("blank").tap()
    page.get_by_role("gridcell").nth(131).tap()
    question.get_by_role("button", name="Q", exact=True).tap()
    expect(page.get_by_role("gridcell").nth(131)).to_have_accessible_name(re.compile("Q, a blank"))
    assert ann.complaints == []
    ann.context.close()
