"""Games that a guest at a browser has played to their end, without a look at the page."""

from __future__ import annotations

import secrets
from typing import Any

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor, play_out


class AtBrowser(Visitor):
    """A guest who asks the hall from their browser, by its cookie."""

    def __init__(self, hall: HallProcess, guest: Guest, name: str) -> None:
        super().__init__(hall, name, token="the browser has a cookie")
        self.guest = guest
        self.post("/api/people", name=name, status=201)
        # As the page notes it that lets somebody in.
        guest.context.add_init_script("localStorage.setItem('rackhouse.known', 'yes')")

    def post(self, path: str, *, status: int = 200, **body: Any) -> Any:
        answer = self.guest.context.request.post(
            f"{self.guest.url}{path}", data=body, headers={"origin": self.guest.url}
        )
        assert answer.status == status, answer.text()
        return answer.json()

    def get(self, path: str, *, status: int = 200, **query: Any) -> Any:
        answer = self.guest.context.request.get(f"{self.guest.url}{path}", params=query)
        assert answer.status == status, answer.text()
        return answer.json()


def played_out(me: AtBrowser, **opening: Any) -> str:
    """A game that somebody, at seat 1, and somebody else have just finished; its name."""
    other = Visitor(me.hall, "Walt")
    opened = me.open(sides=2, **opening)
    game: str = opened["game"]
    for visitor, place in ((me, "seat-1"), (other, "seat-2")):
        visitor.post("/api/join", token=opened["tokens"][place], nonce=secrets.token_hex(16))
    play_out(game, (me, other))
    return game
