"""The same evening under all five sheets: five records, five sets of penalties, five results.

North and South have the same racks, the same draws and the same intentions (``same_game.py``):
North opens with a phony that South challenges off, exchanges VVU, South passes, North challenges
the good word ROADSIDE and means to pass. At the end the bag is empty; South (575) holds QUIZACE
and lays QUIZ, which hooks a phony; North (543) holds XY, doubts QUIZ, and means to go out with
OXY, of which it lays OX at once and the Y only after 200 seconds.

The plays score, worked out by hand (value of the letters, premiums; 50 for seven tiles):

    North F8 ARTINESs   1+1+3+1+1+1+3+0      + 50 =  61   T and S on triple letters, s a blank
    North H1 CREATION   (3+1+1+2+1+1+1+1) x 3 + 50 =  83
    North 15D DISHEVELS (4+1+0+4+1+4+1+1+2) x 3 + 50 = 104   D and S on double letters
    North 13D WHEEDLING 4+4+1+2+2+2+1+1+2    + 50 =  69   second E and L on double letters
    North 11D OPIATEDLY (1+3+1+1+1+1+2+1+4) x 4 + 50 = 110   two double words
    North L6 JIVWOYaGFS (8+1+8+4+1+4+0+2+4+1) x 2 + 50 = 116   V on a double letter, a a blank
                                                  543
    South 8D TRAINER    66, D1 ARGUMENT (2+1+2+1+3+1+1+1) x 2 + 50 = 74
    South J8 ROADSIDE   1+1+3+2+1+1+6+1      + 50 =  66   A and the second D on triple letters
    South 1A IMBALANCE  (1+3+3+1+1+1+1+3+1) x 3 + 50 =  95
    South 3A FORGOTTEN  (4+1+1+2+1+1+2+1+2) x 2 + 50 =  80   T and N on double letters
    South 5A BIOMEGATE  (3+1+1+3+1+2+1+1+1) x 2 + 50 =  78
    South A1 IAFUBOKUPS (1+1+4+2+3+1+5+1+3+1) x 3 + 50 = 116   U on a double letter
                                                  575

    South 5L QUIZ 10+1+1+10 = 22, and QJIVWOYaGFS 10+8+1+4+4+1+4+0+2+4+1 = 39:  61
    South 14L FACE (4+1+3+1) x 2 = 18
    North 10L OXY 1+8+12 = 21, Y on a triple letter; 10L OX 9
"""

from __future__ import annotations

import msgspec
import pytest

from rackhouse.record import facts
from tests.conformance.same_game import (
    DRAWN_FOR_THE_PHONY,
    FIRST_RACKS,
    LATER_DRAWS,
    NORTH,
    SOUTH,
    Evening,
)

DRAWS_AT_ONCE = (*FIRST_RACKS, DRAWN_FOR_THE_PHONY, *LATER_DRAWS)
DRAWS_LATER = (*FIRST_RACKS, *LATER_DRAWS)


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What an evening came to under one sheet, as it is spelt out below."""

    draws: tuple[str, ...]
    lost_turns: list[int]
    owed: int
    """North's tab, in cents."""
    seconds: list[int]
    """What came off North's time, challenge by challenge."""
    unplayed: list[tuple[int, int, str]]
    out: int
    scores: list[int]
    record: list[str]


# The whole play is challenged, so QUIZ comes off with the phony that it hooks: 61 points back.
# North goes out, 543 + 21, and South holds QUIZACE, 27: 564 + 27 and 575 - 27.
WASHBURN = Outcome(
    draws=DRAWS_AT_ONCE,
    lost_turns=[NORTH],
    owed=0,
    seconds=[],
    unplayed=[(SOUTH, -27, "own unplayed"), (NORTH, 27, "others' unplayed")],
    out=NORTH,
    scores=[591, 548],
    record=[
        "PlayMade TilesDrawn",
        "ChallengeCalled Ruled PlayWithdrawn TurnBegan",
        "PlayMade TilesDrawn",
        "WindowShut TurnBegan TilesExchanged TurnBegan",
        "PlayMade TilesDrawn",
        "WindowShut TurnBegan PlayMade TilesDrawn",
        "WindowShut TurnBegan Passed TurnBegan",
        "PlayMade TilesDrawn",
        "WindowShut TurnBegan PlayMade TilesDrawn",
        "ChallengeCalled Ruled TurnOwed WindowShut TurnSkipped TurnBegan",
        "PlayMade TilesDrawn",
        *["WindowShut TurnBegan PlayMade TilesDrawn"] * 7,
        "WindowShut TurnBegan PlayMade",
        "ChallengeCalled Ruled PlayWithdrawn TurnBegan",
        "PlayMade",
        "Accepted WindowShut GameEnded PointsGiven PointsGiven ResultDecided",
    ],
)

# Only QUIZ is ruled on, so the play stands, phony and all: 575 + 61. North loses a second turn
# and South goes out, 636 + 18, while North holds XY, 12: 543 - 12 and 654 + 12.
DEPAUL = Outcome(
    draws=DRAWS_AT_ONCE,
    lost_turns=[NORTH, NORTH],
    owed=0,
    seconds=[],
    unplayed=[(NORTH, -12, "own unplayed"), (SOUTH, 12, "others' unplayed")],
    out=SOUTH,
    scores=[531, 666],
    record=[
        "PlayMade TilesDrawn",
        "ChallengeCalled Ruled PlayWithdrawn TurnBegan",
        "PlayMade TilesDrawn",
        "WindowShut TurnBegan TilesExchanged TurnBegan",
        "PlayMade TilesDrawn",
        "WindowShut TurnBegan PlayMade TilesDrawn",
        "WindowShut TurnBegan Passed TurnBegan",
        "PlayMade TilesDrawn",
        "WindowShut TurnBegan PlayMade TilesDrawn",
        "ChallengeCalled Ruled TurnOwed WindowShut TurnSkipped TurnBegan",
        "PlayMade TilesDrawn",
        *["WindowShut TurnBegan PlayMade TilesDrawn"] * 7,
        "WindowShut TurnBegan PlayMade",
        "ChallengeCalled Ruled TurnOwed",
        "Accepted WindowShut TurnSkipped TurnBegan",
        "PlayMade",
        "Accepted WindowShut GameEnded PointsGiven PointsGiven ResultDecided",
    ],
)

# A judge rules. ROADSIDE costs North $5 and 70 + 30 seconds, QUIZ $5 and 60 + 30: no turn, so
# North passes as it meant to, and later has 90 seconds left, after which its draft, OX, is its
# play: 543 + 9. South goes out, 636 + 18; North holds Y, 4: 552 - 4 and 654 + 4.
FUNDRAISER = Outcome(
    draws=DRAWS_AT_ONCE,
    lost_turns=[],
    owed=1000,
    seconds=[100, 90],
    unplayed=[(NORTH, -4, "own unplayed"), (SOUTH, 4, "others' unplayed")],
    out=SOUTH,
    scores=[548, 658],
    record=[
        "PlayMade TilesDrawn ClockStarted",
        "ClockStopped ChallengeCalled",
        "CallTakenUp",
        "Ruled PlayWithdrawn TurnBegan ClockStarted",
        "PlayMade TilesDrawn ClockStarted",
        "WindowShut TurnBegan TilesExchanged TurnBegan ClockStarted",
        "PlayMade TilesDrawn ClockStarted",
        "WindowShut TurnBegan PlayMade TilesDrawn ClockStarted",
        "WindowShut TurnBegan Passed TurnBegan ClockStarted",
        "PlayMade TilesDrawn ClockStarted",
        "WindowShut TurnBegan PlayMade TilesDrawn ClockStarted",
        "ClockStopped ChallengeCalled",
        "CallTakenUp",
        "Ruled Posted TimeCharged WindowShut TurnBegan ClockStarted",
        "Passed TurnBegan ClockStarted",
        "PlayMade TilesDrawn ClockStarted",
        *["WindowShut TurnBegan PlayMade TilesDrawn ClockStarted"] * 7,
        "WindowShut TurnBegan PlayMade ClockStarted",
        "ClockStopped ChallengeCalled",
        "CallTakenUp",
        "Ruled Posted TimeCharged ClockStarted",
        "WindowShut TurnBegan PlayMade ClockStarted",
        "WindowShut TurnBegan PlayMade ClockStopped",
        "Accepted WindowShut GameEnded PointsGiven PointsGiven ResultDecided",
    ],
)

# Tiles are drawn when the window shuts, so the phony draws none. Two lost turns, as above, but
# South, going out at 654, gets twice North's 12, and North keeps its own: 543 and 654 + 24.
IOWA = Outcome(
    draws=DRAWS_LATER,
    lost_turns=[NORTH, NORTH],
    owed=0,
    seconds=[],
    unplayed=[(SOUTH, 24, "others' unplayed")],
    out=SOUTH,
    scores=[543, 678],
    record=[
        "PlayMade",
        "ChallengeCalled Ruled PlayWithdrawn TurnBegan",
        "PlayMade",
        "WindowShut TilesDrawn TurnBegan TilesExchanged TurnBegan",
        "PlayMade",
        "WindowShut TilesDrawn TurnBegan PlayMade",
        "WindowShut TilesDrawn TurnBegan Passed TurnBegan",
        "PlayMade",
        "WindowShut TilesDrawn TurnBegan PlayMade",
        "ChallengeCalled Ruled TurnOwed WindowShut TilesDrawn TurnSkipped TurnBegan",
        "PlayMade",
        *["WindowShut TilesDrawn TurnBegan PlayMade"] * 7,
        "WindowShut TilesDrawn TurnBegan PlayMade",
        "ChallengeCalled Ruled TurnOwed",
        "Accepted WindowShut TurnSkipped TurnBegan",
        "PlayMade",
        "Accepted WindowShut GameEnded PointsGiven ResultDecided",
    ],
)

# A score-keeper confirms each score. Challenges are free: North passes as it meant to, is asked
# at two minutes, gets two more and goes out, 543 + 21; South holds ACE, 5: 564 + 5 and 636 - 5.
PRISTON = Outcome(
    draws=DRAWS_LATER,
    lost_turns=[],
    owed=0,
    seconds=[],
    unplayed=[(SOUTH, -5, "own unplayed"), (NORTH, 5, "others' unplayed")],
    out=NORTH,
    scores=[569, 631],
    record=[
        "PlayMade ClockStopped",
        "ChallengeCalled Ruled PlayWithdrawn TurnBegan ClockStarted",
        "PlayMade ClockStopped",
        "ScoreConfirmed WindowShut TilesDrawn TurnBegan ClockStarted",
        "TilesExchanged TurnBegan ClockStarted",
        "PlayMade ClockStopped",
        "ScoreConfirmed WindowShut TilesDrawn TurnBegan ClockStarted",
        "PlayMade ClockStopped",
        "ScoreConfirmed WindowShut TilesDrawn TurnBegan ClockStarted",
        "Passed TurnBegan ClockStarted",
        "PlayMade ClockStopped",
        "ScoreConfirmed WindowShut TilesDrawn TurnBegan ClockStarted",
        "PlayMade ClockStopped",
        "ChallengeCalled Ruled",
        "ScoreConfirmed WindowShut TilesDrawn TurnBegan ClockStarted",
        "Passed TurnBegan ClockStarted",
        *[
            "PlayMade ClockStopped",
            "ScoreConfirmed WindowShut TilesDrawn TurnBegan ClockStarted",
        ]
        * 8,
        "PlayMade ClockStopped",
        "ChallengeCalled Ruled",
        "ScoreConfirmed WindowShut TurnBegan ClockStarted",
        "TimeAsked",
        "TimeGranted",
        "PlayMade ClockStopped",
        "Accepted WindowShut GameEnded PointsGiven PointsGiven ResultDecided",
    ],
)


@pytest.mark.parametrize(
    ("sheet", "outcome"),
    [
        pytest.param(
            "washburn", WASHBURN, marks=pytest.mark.rule("W-37", "W-39", "W-40", "W-41", "W-64")
        ),
        pytest.param("depaul", DEPAUL, marks=pytest.mark.rule("D-48", "D-49", "D-71")),
        pytest.param(
            "fundraiser", FUNDRAISER, marks=pytest.mark.rule("F-33", "F-34", "F-35", "F-36", "F-64")
        ),
        pytest.param("iowa", IOWA, marks=pytest.mark.rule("I-39", "I-60")),
        pytest.param("priston", PRISTON, marks=pytest.mark.rule("P-30", "P-47")),
    ],
)
def test_the_same_evening_comes_out_as_each_sheet_has_it(sheet: str, outcome: Outcome) -> None:
    evening = Evening(sheet, outcome.draws)
    evening.up_to_the_last_tile()
    assert evening.table.scores == [543, 575]
    evening.endgame()
    table = evening.table
    assert evening.acts == outcome.record
    assert [fact.seat for fact in table.facts(facts.TurnSkipped)] == outcome.lost_turns
    assert [table.state.ledger.owed(seat) for seat in (NORTH, SOUTH)] == [outcome.owed, 0]
    charged = table.facts(facts.TimeCharged)
    assert [(fact.seat, fact.milliseconds // 1000) for fact in charged] == [
        (NORTH, seconds) for seconds in outcome.seconds
    ]
    given = [(fact.seat, fact.points, fact.reason) for fact in table.facts(facts.PointsGiven)]
    assert given == outcome.unplayed
    assert (table.state.end_reason, table.state.out) == ("out", outcome.out)
    assert table.scores == outcome.scores
    assert table.draws == []
    assert table.accounted() == 100
    table.check_record()


def test_the_withdrawn_phony_counted_for_nothing_and_its_blank_was_blank_again() -> None:
    evening = Evening("washburn", DRAWS_AT_ONCE)
    evening.up_to_the_last_tile()
    plays = [line for line in evening.table.state.tally if line.kind == "play"]
    scores = [82, 66, 74, 61, 83, 66, 95, 104, 80, 69, 78, 110, 116, 116]
    assert [line.score for line in plays] == scores
    phony, second = plays[0], plays[3]
    assert (phony.text, phony.score, phony.total, phony.withdrawn) == ("8D VENVIUs", 82, 0, True)
    assert (second.text, second.total) == ("F8 ARTINESs", 61)
    assert evening.table.facts(facts.PlayWithdrawn)[0].tiles == "EINUVV?"
