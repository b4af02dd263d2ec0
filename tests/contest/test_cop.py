"""COP: pairing by what can still be won, and the reasoning that the organiser is told."""

from __future__ import annotations

import pytest

from rackhouse.contest import DivisionPlan, Result, actions, fold
from rackhouse.contest.formats import Cop
from rackhouse.contest.pairing.cop import Foreseen, cop_round, foreseen
from rackhouse.contest.pairing.matching import PairingRequest
from rackhouse.contest.plan import Counting, division_fault
from rackhouse.messages import Voice
from tests.kit.desk import Desk


def paired(seen: Foreseen, *, entries: int = 8, secured: int = 0, **more: object) -> dict[int, int]:
    """Whom everybody meets; the entries are numbered as they stand, from 0."""
    wish = PairingRequest(range(entries), repeats="allowed", **more)  # type: ignore[arg-type]
    pairs = cop_round(wish, seen, secured, range(entries))
    assert pairs is not None
    games = [pair for pair in pairs if len(pair) == 2]
    return {one: other for pair in games for one, other in (pair, pair[::-1])}


def test_neighbours_meet_where_nothing_speaks_against_it() -> None:
    assert paired(Foreseen(100, (7, 7, 7))) == {0: 1, 1: 0, 2: 3, 3: 2, 4: 5, 5: 4, 6: 7, 7: 6}


def test_the_leader_meets_the_last_contender_who_depends_on_it() -> None:
    assert paired(Foreseen(100, (4, 5, 6), control=4))[0] == 4


def test_nobody_with_a_secured_place_meets_somebody_who_hopes_for_a_prize() -> None:
    met = paired(Foreseen(100, (0, 4, 5)), secured=1)
    assert met[0] in (6, 7)


def test_whoever_can_be_caught_meets_somebody_who_can_still_do_so() -> None:
    met = paired(Foreseen(100, (1, 5)), met={(0, 1): 1})
    assert met[0] == 1, "only these two can win, so they meet again"


def test_a_rematch_is_avoided_where_others_are_as_good() -> None:
    met = paired(Foreseen(100, (7, 7)), met={(0, 1): 1, (2, 3): 1})
    assert met[0] != 1
    assert met[2] != 3


def test_the_bye_goes_to_the_lowest_of_those_with_the_fewest_byes() -> None:
    met = paired(Foreseen(100, (6,)), entries=7, byes={6: 1})
    assert set(range(7)) - set(met) == {5}


def test_the_same_standings_are_always_foreseen_the_same() -> None:
    field = tuple((12 - place, 100 - 10 * place) for place in range(12))
    again = foreseen.__wrapped__(field, 3, 3)
    assert foreseen(field, 3, 3) == again
    assert again.reach == tuple(sorted(again.reach))


def test_who_cannot_be_caught_is_not_and_who_can_is() -> None:
    far = ((12, 0), *((2, -place) for place in range(7)))
    assert foreseen(far, 2, 1).reach == (0,)
    close = tuple((4, 10 - place) for place in range(8))
    assert foreseen(close, 2, 1).reach[0] >= 4


def test_a_contender_who_needs_the_leader_takes_control_from_them() -> None:
    field = ((10, 300), (8, 200), (8, 150), (6, 100), (4, 0), (4, -50), (2, -300), (2, -400))
    seen = foreseen(field, 2, 1)
    assert seen.reach[0] >= 2
    free, forced = seen.chances
    assert (seen.control is not None) == (forced - free > 0.25)
    assert forced > free


@pytest.mark.parametrize("entries", [12, 13])
def test_a_cop_event_is_played_from_swiss_to_its_last_round_and_told(entries: int) -> None:
    desk = Desk.of(Cop(rounds=7, swiss_first=2), entries, division={"firsts": "balanced"})
    desk.start(seeds=tuple(range(1, entries + 1)))
    for number in range(1, 8):
        desk.pair()
        told = desk.state.divisions["main"].reasoning.get(number, ())
        assert bool(told) == (number > 2)
        for pairing in desk.state.outstanding():
            scores = [300 + side * 7919 * number % 173 for side in pairing.sides]
            desk.result(pairing.number, *scores)
    assert fold(desk.book.lines) == desk.book
    last = desk.state.divisions["main"].reasoning[7]
    assert str(last[0]).startswith("COP played out the last round")
    assert Voice("de").say(last[0]).startswith("COP hat die letzte Runde")
    assert any("Place 1" in str(one) for one in last)
    reasons = {str(one.reason) for one in desk.state.pairings.values() if one.round == 7}
    assert any(reason.startswith(("COP: ", "Gibson rule: ")) for reason in reasons)


def test_paired_again_after_a_correction_the_reasoning_is_new() -> None:
    desk = Desk.of(Cop(rounds=4, swiss_first=1, gibson=1), 8)
    desk.start(seeds=tuple(range(1, 9)))
    first = desk.pair()
    for pairing in first:
        desk.win(pairing.number, min(pairing.sides))
    desk.pair()
    before = desk.state.divisions["main"].reasoning[2]
    wrong = first[0]
    right = Result("played", (200, 500))
    desk.do(actions.CorrectResult(wrong.number, wrong.sides, right, "read wrongly"))
    desk.do(actions.PairAgain("main", 2))
    assert desk.state.divisions["main"].reasoning[2] != before


def test_cop_needs_places_by_wins_and_spread() -> None:
    plan = DivisionPlan("main", "Main", Cop(), order=("points",))
    assert "by wins, then by spread" in str(division_fault(plan, Counting()))
    assert division_fault(DivisionPlan("main", "Main", Cop()), Counting()) is None


def test_the_last_rounds_of_a_cop_event_can_be_king_of_the_hill() -> None:
    desk = Desk.of(Cop(rounds=3, swiss_first=1, hill=1, gibson=0), 4)
    desk.start(seeds=(1, 2, 3, 4))
    for _ in range(3):
        desk.pair()
        for pairing in desk.state.outstanding():
            desk.win(pairing.number, min(pairing.sides))
    division = desk.state.divisions["main"]
    assert (sorted(division.reasoning), division.hill_rounds) == ([2], (3,))
