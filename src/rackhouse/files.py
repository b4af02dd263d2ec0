"""Files read within limits and written whole or not at all.

Every file that Rackhouse writes goes through :func:`write_atomically`, so that a full disk, a
pulled plug or Ctrl-C leaves the old file or the new one, never half of either. Every file that
a person hands in is read through :func:`read_limited` or :func:`read_text`, so that a wrong
file is answered with a sentence and not with a full memory.
"""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from rackhouse.errors import MalformedError

__all__ = [
    "DEFAULT_LIMIT",
    "data_folder",
    "read_limited",
    "read_text",
    "write_atomically",
    "writing_atomically",
]

DEFAULT_LIMIT: Final = 64 * 1024 * 1024
"""How large a file may be, in bytes, where the caller names no limit."""


def write_atomically(path: str | os.PathLike[str], data: bytes | str) -> None:
    """Write a whole file, durably; text is written as UTF-8, its line ends as they are.

    The folder must exist. A file that is replaced keeps its permissions, and a symbolic link
    goes on pointing to the file that it pointed to.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_atomically(Path(folder) / "game.txt", "QI 22")
    ...     [entry.name for entry in Path(folder).iterdir()], read_text(Path(folder) / "game.txt")
    (['game.txt'], 'QI 22')
    """
    with writing_atomically(path) as file:
        file.write(data.encode() if isinstance(data, str) else data)


@contextlib.contextmanager
def writing_atomically(
    path: str | os.PathLike[str], *, permissions: int | None = None
) -> Iterator[BinaryIO]:
    """A file to write a part at a time, which takes its name only when all of it is there.

    Without ``permissions`` it has those of the file that it replaces, or of any new file.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     with writing_atomically(Path(folder) / "hall.backup") as file:
    ...         _ = file.write(b"half of it")
    ...         (Path(folder) / "hall.backup").exists()
    False
    """
    target = Path(os.path.realpath(path))
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{target.name[:100]}.", dir=target.parent)
        temporary = Path(name)
        try:
            with os.fdopen(descriptor, "wb") as file:
                os.fchmod(file.fileno(), permissions or _permissions(target))
                yield file
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(target)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as error:
        # A full disk names no file, and the temporary one is no name that anybody knows.
        error.filename = os.fspath(path)
        raise
    _sync_folder(target.parent)


def read_limited(path: str | os.PathLike[str], limit: int = DEFAULT_LIMIT) -> bytes:
    """The bytes of a file of at most ``limit`` bytes.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_atomically(Path(folder) / "list", b"AA AB AD")
    ...     read_limited(Path(folder) / "list", 8)
    b'AA AB AD'

    Raises:
        MalformedError: where the file is larger; no more than the limit is ever read.
        OSError: where it cannot be read at all.
    """
    if not os.fspath(path):
        # Taken for a path, it would be the folder that we are in.
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "")
    try:
        with Path(path).open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        # One that opens and then cannot be read names no file.
        error.filename = os.fspath(path)
        raise
    if len(data) > limit:
        raise MalformedError("file-too-large", path=os.fspath(path), most=limit)
    return data


def read_text(path: str | os.PathLike[str], limit: int = DEFAULT_LIMIT) -> str:
    """The text of a UTF-8 file of at most ``limit`` bytes, without its byte order mark.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_atomically(Path(folder) / "note", "\ufeffmañana")
    ...     read_text(Path(folder) / "note")
    'mañana'

    Raises:
        MalformedError: where the file is larger, or not UTF-8.
        OSError: where it cannot be read at all.
    """
    data = read_limited(path, limit)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise MalformedError(
            "file-not-utf8", path=os.fspath(path), line=line, byte=error.start + 1
        ) from None


def data_folder() -> Path:
    """Where everything that people make here is kept; it need not exist yet."""
    home = os.environ.get("RACKHOUSE_HOME")
    if home:
        return Path(home)
    # Imported only here, so that a named folder does not cost the import.
    from platformdirs import user_data_dir  # noqa: PLC0415

    return Path(user_data_dir("rackhouse", appauthor=False))


def _permissions(target: Path) -> int:
    """The permissions of the file that is replaced, or those that a new file gets."""
    try:
        return target.stat().st_mode & 0o7777
    except FileNotFoundError:
        # The umask can be read only by setting it.
        umask = os.umask(0o077)
        os.umask(umask)
        return 0o666 & ~umask


def _sync_folder(folder: Path) -> None:
    """Make the new name durable too, on file systems that can."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
