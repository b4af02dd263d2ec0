"""Several processes on one database: whatever happens by itself happens once, whoever dies."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from rackhouse.record import Phase, facts
from rackhouse.service.engine_room import SENDER
from rackhouse.service.players import PLAYERS
from tests.durability.checking import all_pauses, read_kept
from tests.durability.trial import (
    LONGEST,
    House,
    checked,
    checked_at_the_end,
    open_house,
    playing_crowd,
    until,
)
from tests.kit.visitor import Visitor, say, two_at_a_table

TABLES = 5
RACES = 200
WEAKEST = list(PLAYERS)[-1]


@contextmanager
def two_houses(folder: Path, database: str) -> Iterator[tuple[House, House]]:
    with (
        open_house(folder / "north", database) as north,
        open_house(folder / "south", database) as south,
    ):
        yield north, south


def visiting(house: House, token: str = "") -> Visitor:
    assert house.hall is not None
    return Visitor(house.hall, token=token)


def test_of_processes_that_are_killed_in_turn_the_other_goes_on(
    postgresql_url: str, tmp_path: Path
) -> None:
    with (
        two_houses(tmp_path, postgresql_url) as houses,
        playing_crowd(tmp_path, TABLES, *(house.address for house in houses)) as crowd,
    ):
        for house in (*houses, *houses):
            crowd.until_answered(30)
            house.kill()
            crowd.until_answered(20)  # through the other
            checked(postgresql_url, crowd.answers)
            house.start()
        counts = crowd.finish()
        kept = checked_at_the_end(postgresql_url, crowd.answers)
    assert counts["games"] >= TABLES
    assert {kept.games[one.game].state.phase for one in crowd.answers} == {Phase.CERTIFIED}
    assert all_pauses(kept) == [], "the hall was never away"


class Listener:
    """A socket at one process, and how far it has heard."""

    def __init__(self, visitor: Visitor, game: str, seat: int, stack: ExitStack) -> None:
        self.socket = stack.enter_context(visitor.socket(game, f"seat-{seat + 1}"))
        self.view: dict[str, Any] = {"number": 0}
        self.answers: dict[str, dict[str, Any]] = {}
        self.until_number(1)

    def hear(self) -> None:
        message: dict[str, Any] = json.loads(self.socket.recv(LONGEST))
        if "view" in message:
            assert message["view"]["number"] > self.view["number"], "nothing is told twice"
            self.view = message["view"]
        elif "id" in message:
            self.answers[message["id"]] = message

    def until_number(self, number: int) -> None:
        while self.view["number"] < number:
            self.hear()

    def until_answered(self, name: str) -> dict[str, Any]:
        while name not in self.answers:
            self.hear()
        return self.answers[name]


def test_of_commands_that_race_for_a_turn_exactly_one_is_done(
    postgresql_url: str, tmp_path: Path
) -> None:
    outcomes: Counter[str] = Counter()
    with two_houses(tmp_path, postgresql_url) as houses, ExitStack() as stack:
        game, people = two_at_a_table(visiting(houses[0]), visiting(houses[0]))
        sides = [
            [Listener(visiting(house, who.token), game, seat, stack) for house in houses]
            for seat, who in enumerate(people)
        ]
        number = max(one.view["number"] for side in sides for one in side)
        for race in range(RACES):
            for one in (one for side in sides for one in side):
                one.until_number(number)
            racers = sides[sides[0][0].view["mover"]]
            # Each process is first as often as the other.
            for at, one in enumerate(racers if race % 2 else racers[::-1]):
                tile = one.view["own"]["rack"][at]
                command = {"command": "exchange tiles", "tiles": tile}
                say(one.socket, type="command", id=f"{race}-{at}", seen=number, command=command)
            answers = [
                one.until_answered(f"{race}-{at}")
                for at, one in enumerate(racers if race % 2 else racers[::-1])
            ]
            [done] = [answer for answer in answers if answer["type"] == "done"]
            number = done["number"]
            outcomes.update(f"{at} {answer['type']}" for at, answer in enumerate(answers))
    entries = read_kept(postgresql_url).games[game].entries
    assert sum(isinstance(entry.fact, facts.TilesExchanged) for entry in entries) == RACES
    assert outcomes["1 done"] > 0, "it was a race"
    assert outcomes["0 stale"] + outcomes["1 stale"] == RACES, "the other was told what it missed"


def test_a_time_limit_runs_out_once_whoever_looks_and_also_when_a_process_dies(
    postgresql_url: str, tmp_path: Path
) -> None:
    limits = {"turn.limit": "hard", "turn.seconds": 1}
    with two_houses(tmp_path, postgresql_url) as (north, south), ExitStack() as stack:
        games = []
        for _ in range(6):
            people = visiting(north), visiting(south)
            game, _ = two_at_a_table(*people, settings=limits)
            games.append(game)
            for seat, one in enumerate(people):
                Listener(one, game, seat, stack)

        def expired() -> Counter[str]:
            kept = read_kept(postgresql_url).games
            return Counter(
                game
                for game in games
                for entry in kept[game].entries
                if isinstance(entry.fact, facts.TurnExpired)
            )

        until(lambda: min(map(expired().__getitem__, games)) >= 2, "time runs out")
        north.kill()
        before = expired()
        until(lambda: all(expired()[game] > before[game] for game in games), "still")
        kept = read_kept(postgresql_url).games
    for game in games:
        assert kept[game].state is not None
        turns = [
            entry
            for entry in kept[game].entries
            if isinstance(entry.fact, facts.TurnBegan | facts.TurnExpired)
        ]
        for began, ended in zip(turns[::2], turns[1::2], strict=False):
            assert isinstance(began.fact, facts.TurnBegan)
            assert isinstance(ended.fact, facts.TurnExpired)
            assert began.fact.seat == ended.fact.seat
            assert ended.at - began.at >= 1000


def test_a_player_of_the_engine_plays_once_although_its_process_dies(
    postgresql_url: str, tmp_path: Path
) -> None:
    with two_houses(tmp_path, postgresql_url) as (north, south):
        ann = visiting(south)
        chair = {"seat": 1, "player": WEAKEST, "pace": 3000}
        opened = ann.open(sides=2, chairs=[chair])
        game = opened["game"]
        ann.join(opened["tokens"]["seat-1"])

        def wait_for_ann(who: Visitor) -> dict[str, Any]:
            while True:
                seen: dict[str, Any] = who.look(game, "seat-1")["view"]
                may = {one["command"] for one in seen["options"] if one["why_not"] is None}
                if "accept" in may:
                    who.order(game, "seat-1", seen["number"], {"command": "accept"})
                elif "pass" in may:
                    return seen
                else:
                    time.sleep(0.05)

        seen = wait_for_ann(ann)
        tile = seen["own"]["rack"][0]
        order = {"command": "exchange tiles", "tiles": tile}
        assert ann.order(game, "seat-1", seen["number"], order)["type"] == "done"
        south.kill()
        seen = wait_for_ann(visiting(north, ann.token))
        kept = read_kept(postgresql_url)
    spans = [span for (name, sender, _), span in kept.receipts.items() if sender == SENDER]
    turns = [
        entry.number
        for entry in kept.games[game].entries
        if isinstance(entry.fact, facts.PlayMade | facts.TilesExchanged | facts.Passed)
        and entry.fact.seat == 1
    ]
    mine = [
        entry.number
        for entry in kept.games[game].entries
        if isinstance(entry.fact, facts.TilesExchanged) and entry.fact.seat == 0
    ]
    assert len(mine) == 1
    assert [number > mine[0] for number in turns].count(True) == 1
    assert all(any(first <= number <= last for first, last in spans) for number in turns)
