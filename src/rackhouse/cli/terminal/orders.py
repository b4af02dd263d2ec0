"""What people type at the prompt, read forgivingly."""

from __future__ import annotations

import difflib
import re

import msgspec

from rackhouse.errors import MalformedError

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
"""Every order, and what else people call it."""

_ORDER_OF = {word: order for order, others in _WORDS.items() for word in (order, *others)}
_PLACE = re.compile(r"(?:\d{1,2}[A-Z]|[A-Z]\d{1,2})", re.IGNORECASE | re.ASCII)


class Order(msgspec.Struct, frozen=True):
    """What is asked for, and the rest of the line; an empty line is the order ``""``."""

    word: str
    rest: str = ""


def is_order_word(text: str) -> bool:
    """Whether a text would be read as an order.

    >>> is_order_word("Pass"), is_order_word("Ann")
    (True, False)
    """
    return text.lower() in _ORDER_OF or text.lower() == "take"


def reads_as_order(text: str) -> bool:
    """Whether a line that begins so asks for something.

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
        MalformedError: where it is no order; the message says what it may have meant.
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
    """The answer that an order is, if it is one.

    >>> yes_or_no(read_order("Y")), yes_or_no(read_order("pass"))
    (True, None)
    """
    return {"yes": True, "no": False}.get(order.word)
