"""What every test can rely on: the ``rule`` marker, and how many examples hypothesis tries."""

from __future__ import annotations

import json
import os
import signal
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.kit.databases import cluster, database_url, postgresql_url
from tools.duties import read_duties

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["cluster", "database_url", "postgresql_url"]

# A shell that runs the tests in the background has them ignore Ctrl-C, and whatever they start as
# well; programs under test hear it all the same.
signal.signal(signal.SIGINT, signal.default_int_handler)

# What lasts as long as a test is kept in memory, where there is room and programs may run:
# databases sync at every line, which is slow on disks.
MEMORY, ROOM = "/dev/shm", 4 * 1024**3
if Path(MEMORY).is_dir():
    found = os.statvfs(MEMORY)
    if found.f_bavail * found.f_frsize > ROOM and not found.f_flag & os.ST_NOEXEC:
        tempfile.tempdir = os.environ["TMPDIR"] = MEMORY

# A run is the same every time, so that a red test is red for everybody; `./test --long` looks
# further with the same tests. No deadlines: a busy machine is no fault of the code.
settings.register_profile(
    "default",
    derandomize=True,
    deadline=None,
    max_examples=40,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long",
    settings.get_profile("default"),
    derandomize=False,
    max_examples=1000,
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.target, Phase.shrink],
)
# Under the sanitizers everything takes several times as long.
settings.register_profile("sanitized", settings.get_profile("default"), max_examples=10)
settings.load_profile(os.environ.get("RACKHOUSE_TEST_PROFILE", "default"))

DUTIES_FILE = "RACKHOUSE_DUTIES_FILE"
"""The environment variable that says where a run notes which duties its passing tests carry."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        'rule("W-37", …): this test fails if that duty of docs/rules/CHECKLIST.md is broken',
    )
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(DutyNotes(), "rackhouse-duty-notes")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = read_duties().known
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = [name for name in mark.args if name not in known]
            if unknown or mark.kwargs or not mark.args:
                raise pytest.UsageError(
                    f"{item.nodeid} carries {', '.join(map(repr, unknown)) or 'no ID'} as a rule; "
                    "use the IDs of docs/rules/CHECKLIST.md and AMBIGUITIES.md."
                )
            item.user_properties.extend(("rule", name) for name in mark.args)


@pytest.fixture(scope="session", autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep tests out of the word lists, games and word files of whoever runs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RACKHOUSE_HOME", str(tmp_path_factory.mktemp("home")))
        patch.setenv("RACKHOUSE_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


class DutyNotes:
    """Notes, for each ID, the tests that carry it and passed from set-up to teardown."""

    def __init__(self) -> None:
        self._rules: dict[str, set[str]] = {}
        self._failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self._failed.add(report.nodeid)
        elif report.when == "call":
            self._rules[report.nodeid] = {
                str(value) for name, value in report.user_properties if name == "rule"
            }

    def pytest_sessionfinish(self) -> None:
        target = os.environ.get(DUTIES_FILE)
        if target is None:
            return
        tests_of_id: dict[str, list[str]] = defaultdict(list)
        for test, rules in self._rules.items():
            if test not in self._failed:
                for rule in rules:
                    tests_of_id[rule].append(test)
        Path(target).write_text(json.dumps(tests_of_id, indent=1, sort_keys=True), encoding="utf-8")
