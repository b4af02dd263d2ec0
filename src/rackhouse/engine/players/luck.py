"""Luck that comes out the same again: out of a seed and what is seen, and of nothing else."""

from __future__ import annotations

from hashlib import blake2b

_ALL = 2**64


class Luck:
    """Shares between 0 and 1, one for each thing that is asked about.

    >>> luck = Luck("seed", b"what is seen")
    >>> luck.share("TRAINER") == luck.share("TRAINER"), luck.share("TRAINER") == luck.share("QI")
    (True, False)
    """

    def __init__(self, seed: str, *seen: bytes) -> None:
        self._begun = blake2b(seed.encode(), digest_size=8)
        for part in seen:
            # The length before each part, so that no two lists of parts are the same bytes.
            self._begun.update(len(part).to_bytes(4, "big") + part)

    def share(self, about: str) -> float:
        """A number from 0 to below 1."""
        hashed = self._begun.copy()
        hashed.update(about.encode())
        return int.from_bytes(hashed.digest(), "big") / _ALL
