"""A proved endgame is right under every house, and what is not proved says so."""

from __future__ import annotations

import threading
from random import Random

import pytest
from msgspec.structs import replace

from rackhouse.analysis import Endgame, solve
from rackhouse.engine import Engine
from rackhouse.errors import IllegalError
from rackhouse.lexicon import Lexicon
from rackhouse.record.cgp import CgpPosition
from rackhouse.rules import Rules, Sheet
from rackhouse.tiles import on_rack
from tests.analysis.drawn_endgames import drawn, engine_of, plain_plays
from tests.engine.shares import one_in
from tests.twin.endgame_twin import EndgameTwin, TwinPosition

HOUSES = tuple(Sheet.names())
BASE = Sheet.named("base").rules
MANY, FEW = 200 // one_in(1) // len(HOUSES), 1 // one_in(1)
"""Endgames of each house with two tiles on a rack, and with three, which take the twin much longer.

Under the sanitizers, those with whole racks have the search itself watched.
"""
FOREVER = 1e6
"""Seconds; a small endgame takes a few milliseconds of them."""


def endings(rules: Rules, chance: Random) -> Rules:
    """A house with its own endings or, as often, with others."""
    passes, scoreless = chance.choice(((0, 1), (0, 2), (0, 3), (1, 0), (2, 0), (1, 6), (2, 3)))
    changed = replace(rules.ending, pass_rounds=passes, scoreless_turns=scoreless)
    return replace(rules, ending=chance.choice((rules.ending, changed)))


def idle_limit(rules: Rules) -> int:
    return min(filter(None, (2 * rules.ending.pass_rounds, rules.ending.scoreless_turns)))


def cases(name: str, count: int, held: int) -> list[tuple[CgpPosition, Rules]]:
    """Endgames under a house, some of them after turns without points."""
    found: list[tuple[CgpPosition, Rules]] = []
    number = 0
    while len(found) < count:
        chance = Random(f"{name} {number}")
        number += 1
        position = drawn(chance, held)
        if position is None:
            continue
        rules = endings(Sheet.named(name).rules, chance)
        idle = chance.choice((0, 0, chance.randrange(idle_limit(rules))))
        found.append((replace(position, scoreless_turns=idle), rules))
    return found


def seen_by(twin: EndgameTwin, position: CgpPosition) -> tuple[TwinPosition, int]:
    """A position as the twin takes it, and its final spread."""
    idle = position.scoreless_turns
    own, other = position.racks
    start = TwinPosition(position.board, (own, other), idle, idle)
    return start, position.scores[0] - position.scores[1] + twin.spread(start)


@pytest.mark.parametrize("name", HOUSES)
def test_what_is_proved_is_what_trying_everything_finds(name: str) -> None:
    for position, rules in (*cases(name, MANY, held=2), *cases(name, FEW, held=3)):
        twin = EndgameTwin(rules, plain_plays)
        found = solve(position, engine_of(position.board), rules, seconds=FOREVER)
        assert found.is_proved
        assert found.spread == seen_by(twin, position)[1], f"{position} {rules.ending}"


@pytest.mark.parametrize("name", HOUSES)
def test_a_proved_line_is_played_to_the_end_and_loses_nothing_on_the_way(name: str) -> None:
    for position, rules in cases(name, 3, held=2):
        twin = EndgameTwin(rules, plain_plays)
        here, expected = seen_by(twin, position)
        found = solve(position, engine_of(position.board), rules, seconds=FOREVER)
        gained, sign = position.scores[0] - position.scores[1], 1
        for at, turn in enumerate(found.line):
            play = None if turn.play is None else (turn.play.placements, turn.score)
            assert play is None or play in twin.plays(here)
            assert twin.after(here, play) == twin.spread(here), "every turn is a best one"
            gained += sign * turn.score
            left = bytearray(here.racks[0])
            for placement in () if play is None else play[0]:
                left.remove(on_rack(placement.tile))
            if at == len(found.line) - 1:
                assert gained - turn.score * sign + sign * twin.after(here, play) == expected
                break
            here = TwinPosition(
                here.board.lay(() if play is None else play[0]),
                (here.racks[1], bytes(left)),
                here.passes + 1 if play is None else 0,
                0 if turn.score else here.scoreless + 1,
            )
            sign = -sign


def middle() -> tuple[CgpPosition, Engine]:
    """An endgame that takes more than a moment."""
    position, _ = cases("base", 1, held=7)[0]
    return position, engine_of(position.board)


def test_the_same_number_of_nodes_gives_the_same_answer() -> None:
    position, engine = middle()
    one, two = (solve(position, engine, BASE, nodes=500, seconds=FOREVER) for _ in range(2))
    assert one == two
    assert one.nodes <= 501


def test_a_search_that_is_cut_short_says_what_it_has_and_proves_nothing_wrong() -> None:
    position, engine = middle()
    whole = solve(position, engine, BASE, seconds=FOREVER)
    assert whole.is_proved
    for nodes in (1, 10, 100, 1_000):
        part = solve(position, engine, BASE, nodes=nodes, seconds=FOREVER)
        assert part.lower is None or part.lower <= whole.spread
        assert part.upper is None or part.upper >= whole.spread
        assert not part.is_proved or part.spread == whole.spread


OPEN = (
    "6JIAO5/9POILU1/12O2/3WAD1Q4U2/4DECILES1I2/4OX1N1MOVED1/7T7/3MICRA6G/5O1R3T2A/3F1Z1SKY1A2B/"
    "2WIVED4T2b/3L1NU4T2A/3L1ARF3I2R/5GOO3N2T/TUYERE1REBEGINS ?AEENPS/AEEHHIN 300/310 0"
)
"""Two full racks, one with a blank, and room everywhere: not proved in a moment."""


def enable() -> Engine:
    return Engine(Lexicon.named("enable"))


def test_whoever_watches_is_told_how_far_it_is_and_can_stop_it() -> None:
    told: list[Endgame] = []

    def go_on(known: Endgame) -> bool:
        told.append(known)
        return len(told) < 3

    found = solve(CgpPosition.parse(OPEN), enable(), BASE, seconds=FOREVER, go_on=go_on)
    assert len(told) == 3
    assert not found.is_proved
    assert [known.nodes for known in told] == sorted(known.nodes for known in told)
    assert found.line


def test_a_fault_of_whoever_watches_ends_the_search() -> None:
    def go_on(_known: Endgame) -> bool:
        raise LookupError

    with pytest.raises(LookupError):
        solve(CgpPosition.parse(OPEN), enable(), BASE, seconds=FOREVER, go_on=go_on)


def test_other_threads_run_while_it_searches() -> None:
    stop = threading.Event()
    begun = threading.Event()

    def go_on(_known: Endgame) -> bool:
        begun.set()
        return not stop.is_set()

    arguments = (CgpPosition.parse(OPEN), enable(), BASE)
    search = threading.Thread(
        target=lambda: solve(*arguments, seconds=FOREVER, go_on=go_on), daemon=True
    )
    search.start()
    assert begun.wait(60)
    stop.set()
    search.join(60)
    assert not search.is_alive()


def test_a_rack_that_is_not_given_holds_the_unseen_tiles() -> None:
    position, engine = middle()
    own, other = position.racks
    whole = solve(position, engine, BASE, nodes=200, seconds=FOREVER)
    for racks in ((own, b""), (b"", other)):
        asked = replace(position, racks=racks)
        assert solve(asked, engine, BASE, nodes=200, seconds=FOREVER) == whole


def test_the_score_so_far_is_part_of_the_spread() -> None:
    position, engine = middle()
    level, ahead = (
        solve(replace(position, scores=scores), engine, BASE, seconds=FOREVER)
        for scores in ((200, 200), (230, 200))
    )
    assert ahead.spread == level.spread + 30
    assert (ahead.lower, ahead.upper) == (ahead.spread, ahead.spread)
    assert ahead.line == level.line


def refused(position: CgpPosition, rules: Rules = BASE) -> str:
    with pytest.raises(IllegalError) as caught:
        solve(position, engine_of(position.board), rules, nodes=1)
    return caught.value.message.key


def test_what_the_search_does_not_know_is_said_in_a_sentence() -> None:
    position, _ = middle()
    own, other = position.racks
    ending, words = BASE.ending, BASE.words
    assert refused(replace(position, racks=(own, other, own), scores=(0, 0, 0))) == (
        "analysis-two-sides"
    )
    assert refused(replace(position, racks=(own[1:], other))) == "analysis-bag"
    assert refused(replace(position, racks=(b"", b""))) == "analysis-bag"
    assert refused(replace(position, racks=(own, other + own[:1]))) == "analysis-too-many-tiles"
    assert refused(replace(position, scoreless_turns=idle_limit(BASE))) == "analysis-over"
    no_out = replace(BASE, ending=replace(ending, going_out=False))
    assert refused(position, no_out) == "analysis-no-going-out"
    no_pass = replace(BASE, passing=replace(BASE.passing, allowed=False))
    assert refused(position, no_pass) == "analysis-no-passing"
    once = replace(BASE, words=replace(words, repeats=False))
    assert refused(position, once) == "analysis-repeats"


def test_where_no_limit_ends_a_game_two_passes_do() -> None:
    position, _ = cases("base", 1, held=3)[0]
    position = replace(position, scoreless_turns=0)
    without, one_round = (
        replace(BASE, ending=replace(BASE.ending, pass_rounds=rounds, scoreless_turns=0))
        for rounds in (0, 1)
    )
    engine = engine_of(position.board)
    assert solve(position, engine, without) == solve(position, engine, one_round)
