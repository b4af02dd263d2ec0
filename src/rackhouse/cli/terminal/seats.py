"""The people and players of the program around the screen, and what sentences call them.

People are not facts: names are kept beside the record, never in it.
"""

from __future__ import annotations

import re

import msgspec

from rackhouse.cli.terminal.orders import reads_as_order
from rackhouse.engine import Character
from rackhouse.errors import MalformedError

YOU = "You"
USUAL_BOT = "Otto"
"""Who it is where nobody chooses."""
LONGEST_NAME = 20
_BOT_NAME = re.compile(r"bot(?: ?\d+)?", re.IGNORECASE)
_BOT = re.compile(r"bot(?:\s*:\s*(.*))?", re.IGNORECASE)
_SOMEBODYS_TURN = "a side is on turn"
_SIDE = re.compile(r"\b(?:player|team) ([1-4])\b('s)?", re.IGNORECASE)


class Seat(msgspec.Struct, frozen=True):
    """Who sits somewhere."""

    name: str
    is_bot: bool = False
    player: str = USUAL_BOT
    """Which of the engine's players it is, if it is one."""


class People(msgspec.Struct, frozen=True):
    """Everybody around the screen, in the order of seats.

    >>> people = People.parse("Ann,bot:Vera")
    >>> people.name(1), people.humans
    ('Vera', (0,))
    >>> people.named("It is player 1's turn.", mover=0)
    "It is Ann's turn."
    """

    seats: tuple[Seat, ...]

    @staticmethod
    def parse(text: str, bot: str = USUAL_BOT) -> People:
        """Read ``Ann,Bob``, ``You,bot`` or ``You,bot:Pip,bot:Vera``.

        ``bot`` alone is the player of the engine that is given.

        Raises:
            MalformedError: where a name cannot be one, or two are the same.
            UnknownNameError: where the engine has no player of that name.
        """
        seats: list[Seat] = []
        for name in (part.strip() for part in text.split(",")):
            if found := _BOT.fullmatch(name):
                player = Character.named(bot if found[1] is None else found[1]).name
                twins = sum(seat.is_bot and seat.player == player for seat in seats)
                called = f"{player} {twins + 1}" if twins else player
                seats.append(Seat(called, is_bot=True, player=player))
                continue
            _check_name(name)
            seats.append(Seat(name))
        if all(seat.is_bot for seat in seats):
            raise MalformedError("Somebody has to play: name at least one person in --players.")
        taken = [seat.name.lower() for seat in seats]
        for name in taken:
            if taken.count(name) > 1:
                raise MalformedError(f"Two players are called {name!r}; give each a name.")
        return People(tuple(seats))

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, seat in enumerate(self.seats) if not seat.is_bot)

    def is_bot(self, seat: int) -> bool:
        """Whether the program plays for that seat."""
        return self.seats[seat].is_bot

    def name(self, seat: int) -> str:
        """What the side at a seat is called."""
        return self.seats[seat].name

    def whose(self, seat: int) -> str:
        """The name as an owner.

        >>> people = People.parse("You,Ann,Reds")
        >>> people.whose(0), people.whose(1), people.whose(2)
        ('your', "Ann's", "Reds'")
        """
        name = self.name(seat)
        if name == YOU:
            return "your"
        return f"{name}'" if name.lower().endswith("s") else f"{name}'s"

    def does(self, seat: int, verb: str, other: str = "") -> str:
        """A name with a verb that fits it; ``other`` is the form for "You".

        >>> People.parse("You,Ann").does(0, "plays"), People.parse("You,Ann").does(1, "plays")
        ('You play', 'Ann plays')
        """
        name = self.name(seat)
        if name == YOU:
            return f"{name} {other or verb.removesuffix('s')}"
        return f"{name} {verb}"

    def mid(self, seat: int, verb: str, other: str = "") -> str:
        """The same in the middle of a sentence.

        >>> People.parse("You,Ann").mid(0, "draws")
        'you draw'
        """
        said = self.does(seat, verb, other)
        return said[0].lower() + said[1:] if self.name(seat) == YOU else said

    def names(self, seats: tuple[int, ...] | list[int], word: str = "and") -> str:
        """Some sides in a row.

        >>> People.parse("Ann,Bob,Cem").names((0, 1, 2))
        'Ann, Bob and Cem'
        """
        named = [self.name(seat) for seat in seats]
        return f" {word} ".join([", ".join(named[:-1]), named[-1]] if len(named) > 1 else named)

    def named(self, sentence: str, mover: int) -> str:
        """A sentence of the referee with the sides called by their names."""
        sentence = sentence.replace(_SOMEBODYS_TURN, f"it is {self.whose(mover)} turn")

        def name_of(found: re.Match[str]) -> str:
            seat = int(found[1]) - 1
            if seat >= len(self.seats):
                return found[0]
            owns = found[2] is not None
            return self.whose(seat) if owns else self.name(seat)

        renamed = _SIDE.sub(name_of, sentence)
        return renamed[:1].upper() + renamed[1:]

    def split_speaker(self, text: str) -> tuple[int | None, str]:
        """Who a line is spoken by, if it begins with a name, and the rest of it.

        A name that is also an order is that order, unless a colon follows it.

        >>> People.parse("Ann,Bob").split_speaker("bob challenge")
        (1, 'challenge')
        >>> People.parse("Ann,Mark").split_speaker("mark it"), People.parse("Mark").speaks(0)
        ((None, 'mark it'), 'Mark:')
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
        """A name as it is typed at the beginning of a line, to speak for that side."""
        name = self.name(seat)
        return f"{name}:" if reads_as_order(name) else name

    def find(self, text: str) -> int | None:
        """The seat that a text names, by its name or its number from 1.

        >>> People.parse("Ann,Bob").find("bob"), People.parse("Ann,Bob").find("1")
        (1, 0)
        """
        wanted = text.strip().lower().removesuffix(":")
        names = [seat.name.lower() for seat in self.seats]
        numbers = [str(number + 1) for number in range(len(names))]
        # Somebody may be called by another's number: the name comes first.
        return next((called.index(wanted) for called in (names, numbers) if wanted in called), None)


def _check_name(name: str) -> None:
    if not name:
        raise MalformedError("A player has no name; write the names as in --players Ann,bot.")
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise MalformedError(
            f"{name[:30]!r} cannot be a name here; use up to {LONGEST_NAME} letters."
        )
    if _BOT_NAME.fullmatch(name):
        raise MalformedError(
            f"{name!r} reads like a player of the program; write bot, or choose another name."
        )
