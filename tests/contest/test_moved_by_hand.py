"""A paired round changed by hand: two swapped, the bye moved, a match locked."""

from __future__ import annotations

from rackhouse.contest import Refusal, actions
from rackhouse.contest.formats import Swiss
from tests.kit.desk import Desk


def second_round(count: int = 6) -> Desk:
    """The lower number has won every match of the first round; the second is paired and seated."""
    desk = Desk.of(Swiss(rounds=4), count)
    desk.start(seeds=tuple(range(1, count + 1)))
    for match in desk.pair():
        if not match.is_bye:
            desk.win(match.number, min(match.sides))
    desk.pair()
    desk.do(actions.AssignTables("main", 2))
    return desk


def met(desk: Desk, number: int) -> set[tuple[int, ...]]:
    division = desk.state.divisions["main"]
    return {tuple(sorted(one.sides)) for one in desk.state.round_of(division, number)}


def test_two_who_are_swapped_keep_the_tables() -> None:
    desk = second_round()
    first, second, _ = desk.state.round_of(desk.state.divisions["main"], 2)
    tables = {desk.state.tables[one.number] for one in (first, second)}
    swap = actions.SwapSides("main", 2, first.sides[0], second.sides[0], "siblings", sure=True)
    desk.do(swap)
    moved = [desk.between(first.sides[1], second.sides[0])]
    moved.append(desk.between(second.sides[1], first.sides[0]))
    assert {desk.state.tables[one.number] for one in moved} == tables


def test_a_swap_that_makes_a_rematch_is_asked_about_first() -> None:
    desk = second_round()
    before = met(desk, 2)
    # Whoever meets 1 trades places with the one 1 has met.
    [rival] = [one for pair in met(desk, 1) if 1 in pair for one in pair if one != 1]
    [other] = [one for pair in before if 1 in pair for one in pair if one != 1]
    asked = desk.answer(actions.SwapSides("main", 2, other, rival, "wished"))
    assert isinstance(asked, Refusal)
    assert asked.is_question
    assert "met in round 1" in str(asked.reason)
    assert met(desk, 2) == before
    desk.do(actions.SwapSides("main", 2, other, rival, "wished", sure=True))
    assert (1, rival) in met(desk, 2)


def test_the_bye_is_moved_by_swapping_its_holder() -> None:
    desk = second_round(5)
    round_two = desk.state.round_of(desk.state.divisions["main"], 2)
    [bye] = [one for one in round_two if one.is_bye]
    had = next(
        one.sides[0] for one in desk.state.pairings.values() if one.round == 1 and one.is_bye
    )
    other = next(one for pair in met(desk, 2) for one in pair if one not in (had, *bye.sides))
    desk.do(actions.SwapSides("main", 2, bye.sides[0], other, "has to leave early", sure=True))
    assert (other,) in met(desk, 2)


def test_a_locked_match_stays_when_the_round_is_paired_again_until_it_is_unlocked() -> None:
    desk = second_round()
    first = desk.state.round_of(desk.state.divisions["main"], 2)[0]
    desk.do(actions.HoldPairing(first.number))
    wrong = desk.state.pairings[next(iter(desk.state.results))]
    scores = desk.state.results[wrong.number].scores
    result = type(desk.state.results[wrong.number])("played", tuple(reversed(scores)))
    desk.do(actions.CorrectResult(wrong.number, wrong.sides, result, "the wrong slip"))
    desk.do(actions.PairAgain("main", 2))
    assert tuple(sorted(first.sides)) in met(desk, 2)
    assert desk.state.pairings[first.number].sides == first.sides
    desk.do(actions.HoldPairing(first.number, is_held=False))
    desk.do(actions.PairAgain("main", 2))
    assert first.number not in desk.state.pairings


def test_only_the_last_round_is_locked_and_nothing_twice() -> None:
    desk = second_round()
    said = desk.refused(actions.HoldPairing(1))
    assert "Only matches of the last round can be locked." in said
    last = desk.state.round_of(desk.state.divisions["main"], 2)[0].number
    desk.do(actions.HoldPairing(last))
    assert "already" in desk.refused(actions.HoldPairing(last))


def test_a_lock_can_be_undone() -> None:
    desk = second_round()
    last = desk.state.round_of(desk.state.divisions["main"], 2)[0].number
    action = desk.do(actions.HoldPairing(last))
    desk.do(actions.Undo(action))
    assert not desk.state.pairings[last].is_held
