"""A simulation comes to what trying every draw comes to, and says what it is sure of."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from rackhouse.analysis import SimulatedMove, Simulation, SimulationPlan, simulate
from rackhouse.analysis.unseen import unseen_tiles
from rackhouse.board import Board, Play
from rackhouse.engine import Engine, Leaves, Network, Situation
from rackhouse.errors import IllegalError
from rackhouse.lexicon import Lexicon
from rackhouse.record.cgp import CgpPosition
from rackhouse.rules import Sheet
from tests.analysis.drawn_endgames import WORDS, drawn, engine_of
from tests.engine.shares import one_in
from tests.twin.plain_generator import generate_plays
from tests.twin.simulation_twin import SimulationTwin

BASE = Sheet.named("base").rules
FOREVER = 1e6
EMPTY = "/".join(["15"] * 15)
OPENED = CgpPosition.parse(f"{'15/' * 7}3TRAIN7{'/15' * 7} EEIOQU?/ 0/12 0")
CASES = 4 if one_in(1) == 1 else 1
SAMPLES = 3_000 // one_in(1)


def plays_of(board: Board, rack: bytes) -> Iterator[Play]:
    return generate_plays(board, rack, WORDS)


@pytest.fixture(scope="module")
def english() -> Engine:
    words = Lexicon.named("enable")
    return Engine(words, leaves=Leaves.shipped_for(words))


def small_positions(left: int) -> Iterator[CgpPosition]:
    """Positions with two tiles on each rack, and at most so many in the bag."""
    found, number = 0, 0
    while found < CASES:
        number += 1
        position = drawn(Random(f"{left} {number}"), 2, left)
        if position is not None and position.board.tile_set.total >= 14:
            found += 1
            yield replace(position, racks=(position.racks[0], b""))


@pytest.mark.parametrize(("left", "plies"), [(0, 2), (1, 1), (2, 2), (3, 3)])
def test_it_comes_to_the_mean_over_every_draw(left: int, plies: int) -> None:
    exchange = replace(BASE.exchange, least_in_bag=7)
    rules = replace(BASE, tiles=replace(BASE.tiles, rack=2), exchange=exchange)
    limit = rules.ending.scoreless_turns or 2 * rules.ending.pass_rounds
    twin = SimulationTwin(plays_of, 2, limit, plies)
    for position in small_positions(left):
        plan = SimulationPlan(plies=plies, candidates=6, samples=SAMPLES, confidence=0.999999)
        engine = engine_of(position.board)
        found = simulate(position, engine, rules, seconds=FOREVER, plan=plan)
        unseen = unseen_tiles(position)
        for move in found.moves:
            expected = float(
                twin.expected(
                    position.board, position.racks[0], unseen, min(2, len(unseen)), move.play
                )
            )
            assert move.worth == pytest.approx(expected, abs=5 * move.error + 1e-9), str(position)


def test_one_deal_leaves_nothing_to_chance() -> None:
    for position in small_positions(0):
        found = simulate(
            position,
            engine_of(position.board),
            BASE,
            seconds=FOREVER,
            plan=SimulationPlan(samples=100),
        )
        assert all(move.error == 0 for move in found.moves)


def test_a_position_without_a_choice_is_sure_of_it(english: Engine) -> None:
    position = CgpPosition.parse(f"{EMPTY} VV/ 0/0 0")
    plan = SimulationPlan(samples=400, candidates=1)
    found = simulate(position, english, BASE, seconds=FOREVER, plan=plan)
    assert found.is_sure
    assert found.best.samples == 100


def test_it_stops_as_soon_as_the_best_is_known(english: Engine) -> None:
    position = CgpPosition.parse(f"{EMPTY} AEEIPSZ/ 0/0 0")
    plan = SimulationPlan(samples=100_000, candidates=3, confidence=0.9)
    found = simulate(position, english, BASE, seconds=FOREVER, plan=plan)
    assert found.is_sure
    assert [move.is_open for move in found.moves] == [True, False, False]
    assert found.best.samples < 100_000


def test_without_certainty_it_says_so(english: Engine) -> None:
    plan = SimulationPlan(samples=100, candidates=15)
    found = simulate(OPENED, english, BASE, seconds=FOREVER, plan=plan)
    assert not found.is_sure
    assert sum(move.is_open for move in found.moves) > 1
    assert found.iterations == 1500


def test_more_samples_are_asked_of_what_may_be_the_best(english: Engine) -> None:
    plan = SimulationPlan(samples=400, candidates=15, confidence=0.5)
    found = simulate(OPENED, english, BASE, seconds=FOREVER, plan=plan)
    still, dropped = (
        {move.samples for move in found.moves if move.is_open is state} for state in (True, False)
    )
    assert still == {400}
    assert max(dropped) < 400


def test_the_same_seed_comes_to_the_same_on_any_number_of_threads(english: Engine) -> None:
    def answer(threads: int, seed: int) -> Simulation:
        plan = SimulationPlan(samples=300, candidates=6, threads=threads, seed=seed)
        return simulate(OPENED, english, BASE, seconds=FOREVER, plan=plan)

    assert answer(1, 5) == answer(1, 5) == answer(3, 5)
    assert answer(1, 5) != answer(1, 6)


@pytest.mark.parametrize("candidates", [2, 12])
def test_what_candidates_share_is_worked_out_once_and_changes_nothing(
    english: Engine, candidates: int
) -> None:
    """With few candidates each is played on by itself, with many they share the first reply."""
    plan = SimulationPlan(samples=60, candidates=12, seed=3)
    together = simulate(OPENED, english, BASE, seconds=FOREVER, plan=plan)
    few = simulate(
        OPENED, english, BASE, seconds=FOREVER, plan=replace(plan, candidates=candidates)
    )
    worths = {str(move.play): move.worth for move in together.moves}
    for move in few.moves:
        assert move.worth == worths[str(move.play)]


def test_it_can_be_stopped_from_outside(english: Engine) -> None:
    told: list[int] = []

    def go_on(known: Simulation) -> bool:
        told.append(known.iterations)
        return len(told) < 3

    found = simulate(
        OPENED,
        english,
        BASE,
        seconds=FOREVER,
        plan=SimulationPlan(confidence=0.999999),
        go_on=go_on,
    )
    assert len(told) == 3
    assert found.iterations == told[-1]


def test_a_stop_by_error_reaches_the_caller(english: Engine) -> None:
    def go_on(_known: Simulation) -> bool:
        raise KeyError("stop")

    with pytest.raises(KeyError):
        simulate(OPENED, english, BASE, seconds=FOREVER, go_on=go_on)


def test_other_threads_run_meanwhile(english: Engine) -> None:
    stop, seen = threading.Event(), threading.Event()

    def watch() -> None:
        seen.wait()
        stop.set()

    other = threading.Thread(target=watch)
    other.start()

    def go_on(_known: Simulation) -> bool:
        seen.set()
        return not stop.is_set()

    plan = SimulationPlan(confidence=0.999999)
    found = simulate(OPENED, english, BASE, seconds=FOREVER, plan=plan, go_on=go_on)
    other.join()
    assert found.iterations > 0


def test_what_the_opponent_is_known_to_hold_counts(english: Engine) -> None:
    """The worth with either of two racks lies between the worths with each."""

    def worth(*racks: tuple[bytes, int]) -> float:
        plan = SimulationPlan(samples=400, candidates=1, racks=racks)
        position = CgpPosition.parse(f"{EMPTY} AEINRST/ 0/0 0")
        return simulate(position, english, BASE, seconds=FOREVER, plan=plan).best.worth

    alphabet = OPENED.board.tile_set.alphabet
    weak, strong = (bytes(sorted(alphabet.parse(rack))) for rack in ("IIUUVVW", "AEERST?"))
    assert worth((strong, 1)) < worth((strong, 1), (weak, 1)) < worth((weak, 1))
    assert worth((weak, 1), (strong, 0)) == worth((weak, 1))
    known = replace(OPENED, racks=(OPENED.racks[0], weak))
    by_position = simulate(known, english, BASE, seconds=FOREVER, plan=SimulationPlan(samples=100))
    by_plan = simulate(
        OPENED, english, BASE, seconds=FOREVER, plan=SimulationPlan(samples=100, racks=((weak, 1),))
    )
    assert by_position == by_plan


def test_without_looking_further_candidates_keep_the_order_of_equity(english: Engine) -> None:
    plan = SimulationPlan(samples=1, candidates=20)
    moves = simulate(OPENED, english, BASE, seconds=FOREVER, plan=plan).moves
    unseen = Situation.of(OPENED.board, OPENED.racks[0])
    best = engine_equities(english, unseen)
    assert sorted((move.equity for move in moves), reverse=True) == best[:20]


def test_chances_to_win_are_counted_only_if_asked_and_grow_with_the_lead(english: Engine) -> None:
    def best(lead: int, win: float) -> SimulatedMove:
        plan = SimulationPlan(samples=100, candidates=5, win=win)
        position = replace(OPENED, scores=(200 + lead, 200))
        return simulate(position, english, BASE, seconds=FOREVER, plan=plan).best

    assert best(0, 0).win is None
    behind, level, ahead = (best(lead, 1.0).win for lead in (-120, 0, 120))
    assert behind is not None
    assert level is not None
    assert ahead is not None
    assert 0 < behind < level < ahead < 1


def test_played_to_the_end_a_chance_is_the_share_of_games_won() -> None:
    """The last tiles are drawn in every order, and a model has nothing left to guess."""
    rules = replace(
        BASE,
        tiles=replace(BASE.tiles, rack=2),
        exchange=replace(BASE.exchange, least_in_bag=7),
    )
    for position in small_positions(1):
        plan = SimulationPlan(plies=40, candidates=4, samples=200, win=1.0, confidence=0.999999)
        engine = engine_of(position.board)
        found = simulate(position, engine, rules, seconds=FOREVER, plan=plan)
        certain = replace(position, scores=(9_000, 0))
        sure = simulate(certain, engine, rules, seconds=FOREVER, plan=plan)
        assert all(move.win is not None and 0 <= move.win <= 1 for move in found.moves)
        assert all(move.win == 1 for move in sure.moves)


def test_the_network_chooses_the_candidates_and_counts_like_samples(english: Engine) -> None:
    plan = SimulationPlan(samples=1, candidates=6, by_network=True)
    found = simulate(OPENED, english, BASE, seconds=FOREVER, plan=plan)
    situation = Situation.of(OPENED.board, OPENED.racks[0])
    plays, swaps = english.weighed(
        OPENED.board, OPENED.racks[0], situation, Network.shipped(), situation.bag, 12
    )
    judged = [(play.equity, play.on(OPENED.board)) for play in plays]
    judged.sort(key=lambda pair: -pair[0])
    assert not any(swap.equity > judged[5][0] for swap in swaps)
    assert {str(move.play) for move in found.moves} == {str(play) for _, play in judged[:6]}
    one, two = (
        simulate(
            OPENED, english, BASE, seconds=FOREVER, plan=replace(plan, samples=300, threads=threads)
        )
        for threads in (1, 2)
    )
    assert one == two


def test_where_no_network_was_learned_equity_chooses_the_candidates() -> None:
    position = next(iter(small_positions(2)))
    engine = engine_of(position.board)
    with_it, without = (
        simulate(
            position,
            engine,
            BASE,
            seconds=FOREVER,
            plan=SimulationPlan(samples=20, by_network=by_network),
        )
        for by_network in (True, False)
    )
    assert with_it == without


def engine_equities(engine: Engine, situation: Situation) -> list[int]:
    rack = OPENED.racks[0]
    found = [*engine.best(OPENED.board, rack, 20, situation).equities]
    found += [one.equity for one in engine.exchanges(rack, situation, 7)]
    return sorted((*found, engine.pass_equity(rack, situation)), reverse=True)


@pytest.mark.parametrize(
    ("position", "refused"),
    [
        (f"{EMPTY} /AB 0/0 0", "rack"),
        (f"{EMPTY} AB/AB/AB 0/0/0 0", "two sides"),
        (f"{EMPTY} QQ/ 0/0 0", "more of Q"),
        (f"{EMPTY} AB/ 0/0 6", "over"),
    ],
)
def test_what_cannot_be_simulated_is_refused(english: Engine, position: str, refused: str) -> None:
    with pytest.raises(IllegalError, match=refused):
        simulate(CgpPosition.parse(position), english, BASE, seconds=1)


@pytest.mark.parametrize(
    "wrong",
    [
        {"plies": 0},
        {"plies": 41},
        {"candidates": 0},
        {"candidates": 101},
        {"samples": 0},
        {"threads": 0},
        {"threads": 1000},
        {"confidence": 0.4},
        {"confidence": 1.0},
        {"confidence": float("nan")},
        {"win": -0.1},
        {"win": 1.1},
    ],
)
def test_a_plan_within_limits_or_none(wrong: dict[str, float]) -> None:
    with pytest.raises(IllegalError):
        SimulationPlan(**wrong)  # type: ignore[arg-type]
