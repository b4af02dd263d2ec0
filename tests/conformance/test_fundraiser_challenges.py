"""FUNdraiser, challenges: the Word Judge, tiles back, five dollars and lost time."""

from __future__ import annotations

import pytest

from rackhouse.record import DIRECTOR, JUDGE, Actor, Phase, facts
from rackhouse.referee import commands
from rackhouse.rules import Sheet
from tests.kit import Table

ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)


def opened(play: str = "8D TRAINER", rack: str = "TRAINER") -> Table:
    """Team 1 has opened; team 2's three minutes run and the play can be challenged."""
    table = Table("fundraiser", draws=["A", "B", rack, "HOBSUYZ"]).begin()
    table.play(0, play)
    return table


def ruled(
    table: Table, *words: str, waited: float = 0, lasting: float = 0, good: bool
) -> list[str]:
    """Team 2 challenges; the judge comes, takes some time and rules."""
    table.challenge(1, *words)
    table.pass_time(waited)
    table.do(commands.TakeUpCall(JUDGE))
    table.pass_time(lasting)
    return table.rule(acceptable=good)


def left(table: Table) -> float:
    """Seconds left of the turn."""
    milliseconds = table.state.turn_time_left(table.now)
    assert milliseconds is not None
    return milliseconds / 1000


# --- when, and before whom


@pytest.mark.rule("F-31", "F-32")
def test_a_challenge_is_notified_to_a_word_judge_who_alone_rules() -> None:
    table = opened()
    assert table.challenge(1) == ["ClockStopped", "ChallengeCalled"]
    assert table.phase is Phase.ADJUDICATING
    assert Sheet.named("fundraiser").rules.challenge.ruled_by == "judge"
    for seat in (ONE, TWO):
        assert table.refused(commands.Rule(seat, acceptable=True)) == (
            "referee-not-for-you: the judge or the director"
        )
        assert table.refused(commands.ConfirmVerdict(seat, acceptable=True)) == ("referee-no-book")
    table.rule(acceptable=True)
    assert table.facts(facts.Ruled)[0].words == ("TRAINER",)


@pytest.mark.rule("F-32", "A-23")
@pytest.mark.parametrize(
    "act",
    [
        commands.Accept(TWO),
        commands.Commit(TWO, "7G HOB"),
        commands.Pass(TWO),
        commands.ExchangeTiles(TWO, "U"),
        commands.BuyHelp(TWO, "letter", letter="A"),
        commands.BuyHelp(TWO, "peek", prefix="HOB"),
    ],
    ids=lambda act: type(act).__name__ + getattr(act, "help", ""),
)
def test_once_the_next_team_starts_its_turn_the_play_stands(act: commands.Command) -> None:
    table = opened()
    table.do(act)
    assert table.facts(facts.WindowShut) == [facts.WindowShut(0)]
    table.refused(commands.CallChallenge(TWO))
    assert table.facts(facts.ChallengeCalled) == []


@pytest.mark.rule("F-32", "A-23")
def test_the_running_clock_of_the_next_team_shuts_nothing() -> None:
    table = opened()
    table.pass_time(179)
    assert table.state.ticking == 1
    assert table.challenge(1) == ["ClockStopped", "ChallengeCalled"]


@pytest.mark.rule("F-32", "A-23")
def test_nobody_challenges_their_own_play_a_pass_or_an_exchange() -> None:
    table = opened()
    assert table.refused(commands.CallChallenge(ONE)) == "referee-own-play"
    table.pass_turn(1)
    assert table.refused(commands.CallChallenge(ONE)) == ("referee-no-open-play")


# --- what it costs


@pytest.mark.rule("F-33")
def test_unacceptable_the_tiles_go_back_and_that_turn_is_lost() -> None:
    table = opened("8D RRTNIEA")
    assert (table.rack(0), table.state.bag_count) != ("AEINRRT", 86)
    ruled(table, good=False)
    assert (table.rack(0), table.state.bag_count) == ("AEINRRT", 86)
    assert table.state.board.is_empty
    assert (table.scores, table.mover) == ([0, 0], 1)
    assert table.facts(facts.Posted) == []
    assert table.facts(facts.TimeCharged) == []
    assert table.state.tally[-1].withdrawn
    assert table.accounted() == 100
    table.check_record()


@pytest.mark.rule("F-33", "A-24")
def test_exactly_the_tiles_drawn_for_the_withdrawn_play_go_back_to_the_bag() -> None:
    table = Table("fundraiser", draws=["A", "B", "QITRAIN", "HOBSXYZ", "EU"]).begin()
    table.play(0, "8H QI")
    assert table.rack(0) == "AEINRTU"
    ruled(table, good=False)
    fact = table.facts(facts.PlayWithdrawn)[0]
    assert (fact.tiles, fact.returned, fact.score) == ("IQ", "EU", 22)
    assert table.rack(0) == "AIINQRT"


@pytest.mark.rule("F-34", "F-36")
def test_failed_the_ruling_time_and_thirty_seconds_come_off_the_challengers_turn() -> None:
    """VECTORS: called with 0:40 used, ruling 70 s: failed leaves 40 s and costs $5"""
    table = opened()
    table.pass_time(40)
    ruled(table, lasting=70, good=True)
    assert (table.mover, table.phase, left(table)) == (1, Phase.ON_TURN, 40)
    assert table.facts(facts.TimeCharged) == [facts.TimeCharged(1, 100_000)]
    assert table.state.ledger.owed(1) == 500
    table.pass_time(40)
    assert table.tick()[0:2] == ["ClockStopped", "TurnExpired"]


@pytest.mark.rule("F-33", "A-26")
def test_upheld_the_challengers_turn_goes_on_where_the_call_stopped_it() -> None:
    """VECTORS: called with 0:40 used, ruling 70 s: … upheld leaves 140 s"""
    table = opened()
    table.pass_time(40)
    ruled(table, lasting=70, good=False)
    assert (table.mover, table.phase, left(table)) == (1, Phase.ON_TURN, 140)
    assert table.state.ledger.entries == ()


@pytest.mark.rule("F-34", "F-36")
def test_failed_before_any_time_was_used_leaves_eighty_seconds() -> None:
    """VECTORS: called before any of the 3:00 is used, ruling 70 s: failed leaves 80 s"""
    table = opened()
    ruled(table, lasting=70, good=True)
    assert left(table) == 80


@pytest.mark.rule("A-26")
def test_waiting_for_the_judge_is_free() -> None:
    table = opened()
    ruled(table, waited=300, lasting=10, good=True)
    assert left(table) == 180 - 10 - 30


@pytest.mark.rule("F-36")
def test_a_ruling_that_takes_no_time_still_costs_the_thirty_seconds() -> None:
    table = opened()
    table.challenge(1)
    assert table.rule(acceptable=True)[0] == "CallTakenUp"
    assert table.facts(facts.TimeCharged) == [facts.TimeCharged(1, 30_000)]
    assert left(table) == 150


@pytest.mark.rule("F-34", "F-36", "A-26")
def test_a_penalty_that_uses_up_the_time_ends_the_turn_as_a_lost_turn() -> None:
    table = opened()
    table.pass_time(100)
    facts_written = ruled(table, lasting=60, good=True)
    assert "TurnLost" in facts_written
    assert (table.mover, table.phase, left(table)) == (0, Phase.ON_TURN, 180)
    last = table.state.tally[-1]
    assert (last.seat, last.kind, last.score) == (1, "lost", 0)
    assert table.state.sides[1].passes == 0
    assert table.state.ledger.owed(1) == 500


@pytest.mark.rule("A-26")
@pytest.mark.parametrize(("lasting", "lost"), [(49.999, False), (50, True)])
def test_exactly_no_time_left_is_a_lost_turn(lasting: float, lost: bool) -> None:
    table = opened()
    table.pass_time(100)
    ruled(table, lasting=lasting, good=True)
    assert (table.facts(facts.TurnLost) == [facts.TurnLost(1)]) is lost


@pytest.mark.rule("F-35")
def test_failed_the_challenging_team_pays_five_dollars_and_no_score_changes() -> None:
    table = opened()
    ruled(table, good=True)
    entry = table.facts(facts.Posted)[0].entry
    assert (entry.kind, entry.side, entry.cause, entry.cents) == ("fee", 1, "failed challenge", 500)
    assert (table.state.ledger.owed(0), table.state.ledger.owed(1)) == (0, 500)
    assert table.scores == [66, 0]
    assert table.facts(facts.TurnOwed) == []


@pytest.mark.rule("F-35", "A-22")
def test_the_five_dollars_are_per_challenge_and_words_not_ruled_on_may_be_challenged_anew() -> None:
    table = opened()
    table.play(1, "7G HOB")
    table.challenge(0, "HOB")
    table.rule(acceptable=True)
    assert table.refused(commands.CallChallenge(ONE, ("HOB",))) == "referee-already-good: HOB"
    table.challenge(0, "HI", "ON")
    table.rule(acceptable=True)
    assert table.state.ledger.owed(0) == 1000
    table.challenge(0)
    assert table.facts(facts.ChallengeCalled)[-1].words == ("BE",)
    table.rule(acceptable=False)
    assert (table.scores, table.state.ledger.owed(0)) == ([66, 0], 1000)


@pytest.mark.rule("F-33", "A-22")
def test_only_good_words_named_fails_though_another_word_is_bad() -> None:
    table = opened()
    table.play(1, "7G HOB")
    assert table.refused(commands.CallChallenge(ONE, ("HOBS",))) == (
        "referee-not-in-play: HOBS, HOB, HI, ON, and BE"
    )
    table.challenge(0, "HOB")
    table.rule(acceptable=True)
    assert table.scores == [66, 33]


@pytest.mark.rule("A-26")
def test_a_call_withdrawn_before_the_judge_takes_it_up_costs_its_waiting_time_and_no_fee() -> None:
    table = opened()
    table.pass_time(40)
    table.challenge(1)
    table.pass_time(25)
    assert table.do(commands.WithdrawCall(TWO)) == ["CallWithdrawn", "TimeCharged", "ClockStarted"]
    assert left(table) == 180 - 40 - 25
    assert table.state.ledger.entries == ()
    assert table.phase is Phase.PENDING
    table.challenge(1)
    table.do(commands.TakeUpCall(JUDGE))
    assert table.refused(commands.WithdrawCall(TWO)) == "referee-judge-is-looking"
    assert table.refused(commands.WithdrawCall(ONE)) == "referee-not-your-call: Team 2"


@pytest.mark.rule("A-26")
def test_a_withdrawn_call_that_waited_out_the_turn_loses_it() -> None:
    table = opened()
    table.pass_time(100)
    table.challenge(1)
    table.pass_time(80)
    assert "TurnLost" in table.do(commands.WithdrawCall(TWO))
    assert (table.mover, table.state.ledger.owed(1)) == (0, 0)


@pytest.mark.rule("F-35", "A-26")
def test_a_failed_challenge_of_the_out_play_costs_five_dollars_too() -> None:
    table = Table("fundraiser").begin()
    table.arrange(plays=["8D TRAINER"], racks=["S", "HOB"], bag="", mover=0)
    table.play(0, "8D TRAINERS")
    assert (table.phase, table.state.ledger.owed(1)) == (Phase.FINAL_PENDING, 0)
    assert ruled(table, lasting=70, good=True)[:2] == ["Ruled", "Posted"]
    assert (table.phase, table.state.ledger.owed(1)) == (Phase.FINISHED, 500)
    assert table.facts(facts.TimeCharged) == []


@pytest.mark.rule("A-26")
def test_the_round_clock_runs_on_during_a_ruling() -> None:
    table = opened()
    ends = table.state.round_ends
    table.challenge(1)
    assert table.state.ticking is None
    assert table.due_in() == 3600
    table.pass_time(100)
    table.rule(acceptable=False)
    assert table.state.round_ends == ends


@pytest.mark.rule("F-32")
def test_the_director_may_stand_in_for_the_judge() -> None:
    table = opened()
    table.challenge(1)
    table.do(commands.Rule(DIRECTOR, acceptable=False))
    assert table.state.board.is_empty
