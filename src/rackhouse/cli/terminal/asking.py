"""What people are asked, in the words of the table, until the result is certified."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.cli.speech import command_line, speak, voice
from rackhouse.cli.terminal.answers import answer
from rackhouse.cli.terminal.closing import how_to_enter
from rackhouse.cli.terminal.result import gone, result_lines
from rackhouse.cli.terminal.rulings import offer_lines
from rackhouse.cli.terminal.session import LeaveError
from rackhouse.cli.terminal.status import may_line, window_line
from rackhouse.errors import RackhouseError
from rackhouse.messages import Name, all_of
from rackhouse.record import Phase
from rackhouse.referee.question import question_of

if TYPE_CHECKING:
    from rackhouse.cli.terminal.session import TerminalSession
    from rackhouse.referee.question import Question


_PRIVATE = ("turn", "press", "plays", "book", "confirm")


def ask_people(session: TerminalSession, question: Question) -> None:
    """Ask the people whose answer is needed, and do what they say."""
    seat = speaker_of(session, question)
    state = session.game.state
    if question.kind == "lots" and (state.is_dealt or state.plays_first is not None):
        session.game.begin()
        session.saved.keep(session.game.entries)
        return
    if seat is None:
        session.open_eyes()
    elif not session.curtain(seat):
        return
    shown_to = seat if seat is not None else _only_human(session)
    session.show(question, shown_to, tuple(asks(session, question, shown_to)))
    text = session.read(prompt_of(session, question, seat))
    if text is None:
        return
    try:
        answer(session, question, seat, text)
    except RackhouseError as error:
        session.say(error.message)


def speaker_of(session: TerminalSession, question: Question) -> int | None:
    """The one person who is asked, or ``None`` for the whole table."""
    people = [seat for seat in question.seats if not session.people.is_bot(seat)]
    if question.kind in _PRIVATE and people:
        return people[0]
    if question.kind == "window" and len(people) == 1:
        return people[0]
    return None


def _only_human(session: TerminalSession) -> int | None:
    humans = session.people.humans
    return humans[0] if len(humans) == 1 else None


def prompt_of(session: TerminalSession, question: Question, seat: int | None) -> str:
    """The text before the cursor."""
    if seat is not None:
        return f"{session.people.name(seat)}> "
    keys = {"judge": "terminal-judge", "marker": "terminal-director", "tie": "terminal-director"}
    return f"{speak(keys.get(question.kind, 'terminal-table'))}> "


def asks(session: TerminalSession, question: Question, seat: int | None) -> list[str]:
    """The question, in as few sentences as possible."""
    return _ASKS[question.kind](session, question, seat) if question.kind in _ASKS else []


def _ask_tiles(session: TerminalSession, question: Question, _seat: int | None) -> list[str]:
    how = how_to_enter(session, question)
    return [] if how is None else [voice().say(how)]


def _ask_turn(session: TerminalSession, _question: Question, seat: int | None) -> list[str]:
    state = session.game.state
    asked = session.time_up() if state.turn_state.time_asked else ""
    return [asked, may_line(session.view(seat), state.rules)]


def _ask_window(session: TerminalSession, question: Question, seat: int | None) -> list[str]:
    rules = session.game.state.rules
    choice = _window_choice(session, question, seat)
    return [f"{window_line(session.view(seat), session.people, rules)} {choice}"]


def _ask_confirm(session: TerminalSession, question: Question, _seat: int | None) -> list[str]:
    pending = session.game.state.pending
    who = session.people.who(question.seats[0])
    score = 0 if pending is None else pending.score
    return [speak("terminal-confirm-score", who=who, score=score)]


def _ask_press(_session: TerminalSession, _question: Question, _seat: int | None) -> list[str]:
    return [speak("terminal-press-clock")]


def _ask_book(session: TerminalSession, question: Question, _seat: int | None) -> list[str]:
    state = session.game.state
    words = all_of(state.call.words if state.call else ())
    who = Name(session.people.name(question.seats[0]))
    title = Name(state.dictionary.title)
    return [speak("terminal-ask-book", who=who, title=title, words=words)]


def _ask_plays(session: TerminalSession, question: Question, _seat: int | None) -> list[str]:
    return [speak("terminal-ask-plays", who=Name(session.people.name(question.seats[0])))]


def _ask_paused(_session: TerminalSession, _question: Question, _seat: int | None) -> list[str]:
    return [speak("terminal-ask-paused")]


def _ask_end(session: TerminalSession, question: Question, seat: int | None) -> list[str]:
    rules = session.game.state.rules
    lines = result_lines(session.view(seat), session.people, rules)
    return [*lines, *_last_question(session, question)]


def _window_choice(session: TerminalSession, question: Question, seat: int | None) -> str:
    view, rules = session.view(seat), session.game.state.rules
    people = session.people
    humans = [one for one in question.seats if not people.is_bot(one)]
    score = view.window.score if view.window else 0
    is_final = session.game.state.phase is Phase.FINAL_PENDING
    writes = rules.window.shuts == "score-confirmed" and not is_final
    if len(humans) > 1:
        names, example = people.all_named(humans), people.speaks(humans[0])
        if writes:
            key = "terminal-who-challenges-writes"
            return speak(key, names=names, example=example, score=score)
        return speak("terminal-who-challenges", names=names, example=example)
    lets = speak("terminal-enter-writes", score=score) if writes else ""
    return f"{lets or speak('terminal-enter-lets-stand')} {may_line(view, rules)}"


def _ask_judge(session: TerminalSession, _question: Question, _seat: int | None) -> list[str]:
    call, people = session.game.state.call, session.people
    if call is None:
        return []
    words = all_of(call.words)
    if len(call.words) > 1:
        asked = speak("terminal-ask-judge-which", words=words, word=call.words[-1])
    else:
        asked = speak("terminal-ask-judge", words=words)
    if call.taken_up is None:
        asked += f" {speak('terminal-judge-to-come', who=people.who(call.seat))}"
    return [asked, *offer_lines(session)]


def _last_question(session: TerminalSession, question: Question) -> list[str]:
    state, people = session.game.state, session.people
    if question.kind == "tie":
        key = "terminal-break-tie-draw" if state.is_dealt else "terminal-break-tie"
        return [speak(key, example=people.speaks(question.seats[0]))]
    if question.kind == "marker":
        mark = next(marker for marker in state.markers if marker.outcome is None)
        who, note = people.who(mark.seat), mark.note
        if mark.turn:
            marked = speak("terminal-marked-line", who=who, line=mark.turn, note=note)
        else:
            marked = speak("terminal-marked-draw", who=who, note=note)
        return [marked, speak("terminal-ask-director")]
    return [speak("terminal-ask-result")]


def farewell(session: TerminalSession) -> None:
    """Show the certified result once more, and how to verify the draws."""
    state = session.game.state
    view = session.view(None)
    path = str(session.saved.path)
    order = sorted(range(len(view.sides)), key=lambda seat: state.places[seat])
    totals = ", ".join(
        f"{session.people.name(seat)} {view.sides[seat].score}{gone(view.sides[seat])}"
        for seat in order
    )
    session.paper.say(speak("terminal-certified", scores=totals))
    if state.is_dealt:
        session.paper.say(speak("terminal-check-draws"))
        session.paper.copyable(command_line("verify", path))
    session.paper.say(speak("terminal-write-gcg"))
    session.paper.copyable(command_line("export", path, "--gcg", f"{session.saved.path.stem}.gcg"))


_ASKS = {
    "lots": _ask_tiles,
    "turn": _ask_turn,
    "window": _ask_window,
    "confirm": _ask_confirm,
    "press": _ask_press,
    "judge": _ask_judge,
    "book": _ask_book,
    "plays": _ask_plays,
    "racks": _ask_tiles,
    "paused": _ask_paused,
    "tie": _ask_end,
    "marker": _ask_end,
    "result": _ask_end,
}


def run(session: TerminalSession) -> None:
    """Play until the result is certified, somebody leaves, or there are no more lines."""
    try:
        while session.game.state.phase is not Phase.CERTIFIED:
            session.tick()
            if not session.answered_by_program():
                ask_people(session, question_of(session.game.state))
    except (EOFError, KeyboardInterrupt, LeaveError):
        session.leave()
    else:
        farewell(session)
