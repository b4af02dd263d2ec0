"""Priston, passing and the end: passes twice in succession, agreement, unplayed tiles, ties."""

from __future__ import annotations

import pytest

from rackhouse.cli.terminal.seats import TerminalPeople
from rackhouse.cli.terminal.telling import tell
from rackhouse.record import DIRECTOR, PUBLIC, Actor, Phase, facts
from rackhouse.referee import Due, commands, next_due
from tests.kit.table import START, Table

LOTS = ["A", "B", "C", "D"]


def seated(sides: int = 2, **settings: object) -> Table:
    """The first player has drawn first and keeps the score."""
    return Table("priston", sides=sides, settings=settings or None, draws=LOTS[:sides]).begin()


def before_the_end(racks: list[str], scores: list[int]) -> Table:
    return seated(len(racks)).arrange(racks=racks, scores=scores, bag="", mover=0)


def answer_all(table: Table, *, no_more: bool) -> list[str]:
    written: list[str] = []
    for seat in table.state.in_game:
        written = table.do(commands.AnswerPlays(Actor.seat_at(seat), no_more))
    return written


def pass_round(table: Table) -> None:
    for _ in table.state.in_game:
        table.pass_turn(table.mover)


def gone_out(held: list[str], before: list[int]) -> Table:
    """The first player goes out with 8H ON, worth 4, and the others let it stand."""
    table = before_the_end(["ON", *held], [before[0] - 4, *before[1:]])
    table.play(0, "8H ON")
    assert table.scores == before
    for seat in range(1, len(before)):
        table.accept(seat)
    return table


def agreed(racks: list[str], scores: list[int]) -> Table:
    table = before_the_end(racks, scores)
    pass_round(table)
    answer_all(table, no_more=True)
    return table


# --- passing


@pytest.mark.rule("P-36")
@pytest.mark.parametrize("rack", ["TRAINER", "VVQJXZK"], ids=["with a word", "without one"])
def test_a_player_may_pass_able_to_make_a_word_or_not(rack: str) -> None:
    table = seated().arrange(racks=[rack, "EEIIOOU"])
    assert table.pass_turn(0)[0] == "Passed"
    assert table.rack(0) == "".join(sorted(rack))
    assert table.scores == [0, 0]
    assert table.mover == 1


@pytest.mark.rule("P-37", "P-45", "A-15")
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_if_all_players_pass_twice_in_succession_the_game_ends(sides: int) -> None:
    table = seated(sides)
    pass_round(table)
    assert table.phase is Phase.ASKING
    answer_all(table, no_more=False)
    for _ in range(sides - 1):
        assert "TurnBegan" in table.pass_turn(table.mover)
    assert "GameEnded" in table.pass_turn(table.mover)
    assert table.facts(facts.GameEnded)[-1].reason == "passes"
    assert len(table.facts(facts.Passed)) == 2 * sides


@pytest.mark.rule("P-37", "P-45", "A-15")
@pytest.mark.parametrize("break_by", ["play", "exchange", "withdrawn phony"])
def test_a_play_an_exchange_or_a_withdrawn_phony_breaks_the_run(break_by: str) -> None:
    table = seated().arrange(racks=["TRAINER", "EEIIOOU"])
    pass_round(table)
    answer_all(table, no_more=False)
    if break_by == "exchange":
        table.exchange(0, "T")
    else:
        table.play(0, "8D TRAIN")
        if break_by == "play":
            table.confirm(1)
        else:
            table.challenge(1)
    assert [side.passes for side in table.state.sides] == [0, 0]
    assert "TurnBegan" in table.pass_turn(1)
    assert table.pass_turn(0)[-1] == "PlaysAsked", "only one round has been passed since"


@pytest.mark.rule("A-15", "P-21")
def test_a_missed_go_counts_as_a_pass() -> None:
    table = seated()
    table.pass_turn(0)
    table.pass_time(120)
    table.tick()
    written = table.do(commands.DeclareMissedGo(Actor.seat_at(0)))
    assert written[-1] == "PlaysAsked"
    answer_all(table, no_more=False)
    table.pass_turn(0)
    table.pass_time(120)
    table.tick()
    table.do(commands.DeclareMissedGo(Actor.seat_at(0)))
    assert table.phase is Phase.FINISHED


def miss_go(table: Table) -> None:
    """The side on turn lets its two minutes go by, and the score-keeper lets it miss its go."""
    table.pass_time(120)
    table.tick()
    keeper = 0 if table.mover else 1
    table.do(commands.DeclareMissedGo(Actor.seat_at(keeper)))


@pytest.mark.rule("P-21", "P-37", "P-45", "A-15")
@pytest.mark.parametrize(
    ("goes", "reason", "told"),
    [
        ("pppp", "passes", "Everybody has passed too often: the game is over."),
        ("mmmm", "missed goes", "Everybody has missed their go too often: the game is over."),
        (
            "pmpp",
            "passes and missed goes",
            "Everybody has passed or missed their go too often: the game is over.",
        ),
        # A go missed before the run began is no part of it.
        ("mxpppp", "passes", "Everybody has passed too often: the game is over."),
        ("pxmmmm", "missed goes", "Everybody has missed their go too often: the game is over."),
    ],
)
def test_the_reason_tells_missed_goes_from_passes(goes: str, reason: str, told: str) -> None:
    table = seated()
    for go in goes:
        match go:
            case "p":
                table.pass_turn(table.mover)
            case "m":
                miss_go(table)
            case _:
                table.exchange(table.mover, table.rack(table.mover)[:1])
        if table.phase is Phase.ASKING:
            answer_all(table, no_more=False)
    ended = table.entries[-len(table.facts(facts.PointsGiven)) - 2]
    assert isinstance(ended.fact, facts.GameEnded)
    assert ended.fact.reason == table.state.end_reason == reason
    assert tell([ended], PUBLIC, TerminalPeople.parse("Ann,Bob"), is_over=True) == [told]


@pytest.mark.rule("P-45", "A-15")
def test_a_missed_go_that_counts_as_nothing_is_no_part_of_the_reason() -> None:
    table = seated(2, **{"turn.missed_go_is": "nothing"})
    pass_round(table)
    answer_all(table, no_more=False)
    miss_go(table)
    table.pass_turn(table.mover)
    table.pass_turn(table.mover)
    assert table.state.end_reason == "passes"


@pytest.mark.rule("A-15")
def test_a_missed_go_counts_as_nothing_where_the_house_says_so() -> None:
    table = seated(2, **{"turn.missed_go_is": "nothing"})
    pass_round(table)
    answer_all(table, no_more=False)
    table.pass_time(120)
    table.tick()
    table.do(commands.DeclareMissedGo(Actor.seat_at(1)))
    assert table.phase is Phase.ON_TURN, "neither a pass nor a reason to ask again"
    assert [side.passes for side in table.state.sides] == [1, 1]


@pytest.mark.rule("A-15")
def test_a_penalty_skip_neither_counts_nor_breaks() -> None:
    table = Table(
        "priston",
        sides=3,
        good=("RAT",),
        settings={"challenge.failed_turns": 1},
        draws=[*LOTS[:3], "AEINRRT"],
    ).begin()
    table.play(0, "8G RAT")
    table.challenge(2)
    table.accept(1)
    table.pass_time(10)
    table.confirm(1)
    table.pass_turn(1)
    assert table.facts(facts.TurnSkipped) == [facts.TurnSkipped(2)]
    table.pass_turn(0)
    assert [side.passes for side in table.state.sides] == [1, 1, 0]
    assert table.facts(facts.PlaysAsked) == []
    table.pass_turn(1)
    table.pass_turn(2)
    assert [side.passes for side in table.state.sides] == [1, 2, 1]
    assert table.phase is Phase.ASKING, "now all three have passed in unbroken succession"


# --- the end of the game


@pytest.mark.rule("P-43")
def test_the_game_ends_when_all_tiles_are_drawn_and_a_player_has_used_all() -> None:
    table = before_the_end(["ON", "E", "I"], [0, 0, 0])
    table.play(0, "8H ON")
    assert table.phase is Phase.FINAL_PENDING
    assert table.accept(1) == ["Accepted"]
    assert "GameEnded" in table.accept(2)
    assert table.facts(facts.GameEnded)[-1] == facts.GameEnded("out", 0)


@pytest.mark.rule("P-43")
def test_a_used_up_rack_ends_nothing_while_tiles_are_left_to_draw() -> None:
    table = before_the_end(["ON", "E"], [0, 0]).arrange(bag="U")
    table.play(0, "8H ON")
    table.confirm(1)
    assert (table.phase, table.mover, table.rack(0)) == (Phase.ON_TURN, 1, "U")


@pytest.mark.rule("A-23")
def test_60_seconds_of_silence_accept_the_out_play_of_three() -> None:
    table = before_the_end(["ON", "E", "I"], [0, 0, 0])
    table.play(0, "8H ON")
    table.accept(1)
    assert next_due(table.state) == Due(START + 60_000, "final")
    table.pass_time(600)
    table.tick()
    ended = next(entry for entry in table.entries if isinstance(entry.fact, facts.GameEnded))
    assert ended.at == START + 60_000


@pytest.mark.rule("A-17", "P-29")
def test_a_withdrawn_out_play_returns_to_the_rack_and_the_next_side_moves() -> None:
    table = before_the_end(["ON", "E", "I"], [0, 0, 0])
    table.play(0, "8H ON")
    table.challenge(2)
    assert table.rack(0) == "NO"
    assert (table.phase, table.mover) == (Phase.ON_TURN, 1)


@pytest.mark.rule("P-30")
def test_a_failed_challenge_of_the_out_play_costs_nothing_and_ends_the_game() -> None:
    table = before_the_end(["ON", "E", "I"], [0, 0, 0])
    table.good = {"ON"}
    table.play(0, "8H ON")
    table.challenge(2)
    assert table.phase is Phase.FINISHED
    assert table.scores == [4 + 2, -1, -1]


@pytest.mark.rule("A-22")
def test_after_a_failed_challenge_of_the_out_play_its_other_words_may_be_challenged() -> None:
    table = seated().arrange(plays=["8D TRAINER"], racks=["HOB", "E"], bag="", mover=0)
    table.good = {"HOB", "HI", "ON"}
    table.play(0, "7G HOB")
    assert table.challenge(1, "HI") == ["ChallengeCalled", "Ruled"]
    assert table.phase is Phase.FINAL_PENDING
    assert "PlayWithdrawn" in table.challenge(1, "BE")
    assert table.rack(0) == "BHO"
    assert table.mover == 1


@pytest.mark.rule("P-44", "A-16")
def test_the_game_ends_when_all_agree_that_all_possible_plays_have_been_made() -> None:
    table = before_the_end(["V", "Q", "J"], [0, 0, 0])
    pass_round(table)
    assert len(table.facts(facts.PlaysAsked)) == 1
    table.do(commands.AnswerPlays(Actor.seat_at(0), no_more=True))
    table.do(commands.AnswerPlays(Actor.seat_at(1), no_more=True))
    assert table.phase is Phase.ASKING
    table.do(commands.AnswerPlays(Actor.seat_at(2), no_more=True))
    assert table.facts(facts.GameEnded)[-1].reason == "no more plays"


@pytest.mark.rule("P-44", "A-16")
@pytest.mark.parametrize("no_of", [0, 1, 2])
def test_one_no_and_play_goes_on_once_all_have_answered(no_of: int) -> None:
    table = before_the_end(["V", "Q", "J"], [0, 0, 0])
    pass_round(table)
    written = []
    for seat in range(3):
        assert table.phase is Phase.ASKING, "an early no does not show"
        answer = commands.AnswerPlays(Actor.seat_at(seat), no_more=seat != no_of)
        written = table.do(answer)
    assert written[1:3] == ["PlayWentOn", "TurnBegan"]
    assert table.facts(facts.PlayWentOn) == [facts.PlayWentOn()]
    assert table.mover == 0


@pytest.mark.rule("A-16")
def test_60_seconds_of_silence_count_as_no_and_a_pause_moves_them() -> None:
    table = before_the_end(["V", "Q"], [0, 0])
    pass_round(table)
    assert next_due(table.state) == Due(START + 60_000, "question")
    table.pass_time(20)
    table.do(commands.Pause(DIRECTOR))
    table.pass_time(500)
    table.do(commands.Resume(DIRECTOR))
    assert table.due_in() == 40
    table.pass_time(45)
    assert table.tick() == ["PlayWentOn", "TurnBegan", "ClockStarted"]
    left = table.state.turn_time_left(table.now)
    assert left == 115_000, "the turn began when the silence was over, five seconds ago"


# --- unplayed tiles


@pytest.mark.rule("P-46")
def test_each_score_drops_by_its_own_unplayed_tiles() -> None:
    # VECTORS: 350-352, V / Q, nobody out: all five 346-342
    assert agreed(["V", "Q"], [350, 352]).scores == [346, 342]


@pytest.mark.rule("P-46", "P-47")
def test_who_used_all_tiles_gains_the_unplayed_tiles_of_all_the_others() -> None:
    # VECTORS: 350-340, out / K?A: P 356-334
    table = gone_out(["K?A"], [350, 340])
    assert table.scores == [356, 334]
    given = [(fact.seat, fact.points, fact.reason) for fact in table.facts(facts.PointsGiven)]
    assert given == [(1, -6, "own unplayed"), (0, 6, "others' unplayed")]


@pytest.mark.rule("P-46", "P-47", "A-35")
@pytest.mark.parametrize(
    ("held", "before", "after"),
    [
        pytest.param(["Q"], [280, 300], [290, 290], id="280-300, out / 10 points held"),
        pytest.param(["Q?", "EI"], [310, 295, 320], [322, 285, 318], id="three: out / Q? / EI"),
        pytest.param(
            ["JE", "?", "QZ"],
            [210, 205, 198, 3],
            [239, 196, 198, -17],
            id="four: out / JE / ? / QZ",
        ),
    ],
)
def test_ends_with_a_player_out(held: list[str], before: list[int], after: list[int]) -> None:
    assert gone_out(held, before).scores == after


@pytest.mark.rule("P-46")
@pytest.mark.parametrize(
    ("racks", "before", "after"),
    [
        pytest.param(["E", "Q?", "EI"], [310, 295, 320], [309, 285, 318], id="three: E / Q? / EI"),
        pytest.param(
            ["A", "DE", "V", "K"],
            [200, 190, 180, 170],
            [199, 187, 176, 165],
            id="four: A / DE / V / K",
        ),
    ],
)
def test_ends_with_nobody_out(racks: list[str], before: list[int], after: list[int]) -> None:
    assert agreed(racks, before).scores == after


# --- who won


@pytest.mark.rule("A-34")
def test_the_highest_score_wins() -> None:
    assert agreed(["V", "V", "V"], [310, 350, 290]).state.places == (2, 1, 3)


@pytest.mark.rule("A-35")
def test_a_tie_is_shared_and_nothing_breaks_it() -> None:
    # VECTORS: 300-306, V / Q: 296-296: P drawn; 300-300, out / ?: P shared
    for table in (agreed(["V", "Q"], [300, 306]), gone_out(["?"], [300, 300])):
        assert table.state.places == (1, 1)
        assert table.state.rules.result.still_tied == "shared"
        why = table.refused(commands.BreakTie(DIRECTOR, "draw"))
        assert why == "referee-no-tie"
