"""The data files beside this package: tile sets and board layouts."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

from rackhouse.errors import UnknownNameError
from rackhouse.messages import all_of, quoted

T = TypeVar("T")

_FOLDER = files("rackhouse.tiles") / "data"


def data_names(kind: str) -> tuple[str, ...]:
    """The names of the data files of a kind, sorted."""
    return tuple(
        sorted(
            entry.name.removesuffix(".toml")
            for entry in (_FOLDER / kind).iterdir()
            if entry.name.endswith(".toml")
        )
    )


def read_data(kind: str, name: str, model: type[T]) -> T:
    """Read one data file into its model.

    Raises:
        UnknownNameError: if there is no file of that name.
    """
    names = data_names(kind)
    if name not in names:
        raise UnknownNameError("tiles-unknown", kind=kind, name=quoted(name), names=all_of(names))
    text = (_FOLDER / kind / f"{name}.toml").read_bytes()
    return msgspec.toml.decode(text, type=model)
