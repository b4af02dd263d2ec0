"""Reading GCG files, as they are found and not only as they should be.

The published format says ISO 8859-1 unless ``#character-encoding`` names another. Most files
written today are UTF-8, often without saying so. Valid UTF-8 with characters beyond ASCII is hardly
ever anything else, so that is tried first.
"""

from __future__ import annotations

import codecs
import re
from typing import Final

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.messages import quoted
from rackhouse.record.gcg.game import AnyEvent, GcgGame, GcgPlayer, Pragma
from rackhouse.record.gcg.line import parse_event, split_player

LONGEST_LINE: Final = 100_000
"""Longer than any line of a game; such a file is something else."""
MOST_LINES: Final = 1_500_000
"""More lines than any game has, even with notes."""

_ENCODING: Final = re.compile(rb"\s*#character-encoding[ \t]+([!-~]{1,40})", re.IGNORECASE)
_TEXT_ENCODING: Final = re.compile(r"ascii|utf-(8|16|32).*|iso8859-\d+|cp125\d|koi8-r|mac-roman")
"""The encodings that are for text; Python has others."""
_LINE_END: Final = re.compile(r"\r\n|\n|\r")
_BYTE_ORDER_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def text_of(data: bytes) -> str:
    """The text of a file.

    >>> text_of("#player1 josé José".encode("latin-1")) == text_of("#player1 josé José".encode())
    True

    Raises:
        MalformedError: if the bytes are not text.
    """
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return _checked(_decoded(data[len(mark) :], encoding))
    named = _ENCODING.match(data)
    if named is None:
        try:
            return _checked(data.decode())
        except UnicodeDecodeError:
            return _checked(data.decode("latin-1"))
    return _checked(_decoded(data, _known_encoding(named[1].decode("ascii"))))


def lines_of(text: str) -> list[str]:
    r"""The lines of a text, whatever its line ends.

    >>> lines_of("a\rb\r\nc\n")
    ['a', 'b', 'c', '']

    Raises:
        MalformedError: if a line is longer than any line of a game, or there are too many.
    """
    if max(text.count("\n"), text.count("\r")) > MOST_LINES:
        raise MalformedError("gcg-too-many-lines", most=MOST_LINES)
    if len(text) > LONGEST_LINE:
        # Checked before the text is cut up, so that a wrong file is refused at once.
        for number, line in enumerate(text.split("\n"), start=1):
            if len(line) > LONGEST_LINE and max(map(len, line.split("\r"))) > LONGEST_LINE:
                raise MalformedError("gcg-long-line", line=number, most=LONGEST_LINE)
    return _LINE_END.split(text)


def _known_encoding(name: str) -> str:
    try:
        encoding = codecs.lookup(name).name
    except LookupError:
        encoding = ""
    if not _TEXT_ENCODING.fullmatch(encoding):
        raise MalformedError("gcg-encoding", name=name)
    return encoding


def _decoded(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise MalformedError(
            "gcg-not-encoded", line=line, byte=error.start + 1, encoding=encoding
        ) from None


def _checked(text: str) -> str:
    at = text.find("\0")
    if at >= 0:
        line = text.count("\n", 0, at) + 1
        raise MalformedError("gcg-zero-byte", line=line)
    # DOS ended files with this character.
    return text.removeprefix("\ufeff").removesuffix("\x1a")


_PRAGMA: Final = re.compile(r"([^\s:]+|:+|):?\s*(.*)", re.DOTALL)
_PLAYER: Final = re.compile(r"player([0-9]{1,2})")
_MOST_EVENTS: Final = 2_000


def read_gcg(data: bytes | str) -> GcgGame:
    r"""Read a game without checking whether it is right.

    >>> game = read_gcg("#player1 ann Ann\n#player2 bob Bob\n>ann: AEINRTT 8D TRAIN +12 12\n")
    >>> game.players[0].nick, game.events[0].word, game.events[0].total
    ('ann', 'TRAIN', 12)

    Raises:
        MalformedError: if it cannot be read; the message begins with the line.
    """
    reader = _GcgReader()
    for number, line in enumerate(lines_of(text_of(data) if isinstance(data, bytes) else data), 1):
        try:
            reader.take(line, number)
        except MalformedError as error:
            raise MalformedError("gcg-line", line=str(number), problem=error.message) from None
    if not reader.players and not reader.events:
        raise MalformedError("gcg-no-game")
    return reader.game()


class _GcgReader:
    """What was read so far."""

    def __init__(self) -> None:
        self.players: dict[int, GcgPlayer] = {}
        self.nicks: list[str] = []
        self.pragmas: list[tuple[str, list[str]]] = []
        """Name and lines of each."""
        self.events: list[AnyEvent] = []
        self.lines: list[int] = []
        self.notes: dict[int, list[str]] = {}
        """The lines of notes, by the number of events before them."""
        self.last: str = ""
        """What a line of plain text continues: ``note``, ``pragma`` or nothing."""

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
            # A note of several lines may quote: such a line does not name a player.
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
            # The encoding is about the bytes, not the game; a bare # says nothing.
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
