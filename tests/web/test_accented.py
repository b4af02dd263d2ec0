"""Nothing is said on any page that is not in the catalogues, so that any language can say it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Response, WebSocket, expect

from tests.kit.browser import PATIENCE, Guest
from tests.kit.hall_process import HallProcess, running_hall
from tests.web.accented import ACCENT, make_accented, speak_accented
from tests.web.past import AtBrowser, played_out
from tests.web.real_tiles import open_pad
from tests.web.test_all_pages import PAGES
from tests.web.test_desk_pages import every_page, in_full_swing

NAMES = frozenset(
    ("Rackhouse", "English", "Deutsch", "GCG", "CSV", "PDF", "Enter", "Esc", "North", "Ruth")
)
"""What is called so in every language."""
MOST = 6
"""Words in a name: the Salt and Pepper Club of Ames."""
SENTENCES = frozenset(("summary", "kept_in", "tiles.kept_in"))
"""Where the hall still tells sentences instead of messages. It has to become empty."""
WRITTEN = re.compile(
    r"\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?"
    r"|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?"
    r"|Dec(?:ember)?|[AP]M|and|or)\b"
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
    """Somebody who looks at pages, and knows what the hall has told their browser."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.told: dict[str, set[str]] = {}
        guest.page.on("response", self._hear)
        guest.page.on("websocket", self._listen)

    def _hear(self, response: Response) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            # A page that is left meanwhile shows none of it.
            with suppress(Error):
                self._keep("", response.json())

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._keep("", json.loads(frame)))

    def _keep(self, field: str, value: Any) -> None:
        match value:
            case str():
                self.told.setdefault(field, set()).add(value)
            case list():
                for one in value:
                    self._keep(field, one)
            case dict():
                for name, one in value.items():
                    self._keep(name, one)

    def unsaid(self) -> list[str]:
        """What the page shows that neither a catalogue nor the hall has given it."""
        latest = time.monotonic() + PATIENCE / 1000
        while True:
            texts = self.guest.page.evaluate(TEXTS)
            found = sorted({one for text in texts for one in escaped(text) if self._is_own(one)})
            if not found or time.monotonic() > latest:
                return found
            self.guest.page.wait_for_timeout(200)

    def _is_own(self, text: str) -> bool:
        return text not in NAMES and not any(
            text in given and (field in SENTENCES or not is_sentence(given))
            for field, strings in self.told.items()
            for given in strings
        )


def is_sentence(text: str) -> bool:
    """Whether nobody would call somebody or something so."""
    return text.endswith((".", "?", "!", ":")) or len(text.split()) > MOST


def escaped(text: str) -> Iterator[str]:
    """The parts of a text that have no accents, and are longer than a letter."""
    words = re.sub(f"[A-Za-z]{ACCENT}", "", WRITTEN.sub("·", text))
    for part in re.split(r"[⟦⟧·\d]+|, ", words):
        found = re.search("[A-Za-z].*[A-Za-z]", part, re.DOTALL)
        if found and re.search("[A-Za-z]{2}", found[0]):
            yield found[0]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    folder = tmp_path_factory.mktemp("accented")
    make_accented(folder)
    with running_hall(
        folder / "home",
        settings={"RACKHOUSE_OPEN_RATE": "", "RACKHOUSE_REQUEST_RATE": "100000"},
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
    game = played_out(AtBrowser(hall, reader.guest, "Ruth"))
    reader.guest.go(f"games/{game}/finished")
    reader.guest.wait_for_table()
    assert reader.unsaid() == []


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
    for path in every_page(event)[:-1]:
        reader.guest.go(path)
        expect(reader.guest.page.locator("main")).to_be_visible()
        assert reader.unsaid() == [], path
