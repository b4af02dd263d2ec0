"""Turns a typed line into a command for the referee, or into something to show."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from rackhouse.board import Play
from rackhouse.cli.speech import speak
from rackhouse.cli.terminal.closing import CLOSING
from rackhouse.cli.terminal.looking import LOOKS, show_peek
from rackhouse.cli.terminal.orders import Order, is_yes, read_order, read_placements, yes_or_no
from rackhouse.cli.terminal.rulings import rule
from rackhouse.cli.terminal.session import LeaveError, TerminalSession
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.messages import Name, any_of
from rackhouse.record import CLOCK, JUDGE, Actor, Phase
from rackhouse.referee import Refusal, commands, decide
from rackhouse.referee.question import keeper_of

if TYPE_CHECKING:
    from rackhouse.referee.question import Question

Act: TypeAlias = Callable[[TerminalSession, "Question", int, Order], None]


def answer(session: TerminalSession, question: Question, seat: int | None, text: str) -> None:
    """Do what a line says, for the side named at its beginning if there is one.

    Raises:
        MalformedError: if it cannot be understood.
        IllegalError: if what it says is not possible.
    """
    if question.kind in CLOSING and CLOSING[question.kind](session, question, text):
        return
    named, rest = session.people.split_speaker(text.strip())
    if named is not None and session.people.is_bot(named):
        raise IllegalError("terminal-speaks-for-itself", who=session.people.who(named))
    order = read_order(rest)
    if order.word == "quit":
        raise LeaveError
    if order.word in LOOKS:
        LOOKS[order.word](session, _looker(session, seat, named), order)
    elif order.word == "pause":
        session.act(commands.Pause(CLOCK))
    elif question.kind == "plays" and order.word in _TURN:
        raise MalformedError("terminal-answer-plays-first")
    elif order.word in ("", "yes", "no") and named is None:
        _plain_answer(session, question, seat, order)
    elif order.word in _ACTS:
        who = named if named is not None else _actor(session, question, seat, order)
        if who is not None:
            _ACTS[order.word](session, question, who, order)
    else:
        raise MalformedError("terminal-no-answer")


def _looker(session: TerminalSession, seat: int | None, named: int | None) -> int | None:
    """Who looks; on a shared screen never at another person's rack."""
    if seat is not None:
        return seat
    humans = session.people.humans
    if len(humans) == 1:
        return humans[0]
    return None if session.game.state.is_dealt else named


def _actor(
    session: TerminalSession, question: Question, seat: int | None, order: Order
) -> int | None:
    """Who acts, if the line names nobody."""
    state = session.game.state
    if order.word in ("confirm", "grant", "missed"):
        of = state.mover if state.pending is None else state.pending.seat
        return keeper_of(state, of)
    if order.word == "draw" and state.pending is not None and not state.is_dealt:
        return state.pending.seat
    if order.word == "withdraw" and state.call is not None:
        return state.call.seat
    if seat is not None:
        return seat
    people = [one for one in question.seats if not session.people.is_bot(one)]
    if order.word in ("challenge", "hold", "resign", "mark") and len(people) > 1:
        return _ask_who(session, people)
    return people[0] if people else state.mover


def _ask_who(session: TerminalSession, people: list[int]) -> int | None:
    names = any_of(Name(session.people.name(one)) for one in people)
    text = session.read(f"{speak('terminal-who', names=names)}> ")
    found = None if text is None else session.people.find(text)
    if found not in people:
        session.paper.say(speak("terminal-nobody"))
        return None
    return found


# --- answers without a verb


def _plain_answer(
    session: TerminalSession, question: Question, seat: int | None, order: Order
) -> None:
    """Handle Enter, yes or no: the meaning depends on the question."""
    said = yes_or_no(order)
    match question.kind:
        case "window" if said is None:
            _let_stand(session, question)
        case "confirm" if said is not False:
            session.act(commands.ConfirmScore(Actor.seat_at(question.seats[0])))
        case "press" if said is not False:
            session.act(commands.PressClock(Actor.seat_at(question.seats[0])))
        case "judge" if said is not None:
            rule(session, acceptable=said, named=order.rest)
        case "judge":
            session.act(commands.TakeUpCall(JUDGE))
        case "book" if said is not None and seat is not None:
            session.act(commands.ConfirmVerdict(Actor.seat_at(seat), said))
        case "plays" if said is not None and seat is not None:
            session.act(commands.AnswerPlays(Actor.seat_at(seat), said))
        case "paused":
            session.act(commands.Resume(CLOCK))
        case "turn" if said is None:
            session.forget_screen()
        case _:
            raise MalformedError("terminal-yes-or-no")


def _let_stand(session: TerminalSession, question: Question) -> None:
    """Accept the play for all people asked; the next side comes last, as that starts its turn."""
    window = session.view(None).window
    people = [one for one in question.seats if not session.people.is_bot(one)]
    people.sort(key=lambda one: window is not None and one == window.next_mover)
    for one in people:
        if not session.act(commands.Accept(Actor.seat_at(one))):
            return
    state = session.game.state
    if state.phase is Phase.PENDING and state.pending is not None:
        keeper = keeper_of(state, state.pending.seat)
        keeps = state.rules.window.shuts == "score-confirmed" and keeper in people
        if keeps and set(state.in_game) <= {*state.pending.accepted, state.pending.seat}:
            session.act(commands.ConfirmScore(Actor.seat_at(keeper)))


# --- verbs


def _play(session: TerminalSession, _question: Question, seat: int, order: Order) -> None:
    state = session.game.state
    rack = state.sides[seat].rack if state.is_dealt else None
    placements = read_placements(order.rest, state.board, rack)
    session.act(commands.Commit(Actor.seat_at(seat), placements=placements))


def _lay(session: TerminalSession, _question: Question, seat: int, order: Order) -> None:
    state = session.game.state
    rack = state.sides[seat].rack if state.is_dealt else None
    placements = read_placements(order.rest, state.board, rack)
    play = Play.of(state.board, placements, state.rules.placing.opening_tiles)
    session.act(commands.LayTiles(Actor.seat_at(seat), play.notation))


def _exchange(session: TerminalSession, _question: Question, seat: int, order: Order) -> None:
    state = session.game.state
    text = order.rest.replace(" ", "").replace(",", "").upper()
    actor = Actor.seat_at(seat)
    if not text:
        # Some sheets count an exchange of nothing as a pass, but nobody should pass by mistake.
        tiles = "exchange ABC" if state.is_dealt else "exchange 3"
        raise MalformedError("terminal-which-tiles", example=tiles)
    if state.is_dealt:
        tiles = session.game.rack(seat) if text == "ALL" else text
        session.act(commands.ExchangeTiles(actor, tiles))
    elif text.isdecimal() and len(text) < 4:
        session.act(commands.ExchangeTiles(actor, count=int(text)))
    else:
        raise MalformedError("terminal-how-many-tiles")


def _challenge(session: TerminalSession, _question: Question, seat: int, order: Order) -> None:
    words = tuple(order.rest.upper().replace(",", " ").split())
    session.act(commands.CallChallenge(Actor.seat_at(seat), words))


def _accept(session: TerminalSession, question: Question, seat: int, _order: Order) -> None:
    if question.kind == "window" and seat in question.seats:
        session.act(commands.Accept(Actor.seat_at(seat)))
    else:
        raise IllegalError("terminal-nothing-to-accept")


def _buy(session: TerminalSession, _question: Question, seat: int, order: Order) -> None:
    state = session.game.state
    parts = order.rest.split()
    name = next((one for one in state.rules.helps if parts and parts[0].lower() == one), "")
    if name:
        parts = parts[1:]
    elif parts and len(parts[0]) <= 2:
        name = _help_of_kind(session, "letter")
    else:
        name = parts[0] if parts else ", ".join(state.rules.helps)
    sold = state.rules.helps.get(name)
    if sold is not None and sold.kind == "peek":
        _peek(session, _question, seat, Order("peek", " ".join(parts)))
        return
    found = parts[-1].lower() != "none" if parts else True
    given = parts[-1].upper() if len(parts) > 1 and found else ""
    letter = parts[0].upper() if parts else ""
    actor = Actor.seat_at(seat)
    session.act(commands.BuyHelp(actor, name, letter=letter, give=given, found=found))


def _peek(session: TerminalSession, _question: Question, seat: int, order: Order) -> None:
    name = _help_of_kind(session, "peek") or "peek"
    command = commands.BuyHelp(Actor.seat_at(seat), name, prefix=order.rest.upper())
    if session.act(command) and session.game.state.turn_state.peek_prefix:
        show_peek(session)


def _help_of_kind(session: TerminalSession, kind: str) -> str:
    helps = session.game.state.rules.helps
    return next((name for name, sold in helps.items() if sold.kind == kind), "")


def _grant(session: TerminalSession, _question: Question, seat: int, order: Order) -> None:
    seconds = order.rest.split()[0] if order.rest else "60"
    if not seconds.isdecimal() or len(seconds) > 6:
        raise MalformedError("terminal-how-many-seconds")
    session.act(commands.GrantTime(Actor.seat_at(seat), int(seconds)))


def _resign(session: TerminalSession, _question: Question, seat: int, _order: Order) -> None:
    who = session.people.who(seat)
    sure = session.read(f"{speak('terminal-sure-to-resign', who=who)}> ")
    if sure is not None and is_yes(sure):
        session.act(commands.Resign(Actor.seat_at(seat)))
    elif sure is not None:
        session.paper.say(speak("terminal-resumed"))


def _mark(session: TerminalSession, _question: Question, seat: int, order: Order) -> None:
    session.act(commands.MarkDiscrepancy(Actor.seat_at(seat), order.rest))


def _take_back(session: TerminalSession, _question: Question, seat: int, _order: Order) -> None:
    """Around one screen whoever played last has just seen the slip, whoever has the screen now."""
    tally = session.game.state.tally
    if tally and not session.people.seats[tally[-1].seat].is_bot:
        seat = tally[-1].seat
    _if_all_agree(session, seat, speak("terminal-would-take-back"), commands.TakeBack)


def _correct(session: TerminalSession, _question: Question, seat: int, order: Order) -> None:
    parts = order.rest.split()
    if len(parts) != 2 or not all(part.isdecimal() and len(part) < 6 for part in parts):
        raise MalformedError("terminal-which-line")
    turn, score = map(int, parts)
    _if_all_agree(
        session,
        seat,
        speak("terminal-would-correct", line=turn, score=score),
        lambda actor: commands.CorrectScore(actor, turn, score),
    )


def _if_all_agree(
    session: TerminalSession, seat: int, what: str, command: Callable[[Actor], commands.Command]
) -> None:
    """Around one screen one answer counts for all; what is not allowed is not asked."""
    state = session.game.state
    if not isinstance(decide(state, command(Actor.seat_at(seat)), session.game.world), Refusal):
        said = session.read(f"{what}> ")
        if said is None or not is_yes(said):
            session.paper.say(speak("terminal-unchanged"))
            return
    for one in (seat, *(other for other in state.in_game if other != seat)):
        if not session.act(command(Actor.seat_at(one))):
            return


def _simple(command: Callable[[Actor], commands.Command]) -> Act:
    def act(session: TerminalSession, _question: Question, seat: int, _order: Order) -> None:
        session.act(command(Actor.seat_at(seat)))

    return act


_TURN = ("play", "lay", "exchange", "pass")
"""What a side does on its turn."""
_ACTS: dict[str, Act] = {
    "play": _play,
    "lay": _lay,
    "exchange": _exchange,
    "pass": _simple(commands.Pass),
    "challenge": _challenge,
    "accept": _accept,
    "hold": _simple(commands.CallHold),
    "draw": _simple(commands.DrawTiles),
    "confirm": _simple(commands.ConfirmScore),
    "withdraw": _simple(commands.WithdrawCall),
    "press": _simple(commands.PressClock),
    "buy": _buy,
    "peek": _peek,
    "grant": _grant,
    "missed": _simple(commands.DeclareMissedGo),
    "resign": _resign,
    "mark": _mark,
    "take back": _take_back,
    "correct": _correct,
}
