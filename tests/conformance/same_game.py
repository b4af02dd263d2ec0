"""One evening's intentions at a table, acted out under whichever sheet is played.

The driver asks only for policies (who rules, what shuts the window), so that the same script
runs under every sheet; what comes of it is in the test that spells the five records out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import JUDGE, Actor, Phase
from rackhouse.referee import commands
from tests.kit import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

NORTH, SOUTH = 0, 1
GOOD = ("ROADSIDE", "QUIZ")

FIRST_RACKS = ("B", "C", "VVUEIN?", "TRAINER")
"""North draws the better lot; both racks."""
DRAWN_FOR_THE_PHONY = "QZXJKWY"
"""Drawn only where a play draws before its window shuts, and put back with the phony."""
LATER_DRAWS = (
    "ARGUMEN", "RST", "OADSIDE", "CREATIO", "DIHEVLS", "IMBLANE", "FOROTTN", "WHEDLNG",
    "BIOEGAE", "OPATELY", "AUOKUPS", "JIVWO?F", "QUIZACE", "XY",
)  # fmt: skip
"""After TRAINER, the exchange, ARGUMENT, ARTINESs … to the last two tiles of the bag."""

MIDDLE: tuple[tuple[int, str], ...] = (
    (NORTH, "15D DISHEVELS"),
    (SOUTH, "3A FORGOTTEN"),
    (NORTH, "13D WHEEDLING"),
    (SOUTH, "5A BIOMEGATE"),
    (NORTH, "11D OPIATEDLY"),
    (SOUTH, "A1 IAFUBOKUPS"),
    (NORTH, "L6 JIVWOYaGFS"),
)


class Evening:
    """The script; ``acts`` says, act by act, which facts the referee wrote."""

    def __init__(self, sheet: str, draws: Sequence[str]) -> None:
        self.table = Table(sheet, good=GOOD, draws=draws)
        self.acts: list[str] = []

    def _note(self, facts: list[str]) -> None:
        self.acts.append(" ".join(facts))

    def play(self, seat: int, play: str, *, confirmed: bool = True) -> None:
        """Make a play; where a score-keeper confirms scores, the other side's hand does."""
        self._note(self.table.play(seat, play))
        if confirmed:
            self.confirm(1 - seat)

    def confirm(self, seat: int) -> None:
        waits = self.table.state.rules.window.shuts == "score-confirmed"
        if waits and self.table.phase is Phase.PENDING:
            self._note(self.table.confirm(seat))

    def challenge(self, seat: int, word: str, *, seconds_of_ruling: int) -> None:
        """Challenge a word; where the sheet knows only whole plays, the whole play."""
        named = self.table.state.rules.challenge.scope == "named-words"
        if not named:
            play = self.table.state.pending
            assert play is not None
            if play.play.words != (word,):
                told = self.table.refused(commands.CallChallenge(Actor.seat_at(seat), (word,)))
                assert told == "referee-challenge-whole-play"
        self._note(self.table.challenge(seat, *([word] if named else [])))
        if self.table.phase is Phase.ADJUDICATING:
            self._note(self.table.do(commands.TakeUpCall(JUDGE)))
            self.table.pass_time(seconds_of_ruling)
            self._note(self.table.rule(acceptable=word in GOOD))

    def up_to_the_last_tile(self) -> None:
        """Until the bag is empty: South holds QUIZACE, North XY."""
        table = self.table
        table.begin()
        self.play(NORTH, "8D VENVIUs", confirmed=False)
        self.challenge(SOUTH, "VENVIUS", seconds_of_ruling=45)
        self.play(SOUTH, "8D TRAINER")
        self._note(table.exchange(NORTH, "UVV"))
        self.play(SOUTH, "D1 ARGUMENT")
        self.play(NORTH, "F8 ARTINESs")
        self._note(table.pass_turn(SOUTH))
        self.play(NORTH, "H1 CREATION")
        self.play(SOUTH, "J8 ROADSIDE", confirmed=False)
        table.pass_time(40)
        self.challenge(NORTH, "ROADSIDE", seconds_of_ruling=70)
        self.confirm(NORTH)
        if table.mover == NORTH:
            self._note(table.pass_turn(NORTH))  # North has nothing to play, if it has a turn
        self.play(SOUTH, "1A IMBALANCE")
        for seat, play in MIDDLE:
            self.play(seat, play)

    def endgame(self) -> None:
        """South hooks QUIZ onto a phony; North doubts the wrong word, then thinks 200 s."""
        table = self.table
        self.play(SOUTH, "5L QUIZ", confirmed=False)
        self.challenge(NORTH, "QUIZ", seconds_of_ruling=60)
        self.confirm(NORTH)
        if table.state.sides[NORTH].skips:
            self._note(table.accept(NORTH))
        else:
            self._think_over("10L OXY", draft="10L OX", seconds=200)
        if table.phase is not Phase.FINAL_PENDING:
            self.play(SOUTH, "14L FACE")
        self._note(table.accept(1 - table.mover))

    def _think_over(self, play: str, *, draft: str, seconds: int) -> None:
        """North lays one tile soon and the other late; limits fall due in between."""
        table = self.table
        until = table.now + seconds * 1000
        while (due := table.due_in()) is not None and table.now + due * 1000 <= until:
            table.pass_time(due)
            self._note(table.tick(draft))
            if table.state.turn_state.time_asked:
                self._note(table.do(commands.GrantTime(Actor.seat_at(SOUTH), 120)))
            if table.phase is not Phase.ON_TURN:
                return
        table.now = until
        self.play(NORTH, play)
