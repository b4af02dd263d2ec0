"""Builds the pages into the package, unless they are up to date.

``python -m tools.build_pages`` installs what ``web/package-lock.json`` pins, of which building
needs a part and ``--with-tests`` takes all, and writes ``src/rackhouse/server/pages``.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.node import ROOT, WEB, NodeError, run

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGES: Final = ROOT / "src" / "rackhouse" / "server" / "pages"
CATALOGUES: Final = ROOT / "src" / "rackhouse" / "messages"
STAMP: Final = PAGES / "pages.stamp"
_CONFIGURATION: Final = (
    *("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json"),
    *("catalogues.ts", "vite.config.ts"),
)
_WRITTEN: Final = ("api/types.ts", "messages/keys.ts")
"""By tools, for the compiler that checks the pages: none of it is in what is built."""
_NO_SOURCE: Final = (".test.ts", ".py", ".pyc", *_WRITTEN)


def sources() -> Iterator[Path]:
    """What the pages are built from, in a fixed order; tests and what is generated are not."""
    yield from (WEB / name for name in _CONFIGURATION)
    for folder in (WEB / "public", WEB / "src", CATALOGUES):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not path.as_posix().endswith(_NO_SOURCE):
                yield path


def is_up_to_date() -> bool:
    """Whether the pages there are those that these sources give."""
    return (PAGES / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == _stamp()


def _stamp() -> str:
    digest = hashlib.sha256()
    for path in sources():
        name = Path(os.path.relpath(path, WEB)).as_posix()
        digest.update(f"{name}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest() + "\n"


def is_installed(*, with_tests: bool) -> bool:
    """Whether ``node_modules`` holds what the lock pins."""
    return _installed_stamp(with_tests=True).is_file() or (
        not with_tests and _installed_stamp(with_tests=False).is_file()
    )


def _installed_stamp(*, with_tests: bool) -> Path:
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()[:16]
    return WEB / "node_modules" / f".rackhouse-{'all' if with_tests else 'build'}-{lock}"


def install(*, with_tests: bool) -> None:
    """Install what the lock pins, all of it or what building needs."""
    _must("npm", "ci", "--no-audit", "--no-fund", *([] if with_tests else ["--omit=dev"]))
    # Written last: what was interrupted is done again.
    _installed_stamp(with_tests=with_tests).touch()


def build() -> None:
    """Write the pages, and then the stamp that says what they were made of."""
    STAMP.unlink(missing_ok=True)
    _must("vite", "build", "--logLevel", "warn")
    STAMP.write_text(_stamp())


def _must(program: str, *arguments: str) -> None:
    if status := run(program, *arguments):
        raise NodeError(f"{program} {' '.join(arguments)} ended with {status}; see above.")


def main() -> int:
    """Install and build what is not up to date."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument(
        "--with-tests", action="store_true", help="install what checking and testing need as well"
    )
    arguments = parser.parse_args()
    is_built = is_up_to_date()
    try:
        if not is_installed(with_tests=arguments.with_tests) and (
            arguments.with_tests or not is_built
        ):
            install(with_tests=arguments.with_tests)
        if not is_built:
            build()
    except NodeError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
