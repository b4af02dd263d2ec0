"""Where word files are: those that come with the package, and those in the user's folder.

The user's folder is ``lexicons`` in ``$RACKHOUSE_HOME``, or in the system's folder for application
data. A name belongs to one file, whether list or dictionary. Lists that people have brought to a
hall are in a folder below it: found by name, but not listed, because some are for their owner only.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rackhouse.errors import IllegalError, MalformedError, UnknownNameError
from rackhouse.files import data_folder, write_atomically
from rackhouse.lexicon.sealed import DICTIONARY, WORDS
from rackhouse.messages import all_of, quoted

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

SUFFIXES: Final = {WORDS: ".rhl", DICTIONARY: ".rhd"}
CALLED: Final = {WORDS: "list", DICTIONARY: "dictionary"}
"""What people call each kind."""
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9._+-]{0,63}")
_BUILT_IN: Final = files("rackhouse.lexicon") / "data"


def user_folder() -> Path:
    """The folder of the user's own lists and dictionaries; it may not exist yet."""
    return data_folder() / "lexicons"


def _in_folder(folder: Traversable, kind: str) -> dict[str, Traversable]:
    if not folder.is_dir():
        return {}
    suffix = SUFFIXES[kind]
    return {
        entry.name.removesuffix(suffix): entry
        for entry in folder.iterdir()
        if entry.name.endswith(suffix)
        and _NAME.fullmatch(entry.name.removesuffix(suffix))
        # A folder, a pipe or a broken link is not a list.
        and entry.is_file()
    }


def _brought(name: str) -> Path:
    return user_folder() / "brought" / f"{name}{SUFFIXES[WORDS]}"


def write_brought(name: str, data: bytes) -> None:
    """Write a list that somebody has brought to a hall; the same name always has the same words.

    Raises:
        MalformedError: if the name is not allowed for a file.
    """
    if not _NAME.fullmatch(name):
        raise MalformedError("lexicon-no-name", name=quoted(name))
    path = _brought(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, data)


def is_brought(name: str) -> bool:
    """Whether a list that somebody has brought is on this machine.

    >>> is_brought("enable")
    False
    """
    return _NAME.fullmatch(name) is not None and _brought(name).is_file()


def is_built_in(name: str) -> bool:
    """Whether a name belongs to a file that comes with the package.

    >>> is_built_in("enable"), is_built_in("the-club")
    (True, False)
    """
    return any(_is_built_in(name, kind) for kind in SUFFIXES)


def _is_built_in(name: str, kind: str) -> bool:
    return _NAME.fullmatch(name) is not None and (_BUILT_IN / f"{name}{SUFFIXES[kind]}").is_file()


def names(kind: str) -> tuple[str, ...]:
    """The names of all lists or dictionaries, sorted.

    >>> "enable" in names("words"), "english" in names("dictionary")
    (True, True)
    """
    return tuple(sorted({*_in_folder(_BUILT_IN, kind), *_in_folder(user_folder(), kind)}))


def kind_of(name: str) -> str | None:
    """The kind of file with that name: ``"words"``, ``"dictionary"`` or ``None``.

    >>> kind_of("enable"), kind_of("nothing")
    ('words', None)
    """
    # Checked first, so that an unreadable user's folder does not break built-in lists.
    built_in = next((kind for kind in SUFFIXES if _is_built_in(name, kind)), None)
    listed = built_in or next((kind for kind in SUFFIXES if name in names(kind)), None)
    return listed or (WORDS if is_brought(name) else None)


def read(name: str, kind: str) -> tuple[bytes, str]:
    """The bytes of a file, and its path for messages.

    Raises:
        UnknownNameError: if there is none; the message lists those that exist.
    """
    built_in = _in_folder(_BUILT_IN, kind)
    found = built_in.get(name) or _in_folder(user_folder(), kind).get(name)
    if found is None and kind == WORDS and is_brought(name):
        found = _brought(name)
    if found is None:
        there = all_of(names(kind))
        raise UnknownNameError("lexicon-unknown", kind=kind, name=quoted(name), names=there)
    return found.read_bytes(), str(found)


def write(name: str, kind: str, data: bytes, *, replace: bool = False) -> Path:
    """Write a file in the user's folder, atomically.

    Raises:
        MalformedError: where the name cannot be a file's.
        IllegalError: where the name is taken.
    """
    check_free(name, kind, replace=replace)
    folder = user_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}{SUFFIXES[kind]}"
    write_atomically(path, data)
    return path


def check_free(name: str, kind: str, *, replace: bool = False) -> None:
    """Check that a new file may have this name, before the work of making it.

    >>> check_free("the-club", "words")
    >>> check_free("enable", "words", replace=True)
    Traceback (most recent call last):
        ...
    rackhouse.errors.IllegalError: “enable” is built in. Choose another name.

    Raises:
        MalformedError: where the name cannot be a file's.
        IllegalError: where the name is taken.
    """
    if not _NAME.fullmatch(name):
        raise MalformedError("lexicon-no-name", name=quoted(name))
    if is_built_in(name):
        raise IllegalError("lexicon-built-in", name=name)
    taken = kind_of(name)
    if taken is not None and not (replace and taken == kind):
        if taken != kind:
            raise IllegalError("lexicon-name-taken", kind=taken, name=name)
        raise IllegalError("lexicon-name-replace", name=name)
