"""Take every page at every size into a folder: ``python -m tools.look_over FOLDER [NAME …]``.

For looking at, before a change of the pages is called done: each page at four widths in a light and
a dark room, and one contact sheet of the eight. Whatever runs over the side is told.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from PIL import Image

from examples.bot import choose
from rackhouse.rules import Sheet
from tests.kit.browser import Guest, running_browser
from tests.kit.hall_process import HallProcess, running_hall
from tests.kit.visitor import Visitor
from tests.web.past import AtBrowser
from tools import pictures
from tools.pictures import may, under_way

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Open: TypeAlias = Callable[[HallProcess, Guest], None]
SIZES: Final = ((360, 740), (768, 1024), (1280, 800), (1920, 1080))
LIGHTS: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
SETTLING: Final = 500
TALLEST: Final = 2400
"""Pixels of a long page that are looked at."""
MOST_STEPS: Final = 200
LINE: Final = 620
"""Height of a picture on a contact sheet."""


def at(path: str, *clicks: str) -> Open:
    """A page by its address, and what is clicked there, by selector, where it is there."""

    def opened(_hall: HallProcess, guest: Guest) -> None:
        guest.go(path)
        guest.page.wait_for_timeout(SETTLING)
        for click in clicks:
            for one in guest.page.locator(click).all():
                one.click()

    return opened


def sheet_in_new_game(number: int) -> Open:
    """The page of a new game under one of the sheets, with everything unfolded."""

    def opened(hall: HallProcess, guest: Guest) -> None:
        at("new")(hall, guest)
        guest.page.get_by_role("radio").nth(number).check()
        for part in ("form > details > summary", "details details > summary"):
            for summary in guest.page.locator(part).all():
                summary.click()

    return opened


def table_of(
    place: str,
    *clicks: str,
    turns: int = 6,
    wants: str = "",
    sheet: str = "base",
    **opening: object,
) -> Open:
    """A game under way from one of its places; ``wants`` is done by somebody before."""

    def opened(hall: HallProcess, guest: Guest) -> None:
        me, other = AtBrowser(hall, guest, "Ruth Okafor"), Visitor(hall, "Walt Lindqvist")
        needs = Sheet.named(sheet).rules.round.limit != "none"
        settings = {"round.seconds": 2700} if needs else {}
        game = me.open(sides=2, sheet=sheet, settings=settings, **opening)
        north = me if place == "seat-1" else Visitor(hall, "Ruth Okafor")
        north.join(game["tokens"]["seat-1"])
        other.join(game["tokens"]["seat-2"])
        if place not in ("seat-1", "public"):
            me.join(game["tokens"][place])
        advance(game["game"], (north, other), turns)
        if wants:
            for visitor, seat in ((north, "seat-1"), (other, "seat-2")):
                view = visitor.look(game["game"], seat)["view"]
                if may(view, wants):
                    visitor.order(game["game"], seat, view["number"], {"command": wants})
                    break
        guest.go(f"games/{game['game']}?place={place}")
        guest.page.wait_for_timeout(SETTLING)
        for click in clicks:
            guest.page.locator(click).locator("visible=true").first.dispatch_event("click")

    return opened


def advance(game: str, sitting: tuple[Visitor, ...], turns: int) -> None:
    """Let people play so many turns, whatever a sheet asks of them before and between."""
    between: tuple[dict[str, Any], ...] = (
        {"command": "begin"},
        {"command": "choose score-keeper", "seat": 0},
        {"command": "draw tiles"},
        {"command": "confirm score"},
    )
    for step in range(MOST_STEPS):
        visitor, place = sitting[step % len(sitting)], f"seat-{step % len(sitting) + 1}"
        view = visitor.look(game, place)["view"]
        if view["turn"] > turns:
            return
        wishes = [wish for wish in between if may(view, wish["command"])]
        order = wishes[0] if wishes else choose(view)
        if order is not None:
            visitor.order(game, place, view["number"], order)


def around(hall: HallProcess, guest: Guest) -> None:
    """The curtain between two around one screen."""
    me = AtBrowser(hall, guest, "Ruth")
    places = ["seat-1", "seat-2"]
    opened = me.open(own=places, names=["Ruth", "Tom"], sides=2)
    for place in places:
        me.order(opened["game"], place, 0, {"command": "give nonce", "nonce": place})
    guest.go(f"games/{opened['game']}/around?seats=1,2")
    guest.page.get_by_role("heading", level=1).wait_for()


def team(hall: HallProcess, guest: Guest) -> None:
    """A seat that a team holds."""
    opened = Visitor(hall, "Host").open(sides=2, most_at_a_seat=3)
    AtBrowser(hall, guest, "Ann").join(opened["tokens"]["seat-1"])
    for name, seat in (("Ben", "seat-1"), ("Cy", "seat-2")):
        Visitor(hall, name).join(opened["tokens"][seat])
    guest.go(f"games/{opened['game']}?place=seat-1")
    guest.wait_for_table()


def invited(place: str) -> Open:
    """What a link to a place opens."""

    def opened(hall: HallProcess, guest: Guest) -> None:
        sheet = next(
            one for one in Sheet.names() if Sheet.named(one).rules.challenge.ruled_by == "judge"
        )
        host = Visitor(hall, "Ruth Okafor")
        game = host.open(sides=2, sheet=sheet, settings={"round.seconds": 3600})
        host.join(game["tokens"]["seat-1"])
        guest.go(f"join#{game['tokens'][place]}")
        guest.page.get_by_role("button").first.wait_for()

    return opened


def invitations(hall: HallProcess, guest: Guest) -> None:
    """The links of a table."""
    me = AtBrowser(hall, guest, "Ruth")
    guest.go(f"games/{me.open(sides=2)['game']}/invitations")
    guest.page.locator("li img").first.wait_for()


def pad(*clicks: str, over: bool = False, begun: bool = True) -> Open:
    """The score pad, with something open over it or not."""

    def opened(hall: HallProcess, guest: Guest) -> None:
        if begun:
            pictures.pad(hall, guest)
        else:
            me = AtBrowser(hall, guest, "Ruth")
            game = me.open(custody="table", sides=2, own=["seat-1", "score-keeper"])["game"]
            guest.go(f"pad/{game}")
        guest.page.wait_for_timeout(SETTLING)
        if over:
            guest.page.get_by_role("button", name="More").click()
            guest.page.locator("details summary").last.click()
            guest.page.get_by_role("button", name="Walt resigns").click()
            guest.page.wait_for_timeout(SETTLING)
        for click in clicks:
            guest.page.get_by_role("button", name=click).click()

    return opened


def games(hall: HallProcess, guest: Guest) -> None:
    """Somebody's games, one under way and one over."""
    under_way(hall, guest)
    pictures.finished(hall, guest)
    guest.go("games")
    guest.page.wait_for_timeout(SETTLING)


JUDGED: Final = next(
    one for one in Sheet.names() if Sheet.named(one).rules.challenge.ruled_by == "judge"
)
KEPT: Final = next(
    one for one in Sheet.names() if Sheet.named(one).rules.window.shuts == "score-confirmed"
)

SCENES: Final[dict[str, Open]] = {
    "home-first": at(""),
    "home": pictures.home,
    "new": at("new"),
    **{f"new-{number}": sheet_in_new_game(number) for number in range(len(Sheet.names()))},
    "invitations": invitations,
    "invitations-stranger": at("games/abcdef/invitations"),
    "join-seat": invited("seat-2"),
    "join-judge": invited("judge"),
    "join-none": at("join"),
    "table": pictures.table,
    "table-challenged": table_of("seat-1", sheet=JUDGED, judge="person", wants="challenge"),
    "table-helps": table_of("seat-1", 'button:has-text("Helps")', sheet=JUDGED),
    "table-spectator": table_of("public"),
    "table-keeper": table_of("score-keeper", sheet=KEPT),
    "table-director": table_of("director", 'button:has-text("More")', sheet=JUDGED),
    "around": around,
    "team": team,
    "pad-begin": pad(begun=False),
    "pad": pad(),
    "pad-challenge": pad("Challenge"),
    "pad-more": pad("More"),
    "pad-phone": pad("More", "Another phone"),
    "pad-over": pad(over=True),
    "judge": pictures.judge,
    "judge-stranger": at("judge"),
    "wall": pictures.wall,
    "wall-hall": at("wall"),
    "wall-none": at("wall/none"),
    "finished": pictures.finished,
    "games": games,
    "games-none": at("games"),
    **{f"rules-{name}": at(f"rules/{name}") for name in Sheet.names()},
    "rules-unknown": at("rules/none"),
    "settings": at("settings"),
    "help": at("help"),
    "design": at("design"),
    "table-unknown": at("games/none"),
    "unknown": at("nowhere/at/all"),
}


def take(browser: Browser, hall: HallProcess, name: str, folder: Path) -> None:
    """All pictures of one page, and their contact sheet."""
    taken: list[Image.Image] = []
    for light in LIGHTS:
        wide = {"width": 1280, "height": 800}
        guest = Guest(browser, hall.url, color_scheme=light, reduced_motion="reduce", viewport=wide)
        try:
            SCENES[name](hall, guest)
            for width, height in SIZES:
                guest.page.set_viewport_size({"width": width, "height": height})
                guest.page.wait_for_timeout(SETTLING)
                over = guest.page.evaluate(
                    "document.documentElement.scrollWidth - document.documentElement.clientWidth"
                )
                if over > 0:
                    print(f"{name}: at {width} it runs {over} px over the side")
                whole = Image.open(io.BytesIO(guest.page.screenshot(full_page=True)))
                shot = whole.convert("RGB").crop((0, 0, width, min(whole.height, TALLEST)))
                shot.save(folder / f"{name}-{width}-{light}.png")
                taken.append(shot)
        finally:
            guest.context.close()
    contact_sheet(taken).save(folder / f"{name}.png")


def contact_sheet(taken: list[Image.Image]) -> Image.Image:
    """Pictures side by side, the light ones above the dark ones."""
    small = [
        shot.crop((0, 0, shot.width, min(shot.height, round(2.1 * shot.width)))) for shot in taken
    ]
    small = [shot.resize((round(shot.width * LINE / shot.height), LINE)) for shot in small]
    lines = [small[: len(SIZES)], small[len(SIZES) :]]
    width = max(sum(shot.width + 8 for shot in line) for line in lines)
    sheet = Image.new("RGB", (width, len(lines) * (LINE + 8)), "#888")
    for row, line in enumerate(lines):
        left = 0
        for shot in line:
            sheet.paste(shot, (left, row * (LINE + 8)))
            left += shot.width + 8
    return sheet


def main() -> int:
    """Take the pages that are named, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SCENES))
    asked = parser.parse_args()
    names = asked.names or list(SCENES)
    if unknown := [name for name in names if name not in SCENES]:
        parser.error(f"there is no page {', '.join(unknown)}; there are {', '.join(SCENES)}")
    asked.folder.mkdir(parents=True, exist_ok=True)
    generous = {"RACKHOUSE_OPEN_RATE": "", "RACKHOUSE_REQUEST_RATE": "100000"}
    with (
        tempfile.TemporaryDirectory() as folder,
        running_hall(Path(folder), settings=generous) as hall,
        running_browser() as browser,
    ):
        for name in names:
            take(browser, hall, name, asked.folder)
            print(name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
