"""A file is written whole or not at all, and read within its limit."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from rackhouse.errors import MalformedError
from rackhouse.files import read_limited, read_text, write_atomically

if TYPE_CHECKING:
    from pathlib import Path


def names(folder: Path) -> list[str]:
    return sorted(entry.name for entry in folder.iterdir())


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    write_atomically(file, "first\r\nline")
    assert file.read_bytes() == b"first\r\nline"
    write_atomically(str(file), b"\x00\xff")
    assert read_limited(file) == b"\x00\xff"
    assert names(tmp_path) == ["record.json"]


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "record.json"
    write_atomically(file, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_atomically(file, "new")
    assert file.read_text() == "old"
    assert names(tmp_path) == ["record.json"]


def test_a_file_that_cannot_be_written_or_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "record.json"

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as caught:
        write_atomically(file, "new")
    assert caught.value.filename == str(file)
    with pytest.raises(FileNotFoundError) as missing:
        read_limited("")
    assert missing.value.filename == ""


def test_a_write_that_is_interrupted_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "record.json"
    write_atomically(file, "old")

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(file, "new")
    assert file.read_text() == "old"
    assert names(tmp_path) == ["record.json"]


def test_text_that_is_no_text_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(UnicodeEncodeError):
        write_atomically(tmp_path / "record.json", "half a pair: \ud800")
    assert names(tmp_path) == []


def test_a_folder_that_is_not_there_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_atomically(tmp_path / "nowhere" / "record.json", "text")


def test_a_replaced_file_keeps_its_permissions_and_a_new_one_follows_the_umask(
    tmp_path: Path,
) -> None:
    file = tmp_path / "record.json"
    before = os.umask(0o027)
    try:
        write_atomically(file, "new")
    finally:
        os.umask(before)
    assert file.stat().st_mode & 0o777 == 0o640
    file.chmod(0o604)
    write_atomically(file, "newer")
    assert file.stat().st_mode & 0o777 == 0o604


def test_a_symbolic_link_goes_on_pointing_to_its_file(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to("real")
    write_atomically(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"


def test_a_file_at_the_limit_is_read_and_one_above_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_bytes(b"x" * 1001)
    assert len(read_limited(file, 1001)) == 1001
    with pytest.raises(MalformedError, match=r"list\.txt has more than 1,000 bytes"):
        read_limited(file, 1000)


def test_bytes_that_are_no_text_are_refused_with_their_place(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_bytes("AA\nma\u00f1ana\n".encode() + b"caf\xe9\n")
    with pytest.raises(MalformedError, match=r"list\.txt is not UTF-8 text at line 3, byte 15"):
        read_text(file)
