"""Take the pictures of the pages anew: ``python -m tools.pictures [NAME …]``.

A hall of its own is opened, two people play there by the best plays, and a browser looks at what
they see. The plays differ from time to time, so the pictures are taken by hand, and looked at,
whenever the pages have changed.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from PIL import Image

from examples.bot import choose
from rackhouse.files import write_atomically
from rackhouse.rules import Sheet
from tests.kit.browser import Guest, running_browser
from tests.kit.hall_process import HallProcess, running_hall
from tests.kit.visitor import Visitor
from tests.web.past import AtBrowser, played_out
from tools.desk_pictures import desk_bracket, desk_money

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "images"
WIDE: Final = (1280, 800)
PHONE: Final = (390, 844)
WALL: Final = (1920, 1080)
DESK: Final = (1440, 900)
TURNS: Final = 14
"""How far a game under way has come."""
COLOURS: Final = 256
PLAYS: Final = ("8D TRAINER", "H1 CREATION", "5E pASTURE", "C3 THROBS", "7G HOB", "K8 SIX")
"""What has been played on a real board."""
SETTLING: Final = 1500
"""Milliseconds that a page is given to come to rest."""


class Scene(msgspec.Struct, frozen=True):
    """One picture: who looks at what, and on which screen."""

    open: Callable[[HallProcess, Guest], None]
    size: tuple[int, int] = WIDE
    light: Literal["light", "dark"] = "light"


def home(hall: HallProcess, guest: Guest) -> None:
    """The first page of somebody who has games there."""
    under_way(hall, guest)
    # As a page has it of somebody who came in there.
    guest.context.add_init_script("localStorage.setItem('rackhouse.known', 'yes')")
    guest.go("")
    guest.page.get_by_role("region", name="Your games").wait_for()


def new_game(_hall: HallProcess, guest: Guest) -> None:
    """The page of a new game."""
    guest.go("new")
    guest.page.get_by_role("radio").nth(4).check()


def table(hall: HallProcess, guest: Guest) -> None:
    """A game under way, seen by the side on turn, with tiles on the board that are not played."""
    game = under_way(hall, guest)
    guest.go(f"games/{game}?place=seat-1")
    guest.wait_for_table()
    guest.wait_until_may("commit")
    found = guest.find_play()
    if found:
        for square, tile in sorted(found[1].items()):
            name = "blank" if tile.islower() else f"{tile}, "
            guest.page.get_by_role("toolbar").get_by_label(name).first.click()
            guest.page.get_by_role("gridcell").nth(square).click()
            if tile.islower():
                guest.page.keyboard.press(tile)
        guest.wait_for_draft()


def finished(hall: HallProcess, guest: Guest) -> None:
    """A game that is over, turn by turn."""
    guest.go(f"games/{played_out(AtBrowser(hall, guest, 'Ruth'))}/finished")
    guest.page.get_by_role("heading", level=1).wait_for()


def pad(hall: HallProcess, guest: Guest) -> None:
    """The score pad beside a board of real tiles."""
    me = AtBrowser(hall, guest, "Ruth")
    opened = me.open(
        custody="table", sides=2, own=["seat-1", "score-keeper"], names=["Ruth", "Walt"]
    )
    game = opened["game"]
    seen = me.look(game, "score-keeper")["view"]
    me.order(game, "score-keeper", seen["number"], {"command": "begin", "lots": [["A", "K"]]})
    for number, text in enumerate(PLAYS):
        place = f"seat-{number % 2 + 1}"
        seen = me.look(game, place)["view"]
        answer = me.order(game, place, seen["number"], {"command": "commit", "play": text})
        assert answer["type"] == "done", answer
    guest.go(f"pad/{game}")
    guest.page.get_by_label("Word laid").fill("10I ZAX")


def judge(hall: HallProcess, guest: Guest) -> None:
    """The calls that wait for a judge."""
    judged = next(
        one for one in Sheet.names() if Sheet.named(one).rules.challenge.ruled_by == "judge"
    )
    north, south = Visitor(hall, "Ruth"), Visitor(hall, "Walt")
    settings = {"round.seconds": 3600}
    opened = north.open(sides=2, sheet=judged, settings=settings, judge="person")
    game = opened["game"]
    north.join(opened["tokens"]["seat-1"])
    south.join(opened["tokens"]["seat-2"])
    AtBrowser(hall, guest, "Jude").join(opened["tokens"]["judge"])
    play(game, (north, south), 5)
    for visitor, place in ((north, "seat-1"), (south, "seat-2")):
        view = visitor.look(game, place)["view"]
        if may(view, "challenge"):
            visitor.order(game, place, view["number"], {"command": "challenge"})
    guest.go("judge")
    guest.page.get_by_role("heading").first.wait_for()


def wall(hall: HallProcess, guest: Guest) -> None:
    """A game on the wall of a hall."""
    guest.go(f"wall/{under_way(hall, guest, is_open_to_watch=True)}")
    guest.page.get_by_text("Walt").first.wait_for()


SCENES: Final = {
    "home": Scene(home),
    "new-game": Scene(new_game),
    "table": Scene(table),
    "table-dark": Scene(table, light="dark"),
    "table-phone": Scene(table, PHONE),
    "finished": Scene(finished),
    "pad": Scene(pad, PHONE),
    "judge": Scene(judge, PHONE),
    "wall": Scene(wall, WALL, "dark"),
    "desk-bracket": Scene(desk_bracket, DESK),
    "desk-money": Scene(desk_money, DESK),
}


def under_way(hall: HallProcess, guest: Guest, **opening: Any) -> str:
    """A game of the guest's, some turns old, with the guest on turn; its name."""
    me, other = AtBrowser(hall, guest, "Ruth"), Visitor(hall, "Walt")
    opened = me.open(sides=2, **opening)
    game = str(opened["game"])
    me.join(opened["tokens"]["seat-1"])
    other.join(opened["tokens"]["seat-2"])
    play(game, (me, other), TURNS)
    return game


def play(game: str, sitting: tuple[Visitor, ...], turns: int) -> None:
    """Let people play by the best plays until so many turns are over and the first is to move."""
    while True:
        for seat, visitor in enumerate(sitting):
            place = f"seat-{seat + 1}"
            view = visitor.look(game, place)["view"]
            if view["turn"] > turns and seat == 0 and may(view, "commit"):
                return
            # A table of teams begins when somebody says that all are there.
            order = {"command": "begin"} if may(view, "begin") else choose(view)
            if order is not None:
                visitor.order(game, place, view["number"], order)


def may(view: dict[str, Any], command: str) -> bool:
    """Whether a place can do something now."""
    return any(one["command"] == command and not one["why_not"] for one in view["options"])


def take(browser: Browser, hall: HallProcess, scene: Scene) -> bytes:
    """The picture of a scene, in few colours, so that the documentation stays small."""
    width, height = scene.size
    guest = Guest(
        browser,
        hall.url,
        viewport={"width": width, "height": height},
        color_scheme=scene.light,
        reduced_motion="reduce",
    )
    try:
        scene.open(hall, guest)
        # A page that follows a game is never done loading; its letters and tiles are there soon.
        guest.page.evaluate("document.fonts.ready.then(() => 0)")
        guest.page.wait_for_timeout(SETTLING)
        drawn = Image.open(io.BytesIO(guest.page.screenshot()))
    finally:
        guest.context.close()
    kept = io.BytesIO()
    drawn.convert("RGB").quantize(COLOURS).save(kept, "PNG", optimize=True)
    return kept.getvalue()


def main() -> int:
    """Take the pictures that are named, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SCENES))
    names = parser.parse_args().names or list(SCENES)
    if unknown := [name for name in names if name not in SCENES]:
        parser.error(f"there is no picture {', '.join(unknown)}; there are {', '.join(SCENES)}")
    generous = {"RACKHOUSE_OPEN_RATE": "", "RACKHOUSE_REQUEST_RATE": "100000"}
    with (
        tempfile.TemporaryDirectory() as folder,
        running_hall(Path(folder), settings=generous) as hall,
        running_browser() as browser,
    ):
        for name in names:
            picture = take(browser, hall, SCENES[name])
            write_atomically(FOLDER / f"{name}.png", picture)
            print(f"docs/images/{name}.png, {len(picture) // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
