"""Rounds that are paired one by one: Swiss, king of the hill, fresh tables; by hand and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.contest import ORGANISER, Result, actions
from rackhouse.contest.formats import (
    AnyFormat,
    FreshTables,
    KingOfTheHill,
    RoundRobin,
    Swiss,
    TotalPoints,
)
from rackhouse.contest.pairing.matching import PairingRequest, match_round
from rackhouse.contest.pairing.pairing import pair_key, pairs_of
from rackhouse.contest.pairing.tables import draw_tables, table_sizes
from tests.kit.desk import Desk
from tests.twin.pairing_twin import faults, least_faults


def play_round(desk: Desk, division: str = "main") -> None:
    for pairing in desk.state.outstanding(division):
        desk.result(pairing.number, *(400 - side for side in pairing.sides))


def wishes(most: int) -> st.SearchStrategy[PairingRequest]:
    """Rounds to be paired, with whatever may stand in the way."""

    @st.composite
    def wish(draw: st.DrawFn) -> PairingRequest:
        count = draw(st.integers(2, most))
        ranked = draw(st.permutations(range(1, count + 1)))
        every = [pair_key(one, other) for one in ranked for other in ranked if one < other]
        pairs = st.lists(st.sampled_from(every), max_size=count, unique=True)
        leaders = ranked[: draw(st.integers(0, min(2, count - 1)))]
        return PairingRequest(
            ranked,
            scores={one: draw(st.integers(0, 6)) for one in ranked},
            met={pair: draw(st.integers(1, 2)) for pair in draw(pairs)},
            byes={one: draw(st.integers(0, 1)) for one in ranked},
            forbidden=frozenset(draw(pairs)[:2]),
            repeats=draw(st.sampled_from(("never", "if needed", "allowed"))),
            style=draw(st.sampled_from(("groups", "hill", "draw"))),
            leaders={
                leader: draw(st.permutations([one for one in ranked if one != leader]))
                for leader in leaders
            },
        )

    return wish()


@given(wishes(30))
def test_a_matching_pairs_everybody_once_as_it_was_told(wish: PairingRequest) -> None:
    found = match_round(wish)
    if found is None:
        return
    assert sorted(side for sides in found for side in sides) == sorted(wish.ranked)
    assert faults(wish, found) is not None


@given(wishes(7))
def test_a_matching_is_as_good_as_the_best_of_all_pairings(wish: PairingRequest) -> None:
    found = match_round(wish)
    assert (faults(wish, found) if found else None) == least_faults(wish)


def test_a_swiss_pairs_those_who_stand_alike_and_says_why() -> None:
    desk = Desk.of(Swiss(rounds=3), 8)
    desk.start(seeds=(1, 2, 3, 4, 5, 6, 7, 8))
    first = desk.pair()
    assert [one.sides for one in first] == [(1, 5), (2, 6), (3, 7), (4, 8)]
    assert str(first[0].reason) == "The first round goes by the starting order."
    play_round(desk)
    second = desk.pair()
    wins = {row.entry: row.halves for row in desk.rows()}
    assert all(wins[one.sides[0]] == wins[one.sides[1]] for one in second)
    assert str(second[0].reason) == "Both have 1 win. They have not met before."


def test_nobody_meets_twice_in_a_swiss_that_says_so() -> None:
    desk = Desk.of(Swiss(rounds=4), 4)
    desk.start()
    for _ in range(3):
        desk.pair()
        play_round(desk)
    assert desk.refused(actions.PairRound("main")) == (
        "Round 4 cannot be paired: too many have already met or are kept apart."
        " Allow some of them to meet, or pair by hand."
    )


@pytest.mark.parametrize("repeats", ["if needed", "allowed"])
def test_a_swiss_with_repeats_goes_on(repeats: str) -> None:
    desk = Desk.of(Swiss(rounds=6, repeats=repeats), 4)  # type: ignore[arg-type]  # one of them
    desk.start()
    for _ in range(6):
        desk.pair()
        play_round(desk)
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    reasons = [str(one.reason) for one in desk.state.pairings.values() if one.round == 6]
    assert any("They have met" in reason for reason in reasons)


def test_repeats_only_where_nothing_else_is_left() -> None:
    desk = Desk.of(Swiss(rounds=6, repeats="if needed"), 4)
    desk.start()
    for _ in range(3):
        desk.pair()
        play_round(desk)
    met = [pair for one in desk.state.pairings.values() for pair in pairs_of(one.sides)]
    assert len(set(met)) == len(met) == 6


def test_the_king_of_the_hill_meets_the_next_below() -> None:
    desk = Desk.of(KingOfTheHill(rounds=3), 6)
    desk.start(seeds=(1, 2, 3, 4, 5, 6))
    assert [one.sides for one in desk.pair()] == [(1, 2), (3, 4), (5, 6)]
    play_round(desk)
    ranked = [row.entry for row in desk.rows()]
    assert [one.sides for one in desk.pair()] == [
        tuple(ranked[place : place + 2]) for place in (0, 2, 4)
    ]


def test_no_bye_twice_while_another_has_had_none() -> None:
    desk = Desk.of(Swiss(rounds=5, repeats="if needed"), 5)
    desk.start()
    byes = []
    for _ in range(5):
        byes += [one.sides[0] for one in desk.pair() if one.is_bye]
        play_round(desk)
    assert sorted(byes) == [1, 2, 3, 4, 5]


def test_a_bye_by_hand_is_marked_and_is_as_fair() -> None:
    desk = Desk.of(Swiss(rounds=5), 5)
    desk.start(seeds=(1, 2, 3, 4, 5))
    desk.do(actions.GiveBye("main", 1, 2, "comes an hour later"))
    [bye] = [one for one in desk.pair() if one.is_bye]
    assert (bye.sides, bye.set_by, bye.reason) == ((2,), "hand", "comes an hour later")
    play_round(desk)
    desk.do(actions.GiveBye("main", 2, 2, "again"))
    assert desk.refused(actions.PairRound("main")) == (
        "Entry 2 has had a bye and Entry 1 has not. Give it to Entry 1."
    )


def test_an_even_number_needs_no_bye() -> None:
    desk = Desk.of(Swiss(rounds=5), 4)
    desk.start()
    desk.do(actions.GiveBye("main", 1, 2, "comes an hour later"))
    assert "Take it back" in desk.refused(actions.PairRound("main"))


def test_pairs_can_be_locked_and_kept_apart() -> None:
    desk = Desk.of(Swiss(rounds=3), 6)
    desk.start(seeds=(1, 2, 3, 4, 5, 6))
    desk.do(actions.ForbidPair((1, 4), "sisters"))
    desk.do(actions.LockPair("main", 1, (1, 6), "they came together from afar"))
    assert "Allow it first" in desk.refused(actions.LockPair("main", 2, (4, 1), "fun"))
    first = desk.pair()
    [locked] = [one for one in first if one.is_locked]
    assert (set(locked.sides), locked.set_by) == ({1, 6}, "hand")
    for _ in range(2):
        play_round(desk)
        desk.pair()
    assert (1, 4) not in [pair_key(*one.sides) for one in desk.state.pairings.values()]
    desk.do(actions.AllowPair((4, 1)))
    assert not desk.state.forbidden


def test_two_can_change_places_until_they_have_played() -> None:
    desk = Desk.of(Swiss(rounds=3), 4)
    desk.start(seeds=(1, 2, 3, 4))
    assert [one.sides for one in desk.pair()] == [(1, 3), (2, 4)]
    desk.do(actions.SwapSides("main", 1, 3, 4, "clubmates"))
    swapped = desk.state.outstanding()
    assert [one.sides for one in swapped] == [(1, 4), (2, 3)]
    assert [one.set_by for one in swapped] == ["hand", "hand"]
    desk.result(swapped[0].number, 400, 300)
    assert "has a result" in desk.refused(actions.SwapSides("main", 1, 1, 2, "why not"))
    assert "play each other" in desk.refused(actions.SwapSides("main", 1, 2, 3, "why not"))


def test_a_late_entry_plays_the_one_with_the_bye_or_the_next_round() -> None:
    desk = Desk.of(Swiss(rounds=3), 3)
    desk.start()
    [bye] = [one for one in desk.pair() if one.is_bye]
    [late] = desk.enter(1)
    desk.do(actions.PairByHand("main", 1, (bye.sides[0], late), "came late"))
    assert not [one for one in desk.state.pairings.values() if one.is_bye]
    assert desk.between(bye.sides[0], late).set_by == "hand"
    [later] = desk.enter(1)
    play_round(desk)
    assert later in [side for one in desk.pair() for side in one.sides]


def test_who_withdraws_is_paired_no_more_and_comes_back_when_reinstated() -> None:
    desk = Desk.of(Swiss(rounds=4), 6)
    desk.start(seeds=(1, 2, 3, 4, 5, 6))
    desk.pair()
    desk.do(actions.Withdraw(1))
    assert desk.state.results[desk.state.divisions["main"].rounds[0][0]].kind == "forfeit"
    play_round(desk)
    assert 1 not in [side for one in desk.pair() for side in one.sides]
    desk.do(actions.Reinstate(1))
    play_round(desk)
    assert 1 in [side for one in desk.pair() for side in one.sides]


def test_a_round_waits_for_the_last_result() -> None:
    desk = Desk.of(Swiss(rounds=3), 4)
    desk.start()
    number = desk.pair()[0].number
    assert desk.refused(actions.PairRound("main")) == (
        f"Round 1 is not over: Match {number} has no result yet."
    )


@given(st.integers(2, 60))
def test_tables_of_two_to_four_seat_everybody(count: int) -> None:
    sizes = table_sizes(count, 2, 4)
    assert sum(sizes) == count
    assert set(sizes) <= {2, 3, 4}
    assert max(sizes) - min(sizes) <= 1


def test_those_who_cannot_be_seated_are_told_so() -> None:
    desk = Desk.of(FreshTables(smallest=4, largest=4), 5)
    desk.start()
    assert desk.refused(actions.PairRound("main")) == (
        "5 players cannot be seated at tables of 4 to 4. Allow other table sizes."
    )


@given(st.integers(4, 24), st.randoms(use_true_random=False))
def test_tables_are_drawn_afresh_and_part_those_who_are_kept_apart(
    count: int, random: object
) -> None:
    order = [*range(1, count + 1)]
    random.shuffle(order)  # type: ignore[attr-defined]  # hypothesis gives no narrower type
    tables = draw_tables(order, table_sizes(count, 2, 4), {}, {(1, 2)})
    assert sorted(side for table in tables for side in table) == sorted(order)
    if count > 4:
        assert not any({1, 2} <= set(table) for table in tables)


def test_an_evening_of_fresh_tables_counts_points_games_and_plays() -> None:
    desk = Desk.of(FreshTables(rounds=2), 7)
    desk.start()
    for _ in range(2):
        tables = desk.pair()
        assert [len(one.sides) for one in tables] == [4, 3]
        for table in tables:
            desk.result(
                table.number,
                *(100 * side for side in table.sides),
                best_plays=tuple(10 * side for side in table.sides),
            )
    first = desk.rows()[0]
    assert (first.entry, first.points, first.high_game, first.best_play) == (7, 1400, 700, 70)
    assert first.halves == 4


def test_who_does_not_come_to_a_table_of_four_is_absent_and_the_others_play() -> None:
    desk = Desk.of(FreshTables(rounds=1), 4)
    desk.start()
    [table] = desk.pair()
    missing = table.sides[3]
    desk.do(actions.Withdraw(missing))
    desk.ended(table.number, Result("played", (300, 200, 100, 0), absent=(missing,)))
    row = next(row for row in desk.rows() if row.entry == missing)
    assert (row.played, row.forfeits, row.is_withdrawn) == (0, 1, True)
    others = next(row for row in desk.rows() if row.entry == table.sides[2])
    assert others.points == 100


def test_who_sits_a_round_out_has_neither_a_bye_nor_a_loss() -> None:
    desk = Desk.of(Swiss(rounds=4), 5)
    desk.start(seeds=(1, 2, 3, 4, 5))
    desk.do(actions.SitOut("main", 1, (5,), "comes an hour later"))
    # Those who are there are an even number, so that nobody has a bye.
    assert [one.sides for one in desk.pair()] == [(1, 3), (2, 4)]
    play_round(desk)
    [late] = [row for row in desk.rows() if row.entry == 5]
    assert (late.entry, late.sat_out, late.byes, late.losses, late.played) == (5, 1, 0, 0, 0)
    # In the next round it is there, and can have the bye as anybody who has had none.
    desk.do(actions.GiveBye("main", 2, 5, "comes two hours later"))
    assert [one.sides for one in desk.pair() if one.is_bye] == [(5,)]
    assert "is over" in desk.refused(actions.PlayAfterAll("main", 1, (5,)))
    # By hand anybody is let into a round, also afterwards.
    desk.do(actions.PairByHand("main", 1, (5,), "it was there after all"))
    assert [row.sat_out for row in desk.rows()] == [0] * 5


@pytest.mark.parametrize(
    "format_", [TotalPoints(rounds=2), KingOfTheHill(), FreshTables()], ids=str
)
def test_a_round_is_sat_out_wherever_rounds_are_drawn_one_by_one(format_: AnyFormat) -> None:
    desk = Desk.of(format_, 5)
    desk.start()
    action = desk.do(actions.SitOut("main", 1, (2,), "is ill"))
    # An even number is left: no team of the house is asked for.
    assert sorted(side for one in desk.pair() for side in one.sides) == [1, 3, 4, 5]
    desk.do(actions.Undo(action))
    assert desk.state.divisions["main"].sitting_out == ()


def test_nobody_sits_out_what_is_settled_otherwise() -> None:
    desk = Desk.of(Swiss(rounds=2), 4)
    desk.do(actions.GiveBye("main", 1, 3, "by hand"))
    desk.do(actions.SitOut("main", 2, (1, 2), "leave early"))
    for refused, why in (
        (actions.SitOut("main", 1, (3,), "ill"), "Entry 3 is already set for round 1."),
        (actions.SitOut("main", 2, (2,), "ill"), "Entry 2 already sits out round 2."),
        (actions.SitOut("main", 3, (2,), "ill"), "This division has only 2 rounds."),
        (actions.GiveBye("main", 2, 1, "by hand"), "Entry 1 sits out round 2."),
        (actions.PlayAfterAll("main", 2, (4,)), "Entry 4 does not sit out round 2."),
    ):
        assert desk.refused(refused) == why
    league = Desk.of(RoundRobin(), 4)
    assert "nobody can be left out" in league.refused(actions.SitOut("main", 1, (3,), "ill"))


def tables_in(desk: Desk, number: int) -> list[int | None]:
    """The tables of a round, in the order of its matches."""
    division = desk.state.divisions["main"]
    return [desk.state.tables.get(one.number) for one in desk.state.round_of(division, number)]


def test_once_a_round_has_tables_the_next_one_is_seated_from_the_same_table_on() -> None:
    desk = Desk.of(Swiss(rounds=3), 5)
    desk.start()
    first = desk.pair()
    assert tables_in(desk, 1) == [None, None, None]
    desk.do(actions.AssignTables("main", 1, first=7))
    for match in first:
        if not match.is_bye:
            desk.win(match.number, min(match.sides))
    desk.pair()
    assert tables_in(desk, 2) == [7, 8, None]


def test_rounds_that_are_paired_at_the_start_get_their_tables_together() -> None:
    desk = Desk.of(RoundRobin(), 4)
    desk.start()
    desk.do(actions.AssignTables("main", 1))
    assert [tables_in(desk, number) for number in (1, 2, 3)] == [[1, 2]] * 3


def test_a_late_entry_is_found_an_opponent_in_the_round_that_is_on() -> None:
    desk = Desk.of(Swiss(rounds=3), 3)
    desk.start()
    [resting] = [match.sides[0] for match in desk.pair() if match.is_bye]
    [late] = desk.enter(1)
    desk.do(actions.PlayAfterAll("main", 1, (late,)))
    division = desk.state.divisions["main"]
    met = {frozenset(match.sides) for match in desk.state.round_of(division, 1)}
    assert frozenset((resting, late)) in met
