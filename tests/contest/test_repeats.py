"""Rematches: allowed or not, by the round."""

from __future__ import annotations

from collections import Counter

import pytest

from rackhouse.contest import actions
from rackhouse.contest.formats import AnyFormat, KingOfTheHill, Swiss
from tests.kit.desk import Desk

FORMATS = (
    Swiss(rounds=6, repeats_from=4),
    KingOfTheHill(rounds=6, repeats_from=4),
    Swiss(rounds=6, repeats_from=4, hill=3),
)


def play(desk: Desk) -> None:
    for pairing in desk.state.outstanding():
        desk.win(pairing.number, min(pairing.sides))


def repeats(desk: Desk) -> dict[int, int]:
    """How many rematches each round has."""
    met: Counter[tuple[int, ...]] = Counter()
    found: dict[int, int] = {}
    for number, numbers in enumerate(desk.state.divisions["main"].rounds, start=1):
        pairs = [tuple(sorted(desk.state.pairings[one].sides)) for one in numbers]
        found[number] = sum(met[pair] > 0 for pair in pairs if len(pair) == 2)
        met.update(pairs)
    return found


@pytest.mark.parametrize("format_", FORMATS, ids=["swiss", "king of the hill", "swiss, then hill"])
def test_nobody_meets_again_before_the_round_from_which_it_is_allowed(format_: AnyFormat) -> None:
    desk = Desk.of(format_, 6)
    desk.start(seeds=tuple(range(1, 7)))
    for _ in range(6):
        desk.pair()
        play(desk)
    found = repeats(desk)
    assert [found[number] for number in (1, 2, 3)] == [0, 0, 0]
    assert sum(found.values()) > 0


def test_two_meet_no_more_often_than_allowed() -> None:
    desk = Desk.of(KingOfTheHill(rounds=6, meetings=2), 4)
    desk.start(seeds=(1, 2, 3, 4))
    for _ in range(6):
        desk.pair()
        play(desk)
    met = Counter(tuple(sorted(one.sides)) for one in desk.state.pairings.values())
    assert set(met.values()) == {2}


def test_by_hand_a_rematch_stays_possible() -> None:
    desk = Desk.of(Swiss(rounds=3), 6)
    desk.start(seeds=(1, 2, 3, 4, 5, 6))
    first = desk.pair()[0].sides
    play(desk)
    desk.do(actions.LockPair("main", 2, (first[0], first[1]), "they asked for it"))
    again = desk.pair()
    assert {first, first[::-1]} & {one.sides for one in again}


def test_what_is_announced_says_from_which_round_on_people_may_meet_again() -> None:
    assert str(Swiss(rounds=7, repeats_from=5, meetings=2).in_words()) == (
        "Swiss, 7 rounds, nobody meets twice at first; rematches allowed from round 5 on; "
        "two meet twice at most"
    )
