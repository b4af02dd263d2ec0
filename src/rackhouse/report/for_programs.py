"""Reviews for programs: a CSV row for every turn, or all of them as one JSON document."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.paper.tables import safe

if TYPE_CHECKING:
    from rackhouse.analysis import Review, ReviewedMove
    from rackhouse.messages import Voice
    from rackhouse.report.collection import Collection

COLUMNS: Final = (
    *("game", "file", "player", "opponents", "turn", "kind", "rack", "move", "score", "total"),
    *("method", "best", "best_score", "lost", "win_lost", "drawn", "luck", "mistakes", "position"),
)
"""Names for programs, the same in every language."""


def csv_rows(collection: Collection) -> Iterator[bytes]:
    """The CSV table piece by piece: its head, then the turns of one game after the other."""
    yield _line(COLUMNS)
    for number, name, review in collection.reviews():
        yield b"".join(_line(row) for row in _turns(number, name, review))


def _turns(
    number: int, name: str, review: Review
) -> Iterator[tuple[str | int | float | None, ...]]:
    for turn in review.turns:
        player = review.players[turn.seat]
        others = [one.name for one in review.players if one.seat != turn.seat]
        best = turn.best[0] if turn.best else None
        kinds = [
            one.kind if one.seat == turn.seat else f"{review.players[one.seat].name}: {one.kind}"
            for one in review.mistakes_at(turn.turn)
        ]
        yield (
            number + 1,
            name,
            player.name,
            ", ".join(others),
            turn.turn,
            turn.kind,
            turn.rack,
            "" if turn.kind not in ("play", "exchange") else _written(turn.made),
            turn.score,
            turn.total,
            turn.method,
            "" if best is None else _written(best) or best.kind,
            None if best is None else best.score,
            turn.lost,
            turn.win_lost,
            turn.drawn,
            turn.luck,
            "; ".join(kinds),
            turn.position,
        )


def _written(move: ReviewedMove) -> str:
    """A move as in a GCG file: ``8D TRAINER``, or the tiles exchanged after a minus sign.

    >>> from rackhouse.analysis import ReviewedMove
    >>> _written(ReviewedMove(kind="exchange", text="QV", worth=1.5))
    '-QV'
    """
    if move.kind == "exchange":
        return f"-{move.text}"
    return f"{move.place} {move.text}".strip()


def _line(cells: tuple[str | int | float | None, ...]) -> bytes:
    file = io.StringIO(newline="")
    csv.writer(file).writerow([safe(cell) if isinstance(cell, str) else cell for cell in cells])
    return file.getvalue().encode()


def json_parts(collection: Collection, voice: Voice) -> Iterator[bytes]:
    """The JSON document piece by piece: summary, problems, then each game with its review."""
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
