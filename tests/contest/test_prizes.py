"""Prize money is shared by those who are level, to the cent, and single games have prizes too."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rackhouse.contest import ORGANISER, actions
from rackhouse.contest.awards import Earned, awards, split
from rackhouse.contest.formats import RoundRobin, Swiss
from rackhouse.contest.plan import Award, Counting
from tests.kit.desk import Desk

PRIZES = (
    Award("First", place=1, cents=10_000),
    Award("Second", place=2, cents=5_000),
    Award("Third", place=3, cents=2_501),
)


def ended(*wins: tuple[int, int], given_: tuple[Award, ...] = PRIZES, entries: int = 4) -> Desk:
    """A round robin in which the first of each pair wins by a hundred; all others are drawn."""
    desk = Desk.of(RoundRobin(), entries, counting=Counting(still_tied="half-win-each"))
    desk.do(actions.SetAwards("main", given_), ORGANISER)
    desk.start()
    for match in desk.state.outstanding():
        one, other = match.sides
        ahead, behind = (one, other) in wins, (other, one) in wins
        desk.result(match.number, 300 + 100 * ahead, 300 + 100 * behind)
    return desk


def money(desk: Desk) -> dict[int, int]:
    """What each entry gets for its place."""
    return {
        entry: cents
        for one in awards(desk.state, "main")
        for entry, cents in zip(one.entries, one.shares, strict=True)
    }


@given(st.integers(0, 10_000_000), st.integers(1, 40))
def test_shares_differ_by_a_cent_at_most_and_add_up_exactly(cents: int, among: int) -> None:
    shares = split(cents, among)
    assert sum(shares) == cents
    assert len(shares) == among
    assert max(shares) - min(shares) <= 1


def test_each_place_has_its_money_when_nobody_is_level() -> None:
    desk = ended((1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4))
    assert money(desk) == {1: 10_000, 2: 5_000, 3: 2_501}


def test_who_is_level_shares_the_money_of_all_places_they_hold() -> None:
    desk = ended((1, 3), (1, 4), (2, 3), (2, 4), (3, 4))
    assert [(row.place, row.entry) for row in desk.rows()] == [(1, 1), (1, 2), (3, 3), (4, 4)]
    assert money(desk) == {1: 7_500, 2: 7_500, 3: 2_501}
    first, second, _ = awards(desk.state, "main")
    assert first.entries == (1, 2)
    assert second == Earned("Second", ())


def test_places_beyond_the_money_share_what_reaches_them() -> None:
    desk = ended((1, 2), (1, 3), (1, 4))
    assert money(desk) == {1: 10_000, 2: 2_501, 3: 2_500, 4: 2_500}


def test_money_for_a_place_that_a_tie_covers_is_not_lost() -> None:
    desk = ended((1, 3), (1, 4), (2, 3), (2, 4), (3, 4), given_=(PRIZES[1],))
    assert money(desk) == {1: 2_500, 2: 2_500}


@given(st.lists(st.sampled_from([(1, 0), (0, 1), (0, 0)]), min_size=6, max_size=6))
def test_all_money_is_given_whoever_wins(outcomes: list[tuple[int, int]]) -> None:
    pairs = [(one, other) for one in range(1, 5) for other in range(one + 1, 5)]
    wins = [
        pair if ahead else pair[::-1]
        for pair, (ahead, behind) in zip(pairs, outcomes, strict=True)
        if ahead or behind
    ]
    desk = ended(*wins)
    shares = [cents for one in awards(desk.state, "main") for cents in one.shares]
    assert sum(shares) == sum(one.cents for one in PRIZES)
    by_place: dict[int, set[int]] = {}
    paid = money(desk)
    for row in desk.rows():
        by_place.setdefault(row.place, set()).add(paid.get(row.entry, 0))
    assert all(max(one) - min(one) <= 1 for one in by_place.values())


def test_a_class_has_money_of_its_own() -> None:
    given_ = (*PRIZES[:1], Award("Best newcomer", place=1, among="newcomers", cents=999))
    desk = Desk.of(RoundRobin(), 4)
    desk.do(actions.SetAwards("main", given_), ORGANISER)
    for entry in (3, 4):
        desk.do(actions.SetClasses(entry, ("newcomers",)), ORGANISER)
    desk.start()
    for match in desk.state.outstanding():
        desk.win(match.number, min(match.sides))
    assert money(desk) == {1: 10_000, 3: 999}


def test_a_rating_class_is_for_those_rated_below_its_limit() -> None:
    given_ = (
        PRIZES[0],
        Award("Under 1500", place=1, rated_below=1500, cents=800),
        Award("Second under 1500", place=2, rated_below=1500, cents=300),
    )
    desk = ended((1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4), given_=given_)
    ratings = {1: 1800, 2: 1500, 3: 1499}
    of_all, first, second = awards(desk.state, "main", ratings=ratings)
    assert (of_all.entries, first.entries, first.shares) == ((1,), (3,), (800,))
    assert second.entries == (), "who has no rating is in no rating class"


def test_no_money_is_given_for_a_place_before_everything_is_played() -> None:
    desk = Desk.of(RoundRobin(), 4)
    desk.do(actions.SetAwards("main", PRIZES), ORGANISER)
    desk.start()
    assert money(desk) == {}


def test_single_games_have_their_prizes() -> None:
    given_ = (
        Award("High loss", most="high loss", cents=1_000),
        Award("Widest win", most="high win"),
        Award("Highest together", most="high combined", cents=501),
        Award("Best play", most="best play"),
    )
    desk = Desk.of(Swiss(rounds=1), 4)
    desk.do(actions.SetAwards("main", given_), ORGANISER)
    desk.start()
    one, two = desk.pair()
    desk.result(one.number, 480, 461, best_plays=(90, 131))
    desk.result(two.number, 300, 450)
    loss, win, together, play = awards(desk.state, "main")
    assert (loss.entries, loss.figure, loss.shares) == (one.sides[1:], 461, (1_000,))
    assert (win.entries, win.figure, win.shares) == (two.sides[1:], 150, ())
    assert (together.entries, together.figure) == (tuple(sorted(one.sides)), 941)
    assert together.shares == (251, 250)
    assert (play.entries, play.figure) == (one.sides[1:], 131)


def test_an_award_written_before_there_was_money_still_reads() -> None:
    desk = ended(given_=(Award("Winner", place=1),))
    assert awards(desk.state, "main")[0].shares == ()
