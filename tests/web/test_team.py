"""A team's seat in two browsers: one rack, one draft that both see and move, who is there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.kit.browser import Guest, filled
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor
from tests.web.gathering import WIDE, board_shown, take

GuestMaker = Callable[..., Guest]
SQUARES = (112, 113, 114)


def drafted(page: Page) -> list[int]:
    """The squares on which a draft lies."""
    return [
        square
        for square, label in enumerate(
            page.get_by_role("gridcell").evaluate_all(
                "cells => cells.map(cell => cell.getAttribute('aria-label'))"
            )
        )
        if label.endswith("not played yet")
    ]


def expect_draft(page: Page, *squares: int) -> None:
    """A draft lies on these squares and nowhere else."""
    for square in SQUARES:
        name = re.compile("not played yet$")
        cell = page.get_by_role("gridcell").nth(square)
        if square in squares:
            expect(cell).to_have_accessible_name(name)
        else:
            expect(cell).not_to_have_accessible_name(name)
    assert drafted(page) == sorted(squares)


def test_a_team_lays_one_play_together(guest: GuestMaker, hall: HallProcess) -> None:
    opened = Visitor(hall, "Host").open(sides=2, most_at_a_seat=3)
    ann, ben = guest(viewport=WIDE), guest(viewport=WIDE)
    table = take(ann, opened["tokens"]["seat-1"], "Ann")
    other = Visitor(hall, "Other")
    other.join(opened["tokens"]["seat-2"])
    ann.go(table)
    ann.wait_for_table()

    # Ann asks Ben to her own seat, from the table.
    team = ann.page.get_by_role("region", name="Your team")
    expect(team.get_by_role("listitem")).to_have_text([re.compile(r"Ann\s+here")])
    team.get_by_role("button", name="Invite a teammate").click()
    field = team.get_by_label("Link for seat 1")
    expect(field).to_have_value(re.compile(r"/join#\S+"))
    ben.go(take(ben, filled(field).partition("#")[2], "Ben"))
    ben.wait_for_table()
    both = [re.compile(r"Ann\s+here"), re.compile(r"Ben\s+here")]
    for one in (ann, ben):
        panel = one.page.get_by_role("region", name="Your team")
        expect(panel.get_by_role("listitem")).to_have_text(both)
        assert one.faults() == []

    # The game waits until somebody says that the team is complete.
    ann.page.get_by_role("button", name="Begin").click()
    if ann.wait_until_begun()["mover"] == 1:
        seen = other.look(opened["game"], "seat-2")["number"]
        other.order(opened["game"], "seat-2", seen, {"command": "pass"})
    ann.wait_until_may("commit")
    letters = [tile for tile in ann.look()["own"]["rack"] if tile != "?"]
    ann.page.get_by_role("gridcell").nth(112).click()
    ann.page.keyboard.press(letters[0].lower())
    for one in (ann, ben):
        expect_draft(one.page, 112)

    # Ben adds a tile, and moves the one that Ann laid.
    rack = ben.page.get_by_role("toolbar")
    rack.get_by_label(f"{letters[1]}, ").first.click()
    ben.page.get_by_role("gridcell").nth(114).click()
    for one in (ann, ben):
        expect_draft(one.page, 112, 114)
    ben.page.get_by_role("gridcell").nth(112).drag_to(ben.page.get_by_role("gridcell").nth(113))
    for one in (ann, ben):
        expect_draft(one.page, 113, 114)
    # Whoever comes back finds what lies there now, not what they had laid.
    ann.page.reload()
    ann.wait_for_table()
    expect_draft(ann.page, 113, 114)
    ann.page.keyboard.press("ArrowDown")
    for one in (ann, ben):
        expect_draft(one.page)

    ann.page.get_by_role("gridcell").nth(112).click()
    for letter in letters[:2]:
        ann.page.keyboard.press(letter.lower())
    expect_draft(ben.page, 112, 113)
    ben.wait_for_draft()
    ben.page.keyboard.press("Enter")
    for one in (ann, ben):
        cell = one.page.get_by_role("gridcell").nth(112)
        expect(cell).to_have_accessible_name(re.compile("last play"))
        expect(one.page.get_by_text(re.compile(r"Ben played 8H \w+, \d+"))).to_be_visible()
    assert board_shown(ann) == board_shown(ben)
    assert ann.look()["own"]["rack"] == ben.look()["own"]["rack"]

    ben.page.close()
    expect(team.get_by_role("listitem").nth(1)).to_have_text(re.compile(r"Ben\s+away"))


def test_a_mate_is_told_whose_team_it_is_and_the_invitation_closes(
    guest: GuestMaker, hall: HallProcess
) -> None:
    ann, ben = guest(viewport=WIDE), guest(viewport=WIDE)
    opened = Visitor(hall, "Host").open(sides=2, most_at_a_seat=2)
    ann.go(take(ann, opened["tokens"]["seat-1"], "Ann"))
    Visitor(hall, "Cay").join(opened["tokens"]["seat-2"])
    team = ann.page.get_by_role("region", name="Your team")
    team.get_by_role("button", name="Invite a teammate").click()
    expect(team.get_by_role("button", name="Close invitation")).to_be_visible()
    field = team.get_by_label("Link for seat 1")
    expect(field).to_have_value(re.compile(r"/join#\S+"))
    ben.go(filled(field))
    told = "Your teammates at this seat: Ann. Together you play against Cay."
    expect(ben.page.get_by_text(told)).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.wait_for_table()
    expect(field).to_have_count(0)
    ben.page.get_by_role("button", name="Begin").click()
    expect(ann.page.get_by_text("Ann and Ben").first).to_be_visible()

    # Whoever resigns does so for all of them, and the others are asked.
    ann.page.get_by_role("button", name="More", exact=True).click()
    ann.page.get_by_role("button", name="Resign", exact=True).click()
    expect(ann.page.get_by_text("they are asked first")).to_be_visible()
    ann.page.get_by_role("button", name="Yes, resign").click()
    asked = ben.page.get_by_role("alertdialog", name="Ann wants to resign for your team.")
    expect(asked).to_be_visible()
    assert ben.faults() == []
    asked.get_by_role("button", name="Play on").click()
    expect(asked).to_have_count(0)
    answer = ann.page.get_by_role("alertdialog", name="Ben would rather play on.")
    answer.get_by_role("button", name="Play on").click()
    # Asked once more, the other way round; whoever opens the page now is asked too.
    ben.page.get_by_role("button", name="More", exact=True).click()
    ben.page.get_by_role("button", name="Resign", exact=True).click()
    ben.page.get_by_role("button", name="Yes, resign").click()
    mine = ben.page.get_by_role("alertdialog", name="Your teammates are being asked.")
    expect(mine.get_by_role("button", name="Resign")).to_be_disabled()
    ann.page.reload()
    asked = ann.page.get_by_role("alertdialog", name="Ben wants to resign for your team.")
    asked.get_by_role("button", name="Resign").click()
    # What was open gives way to the result, which is not the sheet's business any more.
    for one in (ann, ben):
        expect(one.page.get_by_role("region", name="Result")).to_be_visible()
        expect(one.page.get_by_role("dialog")).to_have_count(0)
        expect(one.page.get_by_role("button", name="Invite a teammate")).to_have_count(0)
        assert one.complaints == []
