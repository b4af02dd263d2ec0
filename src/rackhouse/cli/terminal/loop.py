"""The loop of a game: what is asked, whoever answers, until the result is certified."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.cli.terminal.asking import ask_people, farewell
from rackhouse.cli.terminal.session import LeaveError
from rackhouse.record import Phase
from rackhouse.referee.question import question_of

if TYPE_CHECKING:
    from rackhouse.cli.terminal.session import TerminalSession


def run(session: TerminalSession) -> None:
    """Play until the result is certified, somebody leaves, or the lines run out."""
    try:
        while session.game.state.phase is not Phase.CERTIFIED:
            session.tick()
            if not session.answered_by_program():
                ask_people(session, question_of(session.game.state))
    except (EOFError, KeyboardInterrupt, LeaveError):
        session.leave()
    else:
        farewell(session)
