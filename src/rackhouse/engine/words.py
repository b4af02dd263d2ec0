"""What the engine and its players take for words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol


class WordCollection(Protocol):
    """Words in capitals: a lexicon, or any set, tuple or list of them."""

    def __contains__(self, word: object, /) -> bool: ...

    def __iter__(self) -> Iterator[str]: ...

    def __len__(self) -> int: ...
