"""The last draft before a hard limit counts, although its hall died right after it was shown."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rackhouse.record import facts
from tests.durability.checking import read_kept
from tests.durability.trial import House, open_house, until
from tests.kit.visitor import Visitor, heard, say, two_at_a_table

HARD = {"turn.limit": "hard", "turn.seconds": 10}
CENTRE = 7 * 15 + 7
A_MOMENT = 0.02
"""Seconds between the answer and the end."""


def two_tiles(rack: str) -> list[dict[str, Any]]:
    letters = [letter for letter in rack if letter.isalpha()][:2]
    return [{"square": CENTRE + at, "tile": letter} for at, letter in enumerate(letters)]


def by_socket(mover: Visitor, game: str, place: str, squares: list[dict[str, Any]]) -> str:
    with mover.socket(game, place) as socket:
        say(socket, type="draft", squares=squares)
        return str(heard(socket, "draft")["play"])


def by_request(mover: Visitor, game: str, place: str, squares: list[dict[str, Any]]) -> str:
    shown = mover.post(f"/api/games/{game}/draft?place={place}", squares=squares)
    return str(shown["play"])


def resumed(house: House, token: str, game: str, place: str) -> None:
    """Go on after the pause that a hall makes when it comes back."""
    assert house.hall is not None
    visitor = Visitor(house.hall, token=token)

    def is_paused() -> bool:
        return bool(visitor.look(game, place)["view"]["phase"] == "paused")

    until(is_paused, "a pause for the time that the hall was away")
    seen = visitor.look(game, place)["view"]["number"]
    assert visitor.order(game, place, seen, {"command": "resume"})["type"] == "done"


@pytest.mark.parametrize("drafted", [by_socket, by_request])
def test_a_draft_that_was_shown_is_the_play_although_the_hall_died(
    drafted: Callable[[Visitor, str, str, list[dict[str, Any]]], str],
    database_url: str,
    tmp_path: Path,
) -> None:
    with open_house(tmp_path, database_url) as house:
        assert house.hall is not None
        people = Visitor(house.hall, "North"), Visitor(house.hall, "South")
        game, _ = two_at_a_table(*people, settings=HARD)
        seat = people[0].look(game, "seat-1")["view"]["mover"]
        mover, place = people[seat], f"seat-{seat + 1}"
        rack = mover.look(game, place)["view"]["own"]["rack"]
        play = drafted(mover, game, place, two_tiles(rack))
        time.sleep(A_MOMENT)
        house.kill()
        house.start()
        resumed(house, mover.token, game, place)

        def ends() -> list[str]:
            return [
                entry.fact.play if isinstance(entry.fact, facts.PlayMade) else "expired"
                for entry in read_kept(database_url).games[game].entries
                if isinstance(entry.fact, facts.PlayMade | facts.TurnExpired)
            ]

        until(ends, "the end of the turn")
        assert ends()[0] == play
