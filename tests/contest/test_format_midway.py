"""A division that has begun goes on in another format: what was played stays, the rest is new."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.contest import ORGANISER, actions, fold
from rackhouse.contest.book import log_of
from rackhouse.contest.formats import (
    AnyFormat,
    FreshTables,
    KingOfTheHill,
    Knockout,
    Ladder,
    RoundRobin,
    Swiss,
    TotalPoints,
)
from rackhouse.contest.pairing.circle import remaining_rounds
from rackhouse.contest.pairing.pairing import met_in, pair_key
from tests.kit.desk import Desk


def play_round(desk: Desk, number: int) -> None:
    """Let the lower number win every match of a round."""
    for match in desk.state.round_of(desk.state.divisions["main"], number):
        if not match.is_bye:
            desk.win(match.number, min(match.sides))


def begun(entries: int = 5, rounds: int = 2) -> Desk:
    """A round robin of which some rounds have been played."""
    desk = Desk.of(RoundRobin(), entries)
    desk.start(seeds=tuple(range(1, entries + 1)))
    for number in range(1, rounds + 1):
        play_round(desk, number)
    return desk


@pytest.mark.rule("I-05")
def test_a_round_robin_that_has_begun_goes_on_as_a_swiss_for_the_rounds_to_come() -> None:
    desk = begun()
    played = {number: result.scores for number, result in desk.state.results.items()}
    assert "reason" in desk.refused(actions.ChangeFormat("main", Swiss(rounds=4), " "), ORGANISER)
    why = "the hall closes at four"
    action = desk.do(actions.ChangeFormat("main", Swiss(rounds=4), why), ORGANISER)
    division = desk.state.divisions["main"]
    assert len(division.rounds) == 2
    assert {number: one.scores for number, one in desk.state.results.items()} == played
    assert all(one.round <= 2 for one in desk.state.pairings.values())
    for _ in range(2):
        desk.pair()
        play_round(desk, len(desk.state.divisions["main"].rounds))
    assert "4 rounds, and all of them are paired" in desk.refused(actions.PairRound("main"))
    met = [one.sides for one in desk.state.pairings.values() if len(one.sides) == 2]
    assert len({tuple(sorted(sides)) for sides in met}) == len(met)  # also across the change
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    assert fold(desk.book.lines) == desk.book
    [logged] = [one for one in log_of(desk.book) if one.number == action]
    assert logged.what == ("format changed",)


def test_a_round_that_is_under_way_stays_where_the_organiser_says_so() -> None:
    desk = begun(4, rounds=1)
    desk.do(actions.ChangeFormat("main", Swiss(rounds=3), "less time", after_round=2), ORGANISER)
    division = desk.state.divisions["main"]
    assert len(division.rounds) == 2
    assert len(desk.state.outstanding("main")) == 2
    play_round(desk, 2)
    assert len(desk.pair()) == 2


def test_what_was_played_is_not_thrown_away() -> None:
    desk = begun(4, rounds=2)
    match = desk.state.divisions["main"].rounds[1][0]
    change = actions.ChangeFormat("main", Swiss(rounds=3), "less time", after_round=1)
    assert desk.refused(change, ORGANISER) == (
        f"Match {match} of round 2 has a result. Start the new format after round 2."
    )
    short = actions.ChangeFormat("main", Swiss(rounds=1), "less time")
    assert desk.refused(short, ORGANISER) == (
        "2 rounds stay as they are, so the format needs at least 2 in all."
    )
    assert desk.refused(
        actions.ChangeFormat("main", Swiss(rounds=4), "less time", after_round=9), ORGANISER
    ) == ("There is no round 9 yet.")


def test_a_match_before_the_director_is_not_thrown_away() -> None:
    desk = begun(4, rounds=1)
    match = desk.state.divisions["main"].rounds[1][0]
    desk.do(actions.OpenDiscrepancy(match))
    change = actions.ChangeFormat("main", Swiss(rounds=3), "less time")
    assert desk.refused(change, ORGANISER) == (
        f"Match {match} of round 2 waits for the director. Start the new format after round 2."
    )


@pytest.mark.parametrize(
    "format_",
    [
        KingOfTheHill(rounds=3),
        TotalPoints(rounds=3, odd="bye"),
        FreshTables(rounds=3),
        Swiss(rounds=3, repeats="if needed", hill=1),
        RoundRobin(legs=2),
    ],
    ids=str,
)
@pytest.mark.parametrize("before", [Knockout(), RoundRobin(), Swiss(rounds=5)], ids=str)
def test_every_format_of_rounds_follows_every_other(before: AnyFormat, format_: AnyFormat) -> None:
    desk = Desk.of(before, 6)
    desk.start(seeds=(1, 2, 3, 4, 5, 6))
    if isinstance(before, Swiss):
        desk.pair()
    play_round(desk, 1)
    desk.do(actions.ChangeFormat("main", format_, "the room is small"), ORGANISER)
    division = desk.state.divisions["main"]
    if isinstance(format_, RoundRobin):
        # What was played counts: those of the first round meet once more, the others twice.
        played = [one for one in desk.state.pairings.values() if one.round == 1 and not one.is_bye]
        games = [one for one in desk.state.pairings.values() if one.round > 1 and not one.is_bye]
        assert len(games) == 2 * 15 - len(played)
        assert set(met_in(desk.state, division).values()) == {2}
        for one in games:
            desk.win(one.number, min(one.sides))
    else:
        assert len(division.rounds) == 1
        for number in (2, 3):
            for one in desk.pair():
                if not one.is_bye:
                    scores = (500 - side for side in one.sides)
                    desk.result(one.number, *scores)
            assert len(desk.state.divisions["main"].rounds) == number
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    assert {row.place for row in desk.rows()} >= {1, 2}
    assert fold(desk.book.lines) == desk.book


@pytest.mark.parametrize(("entries", "rounds"), [(8, 3), (7, 2), (6, 2), (4, 3)])
def test_a_swiss_that_goes_on_as_a_round_robin_brings_together_only_those_who_have_not_met(
    entries: int, rounds: int
) -> None:
    desk = Desk.of(Swiss(rounds=rounds), entries)
    desk.start(seeds=tuple(range(1, entries + 1)))
    for number in range(1, rounds + 1):
        desk.pair()
        play_round(desk, number)
    change = desk.do(
        actions.ChangeFormat("main", RoundRobin(), "everybody wants to meet"), ORGANISER
    )
    division = desk.state.divisions["main"]
    met = met_in(desk.state, division)
    assert sorted(met) == [*combinations(range(1, entries + 1), 2)]
    assert set(met.values()) == {1}
    # As short as a round robin can be.
    assert len(division.rounds) == entries - 1 + entries % 2
    desk.do(actions.Undo(change), ORGANISER)
    assert len(desk.state.divisions["main"].rounds) == rounds
    desk.do(actions.ChangeFormat("main", RoundRobin(), "everybody wants to meet"), ORGANISER)
    [late] = desk.enter(1)
    added = [pair for pair in met_in(desk.state, desk.state.divisions["main"]) if late in pair]
    assert len(added) == entries
    for one in desk.state.outstanding("main"):
        desk.win(one.number, min(one.sides))
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    assert fold(desk.book.lines) == desk.book


def test_a_round_robin_that_everybody_is_to_play_twice_counts_what_was_played() -> None:
    desk = begun(5, rounds=2)
    desk.do(actions.ChangeFormat("main", RoundRobin(legs=2), "there is time"), ORGANISER)
    division = desk.state.divisions["main"]
    met = met_in(desk.state, division)
    assert len(met) == 10
    assert set(met.values()) == {2}
    assert len(division.rounds) == 10


@given(st.integers(2, 9), st.integers(1, 3), st.data())
def test_rounds_of_those_who_have_yet_to_meet_leave_out_nobody(
    entries: int, legs: int, data: st.DataObject
) -> None:
    pairs = [*combinations(range(1, entries + 1), 2)]
    met = Counter(data.draw(st.lists(st.sampled_from(pairs), max_size=12)))
    rounds = remaining_rounds(range(1, entries + 1), met, legs)
    for games in rounds:
        assert sorted(side for sides in games for side in sides) == [*range(1, entries + 1)]
        assert any(len(sides) == 2 for sides in games)
    laid_out = Counter(pair_key(*sides) for games in rounds for sides in games if len(sides) == 2)
    assert laid_out == Counter({pair: max(0, legs - met[pair]) for pair in pairs}) + Counter()
    assert rounds == remaining_rounds(range(1, entries + 1), met, legs)


def test_rounds_that_a_first_choice_would_make_too_many_are_laid_out_again() -> None:
    # Two triangles joined by three pairs: whoever plays those three at once needs four rounds.
    left = {(1, 2), (2, 3), (1, 3), (4, 5), (5, 6), (4, 6), (1, 4), (2, 5), (3, 6)}
    met = {pair: 1 for pair in combinations(range(1, 7), 2) if pair not in left}
    for order in ([1, 2, 3, 4, 5, 6], [6, 2, 4, 1, 5, 3], [3, 1, 2, 6, 5, 4]):
        assert len(remaining_rounds(order, met)) == 3


@pytest.mark.parametrize("format_", [Knockout(), Ladder()], ids=str)
def test_a_bracket_and_a_ladder_begin_with_their_first_round(format_: AnyFormat) -> None:
    desk = begun()
    assert desk.refused(actions.ChangeFormat("main", format_, "less time"), ORGANISER) == (
        "A bracket or a ladder has to begin with the first round. Choose "
        "another format for the rounds to come."
    )


def test_a_bye_counts_as_the_format_has_it_in_which_not_everybody_has_one() -> None:
    desk = begun(5, rounds=1)
    [bye] = [one.sides[0] for one in desk.state.pairings.values() if one.is_bye and one.round == 1]
    assert next(row.halves for row in desk.rows() if row.entry == bye) == 0
    desk.do(actions.ChangeFormat("main", Swiss(rounds=3), "less time"), ORGANISER)
    assert next(row.halves for row in desk.rows() if row.entry == bye) == 2
    desk.do(actions.ChangeFormat("main", RoundRobin(), "more time after all"), ORGANISER)
    # Five entries, two pairs met already: the eight others take four rounds, one bye in each.
    rows = {row.entry: row for row in desk.rows()}
    assert {entry: row.byes for entry, row in rows.items()} == dict.fromkeys(range(1, 6), 1)
    assert next(row.halves for row in desk.rows() if row.entry == bye) == 2


def test_a_change_can_be_undone_until_something_stands_on_it() -> None:
    desk = begun(4, rounds=1)
    before = desk.state.divisions["main"].rounds
    change = desk.do(actions.ChangeFormat("main", Swiss(rounds=3), "less time"), ORGANISER)
    desk.do(actions.Undo(change), ORGANISER)
    assert desk.state.divisions["main"].rounds == before
    change = desk.do(actions.ChangeFormat("main", Swiss(rounds=3), "less time"), ORGANISER)
    desk.pair()
    assert f"no. {change + 1}." in desk.refused(actions.Undo(change), ORGANISER)


def test_a_round_robin_asks_how_often_everybody_plays_everybody() -> None:
    assert RoundRobin.asks == ("legs",)
