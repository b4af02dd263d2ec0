"""Ratings follow from certified games and from nothing else."""

from __future__ import annotations

import math
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.errors import IllegalError
from rackhouse.ratings import RatedGame, RatedSide, Rating, profile_of, rate
from rackhouse.ratings.fold import START_MU, START_SIGMA

PEOPLE = ("ann", "bob", "cleo", "dan")


def duel(id_: str, at: int, winner: str, loser: str, *, shared: bool = False) -> RatedGame:
    second = 1 if shared else 2
    return RatedGame(id_, at, (RatedSide((winner,), 400, 1), RatedSide((loser,), 350, second)))


def weng_lin(ratings: list[tuple[float, float]], places: list[int]) -> list[tuple[float, float]]:
    """The update of Weng and Lin's Plackett-Luce model, written down from their paper."""
    beta, kappa, tau = START_MU / 6, 0.0001, START_MU / 300
    spread = [sigma * sigma + tau * tau for _, sigma in ratings]
    c = math.sqrt(sum(one + beta * beta for one in spread))
    strength = [math.exp(mu / c) for mu, _ in ratings]
    tied = [places.count(place) for place in places]
    below = [
        sum(strength[s] for s in range(len(places)) if places[s] >= places[q])
        for q in range(len(places))
    ]
    found = []
    for i, (mu, _) in enumerate(ratings):
        omega = delta = 0.0
        for q in range(len(places)):
            if places[q] > places[i]:
                continue
            share = strength[i] / below[q]
            delta += share * (1 - share) / tied[q]
            omega += ((1 - share) if q == i else -share) / tied[q]
        gamma = math.sqrt(spread[i]) / c
        mean = mu + spread[i] / c * omega
        width = math.sqrt(spread[i] * max(1 - gamma * spread[i] / c**2 * delta, kappa))
        found.append((mean, width))
    return found


@given(
    st.lists(
        st.tuples(
            st.permutations(PEOPLE),
            st.integers(2, 4),
            st.lists(st.integers(1, 3), min_size=4, max_size=4),
        ),
        max_size=8,
    )
)
def test_two_to_four_at_a_table_are_rated_as_the_model_says(
    played: list[tuple[list[str], int, list[int]]],
) -> None:
    twin = dict.fromkeys(PEOPLE, (START_MU, START_SIGMA))
    games = []
    for number, (people, count, places) in enumerate(played):
        seated = people[:count]
        ranks = [1 + sum(other < place for other in places[:count]) for place in places[:count]]
        games.append(
            RatedGame(
                str(number),
                number,
                tuple(
                    RatedSide((who,), 100, rank) for who, rank in zip(seated, ranks, strict=True)
                ),
            )
        )
        new = weng_lin([twin[who] for who in seated], ranks)
        twin |= dict(zip(seated, new, strict=True))
    ratings = rate(games)
    for who in PEOPLE:
        assert ratings.of(who).mu == pytest.approx(twin[who][0])
        assert ratings.of(who).sigma == pytest.approx(twin[who][1])


def test_games_are_rated_by_when_they_were_certified_however_they_are_given() -> None:
    games = [duel("a", 1, "ann", "bob"), duel("b", 2, "bob", "cleo"), duel("c", 3, "cleo", "ann")]
    assert all(rate(order).table() == rate(games).table() for order in permutations(games))


def test_whoever_wins_gains_and_an_upset_moves_more() -> None:
    expected = [duel(str(at), at, "ann", "bob") for at in range(20)]
    ratings = rate([*expected, duel("upset", 99, "bob", "ann")])
    *_, last, upset = ratings.steps["bob"]
    assert last.change < 0 < upset.change
    assert upset.change > abs(last.change)
    assert ratings.steps["ann"][0].change > 0


def test_a_team_is_rated_by_its_people() -> None:
    team = RatedGame(
        "t", 1, (RatedSide(("ann", "bob"), 470, 1), RatedSide(("cleo", "dan", "eve"), 462, 2))
    )
    ratings = rate([team])
    assert ratings.of("ann") == ratings.of("bob")
    assert ratings.of("ann").shown > 1200 > ratings.of("eve").shown


def test_a_rating_is_provisional_for_nine_games_and_doubt_shrinks() -> None:
    steps = rate([duel(str(at), at, "ann", "bob") for at in range(10)]).steps["ann"]
    assert [step.after.is_provisional for step in steps] == [True] * 9 + [False]
    assert steps[0].after.doubt > steps[-1].after.doubt


@pytest.mark.parametrize(
    "sides",
    [
        (RatedSide(("ann",), 300, 1),),
        (RatedSide(("ann",), 300, 1), RatedSide((), 200, 2)),
        (RatedSide(("ann",), 300, 1), RatedSide(("ann",), 200, 2)),
    ],
)
def test_what_is_no_game_between_people_is_not_rated(sides: tuple[RatedSide, ...]) -> None:
    with pytest.raises(IllegalError, match="cannot be rated"):
        rate([RatedGame("odd", 1, sides)])


def test_a_profile_adds_up_to_the_games_it_is_made_of() -> None:
    four = RatedGame(
        "four", 5, tuple(RatedSide((who,), 300 - 10 * n, n + 1) for n, who in enumerate(PEOPLE))
    )
    games = [duel("a", 1, "ann", "bob"), duel("b", 2, "bob", "ann", shared=True), four]
    bob = profile_of(rate(games), "bob")
    assert (bob.won, bob.shared, bob.lost, bob.points) == (0, 1, 2, 350 + 400 + 290)
    against = {one.opponent: (one.won, one.shared, one.lost) for one in bob.opponents}
    assert against == {"ann": (0, 1, 2), "cleo": (1, 0, 0), "dan": (1, 0, 0)}
    assert [step.game.id for step in bob.history] == ["four", "b", "a"]
    assert profile_of(rate(games), "nobody").rating == Rating()
