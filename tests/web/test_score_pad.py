"""A game with real tiles: one phone is score pad, clock and judge; two phones are one pad."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Guest, filled
from tests.web.real_tiles import (
    OF,
    challenge,
    draw_lots,
    expect_totals,
    expect_turn,
    open_pad,
    score,
    take_rack,
    write,
)

GuestMaker = Callable[..., Guest]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}


def test_one_phone_keeps_the_score_to_the_end(guest: GuestMaker) -> None:
    me = guest(**PHONE)
    open_pad(me)
    page = me.page
    # A tie is drawn again.
    draw_lots(me, {"Joan": "a", "Bert": "a"}, {"Joan": "c", "Bert": "d"})
    write(me, "8d trainer")
    score(me, 66, "Joan")
    expect_totals(me, Joan=66, Bert=0)

    # By taps: the square, the letters, and what the hall counts word by word.
    page.get_by_role("gridcell").nth(6 * 15 + 6).tap()
    expect(page.get_by_label("Starts at")).to_have_value("7G")
    expect(page.get_by_label("Word laid")).to_be_focused()
    page.keyboard.type("hob")
    for word, points in (("HOB", 15), ("HI", 9), ("ON", 2), ("BE", 7)):
        row = page.locator("dl > div").filter(has_text=re.compile(rf"^\s*{word}\b"))
        expect(row).to_contain_text(str(points))
    score(me, 33, "Bert")
    expect_totals(me, Joan=66, Bert=33)

    # A good word challenged: the play stands, and the challenger loses a turn.
    challenge(me, good=True)
    expect(page.get_by_text("Joan loses")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    expect_turn(me, "Bert")

    # A phony challenged off; the verdict clears itself.
    write(me, "8d trainerz")
    score(me, 17, "Bert")
    challenge(me, good=False)
    expect(
        page.get_by_text("The play comes off the board, and Bert loses the turn.")
    ).to_be_visible()
    expect(page.get_by_role("heading", name="Not good")).to_have_count(0, timeout=15_000)
    expect_totals(me, Joan=66, Bert=33)

    # A wrong entry, taken back; then with the blank that was really laid.
    write(me, "8d trainers")
    score(me, 8, "Joan")
    expect_totals(me, Joan=74)
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="We agree").click()
    expect_totals(me, Joan=66)
    write(me, "8d trainers")
    page.get_by_role("button", name="Letter 8, S, is a blank").click()
    score(me, 7, "Joan")
    expect_totals(me, Joan=73)

    page.get_by_role("button", name="Exchange").click()
    page.get_by_role("dialog").get_by_text("3", exact=True).click()
    page.get_by_role("button", name="Exchange 3 tiles").click()
    pass_to_the_end(me)
    take_rack(me, "Joan", "qeeeeee")
    take_rack(me, "Bert", "QAAAAAA")
    expect(
        page.get_by_text("There are not enough of Q in the set. Check the tiles.")
    ).to_be_visible()
    take_rack(me, "Bert", "iiiiiia")
    expect_totals(me, Joan=73 - 16, Bert=33 - 7)
    page.get_by_role("button", name="All agree to this result").click()
    expect(page.get_by_text("The result is final.")).to_be_visible()
    expect(page.get_by_role("heading", name="Joan wins.")).to_be_visible()
    page.get_by_role("link", name="Review the game").tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Joan 57")


def pass_to_the_end(me: Guest) -> None:
    """Both pass and say, each for themselves, that they have no play left."""
    for name in ("Joan", "Bert"):
        expect_turn(me, name)
        me.page.get_by_role("button", name="Pass").click()
    for name in ("Joan", "Bert"):
        card = me.page.locator("section").filter(has_text=f"{name}, can you make another play?")
        card.get_by_role("button", name="No more plays").click()


def test_what_cannot_be_laid_says_why_and_is_not_scored(guest: GuestMaker) -> None:
    me = guest(**LAPTOP)
    open_pad(me)
    draw_lots(me, {"Joan": "a", "Bert": "b"})
    status = me.page.locator(".check")
    for play, why in (
        ("1a trainer", "star"),
        ("8d quizzed", "Z"),
        ("8d unfortunately", "lie|lays|board"),
        ("99z hob", "99Z|square|place"),
    ):
        write(me, play)
        expect(status).to_have_text(re.compile(why))
        expect(me.page.get_by_role("button", name=f"Enter Joan{OF} play")).to_be_disabled()
    # The second Z is the blank, and a key can say so.
    write(me, "8d quizz?ed")
    expect(me.page.get_by_role("button", name="Score")).to_be_enabled()


def test_two_phones_at_one_board_are_one_pad(guest: GuestMaker) -> None:
    joan, bert = guest(**PHONE), guest(**PHONE)
    open_pad(joan)
    joan.page.get_by_role("button", name="More").tap()
    joan.page.get_by_role("button", name="Another phone").tap()
    field = joan.page.get_by_label("Link", exact=True)
    expect(field).to_have_value(re.compile(r"/join#\S+"))
    expect(joan.page.get_by_alt_text("QR code of the link")).to_be_visible()
    bert.go(filled(field))
    joan.page.keyboard.press("Escape")
    bert.page.get_by_label("Your name").fill("Albert")
    bert.page.get_by_role("button", name="Sit down").click()
    draw_lots(bert, {"Joan": "a", "Albert": "b"})
    # What one phone writes the other sees, and either may have it scored.
    write(bert, "8d trainer")
    expect(joan.page.get_by_label("Word laid")).to_have_value("TRAINER")
    score(joan, 66, "Joan")
    for phone in (joan, bert):
        expect_totals(phone, Joan=66, Albert=0)

    # Both must agree that an entry was wrong, each on their own phone.
    bert.page.get_by_role("button", name="Take back").tap()
    bert.page.get_by_role("button", name="We agree").tap()
    expect(bert.page.get_by_text("Agreed so far: Albert.")).to_be_visible()
    expect_totals(bert, Joan=66)
    asked = joan.page.get_by_text("Take back 8D TRAINER? Asked by Albert.")
    expect(asked).to_be_visible()
    joan.page.get_by_role("button", name="I agree too").tap()
    for phone in (joan, bert):
        expect_totals(phone, Joan=0, Albert=0)

    # A reload brings the same pad back, and a ruling is seen on both.
    bert.page.keyboard.press("Escape")
    joan.page.reload()
    joan.page.get_by_label("Starts at").wait_for()
    write(joan, "8d trainez")
    score(joan, 84, "Joan")
    expect_totals(bert, Joan=84)
    challenge(bert, good=False)
    verdict = {phone: phone.page.get_by_role("heading", name="Not good") for phone in (joan, bert)}
    expect(verdict[joan]).to_be_visible()
    # Once it is put away, nothing else that happens at the table brings it back.
    bert.page.get_by_role("button", name="Done").tap()
    expect(verdict[bert]).to_have_count(0)
    joan.page.reload()
    joan.page.get_by_label("Starts at").wait_for()
    write(joan, "8d trainer")
    expect(verdict[bert]).to_have_count(0)


def test_the_second_side_may_not_be_agreed_for_by_the_first_phone(guest: GuestMaker) -> None:
    joan, bert = guest(**LAPTOP), guest(**LAPTOP)
    game = open_pad(joan)
    link = joan.context.request.post(
        f"{joan.url}/api/games/{game}/places/seat-2/links", headers={"origin": joan.url}
    ).json()["link"]
    bert.go(link)
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Sit down").click()
    bert.page.get_by_label("Joan").wait_for()
    draw_lots(joan, {"Joan": "a", "Bert": "b"})
    write(joan, "8d trainer")
    score(joan, 66, "Joan")
    joan.page.get_by_role("button", name="More").click()
    joan.page.get_by_role("button", name="Correct a score").click()
    joan.page.get_by_label("Right score").fill("64")
    joan.page.get_by_role("button", name="We agree").click()
    expect(bert.page.get_by_text("Correct line 1 to 64? Asked by Joan.")).to_be_visible()
    expect_totals(joan, Joan=66)
    bert.page.get_by_role("button", name="I agree too").click()
    for phone in (joan, bert):
        expect_totals(phone, Joan=64)


def test_the_pad_sells_helps(guest: GuestMaker) -> None:
    me = guest(**PHONE)
    open_pad(me, ("Owls", "Worms"), sheet="fundraiser", settings={"round.seconds": 2700})
    page = me.page
    draw_lots(me, {"Owls": "a", "Worms": "b"})
    page.get_by_role("button", name="Buy a help").tap()
    help_form = page.get_by_role("dialog").locator("form").filter(has=page.get_by_label("Letter"))
    help_form.first.get_by_label("Letter").fill("s")
    help_form.first.get_by_role("button").click()
    expect(page.get_by_text("Owed at this table:")).to_be_visible()


def test_the_pad_marks_a_discrepancy_and_the_game_goes_on(guest: GuestMaker) -> None:
    me = guest(**PHONE)
    open_pad(me, settings={"disputes.markers": True})
    page = me.page
    draw_lots(me, {"Joan": "a", "Bert": "b"})
    write(me, "8D TRAINER")
    score(me, 66, "Joan")
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Mark a discrepancy").tap()
    page.get_by_label("What is it?").fill("The tally is two short.")
    page.get_by_role("button", name="Mark it and play on").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    answer = page.request.get(
        f"{me.url}/api/games/{page.url.rpartition('/')[2]}?place=score-keeper"
    )
    marked = answer.json()["view"]["markers"]
    assert [(one["note"], one["outcome"]) for one in marked] == [("The tally is two short.", None)]
    expect(page.get_by_label("Starts at")).to_be_visible()


def test_three_at_a_table_go_on_at_once_when_all_let_a_play_stand(guest: GuestMaker) -> None:
    me = guest(**PHONE)
    open_pad(me, ("Joan", "Bert", "Priya"))
    draw_lots(me, {"Joan": "a", "Bert": "b", "Priya": "c"})
    write(me, "8d trainer")
    score(me, 66, "Joan")
    waits = re.compile(r"can still challenge\. Wait \d+ seconds?, or until they accept\.")
    expect(me.page.get_by_text(waits)).to_be_visible()
    me.page.get_by_role("button", name="The play stands").tap()
    write(me, "7g hob")
    score(me, 33, "Bert")
    # Whoever says nothing is waited for, and then the next play can be entered.
    write(me, "6h foh")
    score(me, 28, "Priya")
    expect_totals(me, Joan=66, Bert=33, Priya=28)


@pytest.mark.parametrize("has_lock", [True, False])
def test_the_screen_stays_awake_with_or_without_the_lock(guest: GuestMaker, has_lock: bool) -> None:
    me = guest(**PHONE)
    me.page.add_init_script(
        """const asked = window.asked = [];
        const lock = %s;
        Object.defineProperty(navigator, "wakeLock", {value: lock && {
          request: kind => (asked.push(kind), Promise.resolve({release: () => Promise.resolve()})),
        } || undefined});"""
        % ("true" if has_lock else "false")
    )
    open_pad(me)
    means = "lock" if has_lock else "film"
    expect(me.page.locator(f'[data-awake="{means}"]')).to_be_visible()
    if has_lock:
        assert me.page.evaluate("window.asked")[0] == "screen"
    else:
        me.page.get_by_label("Joan").tap()
        me.page.wait_for_function(
            "() => { const film = document.querySelector('video');"
            " return film && !film.paused && film.currentTime > 0; }"
        )


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_axe_finds_nothing_on_the_pad(guest: GuestMaker, device: dict[str, object]) -> None:
    me = guest(**device)
    open_pad(me)
    page = me.page
    page.get_by_role("button", name="Begin").wait_for()
    assert me.faults_in_both_lights() == [], "set-up"
    draw_lots(me, {"Joan": "a", "Bert": "b"})
    write(me, "8d trainer")
    page.get_by_role("button", name="Score").wait_for()
    assert me.faults_in_both_lights() == [], "entry"
    score(me, 66, "Joan")
    for name in ("Challenge", "Exchange", "Take back", "More"):
        page.get_by_role("button", name=name).click()
        assert me.faults_in_both_lights() == [], name
        page.keyboard.press("Escape")
    for name in ("Correct a score", "Another phone"):
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name=name).click()
        assert me.faults_in_both_lights() == [], name
        page.keyboard.press("Escape")
    challenge(me, good=True)
    assert me.faults_in_both_lights() == [], "verdict"


def test_the_pad_fits_a_phone_with_text_of_twice_the_size(guest: GuestMaker) -> None:
    me = guest(**PHONE)
    open_pad(me)
    draw_lots(me, {"Joan": "a", "Bert": "b"})
    write(me, "8d trainer")
    me.page.get_by_role("button", name="Score").wait_for()
    for size in ("100%", "200%"):
        me.page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
        wide = me.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, size
