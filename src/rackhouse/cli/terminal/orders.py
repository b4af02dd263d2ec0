"""What people type at the prompt, orders and plays, read forgivingly."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from rackhouse.board import Placement, Position
from rackhouse.board.play import placements_of
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.tiles import BLANK, declared_blank

if TYPE_CHECKING:
    from rackhouse.board import Board


LONGEST = 400

_WORDS: dict[str, tuple[str, ...]] = {
    "play": ("p", "put"),
    "lay": (),
    "exchange": ("x", "swap", "change", "trade"),
    "pass": (),
    "challenge": ("c", "doubt"),
    "accept": ("a", "ok", "okay", "stand", "fine"),
    "hold": ("wait",),
    "draw": (),
    "confirm": (),
    "withdraw": (),
    "press": (),
    "buy": (),
    "peek": ("sneak",),
    "grant": ("more",),
    "missed": ("miss",),
    "yes": ("y", "good"),
    "no": ("n", "bad"),
    "resign": ("concede",),
    "mark": ("dispute",),
    "take back": ("takeback", "undo"),
    "correct": (),
    "pause": (),
    "quit": ("q", "exit", "save", "bye", "stop"),
    "help": ("h", "?", "commands"),
    "rules": ("sheet",),
    "score": ("scores", "pad", "tally", "s"),
    "board": ("b", "show"),
    "rack": ("r", "tiles"),
    "shuffle": ("mix", "juggle"),
    "unseen": ("bag", "left", "pool", "u"),
    "clock": ("clocks", "time", "t"),
    "why": ("explain",),
    "money": ("tab", "ledger"),
    "gcg": ("export",),
}
"""Every order, with its synonyms."""

_ORDER_OF = {word: order for order, others in _WORDS.items() for word in (order, *others)}
_PLACE = re.compile(r"(?:\d{1,2}[A-Z]|[A-Z]\d{1,2})", re.IGNORECASE | re.ASCII)


class Order(msgspec.Struct, frozen=True):
    """An order and the rest of the line; an empty line is the order ``""``."""

    word: str
    rest: str = ""


def is_order_word(text: str) -> bool:
    """Whether a text would be read as an order.

    >>> is_order_word("Pass"), is_order_word("Ann")
    (True, False)
    """
    return text.lower() in _ORDER_OF or text.lower() == "take"


def reads_as_order(text: str) -> bool:
    """Whether a line with this beginning is an order.

    >>> reads_as_order("Mark"), reads_as_order("Ann")
    (True, False)
    """
    try:
        return read_order(text).word != ""
    except MalformedError:
        return False


def read_order(line: str) -> Order:
    """Read a line.

    >>> read_order("8d trainer")
    Order(word='play', rest='8d trainer')
    >>> read_order("Exch abc"), read_order("take back")
    (Order(word='exchange', rest='abc'), Order(word='take back', rest=''))

    Raises:
        MalformedError: if it is not an order; the message suggests one.
    """
    parts = "".join(sign if sign.isprintable() else " " for sign in line[:LONGEST]).split()
    if not parts:
        return Order("")
    first, rest = parts[0].lower().rstrip(".,:!") or parts[0], " ".join(parts[1:])
    if first == "take" and rest.lower().startswith("back"):
        return Order("take back")
    if _PLACE.fullmatch(first):
        return Order("play", " ".join(parts))
    if first in _ORDER_OF:
        return Order(_ORDER_OF[first], rest)
    if len(parts) == 2 and _PLACE.fullmatch(parts[1]):
        return Order("play", f"{parts[1]} {parts[0]}")
    begun = {_ORDER_OF[word] for word in _ORDER_OF if len(first) > 2 and word.startswith(first)}
    if len(begun) == 1:
        return Order(begun.pop(), rest)
    near = difflib.get_close_matches(first, _ORDER_OF, n=1)
    if near:
        raise MalformedError("terminal-did-you-mean", text=first[:30], order=near[0])
    raise MalformedError("terminal-unknown-order", text=first[:30])


def is_leaving(line: str) -> bool:
    """Whether a line asks to leave the table.

    >>> is_leaving("quit"), is_leaving("8D QUIT")
    (True, False)
    """
    return _ORDER_OF.get(line.strip().lower()) == "quit"


def is_yes(line: str) -> bool:
    """Whether a whole line is a yes.

    >>> is_yes(" Y "), is_yes("why")
    (True, False)
    """
    return line.strip().lower() in ("y", "yes")


def yes_or_no(order: Order) -> bool | None:
    """Yes or no if the order is an answer, otherwise ``None``.

    >>> yes_or_no(read_order("Y")), yes_or_no(read_order("pass"))
    (True, None)
    """
    return {"yes": True, "no": False}.get(order.word)


def read_placements(text: str, board: Board, rack: bytes | None) -> tuple[Placement, ...]:
    """The tiles that a typed play lays.

    A word in one case is letters; a letter that the rack lacks is its blank, if that is
    unambiguous. In a word of both cases, lower-case letters are blanks. ``rack`` is ``None`` if
    unknown.

    >>> from rackhouse.board import Board
    >>> board = Board.empty()
    >>> rack = bytes(board.tile_set.alphabet.parse("?IAAAAA"))
    >>> [place.tile for place in read_placements("8h qi", board, rack)]
    [81, 9]

    Raises:
        MalformedError: if the text is not a play.
        IllegalError: if the play does not fit, or it is unclear which tile is the blank.
    """
    parts = text.split()
    if len(parts) != 2:
        raise MalformedError("terminal-write-a-play")
    position, word = Position.parse(parts[0]), parts[1]
    if any(sign.isupper() for sign in word) and any(sign.islower() for sign in word):
        return placements_of(position, word, board)
    placements = placements_of(position, word.upper(), board)
    return placements if rack is None else _with_blanks(placements, rack, board)


def _with_blanks(
    placements: tuple[Placement, ...], rack: bytes, board: Board
) -> tuple[Placement, ...]:
    have = Counter(rack)
    needed = Counter(placement.tile for placement in placements)
    lacking = {tile: count - have[tile] for tile, count in needed.items() if count > have[tile]}
    if not lacking or sum(lacking.values()) > have[BLANK]:
        return placements  # the referee names what is missing
    for tile in lacking:
        if have[tile]:
            letter = board.tile_set.alphabet.text((tile,))
            raise IllegalError("terminal-which-is-blank", letter=letter)
    return tuple(
        Placement(place.square, declared_blank(place.tile)) if place.tile in lacking else place
        for place in placements
    )
