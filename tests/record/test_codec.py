"""The record as a file: read back as it was, and damage is told by its line, never otherwise."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.errors import MalformedError
from rackhouse.record import RecordEntry, decode_record, encode_record, fold
from rackhouse.record.line_file import RECORD, LineFile
from tests.record.games import certified_game, table_game, unfinished_game

ENTRIES = certified_game()
DATA = encode_record(ENTRIES)
LINES = DATA.splitlines(keepends=True)


@pytest.mark.parametrize("entries", [ENTRIES, table_game(), unfinished_game()])
def test_a_record_is_read_back_as_it_was(entries: list[Any]) -> None:
    assert decode_record(encode_record(entries)) == tuple(entries)


def test_a_record_only_ever_grows_at_its_end() -> None:
    assert DATA.startswith(encode_record(ENTRIES[:-1]))
    assert len(LINES) == len(ENTRIES) + 1


def test_a_record_cut_between_two_lines_is_the_game_so_far() -> None:
    assert fold(decode_record(b"".join(LINES[:11]))).number == 10


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_record_cut_within_a_line_names_the_line(cut: int) -> None:
    with pytest.raises(MalformedError, match=r"^Line 12 of the file is damaged: "):
        decode_record(b"".join(LINES[:12])[: -cut - 1])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"null\n",
        b"[]",
        b"#player1 ann Ann\n",
        b'{"format":"another game","version":1}\n',
        b'{"format":"rackhouse game"}\n',
        b'{"format":"rackhouse game","version":"1"}\n',
        b'{"format":"rackhouse game","version":1,"more":1}\n',
        DATA.decode().encode("utf-16"),
        DATA.decode().encode("utf-32-be"),
        b"\xef\xbb\xbf" + DATA,
        b"\x00" * 100,
        b"[" * 1_000_000,
        b"{" * 10_000_000,
        b'{"format":' + b"[" * 100_000,
        b'{"format":"' + b"x" * 10_000_000 + b'","version":1}\n',
    ],
    ids=lambda data: data[:24].hex(),
)
def test_what_does_not_begin_with_a_header_is_no_record(data: bytes) -> None:
    with pytest.raises(MalformedError, match="first line is not a header"):
        decode_record(data)


@pytest.mark.parametrize("version", [0, -1, 2, 10**30])
def test_a_version_that_this_program_does_not_know_is_refused(version: int) -> None:
    data = b'{"format":"rackhouse game","version":%d}\n' % version
    with pytest.raises(
        MalformedError, match=f"has version {version}, but this program reads 1 to 1"
    ):
        decode_record(data)


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"{}\n",
        b"null\n",
        b"\xff\xfe\n",
        b'"\xc3\x28"\n',
        b"[" * 500_000 + b"\n",
        b'{"number":9,"at":' + b"[" * 10_000 + b"\n",
        b'{"number":' + b"9" * 10_000 + b"}\n",
        b'{"number":9,"at":0,"actor":{"role":"king"},"fact":{"fact":"passed","seat":0}}\n',
        b'{"number":9,"at":0,"actor":{"role":"seat"},"fact":{"fact":"flew","seat":0}}\n',
        b'{"number":9,"at":0,"actor":{"role":"seat"},"fact":{"fact":"passed","seat":"0"}}\n',
        b'{"number":9,"at":0,"actor":{"role":"seat"},"fact":{"fact":"passed"}}\n',
        b'{"number":9,"at":0,"actor":{"role":"clock"},"fact":{"fact":"posted","entry":{"number":1,'
        b'"kind":"fee","side":0,"cause":"x","postings":[{"account":"cash","cents":5}]}}}\n',
    ],
    ids=lambda line: line[:40].decode("latin-1").strip(),
)
def test_a_garbled_line_is_named(line: bytes) -> None:
    with pytest.raises(MalformedError, match=r"^Line 9 of the file is damaged: .*\.$"):
        decode_record(b"".join([*LINES[:8], line, *LINES[9:]]))


def test_a_line_of_ten_megabytes_is_named_and_not_read() -> None:
    line = b'{"number":"' + b"x" * 10_000_000 + b'"}\n'
    with pytest.raises(MalformedError, match=r"^Line 9 of the file is longer than any line"):
        decode_record(b"".join([*LINES[:8], line]))
    assert max(map(len, LINES)) < RECORD.longest_line / 10


def test_lines_in_another_order_do_not_fold() -> None:
    swapped = [*LINES[:20], LINES[21], LINES[20], *LINES[22:]]
    with pytest.raises(
        MalformedError, match=r"^Step 21 of the record follows step 19: a step is missing"
    ):
        fold(decode_record(b"".join(swapped)))


def test_a_line_that_is_doubled_or_missing_does_not_fold() -> None:
    doubled = [*LINES[:21], LINES[20], *LINES[21:]]
    with pytest.raises(
        MalformedError, match=r"^Step 20 of the record follows step 20: a step is missing"
    ):
        fold(decode_record(b"".join(doubled)))
    with pytest.raises(
        MalformedError, match=r"^Step 21 of the record follows step 19: a step is missing"
    ):
        fold(decode_record(b"".join([*LINES[:20], *LINES[21:]])))


# --- older versions


def _second(raw: dict[str, Any]) -> dict[str, Any]:
    """As if version 1 had said `when` for `at`."""
    return {("at" if key == "when" else key): value for key, value in raw.items()}


def _third(raw: dict[str, Any]) -> dict[str, Any]:
    """As if version 2 had called a pass a stay."""
    fact = dict(raw["fact"])
    if fact["fact"] == "stayed":
        fact["fact"] = "passed"
    return {**raw, "fact": fact}


LATER = LineFile(
    "record",
    RecordEntry,
    format_=RECORD.format,
    longest_line=RECORD.longest_line,
    version=3,
    upcasts={1: _second, 2: _third},
)


def _old(version: int) -> bytes:
    header = b'{"format":"rackhouse game","version":%d}\n' % version
    body = b"".join(LINES[1:]).replace(b'"fact":"passed"', b'"fact":"stayed"')
    if version == 1:
        body = b"".join(
            msgspec.json.encode({("when" if k == "at" else k): v for k, v in raw.items()}) + b"\n"
            for raw in map(msgspec.json.decode, body.splitlines())
        )
    return header + body


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_version_is_lifted_step_by_step(version: int) -> None:
    assert LATER.decode(_old(version)) == tuple(ENTRIES)


def test_the_present_version_is_not_lifted() -> None:
    data = DATA.replace(b'"version":1', b'"version":3', 1)
    assert LATER.decode(data) == tuple(ENTRIES)


@pytest.mark.parametrize("line", [b"[1]", b'{"fact":7}', b'{"fact":{}}', b"7", b"{}"])
def test_an_old_line_that_cannot_be_lifted_is_named(line: bytes) -> None:
    data = b'{"format":"rackhouse game","version":1}\n' + line + b"\n"
    with pytest.raises(MalformedError, match=r"^Line 2 of the file is damaged"):
        LATER.decode(data)


# --- any damage at all


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A real record with some of its bytes or lines changed."""
    data = bytearray(DATA)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data) - 1))
        match draw(st.sampled_from(("byte", "cut", "put", "number", "line"))):
            case "byte":
                data[at] = draw(st.integers(0, 255))
            case "cut":
                del data[at : at + draw(st.integers(1, 300))]
            case "put":
                data[at:at] = draw(st.binary(max_size=12))
            case "number":
                digits = [place for place, byte in enumerate(data) if 48 <= byte <= 57]
                data[draw(st.sampled_from(digits))] = draw(st.sampled_from(b"0123456789-"))
            case _:
                lines = bytes(data).splitlines(keepends=True)
                moved = draw(st.integers(0, len(lines) - 1))
                lines.insert(draw(st.integers(0, len(lines))), lines[moved])
                data = bytearray(b"".join(lines))
        if not data:
            break
    return bytes(data)


@given(damaged())
def test_any_damage_leaves_a_record_or_is_told_in_a_sentence(data: bytes) -> None:
    try:
        entries = decode_record(data)
        state = fold(entries)
    except MalformedError as error:
        assert str(error).endswith(".")  # noqa: PT017  both ways out are right
        return
    assert state.number == len(entries)
    assert decode_record(encode_record(entries)) == entries
