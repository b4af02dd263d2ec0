"""A game with an ear at every place, driven by a script that can be played once more."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

from rackhouse.lexicon import Lexicon
from tests.kit.hall_process import PATIENCE
from tests.kit.visitor import Visitor
from tests.wire.ears import Ear
from tests.wire.evening import agree, sit
from tests.wire.rigged import Rig, RiggedHall, rigged_hall
from tests.wire.sitting import Sitter, best_play, board_of, may

ROLES = ("judge", "score-keeper", "director", "public")
SETTINGS: dict[str, dict[str, Any]] = {
    "fundraiser": {"round.seconds": 3600},
    "iowa": {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10},
}
WORDS = Lexicon.named("enable")
RACK = 7


class Step(msgspec.Struct, frozen=True):
    """Something that was done: an order or a draft from a place, time that passed, or questions."""

    kind: str
    place: str = ""
    body: dict[str, Any] = {}
    answer: str = ""
    """What it was answered with: done, refused or stale."""


class Watched:
    """A game, and everything that everybody was sent."""

    def __init__(
        self, hall: RiggedHall, sheet: str, sides: int, rack_delay: int | None = None
    ) -> None:
        self.hall = hall
        self.sides = sides
        host = Visitor(hall, "Host of the evening")
        opened = host.open(
            sides=sides, sheet=sheet, settings=SETTINGS.get(sheet, {}), rack_delay=rack_delay,
            most_at_a_seat=2,
        )  # fmt: skip
        self.game: str = opened["game"]
        self.tokens: dict[str, str] = opened["tokens"]
        self.sessions: dict[str, str] = {"host": host.token}
        self.ears: dict[str, Ear] = {}
        self.steps: list[Step] = []
        self.metrics = ""
        self._orders = 0
        for place in (*(f"seat-{seat + 1}" for seat in range(sides)), *ROLES):
            self._seat(place, place, "socket")
        self._seat("fellow", "seat-1", "events")
        self.sessions["stranger"] = Visitor(hall, "A stranger").token
        self.ears["stranger"] = Ear(
            hall, "stranger", self.game, "public", token=self.sessions["stranger"]
        )
        self.ears["nobody"] = Ear(hall, "nobody", self.game, "seat-2")
        wall = Ear(hall, "wall", self.game, "public", link=self.tokens["public"])
        wall.follow("events")
        self.ears["wall"] = wall
        self._control = Visitor(hall, token=self.sessions["director"])
        self.is_delayed = rack_delay is not None
        self.settle()

    def _seat(self, name: str, place: str, way: str) -> None:
        visitor = Visitor(self.hall, f"Guest called {name}")
        nonce = f"nonce of {name}" if place.startswith("seat") else ""
        ask = sit(visitor, self.tokens[place], nonce)
        seats = [f"seat-{seat + 1}" for seat in range(self.sides)]
        for seat in seats if ask else ():
            holder = Visitor(self.hall, token=self.sessions[seat])
            agree(self.game, ask, [Sitter(holder, self.game, seat)])
        self.sessions[name] = visitor.token
        ear = Ear(self.hall, name, self.game, place, token=visitor.token)
        ear.follow(way)
        self.ears[name] = ear

    # --- looking, which nobody hears

    def look(self, place: str) -> Any:
        """The game from a place, not through its ear."""
        self._control.http.headers["authorization"] = f"Bearer {self.sessions[place]}"
        return self._control.look(self.game, place)["view"]

    def settle(self) -> None:
        """Wait until nothing is due and everybody has been told."""
        deadline = time.monotonic() + PATIENCE
        while (due := (view := self.look("director"))["time"]["next_due"]) is not None:
            if due > self.hall.now:
                break
            assert time.monotonic() < deadline, "what is due does not happen"
            time.sleep(0.005)
        for ear in self.ears.values():
            if not (self.is_delayed and ear.name == "public"):
                ear.reach(view["number"])

    # --- doing

    def do(self, step: Step) -> str:
        """Do one thing, and wait until everybody has heard of it; what it was answered with."""
        answer = ""
        if step.kind == "time":
            self.hall.pass_time(step.body["seconds"])
        elif step.kind == "questions":
            for ear in self.ears.values():
                ear.ask_everything()
        elif step.kind == "draft":
            self.ears[step.place].post("/draft", step.body)
        else:
            self._orders += 1
            seen = self.look(step.place)["number"]
            body = {"type": "command", "id": f"order-{self._orders}", "seen": seen,
                    "command": step.body}  # fmt: skip
            ear = self.ears[step.place]
            on_socket = ear.has_socket and self._orders % 2 == 1
            told = ear.say(body) if on_socket else ear.post("/commands", body).json()
            answer = str(told["type"])
        self.settle()
        self.steps.append(msgspec.structs.replace(step, answer=answer))
        return answer

    def replay(self, steps: list[Step]) -> None:
        """Do what was done elsewhere; it is answered alike."""
        for step in steps:
            assert self.do(step) == step.answer, step


class Script:
    """Things to do in a game, chosen by chance from what the sides see."""

    def __init__(self, watched: Watched, seed: int, *, challenges: bool = True) -> None:
        self._at = watched
        self._chance = Random(seed)
        self._challenges = challenges

    def write(self, turns: int) -> list[Step]:
        """Play so many turns; what was done."""
        self._set_up()
        while (view := self._at.look("seat-1"))["turn"] < turns:
            assert view["end"] is None, "the game is over, and its racks are open"
            self._one(view)
            if self._chance.random() < 0.08:
                self._at.do(Step("questions"))
        return self._at.steps

    def write_until_the_bag_is_low(self) -> list[Step]:
        """Play until no full rack is left to draw; what was done."""
        self._set_up()
        while (view := self._at.look("seat-1"))["bag_count"] > RACK:
            assert view["end"] is None, "the game is over before its bag is empty"
            self._one(view)
        self._at.do(Step("questions"))
        return list(self._at.steps)

    def write_to_the_end(self) -> None:
        """Play until the game is over."""
        while (view := self._at.look("seat-1"))["end"] is None:
            self._one(view)
        self._at.do(Step("questions"))

    def write_until_pending(self) -> None:
        """Go on until there is a play that can be challenged."""
        while not self.may_challenge():
            self._one(self._at.look("seat-1"))

    def may_challenge(self) -> str:
        """A seat that may challenge now; empty where none may."""
        seats = (f"seat-{seat + 1}" for seat in range(self._at.sides))
        return next((one for one in seats if "challenge" in may(self._at.look(one))), "")

    def _order(self, place: str, command: str, **order: Any) -> str:
        return self._at.do(Step("order", place, {"command": command, **order}))

    def _set_up(self) -> None:
        self._at.do(Step("questions"))
        view = self._at.look("seat-1")
        if view["phase"] == "setting up":
            if "choose score-keeper" in may(view):
                self._order("seat-1", "choose score-keeper", seat=0)
            self._order("seat-1", "begin")

    def _one(self, view: Any) -> None:
        seats = [f"seat-{seat + 1}" for seat in range(self._at.sides)]
        if view["phase"] == "on turn":
            self._turn(f"seat-{view['mover'] + 1}")
            return
        if view["phase"] == "adjudicating":
            for place in ("judge", *seats):
                can = may(self._at.look(place))
                if "take up call" in can:
                    self._order(place, "take up call")
                elif "rule" in can:
                    self._order(place, "rule", acceptable=self._chance.random() < 0.5)
                    return
            return
        self._chance.shuffle(seats)
        for place in seats:
            can = may(self._at.look(place))
            wishes = ["challenge"] if self._challenges and self._chance.random() < 0.3 else []
            wishes += ["call hold"] if self._chance.random() < 0.2 else []
            for wish in (*wishes, "press clock", "accept", "confirm score", "draw tiles"):
                if wish in can:
                    self._order(place, wish)
                    return
        self._at.do(Step("time", body={"seconds": 7}))

    def _turn(self, place: str) -> None:
        view = self._at.look(place)
        rack, luck = view["own"]["rack"], self._chance.random()
        self._at.do(Step("time", body={"seconds": self._chance.randint(1, 9)}))
        self._try_out(place, rack)
        if "buy help" in may(view) and self._chance.random() < 0.6:
            self._buy(place, view)
            view = self._at.look(place)
        if luck < 0.2 and view["bag_count"] >= 7:
            tiles = "".join(self._chance.sample(rack, self._chance.randint(1, len(rack))))
            self._order(place, "exchange tiles", tiles=tiles)
        elif luck < 0.45 and not any(view["board"]):
            self._order(place, "commit", play="8G " + "".join(self._chance.sample(
                rack.replace("?", ""), 3)))  # fmt: skip
        else:
            play = best_play(view) if luck < 0.75 else self._phony(view) or best_play(view)
            if play:
                self._order(place, "commit", play=play)
            else:
                self._order(place, "pass")

    def _try_out(self, place: str, rack: str) -> None:
        tiles = [sign for sign in rack if sign != "?"][:4]
        squares = [{"square": 30 + at, "tile": tile} for at, tile in enumerate(tiles)]
        self._at.do(Step("draft", place, {"squares": squares}))

    def _buy(self, place: str, view: Any) -> None:
        """A letter that the bag has and the rack has not, and a peek."""
        left = dict(view["own"]["unseen"])
        for seat in range(self._at.sides):
            other = self._at.look(f"seat-{seat + 1}")["own"]
            for sign in other["rack"] if other["seat"] != view["own"]["seat"] else "":
                left[sign] -= 1
        letters = sorted(
            sign for sign, count in left.items()
            if count > 0 and sign not in view["own"]["rack"] and sign != "?"
        )  # fmt: skip
        if letters:
            self._order(place, "buy help", help="letter", letter=self._chance.choice(letters))
        self._order(
            place, "buy help", help="peek", prefix="".join(self._chance.choices("EST", k=3))
        )

    def _phony(self, view: Any) -> str:
        """A tile in front of or behind a word of the board that makes none of it."""
        board = board_of(view)
        size = board.layout.columns
        tiles = view["board"]
        for square, text in enumerate(tiles):
            row, column = divmod(square, size)
            if not text or column + 1 >= size or tiles[square + 1]:
                continue
            sign = self._chance.choice([one for one in view["own"]["rack"] if one != "?"] or [""])
            play = f"{row + 1}{chr(ord('A') + column + 1)} {sign}"
            if sign and self._is_phony(board, play):
                return play
        return ""

    @staticmethod
    def _is_phony(board: Any, play: str) -> bool:
        try:
            words = board.parse_play(play).words
        except Exception:  # noqa: BLE001 - it cannot lie there
            return False
        return any(word not in WORDS for word in words)


@contextmanager
def watched_game(
    folder: Path,
    sheet: str,
    sides: int,
    rig: Rig,
    play: Callable[[Watched], Any],
    database: str = "",
    rack_delay: int | None = None,
) -> Iterator[Watched]:
    """A game that was played before ears; the hall is gone again."""
    with rigged_hall(folder, database, rig) as hall:
        watched = Watched(hall, sheet, sides, rack_delay)
        play(watched)
        watched.metrics = httpx.get(f"{hall.url}/metrics").text
        yield watched
