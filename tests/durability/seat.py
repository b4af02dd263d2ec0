"""A player at one seat who does not give up: it comes back, catches up and asks again.

A command keeps its id until it is answered. Halls that are away are tried again, and the next
address after them where there are several.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from examples.bot import choose
from tests.durability.journal import Answered, Journal
from tests.kit.hall_process import PATIENCE, PLAIN

A_MOMENT = 0.05
POLL = 3
"""Seconds that a player without a socket waits for news."""
MOST_REFUSED = 40
"""In a row: whoever is refused that often has lost the thread."""
AWAY = (OSError, TimeoutError, httpx.TransportError, WebSocketException)

Say: TypeAlias = Callable[[dict[str, Any]], Awaitable[None]]


class Order(msgspec.Struct, frozen=True):
    """A command that waits for its answer."""

    id: str
    seen: int
    command: dict[str, Any]

    @property
    def message(self) -> dict[str, Any]:
        return {"type": "command", "id": self.id, "seen": self.seen, "command": self.command}


class Visitor:
    """Somebody with a token, known at every address of the hall."""

    def __init__(self, addresses: Sequence[str], counts: Counter[str]) -> None:
        self.addresses = itertools.cycle(addresses)
        self.address = next(self.addresses)
        self.counts = counts
        self.token = ""
        self.id = ""
        # A connection for each request: one kept open may be closed just as it is used again.
        limits = httpx.Limits(max_keepalive_connections=0)
        self._http = httpx.AsyncClient(
            timeout=PATIENCE, limits=limits, trust_env=False, verify=PLAIN
        )

    def move_on(self) -> None:
        self.counts["breaks"] += 1
        self.address = next(self.addresses)

    async def close(self) -> None:
        await self._http.aclose()

    async def sign_in(self, name: str) -> None:
        entry = await self.ask("POST", "/api/people", json={"name": name, "kind": "bot"})
        self.token, self.id = entry["token"], entry["id"]

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    async def ask(self, method: str, path: str, **options: Any) -> Any:
        """Ask until it is answered."""
        while True:
            try:
                answer = await self._http.request(
                    method, self.address + path, headers=self.headers, **options
                )
            except AWAY:
                self.move_on()
            else:
                if answer.status_code < 300:
                    return answer.json()
                problem = answer.json()
                if answer.status_code != 503:
                    raise RuntimeError(f"{method} {path}: {problem}")
                assert problem["text"].endswith("."), problem
                self.counts["unavailable"] += 1
            await asyncio.sleep(A_MOMENT)


class Seat:
    """One player: what it has seen, and the command that it waits for."""

    def __init__(self, visitor: Visitor, game: str, seat: int, journal: Journal) -> None:
        self.visitor = visitor
        self.game = game
        self.seat = seat
        self.place = f"seat-{seat + 1}"
        self._journal = journal
        self._view: dict[str, Any] = {}
        self._number = 0
        """The last fact that this player has heard of."""
        self._order: Order | None = None
        self._refused = 0
        self._done: dict[str, dict[str, Any]] = {}
        """The answers to what was done."""

    def is_over(self) -> bool:
        """Whether there is nothing left to do or to wait for."""
        return self._view.get("phase") == "certified" and self._order is None

    # --- what it hears

    def _see(self, items: list[dict[str, Any]], view: dict[str, Any]) -> None:
        fresh = [item for item in items if item["number"] > self._number]
        numbers = [item["number"] for item in fresh]
        expected = range(self._number + 1, self._number + 1 + len(numbers))
        assert numbers == list(expected), f"a gap after {self._number}: {numbers}"
        if numbers:
            self._number = numbers[-1]
        if view["number"] >= self._view.get("number", 0):
            self._view = view
        self.visitor.counts["pauses heard"] += [item["kind"] for item in fresh].count("paused")

    def _answered(self, answer: dict[str, Any]) -> None:
        order = self._order
        if order is None or answer["id"] != order.id:
            # It was sent twice: before and after something was caught up on.
            assert self._done.get(answer["id"]) == answer, f"not the first answer: {answer}"
            return
        self._order = None
        if answer["type"] == "done":
            self._done[order.id] = answer
        self._refused = 0 if answer["type"] == "done" else self._refused + 1
        assert self._refused < MOST_REFUSED, answer
        self._journal.note(
            Answered(
                self.game,
                self.place,
                self.visitor.id,
                order.id,
                order.command["command"],
                answer["type"],
                answer.get("number", 0),
                answer.get("reason", {}).get("key", ""),
            )
        )

    def _decide(self) -> Order | None:
        """The command that it waits for, or the next one if there is something to do."""
        if self._order is None and self._number == self._view["number"]:
            command = chosen(self._view, is_first=self.seat == 0)
            if command is not None:
                self._order = Order(secrets.token_hex(8), self._number, command)
        return self._order

    # --- on a socket

    async def play_on_a_socket(self) -> None:
        while not self.is_over():
            address = self.visitor.address.replace("http", "ws", 1)
            place = f"place={self.place}&after={self._number}"
            try:
                async with connect(
                    f"{address}/api/games/{self.game}/socket?{place}",
                    additional_headers=self.visitor.headers,
                    open_timeout=PATIENCE,
                    max_size=None,
                    compression=None,
                    proxy=None,
                ) as socket:

                    async def say(message: dict[str, Any], to: Any = socket) -> None:
                        await to.send(json.dumps(message))

                    async for text in socket:
                        await self._hear(json.loads(text), say)
                        if self.is_over():
                            return
            except (*AWAY, InvalidHandshake):
                pass
            self.visitor.move_on()
            await asyncio.sleep(A_MOMENT)

    async def _hear(self, message: dict[str, Any], say: Say) -> None:
        match message["type"]:
            case "welcome":
                self._see(message["news"], message["view"])
                # What was not answered before the socket broke is sent again.
                await self._send(say)
            case "news":
                self._see(message["items"], message["view"])
                if self._order is None:
                    await self._send(say)
            case "done":
                self._answered(message)
                await self._send(say)
            case "refused" | "stale":
                assert message["reason"]["key"] != "server-our-fault", message
                self._answered(message)
                await asyncio.sleep(A_MOMENT)
                await say({"type": "catch up", "after": self._number})
            case "unavailable":
                assert message["reason"]["text"].endswith("."), message
                self.visitor.counts["unavailable"] += 1
                await asyncio.sleep(A_MOMENT)
                await self._send(say)

    async def _send(self, say: Say) -> None:
        waiting = self._order
        order = self._decide()
        if order is not None:
            self.visitor.counts["sent again"] += order is waiting
            await say(order.message)

    # --- without one

    async def play_by_requests(self) -> None:
        while not self.is_over():
            order = self._decide() if self._view else None
            if order is not None:
                path = f"/api/games/{self.game}/commands?place={self.place}"
                self._answered(await self.visitor.ask("POST", path, json=order.message))
                wait = 0
            else:
                wait = POLL if self._view else 0
            seen = await self.visitor.ask(
                "GET",
                f"/api/games/{self.game}",
                params={"place": self.place, "after": self._number, "wait": wait},
            )
            self._see(seen["news"], seen["view"])


def chosen(view: dict[str, Any], *, is_first: bool) -> dict[str, Any] | None:
    """What to do: as the example bot does, and go on after a pause."""
    may = {option["command"] for option in view["options"] if option["why_not"] is None}
    if view["phase"] == "paused":
        return {"command": "resume"} if is_first and "resume" in may else None
    return choose(view)
