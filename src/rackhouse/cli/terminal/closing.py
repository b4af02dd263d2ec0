"""Answers at the edges of a game: lots before it, racks, ties, markers and the result after."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from rackhouse.cli.terminal.orders import is_order_word, read_order, reads_as_order
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.files import write_atomically
from rackhouse.record import CLOCK, DIRECTOR, Actor
from rackhouse.referee import commands

if TYPE_CHECKING:
    from rackhouse.cli.terminal.session import Session
    from rackhouse.referee.question import Question

Close: TypeAlias = Callable[["Session", "Question", str], bool]
"""Whether the line was an answer to that question; other lines are read as orders."""


def how_to_enter(session: Session, question: Question) -> str:
    """How real tiles are entered, where they are what is asked for; empty otherwise."""
    people, sides = session.people, session.game.state.sides
    if question.kind == "lots":
        order = people.names(tuple(range(len(sides))))
        tiles = " ".join("AFKT"[: len(sides)])
        return (
            f"Draw a tile each for first play and enter the letters for {order}, as in: {tiles} "
            "(? is a blank)"
        )
    if question.kind == "racks":
        first = question.seats[0]
        held = sides[first].held
        tiles = "1 tile" if held == 1 else f"{held} tiles"
        shown = " ".join("AEIOURST?LNDGBC"[:held])
        return f"{people.does(first, 'holds')} {tiles}: which? As in: {shown} (? is a blank)"
    return ""


def lots(session: Session, question: Question, text: str) -> bool:
    """Real tiles: the tiles drawn for first; those of a tie are asked for until it is broken."""
    state = session.game.state
    first = _tiles_each(session, text)
    if not first and text.strip() and not _is_answer(text):
        return False
    if not first or len(first) > len(state.sides):
        raise MalformedError(how_to_enter(session, question))
    while len(first) < len(state.sides):
        more = _tiles_each(session, session.read(f"And {session.people.name(len(first))}> ") or "")
        if len(more) != 1:
            raise MalformedError(how_to_enter(session, question))
        first += more
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
    """The tiles that a line names; none where it names anything else."""
    alphabet = session.game.state.board.tile_set.alphabet
    parts = text.upper().replace(",", " ").split()
    if any(map(_is_order, parts)):
        return ()
    try:
        return tuple(alphabet.text((tile,)) for part in parts for tile in alphabet.parse(part))
    except MalformedError:
        return ()


def _is_order(word: str) -> bool:
    """Where tiles are asked for, a single letter is one; HELP is an order, and H E L P tiles."""
    return len(word) > 1 and is_order_word(word)


def _is_answer(text: str) -> bool:
    """Whether a line answers a question that is not asked here."""
    return _is_order(text.strip()) and read_order(text).word in ("yes", "no", "accept")


def racks(session: Session, question: Question, text: str) -> bool:
    """Real tiles: what a side holds at the end."""
    seat = question.seats[0]
    tiles = text.replace(" ", "").replace(",", "").upper()
    if _is_order(text.strip()) and not _is_answer(text):
        return False
    if not tiles or _is_answer(text):
        raise MalformedError(how_to_enter(session, question))
    session.act(commands.DeclareRack(Actor.seat_at(seat), seat, tiles))
    return True


def tie(session: Session, question: Question, text: str) -> bool:
    """Enter draws tiles; a name decides."""
    if not text.strip() or text.strip().lower() == "draw":
        session.act(commands.BreakTie(DIRECTOR, "draw"))
        return True
    winner = session.people.find(text)
    if winner is None or (reads_as_order(text) and not text.rstrip().endswith(":")):
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
    session.paper.copyable(f"Written to {path}")


CLOSING: dict[str, Close] = {
    "lots": lots,
    "racks": racks,
    "tie": tie,
    "marker": marker,
    "result": result,
}
