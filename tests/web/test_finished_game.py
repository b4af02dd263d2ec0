"""A game that is over, in a real browser: replayed, explained, checked, taken away."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect
from pypdf import PdfReader

from rackhouse.record import decode_record, verify_draws
from rackhouse.record.gcg import check_gcg, read_gcg
from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor
from tests.web.past import AtBrowser, played_out


class Past(NamedTuple):
    """A guest, and a game that they have finished."""

    guest: Guest
    game: str

    def ask(self, path: str = "") -> Any:
        answer = self.guest.context.request.get(f"{self.guest.url}/api/games/{self.game}{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, turn: int | None = None) -> None:
        query = "" if turn is None else f"?turn={turn}"
        self.guest.go(f"games/{self.game}/finished{query}")
        self.guest.wait_for_table()

    def board(self) -> list[str]:
        """The letters that the page shows, by square."""
        names = self.guest.page.get_by_role("gridcell").evaluate_all(
            "cells => cells.map(cell => cell.querySelector('.tile .letter')?.textContent ?? '')"
        )
        return [str(name) for name in names]


@pytest.fixture(scope="module")
def past(browser: Browser, hall: HallProcess) -> Iterator[Past]:
    guest = Guest(browser, hall.url, viewport={"width": 1280, "height": 860}, locale="en-US")
    yield Past(guest, played_out(AtBrowser(hall, guest, "Ruth")))
    guest.context.close()
    assert guest.complaints == []


def letters(board: list[str]) -> list[str]:
    return [tile.strip("[]").upper() for tile in board]


def after(turns: list[dict[str, Any]], count: int) -> list[str]:
    """The board after so many turns, as the hall tells them."""
    board = [""] * 225
    for turn in turns[:count]:
        for tile in turn["laid"]:
            board[tile["square"]] = tile["tile"]
    return letters(board)


def test_the_board_of_every_turn_is_stepped_to_by_keys_slider_and_list(past: Past) -> None:
    seen, turns = past.ask(), past.ask("/turns")["turns"]
    page = past.guest.page
    past.open()
    last = len(turns)
    status = page.get_by_role("status").filter(has_text=re.compile(r"Turn \d+ of"))
    expect(status).to_contain_text(f"Turn {last} of {last}")
    assert past.board() == letters(seen["view"]["board"])
    page.keyboard.press("ArrowLeft")
    expect(status).to_contain_text(f"Turn {last - 1} of {last}")
    assert past.board() == after(turns, last - 1)
    page.get_by_label("One turn back").click()
    expect(status).to_contain_text(f"Turn {last - 2} of {last}")
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    expect(page.get_by_role("status").filter(has_text="The empty board")).to_be_visible()
    assert past.board() == [""] * 225
    slider.press("ArrowRight")
    expect(status).to_contain_text(f"Turn 1 of {last}")
    assert past.board() == after(turns, 1)
    page.get_by_role("region", name="All turns").get_by_role("button").nth(4).click()
    expect(status).to_contain_text(f"Turn 5 of {last}")
    assert past.board() == after(turns, 5)
    page.reload()
    past.guest.wait_for_table()
    expect(status).to_contain_text(f"Turn 5 of {last}")


def test_the_table_of_a_game_that_is_over_leads_there(past: Past) -> None:
    past.guest.go(f"games/{past.game}?place=seat-1")
    past.guest.page.get_by_role("link", name="Review the game").first.click()
    past.guest.page.wait_for_url(re.compile(rf"/games/{past.game}/finished"))
    past.guest.wait_for_table()


def test_the_result_and_how_it_came_about_stand_at_the_top(past: Past) -> None:
    view = past.ask()["view"]
    past.open()
    title = past.guest.page.get_by_role("heading", level=1)
    for name, side in zip(("Ruth", "Walt"), view["sides"], strict=True):
        expect(title).to_contain_text(f"{name} {side['score']}")
    assert view["end"]["reason"] == "out" or view["end"]["out"] is None


def test_every_score_is_explained_word_by_word_and_the_words_told(past: Past) -> None:
    told = past.ask("/turns")
    page = past.guest.page
    explained = [turn for turn in told["turns"] if turn["words"]]
    defined = next(
        turn for turn in explained if any(w["word"] in told["definitions"] for w in turn["words"])
    )
    for turn in (explained[0], max(explained, key=lambda one: len(one["words"])), defined):
        past.open(turn["turn"])
        table = page.get_by_role("table", name="The score, word by word")
        points = [int(text) for text in table.locator("td.points").all_inner_texts()]
        assert sum(points) == turn["score"]
        for word in turn["words"]:
            row = table.get_by_role("row").filter(
                has=page.get_by_role("rowheader", name=word["word"], exact=True)
            )
            expect(row.locator(".part").first).to_be_visible()
        for word in {one["word"] for one in turn["words"]} & set(told["definitions"]):
            expect(page.get_by_text(told["definitions"][word], exact=True)).to_be_visible()


def test_the_engine_says_what_it_would_have_played(past: Past) -> None:
    turn = past.ask("/turns")["turns"][3]
    advice = past.ask(f"/turns/{turn['turn']}/engine")
    past.open(turn["turn"])
    page = past.guest.page
    card = page.locator("section").filter(
        has=page.get_by_role("heading", name=re.compile("What the engine thinks"))
    )
    first = advice["best"][0]
    # Tiles of an exchange stand apart.
    text = r"\s*".join(re.escape(sign) for sign in first["text"] if sign != " ")
    expect(card.get_by_role("row").nth(1)).to_contain_text(re.compile(text))
    # A page rounds the figure as it is written, half a tenth up.
    worth = Decimal(str(first["worth"])).quantize(Decimal("0.1"), ROUND_HALF_UP)
    expect(card.get_by_role("row").nth(1)).to_contain_text(str(worth))
    expect(card.get_by_role("row").filter(has_text="(played)")).to_have_count(1)
    expect(card).to_contain_text(re.compile("found the best of|Worth .* less than the best"))


def test_the_engines_view_stays_in_sight_when_a_turn_is_chosen_from_the_list(past: Past) -> None:
    page = past.guest.page
    past.open()
    turns = page.get_by_role("region", name="All turns").get_by_role("button")
    for number in (turns.count() - 1, turns.count() // 2):
        turns.nth(number).scroll_into_view_if_needed()
        turns.nth(number).click()
        heading = page.get_by_role("heading", name="What the engine thinks")
        expect(heading).to_be_in_viewport(ratio=1)
        expect(page.locator("[aria-busy=false]").filter(has=heading)).to_be_visible()
        expect(page.locator("tr.made")).to_be_in_viewport()


def test_the_draws_are_proved_by_the_hall_and_by_the_browser(past: Past) -> None:
    proof = past.ask("/turns")["proof"]
    past.open()
    card = past.guest.page.get_by_role("region", name="Proof of the draws")
    expect(card).to_contain_text(f"all {proof['draws']} draws are correct")
    expect(card).to_contain_text("This browser checked the secret: it matches the promise.")
    shown = re.sub(r"\s", "", card.inner_text())
    assert proof["commitment"] in shown
    assert proof["secret"] in shown


def download(past: Past, link: Locator, folder: Path) -> Path:
    with past.guest.page.expect_download() as waiting:
        link.click()
    target = folder / waiting.value.suggested_filename
    waiting.value.save_as(target)
    return target


def test_what_is_taken_away_can_be_read_elsewhere(past: Past, tmp_path: Path) -> None:
    past.open()
    page = past.guest.page
    gcg = download(past, page.get_by_role("link", name="GCG"), tmp_path)
    game = read_gcg(gcg.read_bytes())
    assert not check_gcg(game).errors
    assert {player.name for player in game.players} == {"Ruth", "Walt"}
    record = download(past, page.get_by_role("link", name="Record"), tmp_path)
    assert verify_draws(decode_record(record.read_bytes())).is_fair
    sheet = download(past, page.get_by_role("link", name="Score sheet"), tmp_path)
    (paper,) = PdfReader(sheet).pages
    assert round(float(paper.mediabox.height)) == 792, "Letter, as this browser's country prints"
    text = paper.extract_text()
    assert {"Ruth", "Walt"} <= set(text.split())
    for turn in past.ask("/turns")["turns"]:
        assert not turn["words"] or turn["words"][0]["word"] in text


@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing(past: Past, width: int) -> None:
    page = past.guest.page
    page.set_viewport_size({"width": width, "height": 800})
    past.open(2)
    page.get_by_role("cell", name="(played)").wait_for()
    assert past.guest.faults_in_both_lights() == []
    for size in ("100%", "200%"):
        page.evaluate(f"document.documentElement.style.fontSize = '{size}'")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"something hangs over the edge with text at {size}"
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1280, "height": 860})


def test_a_rematch_leads_to_the_next_table(past: Past) -> None:
    past.open()
    page = past.guest.page
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(r"/games/[\w-]+\?place=seat-1$"))
    past.guest.wait_for_table()
    assert past.game not in page.url
    assert past.guest.look()["phase"] == "setting up"


def test_the_look_back_of_a_charity_game_lists_its_money(
    guest: Callable[..., Guest], hall: HallProcess
) -> None:
    me = guest(viewport={"width": 1280, "height": 860})
    ruth, walt = AtBrowser(hall, me, "Ruth"), Visitor(hall, "Walt")
    opened = ruth.open(
        sheet="fundraiser", sides=2, settings={"round.seconds": 1800}, own=["seat-1"]
    )
    game = opened["game"]
    ruth.order(game, "seat-1", 0, {"command": "give nonce", "nonce": "chance"})
    walt.join(opened["tokens"]["seat-2"])

    def order(who: Visitor, place: str, **command: str) -> None:
        seen = who.look(game, place)["view"]["number"]
        assert who.order(game, place, seen, command)["type"] == "done"

    order(ruth, "seat-1", command="begin")
    mover = ruth.look(game, "seat-1")["view"]["mover"]
    who = (ruth, walt)[mover]
    order(who, f"seat-{mover + 1}", command="buy help", help="letter", letter="S")
    order(who, f"seat-{mover + 1}", command="resign")
    me.go(f"games/{game}/finished")
    card = me.page.get_by_role("region", name="Money and helps")
    expect(card).to_contain_text("Before the first turn")
    expect(card.get_by_role("heading", level=3)).to_have_text(
        re.compile(rf"{('Ruth', 'Walt')[mover]}\s+\$1.00 owed")
    )
    assert me.faults() == []
