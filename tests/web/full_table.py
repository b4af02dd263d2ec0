"""A table with all that one can have: four sides, a team at one of them, a play to challenge."""

from __future__ import annotations

from typing import Any

from tests.kit.browser import PATIENCE, Guest
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor
from tests.web.past import AtBrowser

NAMES = ("Ruth Okafor", "Walt Lindqvist", "Bartholomew Ames", "Cleo")


class FullTable:
    """A guest at the first seat of a game, and programs at the others."""

    def __init__(self, hall: HallProcess, guest: Guest, sides: int, **opening: Any) -> None:
        self.guest = guest
        me = AtBrowser(hall, guest, NAMES[0])
        self.sitting = (me, *(Visitor(hall, name) for name in NAMES[1:sides]))
        opened = me.open(sides=sides, **opening)
        self.game: str = opened["game"]
        for seat, visitor in enumerate(self.sitting, start=1):
            visitor.join(opened["tokens"][f"seat-{seat}"])
        if opening.get("most_at_a_seat", 1) > 1:
            Visitor(hall, "Dora Mae").join(opened["tokens"]["seat-1"])
            self.order(0, command="begin")

    def look(self, seat: int) -> dict[str, Any]:
        """The game as a seat sees it."""
        view: dict[str, Any] = self.sitting[seat].look(self.game, f"seat-{seat + 1}")["view"]
        return view

    def order(self, seat: int, **command: Any) -> None:
        """Let a seat do something."""
        number = self.look(seat)["number"]
        answer = self.sitting[seat].order(self.game, f"seat-{seat + 1}", number, command)
        assert answer["type"] == "done", answer

    def mover(self) -> int:
        """Whose turn it is, once lots have said so."""
        for _ in range(PATIENCE // 50):
            view = self.look(0)
            if view["phase"] != "setting up":
                return int(view["mover"])
            self.guest.page.wait_for_timeout(50)
        raise AssertionError("It has not begun.")

    def play(self) -> str:
        """Let somebody else lay five tiles, which the guest may challenge; the play."""
        while (seat := self.mover()) == 0:
            self.order(0, command="pass")
        letters = [tile for tile in self.look(seat)["own"]["rack"] if tile != "?"][:5]
        play = f"8H {''.join(letters)}"
        self.order(seat, command="commit", play=play)
        return play

    def open(self) -> None:
        """Let the guest come to it."""
        self.guest.go(f"games/{self.game}?place=seat-1")
        self.guest.wait_for_table()
