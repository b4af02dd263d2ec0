"""Runs the parts of the test suite, two at a time, and ends with a table of their times.

``./test`` sets up what this needs and calls it. What a part prints is kept under
``build/test-logs/`` and shown where the part fails.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tools.reports import read_report

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "test-logs"
DUTIES = ROOT / "build" / "duties"
AT_ONCE = 2
FEW = 3
"""Tests of a part that may fail and be tried once more; more than these are no chance."""
PATIENCE = 25 * 60
"""Seconds after which a part is taken to hang; ten times that with ``--long``."""


@dataclass(frozen=True)
class Part:
    """One part of the suite: a command, what it is for, and what has to run before it."""

    name: str
    purpose: str
    command: tuple[str, ...]
    after: tuple[str, ...] = ()
    becomes_pytest: bool = False
    """Whether its command prepares something and then becomes pytest."""
    is_tried_again: bool = False
    """Whether a few tests that fail are run once more: those with browsers, and with processes that
    are killed, take a busy machine's pauses for the product's. What passes only then is shown."""
    is_told: bool = False
    """Whether what it prints is shown also where all is well."""
    is_quick: bool = False
    """Whether ``./test quick`` runs it: it needs no server, browser or page."""

    @property
    def is_pytest(self) -> bool:
        """Whether its tests can be counted."""
        return self.becomes_pytest or self.command[0] == "pytest"


_PURE = tuple(
    f"tests/{name}"
    for name in (
        *("architecture", "board", "contest", "ledger", "lexicon"),
        *("ratings", "record", "referee", "rules", "tiles"),
    )
)
_ELSEWHERE = (
    *("property", "conformance", "replay", "packaging"),
    *("server", "desk", "wire", "durability", "strangers", "web"),
)

_EVENTS = tuple(
    str(file.relative_to(ROOT))
    for pattern in ("test_desk_*.py", "test_*_event.py")
    for file in sorted((ROOT / "tests" / "web").glob(pattern))
)
_NO_EVENTS = tuple(f"--ignore={file}" for file in _EVENTS)

# The quickest first, since they fail first; then the longest, so that none is left to the end.
PARTS = (
    Part(
        "format",
        "the code is laid out as ruff does it",
        ("ruff", "format", "--check", "."),
        is_quick=True,
    ),
    Part("lint", "ruff finds nothing", ("ruff", "check", "."), is_quick=True),
    Part(
        "browser",
        "games on the pages, in a real browser",
        ("pytest", "tests/web", *_NO_EVENTS),
        is_tried_again=True,
    ),
    Part(
        "unit",
        "each module does what it says",
        (
            *("pytest", "tests"),
            *(f"--ignore=tests/{name}" for name in _ELSEWHERE),
            *(f"--ignore={folder}" for folder in _PURE),
        ),
    ),
    Part("pure", "what decides does what it says", ("pytest", *_PURE), is_quick=True),
    Part("property", "generated games keep every promise", ("pytest", "tests/property")),
    Part("server", "the hall does what it says over the wire", ("pytest", "tests/server")),
    Part("desk", "events are kept, shown and told as they should", ("pytest", "tests/desk")),
    Part(
        "sanitized",
        "the engine's tests, memory and arithmetic watched",
        ("python", "-m", "tests.sanitized.run"),
        becomes_pytest=True,
    ),
    Part(
        "events",
        "whole events at the desk, in real browsers",
        ("pytest", *_EVENTS),
        is_tried_again=True,
    ),
    Part("fuzz", "no input confuses the core", ("python", "-m", "tests.fuzz.run"), is_told=True),
    Part("wire", "whole games over the network, and no leak", ("pytest", "tests/wire")),
    Part(
        "durability",
        "nothing that was answered is lost",
        ("pytest", "tests/durability"),
        is_tried_again=True,
    ),
    Part("strangers", "whatever strangers send changes nothing", ("pytest", "tests/strangers")),
    Part("packaging", "the wheel works by itself elsewhere", ("pytest", "tests/packaging")),
    Part("types", "mypy, strict, finds nothing", ("mypy",), is_quick=True),
    Part("web", "the pages: types, lint, format, tests", ("python", "-m", "tools.check_pages")),
    Part(
        "conformance",
        "the duties of the rule sheets",
        ("pytest", "tests/conformance"),
        is_quick=True,
    ),
    Part("replay", "recorded games, to the point", ("pytest", "tests/replay")),
    Part(
        "doctests",
        "the examples in docstrings, README and docs",
        ("pytest", "--doctest-modules", "--doctest-glob=*.md", "src", "tools", "README.md", "docs"),
    ),
    Part(
        "duties",
        "every duty has a passing test",
        ("python", "-m", "tools.duties"),
        after=("unit", "pure", "property", "conformance", "replay"),
        is_told=True,
    ),
)
BY_NAME = {part.name: part for part in PARTS}
QUICK = "quick"
"""Stands for all quick parts."""


@dataclass(frozen=True)
class Result:
    """How a part went: its time, and how many tests or checks passed, failed, were skipped."""

    part: Part
    seconds: float
    passed: int
    failed: int
    output: str = field(repr=False)
    again: int = 0
    """How many of those that passed did so only when they were tried again."""

    @property
    def is_good(self) -> bool:
        """Whether something ran and nothing failed."""
        return self.passed > 0 and self.failed == 0


class Runner:
    """Runs parts, and ends those under way when told to stop."""

    def __init__(self, *, long: bool) -> None:
        self._long = long
        self._under_way: set[subprocess.Popen[str]] = set()

    def run(self, part: Part) -> Result:
        """Run one part to its end."""
        started = time.monotonic()
        report = LOGS / f"{part.name}.xml"
        program, *arguments = part.command
        command = [str(Path(sys.executable).with_name(program)), *arguments]
        if part.is_pytest:
            command += [f"--junitxml={report}", "-p", "no:cacheprovider"]
        if part.name == "duties":
            command += sorted(map(str, DUTIES.glob("*.json")))
        code, output = self._call(part, command)
        seconds = time.monotonic() - started
        (LOGS / f"{part.name}.txt").write_text(output, encoding="utf-8")
        if not part.is_pytest:
            return Result(part, seconds, int(code == 0), int(code != 0), output)
        read = read_report(report)
        if read.skipped:
            output += f"\n{read.skipped} tests were skipped; a test that cannot run has failed.\n"
        failed = len(read.failed) + read.skipped
        if code != 0 and failed == 0:
            failed = 1
        return Result(part, seconds, read.passed, failed, output)

    def run_again(self, first: Result) -> Result:
        """Run the tests of a part once more that failed, if they are few."""
        started = time.monotonic()
        names = read_report(LOGS / f"{first.part.name}.xml").failed
        if not 0 < len(names) == first.failed <= FEW:
            return first
        name = f"{first.part.name}-again"
        second = self.run(Part(name, first.part.purpose, ("pytest", *names)))
        return Result(
            first.part,
            first.seconds + time.monotonic() - started,
            first.passed + second.passed,
            max(second.failed, len(names) - second.passed),
            f"{first.output.rstrip()}\n\nTried again:\n\n{second.output}",
            second.passed,
        )

    def stop(self) -> None:
        """End whatever is under way, with all it started."""
        for process in tuple(self._under_way):
            _end(process)

    def _call(self, part: Part, command: list[str]) -> tuple[int, str]:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=os.environ
            | {
                "RACKHOUSE_TEST_PROFILE": "long" if self._long else "default",
                "RACKHOUSE_DUTIES_FILE": str(DUTIES / f"{part.name}.json"),
                "RACKHOUSE_CACHE": str(ROOT / "build" / "test-cache"),
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        self._under_way.add(process)
        patience = PATIENCE * 10 if self._long else PATIENCE
        try:
            output, _ = process.communicate(timeout=patience)
        except subprocess.TimeoutExpired:
            _end(process)
            output, _ = process.communicate()
            output += f"\nNot finished after {patience // 60} minutes, so it was ended.\n"
        finally:
            self._under_way.discard(process)
        return process.returncode, output


def _end(process: subprocess.Popen[str]) -> None:
    """End a process with all it started; it leads a session of its own."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)


def chosen(names: Sequence[str]) -> list[Part]:
    """The parts to run, in their order: those named with what they stand on, or all.

    >>> [part.name for part in chosen(["lint", "format"])]
    ['format', 'lint']
    """
    wanted = set(names) or set(BY_NAME)
    for name in names:
        if name != QUICK:
            wanted.update(BY_NAME[name].after)
    return [part for part in PARTS if part.name in wanted or (part.is_quick and QUICK in wanted)]


def run_all(parts: Sequence[Part], runner: Runner) -> list[Result]:
    """Run the parts, saying how each went as it ends."""
    results: list[Result] = []

    def run(part: Part) -> None:
        result = runner.run(part)
        if part.is_tried_again:
            result = runner.run_again(result)
        results.append(result)
        is_quiet = result.is_good and not result.again and not part.is_told
        told = "" if is_quiet else f"\n{result.output.rstrip()}\n"
        word = ("uneven" if result.again else "ok") if result.is_good else "FAILED"
        print(f"{word:<7}{part.name:<12}{result.seconds:6.1f} s{told}", flush=True)

    for wave in (
        [part for part in parts if not part.after],
        [part for part in parts if part.after],
    ):
        with ThreadPoolExecutor(AT_ONCE) as pool:
            try:
                for ended in [pool.submit(run, part) for part in wave]:
                    ended.result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                runner.stop()
                raise
    return sorted(results, key=lambda result: parts.index(result.part))


def summary(results: Sequence[Result], seconds: float) -> str:
    """The table of time per part, and the line that counts everything."""
    lines = [f"{'part':<12}{'time':>9}{'passed':>9}{'failed':>9}"]
    lines += [
        f"{result.part.name:<12}{result.seconds:>7.1f} s{result.passed:>9}{result.failed:>9}"
        + (f"   {result.again} only when tried again;" if result.again else "")
        + (
            ""
            if result.is_good and not result.again
            else f"   see build/test-logs/{result.part.name}.txt"
        )
        for result in results
    ]
    passed = sum(result.passed for result in results)
    failed = sum(max(result.failed, int(not result.is_good)) for result in results)
    lines += [f"{'all':<12}{seconds:>7.1f} s{passed:>9}{failed:>9}"]
    return "\n".join([*lines, "", f"{passed} passed, {failed} failed"])


def main() -> int:
    """Run what the arguments ask for; the exit status is 0 only if everything passed."""
    parser = argparse.ArgumentParser(
        prog="./test",
        description="Runs everything that must hold, or only the parts named.",
        epilog="parts:\n"
        + "\n".join(f"  {part.name:<13}{part.purpose}" for part in PARTS)
        + f"\n  {QUICK:<13}the parts that need no server and no browser: "
        + ", ".join(part.name for part in PARTS if part.is_quick),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--long", action="store_true", help="try many more generated examples")
    parser.add_argument("parts", metavar="PART", nargs="*", help="a part; see below")
    arguments = parser.parse_args()
    for name in arguments.parts:
        if name not in (*BY_NAME, QUICK):
            parser.error(f"there is no part {name!r}; the parts are {', '.join(BY_NAME)}")
    for folder in (LOGS, DUTIES):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    # A supervisor's SIGTERM ends the parts as Ctrl-C does.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    started = time.monotonic()
    try:
        results = run_all(chosen(arguments.parts), Runner(long=arguments.long))
    except KeyboardInterrupt:
        print("Interrupted.")
        return 130
    print("\n" + summary(results, time.monotonic() - started))
    return 0 if all(result.is_good for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
