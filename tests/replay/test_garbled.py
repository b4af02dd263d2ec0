"""However a file is garbled, it is read, checked or refused; nothing else is raised."""

from __future__ import annotations

from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from rackhouse.errors import MalformedError
from rackhouse.record.cgp import CgpPosition
from rackhouse.record.gcg import check_gcg, read_gcg, write_gcg
from tests.replay.recorder import Style, record_game

SIGNS = "AZ?.()[]-+0189>#: \t\n\réÑ_az'\u2028\x00"


def assert_short(refused: MalformedError) -> None:
    assert 0 < len(str(refused)) < 300


def answered(data: bytes | str) -> None:
    try:
        game = read_gcg(data)
    except MalformedError as refused:
        assert_short(refused)
        return
    for error in check_gcg(game).errors:
        assert 0 < len(str(error.message)) < 600
    assert read_gcg(write_gcg(game)) == game


@given(st.integers(0, 500), st.integers(2, 4), st.integers(1, 12))
@settings(max_examples=150)
def test_garbled_games(seed: int, players: int, slips: int) -> None:
    chance = Random(seed * 97 + slips)
    text = record_game(seed % 20, Style(players=players, racks=chance.choice(["full", "laid"])))
    for _ in range(slips):
        at = chance.randrange(len(text))
        kind = chance.randrange(4)
        if kind == 0:
            text = text[:at] + chance.choice(SIGNS) + text[at + 1 :]
        elif kind == 1:
            text = text[:at] + text[at + chance.randrange(1, 9) :]
        elif kind == 2:
            text = text[:at] + chance.choice(SIGNS) + text[at:]
        else:
            lines = text.split("\n")
            one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
            lines[one], lines[other] = lines[other], lines[one]
            text = "\n".join(lines)
    answered(text)
    answered(text.encode("utf-8", "replace")[: chance.randrange(len(text))])


@given(st.binary(max_size=400))
@example(b"#player1 a a\n#player2 b b\n>a: [ - +0 0\n>b: ] -[ +0 0")
@example(b"#player1 a a\n#player2 b b\n>a: \xc3\x91 8H [CH]\xc3\x91 +0 0\n")
def test_bytes(data: bytes) -> None:
    answered(data)
    answered(b"#player1 a a\n#player2 b b\n>a: " + data)


@given(st.text(alphabet="ABZ?[]()./ 0123456789;-cgplxé", max_size=80))
def test_cgp(text: str) -> None:
    for candidate in (text, f"{'15/' * 14}15 {text}", f"{'15/' * 14}{text}"):
        try:
            position = CgpPosition.parse(candidate)
        except MalformedError as refused:
            assert_short(refused)
        else:
            assert CgpPosition.parse(str(position)) == position
