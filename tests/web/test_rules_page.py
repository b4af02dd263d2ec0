"""The rules of every house, as the page shows them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from rackhouse.messages import LANGUAGES, Amount, Voice, known
from rackhouse.rules import Sheet
from rackhouse.rules.explain import parts_of, title_of
from rackhouse.tiles import Layout
from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor

ASKED = [(name, "en") for name in Sheet.names()] + [("fundraiser", one) for one in LANGUAGES[1:]]


@pytest.mark.parametrize(("name", "language"), ASKED)
def test_every_rule_of_a_sheet_stands_there_with_its_basis(
    guest: Callable[..., Guest], name: str, language: str
) -> None:
    sheet, voice = Sheet.named(name), Voice(language)
    me = guest(viewport={"width": 1280, "height": 860}, locale=language)
    me.go(f"rules/{name}")
    page = me.page
    expect(page.get_by_role("heading", level=1)).to_contain_text(voice.say(title_of(sheet.rules)))
    text = " ".join(page.locator("main").inner_text().split())
    for part in parts_of(sheet.rules, sheet.event):
        expect(page.get_by_role("heading", name=voice.say(part.title), exact=True)).to_be_visible()
        for rule in part.sentences:
            said = f"{voice.say(rule.message)} ({rule.basis(sheet.basis, voice)})"
            assert " ".join(said.split()) in text
    for reading in {name for basis in sheet.basis.values() for name in basis.readings}:
        if reading in text:
            expect(page.locator(f"#{reading}")).to_have_count(1)
    for premium in Layout.named(sheet.rules.tiles.board).kinds:
        colour = known("data-colour-", getattr(sheet.rules.colours, premium.key))
        assert f"{voice.say(colour)}: " in text
    for sold in sheet.rules.helps.values():
        assert " ".join(voice.say(Amount(sold.price, "USD")).split()) in text
    expect(page.get_by_role("gridcell")).to_have_count(225)
    assert me.faults() == []


def test_axe_finds_nothing_on_a_phone_and_nothing_hangs_over(guest: Callable[..., Guest]) -> None:
    me = guest(viewport={"width": 360, "height": 740})
    me.go("rules")
    me.page.get_by_role("navigation", name="Rules of all houses").get_by_role("link").nth(2).click()
    me.page.get_by_role("gridcell").first.wait_for()
    assert me.faults_in_both_lights() == []
    me.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_it_prints_without_what_is_only_for_the_screen(guest: Callable[..., Guest]) -> None:
    me = guest()
    me.go(f"rules/{Sheet.names()[0]}")
    button = me.page.get_by_role("button", name="Print")
    expect(button).to_be_visible()
    me.page.emulate_media(media="print")
    expect(button).to_be_hidden()
    expect(me.page.get_by_role("navigation")).to_have_count(0)
    expect(me.page.get_by_role("heading", name="Scoring")).to_be_visible()


def test_the_rules_of_a_game_say_what_its_house_set_otherwise(
    guest: Callable[..., Guest], hall: HallProcess
) -> None:
    text = 'extends = "base"\ntitle = "Harbour club"\nscoring.bonus_points = 61\n'
    opened = Visitor(hall, "Ruth").open(sides=2, sheet_text=text, is_open_to_watch=True)
    me = guest(viewport={"width": 1280, "height": 860})
    me.go(f"games/{opened['game']}/rules")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Harbour club")
    rule = me.page.get_by_role("listitem").filter(has_text="61 points")
    expect(rule).to_contain_text("this house")
    assert me.faults() == []
