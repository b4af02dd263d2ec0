"""What is set right at the desk: the order of tie-breaks, a result, who plays after all."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.desk_hands import open_paper
from tests.web.hosting import LAPTOP, PHONE, about, ask, create, enter, open_tab, sheet, tell

GuestMaker = Callable[..., Guest]
BOOK = {"Where is it?": "The Old Mill", "Day": "2027-05-01"}


def test_the_order_of_tie_breaks_is_seen_set_and_printed(guest: GuestMaker) -> None:
    desk, reader = guest(viewport=LAPTOP), guest(viewport=PHONE)
    desk.go("events/new")
    desk.page.get_by_role("radio", name="NASPA tournament").check()
    desk.page.locator("summary", has_text="with the usual answer").click()
    asked = desk.page.get_by_role("group", name="What decides places, in which order?")
    offered = ("wins", "spread", "opponents", "points")
    expect(asked.get_by_role("listitem")).to_have_text([*map(re.compile, offered)])
    assert desk.faults() == []
    event = create(desk, "NASPA tournament", BOOK)
    enter(desk, event, "Ann", "Bob")
    open_tab(desk, "Rounds")
    desk.page.get_by_role("button", name="Change format or merge").click()
    sheet(desk).get_by_label("Format").select_option(label="Round robin")
    sheet(desk).get_by_label("Reason").fill("few are here")
    sheet(desk).get_by_role("button", name="Change the format").click()
    expect(desk.page.get_by_text("Round robin, everybody meets everybody once")).to_be_visible()

    open_tab(desk, "Plan")
    order = desk.page.get_by_role("region", name="Order of tie-breaks")
    lines = order.get_by_role("listitem")
    expect(lines.nth(1)).to_contain_text("2. spread")
    order.get_by_label("Add a tie-break").select_option(label="head to head")
    expect(lines.nth(4)).to_contain_text("5. head to head")
    for _ in range(3):
        order.get_by_role("button", name="Move head to head up").click()
    order.get_by_role("button", name="Remove points").click()
    order.get_by_label("Reason").fill("as the flyer says")
    assert desk.faults() == []
    order.get_by_role("button", name="Save").click()
    expect(order.get_by_text("Saved.")).to_be_visible()
    expect(lines).to_have_count(4)
    expect(lines.nth(1)).to_contain_text("2. head to head")

    open_tab(desk, "Standings")
    expect(
        desk.page.get_by_text(
            "wins, head to head, spread, opponents\N{RIGHT SINGLE QUOTATION MARK} wins."
        )
    ).to_be_visible()
    paper = open_paper(desk, desk.page.get_by_role("link", name="Print", exact=True))
    paper = " ".join(paper.split())
    assert "go by wins, wins against each other, spread, and the wins of" in paper
    reader.go(f"events/{event}")
    changed = reader.page.get_by_role("region", name="What has changed")
    expect(changed).to_contain_text(
        "Places in Main are decided by wins, wins against each other, spread"
    )
    expect(changed).to_contain_text("as the flyer says")
    assert [one.faults() for one in (desk, reader)] == [[], []]


def swiss(desk: Guest, *names: str) -> str:
    """A tournament by the book whose division has started, in the order of the names."""
    event = create(desk, "NASPA tournament", BOOK)
    numbers = enter(desk, event, *names)
    tell(desk, event, "start division", division="main", seeds=numbers)
    return event


def play(desk: Guest, event: str) -> None:
    """Whoever entered first wins what is open."""
    [division] = ask(desk, f"events/{event}/rounds")["divisions"]
    for match in division["rounds"][-1]["matches"]:
        sides = [side["entry"] for side in match["sides"]]
        result = {"kind": "played", "scores": [400 - side for side in sides]}
        tell(desk, event, "record result", pairing=match["pairing"], sides=sides, result=result)


def test_after_a_correction_the_desk_names_what_rests_on_it_and_pairs_again(
    guest: GuestMaker,
) -> None:
    desk = guest(viewport=LAPTOP)
    event = swiss(desk, "Ann", "Bob", "Cleo", "Dot", "Eve", "Fay")
    tell(desk, event, "pair round", division="main")
    play(desk, event)
    tell(desk, event, "pair round", division="main")
    tell(desk, event, "assign tables", division="main", round=2)
    open_tab(desk, "Results")
    page = desk.page
    page.get_by_label("Show finished matches too").check()
    page.get_by_role("button", name=re.compile("Ann, Dot|Dot, Ann")).click()
    sheet(desk).get_by_text("Correct the result").click()
    sheet(desk).get_by_label("Score of Ann", exact=True).fill("300")
    sheet(desk).get_by_label("Reason for the correction").fill("the wrong slip")
    sheet(desk).get_by_role("button", name="Correct result").click()
    waiting = page.get_by_role("region", name="Outstanding")
    expect(waiting).to_contain_text("Round 2 to be kept or paired again")
    expect(waiting).to_contain_text("paired before a result was corrected: Ann \N{EN DASH} Dot")
    waiting.get_by_role("button", name="See pairings").click()
    card = page.get_by_role("region", name="Round 2 was paired before a result was corrected")
    expect(card).to_contain_text("Both have 1 win")
    assert desk.faults() == []
    card.get_by_role("button", name="Pair again").click()
    expect(card).to_have_count(0)
    expect(waiting).not_to_contain_text("paired again")
    [division] = ask(desk, f"events/{event}/rounds")["divisions"]
    met = [{side["name"] for side in one["sides"]} for one in division["rounds"][1]["matches"]]
    winners = {"Bob", "Cleo", "Dot"}
    assert sorted(len(one & winners) for one in met) == [0, 1, 2]
    assert all(one["table"] for one in division["rounds"][1]["matches"])


def test_a_round_that_people_are_playing_is_kept_after_a_correction(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    event = swiss(desk, "Ann", "Bob", "Cleo", "Dot", "Eve", "Fay")
    tell(desk, event, "pair round", division="main")
    play(desk, event)
    tell(desk, event, "pair round", division="main")
    [division] = ask(desk, f"events/{event}/rounds")["divisions"]
    over, *_ = division["rounds"][1]["matches"]
    sides = [side["entry"] for side in over["sides"]]
    result = {"kind": "played", "scores": [400, 300]}
    tell(desk, event, "record result", pairing=over["pairing"], sides=sides, result=result)
    wrong = next(
        one
        for one in division["rounds"][0]["matches"]
        if {side["name"] for side in one["sides"]} == {"Ann", "Dot"}
    )
    result = {"kind": "played", "scores": [*reversed(wrong["result"]["scores"])]}
    tell(
        desk, event, "correct result", pairing=wrong["pairing"],
        sides=[side["entry"] for side in wrong["sides"]], result=result, reason="the wrong slip",
    )  # fmt: skip
    open_tab(desk, "Rounds")
    card = desk.page.get_by_role("region", name="Round 2 was paired before a result was corrected")
    expect(card).to_contain_text("If people sit at their tables already, keep the pairings")
    assert desk.faults() == []
    card.get_by_role("button", name="Keep the pairings").click()
    expect(card).to_have_count(0)
    waiting = desk.page.get_by_role("region", name="Outstanding")
    expect(waiting).not_to_contain_text("paired again")
    [after] = ask(desk, f"events/{event}/rounds")["divisions"]
    met = [
        [[side["name"] for side in one["sides"]] for one in known["rounds"][1]["matches"]]
        for known in (division, after)
    ]
    assert met[0] == met[1]
    assert after["resting"] is None


def test_the_desk_brings_a_dispute_before_the_director(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    event = swiss(desk, "Ann", "Bob")
    tell(desk, event, "pair round", division="main")
    page = desk.page
    open_tab(desk, "Rulings")
    expect(page.get_by_text("If players disagree, open their match under Results")).to_be_visible()
    open_tab(desk, "Results")
    page.get_by_role("button", name=re.compile("^Other")).click()
    sheet(desk).get_by_text("The players disagree").click()
    sheet(desk).get_by_label("What one side says").fill("Ann says 401 to 388")
    sheet(desk).get_by_label("What the other side says").fill("Bob says 388 to 401")
    assert desk.faults() == []
    sheet(desk).get_by_role("button", name="Bring before the director").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    waiting = page.get_by_role("region", name="Outstanding")
    waiting.get_by_role("button", name="Rule").click()
    for said in ("Ann says 401 to 388", "Bob says 388 to 401"):
        expect(page.get_by_role("main").get_by_text(said)).to_be_visible()


def test_who_plays_after_all_is_seated_or_it_is_said_that_nobody_is_free(
    guest: GuestMaker,
) -> None:
    desk = guest(viewport=LAPTOP)
    event = swiss(desk, "Ann", "Bob", "Cleo", "Dot")
    page = desk.page
    tell(desk, event, "sit out", division="main", round=1, entries=[4], reason="is late")
    tell(desk, event, "pair round", division="main")
    open_tab(desk, "Rounds")
    page.get_by_role("button", name=about("Put back in", "Dot")).click()
    shown = page.get_by_role("region", name="Round 1")
    expect(shown).not_to_contain_text("bye")
    expect(shown).to_contain_text("Dot")
    expect(page.get_by_role("button", name=about("Put back in", "Dot"))).to_have_count(0)
    play(desk, event)
    tell(desk, event, "sit out", division="main", round=2, entries=[3, 4], reason="are late")
    tell(desk, event, "pair round", division="main")
    page.get_by_role("button", name=about("Put back in", "Dot")).click()
    expect(page.get_by_text("Nobody is free to play Dot in round 2")).to_be_visible()
    expect(page.get_by_role("button", name=about("Put back in", "Dot"))).to_be_visible()
    assert desk.faults() == []
