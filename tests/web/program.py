"""A guest in a browser, and a program at the other seat, at a table whose draws are fixed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from tests.kit.browser import Guest
from tests.kit.visitor import Visitor
from tests.web.gathering import take
from tests.wire.rigged import RiggedHall
from tests.wire.sitting import may


class Other:
    """The program at the second seat."""

    def __init__(self, hall: RiggedHall, opened: dict[str, Any]) -> None:
        self.game: str = opened["game"]
        self._visitor = Visitor(hall, "Ben")
        self._visitor.join(opened["tokens"]["seat-2"])

    def do(self, command: str, **order: Any) -> None:
        """Do something as soon as it may be done."""
        seen = self._visitor.look(self.game, "seat-2")
        while command not in may(seen["view"]):
            seen = self._visitor.look(self.game, "seat-2", after=seen["number"], wait=20)
            assert seen["news"], f"{command} is never allowed"
        order = {"command": command, **order}
        answer = self._visitor.order(self.game, "seat-2", seen["number"], order)
        assert answer["type"] == "done", answer


def sit_down(browser: Browser, rigged: RiggedHall, options: dict[str, Any]) -> tuple[Guest, Other]:
    """Ann in a browser, and Ben."""
    settings = {"ending.pass_rounds": 1}
    opened = Visitor(rigged, "Host").open(sides=2, settings=settings)
    ann = Guest(browser, rigged.url, **options)
    table = take(ann, opened["tokens"]["seat-1"], "Ann")
    other = Other(rigged, opened)
    ann.go(table)
    ann.wait_for_table()
    return ann, other
