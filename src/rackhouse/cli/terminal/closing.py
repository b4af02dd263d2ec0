"""Answers at the edges of a game: lots before it, racks, ties, markers and the result after."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from rackhouse.cli.terminal.orders import is_order_word
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.files import write_atomically
from rackhouse.record import CLOCK, DIRECTOR, Actor
from rackhouse.referee import commands

if TYPE_CHECKING:
    from rackhouse.cli.terminal.question import Question
    from rackhouse.cli.terminal.session import Session

Close: TypeAlias = Callable[["Session", "Question", str], bool]
"""Whether the line was an answer to that question; other lines are read as orders."""


def lots(session: Session, _question: Question, text: str) -> bool:
    """Real tiles: the tiles drawn for first; those of a tie are asked for until it is broken."""
    state = session.game.state
    first = _tiles_each(session, text)
    if len(first) != len(state.sides):
        return False
    if state.rules.score_keeper.chosen != "none" and state.score_keeper is None:
        session.act(commands.ChooseScoreKeeper(Actor.seat_at(0), 0))
    attempts = [first]
    while not session.act(commands.Begin(CLOCK, tuple(attempts))):
        again = session.read("Those who drew again (Enter to start over)> ")
        tiles = _tiles_each(session, again or "")
        if not tiles:
            return True
        attempts.append(tiles)
    return True


def _tiles_each(session: Session, text: str) -> tuple[str, ...]:
    """The tiles that a line names one by one; none where it names anything else."""
    alphabet = session.game.state.board.tile_set.alphabet
    parts = tuple(text.upper().replace(",", " ").split())
    try:
        single = all(len(alphabet.parse(part)) == 1 for part in parts)
    except MalformedError:
        return ()
    return parts if single else ()


def racks(session: Session, question: Question, text: str) -> bool:
    """Real tiles: what a side holds at the end."""
    seat = question.seats[0]
    tiles = text.replace(" ", "").replace(",", "").upper()
    try:
        count = len(session.game.state.parse(tiles))
    except MalformedError:
        count = 0
    right = count == session.game.state.sides[seat].held
    if not right and (not tiles or is_order_word(text.strip())):
        return False
    session.act(commands.DeclareRack(Actor.seat_at(seat), seat, tiles))
    return True


def tie(session: Session, question: Question, text: str) -> bool:
    """Enter draws tiles; a name decides."""
    if not text.strip() or text.strip().lower() == "draw":
        session.act(commands.BreakTie(DIRECTOR, "draw"))
        return True
    winner = session.people.find(text)
    if winner is None:
        return False
    if winner not in question.seats:
        raise IllegalError(f"{session.people.name(winner)} is not among those who are level.")
    session.act(commands.BreakTie(DIRECTOR, "order", (winner,)))
    return True


def marker(session: Session, _question: Question, text: str) -> bool:
    """The director's ruling on a marked discrepancy."""
    parts = text.split(maxsplit=1)
    word = parts[0].lower() if parts else ""
    rest = parts[1] if len(parts) > 1 else ""
    number = next(m.number for m in session.game.state.markers if m.outcome is None)
    if word in ("stands", "stand"):
        session.act(commands.RuleDiscrepancy(DIRECTOR, number, "stands"))
    elif word == "resumed":
        session.act(commands.RuleDiscrepancy(DIRECTOR, number, "resumed"))
    elif word == "points":
        if not re.fullmatch(r"[+-]?\d{1,4}", rest, re.ASCII):
            raise MalformedError("Say how many points that line gains or loses, as in: points -12")
        session.act(commands.RuleDiscrepancy(DIRECTOR, number, "points", points=int(rest)))
    elif word in ("award", "awarded"):
        seat = session.people.find(rest)
        session.act(commands.RuleDiscrepancy(DIRECTOR, number, "awarded", seat=seat))
    else:
        return False
    return True


def result(session: Session, question: Question, text: str) -> bool:
    """All agree, and the result is certified; or the game is exported."""
    said = text.strip().lower()
    if said in ("gcg", "export"):
        _export(session)
        return True
    if said not in ("", "y", "yes", "ok", "accept", "confirm"):
        return False
    for seat in question.seats:
        if not session.people.is_bot(seat):
            session.act(commands.ConfirmResult(Actor.seat_at(seat)))
    return True


def _export(session: Session) -> None:
    from rackhouse.record.gcg import gcg_of, write_gcg  # noqa: PLC0415 - few ask for it

    names = [seat.name for seat in session.people.seats]
    path = session.saved.path.with_suffix(".gcg")
    write_atomically(path, write_gcg(gcg_of(session.game.entries, names)))
    session.paper.say(f"Written to {path}")


CLOSING: dict[str, Close] = {
    "lots": lots,
    "racks": racks,
    "tie": tie,
    "marker": marker,
    "result": result,
}
