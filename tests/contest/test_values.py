"""Every value of an event can be described, so that pages and files can be made of it."""

from __future__ import annotations

import importlib
import pkgutil

import msgspec
import pytest

import rackhouse.contest


def values() -> list[type[msgspec.Struct]]:
    found: dict[str, type[msgspec.Struct]] = {}
    for module in pkgutil.walk_packages(rackhouse.contest.__path__, "rackhouse.contest."):
        for one in vars(importlib.import_module(module.name)).values():
            if isinstance(one, type) and issubclass(one, msgspec.Struct):
                found[f"{one.__module__}.{one.__qualname__}"] = one
    return [one for name, one in sorted(found.items()) if name.startswith("rackhouse.contest")]


@pytest.mark.parametrize("value", values(), ids=lambda value: value.__qualname__)
def test_every_value_is_frozen_and_its_types_are_known(value: type[msgspec.Struct]) -> None:
    assert value.__struct_config__.frozen
    assert isinstance(msgspec.inspect.type_info(value), msgspec.inspect.StructType)
