"""With a few tiles in the bag, what is called exact is what trying every draw comes to."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from rackhouse.analysis import PreEndgame, PreEndgamePlan, solve_pre_endgame
from rackhouse.analysis.unseen import unseen_tiles
from rackhouse.board import Board, Play
from rackhouse.errors import IllegalError
from rackhouse.record.cgp import CgpPosition
from rackhouse.rules import Rules, Sheet
from tests.analysis.drawn_endgames import WORDS, drawn, engine_of, plain_plays
from tests.engine.shares import one_in
from tests.twin.endgame_twin import EndgameTwin
from tests.twin.plain_generator import generate_plays
from tests.twin.pre_endgame_twin import PreEndgameTwin
from tests.twin.simulation_twin import SimulationTwin

HELD = 2
BASE = Sheet.named("base").rules
FOREVER = 1e6
MANY = 24 // one_in(1) or 2


def house(rules: Rules) -> Rules:
    """A house with racks of two tiles, in which nobody may exchange so late."""
    exchange = replace(rules.exchange, least_in_bag=7)
    return replace(rules, tiles=replace(rules.tiles, rack=HELD), exchange=exchange)


SMALL = house(BASE)


def plays_of(board: Board, rack: bytes) -> Iterator[Play]:
    return generate_plays(board, rack, WORDS)


def positions(in_bag: int, count: int) -> Iterator[CgpPosition]:
    """Games of chance with so many tiles in the bag, some play laying as many; leads are small."""
    found, number = 0, 0
    while found < count:
        chance = Random(f"{in_bag} {number}")
        number += 1
        position = drawn(chance, HELD, in_bag)
        if position is None or position.board.tile_set.total < 14:
            continue
        if len(unseen_tiles(position)) != in_bag:
            continue
        plays = plain_plays(position.board, position.racks[0])
        if not any(len(placements) >= in_bag for placements, _ in plays):
            continue
        found += 1
        lead = chance.randrange(-6, 7)
        yield replace(position, racks=(position.racks[0], b""), scores=(50 + lead, 50))


def solved(position: CgpPosition, rules: Rules = SMALL, **plan: object) -> PreEndgame:
    engine = engine_of(position.board)
    wanted = PreEndgamePlan(candidates=40, **plan)  # type: ignore[arg-type]
    return solve_pre_endgame(position, engine, rules, seconds=FOREVER, plan=wanted)


def twin_of(rules: Rules) -> PreEndgameTwin:
    limit = rules.ending.scoreless_turns or 2 * rules.ending.pass_rounds
    replies = SimulationTwin(plays_of, HELD, limit)
    return PreEndgameTwin(replies, EndgameTwin(rules, plain_plays))


@pytest.mark.parametrize(("in_bag", "share"), [(1, 1), (2, 8)])
def test_candidates_come_to_what_trying_every_draw_comes_to(in_bag: int, share: int) -> None:
    twin, certain = twin_of(SMALL), set[str]()
    for position in positions(in_bag, max(1, MANY // share)):
        found = solved(position)
        assert found.is_complete
        unseen, lead = unseen_tiles(position), position.scores[0] - position.scores[1]
        for move in found.moves:
            certain.add(move.certainty)
            if in_bag > 1 and move.certainty != "exact":
                continue  # with one order of the bag for each draw, that is a sample
            win, spread = twin.expected(
                position.board, position.racks[0], unseen, HELD, lead, move.play
            )
            assert (move.win, move.spread) == (float(win), float(spread)), f"{position} {move}"
            if move.certainty == "exact":
                assert move.win_bounds == (move.win, move.win)
                assert move.spread_bounds == (move.spread, move.spread)
    assert certain == {"exact", "replies"}


def test_by_points_the_best_mean_spread_is_first() -> None:
    for position in positions(1, 5):
        by_win, by_spread = solved(position), solved(position, aim="spread")
        assert by_spread.best.spread == max(move.spread for move in by_spread.moves)
        assert by_win.best.win == max(move.win for move in by_win.moves)
        spreads = {str(move.play): move.spread for move in by_win.moves}
        assert spreads == {str(move.play): move.spread for move in by_spread.moves}


def test_what_time_did_not_allow_is_not_called_exact() -> None:
    position = next(positions(2, 1))
    engine = engine_of(position.board)
    found = solve_pre_endgame(position, engine, SMALL, nodes=1)
    assert not found.is_settled
    assert found.moves
    assert {move.certainty for move in found.moves} <= {"samples", "bounds", "replies"}
    for move in found.moves:
        assert 0 <= move.win_bounds[0] <= move.win_bounds[1] <= 1


def test_the_same_nodes_and_seed_come_to_the_same_and_threads_change_nothing_settled() -> None:
    for position in positions(2, 3):
        engine = engine_of(position.board)

        def limited(seed: int, position: CgpPosition = position) -> PreEndgame:
            engine, plan = engine_of(position.board), PreEndgamePlan(seed=seed)
            return solve_pre_endgame(position, engine, SMALL, seconds=FOREVER, nodes=500, plan=plan)

        assert limited(3) == limited(3)
        whole = [
            solve_pre_endgame(
                position, engine, SMALL, seconds=FOREVER, plan=PreEndgamePlan(threads=threads)
            )
            for threads in (1, 3)
        ]
        assert [(move.play, move.win, move.spread) for move in whole[0].moves] == [
            (move.play, move.win, move.spread) for move in whole[1].moves
        ]


def test_a_rack_that_is_known_leaves_one_draw() -> None:
    for position in positions(1, 5):
        hidden = unseen_tiles(position)
        known = replace(position, racks=(position.racks[0], hidden[:HELD]))
        found = solved(known)
        assert found.draws == 1
        same = solved(position, racks=((hidden[:HELD], 5),))
        assert [(move.play, move.win) for move in found.moves] == [
            (move.play, move.win) for move in same.moves
        ]


@pytest.mark.parametrize("threads", [1, 2])
def test_it_can_be_stopped_from_outside_while_other_threads_run(threads: int) -> None:
    position = next(positions(2, 1))
    stop, seen = threading.Event(), threading.Event()

    def watch() -> None:
        seen.wait()
        stop.set()

    other = threading.Thread(target=watch)
    other.start()
    told: list[int] = []

    def go_on(known: PreEndgame) -> bool:
        seen.set()
        told.append(known.nodes)
        return not stop.wait(FOREVER)

    plan = PreEndgamePlan(threads=threads)
    found = solve_pre_endgame(
        position, engine_of(position.board), SMALL, seconds=FOREVER, plan=plan, go_on=go_on
    )
    other.join()
    assert len(told) == 1
    assert not found.is_complete


def test_an_error_while_it_is_told_reaches_the_caller() -> None:
    def go_on(_known: PreEndgame) -> bool:
        raise KeyError("stop")

    position = next(positions(1, 1))
    with pytest.raises(KeyError):
        solve_pre_endgame(position, engine_of(position.board), SMALL, go_on=go_on)


EMPTY = "/".join(["15"] * 15)


@pytest.mark.parametrize(
    ("position", "refused"),
    [
        (f"{EMPTY} AEINRST/ 0/0 0", "analysis-pre-endgame-bag"),
        (f"{EMPTY} AB/AB/AB 0/0/0 0", "analysis-two-sides"),
        (f"{EMPTY} /AB 0/0 0", "analysis-no-rack"),
    ],
)
def test_what_is_no_pre_endgame_is_refused(position: str, refused: str) -> None:
    read = CgpPosition.parse(position)
    with pytest.raises(IllegalError) as error:
        solve_pre_endgame(read, engine_of(read.board), BASE)
    assert error.value.message.key == refused
