"""What single houses ask of a score pad: a look into the book, a hold, a limit, a book agreed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.kit.browser import Guest, filled
from tests.web.real_tiles import (
    challenge,
    draw_lots,
    expect_totals,
    expect_turn,
    open_pad,
    score,
    write,
)

GuestMaker = Callable[..., Guest]
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
LOTS = {"Joan": "a", "Bert": "b"}


def unfilled(page: Page) -> list[str]:
    """What stands on the page of a message whose values were never given."""
    return re.findall(r"\{\w+\}", page.locator("body").inner_text())


def more(page: Page, name: str) -> None:
    """Open one of the things that are seldom needed."""
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name=name).tap()


def test_a_look_into_the_book_is_bought_and_shown_while_its_seconds_run(guest: GuestMaker) -> None:
    me = guest(**PHONE)
    open_pad(me, sheet="fundraiser", settings={"round.seconds": 2700})
    draw_lots(me, LOTS)
    me.page.get_by_role("button", name="Buy a help").click()
    peek = me.page.get_by_role("dialog").locator("form", has=me.page.get_by_label("First 3"))
    peek.get_by_label("First 3").fill("zax")
    assert (me.faults(), unfilled(me.page)) == ([], [])
    peek.get_by_role("button").tap()
    heading = me.page.get_by_role("heading", name=re.compile("Words with ZAX"))
    expect(heading).to_be_visible()
    expect(me.page.get_by_text("ZAX ZAXES")).to_be_visible()
    expect(me.page.get_by_text("Owed at this table:")).to_be_visible()
    assert (me.faults(), unfilled(me.page)) == ([], [])
    # The look ends with the turn.
    write(me, "8D TRAINER")
    score(me, 66, "Joan")
    expect(heading).to_have_count(0)
    # This house has no director who rules on marked discrepancies.
    me.page.get_by_role("button", name="More").tap()
    dialog = me.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Correct a score")).to_be_visible()
    expect(dialog.get_by_role("button", name="Mark a discrepancy")).to_have_count(0)


def test_a_side_thinks_first_and_then_challenges_or_not(guest: GuestMaker) -> None:
    me = guest(**PHONE)
    open_pad(me, sheet="iowa", lexicon="enable")
    page = me.page
    draw_lots(me, LOTS)
    write(me, "8D TRAINER")
    score(me, 66, "Joan")
    page.get_by_role("button", name="Challenge").tap()
    page.get_by_role("button", name="Hold: Bert is thinking").tap()
    expect(page.get_by_text(re.compile(r"Bert is considering a challenge: \d+ s"))).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (me.faults(), unfilled(me.page)) == ([], [])
    page.get_by_role("button", name="Challenge").tap()
    # Nobody holds a play twice.
    expect(page.get_by_role("button", name="hold")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    challenge(me, good=True)


def test_the_score_keeper_is_asked_when_the_time_of_a_turn_is_up(guest: GuestMaker) -> None:
    me = guest(**PHONE)
    open_pad(
        me, sheet="priston", lexicon="enable", settings={"turn.seconds": 5, "turn.warn_seconds": 0}
    )
    page = me.page
    page.get_by_role("group", name="Who keeps the score?").get_by_text("Bert").tap()
    draw_lots(me, LOTS)
    question = page.get_by_role("heading", name="Time is up. Give Joan more, or a missed go?")
    expect(question).to_be_visible(timeout=15_000)
    assert (me.faults(), unfilled(me.page)) == ([], [])
    page.get_by_role("button", name="One more minute").tap()
    expect(question).to_have_count(0)
    expect_turn(me, "Joan")
    write(me, "8D TRAINER")
    score(me, 66, "Joan")
    expect(page.get_by_text("TRAINER 16 + all tiles 50 = 66")).to_be_visible()
    page.get_by_role("button", name="Confirm 66 for Joan").tap()
    expect_totals(me, Joan=66)
    expect_turn(me, "Bert")
    expect(page.get_by_role("button", name="Missed go")).to_be_visible(timeout=15_000)
    page.get_by_role("button", name="Missed go").tap()
    expect_turn(me, "Joan")


def test_two_phones_agree_on_a_book_and_look_a_word_up_in_it(guest: GuestMaker) -> None:
    joan, bert = guest(**PHONE), guest(**PHONE)
    open_pad(joan, sheet="depaul", lexicon="enable")
    more(joan.page, "Another phone")
    joan.page.get_by_role("dialog").get_by_text("Bert", exact=True).tap()
    field = joan.page.get_by_label("Link", exact=True)
    expect(field).to_have_value(re.compile(r"/join#\S+"))
    bert.go(filled(field))
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Sit down").tap()
    joan.page.get_by_role("dialog").get_by_role("button", name="Close").tap()

    joan.page.get_by_text("Use another dictionary").tap()
    joan.page.get_by_label("Title of the book").fill("The Pocket Dictionary")
    assert joan.faults() == []
    joan.page.get_by_role("button", name="Propose this book").tap()
    offer = bert.page.get_by_text("Joan proposes The Pocket Dictionary.")
    expect(offer).to_be_visible()
    bert.page.get_by_role("button", name="Agree", exact=True).tap()
    for phone in (joan, bert):
        expect(phone.page.get_by_text("You play by The Pocket Dictionary.")).to_be_visible()

    draw_lots(joan, LOTS)
    write(joan, "8D TRAINER")
    score(joan, 66, "Joan")
    joan.page.get_by_role("button", name="Challenge").tap()
    joan.page.get_by_role("button", name="Check").tap()
    for phone in (joan, bert):
        expect(phone.page.get_by_text("Look it up together")).to_be_visible()
    assert (bert.faults(), unfilled(bert.page)) == ([], [])
    # Each side reads for itself.
    joan.page.get_by_role("button", name="Good", exact=True).tap()
    expect_totals(bert, Joan=66)
    bert.page.get_by_role("button", name="Good", exact=True).tap()
    for phone in (joan, bert):
        expect(phone.page.get_by_role("heading", name="Good")).to_be_visible()


@pytest.mark.rule("D-11")
def test_a_disputed_draw_for_first_is_marked_on_the_pad(guest: GuestMaker) -> None:
    me = guest(**PHONE)
    open_pad(me, sheet="depaul", lexicon="enable")
    draw_lots(me, LOTS)
    more(me.page, "Mark a discrepancy")
    expect(me.page.get_by_text("this marks the draw for first")).to_be_visible()
    me.page.get_by_label("What is it?").fill("Joan looked into the bag.")
    me.page.get_by_role("button", name="Mark it and play on").tap()
    expect(me.page.get_by_text("The draw for first is marked")).to_be_visible()
    write(me, "8D TRAINER")
    score(me, 66, "Joan")
    expect_turn(me, "Bert")
    expect(me.page.get_by_text("The draw for first is marked")).to_be_visible()
    assert (me.faults(), unfilled(me.page)) == ([], [])


def test_a_discrepancy_is_marked_and_seen_on_the_other_phone(guest: GuestMaker) -> None:
    me = guest(**PHONE)
    open_pad(me, sheet="depaul", lexicon="enable")
    draw_lots(me, LOTS)
    write(me, "8D TRAINER")
    score(me, 66, "Joan")
    more(me.page, "Mark a discrepancy")
    assert (me.faults(), unfilled(me.page)) == ([], [])
    me.page.get_by_label("What is it?").fill("The tally is two short.")
    me.page.get_by_role("button", name="Mark it and play on").tap()
    expect(me.page.get_by_text("Discrepancy marked here")).to_be_visible()
    expect_turn(me, "Bert")
