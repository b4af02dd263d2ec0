"""A rule sheet: complete rules, and who decided each value."""

from __future__ import annotations

import os
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import IllegalError, MalformedError, UnknownNameError
from rackhouse.files import read_text
from rackhouse.messages import Message, all_of, message
from rackhouse.rules.basis import HOUSE, Basis, SheetStatement
from rackhouse.rules.consistency import contradictions
from rackhouse.rules.knob import Value, knob_at, shown
from rackhouse.rules.model import Rules
from rackhouse.rules.problem import SheetProblem
from rackhouse.rules.resolve import resolve
from rackhouse.rules.settings import clock_questions, unsaid_of_clocks
from rackhouse.rules.shelf import as_on_shelf
from rackhouse.rules.text import LARGEST, SheetText, no_key_here, read_sheet_text
from rackhouse.rules.values import rules_from, values_of
from rackhouse.tiles import Layout, TileSet

if TYPE_CHECKING:
    from collections.abc import Mapping

_FOLDER: Final = files("rackhouse.rules") / "sheets"
_ENDING: Final = ".toml"
DEEPEST: Final = 16
"""How long a chain of sheets that extend one another may be."""


class Sheet(msgspec.Struct, frozen=True):
    """A resolved sheet.

    >>> sheet = Sheet.named("base")
    >>> sheet.rules.scoring.bonus_points, str(sheet.basis_of("scoring.bonus_points"))
    (50, 'box rules, A-07')
    """

    name: str
    rules: Rules
    basis: dict[str, Basis]
    """Who decided the value, for every key."""
    source: str
    """The file that the sheet was read from, or the name given to its text."""
    parent: Sheet | None = None
    event: tuple[SheetStatement, ...] = ()
    """What it says about its event, for the players."""

    @staticmethod
    def names() -> tuple[str, ...]:
        """The names of the sheets that come with Rackhouse, in the order of lists.

        >>> "base" in Sheet.names()
        True
        """
        found = (entry.name for entry in _FOLDER.iterdir())
        return as_on_shelf(name.removesuffix(_ENDING) for name in found if name.endswith(_ENDING))

    @staticmethod
    def named(name: str) -> Sheet:
        """The sheet of that name that comes with Rackhouse.

        >>> Sheet.named("base").rules.title
        'Box rules'

        Raises:
            UnknownNameError: if there is none; the message lists those that exist.
        """
        return _named(name)

    @staticmethod
    def parse(text: str, name: str = "sheet") -> Sheet:
        r"""The sheet that a text describes; it may extend those that come with Rackhouse.

        >>> ours = Sheet.parse('extends = "base"\ntitle = "Ours"\nturn.missed_go_is = "nothing"')
        >>> ours.rules.turn.missed_go_is, str(ours.basis_of("turn.missed_go_is"))
        ('nothing', 'this house')

        Raises:
            MalformedError: where the text is no sheet.
            IllegalError: where the sheet contradicts itself.
            UnknownNameError: where it names a sheet, tile set or board that is not there.
        """
        return _or_raise(*_load(text, name, name, None, ()))

    @staticmethod
    def parse_kept(text: str, name: str = "sheet") -> Sheet:
        r"""A stored sheet, which may leave out settings that only newer sheets must have.

        >>> text = 'extends = "base"\ntitle = "Ours"\nclocks = { use = "on", seconds = 1500 }'
        >>> Sheet.parse_kept(text).rules.clocks.overtime_points
        0

        Raises:
            MalformedError: where the text is no sheet.
            IllegalError: where the sheet contradicts itself.
            UnknownNameError: where it names a sheet, tile set or board that is not there.
        """
        return _or_raise(*_load(text, name, name, None, (), asks=False))

    @staticmethod
    def read(path: str | os.PathLike[str]) -> Sheet:
        r"""The sheet in a file; it may also extend a file in the same folder.

        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     _ = (Path(folder) / "ours.toml").write_text('extends = "base"\ntitle = "Ours"')
        ...     Sheet.read(Path(folder) / "ours.toml").name
        'ours'

        Raises:
            MalformedError: if the file is not a sheet.
            IllegalError: if the sheet contradicts itself.
            UnknownNameError: if it names a sheet, tile set or board that does not exist.
            OSError: if the file cannot be read at all.
        """
        return _or_raise(*_load_file(Path(path), ()))

    @staticmethod
    def problems(path: str | os.PathLike[str]) -> tuple[SheetProblem, ...]:
        r"""Everything that is wrong with the sheet in a file, in the order of its lines.

        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     _ = (Path(folder) / "ours.toml").write_text('extends = "base"\ntitle = 3')
        ...     [problem.line for problem in Sheet.problems(Path(folder) / "ours.toml")]
        [2]

        Raises:
            OSError: where the file cannot be read at all.
        """
        return Sheet.examine(path)[1]

    @staticmethod
    def examine(path: str | os.PathLike[str]) -> tuple[Sheet | None, tuple[SheetProblem, ...]]:
        r"""The sheet in a file, or all its problems; reads the file only once.

        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     _ = (Path(folder) / "ours.toml").write_text('extends = "base"\ntitle = 3')
        ...     sheet, problems = Sheet.examine(Path(folder) / "ours.toml")
        >>> sheet is None, len(problems)
        (True, 1)

        Raises:
            OSError: where the file cannot be read at all.
        """
        return _load_file(Path(path), ())

    def basis_of(self, key: str) -> Basis:
        """Who decided a value.

        >>> Sheet.named("base").basis_of("challenge.scope")
        Basis(kind='chosen', ids=('A-22',))

        Raises:
            UnknownNameError: if this sheet has no such key.
        """
        if key not in self.basis:
            raise UnknownNameError(no_key_here(key))
        return self.basis[key]

    def values(self) -> dict[str, Value]:
        """Every value by its key, in the model's order.

        >>> Sheet.named("base").values()["tiles.rack"]
        7
        """
        return values_of(self.rules)

    def differences(self) -> dict[str, tuple[Value | None, Value | None]]:
        """Where the sheet differs from its parent: the parent's value, and its own.

        ``None`` is a help's value that one of the two does not have; titles and summaries are left
        out.

        >>> Sheet.named("base").with_values({"tiles.rack": 8}).differences()
        {'tiles.rack': (7, 8)}
        """
        if self.parent is None:
            return {}
        below, own = self.parent.values(), self.values()
        return {
            key: (below.get(key), own.get(key))
            for key in {**below, **own}
            if below.get(key) != own.get(key) and key not in ("title", "summary")
        }

    def with_values(self, values: Mapping[str, object]) -> Sheet:
        """The sheet with an organiser's settings laid over it.

        >>> timed = Sheet.named("base").with_values({"turn.limit": "hard", "turn.seconds": 180})
        >>> timed.rules.turn.seconds, str(timed.basis_of("turn.limit"))
        (180, 'this house')

        Raises:
            MalformedError: if a key is unknown or its value is not allowed.
            IllegalError: if the settings contradict the sheet or each other, or turn clocks
                on without their length or penalty.
            UnknownNameError: if they name a tile set or board that does not exist.
        """
        own = self.values()
        for key, value in values.items():
            if key not in own:
                raise MalformedError(no_key_here(key))
            fault = knob_at(key).fault(value)
            if fault is not None:
                raise MalformedError(fault)
            own[key] = tuple(value) if isinstance(value, list) else value  # type: ignore[assignment]  # the knob has just admitted it
        rules = rules_from(own)
        TileSet.named(rules.tiles.set)
        Layout.named(rules.tiles.board)
        basis = self.basis | dict.fromkeys(values, HOUSE)
        unsaid = () if self.rules.clocks.use == "on" else unsaid_of_clocks(rules, basis)
        asked = clock_questions(unsaid)
        for problem in [asked] if asked else contradictions(rules):
            raise IllegalError(problem)
        return Sheet(self.name, rules, basis, self.source, self, self.event)


@lru_cache
def _named(name: str) -> Sheet:
    if name not in Sheet.names():
        names = all_of(Sheet.names())
        raise UnknownNameError("sheet-unknown", name=shown(name), names=names)
    source = f"{name}{_ENDING}"
    return _or_raise(*_load((_FOLDER / source).read_text("utf-8"), name, source, None, ()))


def _or_raise(sheet: Sheet | None, problems: tuple[SheetProblem, ...]) -> Sheet:
    if problems:
        raise problems[0].error()
    assert sheet is not None
    return sheet


def _load_file(
    path: Path, above: tuple[Path, ...]
) -> tuple[Sheet | None, tuple[SheetProblem, ...]]:
    """The sheet in a file; ``above`` are the files that extend it."""
    try:
        text = read_text(path, LARGEST)
    except MalformedError as error:
        # The error already names the file and the place in it.
        return None, (SheetProblem("", error.message),)
    return _load(text, path.name.removesuffix(_ENDING), str(path), path.parent, (*above, path))


def _load(
    text: str,
    name: str,
    source: str,
    folder: Path | None,
    above: tuple[Path, ...],
    *,
    asks: bool = True,
) -> tuple[Sheet | None, tuple[SheetProblem, ...]]:
    stated = read_sheet_text(text, source)
    if not stated.is_readable:
        return None, stated.problems
    parent: Sheet | None = None
    if stated.extends is not None:
        parent, problems = _parent(stated, folder, above)
        if problems:
            return None, (*stated.problems, *problems)
    resolved = resolve(
        stated,
        parent.rules.title if parent else "",
        parent.values() if parent else {},
        parent.basis if parent else {},
        asks=asks,
    )
    if resolved.rules is None or resolved.problems:
        return None, resolved.problems
    event = stated.event
    if event is None:
        event = parent.event if parent else ()
    return Sheet(name, resolved.rules, resolved.basis, source, parent, event), ()


def _parent(
    stated: SheetText, folder: Path | None, above: tuple[Path, ...]
) -> tuple[Sheet | None, tuple[SheetProblem, ...]]:
    """The sheet that a text extends: one of ours by name, or a file in the same folder."""
    wanted = stated.extends or ""
    file, name = wanted.removeprefix("./"), shown(wanted)
    if file == wanted and not wanted.endswith(_ENDING):
        if wanted in Sheet.names():
            return _named(wanted), ()
        names = all_of(Sheet.names())
        return _no_parent(stated, message("sheet-parent-unknown", name=name, names=names))
    if folder is None:
        return _no_parent(stated, message("sheet-parent-no-folder", name=name))
    if file != Path(file).name or file in ("", "..") or "\0" in file:
        return _no_parent(stated, message("sheet-parent-elsewhere", name=name))
    path = folder / file
    if len(above) >= DEEPEST:
        return _no_parent(stated, message("sheet-parent-too-deep", name=name, most=DEEPEST))
    try:
        if any(path.samefile(one) for one in above):
            return _no_parent(stated, message("sheet-parent-ring", name=name))
        return _load_file(path, above)
    except OSError as error:
        reason = (error.strerror or type(error).__name__).lower()
        return _no_parent(stated, message("sheet-parent-unreadable", name=name, reason=reason))


def _no_parent(stated: SheetText, what: Message) -> tuple[None, tuple[SheetProblem]]:
    return None, (stated.problem("extends", what, "unknown"),)
