"""A club's word list: looked through, kept, changed and played with, without a terminal."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import FilePayload, expect

from tests.kit.browser import Guest
from tests.web.gathering import PHONE, WIDE

GuestMaker = Callable[..., Guest]
FILE: FilePayload = {
    "name": "club-words.txt",
    "mimeType": "text/plain",
    "buffer": b"ox\nOX\nqi\ncan't\ntwo words\ncat\ncats\nat\ntrain\n",
}


def test_a_list_is_looked_through_kept_and_named_by_the_game_that_uses_it(
    guest: GuestMaker,
) -> None:
    me = guest(viewport=PHONE)
    me.go("words")
    page = me.page
    card = page.get_by_role("region", name="Bring a list")
    expect(card).to_contain_text("allowed to use")
    card.locator("input[type=file]").set_input_files(FILE)
    preview = card.get_by_role("region", name="What is in the file")
    expect(preview).to_contain_text("6 words from 9 lines. 2 lines are left out.")
    expect(preview).to_contain_text("line 4: can't")
    assert me.faults_in_both_lights() == []
    card.get_by_label("What people call it").fill("Club words")
    card.get_by_role("button", name="Save list").click()
    kept = page.get_by_role("listitem").filter(has_text="Club words: 6 words")
    expect(kept).to_contain_text("Only for your own games")
    page.get_by_role("link", name="Start a game").click()
    page.get_by_text("Words, times, spectators").click()
    page.get_by_role("combobox", name="Word list").select_option("Club words: 6 words")
    page.get_by_role("button", name="Start the game").click()
    me.wait_for_table()
    page.get_by_role("navigation").get_by_role("button", name="Menu").click()
    expect(page.get_by_text("Words: Club words")).to_be_visible()
    rules = page.get_by_role("link", name="Rules of this game").get_attribute("href")
    me.go(str(rules).lstrip("./"))
    expect(page.get_by_text(re.compile("looks words up in Club words"))).to_be_visible()


def test_house_words_go_on_top_of_a_list_and_come_off_again(guest: GuestMaker) -> None:
    me = guest(viewport=WIDE)
    me.go("words")
    page = me.page
    card = page.get_by_role("region", name="Add your house")
    card.get_by_label("Words to add").fill("qi, za")
    card.get_by_label("Words to leave out").fill("AAHED")
    card.get_by_label("What people call it").fill("Our house")
    card.get_by_role("button", name="Save list").click()
    kept = page.get_by_role("listitem").filter(has_text="Our house")
    expect(kept).to_contain_text("the ENABLE word list, with house changes.")
    card.get_by_label("Words to add").fill("can't")
    card.get_by_label("What people call it").fill("Another")
    card.get_by_role("button", name="Save list").click()
    expect(card.get_by_role("status")).to_contain_text("cannot be spelt")
    me.complaints.clear()  # the browser itself writes down what was refused
    kept.get_by_role("button", name="Remove list").click()
    expect(kept).to_have_count(0)
