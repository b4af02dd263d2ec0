"""FUNdraiser, money: the peek, the catalogue of helps, the table's ledger (A-32, A-33)."""

from __future__ import annotations

import pytest

from rackhouse.record import DIRECTOR, JUDGE, SCORE_KEEPER, Actor, Phase, facts
from rackhouse.referee import commands, news, view
from rackhouse.rules import Sheet
from tests.kit import Table

ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)

OUR_HELPS = """
extends = "fundraiser"
title = "Our night"
[round]
seconds = 3600
[helps.minute]
kind = "time"
title = "An extra minute"
price = 300
per_turn = 2
seconds = 60
[helps.song]
kind = "service"
title = "A song from the judge"
price = 250
per_turn = 1
"""


def begun(sheet: str | Sheet = "fundraiser", **settings: object) -> Table:
    """Team 1 on turn with TRAINER."""
    named = {key.replace("__", "."): value for key, value in settings.items()}
    table = Table(sheet, draws=["A", "B", "TRAINER", "HOBSVYZ"], settings=named)
    return table.begin()


def peek(prefix: str = "TRA", seat: Actor = ONE) -> commands.BuyHelp:
    return commands.BuyHelp(seat, "peek", prefix=prefix)


# --- the peek


@pytest.mark.rule("F-40", "F-42", "A-32")
def test_a_peek_is_thirty_seconds_for_a_dollar_on_the_running_three_minutes() -> None:
    table = begun()
    table.pass_time(20)
    assert table.do(peek()) == ["Peeked", "Posted"]
    fact = table.facts(facts.Peeked)[0]
    assert (fact.prefix, fact.until) == ("TRA", table.now + 30_000)
    assert table.state.ledger.owed(0) == 100
    assert (table.state.ticking, table.due_in()) == (0, 160)
    table.pass_time(30)
    assert (table.due_in(), table.phase, table.mover) == (130, Phase.ON_TURN, 0)
    table.play(0, "8D TRAINER")
    assert table.scores == [66, 0]


@pytest.mark.rule("F-41")
@pytest.mark.parametrize("prefix", ["", "T", "TR", "TRAI", "T1A", "?RA"])
def test_the_first_three_letters_of_the_word_must_be_known(prefix: str) -> None:
    table = begun()
    assert table.refused(peek(prefix)) == "referee-first-letters: 3"
    assert table.state.ledger.entries == ()
    table.do(peek("tra"))
    assert table.facts(facts.Peeked)[0].prefix == "TRA"


@pytest.mark.rule("F-42", "A-32")
def test_a_peek_is_refused_with_less_than_thirty_seconds_left() -> None:
    table = begun()
    table.pass_time(150.001)
    assert table.refused(peek()) == "referee-no-time-to-peek: 30, 29"
    assert table.state.ledger.entries == ()
    table = begun()
    table.pass_time(150)
    table.do(peek())


@pytest.mark.rule("A-32")
def test_one_peek_per_turn() -> None:
    table = begun()
    table.do(peek())
    assert table.refused(peek("TRI")) == "referee-already-bought: Sneak-A-Peek"
    assert table.state.ledger.owed(0) == 100


@pytest.mark.rule("F-39", "F-40")
def test_a_letter_and_a_peek_may_be_bought_in_one_turn_and_then_no_more() -> None:
    table = begun()
    table.do(peek())
    assert table.do(commands.BuyHelp(ONE, "letter", letter="S")) == ["LetterBought", "Posted"]
    why = "referee-bought-all"
    assert table.refused(peek()) == why
    assert table.why_not(0, commands.BuyHelp) == why


@pytest.mark.rule("A-32")
def test_the_prefix_is_in_the_record_but_private_until_the_game_ends() -> None:
    table = begun()
    table.do(peek())
    entry = next(e for e in table.entries if isinstance(e.fact, facts.Peeked))
    assert "prefix" not in news(entry, TWO, is_over=False).data
    assert "prefix" not in news(entry, JUDGE, is_over=False).data
    assert news(entry, ONE, is_over=False).data["prefix"] == "TRA"
    assert news(entry, TWO, is_over=True).data["prefix"] == "TRA"
    seen = view(table.state, TWO, table.world).own
    own = view(table.state, ONE, table.world).own
    assert seen is not None
    assert own is not None
    assert (seen.peek_prefix, own.peek_prefix) == ("", "TRA")


@pytest.mark.rule("F-32", "A-32")
def test_a_peek_starts_the_turn_and_so_shuts_the_window() -> None:
    table = begun()
    table.play(0, "8D TRAINER")
    assert table.do(peek("HOB", TWO))[:3] == ["WindowShut", "TurnBegan", "Peeked"]
    assert table.refused(commands.CallChallenge(TWO)) == ("referee-too-late-to-challenge: Team 2")


@pytest.mark.rule("A-32")
def test_a_refused_peek_shuts_nothing() -> None:
    table = begun()
    table.play(0, "8D TRAINER")
    table.refused(peek("HO", TWO))
    assert table.phase is Phase.PENDING
    table.challenge(1)


@pytest.mark.rule("F-40", "A-32")
def test_that_a_peek_ends_the_turn_is_a_setting() -> None:
    table = begun(helps__peek__ends_turn=True)
    assert table.do(peek()) == ["Peeked", "Posted", "TurnBegan", "ClockStarted"]
    assert (table.mover, table.due_in()) == (1, 180)
    assert table.refused(commands.Commit(ONE, "8D TRAINER")) == "referee-not-your-turn: Team 2"


@pytest.mark.rule("A-16", "A-32")
def test_a_turn_used_for_a_peek_is_no_pass() -> None:
    table = begun(helps__peek__ends_turn=True)
    table.pass_turn(0)
    table.pass_turn(1)
    table.do(commands.AnswerPlays(ONE, no_more=True))
    table.do(commands.AnswerPlays(TWO, no_more=False))
    table.pass_turn(0)
    table.do(peek("HOB", TWO))
    assert (table.phase, table.mover) == (Phase.ON_TURN, 0)


# --- the catalogue


@pytest.mark.rule("A-33")
def test_other_sheets_sell_no_helps() -> None:
    table = begun("washburn")
    assert table.refused(peek()) == "referee-no-helps"


@pytest.mark.rule("A-33")
def test_a_help_that_is_not_in_the_catalogue_is_refused_with_those_that_are() -> None:
    assert begun().refused(commands.BuyHelp(ONE, "minute")) == (
        "referee-unknown-help: minute, letter and peek"
    )


@pytest.mark.rule("A-33")
def test_an_organisers_own_extra_minute_is_sold_and_lengthens_the_turn() -> None:
    table = begun(Sheet.parse(OUR_HELPS))
    table.pass_time(170)
    minute = commands.BuyHelp(ONE, "minute")
    assert table.do(minute) == ["ServiceBought", "TimeGranted", "Posted"]
    assert table.due_in() == 70
    table.do(minute)
    assert table.due_in() == 130
    assert table.refused(minute) == "referee-already-bought: An extra minute"
    assert table.state.ledger.owed(0) == 600
    table.pass_turn(0)
    assert table.due_in() == 180  # the next turn has its own three minutes and no more


@pytest.mark.rule("A-33")
def test_an_organisers_own_service_is_sold_and_touches_nothing_else() -> None:
    table = begun(Sheet.parse(OUR_HELPS))
    before = (table.scores, table.rack(0), table.bag, table.due_in())
    assert table.do(commands.BuyHelp(ONE, "song")) == ["ServiceBought", "Posted"]
    assert (table.scores, table.rack(0), table.bag, table.due_in()) == before
    assert table.state.ledger.raised("A song from the judge") == 250
    table.check_record()


# --- the ledger at the table


def owing() -> Table:
    """Team 1 owes $1 for a peek and $8 for a letter."""
    table = begun()
    table.do(peek())
    table.do(commands.BuyHelp(ONE, "letter", letter="X"))
    return table


@pytest.mark.rule("A-33", "F-42")
def test_what_is_owed_is_not_paid_until_it_is_paid() -> None:
    table = owing()
    ledger = table.state.ledger
    assert (ledger.owed(0), ledger.raised(), ledger.paid()) == (900, 900, 0)
    table.do(commands.SettleTab(SCORE_KEEPER, 0, 400))
    ledger = table.state.ledger
    assert (ledger.owed(0), ledger.raised(), ledger.paid()) == (500, 900, 400)
    assert table.refused(commands.SettleTab(DIRECTOR, 0, 501)) == (
        "referee-pay-limits: Team 1, $5.00, $0.01"
    )
    assert table.refused(commands.SettleTab(DIRECTOR, 1, 1)) == (
        "referee-pay-limits: Team 2, $0.00, $0.01"
    )


@pytest.mark.rule("A-33")
def test_a_mistake_is_voided_by_a_reversing_entry_and_nothing_is_erased() -> None:
    table = owing()
    table.do(commands.VoidFee(DIRECTOR, 2))
    ledger = table.state.ledger
    kinds = [(entry.number, entry.kind, entry.reverses) for entry in ledger.entries]
    assert kinds == [(1, "fee", None), (2, "fee", None), (3, "reversal", 2)]
    assert (ledger.owed(0), ledger.raised()) == (100, 100)
    assert table.refused(commands.VoidFee(DIRECTOR, 2)) == "ledger-already-void: 2"
    assert table.refused(commands.VoidFee(DIRECTOR, 9)) == "ledger-no-entry: 9"
    assert "X" in table.rack(0)  # money alone is unwound, not the help


@pytest.mark.rule("A-33")
def test_a_waiver_is_the_directors_action() -> None:
    table = owing()
    waive = commands.VoidFee(DIRECTOR, 1, waive=True)
    for actor in (ONE, JUDGE, SCORE_KEEPER):
        assert table.refused(commands.VoidFee(actor, 1, waive=True)) == (
            "referee-not-for-you: the director"
        )
    table.do(waive)
    entry = table.state.ledger.entries[-1]
    assert (entry.kind, entry.reverses, table.state.ledger.owed(0)) == ("waiver", 1, 800)
    assert table.entries[-1].actor == DIRECTOR


@pytest.mark.rule("A-33")
def test_totals_stand_per_team_and_per_cause_and_survive_the_end_of_the_game() -> None:
    table = owing()
    table.play(0, "8D TRAINER")
    table.challenge(1)
    table.rule(acceptable=True)
    table.bell()
    assert table.phase is Phase.FINISHED
    ledger = table.state.ledger
    assert (ledger.owed(0), ledger.owed(1), ledger.raised()) == (900, 500, 1400)
    assert ledger.raised("failed challenge") == 500
    assert ledger.raised("Sneak-A-Peek") == 100
    table.do(commands.SettleTab(DIRECTOR, 1, 500))
    assert table.state.ledger.paid() == 500
    table.check_record()
