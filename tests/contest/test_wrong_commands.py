"""Whatever well-typed command comes, the answer is lines that follow, or one sentence."""

from __future__ import annotations

import datetime as dt
from random import Random
from typing import Any, Union, get_args

import msgspec
import pytest
from msgspec import inspect
from msgspec.structs import asdict

from rackhouse.contest import CLOCK, DESK, ORGANISER, Refusal, actions, fold
from rackhouse.contest.book import decode_event, encode_event
from rackhouse.contest.formats import FreshTables, Knockout, RoundRobin, Swiss, TotalPoints
from rackhouse.contest.plan import PaidHelp, Reporting, Weeks
from rackhouse.server.protocol import order_of
from tests.kit.desk import Desk, player

KINDS = {order_of(kind, kind.__name__): kind for kind in get_args(actions.AnyCommand)}
"""The form of each command as it is sent, with its limits, and the command."""
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 7, 8, -1, 12, 300, 400, 10_000, 2**53, -(2**53))
TEXTS = ("", " ", "main", "letter", "board 1", "why not", "\x00", "ß", "x" * 400)
ACTORS = (ORGANISER, ORGANISER, ORGANISER, DESK, CLOCK, player(1))
READ: Any = msgspec.json.Decoder(Union[tuple(KINDS)])  # noqa: UP007 - made here


def garbled(chance: Random, kind: Any) -> Any:  # noqa: PLR0911, PLR0912  a case for each type
    """Something of a type as JSON has it, picked to be awkward and often to be near."""
    match kind:
        case inspect.IntType():
            low = kind.ge if kind.ge is not None else -(2**53)
            high = kind.le if kind.le is not None else 2**53
            fitting = [number for number in NUMBERS if low <= number <= high]
            return chance.choice([*fitting, low])
        case inspect.StrType():
            texts = [text for text in TEXTS if len(text) >= (kind.min_length or 0)]
            return chance.choice(texts)[: kind.max_length]
        case inspect.BoolType():
            return chance.random() < 0.5
        case inspect.NoneType():
            return None
        case inspect.LiteralType():
            return chance.choice(kind.values)
        case inspect.EnumType():
            return chance.choice([one.value for one in kind.cls])
        case inspect.DateType():
            year = chance.choice([1, 1899, 2027, 2027, 2027, 9999])
            return str(dt.date(year, chance.randint(1, 12), chance.randint(1, 28)))
        case inspect.TimeType():
            return str(dt.time(chance.randint(0, 23), 30))
        case inspect.Metadata():
            return garbled(chance, kind.type)
        case inspect.UnionType():
            return garbled(chance, chance.choice(kind.types))
        case inspect.VarTupleType():
            return [garbled(chance, kind.item_type) for _ in range(chance.choice([0, 1, 2, 2, 4]))]
        case inspect.TupleType():
            return [garbled(chance, one) for one in kind.item_types]
        case inspect.StructType():
            values = {
                field.encode_name: garbled(chance, field.type)
                for field in kind.fields
                if field.required or chance.random() < 0.5
            }
            tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
            return {**tag, **values}
        case inspect.DictType():
            return {}
        case _:
            raise AssertionError(f"no value of {kind} is known")


def events() -> list[Desk]:
    found = [
        Desk(),
        Desk.of(Knockout(third_place=True), 5),
        Desk.of(Knockout(), 6),
        Desk.of(
            RoundRobin(self_scheduled=True),
            4,
            reporting=Reporting("either", unreported="double forfeit"),
            weeks=Weeks(dt.date(2027, 1, 4)),
        ),
        Desk.of(Swiss(rounds=3, repeats="allowed"), 5),
        Desk.of(TotalPoints(), 4, catalogue=(PaidHelp("letter", "A letter", 100),)),
        Desk.of(FreshTables(), 7),
    ]
    for desk in found[2:]:
        desk.start()
    for desk in found[4:]:
        desk.pair()
    return found


@pytest.mark.parametrize("seed", range(7))
def test_the_answer_to_any_command_is_lines_that_follow_or_one_sentence(seed: int) -> None:
    chance = Random(seed)
    desk = events()[seed]
    carried_out = 0
    for _ in range(40):
        for form, kind in KINDS.items():
            raw = garbled(chance, inspect.type_info(form))
            sent = READ.decode(msgspec.json.encode(raw))
            command = kind(**asdict(sent))
            answer = desk.answer(command, chance.choice(ACTORS))
            if isinstance(answer, Refusal):
                assert str(answer).endswith((".", "?")), answer.reason
                assert "\n" not in str(answer)
                continue
            if not isinstance(command, actions.Undo) or chance.random() < 0.2:
                for line in answer:
                    desk.book = desk.book.with_line(line)
                carried_out += bool(answer)
    assert carried_out > 20 or not seed  # an event without a plan takes nothing else
    assert fold(decode_event(encode_event(desk.book.lines))) == desk.book


def test_a_command_that_is_not_well_typed_is_none() -> None:
    for raw in (
        {"command": "withdraw", "entry": "one"},
        {"command": "dance"},
        {"command": "order replay", "pairing": 1, "reason": "x" * 401},
    ):
        with pytest.raises(msgspec.ValidationError):
            READ.decode(msgspec.json.encode(raw))


def test_a_record_is_read_without_the_limits_of_what_is_sent() -> None:
    raw = {"pairing": 1, "reason": "x" * 401}
    fact: Any = msgspec.convert({"fact": "replay ordered", **raw}, actions.AnyFact)
    assert len(fact.reason) == 401
    with pytest.raises(msgspec.ValidationError):
        READ.decode(msgspec.json.encode({"command": "order replay", **raw}))


def test_no_fact_is_taken_for_a_command_and_no_command_for_a_fact() -> None:
    facts, commands = get_args(actions.AnyFact), get_args(actions.AnyCommand)
    assert not {*facts} & {*commands}
    assert {fact.__struct_config__.tag_field for fact in facts} == {"fact"}
    assert {command.__struct_config__.tag_field for command in commands} == {"command"}
    locked = actions.PairLocked("main", 1, (1, 2), "sisters")
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(msgspec.to_builtins(locked), actions.AnyCommand)
    desk = Desk.of(Swiss(rounds=3), 4)
    with pytest.raises(KeyError):
        desk.answer(locked)
