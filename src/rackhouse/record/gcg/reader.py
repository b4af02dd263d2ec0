"""Reading GCG files, as they are found and not only as they should be."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.messages import quoted
from rackhouse.record.gcg.decode import lines_of, text_of
from rackhouse.record.gcg.game import AnyEvent, GcgGame, GcgPlayer, Pragma
from rackhouse.record.gcg.line import parse_event, split_player

_PRAGMA: Final = re.compile(r"([^\s:]+|:+|):?\s*(.*)", re.DOTALL)
_PLAYER: Final = re.compile(r"player([0-9]{1,2})")
_MOST_EVENTS: Final = 2_000


def read_gcg(data: bytes | str) -> GcgGame:
    r"""Read a game: what it says is kept, whether it is right is not asked.

    >>> game = read_gcg("#player1 ann Ann\n#player2 bob Bob\n>ann: AEINRTT 8D TRAIN +12 12\n")
    >>> game.players[0].nick, game.events[0].word, game.events[0].total
    ('ann', 'TRAIN', 12)

    Raises:
        MalformedError: where it cannot be read; the message begins with the line.
    """
    reader = _Reader()
    for number, line in enumerate(lines_of(text_of(data) if isinstance(data, bytes) else data), 1):
        try:
            reader.take(line, number)
        except MalformedError as error:
            raise MalformedError("gcg-line", line=str(number), problem=error.message) from None
    if not reader.players and not reader.events:
        raise MalformedError("gcg-no-game")
    return reader.game()


class _Reader:
    """What was read so far."""

    def __init__(self) -> None:
        self.players: dict[int, GcgPlayer] = {}
        self.nicks: list[str] = []
        self.pragmas: list[tuple[str, list[str]]] = []
        """Name and lines of each."""
        self.events: list[AnyEvent] = []
        self.lines: list[int] = []
        self.notes: dict[int, list[str]] = {}
        """The notes' lines, by the number of events before them."""
        self.last: str = ""
        """What a line of plain text would go on with: ``note``, ``pragma`` or nothing."""

    def take(self, line: str, number: int) -> None:
        text = line.strip()
        if not text:
            return
        if text.startswith(">"):
            self._event(text, number)
        elif text.startswith("#"):
            self._pragma(text)
        elif self.last == "note":
            self.notes[len(self.events)].append(text)
        elif self.last == "pragma":
            self.pragmas[-1][1].append(text)
        else:
            raise MalformedError("gcg-stray", text=quoted(text, 60))

    def _event(self, text: str, number: int) -> None:
        try:
            nick, rest = split_player(text, self.nicks)
            event = parse_event(nick, rest)
        except MalformedError:
            # A note that runs over several lines may quote: such a line names no player.
            if self.last == "note" and not text[1:].lstrip().startswith(tuple(self.nicks)):
                self.notes[len(self.events)].append(text)
                return
            raise
        if len(self.events) == _MOST_EVENTS:
            raise MalformedError("gcg-too-many-events", most=_MOST_EVENTS)
        self.events.append(event)
        self.lines.append(number)
        self.last = ""

    def _pragma(self, text: str) -> None:
        match = _PRAGMA.fullmatch(text[1:].strip())
        assert match is not None, "the pattern matches any text"
        name, rest = match[1].lower(), match[2]
        if name == "note":
            lines = self.notes.setdefault(len(self.events), [])
            if rest or lines:
                lines.append(rest)
            self.last = "note"
        elif player := _PLAYER.fullmatch(name):
            self._player(int(player[1]), rest)
            self.last = ""
        elif name in {"character-encoding", ""}:
            # The encoding tells of the bytes, not of the game; a bare # tells nothing.
            self.last = ""
        else:
            self.pragmas.append((name, [rest]))
            self.last = "pragma"

    def _player(self, number: int, text: str) -> None:
        nick, name = [*text.split(None, 1), "", ""][:2]
        nick = nick.rstrip(":")
        if not nick:
            raise MalformedError("gcg-no-player", number=number)
        if number in self.players:
            raise MalformedError("gcg-player-twice", number=number)
        if nick in self.nicks:
            raise MalformedError("gcg-nick-twice", number=number, nick=quoted(nick))
        self.players[number] = GcgPlayer(number, nick, name.strip() or nick)
        self.nicks = sorted([*self.nicks, nick], key=len, reverse=True)

    def game(self) -> GcgGame:
        notes = {at: "\n".join(lines).rstrip() for at, lines in self.notes.items()}
        events = [
            msgspec.structs.replace(event, note=notes[number]) if notes.get(number) else event
            for number, event in enumerate(self.events, 1)
        ]
        pragmas = [Pragma(name, " ".join(lines).strip()) for name, lines in self.pragmas]
        return GcgGame(
            players=tuple(self.players[number] for number in sorted(self.players)),
            events=tuple(events),
            pragmas=tuple(sorted(pragmas, key=lambda pragma: pragma.is_last_rack)),
            note=notes.get(0, ""),
            lines=tuple(self.lines),
        )
