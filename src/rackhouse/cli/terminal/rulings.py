"""What the judge at this terminal has ruled: kept, and offered to the judge again (A-20).

The book of rulings is in a folder that only its owner can read. An offer is shown only at the
judge's prompt, and only once the judge has come: a challenger who saw it earlier could still
withdraw the call.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from rackhouse.cli.speech import speak
from rackhouse.cli.terminal.saved import locked
from rackhouse.errors import IllegalError, RackhouseError
from rackhouse.files import data_folder
from rackhouse.lexicon import KeptRuling, Occasion, Source, load_rulings, save_rulings
from rackhouse.messages import Name, all_of, message
from rackhouse.record import JUDGE
from rackhouse.referee import commands

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from rackhouse.cli.terminal.session import TerminalSession
    from rackhouse.messages import Value
    from rackhouse.record import State

FILE: Final = "rulings.json"
NO_EVENT: Final = ""
"""A game at a terminal belongs to no event, so its rulings never become public."""


def offer_lines(session: TerminalSession) -> list[str]:
    """What is offered to the judge who has come, or why the book cannot be read."""
    try:
        offers = _offers(session.game.state)
    except (RackhouseError, OSError) as error:
        return [speak("terminal-earlier-unreadable", error=_said(error))]
    if not offers:
        return []
    rulings = all_of(
        message("terminal-ruled-good" if one.acceptable else "terminal-ruled-bad", word=one.word)
        for one in offers
    )
    title = Name(_title(session.game.state))
    return [speak("terminal-ruled-before", title=title, rulings=rulings)]


def rule(session: TerminalSession, *, acceptable: bool, named: str) -> None:
    """Give the judge's verdict to the referee, and keep what it says about single words.

    Raises:
        IllegalError: if a named word was not challenged.
    """
    state = session.game.state
    words = () if state.call is None else state.call.words
    bad = tuple(named.upper().replace(",", " ").split())
    for word in bad:
        if acceptable or word not in words:
            raise IllegalError("terminal-not-challenged", word=word[:30], words=all_of(words))
    verdicts = _verdicts(state, acceptable=acceptable, bad=bad)
    if not session.act(commands.Rule(JUDGE, acceptable)):
        return
    at = datetime.fromtimestamp(session.game.clock() / 1000, UTC).isoformat(timespec="seconds")
    game = str(session.saved.path.resolve())
    try:
        _keep(verdicts, _source(state), Occasion(NO_EVENT, game, str(JUDGE), at))
    except (RackhouseError, OSError) as error:
        session.paper.say(speak("terminal-ruling-not-kept", error=_said(error)))


def _said(error: RackhouseError | OSError) -> Value:
    return error.message if isinstance(error, RackhouseError) else str(error)


def _verdicts(state: State, *, acceptable: bool, bad: tuple[str, ...]) -> dict[str, bool]:
    """What one verdict says about each word: a no on several is unclear until one is named."""
    words = () if state.call is None else state.call.words
    if acceptable:
        return dict.fromkeys(words, True)
    if not bad and len(words) > 1:
        bad = _offered_as_bad(state)
    return dict.fromkeys(words if len(words) == 1 else bad, False)


def _offered_as_bad(state: State) -> tuple[str, ...]:
    """The words that the judge has just seen refused; a plain no confirms them."""
    try:
        return tuple(one.word for one in _offers(state) if not one.acceptable)
    except (RackhouseError, OSError):
        return ()


def _offers(state: State) -> list[KeptRuling]:
    if state.call is None or state.call.taken_up is None:
        return []
    book, source = load_rulings(_path()), _source(state)
    found = [book.offer(word, source) for word in state.call.words]
    return [offer.ruling for offer in found if offer is not None]


def _keep(verdicts: Mapping[str, bool], source: Source, occasion: Occasion) -> None:
    if not verdicts:
        return
    path = _path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.parent.chmod(0o700)
    lock = path.with_suffix(".lock")
    lock.touch()
    # Several tables may share the book, so it is read again under the lock before writing.
    with locked(lock, wait=True):
        book = load_rulings(path)
        for word, acceptable in verdicts.items():
            book = book.ruled(word, source, occasion, acceptable=acceptable)
        save_rulings(path, book)


def _path() -> Path:
    return data_folder() / "rulings" / FILE


def _source(state: State) -> Source:
    return Source(state.dictionary.title, state.dictionary.edition)


def _title(state: State) -> str:
    return ", ".join(filter(None, (state.dictionary.title, state.dictionary.edition)))
