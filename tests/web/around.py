"""Several around one screen: how they are brought there, and what is asked of the curtain."""

from __future__ import annotations

import re
import secrets
from typing import Any

from tests.kit.browser import Guest

NAMES = ("Ruth", "Tom")


def gather(guest: Guest, names: tuple[str, ...], keeper: int | None = None, **opening: Any) -> None:
    """Open a game in which every seat lies with one browser, and go to its screen."""
    request, origin = guest.context.request, {"origin": guest.url}

    def post(path: str, **body: Any) -> Any:
        answer = request.post(f"{guest.url}/api/{path}", data=body, headers=origin)
        assert answer.ok, answer.text()
        return answer.json()

    post("people", name=names[0])
    places = [f"seat-{seat + 1}" for seat in range(len(names))]
    opened = post("games", own=places, names=names, sides=len(names), **opening)

    def order(place: str, **command: Any) -> None:
        message = {"type": "command", "id": secrets.token_hex(4), "seen": 0, "command": command}
        post(f"games/{opened['game']}/commands?place={place}", **message)

    if keeper is not None:
        order(places[0], command="choose score-keeper", seat=keeper)
    for place in places:
        order(place, command="give nonce", nonce=secrets.token_hex(8))
    numbers = ",".join(str(seat + 1) for seat in range(len(names)))
    guest.go(f"games/{opened['game']}/around?seats={numbers}")


def look(guest: Guest, seat: int) -> dict[str, Any]:
    """The game from one of the seats around the screen."""
    game = guest.page.url.split("/games/")[1].split("/")[0]
    address = f"{guest.url}/api/games/{game}?place=seat-{seat + 1}"
    view: dict[str, Any] = guest.context.request.get(address).json()["view"]
    return view


def whose_curtain(guest: Guest) -> int:
    """Wait for the curtain; the seat that it asks for."""
    heading = guest.page.get_by_role("heading", level=1, name=re.compile("Pass the screen to"))
    heading.wait_for()
    return NAMES.index(heading.inner_text().split()[-1])


def assert_nothing_shows(guest: Guest) -> None:
    """Behind the curtain there is no table at all, and no tile of anybody's."""
    page = guest.page
    assert page.locator("[role=grid], [role=toolbar], [data-tile], .tile").count() == 0
    racks = {look(guest, seat)["own"]["rack"] for seat in range(len(NAMES))}
    html = page.content()
    assert not [rack for rack in racks if rack in html]


def come(guest: Guest, seat: int) -> None:
    """Say that one is there."""
    guest.page.wait_for_timeout(450)  # the curtain is deaf for a moment
    guest.page.get_by_role("button", name=f"I am {NAMES[seat]}").click()
    guest.wait_for_table()
