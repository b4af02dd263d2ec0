"""Nothing is said on any page that is not in the catalogues, so that any language can say it."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, get_args

import pytest
from playwright.sync_api import Browser, expect

from rackhouse.desk.prints import PrintKind
from rackhouse.players import LADDER
from tests.kit.browser import PATIENCE, Guest
from tests.kit.hall_process import HallProcess, running_hall
from tests.kit.pdf import text_of
from tests.web.accented import ACCENT, make_accented, speak_accented
from tests.web.hosting import ask, enter, tell
from tests.web.past import AtBrowser, played_out
from tests.web.real_tiles import open_pad
from tests.web.test_all_pages import PAGES
from tests.web.test_desk_pages import LONG, PRINTS, every_page, in_full_swing, open_page

NAMES = frozenset(
    (
        *("Rackhouse", "English", "Deutsch", "Enter", "Esc", "enable", "english"),
        *("North", "Ruth", "Walt", "Bert", "Joan", "Olive", *(one.name for one in LADDER)),
        *("Frühling", "Student Recreation & Wellness Center", LONG),
        *("Letters for Good", "The Old Mill", "Quiet Racks", "Double Larks"),
        *("board", "dictionary", "tile set", "America/Chicago", "WordNet"),
    )
)
"""What is called so in every language: programs, keys, lists, people, and what they typed in."""
WRITTEN = re.compile(
    r"\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?"
    r"|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?"
    r"|Dec(?:ember)?|[AP]M|and|at|or|minutes?|seconds?)\b"
)
"""Dates, times and lists, which the browser writes in the reader's language."""
TEXTS = """() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (!parentElement.closest("script, noscript, style, code, kbd, textarea, body [lang]"))
            found.push(data);
    }
    for (const name of ["aria-label", "placeholder", "title", "alt"])
        for (const one of document.querySelectorAll(`body [${name}]:not([lang])`))
            found.push(one.getAttribute(name));
    return found;
}"""


class Reader:
    """Somebody who looks at pages."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def unsaid(self, laid: Sequence[str] = ()) -> list[str]:
        """What the page shows that no catalogue has given it, nor stands in a line of the board."""
        latest = time.monotonic() + PATIENCE / 1000
        while True:
            texts = self.guest.page.evaluate(TEXTS)
            shown = {one for text in texts for one in escaped(text)}
            found = sorted(one for one in shown if not any(one in line for line in laid))
            if not found or time.monotonic() > latest:
                return found
            self.guest.page.wait_for_timeout(200)


def is_own(text: str) -> bool:
    """Whether this is called so in every language."""
    # Letters alone up to "f" are what is left of a checksum.
    return text in NAMES or is_laid(text) or set(text) <= set("abcdef")


def is_laid(text: str) -> bool:
    """Whether these are words on the board; small letters are blanks."""
    return all(sum(map(str.isupper, word)) >= max(2, len(word) - 2) for word in text.split())


def lines_of(board: Sequence[str]) -> list[str]:
    """The rows and columns of a board; small letters are blanks."""
    size = math.isqrt(len(board))
    tiles = [tile or " " for tile in board]
    rows = [tiles[start : start + size] for start in range(0, len(tiles), size)]
    return ["".join(line) for line in (*rows, *zip(*rows, strict=True))]


def escaped(text: str) -> Iterator[str]:
    """The parts of a text that have no accents, and are longer than a letter."""
    words = re.sub(f"[A-Za-z]{ACCENT}", "", WRITTEN.sub("·", text))
    for part in re.split(r"[⟦⟧·\d]+|, ", words):
        found = re.search("[A-Za-z].*[A-Za-z]", part, re.DOTALL)
        if found and re.search("[A-Za-z]{2}", found[0]) and not is_own(found[0]):
            yield found[0]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, mail: dict[str, str]) -> Iterator[HallProcess]:
    folder = tmp_path_factory.mktemp("accented")
    make_accented(folder)
    with running_hall(
        folder / "home",
        settings=mail | {"RACKHOUSE_OPEN_RATE": "", "RACKHOUSE_REQUEST_RATE": "100000"},
        before=partial(speak_accented, folder),
    ) as running:
        yield running


@pytest.fixture
def reader(browser: Browser, hall: HallProcess) -> Iterator[Reader]:
    guest = Guest(browser, hall.url, viewport={"width": 1280, "height": 860}, locale="en-US")
    yield Reader(guest)
    guest.context.close()
    assert guest.complaints == []


@pytest.mark.parametrize("name", PAGES)
def test_every_page_but_the_tables(reader: Reader, name: str) -> None:
    PAGES[name](reader.guest)
    assert reader.unsaid() == []


def test_a_table_and_what_is_around_it(reader: Reader) -> None:
    page = reader.guest.page
    reader.guest.go("")
    page.locator("button.go").first.click()
    reader.guest.wait_for_table()
    game = page.url.partition("?")[0].rpartition("/")[2]
    assert reader.unsaid() == []
    for path in (
        f"games/{game}/rules",
        f"games/{game}/invitations",
        f"wall/{game}",
        "wall",
        "join",
    ):
        reader.guest.go(path)
        expect(page.locator("main")).to_be_visible()
        assert reader.unsaid() == [], path


def test_a_finished_game(reader: Reader, hall: HallProcess) -> None:
    ruth = AtBrowser(hall, reader.guest, "Ruth")
    game = played_out(ruth)
    reader.guest.go(f"games/{game}/finished")
    reader.guest.wait_for_table()
    # Of a short word with a blank too few letters are large to know it for a word.
    laid = lines_of(ruth.look(game, "seat-1")["view"]["board"])
    assert reader.unsaid(laid) == []


def test_the_pad_of_a_real_board(reader: Reader) -> None:
    open_pad(reader.guest)
    expect(reader.guest.page.get_by_role("main")).to_be_visible()
    assert reader.unsaid() == []


def test_the_builder(reader: Reader) -> None:
    reader.guest.go("rules/new")
    expect(reader.guest.page.get_by_role("heading", level=1)).to_be_visible()
    assert reader.unsaid() == []


def test_an_event(reader: Reader) -> None:
    event = in_full_swing(reader.guest)
    for path in every_page(event):
        open_page(reader.guest, path)
        assert reader.unsaid() == [], path


def started(guest: Guest) -> tuple[str, int]:
    """The same event with a match under way, and who plays in it; the wall and My matches too."""
    event = in_full_swing(guest)
    (other,) = enter(guest, event, "Ruth", answers={"eligibility": "yes"}, phone="555 0123")
    tell(guest, event, "check id", entry=other, proper=True)
    tell(guest, event, "check in", entry=other)
    tell(guest, event, "start division", division="main", seeds=[1, other])
    return event, other


def test_an_event_under_way(reader: Reader) -> None:
    event, other = started(reader.guest)
    ask(reader.guest, f"events/{event}/sign-in", {"entry": other, "digits": "0123"})
    for page in ("me", "wall", "desk/rounds", "desk/results", "desk/standings", "desk/log"):
        reader.guest.go(f"events/{event}/{page}")
        expect(reader.guest.page.get_by_text("Ruth").first).to_be_visible()
        assert reader.unsaid() == [], page
    for page in ("desk/matters", "desk/judge", "desk/divisions"):
        open_page(reader.guest, f"events/{event}/{page}")
        assert reader.unsaid() == [], page


def test_the_money_of_an_event(reader: Reader) -> None:
    guest = reader.guest
    ask(guest, "people", {"name": "Olive"})
    day = {"day": "2027-05-01", "opens": "18:00", "closes": "22:00"}
    answers = {"venue.name": "The Old Mill", "sessions": [day], "round_minutes": 45, "zone": "UTC"}
    body = {"id": "good", "preset": "fundraiser", "title": "Letters for Good", "answers": answers}
    event = ask(guest, "events", body)["event"]
    teams: list[dict[str, Any]] = [
        {"name": name, "kind": "team", "members": ["Ruth", "Walt"], "details": {}}
        for name in ("Quiet Racks", "Double Larks")
    ]
    for one in ask(guest, f"events/{event}/entries", {"id": "teams", "entries": teams}):
        for sold in ask(guest, f"events/{event}/money")["catalogue"]:
            tell(guest, event, "charge", entry=one["entry"], help=sold["key"], count=1)
        tell(guest, event, "make pledge", entry=one["entry"], cents_per_point=5)
    for page in ("desk/money", "desk/log"):
        guest.go(f"events/{event}/{page}")
        expect(guest.page.get_by_text("Letters for Good").first).to_be_visible()
        assert reader.unsaid() == [], page


def test_the_prints_of_an_event(reader: Reader, hall: HallProcess) -> None:
    event, other = started(reader.guest)
    result = {"kind": "played", "scores": [400, 300]}
    tell(reader.guest, event, "record result", pairing=1, sides=[1, other], result=result)
    printed = set()
    for kind in get_args(PrintKind):
        path = f"api/events/{event}/prints/{kind}.pdf?division=main&round=1&entry=1"
        answer = reader.guest.context.request.get(f"{hall.url}/{path}")
        # Not every event has all of them: why not is said in words, too.
        said = text_of(answer.body()) if answer.ok else answer.json()["text"]
        said = re.sub(r"\S*://\S*", "", said)
        # An address that is too long for its line goes on in the next.
        address = f"{hall.url}/events/{event}/sign-up"
        left = [one for line in said.splitlines() for one in escaped(line) if one not in address]
        assert left == [], kind
        printed |= {kind} if answer.ok else set()
    assert printed >= {*PRINTS, "bracket", "pairings-by-table", "pairings-by-name", "slips"}
