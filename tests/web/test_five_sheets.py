"""Each of the five sheets played in several browsers, from the link to the final score.

The hall is real but for its clock, which the test moves, and its first draws. In every game a
phony is challenged off, a good word is challenged, tiles are exchanged and a blank is laid; what
is special to the sheet comes between. What is seen is seen on every screen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.kit.browser import PATIENCE, Guest
from tests.web.evening import Evening
from tests.wire.rigged import Rig, rigged_hall

CLOCKS = {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10}
LOTS = {"1": "A", "2": "B"}
"""North draws nearest to the beginning, and begins."""
RACKS = {"3": "BANEQUZ", "4": "TRAINE?"}
AT_ONCE = {**LOTS, **RACKS, "6": "AEIOUNR"}
"""What South draws after TRAINER, and North had drawn after a play that came off."""
LATER = {**LOTS, **RACKS, "5": "AEIOUNR"}
"""The same where nobody draws before the window is shut."""
PHONY = "8G ZANQ"
GOOD = "8D TRAINEr"
"""Seven tiles, the last of them a blank: 14 and 50."""

PHONE: ViewportSize = {"width": 390, "height": 844}
EveningMaker = Callable[..., Evening]


@pytest.fixture
def evening(browser: Browser, tmp_path: Path) -> Iterator[EveningMaker]:
    """Opens a rigged hall for one game; none of its pages may complain."""
    guests: list[Guest] = []
    with ExitStack() as halls:

        def begin(draws: dict[str, str]) -> Evening:
            rig = Rig(draws=draws)
            hall = halls.enter_context(rigged_hall(tmp_path / "hall", rig=rig, public_url=""))

            def come(**options: object) -> Guest:
                guests.append(Guest(browser, hall.url, **options))
                return guests[-1]

            return Evening(hall, come)

        yield begin
        for one in guests:
            one.context.close()
    assert [one.complaints for one in guests] == [[] for _ in guests]


def test_a_knockout_where_the_whole_play_is_challenged_and_somebody_looks_on(
    evening: EveningMaker,
) -> None:
    night = evening(AT_ONCE)
    night.open(sheet="washburn", rack_delay=30)
    watcher = night.sit("public", "Watcher")
    night.all_read("North drew A and South drew B. North begins.")

    night.lay(0, PHONY)
    night.all_see_word(PHONY)
    card = night.seats[1].page.get_by_role("group", name="Challenge")
    expect(card).to_contain_text("If the words are good, you lose your next turn.")
    night.challenge(1)
    night.verdict("Not good", "play comes off")
    night.all_see_scores(0, 0)

    night.lay(1, GOOD)
    night.all_see_word(GOOD)
    seen = watcher.page.get_by_label("South", exact=True).locator(".score")
    expect(seen).to_have_text("0")
    night.hall.pass_time(30)  # those who look on see the racks, and everything so much later
    expect(seen).to_have_text("64")
    expect(watcher.page.get_by_role("img", name="Rack of South: AEINORU")).to_be_visible()
    expect(watcher.page.get_by_role("toolbar")).to_have_count(0)
    assert watcher.faults() == []
    night.challenge(0)
    night.verdict("Good", "The play stands.", "this turn")
    night.all_see_scores(0, 64)

    night.exchange(1, "AE")
    night.lay(0, "I7 B(E)")
    night.press(1, "Accept")
    night.pass_turn(1)
    night.pass_turn(0)
    night.all_read("If no side can, the game ends. Nobody learns your answer.")
    for seat in (0, 1):
        night.press(seat, "No more plays")
    night.all_read("All sides agreed that there were no more plays.")
    night.agree()
    north, south = night.finished()
    assert south > north
    expect(watcher.page.get_by_text("The result is certified.")).to_be_visible()


def test_a_league_game_by_an_agreed_book_with_a_marked_discrepancy(evening: EveningMaker) -> None:
    night = evening(AT_ONCE)
    night.open(sheet="depaul")
    director = night.sit("director", "Director")
    north, south = night.seats
    assert north.faults() == []
    north.page.get_by_text("Use another dictionary").click()
    north.page.get_by_label("Title of the book").fill("The dictionary on the shelf")
    north.page.get_by_label("Edition").fill("Second")
    night.press(0, "Propose this book")
    expect(south.page.get_by_text(re.compile("^North proposes The dictionary"))).to_be_visible()
    night.press(1, "Agree")
    night.all_read(re.compile("You play by The dictionary on the shelf, Second"))
    night.press(0, "Begin")

    night.lay(0, PHONY)
    night.challenge(1)
    night.all_read("What does the book say about ZANQ?")
    night.press(1, "Not good")
    expect(north.page.get_by_text(re.compile("South says: not good."))).to_be_visible()
    night.press(0, "Not good")
    night.verdict("Not good")

    night.lay(1, GOOD)
    night.challenge(0)
    for seat in (0, 1):
        night.press(seat, "Good", exact=True)
    night.verdict("Good", "this turn")
    night.all_see_scores(0, 64)

    night.exchange(1, "AE")
    night.lay(0, "I7 B(E)")
    night.press(0, "More")
    north.page.get_by_label("What is in question").fill("The tally is five points short.")
    assert north.faults() == []
    night.press(0, "Mark discrepancy")
    expect(north.page.get_by_text("The director rules after the game.").first).to_be_visible()
    night.press(0, "Close")
    night.press(1, "More")
    expect(south.page.get_by_text(re.compile("five points short"))).to_be_visible()
    night.press(1, "Close")

    night.pass_turn(1)
    night.pass_turn(0)
    for seat in (0, 1):
        night.press(seat, "No more plays")
    night.all_read(re.compile("The director has to rule on the marked discrepancy first"))
    director.page.get_by_role("button", name="More", exact=True).first.click()
    director.page.get_by_role("radio", name="The result stands").check()
    director.page.get_by_role("button", name="Save ruling", exact=True).click()
    night.agree()
    night.finished()


def test_clocks_that_are_pressed_a_play_that_is_held_and_time_that_runs_over(
    evening: EveningMaker,
) -> None:
    night = evening(LATER)
    night.open(sheet="iowa", settings=CLOCKS)
    north, south = night.seats

    night.lay(0, PHONY)
    night.all_read("8G ZANQ is announced.")
    expect(south.page.get_by_text("North has not pressed the clock yet.")).to_be_visible()
    north.page.keyboard.press("Enter")
    night.press(1, "Hold")
    night.all_read(re.compile("South is considering a challenge"))
    night.challenge(1)
    night.verdict("Not good")

    night.lay(1, GOOD)
    night.press(1, "Press the clock")
    night.challenge(0)
    night.verdict("Good", "this turn")
    night.all_see_scores(0, 64)

    night.exchange(1, "AE")
    night.hall.pass_time(26 * 60)
    night.lay(0, "I7 B(E)")
    night.press(0, "Press the clock")
    night.all_read(re.compile("10 points come off for each minute begun"))
    expect(north.page.get_by_role("button", name="Draw tiles")).to_be_disabled()
    night.hall.pass_time(15)
    north.page.reload()
    night.press(0, "Draw tiles")
    expect(south.page.get_by_role("group", name="Challenge")).to_have_count(0)
    night.pass_turn(1)
    night.pass_turn(0)
    for seat in (0, 1):
        night.press(seat, "No more plays")
    night.all_read(re.compile("10 for overtime"))
    night.agree()
    night.finished()


def the_sum_has_all_its_parts(keeper: Guest) -> None:
    """Whoever confirms the score of TRAINER sees what it is made of."""
    card = keeper.page.get_by_role("group", name="Challenge")
    expect(card).to_contain_text("64 points")
    expect(card.get_by_role("list")).to_have_text(re.compile(r"TRAINER 14\s+all tiles 50"))
    # A phone has room for a line.
    keeper.page.set_viewport_size({"width": 390, "height": 844})
    expect(card).to_contain_text("TRAINER 14 + all tiles 50 = 64")
    keeper.page.set_viewport_size({"width": 1280, "height": 800})


def test_a_village_evening_with_a_score_keeper_and_two_minutes_a_turn(
    evening: EveningMaker,
) -> None:
    night = evening(LATER)
    night.open(sheet="priston")
    north, south = night.seats
    expect(north.page.get_by_role("button", name="Begin")).to_be_disabled()
    north.page.get_by_role("group", name="Who keeps the score?").get_by_text("South").click()
    for page in night.pages:
        chosen = page.get_by_role("button", name="South", pressed=True)
        expect(chosen).to_be_visible()
    night.press(1, "Begin")
    night.all_read(re.compile("Keeps the score."))

    night.lay(0, PHONY)
    card = south.page.get_by_role("group", name="Challenge")
    expect(card).to_contain_text("A failed challenge costs nothing.")
    night.challenge(1)
    night.verdict("Not good")

    night.lay(1, GOOD)
    the_sum_has_all_its_parts(north)
    night.challenge(0)
    night.verdict("Good", "The play stands.")
    night.press(0, "Confirm score")
    night.all_see_scores(0, 64)

    night.hall.pass_time(121)
    night.all_read("Two minutes are up.")
    expect(south.page.get_by_text("Give North more time, or a missed go?")).to_be_visible()
    night.press(1, "One more minute")
    expect(north.page.get_by_text("Two minutes are up.")).to_have_count(0)
    night.hall.pass_time(61)
    night.press(1, "Missed go")
    for page in night.pages:
        pad = page.get_by_role("group", name="Score pad")
        expect(pad.get_by_text("missed go").first).to_be_visible()

    night.exchange(1, "AE")
    night.lay(0, "7C BA")
    card = south.page.get_by_role("group", name="Challenge")
    card.get_by_role("button", name="BA").click()
    night.challenge(1)
    night.verdict("Good", "challenged AT.")
    expect(card.get_by_role("button", name="AT")).to_have_count(0)  # ruled good for good
    night.press(1, "Confirm score")
    for round_ in (1, 2):
        night.pass_turn(1)
        night.pass_turn(0)
        if round_ == 1:
            night.press(0, "I have a play")
            night.press(1, "No more plays")
    night.all_read("Everybody passed in a row.")
    night.agree()
    night.finished()


def test_a_charity_night_with_letters_and_looks_for_sale_and_a_judge_of_words(
    evening: EveningMaker,
) -> None:
    night = evening(AT_ONCE)
    night.open(sheet="fundraiser", judge="person", settings={"round.seconds": 400})
    night.pages[0].get_by_role("button", name="Begin").click()
    judge = night.sit("judge", "Judge", viewport=PHONE)
    north = night.seats[0]
    expect(judge.page.get_by_text("No challenge is waiting.")).to_be_visible()

    night.press(0, "Helps")
    assert north.faults() == []
    north.page.get_by_role("button", name="S, $1.00").click()
    night.press(0, "Buy S for $1.00")
    expect(north.page.get_by_role("toolbar").get_by_label("S, 1 point")).to_be_visible()
    north.page.get_by_label("The first 3 letters").fill("qui")
    night.press(0, "Look, for $1.00")
    words = north.page.get_by_role("list", name="Words of the dictionary")
    expect(words.get_by_text("QUIZ", exact=True)).to_be_visible()
    night.press(0, "Close")
    night.all_read(re.compile(r"Owes \$2\.00"))

    night.lay(0, PHONY)
    night.challenge(1)
    night.all_read("The judge has been called.")
    expect(judge.page.get_by_text(re.compile("South challenges a play by North"))).to_be_visible()
    assert judge.faults() == []
    judge.page.get_by_role("button", name="I am at the table").click()
    night.all_read("The judge is ruling.")
    judge.page.get_by_role("button", name="Not good").click()
    expect(judge.page.get_by_role("region", name="Not good")).to_be_visible()
    assert judge.faults() == []
    night.verdict("Not good")
    expect(judge.page.get_by_role("region", name="Not good")).to_have_count(0, timeout=PATIENCE)

    night.lay(1, GOOD)
    night.challenge(0)
    expect(judge.page.get_by_text(re.compile("North challenges a play by South"))).to_be_visible()
    word = judge.page.locator(".call .word")
    expect(word.locator(".tile")).to_have_count(7)
    expect(word.locator(".tile.blank")).to_have_text(["R"])
    night.press(0, "Withdraw challenge")
    expect(judge.page.get_by_text("No challenge is waiting.")).to_be_visible()
    night.challenge(0)
    judge.page.get_by_role("button", name="Rule from the word list").click()
    expect(judge.page.get_by_role("region", name="Good", exact=True)).to_contain_text("$5.00")
    night.verdict("Good", "Failed challenge, North", "$5.00", "0:30")
    night.all_read(re.compile(r"Owes \$7\.00"))
    night.lay(0, "I7 B(E)")
    night.press(1, "Accept")
    night.exchange(1, "AE")
    night.hall.pass_time(400)
    night.all_read("The bell ended the round.")
    night.agree()
    night.finished()


def test_four_at_a_table_and_nobodys_quick_play_robs_the_others(evening: EveningMaker) -> None:
    lots = {"1": "A", "2": "B", "3": "C", "4": "D"}
    night = evening({**lots, "5": "BANEQUZ", "6": "TRAINE?"})
    night.open(4, sheet="washburn")
    night.lay(0, "8G BANE")
    for seat, others in ((1, "East and West"), (2, "South and West"), (3, "South and East")):
        card = night.seats[seat].page.get_by_role("group", name="Challenge")
        expect(card).to_contain_text(re.compile(rf"{others} can challenge for \d+ more seconds?\."))
    assert night.seats[1].why_not("commit") == "referee-others-may-challenge"
    for seat in (2, 3):
        night.press(seat, "Accept")
    night.lay(1, "9B TRAINEr")
    night.all_see_word("9B TRAINEr")
    night.challenge(3)
    night.verdict("Good", "the next turn")
    night.all_read(re.compile("Loses its next turn."))
    for seat in (2, 0, 1, 2, 3):
        night.pass_turn(seat)
    for seat in range(4):
        night.press(seat, "No more plays")
    night.agree()
    assert len(night.finished()) == 4
