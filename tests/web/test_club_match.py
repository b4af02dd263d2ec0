"""A club match over six boards, from its card to the final score of the teams."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.hosting import LAPTOP, ask, create, enter, open_tab, sheet, tell

GuestMaker = Callable[..., Guest]
HOME = tuple(f"Hill {number}" for number in range(1, 7))
AWAY = tuple(f"Lake {number}" for number in range(1, 7))


def test_two_clubs_meet_over_six_boards_and_every_game_is_a_match_point(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    answers = {
        "What is the first team called?": "Hillside",
        "What is the second team called?": "Lakeside",
        "Where is it?": "The Old Mill",
        "Day": "2027-05-01",
    }
    event = create(desk, "Club match", answers)
    numbers = enter(desk, event, *HOME, *AWAY)
    page = desk.page
    page.get_by_role("button", name="1 Hill 1").click()
    sheet(desk).get_by_label("Hillside").check()
    page.keyboard.press("Escape")
    for number in numbers[1:]:
        team = "Hillside" if number <= 6 else "Lakeside"
        tell(desk, event, "set classes", entry=number, classes=[team])
    tell(desk, event, "start division", division="main", seeds=numbers)
    tell(desk, event, "pair round", division="main")
    open_tab(desk, "Rounds")
    expect(page.get_by_role("region", name="Round 1")).to_contain_text("Hill 6")
    [division] = ask(desk, f"events/{event}/rounds")["divisions"]
    met = [[side["name"] for side in one["sides"]] for one in division["rounds"][0]["matches"]]
    assert met == [list(pair) for pair in zip(HOME, AWAY, strict=True)]
    for board, match in enumerate(division["rounds"][0]["matches"]):
        scores = [400, 350] if board < 4 else [350, 400]
        sides = [side["entry"] for side in match["sides"]]
        result = {"kind": "played", "scores": scores}
        tell(desk, event, "record result", pairing=match["pairing"], sides=sides, result=result)
    open_tab(desk, "Standings")
    score = page.get_by_label("Match points of the teams")
    expect(score).to_contain_text("Hillside 4")
    expect(score).to_contain_text("Lakeside 2")
    assert desk.faults() == []
