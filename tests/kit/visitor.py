"""Somebody who visits a hall over the network: a program with a token."""

from __future__ import annotations

import contextlib
import itertools
import json
import secrets
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from examples.bot import choose
from tests.kit.hall_process import PATIENCE, PLAIN, HallProcess


class Visitor:
    """A program that has signed in by a name."""

    def __init__(self, hall: HallProcess, name: str = "Visitor", token: str = "") -> None:
        self.hall = hall
        self.http = hall.visits.enter_context(
            httpx.Client(base_url=hall.url, timeout=PATIENCE, verify=PLAIN)
        )
        self._numbers = itertools.count(1)
        self.id = ""
        if not token:
            entry = self.post("/api/people", name=name, kind="bot", status=201)
            token, self.id = entry["token"], entry["id"]
        self.token = token
        self.http.headers["authorization"] = f"Bearer {token}"

    def post(self, path: str, *, status: int = 200, **body: Any) -> Any:
        """Send JSON, and get what is answered if it has that status."""
        return checked(self.http.post(path, json=body), status)

    def get(self, path: str, *, status: int = 200, **query: Any) -> Any:
        """Ask, and get what is answered if it has that status."""
        return checked(self.http.get(path, params=query), status)

    def open(self, **opening: Any) -> dict[str, Any]:
        """Open a game; its invitations by place."""
        opened: dict[str, Any] = self.post("/api/games", status=201, **opening)
        opened["tokens"] = {link["place"]: link["token"] for link in opened["links"]}
        return opened

    def join(self, token: str) -> str:
        """Take a place with a nonce of one's own; the game."""
        joined = self.post("/api/join", token=token, nonce=secrets.token_hex(16))
        return str(joined["game"])

    def look(self, game: str, place: str, *, status: int = 200, **query: Any) -> Any:
        """The game from a place."""
        return self.get(f"/api/games/{game}", place=place, status=status, **query)

    def order(
        self, game: str, place: str, seen: int, order: dict[str, Any], name: str = ""
    ) -> dict[str, Any]:
        """Give a command; the referee's answer."""
        answer: dict[str, Any] = self.post(
            f"/api/games/{game}/commands?place={place}",
            type="command",
            id=name or self.new_name(),
            seen=seen,
            command=order,
        )
        return answer

    def new_name(self) -> str:
        """A name for a command that no other has."""
        return f"{secrets.token_hex(4)}-{next(self._numbers)}"

    def socket(self, game: str, place: str, **options: Any) -> ClientConnection:
        """A socket on a game."""
        headers = {"Authorization": f"Bearer {self.token}", **options.pop("headers", {})}
        after = options.pop("after", 0)
        socket: ClientConnection = connect(
            f"{self.hall.socket_url}/api/games/{game}/socket?place={place}&after={after}",
            additional_headers=headers,
            open_timeout=PATIENCE,
            max_size=None,
            # With messages that nobody reads it would not notice that the hall has gone.
            max_queue=None,
            **options,
        )
        return socket


def checked(answer: httpx.Response, status: int) -> Any:
    """What was answered, if it was answered so."""
    assert answer.status_code == status, answer.text
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/problem+json"
        problem = answer.json()
        assert problem["status"] == status
        assert problem["text"].endswith((".", "?")), problem
    return answer.json() if answer.content else None


def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind; others are passed over."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message["type"] == kind:
            return message


def rest(socket: ClientConnection) -> list[dict[str, Any]]:
    """Every message until the socket is closed, however that is."""
    messages = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            messages.append(json.loads(socket.recv(PATIENCE)))
    return messages


def say(socket: ClientConnection, **message: Any) -> None:
    """Send a message."""
    socket.send(json.dumps(message))


def two_at_a_table(
    first: Visitor, second: Visitor, **opening: Any
) -> tuple[str, tuple[Visitor, Visitor]]:
    """A game that two visitors have just begun, at seats 1 and 2."""
    opened = first.open(sides=2, **opening)
    game: str = opened["game"]
    first.join(opened["tokens"]["seat-1"])
    second.join(opened["tokens"]["seat-2"])
    return game, (first, second)


def play_out(game: str, sitting: tuple[Visitor, ...]) -> dict[str, Any]:
    """Play to the certified result over plain HTTP, each from their own view; the last view."""
    while True:
        moved = False
        for seat, visitor in enumerate(sitting):
            place = f"seat-{seat + 1}"
            seen: dict[str, Any] = visitor.look(game, place)["view"]
            if seen["phase"] == "certified":
                return seen
            order = choose(seen)
            if order is not None:
                answer = visitor.order(game, place, seen["number"], order)
                assert answer["type"] == "done", answer
                moved = True
        assert moved, "nobody has anything to do"
