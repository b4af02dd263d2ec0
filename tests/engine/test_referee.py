"""The engine and the referee agree: on what may be laid, and on what it scores."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from rackhouse.board import Placement
from rackhouse.record import Actor
from rackhouse.record.facts import PlayMade
from rackhouse.referee import Refusal, commands, decide
from tests.engine.shares import one_in
from tests.engine.test_answers import engine_of
from tests.kit.table import Table
from tests.property.laying import some_play
from tests.twin.answers import Answer, kept
from tests.twin.boards import GAMES
from tests.twin.word_lists import words_of

EVERY = one_in(8)
"""One stored position in so many is put before the referee."""
SAMPLE = 40
"""So many of its plays are asked about, the best and the worst among them."""
TRIES = 300


class Judged:
    """A referee before whom one stored position after the other is put."""

    def __init__(self, name: str) -> None:
        layout, tile_set, _ = GAMES[name]
        good = ["".join(word) for word in words_of(name)]
        settings = {"tiles.board": layout, "tiles.set": tile_set}
        self.table = Table("base", settings=settings, good=good).begin()

    def put(self, answer: Answer) -> None:
        """Take a position over, the side on turn holding its rack."""
        position, state = answer.position, self.table.state
        rack, seat = position.racks[0], state.mover
        bag = Counter(position.board.tile_set.tiles)
        bag.subtract(0 if tile & 0x40 else tile for tile in position.board.tiles)
        bag.subtract(rack)
        sides = list(state.sides)
        sides[seat] = replace(sides[seat], rack=rack, held=len(rack))
        left = bytes(sorted(bag.elements()))
        self.table.state = replace(
            state, board=position.board, sides=tuple(sides), bag=left, bag_count=len(left)
        )

    def ruling(self, placements: tuple[Placement, ...]) -> PlayMade | Refusal:
        """What the referee makes of a play; it changes nothing."""
        actor = Actor.seat_at(self.table.mover)
        command = commands.Commit(actor, placements=placements)
        answer = decide(self.table.state, command, self.table.world)
        if isinstance(answer, Refusal):
            return answer
        (made,) = [entry.fact for entry in answer.entries if isinstance(entry.fact, PlayMade)]
        return made


@pytest.mark.parametrize("name", GAMES)
def test_every_generated_play_is_accepted_with_its_score(name: str) -> None:
    referee, asked = Judged(name), 0
    for answer in kept(name)[1][::EVERY]:
        referee.put(answer)
        found = engine_of(name).all(answer.position.board, answer.position.racks[0])
        step = max(1, len(found) // SAMPLE)
        for candidate in [*found[::step], *found[-1:]]:
            made = referee.ruling(candidate.placements)
            assert isinstance(made, PlayMade), f"{answer.cgp}: {candidate}: {made}"
            assert made.score == candidate.score, f"{answer.cgp}: {candidate}"
            assert referee.table.world.judge is not None
            assert referee.table.world.judge(made.words).acceptable
            asked += 1
    assert asked > 50


@pytest.mark.parametrize("name", GAMES)
def test_a_play_that_the_referee_accepts_is_among_those_generated(name: str) -> None:
    referee, chance, agreed = Judged(name), Random(name), 0
    for answer in kept(name)[1][::EVERY]:
        board, rack = answer.position.board, answer.position.racks[0]
        referee.put(answer)
        found = {
            frozenset(candidate.placements): candidate.score
            for candidate in engine_of(name).all(board, rack)
        }
        for _ in range(TRIES):
            play = some_play(chance, board, rack)
            if play is None:
                continue
            made = referee.ruling(play.placements)
            assert referee.table.world.judge is not None
            is_good = (
                isinstance(made, PlayMade) and referee.table.world.judge(made.words).acceptable
            )
            assert is_good == (frozenset(play.placements) in found), f"{answer.cgp}: {play}"
            if isinstance(made, PlayMade) and is_good:
                assert found[frozenset(play.placements)] == made.score
                agreed += 1
    assert agreed > 0
