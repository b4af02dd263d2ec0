"""Commands that are well typed and otherwise wrong in every way that comes to mind."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from rackhouse.board import Placement
from rackhouse.messages import Message
from rackhouse.record import CLOCK, DIRECTOR, JUDGE, PUBLIC, SCORE_KEEPER, Actor, Role
from rackhouse.record import DictionaryReference as Reference
from rackhouse.referee import Command
from rackhouse.tiles import Layout

TEXTS = (
    "", " ", "?", "??", "A", "ch", "[CH]", "AEIOU??", "8H", "8H QI", "H8 QI", "8H ??", "8h qi",
    "8H (QI", "8H Q.I", "99Z QI", "Z99 QI", "0A AA", "-1A AA", "8H 8H 8H", "\x00", "8H Q\x00",
    "\ud800", "8H \ud800\udfff", "\uff18H QI", "ǅ", "ß", "İ", "8H ÑÑ", "QI", "letter", "peek",
    "A" * 300, "8H " + "A" * 300, "x" * 20_000, "(" * 5000, "\n\n{}", "null",
)  # fmt: skip
NUMBERS = (0, 1, 2, 3, 4, -1, -63, 7, 64, 65, 112, 224, 225, 255, 256, 3600, 10_001, 2**31,
           2**63 - 1, 2**63, 2**64, 10**30, -(2**63), -(10**30))  # fmt: skip
ACTORS = (
    *(Actor.seat_at(seat) for seat in (0, 1, 2, 3, 4, -1, 10**30)),
    Actor(Role.SEAT),
    Actor(Role.JUDGE, 9),
    Actor(Role.DIRECTOR, -7),
    Actor(Role.CLOCK, 10**30),
    Actor(Role.SCORE_KEEPER, 4),
    CLOCK, DIRECTOR, JUDGE, PUBLIC, SCORE_KEEPER,
)  # fmt: skip
LAYOUTS = (
    Layout.named("super"),
    Layout("none", "none", 0, 0, 0, ""),
    Layout("short", "short", 15, 15, 112, "."),
    Layout("odd", "odd", 3, 3, 4, "!!!!!!!!!"),
    Layout("far", "far", 3, 3, 99, "........."),
    Layout("back", "back", -3, -3, 4, "........."),
    Layout("long", "x" * 20_000, 3, 3, 4, "........."),
    Layout("\ud800", "", 3, 3, 4, "........."),
    Layout("wide", "wide", 1, 10_000, 0, "." * 10_000),
)


def garbled(chance: Random, kind: type[Command], actor: Actor | None = None) -> Command:
    """A command of that kind whose arguments are of the right type and of no other use."""
    values = {
        field.name: some_value(chance, field.type)
        for field in msgspec.structs.fields(kind)
        if field.name != "actor" and (field.required or chance.random() < 0.8)
    }
    return kind(chance.choice(ACTORS) if actor is None else actor, **values)


def some_value(chance: Random, kind: Any) -> Any:
    """Something of a type, picked to be awkward."""
    origin = get_origin(kind)
    if origin is Literal:
        return chance.choice(get_args(kind))
    if origin in (Union, UnionType):
        return some_value(chance, chance.choice(get_args(kind)))
    if origin is tuple:
        return tuple(some_value(chance, get_args(kind)[0]) for _ in range(chance.randint(0, 4)))
    if origin is dict:
        return {
            some_value(chance, str): some_value(chance, str) for _ in range(chance.randint(0, 3))
        }
    return TYPES[kind](chance)


TYPES: dict[Any, Callable[[Random], Any]] = {
    str: lambda chance: chance.choice(TEXTS),
    int: lambda chance: chance.choice(NUMBERS),
    bool: lambda chance: chance.random() < 0.5,
    type(None): lambda _chance: None,
    Reference: lambda chance: Reference(*(chance.choice(TEXTS) for _ in range(4))),
    Layout: lambda chance: chance.choice(LAYOUTS),
    Message: lambda chance: Message(chance.choice(TEXTS)),
    Placement: lambda chance: Placement(chance.choice(NUMBERS), chance.choice(NUMBERS)),
}
