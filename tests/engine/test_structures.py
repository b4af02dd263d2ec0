"""Word files are made once, shared, and built again rather than trusted when anything is wrong."""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import sys
import tempfile
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rackhouse.board import Board
from rackhouse.engine import Engine, _core
from rackhouse.engine.structures import cache_folder, structures_of
from rackhouse.lexicon import Lexicon
from rackhouse.tiles import TileSet

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

ENGLISH = TileSet.named("english").alphabet
FEW = Lexicon.of(
    [
        "AT",
        "TA",
        "EAT",
        "TEA",
        "ATE",
        "ETA",
        "SEAT",
        "TEAS",
        "EAST",
        "ON",
        "NO",
        "NOTE",
        "TONE",
        "STONE",
        "NOTES",
        "ONSET",
        "TRAINER",
        "TERRAIN",
        "RETRAIN",
        "QI",
        "QIS",
        "ZEBRA",
        "JUKEBOX",
    ]
)
SIGNATURE = Engine(tuple(FEW)).signature(2)

HEADER = 256
SECTIONS = ("rows", "hooks", "groups", "holes", "group filter", "hole filter", "beside", "among")
CHECKSUM_AT = HEADER - 8


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RACKHOUSE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def made(lexicon: Lexicon = FEW, longest: int = 15) -> Path:
    file = structures_of(lexicon, ENGLISH, longest).file
    assert file is not None
    return file


def source_of(image: bytes) -> bytes:
    return image[40:72]


def extents(image: bytes) -> dict[str, tuple[int, int]]:
    """Where each section begins, and how many bytes it has."""
    return {
        name: struct.unpack_from("<QQ", image, 72 + 16 * number)
        for number, name in enumerate(SECTIONS)
    }


def sealed(image: bytes) -> bytes:
    """The image with the checksum that its bytes should have: a plain twin of the core's."""
    blank = image[:CHECKSUM_AT] + bytes(8) + image[HEADER:]
    factor, mask = 0x9FB21C651E98DF25, 2**64 - 1
    lanes = [1, 2, 3, 4]
    for number, (word,) in enumerate(struct.iter_unpack("<Q", blank)):
        lane = (lanes[number % 4] ^ word) * factor & mask
        lanes[number % 4] = (lane << 29 | lane >> 35) & mask
    total = 0
    for lane in lanes:
        total = (total ^ lane) * factor & mask
        total ^= total >> 32
    return blank[:CHECKSUM_AT] + struct.pack("<Q", total) + blank[HEADER:]


def test_words_out_of_a_file_give_the_plays_that_built_ones_give(folder: Path) -> None:
    enable = Lexicon.named("enable")
    built = Engine(enable)
    assert [file.name for file in folder.iterdir()] == [made(enable).name]
    opened = Engine(enable)
    plain = Engine(word for word in enable if len(word) <= 15)
    assert built.signature(2) == opened.signature(2) == plain.signature(2)
    assert opened.memory.file == made(enable)
    assert plain.memory.file is None
    assert opened.memory.sizes == plain.memory.sizes
    assert opened.memory.total + HEADER <= made(enable).stat().st_size


def test_a_file_is_opened_and_not_built_again(folder: Path) -> None:
    file = made()
    before = file.stat()
    told: list[int] = []
    structures_of(FEW, ENGLISH, 15, told.append)
    assert (file.stat().st_ino, file.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert told == []


def test_other_words_alphabets_and_lengths_have_files_of_their_own(folder: Path) -> None:
    more = FEW.with_changes(add=["OX"])
    spanish = structures_of(FEW, TileSet.named("spanish").alphabet, 15).file
    assert len({made(), made(more), made(longest=21), made(longest=4), spanish}) == 5
    assert len(structures_of(FEW, ENGLISH, 4).words) == sum(len(word) <= 4 for word in FEW)


def truncations(image: bytes) -> set[int]:
    ends = {HEADER, len(image), *(place for place, _ in extents(image).values())}
    return {cut for end in ends for cut in (end - 64, end - 1, end) if 0 < cut < len(image)}


def flipped(image: bytes, place: int, bit: int = 1) -> bytes:
    return image[:place] + bytes([image[place] ^ bit]) + image[place + 1 :]


def check_is_built_again(file: Path, bad: bytes, good: bytes) -> None:
    file.write_bytes(bad)
    assert Engine(FEW).signature(2) == SIGNATURE
    assert file.read_bytes() == good


def test_a_file_cut_short_anywhere_is_built_again(folder: Path) -> None:
    file = made()
    good = file.read_bytes()
    for cut in sorted(truncations(good)):
        check_is_built_again(file, good[:cut], good)
    check_is_built_again(file, b"", good)
    check_is_built_again(file, good + bytes(64), good)


def test_a_file_with_a_flipped_bit_is_built_again(folder: Path) -> None:
    file = made()
    good = file.read_bytes()
    source = source_of(good)
    for place in (*range(HEADER), *range(HEADER, len(good), 997)):
        with pytest.raises(ValueError, match="damaged"):
            _core.open_words(aligned(flipped(good, place)), source)
    check_is_built_again(file, flipped(good, len(good) // 2), good)


def test_a_file_of_another_version_or_of_other_words_is_built_again(folder: Path) -> None:
    file = made()
    good = file.read_bytes()
    version = good[:8] + struct.pack("<I", _core.WORDS_VERSION + 1) + good[12:]
    check_is_built_again(file, sealed(version), good)
    check_is_built_again(file, made(FEW.with_changes(add=["OX"])).read_bytes(), good)
    check_is_built_again(file, made(longest=21).read_bytes(), good)
    assert sealed(good) == good  # the twin of the checksum is right, or these tests show nothing


def put_folder(path: Path) -> None:
    path.mkdir()


def put_pipe(path: Path) -> None:
    os.mkfifo(path)


def put_link_to_nowhere(path: Path) -> None:
    path.symlink_to(path.parent / "nowhere" / "at-all")


@pytest.mark.parametrize("put", [put_folder, put_pipe, put_link_to_nowhere])
def test_whatever_else_bears_the_name_troubles_nobody(
    folder: Path, put: Callable[[Path], None]
) -> None:
    file = made()
    file.unlink()
    put(file)
    assert Engine(FEW).signature(2) == SIGNATURE


@pytest.mark.parametrize("place", ["file/below", "/proc/rackhouse"])
def test_a_folder_that_cannot_be_written_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("RACKHOUSE_CACHE", str(tmp_path / place))
    engine = Engine(FEW)
    assert engine.signature(2) == SIGNATURE
    assert engine.memory.file is None


def test_without_a_folder_of_its_own_the_cache_is_the_systems(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("RACKHOUSE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder().name == "rackhouse"


BUILDER = """
from rackhouse.engine import Engine
from rackhouse.lexicon import Lexicon
engine = Engine(Lexicon.named("enable"))
print(engine.signature(1), engine.memory.file.name)
"""


def test_two_processes_that_build_at_once_both_end_well(folder: Path) -> None:
    command = [sys.executable, "-c", BUILDER]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    answers = [process.communicate(timeout=120)[0] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert answers[0] == answers[1] != ""
    assert [file.name for file in folder.iterdir()] == [answers[0].split()[1]]


def test_building_tells_how_far_it_is() -> None:
    for name in ("english", "spanish"):
        told: list[int] = []
        structures_of(tuple(FEW), TileSet.named(name).alphabet, 15, told.append)
        assert told == sorted(told)
        assert (told[0], told[-1]) == (0, 100)


def test_words_that_the_tiles_cannot_spell_are_left_out() -> None:
    words = structures_of(("HEY", "CAN'T", "hey", "EL NIÑO", "OX"), ENGLISH, 15).words
    assert len(words) == 2


# What follows: files with a right checksum and whatever content, which no accident makes.


def aligned(image: bytes) -> memoryview:
    """The image at an address as a mapped file has it."""
    with tempfile.TemporaryFile() as file:
        file.write(image)
        file.flush()
        return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))


def image_of_few() -> bytes:
    return structures_of(tuple(FEW), ENGLISH, 15).words.image()


IMAGE = image_of_few()


def with_bytes(section: str, at: int, data: bytes) -> bytes:
    place = extents(IMAGE)[section][0] + at
    return IMAGE[:place] + data + IMAGE[place + len(data) :]


def with_extent(section: str, offset: int, size: int) -> bytes:
    place = 72 + 16 * SECTIONS.index(section)
    return IMAGE[:place] + struct.pack("<QQ", offset, size) + IMAGE[place + 16 :]


def filled(section: str, item: bytes) -> bytes:
    """A section in which no slot is empty."""
    size = extents(IMAGE)[section][1]
    return with_bytes(section, 0, item * (size // len(item)))


def taken_group() -> int:
    """Where a group lies that has words."""
    place, size = extents(IMAGE)["groups"]
    return next(at for at in range(0, size, 16) if IMAGE[place + at + 12])


HOSTILE = {
    "a letter beyond the alphabet": with_bytes("rows", 3, b"\xff"),
    "rows beyond the last": with_bytes("groups", taken_group() + 8, struct.pack("<I", 1 << 30)),
    "more rows than there are": with_bytes("groups", taken_group() + 12, struct.pack("<H", 65535)),
    "no empty slot among the groups": filled("groups", struct.pack("<QIHH", 5, 0, 1, 0)),
    "no empty slot among the holes": filled("holes", struct.pack("<Q", 2)),
    "a hook beyond the alphabet": with_bytes("hooks", 8, b"\xff" * 8),
    "a neighbour beyond the alphabet": with_bytes("beside", 8, b"\xff" * 8),
    "a section beyond the end": with_extent("rows", len(IMAGE) + 64, 64),
    "a section past the end": with_extent("holes", HEADER, 1 << 40),
    "a section whose end overflows": with_extent("holes", len(IMAGE) - 64, 2**64 - 64),
    "a section over the header": with_extent("rows", 0, 64),
    "a section off its place": with_extent("rows", HEADER + 8, 64),
    "a table of no slots": with_extent("groups", HEADER, 0),
    "a table of three slots": with_extent("groups", HEADER, 48),
    "half an entry": with_extent("holes", HEADER, 12),
    "a filter that is too small": with_extent("hole filter", HEADER, 64),
    "hooks for fewer words": with_extent("hooks", HEADER, 16),
    "no letters": IMAGE[:24] + bytes(4) + IMAGE[28:],
    "too many letters": IMAGE[:24] + b"\x33" + IMAGE[25:],
    "fewer letters": IMAGE[:24] + b"\x19" + IMAGE[25:],
    "another stride": IMAGE[:32] + b"\x20" + IMAGE[33:],
    "a stride of nothing": IMAGE[:32] + b"\x00" + IMAGE[33:],
}


@pytest.mark.parametrize("image", HOSTILE.values(), ids=HOSTILE)
def test_content_that_could_lead_astray_is_refused(image: bytes) -> None:
    assert image != IMAGE
    with pytest.raises(ValueError, match="damaged"):
        _core.open_words(aligned(sealed(image)), bytes(32))


@settings(max_examples=60, deadline=None)
@given(
    changes=st.lists(
        st.tuples(
            st.integers(24, len(IMAGE) - 9).filter(lambda at: not CHECKSUM_AT - 8 < at < HEADER),
            st.sampled_from([b"\x00", b"\x01", b"\xff", b"\x1a", b"\xff" * 8, bytes(8)]),
        ),
        min_size=1,
        max_size=4,
    )
)
def test_whatever_is_opened_can_be_asked(changes: list[tuple[int, bytes]]) -> None:
    image = IMAGE
    for place, data in changes:
        image = image[:place] + data + image[place + len(data) :]
    image = sealed(image)
    try:
        words = _core.open_words(aligned(image), source_of(image))
    except ValueError:
        return
    board = Board.empty()
    layout, points = board.layout, bytes(board.tile_set.points)
    plain = bytes([1]) * len(board.cells)
    variant = _core.Variant(
        layout.rows, layout.columns, layout.start, points, plain, plain, 7, 50, 2
    )
    counts = bytes((2, *board.tile_set.counts))
    engine = _core.Engine(words, variant, _core.Leaves(len(points), b""), counts)
    engine.signature(1)
    assert not words.contains(b"\x01" * 40)


def test_holes_that_look_alike_hide_no_letter() -> None:
    """Large alphabets leave few bits of a key: some holes of this list share a slot."""
    random = Random(50)
    spelt = {bytes(random.choices(range(1, 51), k=random.randint(4, 7))) for _ in range(20_000)}
    words = _core.build_words(
        b"".join(word + b"\0" for word in sorted(spelt)), 50, 21, bytes(32), None
    )
    holes = {bytes(sorted(word[:at] + word[at + 1 :])) for word in spelt for at in range(len(word))}
    image = words.image()
    place, size = extents(image)["holes"]
    taken = sum(any(image[at : at + 8]) for at in range(place, place + size, 8))
    assert 0.99 * len(holes) < taken < len(holes)
    gaps: dict[tuple[bytes, bytes], set[int]] = {}
    for word in spelt:
        for at in range(1, len(word) - 1):
            gaps.setdefault((word[:at], word[at + 1 :]), set()).add(word[at])
    assert all(set(words.between(*gap)) == letters for gap, letters in gaps.items())


@pytest.mark.parametrize("wrong", [3, "text", None])
def test_only_memory_can_be_opened(wrong: object) -> None:
    with pytest.raises(TypeError):
        _core.open_words(wrong, bytes(32))


def test_memory_that_somebody_could_change_is_refused() -> None:
    memory = mmap.mmap(-1, len(IMAGE))
    memory[:] = IMAGE
    view = memoryview(memory)
    for shared in (memory, view, view.toreadonly(), view[:].toreadonly(), bytearray(IMAGE)):
        with pytest.raises(ValueError, match="can only be read"):
            _core.open_words(shared, bytes(32))


def test_memory_that_is_not_aligned_is_refused() -> None:
    with pytest.raises(ValueError, match="damaged"):
        _core.open_words(aligned(bytes(8) + IMAGE)[8:], bytes(32))
    with pytest.raises(ValueError, match="32 bytes"):
        _core.open_words(aligned(IMAGE), b"short")
