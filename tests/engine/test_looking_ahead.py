"""Players who look ahead think about their own view, within their budget, the same way again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from rackhouse.analysis import Inference, Simulation, SimulationPlan, infer, simulate
from rackhouse.board import Board
from rackhouse.cli.replay import replay_bytes
from rackhouse.engine import Engine, Leaves
from rackhouse.game import Game
from rackhouse.lexicon import Lexicon
from rackhouse.players import Character, Lay, Player, Seen
from rackhouse.players import search as searching
from rackhouse.players.search import Search, searched
from rackhouse.record import Actor
from rackhouse.record.cgp import CgpPosition
from rackhouse.referee import commands, view
from rackhouse.rules import Rules, Sheet
from rackhouse.service.match import MatchSetup, play_game
from rackhouse.service.players import EngineSeat
from rackhouse.tiles import on_rack
from tests.engine.shares import one_in

ENABLE = Lexicon.named("enable")
BASE = Sheet.named("base").rules
THEA = replace(Character.named("Thea"), search=Search(iterations=300, nodes=2_000, last_tiles=7))
ZENO = replace(
    Character.named("Zeno"),
    search=Search(
        iterations=300, nodes=2_000, last_tiles=7, by_network=True, win=0.5, infers=True,
        draws_in_bag=4, draw_nodes=2_000,
    ),
)  # fmt: skip
NEARLY = (
    "Y14/OBI9U2/NOD9R2/IN10I2/1I10A2/1FLOCKY5L2/1A3L1JURORS2/1C1POOVE6Q/WEB2O1T6A/"
    "A1A2FREED1RUNT/N1D5DEGAMeS/T1GAUZE2NOH3/A1E5VEX4/g1R12/E1SWIPLE7"
)
OPENED = "15/" * 7 + "3TRAIN7" + "/15" * 7
CROWDED = (
    "7W6U/7I1HOOP1L/7T4R1C/P4T1HOAGIE1E/U3JO1A1T2FAR/R3OW1L1R1MIG1/L3K4E1EX2/I2BEFLAGS1Z3/"
    "NE2D4I1E3/1C3QINDAR4/1OVUM2A7/1T5VANDA3/1O5I7/1N4BEaDIEST1/NEOTYpES7"
)


def seen_of(cgp: str, rules: Rules = BASE) -> Seen:
    """What the side on turn sees of a position."""
    position = CgpPosition.parse(cgp)
    board, (rack, other) = position.board, position.racks
    left = list(board.tile_set.tiles)
    for tile in (*map(on_rack, board.tiles), *rack):
        left.remove(tile)
    bag = len(left) - (len(other) or min(7, len(left)))
    return Seen(
        board, tuple(rack), bag, min(7, bag), unseen=tuple(left), rules=rules,
        scores=position.scores, scoreless=position.scoreless_turns,
    )  # fmt: skip


def test_the_same_seed_chooses_the_same_again_whatever_the_order_of_what_is_unseen() -> None:
    for cgp in (f"{OPENED} EEIOQU?/ 0/12 0", f"{CROWDED} AEINRSU/Y 300/310 0"):
        seen = seen_of(cgp)
        made = [Player(THEA, ENABLE, "seed").choose(seen) for _ in range(2)]
        other = replace(seen, unseen=seen.unseen[::-1])
        assert made[0] == made[1] == Player(THEA, ENABLE, "seed").choose(other)


@pytest.mark.parametrize(
    "cgp", [f"{OPENED} EEIOQU?/ 0/12 0", f"{NEARLY} AEGHIIM/ 341/407 0"], ids=["full", "nearly"]
)
def test_who_tries_all_draws_chooses_the_same_again_too(cgp: str) -> None:
    seen = seen_of(cgp)
    made = [Player(ZENO, ENABLE, "seed").choose(seen) for _ in range(2)]
    other = replace(seen, unseen=seen.unseen[::-1])
    assert made[0] == made[1] == Player(ZENO, ENABLE, "seed").choose(other)


def test_what_the_opponent_laid_is_asked_about_and_simulated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[CgpPosition, Any]] = []
    plans: list[SimulationPlan] = []

    def noted(before: CgpPosition, move: Any, *args: Any, **more: Any) -> Inference:
        asked.append((before, move))
        return infer(before, move, *args, **more)

    def planned(*args: Any, plan: SimulationPlan, **more: Any) -> Simulation:
        plans.append(plan)
        return simulate(*args, plan=plan, **more)

    monkeypatch.setattr(searching, "infer", noted)
    monkeypatch.setattr(searching, "simulate", planned)
    empty = Board.empty()
    play = empty.parse_play("8D TRAIN")
    seen = replace(seen_of(f"{OPENED} EEIOQU?/ 0/12 0"), answered=play.placements)
    Player(ZENO, ENABLE).choose(seen)
    Player(THEA, ENABLE).choose(seen)
    ((before, move),) = asked
    assert before.board == empty
    assert move == play
    assert before.racks == (b"", bytes(sorted(seen.rack)))
    assert plans[0].racks
    assert {len(rack) for rack, _ in plans[0].racks} == {2}
    assert plans[1].racks == ()


def test_a_seat_is_told_what_its_opponent_laid_and_nothing_that_was_taken_back() -> None:
    game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
    game.begin()
    first, rules = game.state.mover, game.state.rules
    told = [EngineSeat(seat, Character.named("Maud"), ENABLE, rules) for seat in range(2)]

    def seen(seat: int) -> Seen:
        shown = view(game.state, Actor.seat_at(seat), game.world)
        return told[seat].seen(shown, game.state.board)

    assert seen(first).answered == ()
    shown = view(game.state, Actor.seat_at(first), game.world)
    command = told[first].turn(shown, game.state.board)
    assert isinstance(command, commands.Commit)
    game.do(command)
    other = 1 - first
    if game.state.mover != other:
        game.do(commands.Accept(Actor.seat_at(other)))
    assert set(seen(other).answered) == set(command.placements)


def test_with_the_bag_empty_it_plays_what_wins_for_certain() -> None:
    # The best line goes out in three turns and wins by 4; greedy play loses.
    choice = Player(THEA, ENABLE).choose(seen_of(f"{CROWDED} AEINRSU/Y 300/310 0"))
    assert isinstance(choice, Lay)
    assert choice.play.notation == "B1 RUSINE"


def test_a_search_is_shown_no_rack_but_its_own_until_the_bag_is_empty(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[CgpPosition] = []

    def noted(name: str) -> Callable[..., Any]:
        asked: Callable[..., Any] = getattr(searching, name)

        def ask(position: CgpPosition, *args: Any, **more: Any) -> Any:
            shown.append(position)
            return asked(position, *args, **more)

        return ask

    for name in ("simulate", "solve", "solve_pre_endgame"):
        monkeypatch.setattr(searching, name, noted(name))
    Player(THEA, ENABLE).choose(seen_of(f"{OPENED} EEIOQU?/AAAAAAA 0/12 0"))
    Player(THEA, ENABLE).choose(seen_of(f"{CROWDED} AEINRSU/Y 300/310 0"))
    Player(ZENO, ENABLE).choose(seen_of(f"{NEARLY} AEGHIIM/ 341/407 0"))
    hidden, known, nearly = shown
    assert hidden.racks[1] == nearly.racks[1] == b""
    assert known.racks[1] == bytes(known.board.tile_set.alphabet.parse("Y"))


def test_a_budget_of_work_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Simulation] = []

    def noted(*args: Any, **more: Any) -> Simulation:
        found.append(simulate(*args, **more))
        return found[-1]

    monkeypatch.setattr(searching, "simulate", noted)
    seen = seen_of(f"{OPENED} EEIOQU?/ 0/12 0")
    for iterations in (300, 3_000):
        Player(replace(THEA, search=Search(iterations=iterations, nodes=1)), ENABLE).choose(seen)
        # It is looked at after every round of about a thousand turns.
        assert iterations <= found[-1].iterations < iterations + 1_024


@pytest.mark.parametrize("change", ["sides", "rules", "repeats"])
def test_where_the_search_knows_nothing_it_plays_as_strongly_as_without(change: str) -> None:
    seen = seen_of(f"{OPENED} EEIOQU?/ 0/12 0")
    no_repeats = Sheet.named("base").with_values({"words.repeats": False}).rules
    elsewhere = {
        "sides": replace(seen, scores=(0, 12, 5)),
        "rules": replace(seen, rules=None),
        "repeats": replace(seen, rules=no_repeats),
    }[change]
    engine = Engine(ENABLE, leaves=Leaves.shipped_for(ENABLE))
    assert THEA.search is not None
    assert searched(engine, elsewhere, THEA.search, 0) is None
    ruth = Player(Character.named("Ruth"), ENABLE).choose(elsewhere)
    assert Player(THEA, ENABLE).choose(elsewhere) == ruth


def test_on_another_board_it_looks_ahead_too() -> None:
    board = Board.empty("super", "english-super")
    rules = Sheet.named("base").with_values({"tiles.board": "super", "tiles.set": "english-super"})
    rack = board.tile_set.alphabet.parse("TRAINEV")
    left = list(board.tile_set.tiles)
    for tile in rack:
        left.remove(tile)
    seen = Seen(board, rack, len(left) - 7, unseen=tuple(left), rules=rules.rules, scores=(0, 0))
    engine = Engine(ENABLE, board.tile_set, board.layout, leaves=Leaves.shipped_for(ENABLE))
    assert THEA.search is not None
    assert searched(engine, seen, THEA.search, 0) is not None


@pytest.mark.parametrize("player", [THEA, ZENO], ids=["Thea", "Zeno"])
@pytest.mark.parametrize(
    "sheet",  # the sanitizers watch the same search once for each player
    ["washburn", "depaul", "fundraiser", "iowa", "priston"][:: one_in(1)],
)
def test_who_looks_ahead_plays_a_whole_legal_game_in_every_house(
    sheet: str, player: Character
) -> None:
    match = MatchSetup(sheet, (player, "Maud"), seed=5, budget=2000, wants_gcg=True)
    game = play_game(match, 0)
    assert game.turns > 10
    report = replay_bytes(".gcg", game.gcg.encode())
    assert report.ok, report
