"""What pytest's report says of a part: how many tests passed, and which failed."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Report:
    """The tests of one run."""

    passed: int = 0
    failed: tuple[str, ...] = ()
    """As pytest takes them: ``tests/web/test_wall.py::test_a_wall[dark]``."""
    skipped: int = 0


def read_report(file: Path) -> Report:
    """Read a report; one that is not there has no tests."""
    if not file.exists():
        return Report()
    passed, skipped = 0, 0
    failed: dict[str, None] = {}
    for case in ET.parse(file).getroot().iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            # Once, also where the test and then its clearing up failed.
            failed[_name(case)] = None
        elif case.find("skipped") is not None:
            skipped += 1
        else:
            passed += 1
    return Report(passed, tuple(failed), skipped)


def _name(case: ET.Element) -> str:
    module = case.get("classname", "").replace(".", "/")
    return f"{module}.py::{case.get('name')}" if module else str(case.get("name"))
