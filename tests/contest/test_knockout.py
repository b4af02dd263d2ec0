"""A knockout goes from sign-up to its winner, whatever comes in between."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rackhouse.contest import ORGANISER, Result, actions, fold
from rackhouse.contest.folding.brackets import bracket_in
from rackhouse.contest.formats import Knockout
from rackhouse.contest.pairing.bracket import EMPTY, seed_order, slots_for
from tests.kit.desk import Desk


def bracket(desk: Desk, division: str = "main") -> list[list[tuple[int, int]]]:
    found = bracket_in(desk.state, desk.state.divisions[division])
    return [[match.sides for match in matches] for matches in found.rounds]


def champion(desk: Desk) -> int | None:
    return bracket_in(desk.state, desk.state.divisions["main"]).champion


@pytest.mark.parametrize("entries", range(2, 258))
def test_a_bracket_of_any_size_ends_with_one_winner(entries: int) -> None:
    slots = slots_for(range(1, entries + 1))
    results: dict[int, Result] = {}
    played = 0
    while not (found := Knockout().bracket_of(slots, results)).is_decided:
        for match in found.matches():
            if match.is_known and EMPTY not in match.sides and match.number not in results:
                results[match.number] = Result("played", scores=(300, 400))
                played += 1
    assert found.champion is not None
    assert played == entries - 1  # everybody but the winner loses once
    byes = [match for match in found.rounds[0] if match.is_bye]
    assert len(byes) == len(slots) - entries
    assert all(not match.is_bye for matches in found.rounds[1:] for match in matches)


@pytest.mark.parametrize("entries", [2, 3, 5, 8, 23, 64, 257])
def test_an_event_of_any_size_ends_with_one_winner(entries: int) -> None:
    desk = Desk.of(Knockout(), entries)
    desk.start()
    while waiting := desk.state.outstanding():
        for pairing in waiting:
            desk.win(pairing.number, min(pairing.sides))
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    assert desk.places()[0] == (1, 1)
    assert [place for place, _ in desk.places()].count(1) == 1
    assert fold(desk.book.lines) == desk.book


def test_the_best_seeds_meet_last_and_have_the_byes() -> None:
    assert seed_order(8) == (1, 8, 4, 5, 2, 7, 3, 6)
    desk = Desk.of(Knockout(), 5)
    desk.start(seeds=(1, 2, 3, 4, 5))
    byes = [one for one in desk.state.pairings.values() if one.is_bye]
    assert [one.sides for one in byes] == [(1,), (2,), (3,)]
    assert str(byes[0].reason) == "Seed 1 has a bye: the slot opposite is empty."
    assert byes[0].set_by == "program"
    assert bracket(desk)[1] == [(1, -1), (2, 3)]


def test_seeds_by_hand_name_everybody_once() -> None:
    desk = Desk.of(Knockout(seeding="hand"), 4)
    assert desk.refused(actions.StartDivision("main")) == (
        "This bracket is seeded by hand. List the entries in order, the first seed first."
    )
    assert desk.refused(actions.StartDivision("main", (1, 2, 3))) == (
        "List every entry that is there in the order of their seeds. Not listed: Entry 4."
    )
    assert desk.refused(actions.StartDivision("main", (1, 2, 3, 3))).endswith(
        "Not listed: Entry 4."
    )
    desk.start(seeds=(4, 3, 2, 1))
    assert bracket(desk)[0] == [(4, 1), (3, 2)]


def test_a_draw_is_recorded_and_so_can_be_replayed() -> None:
    desk = Desk.of(Knockout(), 8)
    desk.start()
    [started] = [line.fact for line in desk.book.lines if "started" in str(line.fact).lower()][-1:]
    assert sorted(started.order) == [1, 2, 3, 4, 5, 6, 7, 8]  # type: ignore[attr-defined]
    assert fold(desk.book.lines) == desk.book


def test_a_draw_parts_those_who_are_kept_apart_in_the_first_round() -> None:
    for count in (4, 5, 8):
        for pair in combinations(range(1, count + 1), 2):
            desk = Desk.of(Knockout(), count)
            desk.do(actions.ForbidPair(pair, "sisters"))
            desk.start()
            assert pair not in [tuple(sorted(sides)) for sides in bracket(desk)[0]]


def test_winners_advance_by_themselves() -> None:
    desk = Desk.of(Knockout(), 4)
    desk.start(seeds=(1, 2, 3, 4))
    desk.win(desk.between(1, 4).number, 4)
    assert bracket(desk)[1] == [(4, -1)]
    desk.win(desk.between(2, 3).number, 2)
    final = desk.between(4, 2)
    assert str(final.reason) == "The winners of two matches of round 1."
    desk.win(final.number, 2)
    assert champion(desk) == 2
    main = desk.state.divisions["main"]
    assert [str(main.plan.format.reached(row.stage, main)) for row in desk.rows()] == [
        "winner", "final", "semi-final", "semi-final",
    ]  # fmt: skip


def test_a_tie_goes_to_the_higher_score_before_unplayed_letters() -> None:
    desk = Desk.of(Knockout(), 2)
    desk.start(seeds=(1, 2))
    desk.result(desk.between(1, 2).number, 400, 400, before=(396, 405))
    assert champion(desk) == 2


def test_a_tie_that_scores_leave_waits_for_a_draw_of_tiles() -> None:
    desk = Desk.of(Knockout(still_tied="tile draw"), 2)
    desk.start(seeds=(1, 2))
    match = desk.between(1, 2).number
    desk.result(match, 400, 400, before=(390, 390))
    assert champion(desk) is None
    assert desk.refused(actions.CertifyDivision("main"), ORGANISER) == (
        "A match in the bracket is tied. Break that tie first."
    )
    assert desk.refused(actions.OrderReplay(match, "tied")) == (
        "In this division a draw of tiles breaks a tie, not a replay."
    )
    desk.do(actions.BreakMatchTie(match, "tile draw"))
    assert champion(desk) in (1, 2)
    assert fold(desk.book.lines) == desk.book
    assert desk.refused(actions.BreakMatchTie(match, "tile draw")) == f"Match {match} is not tied."


def test_a_tie_that_scores_leave_can_be_played_again() -> None:
    desk = Desk.of(Knockout(still_tied="replay"), 2)
    desk.start(seeds=(1, 2))
    match = desk.between(1, 2).number
    desk.result(match, 400, 400, before=(390, 390))
    assert desk.refused(actions.BreakMatchTie(match, "tile draw", 1)) == (
        "In this division a replay breaks a tie, not a draw of tiles."
    )
    desk.do(actions.OrderReplay(match, "tied to the last point"))
    desk.result(match, 390, 410)
    assert champion(desk) == 2


def test_a_double_no_show_empties_the_slot_and_the_next_opponent_advances() -> None:
    desk = Desk.of(Knockout(), 4)
    desk.start(seeds=(1, 2, 3, 4))
    desk.ended(desk.between(1, 4).number, Result("no-show", reason="nobody came"))
    assert bracket(desk)[1] == [(0, -1)]
    desk.win(desk.between(2, 3).number, 3)
    assert champion(desk) == 3
    [alone] = [one for one in desk.state.pairings.values() if one.round == 2]
    assert alone.is_bye
    assert str(alone.reason) == "Nobody comes from the match opposite, so this side advances."


def test_nobody_at_all_leaves_no_winner() -> None:
    desk = Desk.of(Knockout(), 2)
    desk.start(seeds=(1, 2))
    desk.ended(desk.between(1, 2).number, Result("no-show"))
    assert champion(desk) is None
    desk.do(actions.CertifyDivision("main"), ORGANISER)


def test_a_game_for_third_place_is_an_option() -> None:
    desk = Desk.of(Knockout(third_place=True), 4)
    desk.start(seeds=(1, 2, 3, 4))
    desk.win(desk.between(1, 4).number, 1)
    desk.win(desk.between(2, 3).number, 2)
    third = desk.between(3, 4)
    assert str(third.reason) == "The losers of the semi-finals play for third place."
    desk.win(third.number, 4)
    desk.win(desk.between(1, 2).number, 2)
    assert desk.places() == [(1, 2), (2, 1), (3, 4), (4, 3)]


def test_who_withdraws_forfeits_what_is_to_come() -> None:
    desk = Desk.of(Knockout(), 4)
    desk.start(seeds=(1, 2, 3, 4))
    desk.win(desk.between(1, 4).number, 1)
    desk.do(actions.Withdraw(1, "a train to catch"))
    desk.win(desk.between(2, 3).number, 2)  # and the final is known, and forfeited
    assert champion(desk) == 2
    assert desk.rows()[1].forfeits == 1


def test_a_late_entry_takes_an_empty_slot() -> None:
    desk = Desk.of(Knockout(), 3)
    desk.start(seeds=(1, 2, 3))
    assert bracket(desk)[0] == [(1, 0), (2, 3)]
    desk.enter(1)
    assert bracket(desk)[0] == [(1, 4), (2, 3)]
    assert desk.refused(actions.AddEntry("main")) == (
        "The bracket of the division Main has no free slot left. "
        "Undo the start to draw again with everybody, or enter them in another division."
    )


def test_a_late_entry_costs_the_lowest_seed_with_a_bye_theirs_and_sits_at_a_table() -> None:
    desk = Desk.of(Knockout(), 5)
    desk.start(seeds=(1, 2, 3, 4, 5))
    desk.do(actions.AssignTables("main", 1, 1))
    assert bracket(desk)[0] == [(1, 0), (4, 5), (2, 0), (3, 0)]
    desk.enter(1)
    assert bracket(desk)[0] == [(1, 0), (4, 5), (2, 0), (3, 6)]
    assert desk.state.tables[desk.between(3, 6).number] == 2


def test_a_late_entry_never_undoes_a_match_that_was_played() -> None:
    desk = Desk.of(Knockout(), 3)
    desk.start(seeds=(1, 2, 3))
    desk.win(desk.between(2, 3).number, 2)
    desk.win(desk.between(1, 2).number, 1)
    assert "no free slot left" in desk.refused(actions.AddEntry("main"))


def test_a_correction_moves_the_other_side_on_and_more_points_move_nobody() -> None:
    desk = Desk.of(Knockout(), 4)
    desk.start(seeds=(1, 2, 3, 4))
    first, second = desk.between(1, 4).number, desk.between(2, 3).number
    desk.win(first, 1)
    desk.win(second, 2)
    right = Result("played", scores=(380, 390))
    desk.do(actions.CorrectResult(first, (1, 4), right, "added up wrong"))
    assert bracket(desk)[1] == [(4, 2)]
    final = desk.between(2, 4).number
    desk.win(final, 4)
    same_winner = Result("played", scores=(381, 390))
    desk.do(actions.CorrectResult(first, (1, 4), same_winner, "one more point"))


def wrong_for_two_rounds() -> tuple[Desk, int]:
    """Eight up to the final, which 1 and 2 have reached; 8 had beaten 1, which nobody noticed."""
    desk = Desk.of(Knockout(), 8)
    desk.start(seeds=(1, 2, 3, 4, 5, 6, 7, 8))
    wrong = desk.between(1, 8).number
    for one, other in ((1, 8), (4, 5), (2, 7), (3, 6), (1, 4), (2, 3)):
        desk.win(desk.between(one, other).number, one)
    return desk, wrong


RIGHT = Result("played", scores=(380, 390))


def test_a_result_found_wrong_two_rounds_later_is_corrected_in_one_step() -> None:
    desk, wrong = wrong_for_two_rounds()
    final = desk.between(1, 2).number
    desk.win(final, 1)
    correct = actions.CorrectResult(wrong, (1, 8), RIGHT, "read the wrong way round")
    semi = next(one.number for one in desk.state.pairings.values() if set(one.sides) == {1, 4})
    assert desk.refused(correct) == (
        f"Match {semi} and Match {final} were played because of this result. If you correct it, "
        "these matches no longer count, and the bracket goes on from the right result. "
        "Correct it anyway?"
    )
    action = desk.do(replace(correct, sure=True))
    assert bracket(desk)[1] == [(8, 4), (2, 3)]
    assert {semi, final}.isdisjoint(desk.state.results)
    # The other semi-final has nothing to do with it.
    assert not any(set(one.sides) == {2, 3} for one in desk.state.outstanding())
    # It is one action, and so is taken back as one.
    desk.do(actions.Undo(action))
    assert desk.state.results[wrong].scores != RIGHT.scores
    assert {semi, final} <= set(desk.state.results)
    desk.do(replace(correct, sure=True))
    desk.win(desk.between(8, 4).number, 4)
    desk.win(desk.between(4, 2).number, 4)
    assert champion(desk) == 4
    assert fold(desk.book.lines) == desk.book


def test_a_ruling_corrects_a_bracket_as_the_desk_does() -> None:
    desk, wrong = wrong_for_two_rounds()
    desk.do(actions.OpenDiscrepancy(wrong, versions=("8 had won",)))
    ruling = actions.RuleMatchDiscrepancy(1, "corrected", "the sheet shows it", RIGHT)
    assert "was played because of this result" in desk.refused(ruling, ORGANISER)
    desk.do(replace(ruling, sure=True), ORGANISER)
    assert bracket(desk)[1] == [(8, 4), (2, 3)]
    assert not desk.state.is_disputed(wrong)


def test_a_bracket_with_byes_seats_every_match_that_can_be_played() -> None:
    desk = Desk.of(Knockout(), 5)
    desk.start(seeds=(1, 2, 3, 4, 5))
    desk.do(actions.AssignTables("main", 1, 3))
    early, known = desk.between(4, 5).number, desk.between(2, 3).number
    assert desk.state.tables == {early: 3, known: 4}
    # The next one sits down where the match before has ended.
    desk.win(early, 4)
    assert desk.state.tables[desk.between(1, 4).number] == 3
    desk.win(known, 2)
    desk.win(desk.between(1, 4).number, 1)
    assert desk.state.tables[desk.between(1, 2).number] == 3
    assert fold(desk.book.lines) == desk.book


def test_a_bracket_without_tables_stays_without() -> None:
    desk = Desk.of(Knockout(), 4)
    desk.start(seeds=(1, 2, 3, 4))
    desk.win(desk.between(1, 4).number, 1)
    desk.win(desk.between(2, 3).number, 2)
    assert desk.state.tables == {}


def test_a_bracket_can_be_another_before_the_start_and_not_after() -> None:
    desk = Desk.of(Knockout(), 4)
    assert "reason" in desk.refused(actions.ChangeFormat("main", Knockout(), " "), ORGANISER)
    desk.do(actions.ChangeFormat("main", Knockout(third_place=True), "there is time"), ORGANISER)
    desk.start()
    assert desk.refused(actions.ChangeFormat("main", Knockout(), "late"), ORGANISER) == (
        "A bracket or a ladder has to begin with the first round. Choose "
        "another format for the rounds to come."
    )


@given(st.integers(2, 40), st.data())
def test_whatever_results_a_bracket_gets_everybody_has_one_place(
    entries: int, data: st.DataObject
) -> None:
    desk = Desk.of(Knockout(third_place=data.draw(st.booleans())), entries)
    desk.start()
    while waiting := desk.state.outstanding():
        pairing = data.draw(st.sampled_from(waiting))
        kind = data.draw(st.sampled_from(["win", "win", "no-show", "forfeit", "double forfeit"]))
        if kind == "win":
            desk.win(pairing.number, data.draw(st.sampled_from(pairing.sides)))
        elif kind == "forfeit":
            winner = data.draw(st.sampled_from(pairing.sides))
            desk.ended(pairing.number, Result("forfeit", winner=winner))
        else:
            desk.ended(pairing.number, Result(kind))  # type: ignore[arg-type]  # one of the kinds
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    assert sorted(entry for _, entry in desk.places()) == [*range(1, entries + 1)]
    assert [place for place, _ in desk.places()].count(1) == 1 or champion(desk) is None
