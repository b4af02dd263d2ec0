"""Rounds at the end: king of the hill, and those whose places can no longer change."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.contest import ORGANISER, DivisionPlan, StandingsRow, actions
from rackhouse.contest.formats import (
    AnyFormat,
    KingOfTheHill,
    RoundRobin,
    Swiss,
)
from rackhouse.contest.plan import Counting, Weeks, division_fault
from rackhouse.contest.standings import Measure, Reach, clinched, out_of_reach
from tests.kit.desk import Desk
from tests.twin.clinching_twin import worst_and_best


def play_round(desk: Desk) -> None:
    """The lower number always wins, by a hundred."""
    for pairing in desk.state.outstanding():
        desk.win(pairing.number, min(pairing.sides))


def ranked(desk: Desk) -> list[int]:
    return [row.entry for row in desk.rows()]


def row(entry: int, halves: int, spread: int, *, is_withdrawn: bool = False) -> StandingsRow:
    return StandingsRow(
        0, entry, halves, 0, 0, 0, 0, 0, 0, 0, spread, 0, 0, 0, 0, is_withdrawn=is_withdrawn
    )


@given(
    st.lists(st.tuples(st.integers(0, 5), st.integers(-6, 6)), min_size=3, max_size=4),
    st.integers(1, 2),
    st.integers(1, 3),
    st.integers(1, 3),
)
def test_what_is_safe_and_what_is_out_of_reach_is_so_however_the_rounds_end(
    figures: list[tuple[int, int]], rounds: int, cap: int, places: int
) -> None:
    table = dict(enumerate(sorted(figures, reverse=True), start=1))
    rows = [row(entry, *own) for entry, own in table.items()]
    reach = Reach(rounds, 2 * cap)
    ends = worst_and_best(table, rounds, cap)
    settled = 0
    while settled < min(places, len(rows)) and ends[settled + 1][0] == settled + 1:
        settled += 1
    assert clinched(rows, places, reach) == tuple(range(1, settled + 1))
    for entry in out_of_reach(rows, places, reach):
        assert ends[entry][1] > places


def test_without_a_cap_no_lead_in_spread_is_safe() -> None:
    rows = [row(1, 8, 900), row(2, 6, -900)]
    assert clinched(rows, 1, Reach(1, None)) == ()
    assert clinched(rows, 1, Reach(1, 500)) == (1,)
    assert clinched([row(1, 9, 0), row(2, 6, 0)], 1, Reach(1, None)) == (1,)


def test_who_has_withdrawn_catches_nobody() -> None:
    rows = [row(1, 8, 0), row(2, 7, 0, is_withdrawn=True), row(3, 4, 0)]
    assert clinched(rows, 1, Reach(1, 100)) == (1,)


def test_the_last_rounds_of_a_swiss_are_on_the_hill_and_say_so() -> None:
    desk = Desk.of(Swiss(rounds=4, hill=2), 6)
    desk.start(seeds=(1, 2, 3, 4, 5, 6))
    said = []
    for number in range(1, 5):
        order = ranked(desk)
        games = desk.pair()
        if number > 2:
            assert [set(one.sides) for one in games] == [
                set(order[place : place + 2]) for place in (0, 2, 4)
            ]
            said.append(str(games[0].reason))
        play_round(desk)
    # Nobody meets twice before the hill; on it the first two may.
    assert said == [
        "King of the hill: numbers 1 and 2 of the standings meet. They have not met before.",
        "King of the hill: numbers 1 and 2 of the standings meet. They have met once.",
    ]
    assert desk.state.divisions["main"].hill_rounds == (3, 4)
    desk.do(actions.CertifyDivision("main"), ORGANISER)


def test_a_round_robin_goes_on_on_the_hill_when_everything_has_been_played() -> None:
    desk = Desk.of(RoundRobin(hill=2), 5, weeks=Weeks(date(2027, 1, 11)))
    desk.start(seeds=(1, 2, 3, 4, 5))
    assert "is not over" in desk.refused(actions.PairRound("main"))
    while desk.state.outstanding():
        play_round(desk)
    assert "2 king-of-the-hill rounds are still to come" in desk.refused(
        actions.CertifyDivision("main"), ORGANISER
    )
    wins = {one.entry: one.halves for one in desk.rows()}
    games = desk.pair()
    assert [one.sides for one in games] == [(1, 2), (3, 4), (5,)]
    # The bye of a round robin is everybody's; this one is one's own, and worth a win.
    assert {one.entry: one.halves for one in desk.rows()} == {**wins, 5: wins[5] + 2}
    week_six = desk.state.arrangements[games[0].number].deadline
    assert week_six is not None
    [late] = desk.enter(1)
    play_round(desk)
    assert late in [side for one in desk.pair() for side in one.sides]
    play_round(desk)
    assert desk.refused(actions.PairRound("main")) == "All rounds of this division are paired."
    desk.do(actions.CertifyDivision("main"), ORGANISER)


def test_a_round_robin_without_a_hill_is_settled_at_its_start() -> None:
    desk = Desk.of(RoundRobin(), 2)
    desk.start()
    assert desk.refused(actions.PairRound("main")) == (
        "This format sets all its rounds at the start."
    )


@pytest.mark.parametrize(
    ("places", "pairs"),
    [
        (0, [(1, 2), (3, 4), (5, 6)]),
        (1, [(1, 2), (3, 4), (5, 6)]),
        (2, [(1, 3), (2, 4), (5, 6)]),
        (3, [(1, 4), (2, 5), (3, 6)]),
    ],
)
def test_whose_places_are_safe_meet_the_highest_who_are_out(
    places: int, pairs: list[tuple[int, ...]]
) -> None:
    # Each is one win and 200 points of spread ahead of the next, and one round is left.
    format_ = RoundRobin(hill=1, gibson=places, gibson_spread=199)
    desk = Desk.of(format_, 6, division={"order": ("wins", "spread")})
    desk.start(seeds=(1, 2, 3, 4, 5, 6))
    play_round(desk)
    games = desk.pair()
    assert [one.sides for one in games] == pairs
    first = {
        0: "King of the hill: numbers 1 and 2 of the standings meet. They have met once.",
        1: "Gibson rule: place 1 is clinched, and nobody else can reach it. They have met once.",
    }
    reason = (
        f"Gibson rule: place 1 is clinched, so the opponent is someone who can no longer reach "
        f"the first {places}. They have met once."
    )
    assert str(games[0].reason) == first.get(places, reason)


def test_a_place_that_can_be_lost_by_a_point_is_not_safe() -> None:
    format_ = RoundRobin(hill=1, gibson=3, gibson_spread=200)
    desk = Desk.of(format_, 6, division={"order": ("wins", "spread")})
    desk.start(seeds=(1, 2, 3, 4, 5, 6))
    play_round(desk)
    assert all("clinched" not in str(one.reason) for one in desk.pair())


def test_where_nobody_is_out_one_whose_place_is_safe_meets_the_lowest_it_can() -> None:
    desk = Desk.of(RoundRobin(hill=1, gibson=2, gibson_spread=100), 4)
    desk.start(seeds=(1, 2, 3, 4))
    for one in desk.state.outstanding():
        if 1 in one.sides:
            desk.win(one.number, 1)
        else:
            desk.result(one.number, 400, 400, before=(390, 390))
    desk.do(actions.ForbidPair((1, 4), "sisters"))
    [first, _] = desk.pair()
    assert first.sides == (1, 3)
    assert str(first.reason) == (
        "Gibson rule: place 1 is clinched. Nobody out of the first 2 can be paired, so the "
        "opponent is the lowest who can. They have met once."
    )


@pytest.mark.parametrize(
    ("format_", "order"),
    [
        (Swiss(rounds=2, hill=3), ()),
        (Swiss(gibson=1), ("points", "wins")),
        (RoundRobin(gibson=1), ()),
    ],
)
def test_what_cannot_be_is_refused(format_: AnyFormat, order: tuple[Measure, ...]) -> None:
    plan = DivisionPlan("main", "Main", format_, order)
    assert "division Main" in str(division_fault(plan, Counting()))


def test_a_notice_says_how_it_ends() -> None:
    assert str(RoundRobin(hill=1).in_words()) == (
        "round robin, everybody meets everybody once; then one king-of-the-hill round"
    )
    assert str(KingOfTheHill(rounds=4, gibson=2).in_words()) == (
        "king of the hill, 4 rounds; Gibson rule: a player who has clinched one of the first "
        "2 places plays someone who can no longer reach them"
    )
