"""Nothing that Python can hand to the engine ends the interpreter: an error comes back, no more.

The same tests run on the core that the sanitizers watch, where a stray read ends the run.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject, SearchStrategy

from rackhouse.board import Board, Bonus
from rackhouse.engine import Engine, Leaves, _core
from rackhouse.engine.leaves import Training
from rackhouse.errors import MalformedError
from rackhouse.tiles import Layout

# Beside the error, nanobind warns of instances that are not made, or made twice.
pytestmark = pytest.mark.filterwarnings("ignore:nanobind:RuntimeWarning")

SAID = (TypeError, ValueError, OverflowError)
"""What a wrong argument is answered with; our own errors are ValueErrors too."""

KINDS = (
    _core.Words,
    _core.Variant,
    _core.Leaves,
    _core.Engine,
    _core.Trainer,
    _core.Summary,
    _core.Benchmark,
)


def unmade(kind: Any) -> object:
    """An instance that no constructor has seen."""
    return kind.__new__(kind)


sizes = st.integers(-2, 60) | st.sampled_from([2**31 - 1, 2**31, 2**63 - 1, 2**64, -(2**63)])
# Any number that is let through is also carried out, so the large ones are too large to be.
few = st.integers(-2, 2) | st.sampled_from([2**62, 2**63 - 1, 2**64, -(2**63)])
junk: SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.floats(),
    st.text(max_size=5),
    st.binary(max_size=40),
    st.lists(st.integers(0, 255), max_size=3),
    st.just(bytearray(b"\1\2")),
    st.sampled_from(KINDS[:3]).map(unmade),
    sizes,
)


def mostly(right: SearchStrategy[Any], wrong: SearchStrategy[Any]) -> SearchStrategy[Any]:
    """What is right, and now and then what is not: nothing is reached by errors alone."""
    return st.integers(0, 19).flatmap(lambda luck: wrong if luck == 7 else right)


@st.composite
def variants(draw: st.DrawFn) -> tuple[int, int, int, bytes, bytes, bytes, int, int, int]:
    """What a board is made of; sometimes a part does not belong."""
    rows, columns = (draw(mostly(st.integers(2, 21), st.integers(-1, 30))) for _ in range(2))
    squares = draw(mostly(st.just(max(0, rows * columns)), st.integers(0, 600)))
    premiums = [
        bytes([draw(mostly(st.integers(1, 3), st.integers(0, 255)))] * squares) for _ in range(2)
    ]
    scores = st.integers(1, 50).map(lambda letters: bytes(range(letters)))
    return (
        *(rows, columns, draw(mostly(st.integers(0, max(0, squares - 1)), sizes))),
        *(draw(mostly(scores, st.binary(max_size=70))), *premiums),
        *(draw(mostly(st.integers(1, 9), sizes)), draw(mostly(st.integers(0, 99), sizes))),
        draw(sizes),
    )


def texts(letters: int) -> SearchStrategy[bytes]:
    """Short words of the first letters, each ended by a zero."""
    return st.lists(st.integers(0, max(1, min(letters, 4))), max_size=120).map(bytes)


def tried(call: Callable[..., Any], *arguments: Any) -> Any:
    """What a call answers, or nothing where it says what is wrong."""
    try:
        return call(*arguments)
    except SAID:
        return None


def spoilt(data: DataObject, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments, now and then with one that is anything at all."""
    if data.draw(st.integers(0, 9)) != 7:
        return arguments
    at = data.draw(st.integers(0, len(arguments) - 1))
    return (*arguments[:at], data.draw(junk), *arguments[at + 1 :])


@given(data=st.data())
def test_no_arguments_of_the_core_do_more_than_raise(data: DataObject) -> None:
    draw = data.draw
    fields = draw(variants())
    letters = len(fields[3])
    alphabet = mostly(st.just(letters), st.integers(-1, 60))
    text = draw(mostly(texts(letters), st.binary(max_size=60)))
    made_of = draw(mostly(st.just(bytes(32)), st.binary(max_size=40)))
    longest = draw(mostly(st.integers(2, 21), sizes))
    words = tried(_core.build_words, *spoilt(data, (text, draw(alphabet), longest, made_of, None)))
    variant = tried(_core.Variant, *spoilt(data, fields))
    leaves = tried(_core.Leaves, *spoilt(data, (draw(alphabet), b"")))
    counts = bytes([draw(st.integers(0, 2)), *[draw(st.integers(0, 5))] * min(letters, 48)])
    engine = tried(_core.Engine, *spoilt(data, (words, variant, leaves, counts)))
    trainer = tried(
        _core.Trainer, *spoilt(data, (words, variant, leaves, counts, draw(st.integers(0, 99))))
    )
    tile = mostly(st.integers(1, max(1, min(letters, 6))), st.integers(0, 255))
    cells = bytes(draw(st.lists(tile | st.just(255), max_size=9))) or b"\xff"
    board = (cells * len(fields[4]))[: len(fields[4])]
    rack = bytes([0] * draw(st.integers(0, 2)) + draw(st.lists(tile, max_size=7)))
    if words is not None:
        run = st.lists(tile, max_size=30).map(bytes)
        for name, arguments in (
            ("contains", (draw(run),)),
            ("like", (draw(run),)),
            ("between", (draw(run), draw(run))),
            ("made_of", (rack, draw(sizes), draw(sizes))),
        ):
            tried(getattr(words, name), *spoilt(data, arguments))
        tried(_core.open_words, *spoilt(data, (words.image(), made_of)))
    small = mostly(st.integers(1, 8), sizes)
    terms = tried(_core.Terms, *spoilt(data, (draw(small), draw(small), draw(small), True)))
    calls: list[tuple[str, tuple[Any, ...]]] = [
        ("all", (board, rack, draw(sizes), draw(sizes))),
        ("any", (board, rack)),
        ("best", (board, rack, draw(sizes), draw(sizes), draw(sizes))),
        ("exchanges", (rack, draw(sizes), draw(sizes), draw(sizes), draw(sizes))),
        ("signature", (draw(few),)),
        ("play_games", (counts, terms, draw(few), draw(few), draw(few), draw(sizes), False)),
        ("game", (counts, terms, draw(sizes), draw(sizes), draw(st.booleans()))),
        ("play_plain", (counts, draw(few), draw(few), draw(sizes))),
    ]
    for name, arguments in calls if engine is not None else ():
        tried(getattr(engine, name), *spoilt(data, arguments))
    measured = tried(
        _core.Benchmark, *spoilt(data, (words, variant, leaves, counts, draw(few), draw(sizes)))
    )
    if measured is not None:
        tried(measured.time, draw(st.sampled_from(["laying", "rack", "best", "all", "none"])))
    if trainer is not None:
        tried(trainer.add_games, *spoilt(data, (draw(few), draw(few), draw(few))))
        tried(trainer.table, *spoilt(data, (draw(st.floats()),)))


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_never_made_is_refused(kind: type) -> None:
    thing = unmade(kind)
    words = _core.build_words(b"\1\1\0", 1, 15, bytes(32), None)
    for name in dir(thing):
        method = getattr(kind, name)
        if not name.startswith("_") and callable(method):
            for arguments in ((), (b"",), (b"", b""), (1, 1, 1), (1.0,), (b"", 1, 1, 1, True)):
                with pytest.raises(SAID):
                    method(thing, *arguments)
    with pytest.raises(SAID):
        _core.Engine(words, thing, thing, b"")  # type: ignore[arg-type]


def test_what_was_made_is_not_made_again() -> None:
    words = _core.build_words(b"\1\1\0", 1, 15, bytes(32), None)
    leaves = _core.Leaves(1, b"")
    variant = _core.Variant(2, 2, 0, b"\1", b"\1" * 4, b"\1" * 4, 7, 50, 2)
    engine = _core.Engine(words, variant, leaves, b"")
    for _ in range(3):
        tried(engine.__init__, words, variant, leaves, b"")  # type: ignore[misc]
        tried(engine.__init__, None, variant, None, b"")  # type: ignore[misc]
    del words, variant, leaves
    assert engine.any(b"\xff" * 4, b"\1\1")


@given(
    words=st.lists(st.text(max_size=12) | st.sampled_from(["AT", "ÄÖ", "CAN'T", "\1\2", "A\nB"])),
    tile_set=st.sampled_from(["english", "spanish"]),
    rack=st.text("ABTQ?a1Ñ ", max_size=9) | st.lists(st.integers(-1, 300), max_size=9),
    layout=st.sampled_from(["classic", "super"]),
    numbers=st.tuples(sizes, sizes, sizes),
    table=st.binary(max_size=50),
)
def test_no_words_rack_or_board_do_more_than_raise(
    words: list[str],
    tile_set: str,
    rack: str | list[int],
    layout: str,
    numbers: tuple[int, int, int],
    table: bytes,
) -> None:
    board = Board.empty(layout, tile_set)
    leaves = Leaves("", tile_set, Training((), 0, 0), table)
    bonus = tried(Bonus, *numbers[:2])
    engine = Engine(words, tile_set, "classic")
    tried(Engine, words, tile_set, layout, bonus, numbers[2], leaves)
    tried(engine.all, board, rack)
    tried(engine.any, board, rack)
    tried(engine.best, board, rack, numbers[0])
    tried(engine.trainer, table, numbers[0])


@given(data=st.binary(max_size=400))
def test_a_file_of_leaves_is_read_or_refused(data: bytes) -> None:
    with pytest.raises(MalformedError, match=r"a\.leaves is"):
        Leaves.unsealed(data, "a.leaves")


def test_threads_may_share_one_trainer() -> None:
    engine = Engine(["AT", "TA", "EAT", "TEA", "ATE", "ETA", "AE", "TEE", "EE"])
    shared, alone = engine.trainer(b"", 5), engine.trainer(b"", 5)
    workers = [
        threading.Thread(target=shared.add_games, args=(first, 20, 1)) for first in range(0, 80, 20)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        shared.table(20.0)
        worker.join()
    alone.add_games(0, 80, 1)
    assert shared.table(20.0) == alone.table(20.0)


def test_words_that_the_tiles_cannot_spell_are_left_out() -> None:
    board = Board.empty(Layout.named("classic"))
    for odd in ("CAN'T", "\1\2", "CAFÉ", "", "A1", "\x7f", "AT\nTA", "\ud800"):
        assert not Engine([odd]).any(board, "CANTAFE")
        assert Engine(word for word in (odd, "CAT")).any(board, "CANTAFE")
    assert [play.score for play in Engine(["cat"]).best(board, "CAT")] == [10]
