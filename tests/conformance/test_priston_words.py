"""Priston, permitted words and challenging: the dictionary provided, and free challenges."""

from __future__ import annotations

from typing import Any

import pytest

from rackhouse.lexicon import Dictionary, DictionaryJudge, Policy, Verdict
from rackhouse.record import JUDGE, PUBLIC, SCORE_KEEPER, Actor, Phase, facts
from rackhouse.referee import commands
from rackhouse.referee.views import view
from tests.kit.table import PAPER, Table

ONE, TWO, THREE = (Actor.seat_at(seat) for seat in range(3))
FIRST, SECOND, THIRD = "AEINRRT", "BEHIOST", "DEGLNOU"
SHUT = "referee-too-late-to-challenge"


class DictionaryTable(Table):
    """A table whose judge has a labelled dictionary and the exclusions of the sheet."""

    looked_up: tuple[str, ...] = ()

    def _judge(self, words: Any) -> Verdict:
        self.looked_up += tuple(words)
        words_rule = self.state.rules.words
        assert words_rule.source == "dictionary"
        policy = Policy.excluding(words_rule.exclusions)
        return DictionaryJudge(Dictionary.named("english"), policy)(words)


def opened(*draws: str, good: tuple[str, ...] = (), **settings: object) -> Table:
    rigged = ["A", "B", FIRST, SECOND, *draws]
    return Table("priston", good=good, settings=settings or None, draws=rigged).begin()


def three(good: tuple[str, ...] = (), **settings: object) -> Table:
    """Three sides, the second first; the first keeps the score."""
    rigged = ["B", "A", "C", FIRST, SECOND, THIRD]
    table = Table("priston", sides=3, good=good, settings=settings or None, draws=rigged)
    return table.begin()


def challenged(word: str) -> tuple[bool, str]:
    """Lay a word as the opening, challenge it; whether it stood, and why not."""
    table = DictionaryTable("priston").begin().arrange(racks=[word.upper(), "E"], mover=0)
    table.play(0, f"8H {word}")
    table.challenge(1)
    ruled = table.facts(facts.Ruled)[-1]
    assert table.state.board.is_empty is not ruled.acceptable
    return ruled.acceptable, ruled.reasons.get(word, "")


# --- which words


@pytest.mark.rule("P-22")
@pytest.mark.parametrize("word", ["TRAINER", "OF", "HEY", "OXEN", "THROB"])
def test_words_of_the_dictionary_provided_are_allowed(word: str) -> None:
    assert challenged(word) == (True, "")


@pytest.mark.rule("P-22")
def test_a_word_that_the_dictionary_lacks_is_not_allowed() -> None:
    stood, why = challenged("TRIANER")
    assert not stood
    assert why.startswith("TRIANER is not in ")


@pytest.mark.rule("P-23")
@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("PARIS", "PARIS is always capitalised."),
        ("KM", "KM is an abbreviation."),
        ("DVD", "DVD is an abbreviation."),
        ("PRE", "PRE is a prefix and does not stand alone."),
        ("ING", "ING is a suffix and does not stand alone."),
        ("DONT", "DONT needs an apostrophe: don't."),
        ("XRAY", "XRAY needs a hyphen: x-ray."),
    ],
)
def test_excluded_classes_are_refused_with_their_reason(word: str, why: str) -> None:
    assert challenged(word) == (False, why)


@pytest.mark.rule("P-24")
@pytest.mark.parametrize("word", ["AMIGO", "TORERO", "ADIEU"])
def test_foreign_words_in_the_dictionary_are_allowed(word: str) -> None:
    assert challenged(word) == (True, "")


@pytest.mark.rule("P-26")
@pytest.mark.parametrize(
    ("before", "rack", "play", "word"),
    [
        (["8D TRAINER"], "SEEIOOU", "8D TRAINERS", "TRAINERS"),
        ([], "THROBSU", "8D THROBS", "THROBS"),
        ([], "OXENIIU", "8H OXEN", "OXEN"),
    ],
)
def test_plurals_are_permitted(before: list[str], rack: str, play: str, word: str) -> None:
    table = DictionaryTable("priston").begin().arrange(plays=before, racks=[rack, "E"], mover=0)
    table.play(0, play)
    table.challenge(1)
    assert table.facts(facts.Ruled)[-1] == facts.Ruled((word,), True)


@pytest.mark.rule("P-25")
def test_the_same_word_may_be_played_more_than_once() -> None:
    table = opened("ATO", good=("RAT",))
    table.play(0, "8G RAT")
    table.confirm(1)
    table.pass_turn(1)
    table.play(0, "G8 RAT")
    assert table.challenge(1)[-1] == "Ruled"
    assert table.facts(facts.Ruled)[-1] == facts.Ruled(("RAT",), True)
    assert [made.words for made in table.facts(facts.PlayMade)] == [("RAT",), ("RAT",)]


# --- when the dictionary is consulted


@pytest.mark.rule("P-28", "P-31", "A-19")
def test_the_dictionary_is_consulted_only_when_challenging() -> None:
    rigged = ["A", "B", FIRST, SECOND]
    table = DictionaryTable("priston", draws=rigged)
    table.begin()
    assert table.state.rules.words.look_ups == "challenges-only"
    table.tick(draft="8D RRTNIEA")
    table.refused(commands.Commit(ONE, play="1A RRTNIEA"))
    table.play(0, "8D RRTNIEA")
    for viewer in (ONE, TWO, JUDGE, PUBLIC, SCORE_KEEPER):
        view(table.state, viewer, table.world)
    assert list(table.looked_up) == []
    table.challenge(1)
    assert table.looked_up == ("RRTNIEA",)
    table.exchange(1, "E")
    table.play(0, "8D RRTNIEA")
    table.confirm(1)
    assert table.looked_up == ("RRTNIEA",)


@pytest.mark.rule("P-31")
def test_no_peek_into_the_dictionary_is_sold() -> None:
    why = opened().refused(commands.BuyHelp(ONE, "peek", prefix="TRA"))
    assert why == "referee-no-helps"


@pytest.mark.rule("P-28")
def test_nobody_consults_it_without_a_challenge_to_settle() -> None:
    table = Table("priston", dictionary=PAPER, draws=["A", "B", FIRST, SECOND]).begin()
    none = table.refused(commands.ConfirmVerdict(TWO, acceptable=False))
    assert none == "referee-no-open-challenge"
    table.play(0, "8D TRAINER")
    early = table.refused(commands.ConfirmVerdict(TWO, acceptable=False))
    assert early == "referee-no-open-challenge"
    table.challenge(1)
    table.do(commands.ConfirmVerdict(TWO, acceptable=False))
    assert "PlayWithdrawn" in table.do(commands.ConfirmVerdict(ONE, acceptable=False))


@pytest.mark.rule("A-19")
def test_a_phony_stands_unless_challenged_in_time() -> None:
    table = opened()
    table.play(0, "8D RRTNIEA")
    table.confirm(1)
    assert table.refused(commands.CallChallenge(TWO)).startswith(SHUT)
    assert table.scores == [66, 0]


# --- the window


@pytest.mark.rule("P-27")
def test_a_word_may_be_challenged_until_the_score_is_added_up() -> None:
    table = opened()
    table.play(0, "8D TRAINER")
    table.pass_time(1000)
    assert table.tick() == [], "no time shuts the window"
    first = "referee-score-first: Player 2"
    assert table.refused(commands.Pass(TWO)) == first
    assert table.why_not(1, commands.CallChallenge) is None
    table.confirm(1)
    assert table.refused(commands.CallChallenge(TWO)).startswith(SHUT)
    assert table.mover == 1


@pytest.mark.rule("P-27", "A-23")
def test_an_accept_alone_does_not_start_the_next_turn() -> None:
    table = three()
    table.play(1, "8D TRAINER")
    assert table.accept(2) == ["Accepted"]
    assert table.phase is Phase.PENDING
    assert table.refused(commands.CallChallenge(THREE)) == "referee-already-accepted"
    table.confirm(0)
    assert table.mover == 2


@pytest.mark.rule("A-23")
def test_with_three_the_score_waits_10_seconds_for_those_who_have_not_accepted() -> None:
    table = three()
    table.play(1, "8D TRAINER")
    why = table.refused(commands.ConfirmScore(ONE))
    assert why == "referee-others-may-challenge: Player 3, 10 seconds"
    table.pass_time(9.999)
    assert table.why_not(0, commands.ConfirmScore) is not None
    table.pass_time(0.001)
    table.confirm(0)
    assert table.mover == 2


@pytest.mark.rule("A-23")
def test_any_opponent_may_challenge_and_the_first_call_is_the_challenger() -> None:
    table = three()
    table.play(1, "8D TRAINER")
    table.challenge(2)
    assert table.facts(facts.ChallengeCalled)[-1].seat == 2
    assert table.refused(commands.CallChallenge(ONE)).startswith(SHUT)


@pytest.mark.rule("A-27", "P-06")
def test_when_the_score_keeper_is_the_mover_the_next_side_confirms() -> None:
    table = Table("priston", sides=3, draws=["A", "B", "C", FIRST]).begin()
    table.play(0, "8D TRAINER")
    table.pass_time(10)
    for other in (ONE, THREE):
        assert table.refused(commands.ConfirmScore(other)) == "referee-keeps-the-score: Player 2"
    assert view(table.state, PUBLIC, table.world).window.score_keeper == 1  # type: ignore[union-attr]  # a play is pending
    table.confirm(1)
    assert table.facts(facts.ScoreConfirmed) == [facts.ScoreConfirmed(1)]


@pytest.mark.rule("A-27")
def test_when_the_score_keeper_has_resigned_the_next_side_confirms() -> None:
    table = three()
    table.do(commands.Resign(ONE))
    table.play(1, "8D TRAINER")
    assert view(table.state, PUBLIC, table.world).window.score_keeper == 2  # type: ignore[union-attr]  # a play is pending
    assert table.refused(commands.ConfirmScore(TWO)) == "referee-keeps-the-score: Player 3"
    table.confirm(2)
    assert table.mover == 2


# --- what comes of a challenge


@pytest.mark.rule("P-29")
def test_unacceptable_word_the_tiles_come_back_and_the_turn_is_lost() -> None:
    table = three()
    table.play(1, "8D TRAINER")
    written = table.challenge(0)
    assert written == ["ChallengeCalled", "Ruled", "PlayWithdrawn", "TurnBegan", "ClockStarted"]
    assert table.rack(1) == FIRST
    assert table.scores == [0, 0, 0]
    assert table.state.board.is_empty
    assert table.mover == 2
    assert table.accounted() == 100
    table.check_record()


@pytest.mark.rule("P-30")
def test_after_an_unsuccessful_challenge_play_continues_as_normal() -> None:
    table = three(good=("TRAINER",))
    table.play(1, "8D TRAINER")
    assert table.challenge(2) == ["ChallengeCalled", "Ruled"]
    assert table.facts(facts.TurnOwed) == table.facts(facts.PointsGiven) == []
    table.pass_time(10)
    table.confirm(0)
    assert table.mover == 2, "the challenger has its turn"
    assert table.scores == [0, 66, 0]


@pytest.mark.rule("A-27")
def test_challenges_are_free_and_counted() -> None:
    table = opened(good=("HOB", "HI", "ON", "BE"))
    table.play(0, "8D TRAINER")
    table.confirm(1)
    table.play(1, "7G HOB")
    for word in ("HOB", "HI", "ON", "BE"):
        table.challenge(0, word)
    assert table.state.sides[0].challenges == 4
    assert table.state.sides[0].skips == 0
    all_good = "referee-all-words-good"
    assert table.refused(commands.CallChallenge(ONE)) == all_good
    table.confirm(0)
    assert table.mover == 0


@pytest.mark.rule("A-27")
def test_a_cap_on_challenges_is_a_setting() -> None:
    table = opened(good=("HOB", "HI", "ON", "BE"), **{"challenge.cap": 2})
    table.play(0, "8D TRAINER")
    table.confirm(1)
    table.play(1, "7G HOB")
    table.challenge(0, "HOB")
    table.challenge(0, "HI")
    assert table.refused(commands.CallChallenge(ONE)) == "referee-no-challenges-left: 2"


@pytest.mark.rule("A-22")
def test_one_bad_named_word_takes_the_whole_play_off() -> None:
    table = opened(good=("HOB", "HI", "ON"))
    table.play(0, "8D TRAINER")
    table.confirm(1)
    table.play(1, "7G HOB")
    table.challenge(0, "HI")
    table.challenge(0, "ON", "BE")
    assert [ruled.acceptable for ruled in table.facts(facts.Ruled)] == [True, False]
    assert table.scores == [66, 0]
    assert table.mover == 0
