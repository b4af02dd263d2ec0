"""The people and engine players around the screen, and their names in sentences.

People are not facts: names are kept beside the record, never in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from rackhouse.cli.speech import speak, voice
from rackhouse.cli.terminal.orders import reads_as_order
from rackhouse.errors import MalformedError
from rackhouse.messages import Listed, Name, Voice, all_of
from rackhouse.players import Character

YOU = "You"
USUAL_BOT = "Otto"
"""The default opponent."""
LONGEST_NAME = 20
_BOT_NAME = re.compile(r"bot(?: ?\d+)?", re.IGNORECASE)
_BOT = re.compile(r"bot(?:\s*:\s*(.*))?", re.IGNORECASE)


class TerminalSeat(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: str
    is_bot: bool = False
    player: str = USUAL_BOT
    """Which of the engine's players it is, if it is one."""


class TerminalPeople(msgspec.Struct, frozen=True):
    """Everybody around the screen, in the order of seats.

    >>> people = TerminalPeople.parse("Ann,bot:Vera")
    >>> people.name(1), people.humans
    ('Vera', (0,))
    """

    seats: tuple[TerminalSeat, ...]

    @staticmethod
    def parse(text: str, bot: str = USUAL_BOT) -> TerminalPeople:
        """Read ``Ann,Bob``, ``You,bot`` or ``You,bot:Pip,bot:Vera``.

        ``bot`` alone is the engine player given as ``bot``.

        Raises:
            MalformedError: if a name is not allowed, or two are the same.
            UnknownNameError: if the engine has no player of that name.
        """
        seats: list[TerminalSeat] = []
        for name in (part.strip() for part in text.split(",")):
            if found := _BOT.fullmatch(name):
                player = Character.named(bot if found[1] is None else found[1]).name
                twins = sum(seat.is_bot and seat.player == player for seat in seats)
                called = f"{player} {twins + 1}" if twins else player
                seats.append(TerminalSeat(called, is_bot=True, player=player))
                continue
            _check_name(name)
            seats.append(TerminalSeat(name))
        if all(seat.is_bot for seat in seats):
            raise MalformedError("terminal-nobody-plays")
        taken = [seat.name.lower() for seat in seats]
        for name in taken:
            if taken.count(name) > 1:
                raise MalformedError("terminal-same-name", name=Name(name))
        return TerminalPeople(tuple(seats))

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, seat in enumerate(self.seats) if not seat.is_bot)

    def is_bot(self, seat: int) -> bool:
        """Whether the program plays for that seat."""
        return self.seats[seat].is_bot

    def name(self, seat: int) -> str:
        """The name of the side at a seat."""
        name = self.seats[seat].name
        return speak("terminal-you") if name == YOU else name

    def who(self, seat: int) -> Name:
        """The name for a message; the catalogues know how to address somebody called *You*."""
        return Name(self.seats[seat].name)

    @property
    def voice(self) -> Voice:
        """The voice for the table, with the names of its sides."""
        return voice().named(seat=lambda seat: Name(self.name(seat)))

    def all_named(self, seats: Iterable[int]) -> Listed:
        """Some sides as a list.

        >>> print(TerminalPeople.parse("Ann,Bob,Cem").all_named((0, 1, 2)))
        Ann, Bob, and Cem
        """
        return all_of(Name(self.name(seat)) for seat in seats)

    def split_speaker(self, text: str) -> tuple[int | None, str]:
        """Who speaks, if a line begins with a name, and the rest of it.

        A name that is also an order is that order, unless a colon follows it.

        >>> TerminalPeople.parse("Ann,Bob").split_speaker("bob challenge")
        (1, 'challenge')
        >>> TerminalPeople.parse("Ann,Mark").split_speaker("mark it")
        (None, 'mark it')
        """
        lowered = text.lower()
        for number, seat in sorted(enumerate(self.seats), key=lambda pair: -len(pair[1].name)):
            name = seat.name.lower()
            rest = text[len(name) :]
            ends = (":",) if reads_as_order(name) else ("", " ", ":", ",")
            if lowered.startswith(name) and rest[:1] in ends:
                return number, rest.lstrip(" :,")
        return None, text

    def speaks(self, seat: int) -> str:
        """What to type at the beginning of a line to speak for that side."""
        name = self.seats[seat].name
        return f"{name}:" if reads_as_order(name) else name

    def find(self, text: str) -> int | None:
        """The seat that a text names, by name or by number from 1.

        >>> TerminalPeople.parse("Ann,Bob").find("bob"), TerminalPeople.parse("Ann,Bob").find("1")
        (1, 0)
        """
        wanted = text.strip().lower().removesuffix(":")
        names = [seat.name.lower() for seat in self.seats]
        numbers = [str(number + 1) for number in range(len(names))]
        # A name may be another seat's number, so names come first.
        return next((called.index(wanted) for called in (names, numbers) if wanted in called), None)


def _check_name(name: str) -> None:
    if not name:
        raise MalformedError("terminal-no-name")
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise MalformedError("terminal-not-a-name", name=Name(name[:30]), most=LONGEST_NAME)
    if _BOT_NAME.fullmatch(name):
        raise MalformedError("terminal-reads-like-bot", name=Name(name))
