"""Answers before and after a game: lots, racks, ties, markers and the result."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from rackhouse.cli.speech import speak
from rackhouse.cli.terminal.orders import is_order_word, read_order, reads_as_order
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.files import write_atomically
from rackhouse.messages import Message, message
from rackhouse.record import CLOCK, DIRECTOR, Actor
from rackhouse.referee import commands

if TYPE_CHECKING:
    from rackhouse.cli.terminal.session import TerminalSession
    from rackhouse.referee.question import Question

Close: TypeAlias = Callable[["TerminalSession", "Question", str], bool]
"""Returns whether the line answered that question; other lines are read as orders."""


def how_to_enter(session: TerminalSession, question: Question) -> Message | None:
    """How to enter real tiles, if they are asked for; otherwise ``None``."""
    people, sides = session.people, session.game.state.sides
    if question.kind == "lots":
        names = people.all_named(range(len(sides)))
        tiles = " ".join("AFKT"[: len(sides)])
        return message("terminal-enter-lots", names=names, tiles=tiles)
    if question.kind == "racks":
        first = question.seats[0]
        held = sides[first].held
        shown = " ".join("AEIOURST?LNDGBC"[:held])
        return message("terminal-enter-rack", who=people.who(first), count=held, tiles=shown)
    return None


def _asked_again(session: TerminalSession, question: Question) -> MalformedError:
    return MalformedError(how_to_enter(session, question) or message("terminal-no-answer"))


def lots(session: TerminalSession, question: Question, text: str) -> bool:
    """Real tiles: take the tiles drawn for first; after a tie, ask again."""
    state = session.game.state
    first = _tiles_each(session, text)
    if not first and text.strip() and not _is_answer(text):
        return False
    if not first or len(first) > len(state.sides):
        raise _asked_again(session, question)
    while len(first) < len(state.sides):
        prompt = speak("terminal-and", who=session.people.who(len(first)))
        more = _tiles_each(session, session.read(f"{prompt}> ") or "")
        if len(more) != 1:
            raise _asked_again(session, question)
        first += more
    if state.rules.score_keeper.chosen != "none" and state.score_keeper is None:
        session.act(commands.ChooseScoreKeeper(Actor.seat_at(0), 0))
    attempts = [first]
    while not session.act(commands.Begin(CLOCK, tuple(attempts))):
        again = session.read(f"{speak('terminal-drew-again')}> ")
        tiles = _tiles_each(session, again or "")
        if not tiles:
            return True
        attempts.append(tiles)
    return True


def _tiles_each(session: TerminalSession, text: str) -> tuple[str, ...]:
    """The tiles that a line names; empty if it names anything else."""
    alphabet = session.game.state.board.tile_set.alphabet
    parts = text.upper().replace(",", " ").split()
    if any(map(_is_order, parts)):
        return ()
    try:
        return tuple(alphabet.text((tile,)) for part in parts for tile in alphabet.parse(part))
    except MalformedError:
        return ()


def _is_order(word: str) -> bool:
    """Whether a word is an order: HELP is, but H or H E L P are tiles."""
    return len(word) > 1 and is_order_word(word)


def _is_answer(text: str) -> bool:
    """Whether a line answers a question that is not asked here."""
    return _is_order(text.strip()) and read_order(text).word in ("yes", "no", "accept")


def racks(session: TerminalSession, question: Question, text: str) -> bool:
    """Real tiles: take a side's final rack."""
    seat = question.seats[0]
    tiles = text.replace(" ", "").replace(",", "").upper()
    if _is_order(text.strip()) and not _is_answer(text):
        return False
    if not tiles or _is_answer(text):
        raise _asked_again(session, question)
    session.act(commands.DeclareRack(Actor.seat_at(seat), seat, tiles))
    return True


def tie(session: TerminalSession, question: Question, text: str) -> bool:
    """Break a tie: Enter draws tiles, a name decides."""
    if not text.strip() or text.strip().lower() == "draw":
        session.act(commands.BreakTie(DIRECTOR, "draw"))
        return True
    winner = session.people.find(text)
    if winner is None or (reads_as_order(text) and not text.rstrip().endswith(":")):
        return False
    if winner not in question.seats:
        raise IllegalError("terminal-not-level", who=session.people.who(winner))
    session.act(commands.BreakTie(DIRECTOR, "order", (winner,)))
    return True


def marker(session: TerminalSession, _question: Question, text: str) -> bool:
    """Take the director's ruling on a marked discrepancy."""
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
            raise MalformedError("terminal-how-many-points")
        session.act(commands.RuleDiscrepancy(DIRECTOR, number, "points", points=int(rest)))
    elif word in ("award", "awarded"):
        seat = session.people.find(rest)
        session.act(commands.RuleDiscrepancy(DIRECTOR, number, "awarded", seat=seat))
    else:
        return False
    return True


def result(session: TerminalSession, question: Question, text: str) -> bool:
    """Certify the result if all agree, or export the game."""
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


def _export(session: TerminalSession) -> None:
    from rackhouse.record.gcg import gcg_of, write_gcg  # noqa: PLC0415 - few ask for it

    names = [seat.name for seat in session.people.seats]
    path = session.saved.path.with_suffix(".gcg")
    write_atomically(path, write_gcg(gcg_of(session.game.entries, names)))
    session.paper.copyable(speak("terminal-written", path=str(path)))


CLOSING: dict[str, Close] = {
    "lots": lots,
    "racks": racks,
    "tie": tie,
    "marker": marker,
    "result": result,
}
