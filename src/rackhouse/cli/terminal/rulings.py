"""What the judge at this terminal has ruled: kept, and offered to the judge again (A-20).

The book of rulings lies in a folder that only its owner can read. An offer is shown at the
judge's prompt alone, and only when the judge has come: a challenger who saw it before could
still withdraw the call.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from rackhouse.cli.terminal.saved import locked
from rackhouse.errors import IllegalError, RackhouseError
from rackhouse.files import data_folder
from rackhouse.lexicon import KeptRuling, Occasion, Source, load_rulings, save_rulings
from rackhouse.record import JUDGE
from rackhouse.referee import commands

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from rackhouse.cli.terminal.session import Session
    from rackhouse.record import State

FILE: Final = "rulings.json"
NO_EVENT: Final = ""
"""A game at a terminal belongs to no event, so nothing ever opens its rulings to everybody."""


def offer_lines(session: Session) -> list[str]:
    """What the judge is offered, once there; a book that cannot be read is said to be so."""
    try:
        offers = _offers(session.game.state)
    except (RackhouseError, OSError) as error:
        return [f"Earlier rulings cannot be offered: {error}"]
    if not offers:
        return []
    said = ", ".join(f"{one.word} {'good' if one.acceptable else 'not good'}" for one in offers)
    return [
        f"For the judge only: ruled before from {_title(session.game.state)}: {said}. "
        "It counts only if you rule so again."
    ]


def rule(session: Session, *, acceptable: bool, named: str) -> None:
    """Give the judge's verdict to the referee, and keep what it says of single words.

    Raises:
        IllegalError: where a word is named that was not challenged.
    """
    state = session.game.state
    words = () if state.call is None else state.call.words
    bad = tuple(named.upper().replace(",", " ").split())
    for word in bad:
        if acceptable or word not in words:
            raise IllegalError(
                f"{word[:30]} cannot be named there; say yes, or no and which of "
                f"{', '.join(words)} are not good."
            )
    verdicts = _verdicts(state, acceptable=acceptable, bad=bad)
    if not session.act(commands.Rule(JUDGE, acceptable)):
        return
    at = datetime.fromtimestamp(session.game.clock() / 1000, UTC).isoformat(timespec="seconds")
    game = str(session.saved.path.resolve())
    try:
        _keep(verdicts, _source(state), Occasion(NO_EVENT, game, str(JUDGE), at))
    except (RackhouseError, OSError) as error:
        session.paper.say(f"The ruling counts, but is not kept for other games: {error}")


def _verdicts(state: State, *, acceptable: bool, bad: tuple[str, ...]) -> dict[str, bool]:
    """What one verdict says of each word: a no on several says little until one is named."""
    words = () if state.call is None else state.call.words
    if acceptable:
        return dict.fromkeys(words, True)
    if not bad and len(words) > 1:
        bad = _offered_as_bad(state)
    return dict.fromkeys(words if len(words) == 1 else bad, False)


def _offered_as_bad(state: State) -> tuple[str, ...]:
    """A plain no confirms the words that the judge has just seen refused."""
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
    # Several tables may share the book: whoever writes has read what the others wrote.
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
