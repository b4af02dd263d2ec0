"""Programs at a game's places, each by its own way over the network."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from websockets.sync.client import ClientConnection

from rackhouse import Board, Lexicon
from rackhouse.engine import Engine
from tests.kit.hall_process import PATIENCE
from tests.kit.visitor import Visitor
from tests.wire.rigged import RiggedHall

WORDS = Lexicon.named("enable")
ENGINE = Engine(WORDS)


class Sitter:
    """Somebody at a place who asks over plain HTTP."""

    def __init__(self, visitor: Visitor, game: str, place: str) -> None:
        self.visitor = visitor
        self.game = game
        self.place = place
        self.seat = int(place[5:]) - 1 if place.startswith("seat-") else None

    def view(self, number: int = 0) -> Any:
        """The game as this place sees it, at that number or later."""
        found = self.visitor.look(self.game, self.place)["view"]
        assert found["number"] >= number
        return found

    def ask(self, seen: int, **order: Any) -> dict[str, Any]:
        """Give a command, and get its answer."""
        return self.visitor.order(self.game, self.place, seen, order)


class SocketSitter(Sitter):
    """Somebody who sits at a socket, and knows only what comes through it."""

    def __init__(self, visitor: Visitor, game: str, place: str) -> None:
        super().__init__(visitor, game, place)
        self._socket: ClientConnection = visitor.hall.visits.enter_context(
            visitor.socket(game, place)
        )
        self._view: Any = self._hear()["view"]

    def _hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
        if "view" in message:
            self._view = message["view"]
        return message

    def heard(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := self._hear())["type"] != kind:
            pass
        return message

    def view(self, number: int = 0) -> Any:
        while self._view["number"] < number:
            self._hear()
        return self._view

    def ask(self, seen: int, **order: Any) -> dict[str, Any]:
        name = self.visitor.new_name()
        self._socket.send(
            json.dumps({"type": "command", "id": name, "seen": seen, "command": order})
        )
        while True:
            message = self._hear()
            if message.get("id") == name:
                return message


class Table:
    """A game with programs at its places, and what has happened there."""

    def __init__(
        self, hall: RiggedHall, opened: dict[str, Any], sitters: list[Sitter], number: int
    ) -> None:
        self.hall = hall
        self.tokens: dict[str, str] = opened["tokens"]
        """The secrets of the invitations, by place."""
        self.game: str = opened["game"]
        self.at = {sitter.place: sitter for sitter in sitters}
        self.number = number
        """The last fact that everybody here knows of."""
        self.heard: Counter[str] = Counter()
        """The facts that commands led to, by kind."""

    @property
    def seats(self) -> list[Sitter]:
        """Those who play, in the order of their seats."""
        found = [sitter for sitter in self.at.values() if sitter.seat is not None]
        return sorted(found, key=lambda sitter: sitter.place)

    def view(self, place: str = "seat-1") -> Any:
        """The game from a place, after all that the table has done."""
        return self.at[place].view(self.number)

    def do(self, place: str, command: str, **order: Any) -> list[dict[str, Any]]:
        """Give a command that must be allowed; the news of it."""
        answer = self.at[place].ask(self.number, command=command, **order)
        assert answer["type"] == "done", (place, command, order, answer)
        self.number = max(self.number, answer["number"])
        news: list[dict[str, Any]] = answer["news"]
        self.heard.update(item["kind"] for item in news)
        return news

    def give(self, place: str, **order: Any) -> None:
        """Give a command for which the engine's players may have been too quick."""
        answer = self.at[place].ask(self.number, **order)
        assert answer["type"] in ("done", "stale"), (place, order, answer)
        news = answer["news" if answer["type"] == "done" else "missed"]
        self.number = max(self.number, news[-1]["number"])
        self.heard.update(item["kind"] for item in news)

    def refused(self, place: str, command: str, **order: Any) -> str:
        """Give a command that must be refused; the reason."""
        answer = self.at[place].ask(self.number, command=command, **order)
        assert answer["type"] == "refused", answer
        return str(answer["reason"]["text"])

    @property
    def mover(self) -> str:
        """The place on turn."""
        return f"seat-{self.view()['mover'] + 1}"

    @property
    def phase(self) -> str:
        """Where the game stands."""
        return str(self.view()["phase"])

    def others(self, place: str) -> list[str]:
        """The other seats, from the next round the table."""
        names = [sitter.place for sitter in self.seats]
        at = names.index(place)
        return names[at + 1 :] + names[:at]


def may(view: Any) -> set[str]:
    """What a viewer may do now."""
    return {option["command"] for option in view["options"] if option["why_not"] is None}


def board_of(view: Any) -> Board:
    """The board that a view shows."""
    empty = Board.empty(view["layout"])
    cells = bytearray(empty.cells)
    for square, text in enumerate(view["board"]):
        if text:
            cells[square] = empty.tile_set.alphabet.parse(text)[0]
    return Board(empty.layout, empty.tile_set, bytes(cells))


def best_play(view: Any, *, with_blank: bool = False) -> str:
    """The play that scores most; with a blank in it if asked so; empty where there is none."""
    board = board_of(view)
    for move in ENGINE.best(board, view["own"]["rack"], 3000 if with_blank else 1):
        notation = move.on(board).notation
        if not with_blank or any(sign.islower() for sign in notation.split()[1]):
            return notation
    return ""


def phony(view: Any) -> str:
    """A play of two tiles through the middle of an empty board that is no word."""
    rack: str = view["own"]["rack"].replace("?", "")
    pairs = (one + other for one in rack for other in rack.replace(one, "", 1))
    return "8G " + next(pair for pair in pairs if pair not in WORDS)
