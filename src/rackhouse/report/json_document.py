"""Reviews as one JSON document for programs, made game by game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from rackhouse.messages import Voice
    from rackhouse.report.collection import Collection


def json_parts(collection: Collection, voice: Voice) -> Iterator[bytes]:
    """The document piece by piece: summary, problems, then each game with its review."""
    encode = msgspec.json.encode
    problems = [
        {"file": name, "message": voice.say(problem)} for name, problem in collection.problems
    ]
    yield b'{"title":' + encode(collection.title)
    yield b',"settings":' + encode([voice.say(one) for one in collection.settings])
    yield b',"summary":' + encode(collection.summary)
    yield b',"problems":' + encode(problems)
    yield b',"games":['
    for number, name, review in collection.reviews():
        comma = b"," if number else b""
        yield comma + encode({"file": name, "review": voice.spoken(review)})
    yield b"]}\n"
