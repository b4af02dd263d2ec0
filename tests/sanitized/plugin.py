"""Puts the watched core in the place of the ordinary one, and makes sure that it stays there."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import sys

import pytest

NAME = "rackhouse.engine._core"
CORE = os.environ["RACKHOUSE_SANITIZED_CORE"]


def _load() -> None:
    spec = importlib.util.spec_from_file_location(NAME, CORE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[NAME] = module
    spec.loader.exec_module(module)


_load()


@pytest.fixture(scope="session", autouse=True)
def _watched() -> None:
    """Every test runs on the watched core, or none does."""
    from rackhouse.engine import engine  # noqa: PLC0415 - after the core has been put in place

    assert vars(engine)["_core"].__file__ == CORE
    assert hasattr(ctypes.CDLL(CORE), "__asan_init"), "the address sanitizer is not there"
    assert hasattr(ctypes.CDLL(CORE), "__ubsan_handle_add_overflow_abort")
