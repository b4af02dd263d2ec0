"""Double elimination: two brackets and a grand final, for any number of entries."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from rackhouse.contest import ORGANISER, Result, actions
from rackhouse.contest.book import decode_event, encode_event, fold
from rackhouse.contest.folding.brackets import bracket_in
from rackhouse.contest.formats import DoubleElimination
from rackhouse.contest.pairing.bracket import slots_for
from rackhouse.contest.result import winners
from rackhouse.paper import SIZES, Paper
from rackhouse.paper.bracket import bracket_chart
from rackhouse.paper.rounds import round_title
from rackhouse.paper.standings import standings_list
from tests.kit.desk import Desk
from tests.kit.pdf import faults, text_of
from tests.paper.people import people

UNDECIDED = "Both have lost once, so this match decides."
DECIDER = "Deciding match, if needed"


def begun(entries: int) -> Desk:
    desk = Desk.of(DoubleElimination(), entries)
    desk.start(seeds=tuple(range(1, entries + 1)))
    return desk


def played(entries: int, chance: Random | None = None) -> Desk:
    """A whole event; the better seed wins, or whoever chance has."""
    desk = begun(entries)
    while waiting := desk.state.outstanding():
        sides = waiting[0].sides
        desk.win(waiting[0].number, chance.choice(sides) if chance else min(sides))
    return desk


def titles(desk: Desk) -> list[str]:
    main = desk.state.divisions["main"]
    rounds = range(1, len(main.rounds) + 1)
    return [str(round_title(main, number)) for number in rounds]


def reached(desk: Desk) -> list[str]:
    main = desk.state.divisions["main"]
    return [str(main.plan.format.reached(row.stage, main)) for row in desk.rows()]


@pytest.mark.parametrize("entries", [*range(2, 20), 32, 33])
def test_everybody_but_the_winner_loses_twice(entries: int) -> None:
    for seed in range(4):
        desk = played(entries, Random(seed))
        lost: Counter[int] = Counter()
        for number, result in desk.state.results.items():
            sides = desk.state.pairings[number].sides
            lost.update(set(sides) - set(winners(sides, result, by_before=True)))
        champion = bracket_in(desk.state, desk.state.divisions["main"]).champion
        assert champion is not None
        assert lost[champion] < 2
        assert {lost[entry] for entry in desk.state.entries if entry != champion} == {2}
        assert len(desk.state.results) == 2 * entries - 2 + lost[champion]
        places = [place for place, _ in desk.places()]
        assert places[: min(4, entries)] == [1, 2, 3, 4][:entries]
        assert desk.places()[0] == (1, champion)
        desk.do(actions.CertifyDivision("main"), ORGANISER)


@pytest.mark.parametrize("entries", [4, 8, 16, 32])
def test_nobody_meets_again_before_it_must_be(entries: int) -> None:
    """Where the better seed wins, only the last matches bring together who has met."""
    met: Counter[frozenset[int]] = Counter()
    desk = played(entries)
    for pairing in desk.state.pairings.values():
        met[frozenset(pairing.sides)] += 1
    assert sum(times - 1 for times in met.values()) <= 2


def test_rounds_of_both_brackets_have_names_and_places() -> None:
    desk = played(8)
    assert titles(desk) == [
        "Winners' round 1", "Winners' round 2", "Losers' round 1", "Losers' round 2",
        "Winners' final", "Losers' round 3", "Losers' final", "Grand final",
    ]  # fmt: skip
    assert desk.places() == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (5, 6), (7, 7), (7, 8)]
    assert reached(desk) == [
        "winner", "grand final", "losers' final", "losers' round 3",
        *["losers' round 2"] * 2, *["losers' round 1"] * 2,
    ]  # fmt: skip


def test_while_it_is_played_the_unbeaten_stand_first() -> None:
    desk = begun(4)
    desk.win(desk.between(1, 4).number, 1)
    assert desk.places() == [(1, 1), (2, 2), (2, 3), (4, 4)]
    assert reached(desk)[0] == "winners' bracket"
    desk.win(desk.between(2, 3).number, 2)
    desk.win(desk.between(3, 4).number, 3)
    assert [entry for _, entry in desk.places()][2:] == [3, 4]


def test_who_comes_from_below_must_win_the_grand_final_twice() -> None:
    desk = begun(2)
    desk.win(1, 1)
    final = desk.between(1, 2)
    assert (final.number, str(final.reason)) == (2, "The winners of both brackets.")
    desk.win(final.number, 2)
    last = desk.between(1, 2)
    assert (last.number, str(last.reason), titles(desk)[-1]) == (3, UNDECIDED, DECIDER)
    assert "no result yet" in desk.refused(actions.CertifyDivision("main"), ORGANISER)
    desk.win(last.number, 2)
    assert desk.places() == [(1, 2), (2, 1)]


def test_who_is_unbeaten_wins_it_once() -> None:
    desk = begun(2)
    assert titles(desk)[-1] == DECIDER
    desk.win(1, 1)
    desk.win(2, 1)
    assert titles(desk) == ["Winners' final", "Grand final"]
    assert desk.state.outstanding() == []
    desk.do(actions.CertifyDivision("main"), ORGANISER)


def test_what_was_played_on_a_result_keeps_it_from_being_corrected() -> None:
    desk = begun(4)
    desk.win(desk.between(1, 4).number, 1)
    desk.win(desk.between(2, 3).number, 2)
    below = desk.between(4, 3)
    other = Result("played", (300, 400))
    fixed = actions.CorrectResult(1, (1, 4), other, "the slip was misread")
    played_below = desk.win(below.number, 3)
    assert "was played because of this result" in desk.refused(fixed)
    desk.do(actions.Undo(played_below))
    desk.do(fixed)
    assert str(desk.between(1, 3).reason) == "The losers of two matches (Winners' round 1)."
    assert desk.between(4, 2).round == 2


def test_a_deciding_match_falls_with_the_grand_final_that_called_for_it() -> None:
    desk = begun(2)
    for number, winner in ((1, 1), (2, 2), (3, 1)):
        desk.win(number, winner)
    fixed = actions.CorrectResult(2, (1, 2), Result("played", (400, 300)), "misread")
    assert desk.refused(fixed) == (
        "Match 3 was played because of this result. If you correct it, that match no longer "
        "counts, and the bracket goes on from the right result. Correct it anyway?"
    )
    desk.do(replace(fixed, sure=True))
    assert desk.state.outstanding() == []
    assert 3 not in desk.state.results
    assert desk.places()[0] == (1, 1)
    assert fold(desk.book.lines) == desk.book


def test_who_withdraws_forfeits_in_both_brackets() -> None:
    desk = begun(5)
    desk.do(actions.Withdraw(1, "ill"))
    while waiting := desk.state.outstanding():
        desk.win(waiting[0].number, min(waiting[0].sides))
    assert desk.places()[0] == (1, 2)
    kinds = Counter(one.kind for one in desk.state.results.values())
    assert kinds["forfeit"] == 2


def test_a_match_without_anybody_leaves_both_out() -> None:
    desk = begun(4)
    desk.ended(desk.between(2, 3).number, Result("no-show", reason="Nobody came."))
    desk.win(desk.between(1, 4).number, 1)
    desk.win(desk.between(1, 4).number, 1)
    assert desk.places()[:2] == [(1, 1), (2, 4)]
    assert {place for place, entry in desk.places() if entry in (2, 3)} == {3}


def test_a_late_entry_takes_an_empty_slot() -> None:
    desk = begun(3)
    [late] = desk.enter(1)
    assert desk.between(1, late).round == 1
    assert "no free slot left" in desk.refused(actions.AddEntry("main"))


def test_a_tie_is_broken_before_anybody_advances() -> None:
    desk = begun(4)
    number = desk.between(1, 4).number
    desk.result(number, 400, 400, before=(400, 400))
    assert desk.state.is_tied(number)
    desk.do(actions.BreakMatchTie(number, "director", 4), ORGANISER)
    assert 4 in bracket_in(desk.state, desk.state.divisions["main"]).rounds[1][0].sides


def test_numbers_of_other_matches_come_after_all_of_its_own() -> None:
    desk = begun(4)
    assert desk.state.given.pairings == DoubleElimination().numbers_for(4) == 7


def test_it_is_read_back_as_it_was_written() -> None:
    desk = played(6, Random(1))
    assert fold(decode_event(encode_event(desk.book.lines))).state == desk.state


@pytest.mark.parametrize("entries", [2, 3, 7, 16, 40])
@pytest.mark.parametrize("paper", SIZES)
def test_both_brackets_are_printed(entries: int, paper: Paper) -> None:
    desk = begun(entries)
    blank = bracket_chart(desk.state, people(entries), "main", paper=paper)
    assert list(faults(blank)) == []
    assert DECIDER in text_of(blank)
    done = played(entries)
    text = text_of(bracket_chart(done.state, people(entries), "main", paper=paper))
    assert "Winners' bracket" in text
    assert ("Losers' bracket" in text) == (entries > 2)
    assert "Double elimination" in text
    assert "Grand final" in text_of(standings_list(done.state, people(entries), "main"))


def test_slots_are_those_of_any_bracket() -> None:
    bracket = DoubleElimination().bracket_of(slots_for([11, 12, 13]), {})
    assert [match.sides for match in bracket.rounds[0]] == [(11, 0), (12, 13)]
    assert bracket.rounds[2][0].sides == (0, -1)
