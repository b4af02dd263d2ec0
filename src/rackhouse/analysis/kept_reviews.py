"""Reviews that are kept, one file for each game, so that work goes on where it was interrupted."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Final

from rackhouse.errors import MalformedError
from rackhouse.files import read_limited, write_atomically

_LARGEST: Final = 16 * 1024 * 1024
_ENDING: Final = ".review"


class KeptReviews:
    """A folder of reviews. Any file may be deleted at any time.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     kept = KeptReviews(Path(folder) / "reviews")
    ...     kept.put("ab12", b"a review")
    ...     kept.get("ab12"), kept.get("cd34")
    (b'a review', None)
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, key: str) -> bytes | None:
        """A review; ``None`` if it is not there or damaged."""
        try:
            packed = read_limited(self._path(key), _LARGEST)
            return zlib.decompress(packed)
        except (OSError, zlib.error, MalformedError):
            return None

    def put(self, key: str, found: bytes) -> None:
        """Keep a review."""
        path = self._path(key)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, zlib.compress(found))

    def _path(self, key: str) -> Path:
        # Folders with thousands of files are slow on some systems.
        return self._folder / key[:2] / f"{key}{_ENDING}"
