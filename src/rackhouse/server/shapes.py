"""What msgspec knows of our values, worked out before there are threads.

It works that out for a type when the type is first decoded. If two threads come to the same type at
the same time, the second finds it half done, and the process crashes. A hall decodes in threads
from its first requests on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

_OURS = __name__.partition(".")[0]


def learn_shapes() -> None:
    """Have msgspec work out every type of ours that is there."""
    for kind in set(_kinds(msgspec.Struct)):
        if kind.__module__.partition(".")[0] == _OURS:
            try:
                msgspec.json.Decoder(kind)
            except (NameError, TypeError):
                continue  # it names what only type checkers know, or a union: nobody decodes it


def _kinds(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)
