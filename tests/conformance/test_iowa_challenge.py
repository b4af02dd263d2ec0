"""Iowa, challenges: the list, the window that the draw shuts, hold, what a challenge costs."""

from __future__ import annotations

import pytest

from rackhouse.record import Actor, Phase, facts
from rackhouse.referee import commands
from tests.kit.table import Table

ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)
FIRST, SECOND = "AEINRRT", "BEHIOST"
SHUT = "referee-too-late-to-challenge: Player 2"
NO_PLAY = "referee-no-open-play"


def opened(*draws: str, good: tuple[str, ...] = (), **options: object) -> Table:
    settings = options or None
    table = Table("iowa", good=good, settings=settings, draws=["A", "B", FIRST, SECOND, *draws])
    return table.begin()


def hob(*good: str) -> Table:
    """TRAINER stands, and the second player has just laid HOB with HI, ON and BE."""
    table = opened(good=good)
    table.play(0, "8D TRAINER")
    table.accept(1)
    table.play(1, "7G HOB")
    return table


# --- which words


@pytest.mark.rule("I-36")
def test_the_game_is_created_under_the_tournament_and_club_word_list_of_2006() -> None:
    words = opened().facts(facts.GameCreated)[0].rules.words
    assert words.dictionary == "The Official Tournament and Club Word List"
    assert words.edition == "Second Edition, effective March 1, 2006"
    assert words.source == "list"
    assert words.exclusions == ()


@pytest.mark.rule("I-36")
@pytest.mark.parametrize(
    ("good", "stands"), [(("TRAINER",), True), ((), False), (("RETRAIN",), False)]
)
def test_a_word_is_permitted_exactly_if_the_list_has_it(
    good: tuple[str, ...], stands: bool
) -> None:
    table = opened(good=good)
    table.play(0, "8D TRAINER")
    table.challenge(1)
    assert table.facts(facts.Ruled)[-1].acceptable is stands
    assert table.state.board.is_empty is not stands


# --- the window


@pytest.mark.rule("I-37")
def test_the_first_tile_drawn_shuts_the_window() -> None:
    table = opened()
    table.play(0, "8D TRAINER")
    assert table.why_not(1, commands.CallChallenge) is None
    table.pass_time(15)
    facts_written = table.do(commands.DrawTiles(ONE))
    assert facts_written == ["WindowShut", "TilesDrawn", "TurnBegan"]
    assert table.refused(commands.CallChallenge(TWO)) == SHUT
    assert table.scores == [66, 0]


@pytest.mark.rule("I-37", "A-23")
@pytest.mark.parametrize("start", [commands.Accept(TWO), commands.Pass(TWO)], ids=repr)
def test_the_program_draws_when_the_opponent_accepts_or_starts(start: commands.Command) -> None:
    table = opened()
    table.play(0, "8D TRAINER")
    assert table.rack(0) == ""
    assert "TilesDrawn" in table.do(start)
    assert len(table.rack(0)) == 7
    assert table.why_not(1, commands.CallChallenge) is not None


@pytest.mark.rule("A-23")
def test_in_dealt_custody_the_mover_draws_no_sooner_than_after_15_seconds() -> None:
    table = opened()
    table.play(0, "8D TRAINER")
    assert table.refused(commands.DrawTiles(TWO)) == "referee-others-draw: Player 1"
    table.pass_time(14.999)
    early = "referee-wait-to-draw: 1 second"
    assert table.refused(commands.DrawTiles(ONE)) == early
    table.pass_time(0.001)
    table.do(commands.DrawTiles(ONE))
    assert table.mover == 1


@pytest.mark.rule("A-23")
def test_with_real_tiles_the_draw_itself_shuts_the_window_at_any_moment() -> None:
    table = Table("iowa", custody="table").begin(lots=[["A", "B"]])
    table.play(0, "8D TRAINER")
    table.do(commands.DrawTiles(ONE))
    assert table.refused(commands.CallChallenge(TWO)) == SHUT
    assert table.state.bag_count == 100 - 7 - 14


@pytest.mark.rule("A-23")
def test_with_an_empty_sack_the_window_shuts_at_the_opponents_start() -> None:
    table = opened().arrange(racks=["TRAINER", "E"], bag="")
    table.play(0, "8G RAT")
    table.pass_time(600)
    empty = "referee-bag-is-empty"
    assert table.refused(commands.DrawTiles(ONE)) == empty
    assert table.why_not(1, commands.CallChallenge) is None
    table.pass_turn(1)
    assert table.phase is Phase.ON_TURN
    assert table.refused(commands.CallChallenge(TWO)) == NO_PLAY


@pytest.mark.rule("A-23")
def test_nobody_challenges_their_own_play_a_pass_or_an_exchange() -> None:
    table = opened()
    table.play(0, "8D TRAINER")
    assert table.refused(commands.CallChallenge(ONE)) == "referee-own-play"
    table.accept(1)
    table.pass_turn(1)
    assert table.refused(commands.CallChallenge(ONE)) == NO_PLAY
    table.exchange(0, table.rack(0)[0])
    assert table.refused(commands.CallChallenge(TWO)) == NO_PLAY


# --- hold


@pytest.mark.rule("A-23")
def test_hold_delays_the_draw_for_60_seconds_and_then_counts_as_accept() -> None:
    table = opened()
    table.play(0, "8D TRAINER")
    table.pass_time(10)
    table.do(commands.CallHold(TWO))
    assert table.due_in() == 60
    table.pass_time(59)
    assert table.refused(commands.DrawTiles(ONE)) == "referee-hold-called: Player 2"
    assert table.tick() == []
    table.pass_time(1)
    assert table.tick() == ["Accepted", "WindowShut", "TilesDrawn", "TurnBegan"]
    assert table.facts(facts.Accepted) == [facts.Accepted(1)]
    assert table.refused(commands.CallChallenge(TWO)) == SHUT


@pytest.mark.rule("A-23")
def test_the_holder_may_still_challenge_or_accept_and_holds_a_play_once() -> None:
    table = opened()
    table.play(0, "8D TRAINER")
    assert table.refused(commands.CallHold(ONE)) == "referee-own-play"
    table.do(commands.CallHold(TWO))
    assert table.refused(commands.CallHold(TWO)) == "referee-already-held"
    assert "PlayWithdrawn" in table.challenge(1)
    table.play(1, "8G HOB")
    table.do(commands.CallHold(ONE))
    assert "TurnBegan" in table.accept(0)
    assert table.due_in() is None


# --- what comes of it


@pytest.mark.rule("I-38")
def test_unacceptable_word_the_tiles_come_back_and_the_turn_is_lost() -> None:
    table = opened()
    table.play(0, "8D TRAINER")
    written = table.challenge(1)
    assert written == ["ChallengeCalled", "Ruled", "PlayWithdrawn", "TurnBegan"]
    assert table.rack(0) == FIRST
    assert table.scores == [0, 0]
    assert table.state.board.is_empty
    assert table.mover == 1
    assert table.accounted() == 100
    assert table.state.tally[0].withdrawn
    table.check_record()


@pytest.mark.rule("I-39")
def test_acceptable_word_the_challenger_loses_his_turn() -> None:
    table = opened(good=("TRAINER",))
    table.play(0, "8D TRAINER")
    table.challenge(1)
    assert table.facts(facts.TurnOwed) == [facts.TurnOwed(1)]
    assert table.facts(facts.TurnSkipped) == [facts.TurnSkipped(1)]
    assert table.mover == 0
    assert table.scores == [66, 0]
    table.pass_turn(0)
    assert table.mover == 1, "one failed challenge costs one turn"


@pytest.mark.rule("A-22")
def test_named_words_get_one_joint_verdict_and_a_bad_one_takes_the_play_off() -> None:
    table = hob("HOB", "HI", "ON")
    table.challenge(0, "HI", "BE")
    ruled = table.facts(facts.Ruled)[-1]
    assert (ruled.words, ruled.acceptable) == (("HI", "BE"), False)
    assert table.scores == [66, 0]


@pytest.mark.rule("A-22")
def test_a_challenge_of_good_words_only_fails_and_the_others_may_be_challenged_anew() -> None:
    table = hob("HOB", "HI", "ON")
    table.challenge(0, "HI")
    assert table.facts(facts.TurnOwed) == [facts.TurnOwed(0)]
    assert table.phase is Phase.PENDING
    again = table.refused(commands.CallChallenge(ONE, ("HI",)))
    assert again == "referee-already-good: HI"
    table.challenge(0)
    assert table.facts(facts.Ruled)[-1].words == ("HOB", "ON", "BE")
    assert table.scores == [66, 0]
    # The lost turn is still spent: the second player, whose play came off, moves again.
    assert table.mover == 1


@pytest.mark.rule("A-22")
def test_only_words_of_the_play_can_be_named() -> None:
    table = hob()
    why = table.refused(commands.CallChallenge(ONE, ("TRAINER",)))
    assert why == "referee-not-in-play: TRAINER, HOB, HI, ON, and BE"


@pytest.mark.rule("A-23")
def test_a_mover_who_moves_again_leaves_the_challenger_the_same_time_and_hold() -> None:
    # One good word was named, so the challenger's next turn is lost, and the mover is next.
    table = hob("HOB", "HI", "ON", "BE")
    table.challenge(0, "HI")
    early = table.refused(commands.Pass(TWO))
    assert early == "referee-wait-to-draw: 15 seconds"
    table.do(commands.CallHold(ONE))
    table.pass_time(20)
    assert table.refused(commands.Pass(TWO)) == "referee-hold-called: Player 1"
    assert "TurnSkipped" in table.accept(0)
    assert table.mover == 1
    table.pass_turn(1)
    assert table.mover == 0


@pytest.mark.rule("A-24", "I-37")
def test_a_withdrawn_play_has_drawn_nothing() -> None:
    table = opened()
    table.play(0, "8D TRAINER")
    table.challenge(1)
    withdrawn = table.facts(facts.PlayWithdrawn)[-1]
    assert (withdrawn.tiles, withdrawn.returned, withdrawn.returned_count) == (FIRST, "", 0)
    assert table.state.bag_count == 86


# --- a phony stands


@pytest.mark.rule("A-19")
def test_a_phony_stands_unless_challenged_and_for_good_once_the_window_shut() -> None:
    table = opened()
    table.play(0, "8D RRTNIEA")
    table.accept(1)
    table.play(1, "8C SRRTNIEA")
    table.good = {"SRRTNIEA"}
    table.challenge(0)
    assert table.refused(commands.CallChallenge(ONE)) == NO_PLAY
    assert table.facts(facts.PlayMade)[0].score == 66
    assert table.scores[0] == 66
    assert table.state.board.tile_count == 8


@pytest.mark.rule("A-19")
def test_phonies_cannot_be_played_where_the_house_voids_them() -> None:
    table = opened(good=("TRAINER",), **{"words.phonies": "void"})
    why = table.refused(commands.Commit(ONE, play="8D RETRAIN"))
    assert why == "referee-not-in-list: RETRAIN"
    assert table.rack(0) == FIRST
    table.play(0, "8D TRAINER")
    assert table.scores == [66, 0]


@pytest.mark.rule("A-19")
def test_a_word_may_be_repeated() -> None:
    table = opened("ATO", good=("RAT",))
    table.play(0, "8G RAT")
    table.accept(1)
    table.pass_turn(1)
    table.play(0, "G8 RAT")
    table.challenge(1)
    ruled = table.facts(facts.Ruled)[-1]
    assert (ruled.words, ruled.acceptable) == (("RAT",), True)
