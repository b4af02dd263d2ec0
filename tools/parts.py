"""Runs the parts of the test suite, a few at a time, and ends with a table of their times.

``./test`` sets up what this needs and calls it. What a part prints is kept under
``build/test-logs/`` and shown where the part fails.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import sys
import time
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import DEVNULL, STDOUT
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "test-logs"
DUTIES = ROOT / "build" / "duties"
AT_ONCE = (os.cpu_count() or 1) * 2
"""Twice as many as there are cores: tests of servers and browsers wait half of their time."""
PATIENCE = 25 * 60
"""Seconds after which a part is taken to hang; ten times that with ``--long``."""


@dataclass(frozen=True)
class Part:
    """One part of the suite: what it is for, and its tests or the command that checks it."""

    name: str
    purpose: str
    tests: tuple[str, ...] = ()
    """What pytest is given; they are counted."""
    command: tuple[str, ...] = ("pytest",)
    after: tuple[str, ...] = ()
    """The parts that have to be over before it."""
    is_told: bool = False
    """Whether what it prints is shown also where all is well."""
    is_quick: bool = False
    """Whether ``./test quick`` runs it: it needs no server, browser or page."""


def _below_tests(*names: str) -> tuple[str, ...]:
    return tuple(f"tests/{name}" for name in names)


_PURE = _below_tests(
    *("architecture", "board", "contest", "ledger", "lexicon"),
    *("exchange", "ratings", "record", "referee", "rules", "tiles"),
)
_CORE = _below_tests("engine", "analysis", "vision")
_ELSEWHERE = _below_tests(
    *("property", "conformance", "replay", "packaging"),
    *("server", "desk", "wire", "durability", "strangers", "web"),
)
_EVENTS = tuple(
    str(file.relative_to(ROOT))
    for pattern in ("test_desk_*.py", "test_*_event.py")
    for file in sorted((ROOT / "tests" / "web").glob(pattern))
)
_TABLES = tuple(
    f"tests/web/test_{name}.py"
    for name in (
        *("agreed_board", "asking_for_a_seat", "bad_networks", "bot_game", "challenge_asked"),
        *("every_hand", "finished_game", "five_sheets", "following_one", "one_screen", "rematch"),
        *("settings_of_the_day", "sideways", "table_panels", "team", "third_player", "two_guests"),
    )
)


def _all_but(folder: str, *others: str) -> tuple[str, ...]:
    return (folder, *(f"--ignore={other}" for other in others))


# The quickest first, since they fail first; then those that keep a core busy longest, so that none
# is left to run alone at the end.
PARTS = (
    Part(
        "format",
        "the code is laid out as ruff does it",
        command=("ruff", "format", "--check", "."),
        is_quick=True,
    ),
    Part("lint", "ruff finds nothing", command=("ruff", "check", "."), is_quick=True),
    Part(
        "sanitized",
        "the core's tests, memory and arithmetic watched",
        _CORE,
        ("python", "-m", "tests.sanitized.run"),
    ),
    Part(
        "browser", "all other pages, in a real browser", _all_but("tests/web", *_EVENTS, *_TABLES)
    ),
    Part("unit", "each module does what it says", _all_but("tests", *_ELSEWHERE, *_CORE, *_PURE)),
    Part("tables", "whole games at tables, in real browsers", _TABLES),
    Part("events", "whole events at the desk, in real browsers", _EVENTS),
    Part("strangers", "whatever strangers send changes nothing", ("tests/strangers",)),
    Part("wire", "whole games over the network, and no leak", ("tests/wire",)),
    Part("packaging", "the wheel works by itself elsewhere", ("tests/packaging",)),
    Part(
        "fuzz",
        "no input confuses the core",
        command=("python", "-m", "tests.fuzz.run"),
        is_told=True,
    ),
    Part("engine", "the core finds, weighs, solves and reads what it should", _CORE),
    Part("durability", "nothing that was answered is lost", ("tests/durability",)),
    Part("server", "the hall does what it says over the wire", ("tests/server",)),
    Part("pure", "what decides does what it says", _PURE, is_quick=True),
    Part("desk", "events are kept, shown and told as they should", ("tests/desk",)),
    Part("property", "generated games keep every promise", ("tests/property",)),
    Part(
        "web",
        "the pages: types, lint, format, tests",
        command=("python", "-m", "tools.check_pages"),
    ),
    Part("types", "mypy, strict, finds nothing", command=("mypy",), is_quick=True),
    Part("conformance", "the duties of the rule sheets", ("tests/conformance",), is_quick=True),
    Part("replay", "recorded games, to the point", ("tests/replay",)),
    Part(
        "doctests",
        "the examples in docstrings, README and docs",
        (
            *("--doctest-modules", "--doctest-glob=*.md", "src", "tools", "README.md", "docs"),
            # They have no examples, and learning needs PyTorch, which the tests do without.
            "--ignore=src/rackhouse/engine/network_training.py",
            "--ignore=tools/camera",
        ),
    ),
    Part(
        "duties",
        "every duty has a passing test",
        command=("python", "-m", "tools.duties", str(DUTIES)),
        after=("unit", "engine", "pure", "property", "conformance", "replay"),
        is_told=True,
    ),
)
BY_NAME = {part.name: part for part in PARTS}
QUICK = "quick"
"""Stands for all quick parts."""


@dataclass(frozen=True)
class Result:
    """How a part went: its time, and how many tests or checks passed and failed."""

    part: Part
    seconds: float
    passed: int
    failed: int
    output: str = field(repr=False)

    @property
    def is_good(self) -> bool:
        """Whether something ran and nothing failed."""
        return self.passed > 0 and self.failed == 0


async def run_part(part: Part, *, long: bool = False) -> Result:
    """Run one part to its end; all that it started is ended with it."""
    started = time.monotonic()
    report, log = LOGS / f"{part.name}.xml", LOGS / f"{part.name}.txt"
    program, *arguments = (*part.command, *part.tests)
    if part.tests:
        arguments += [f"--junitxml={report}", "-p", "no:cacheprovider"]
    environment = os.environ | {
        "RACKHOUSE_TEST_PROFILE": "long" if long else "default",
        "RACKHOUSE_DUTIES_FILE": str(DUTIES / f"{part.name}.json"),
        "RACKHOUSE_CACHE": str(ROOT / "build" / "test-cache"),
        # Hundreds of processes are started; none of them compiles again what another has.
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode"),
    }
    patience = PATIENCE * 10 if long else PATIENCE
    with log.open("wb") as file:
        process = await asyncio.create_subprocess_exec(
            Path(sys.executable).with_name(program),
            *arguments,
            cwd=ROOT,
            env=environment,
            stdin=DEVNULL,
            stdout=file,
            stderr=STDOUT,
            start_new_session=True,
        )
        try:
            await asyncio.wait_for(process.wait(), patience)
        except TimeoutError:
            file.write(
                f"\nNot finished after {patience // 60} minutes, so it was ended.\n".encode()
            )
        finally:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
                await process.wait()
    passed, failed = _count(report) if part.tests else (int(process.returncode == 0), 0)
    if process.returncode != 0 and failed == 0:
        failed = 1
    output = log.read_text(encoding="utf-8", errors="replace")
    return Result(part, time.monotonic() - started, passed, failed, output)


def _count(report: Path) -> tuple[int, int]:
    """How many tests passed, and how many did not: one that cannot run has failed."""
    if not report.exists():
        return 0, 0
    failed = [
        any(case.find(fate) is not None for fate in ("failure", "error", "skipped"))
        for case in ET.parse(report).getroot().iter("testcase")
    ]
    return failed.count(False), failed.count(True)


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


async def run_all(parts: Sequence[Part], *, long: bool = False) -> list[Result]:
    """Run the parts, saying how each went as it ends."""
    free = asyncio.Semaphore(AT_ONCE)
    over = {part.name: asyncio.Event() for part in parts}

    async def run(part: Part) -> Result:
        for name in part.after:
            await over[name].wait()
        async with free:
            result = await run_part(part, long=long)
        over[part.name].set()
        told = "" if result.is_good and not part.is_told else f"\n{result.output.rstrip()}\n"
        word = "ok" if result.is_good else "FAILED"
        print(f"{word:<7}{part.name:<12}{result.seconds:6.1f} s{told}", flush=True)
        return result

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(run(part)) for part in parts]
    return [task.result() for task in tasks]


def summary(results: Sequence[Result], seconds: float) -> str:
    """The table of time per part, and the line that counts everything."""
    lines = [f"{'part':<12}{'time':>9}{'passed':>9}{'failed':>9}"]
    lines += [
        f"{result.part.name:<12}{result.seconds:>7.1f} s{result.passed:>9}{result.failed:>9}"
        + ("" if result.is_good else f"   see build/test-logs/{result.part.name}.txt")
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
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    started = time.monotonic()
    try:
        results = asyncio.run(run_all(chosen(arguments.parts), long=arguments.long))
    except KeyboardInterrupt:
        print("Interrupted.")
        return 130
    print("\n" + summary(results, time.monotonic() - started))
    return 0 if all(result.is_good for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
