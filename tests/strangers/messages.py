"""Messages for a socket: every one that there is, and those that are none."""

from __future__ import annotations

import datetime as dt
import json
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from rackhouse.server.protocol import ClientMessage, decoder

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
_LONGEST = 12


def of(kind: inspect.Type) -> st.SearchStrategy[Any]:  # noqa: PLR0911, PLR0912 - a case a type
    """JSON of a type, within the limits that the type states."""
    match kind:
        case inspect.StructType():
            # A message can hold messages, so what is inside is made up when it is wanted.
            return st.deferred(lambda: _struct(kind))
        case inspect.UnionType():
            return st.one_of([of(one) for one in kind.types])
        case inspect.StrType():
            if kind.pattern is not None:
                return st.from_regex(kind.pattern.replace("$", r"\Z"), fullmatch=True).filter(
                    lambda text: len(text) <= (kind.max_length or len(text))
                )
            longest = min(kind.max_length or _LONGEST, _LONGEST)
            return st.text(min_size=kind.min_length or 0, max_size=longest)
        case inspect.IntType():
            return st.integers(kind.ge, kind.le)
        case inspect.DateType():
            return st.dates().map(dt.date.isoformat)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.EnumType():
            return st.sampled_from([one.value for one in kind.cls])
        case inspect.VarTupleType() | inspect.ListType():
            return st.lists(of(kind.item_type), max_size=min(kind.max_length or 4, 4))
        case inspect.TupleType():
            return st.tuples(*[of(one) for one in kind.item_types]).map(list)
        case inspect.DictType():
            return st.dictionaries(of(kind.key_type), of(kind.value_type), max_size=3)
        case _:
            raise AssertionError(f"say how a {kind} is made up")


def _struct(kind: inspect.StructType) -> st.SearchStrategy[dict[str, Any]]:
    fields = {field.encode_name: of(field.type) for field in kind.fields if field.required}
    more = {field.encode_name: of(field.type) for field in kind.fields if not field.required}
    tag = {kind.tag_field: st.just(kind.tag)} if kind.tag_field else {}
    return st.fixed_dictionaries({**tag, **fields}, optional=more)


VALID = of(inspect.type_info(ClientMessage))


@st.composite
def bent(draw: st.DrawFn) -> str:
    """A message as it should be but for one thing."""
    message = draw(VALID)
    key = draw(st.sampled_from(sorted(message)))
    match draw(st.sampled_from(("left out", "more", "other", "cut", "twice", "list"))):
        case "left out":
            del message[key]
        case "more":
            message[draw(st.text(max_size=8))] = draw(JSON)
        case "other":
            message[key] = draw(JSON)
        case "cut":
            text = json.dumps(message)
            return text[: draw(st.integers(0, len(text) - 1))]
        case "twice":
            return json.dumps(message) * 2
        case _:
            return json.dumps([message])
    return json.dumps(message)


def is_garbled(message: str | bytes) -> bool:
    """Whether it is none of the messages that there are."""
    try:
        decoder.decode(message)
    except (msgspec.MsgspecError, UnicodeError):
        return True
    return False


GARBLED = (st.text(max_size=60) | st.binary(max_size=60) | JSON.map(json.dumps) | bent()).filter(
    is_garbled
)
