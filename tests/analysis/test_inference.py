"""What a side may have kept is what Bayes' rule says, tried out or drawn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from rackhouse.analysis import Inference, InferencePlan, SimulationPlan, infer, simulate
from rackhouse.analysis.unseen import unseen_tiles
from rackhouse.board import Board, Play
from rackhouse.engine import Engine, Leaves
from rackhouse.errors import IllegalError
from rackhouse.lexicon import Lexicon
from rackhouse.record.cgp import CgpPosition
from rackhouse.rules import Sheet
from rackhouse.tiles import on_rack
from tests.analysis.drawn_endgames import WORDS, drawn, engine_of
from tests.engine.shares import one_in
from tests.twin.inference_twin import chances_of_leaves
from tests.twin.plain_generator import generate_plays
from tests.twin.simulation_twin import SimulationTwin

HELD = 3
HALVING = 1.5
BASE = Sheet.named("base").rules
SMALL = replace(
    BASE,
    tiles=replace(BASE.tiles, rack=HELD),
    exchange=replace(BASE.exchange, least_in_bag=7),
)
CASES = 12 // one_in(1) or 2
EMPTY = "/".join(["15"] * 15)


def plays_of(board: Board, rack: bytes) -> Iterator[Play]:
    return generate_plays(board, rack, WORDS)


TWIN = SimulationTwin(plays_of, HELD, 6)


def moves_of_chance(count: int) -> Iterator[tuple[CgpPosition, Play]]:
    """Positions as the other side sees them, few tiles in the bag, and a play that keeps some."""
    found, number = 0, 0
    while found < count:
        chance = Random(f"inference {number}")
        number += 1
        position = drawn(chance, HELD, 3)
        if position is None or position.board.tile_set.total < 14 or position.board.is_empty:
            continue
        own, other = position.racks
        if len(own) + len(other) < 2 * HELD:
            continue
        plays = [play for play in plays_of(position.board, own) if len(play.placements) < HELD]
        before = replace(position, racks=(b"", other))
        if not plays or len(unseen_tiles(before)) <= HELD:
            continue
        found += 1
        yield before, chance.choice(plays)


def hidden_after(before: CgpPosition, play: Play) -> bytes:
    left = bytearray(unseen_tiles(before))
    for placement in play.placements:
        left.remove(on_rack(placement.tile))
    return bytes(left)


def inferred(before: CgpPosition, play: Play, **plan: int) -> Inference:
    wanted = InferencePlan(halving=HALVING, **plan)
    return infer(before, play, engine_of(before.board), SMALL, plan=wanted)


def test_every_leave_is_as_likely_as_trying_all_choices_says() -> None:
    for before, play in moves_of_chance(CASES):
        found = inferred(before, play)
        expected = chances_of_leaves(
            TWIN, before.board, hidden_after(before, play), HELD, play, HALVING
        )
        assert found.is_exact
        assert found.tried == len(expected)
        for leave, chance in expected.items():
            assert found.chance(leave) == pytest.approx(chance, rel=0.01, abs=1e-4), (
                f"{before} {play}"
            )


def test_drawn_leaves_come_to_the_same() -> None:
    for before, play in moves_of_chance(2):
        whole = inferred(before, play)
        drawn_ones = inferred(before, play, most_exact=0, samples=4_000)
        assert not drawn_ones.is_exact
        assert drawn_ones.tried == 4_000
        for leave, _ in whole.racks:
            assert drawn_ones.chance(leave) == pytest.approx(whole.chance(leave), abs=0.05)


def test_threads_and_another_run_change_nothing() -> None:
    before, play = next(moves_of_chance(1))
    one, again, two = (
        inferred(before, play, most_exact=0, samples=600, threads=threads) for threads in (1, 1, 2)
    )
    assert one == again == two
    assert one != inferred(before, play, most_exact=0, samples=600, seed=1)


@pytest.fixture(scope="module")
def english() -> Engine:
    words = Lexicon.named("enable")
    return Engine(words, leaves=Leaves.shipped_for(words))


def test_who_exchanges_some_tiles_keeps_good_ones(english: Engine) -> None:
    before = CgpPosition.parse(f"{EMPTY} /EEIOQUU 0/0 0")
    read = before.board.tile_set.alphabet.parse
    found = infer(before, 2, english, BASE, plan=InferencePlan(samples=300))
    assert not found.is_exact
    assert {len(leave) for leave, _ in found.racks} == {5}
    total = sum(weight for _, weight in found.racks)

    def held(letter: str) -> float:
        (tile,) = read(letter)
        return sum(weight * leave.count(tile) for leave, weight in found.racks) / total

    # There are as many of each, and one of them is what people throw away.
    assert held("N") > held("O")


def test_a_simulation_deals_what_was_inferred(english: Engine) -> None:
    before = CgpPosition.parse(f"{EMPTY} /AEINRST 0/0 0")
    play = before.board.parse_play("8D TRAIN")
    found = infer(before, play, english, BASE)
    after = CgpPosition(before.board.lay(play.placements), (before.racks[1], b""), (0, 12))
    plan = SimulationPlan(samples=100, candidates=2, racks=found.racks)
    told = simulate(after, english, BASE, seconds=1e6, plan=plan)
    even = simulate(after, english, BASE, seconds=1e6, plan=replace(plan, racks=()))
    assert told.best.samples == even.best.samples == 100
    assert told.best.worth != even.best.worth


def test_it_can_be_ended_from_outside(english: Engine) -> None:
    before = CgpPosition.parse(f"{EMPTY} /AEINRST 0/0 0")
    play = before.board.parse_play("8G HI")
    told: list[float] = []

    def go_on(done: float) -> bool:
        told.append(done)
        return False

    plan = InferencePlan(samples=1_000, most_exact=0)
    found = infer(before, play, english, BASE, plan=plan, go_on=go_on)
    assert len(told) == 1
    assert 0 < found.tried < 1_000


@pytest.mark.parametrize(
    ("position", "move", "refused"),
    [
        (f"{EMPTY} /QQ 0/0 0", "8H QI", "analysis-too-many-tiles"),
        (f"{EMPTY} /QK 0/0 0", "8H QI", "analysis-impossible-move"),
        (f"{EMPTY} /AB 0/0 0", "8", "analysis-impossible-move"),
        (f"{EMPTY} /AB/CD 0/0/0 0", "2", "analysis-simulated-sides"),
    ],
)
def test_what_cannot_have_happened_is_refused(
    english: Engine, position: str, move: str, refused: str
) -> None:
    before = CgpPosition.parse(position)
    made = int(move) if move.isdigit() else before.board.parse_play(move)
    with pytest.raises(IllegalError) as error:
        infer(before, made, english, BASE)
    assert error.value.message.key == refused


@pytest.mark.parametrize(
    "wrong", [{"halving": 0.0}, {"samples": 0}, {"most_exact": -1}, {"threads": 0}]
)
def test_a_plan_within_limits_or_none(wrong: dict[str, int]) -> None:
    with pytest.raises(IllegalError):
        InferencePlan(**wrong)
