"""Everything that one viewer is sent: sockets, event streams, answers with their headers."""

from __future__ import annotations

import contextlib
import json
import queue
import threading
import time
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.kit.hall_process import PATIENCE, PLAIN
from tests.wire.rigged import PUBLIC_URL, RiggedHall

REPLIES = ("done", "refused", "stale", "unavailable", "pong")
"""The kinds of messages that answer one of a client's."""


class Ear:
    """A viewer, and every byte that reached them, in order for each way that it came by."""

    def __init__(
        self, hall: RiggedHall, name: str, game: str, place: str, token: str = "", link: str = ""
    ) -> None:
        self.name = name
        self.game = game
        self.place = place
        self.answers: list[bytes] = []
        """Of HTTP: status, headers and body; and what a socket answered to what was said on it."""
        self.stream: list[bytes] = []
        """All else of a socket or an event stream, from its handshake on."""
        self.moments: list[tuple[int, bytes]] = []
        """Every message of the stream, with the hall's time at which it was there."""
        self.number = 0
        self._hall = hall
        self._headers = {
            **({"authorization": f"Bearer {token}"} if token else {}),
            **({"x-invitation": link} if link else {}),
        }
        self._http = hall.visits.enter_context(
            httpx.Client(
                base_url=hall.url,
                timeout=PATIENCE,
                verify=PLAIN,
                headers=self._headers,
                event_hooks={"response": [self._answered]},
            )
        )
        self._thread: threading.Thread | None = None
        self._socket: ClientConnection | None = None
        self._replies: queue.SimpleQueue[Any] = queue.SimpleQueue()

    # --- asking

    def _answered(self, answer: httpx.Response) -> None:
        if answer.headers.get("content-type", "").startswith("text/event-stream"):
            return
        self.answers.append(head(answer.status_code, answer.headers) + answer.read())

    def get(self, path: str, **query: Any) -> httpx.Response:
        """Ask for something about the game."""
        return self._http.get(f"/api/games/{self.game}{path}", params=query)

    def post(self, path: str, body: Any) -> httpx.Response:
        """Send something to the game."""
        return self._http.post(
            f"/api/games/{self.game}{path}", params={"place": self.place}, json=body
        )

    @property
    def has_socket(self) -> bool:
        """Whether it can speak where it listens."""
        return self._socket is not None

    def say(self, message: Any) -> Any:
        """Say something on the socket; what it is answered."""
        assert self._socket is not None
        self._socket.send(json.dumps(message))
        return self._replies.get(timeout=PATIENCE)

    def ask_everything(self) -> None:
        """All that can be asked, whether one may have it or not."""
        if self.has_socket:
            self.say({"type": "catch up", "after": 0})
            self.say({"type": "ping"})
            for order in ({"command": "certify"}, {"command": "challenge", "words": ["ZZZ"]}):
                self.say({"type": "command", "id": f"no-{order['command']}", "seen": 0,
                          "command": order})  # fmt: skip
        for place in dict.fromkeys((self.place, "seat-1", "seat-2", "judge", "public")):
            self.get("", place=place)
        for path in ("/record", "/gcg", "/peek?place=seat-1", "/peek?place=seat-2"):
            self.get(path)
        self.post("/draft", {"squares": [{"square": 0, "tile": "Z"}]})
        for number, order in enumerate(({"command": "tick", "draft": ""}, {"command": "certify"})):
            self.post("/commands", {"type": "command", "id": f"no-{number}", "seen": 0,
                                    "command": order})  # fmt: skip
        self._http.get("/api/games")
        self._http.get("/api/no/such/thing")
        self._http.post("/api/codes", json={"link": f"{PUBLIC_URL}/join#guess"})
        self._http.post("/api/invitations", json={"token": "a guess that is long enough"})

    # --- following

    def follow(self, way: str) -> None:
        """Follow the game by a socket or an event stream until the hall is gone."""
        work = self._listen if way == "socket" else self._read
        self._thread = threading.Thread(target=work, daemon=True)
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self.number:
            assert time.monotonic() < deadline, f"{self.name} was not welcomed"
            time.sleep(0.002)

    def _listen(self) -> None:
        url = f"{self._hall.socket_url}/api/games/{self.game}/socket?place={self.place}"
        with (
            contextlib.suppress(ConnectionClosed),
            connect(url, additional_headers=self._headers, max_size=None) as socket,
        ):
            assert socket.response is not None
            self.stream.append(head(socket.response.status_code, socket.response.headers))
            self._socket = socket
            while True:
                text = socket.recv()
                self._took(text if isinstance(text, bytes) else text.encode())

    def _read(self) -> None:
        with (
            contextlib.suppress(httpx.HTTPError),
            httpx.Client(
                base_url=self._hall.url, headers=self._headers, timeout=None, verify=PLAIN
            ) as client,
        ):
            address = f"/api/games/{self.game}/events?place={self.place}"
            with client.stream("GET", address) as answer:
                self.stream.append(head(answer.status_code, answer.headers))
                for line in answer.iter_lines():
                    if line.startswith("data: "):
                        self._took(line[6:].encode())
                    elif line.strip(":"):
                        self.stream.append(line.encode())

    def _took(self, data: bytes) -> None:
        message = json.loads(data)
        self.moments.append((self._hall.now, data))
        if message["type"] in REPLIES or (message["type"] == "welcome" and self.number):
            # Kept apart: whether an answer or the news of it comes first is told by nothing.
            self.answers.append(data)
            self._replies.put(message)
            return
        self.stream.append(data)
        if "number" in message:
            self.number = message["number"]

    def reach(self, number: int) -> None:
        """Wait until everything up to a number has come."""
        deadline = time.monotonic() + PATIENCE
        while self._thread is not None and self.number < number:
            assert time.monotonic() < deadline, f"{self.name} is at {self.number}, not {number}"
            time.sleep(0.002)

    @property
    def heard(self) -> bytes:
        """All of it."""
        return b"\n".join((*self.answers, *self.stream))


def head(status: int, headers: Any) -> bytes:
    """The head of an answer, the time of day and the handshake's own nonce aside."""
    kept = sorted(
        (name.lower(), value)
        for name, value in headers.items()
        if name.lower() not in ("date", "sec-websocket-accept")
    )
    return "\n".join([str(status), *(f"{name}: {value}" for name, value in kept), ""]).encode()
