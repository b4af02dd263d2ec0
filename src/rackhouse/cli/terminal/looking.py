"""What people may look at during a game; nothing here changes it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from rackhouse.board import score_play
from rackhouse.cli.speech import speak, voice
from rackhouse.cli.terminal.boards import board_lines, rack_line
from rackhouse.cli.terminal.closing import how_to_enter
from rackhouse.cli.terminal.lines import hanging, line
from rackhouse.cli.terminal.pad import full_pad
from rackhouse.cli.terminal.status import HELP_INDENT, help_lines, side_notes
from rackhouse.cli.terminal.telling import dollars
from rackhouse.lexicon import DictionaryJudge, ListJudge
from rackhouse.messages import Name, known
from rackhouse.referee.question import question_of
from rackhouse.rules.explain import parts_of, summary_of, title_of
from rackhouse.rules.offering import sheet_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.cli.terminal.orders import Order
    from rackhouse.cli.terminal.session import TerminalSession

Look: TypeAlias = Callable[["TerminalSession", int | None, "Order"], None]


def _show(session: TerminalSession, texts: Iterable[str]) -> None:
    session.paper.show([line(text) for text in texts])


def _help(session: TerminalSession, seat: int | None, _order: Order) -> None:
    state = session.game.state
    wide = min(session.paper.width, 100) - 1
    asked = how_to_enter(session, question_of(state))
    texts = help_lines(session.view(seat), session.people, state.rules)
    for text in [voice().say(asked), *texts] if asked else texts:
        session.paper.show(hanging(text, HELP_INDENT if text.startswith(" ") else 0, wide))


def _rules(session: TerminalSession, _seat: int | None, _order: Order) -> None:
    sheet = sheet_of(session.game.state.sheet, session.game.state.rules)
    rules = sheet.rules
    say = voice().say
    session.paper.say(f"{say(title_of(rules))}: {say(summary_of(rules))}")
    for part in parts_of(rules, sheet.event):
        if part.sentences:
            session.paper.say("")
            session.paper.say(say(part.title), "bold")
            for sentence in part.sentences:
                session.paper.say(f"- {say(sentence.message)}")


def _score(session: TerminalSession, seat: int | None, _order: Order) -> None:
    _show(session, full_pad(session.view(seat), session.people))


def _board(session: TerminalSession, _seat: int | None, _order: Order) -> None:
    board, colour = session.game.state.board, session.paper.colour
    session.paper.show(board_lines(board, session.last_squares(), colour=colour))


def _rack(session: TerminalSession, seat: int | None, _order: Order) -> None:
    if seat is None or not session.game.state.is_dealt:
        session.paper.say(speak("terminal-racks-on-table"))
        return
    board, colour = session.game.state.board, session.paper.colour
    session.paper.show([rack_line(session.rack(seat), board, colour=colour)])


def _shuffle(session: TerminalSession, seat: int | None, order: Order) -> None:
    if seat is not None and session.game.state.is_dealt:
        alphabet = session.game.state.board.tile_set.alphabet
        tiles = list(alphabet.parse(session.rack(seat)))
        random.shuffle(tiles)
        session.shuffled[seat] = alphabet.text(tiles)
    _rack(session, seat, order)


def _unseen(session: TerminalSession, seat: int | None, _order: Order) -> None:
    state = session.game.state
    if seat is not None:
        own = session.view(seat).own
        unseen = {} if own is None else own.unseen
    else:
        text = state.board.tile_set.alphabet.text
        unseen = {text((tile,)): count for tile, count in sorted(state.unseen_by(None).items())}
    shown = " ".join(f"{letter}{count}" for letter, count in unseen.items())
    count = sum(unseen.values())
    session.paper.say(speak("terminal-unseen", count=count, bag=state.bag_count, tiles=shown))


def _clock(session: TerminalSession, seat: int | None, _order: Order) -> None:
    session.paper.say(" · ".join(side_notes(session.view(seat), session.people)))


def _why(session: TerminalSession, _seat: int | None, _order: Order) -> None:
    """Show the sum of the last play, with every premium."""
    state = session.game.state
    if state.pending is None:
        session.paper.say(speak("terminal-why-when"))
        return
    play = state.pending.play
    before = state.board.take_up(play.placements)
    session.paper.say(score_play(before, play, state.rules.scoring.bonus).explain())


def _money(session: TerminalSession, _seat: int | None, _order: Order) -> None:
    state, people = session.game.state, session.people
    if not state.ledger.entries:
        session.paper.say(speak("terminal-no-money"))
        return
    for entry in state.ledger.entries:
        who, amount = Name(people.name(entry.side)), dollars(entry.cents)
        cause = known("data-cause-", entry.cause)
        session.paper.say(speak("terminal-money-line", who=who, amount=amount, cause=cause))
    raised = dollars(state.ledger.raised())
    session.paper.say(speak("terminal-raised", amount=raised))


def show_peek(session: TerminalSession) -> None:
    """Show the words that begin with the declared letters, until the peek is over."""
    state = session.game.state
    prefix, until = state.turn_state.peek_prefix, state.turn_state.peek_until
    words = [word for word in _words(session) if word.startswith(prefix)]
    paper = session.paper
    if not state.dictionary.is_loaded:
        title = Name(state.dictionary.title)
        paper.say(speak("terminal-open-book", title=title, prefix=prefix))
    elif not words:
        paper.say(speak("terminal-no-word-begins", prefix=prefix))
    else:
        shown = words
        if sum(len(word) + 1 for word in words) > paper.width * (paper.height - 4):
            shown = [word for word in words if len(word) <= state.rules.tiles.rack + 1]
        said, longer = " ".join(shown), len(words) - len(shown)
        paper.say(speak("terminal-and-longer", words=said, count=longer) if longer else said)
    if session.keyboard.is_terminal:
        left = max(0.0, (until - session.game.clock()) / 1000)
        prompt = speak("terminal-closes-dictionary", seconds=round(left))
        session.keyboard.line(f"{prompt} ", left)
        paper.clear()
        session.forget_screen()


def _words(session: TerminalSession) -> Iterable[str]:
    judge = session.game.judge
    if isinstance(judge, ListJudge):
        return judge.lexicon
    if isinstance(judge, DictionaryJudge):
        return (word.upper() for word in judge.dictionary)
    return ()


LOOKS: dict[str, Look] = {
    "help": _help,
    "rules": _rules,
    "score": _score,
    "board": _board,
    "rack": _rack,
    "shuffle": _shuffle,
    "unseen": _unseen,
    "clock": _clock,
    "why": _why,
    "money": _money,
}
