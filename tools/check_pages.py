"""Checks the pages: layout and lint, types, then their tests; stops at the first that fails.

The types of what the server answers, and the keys of messages, are written first.
"""

from __future__ import annotations

import sys

from tools import api_types
from tools.node import NodeError, run

CHECKS = (
    ("biome", "ci", "--colors=off", "--error-on-warnings"),
    ("npm", "run", "--silent", "keys"),
    ("svelte-check", "--fail-on-warnings", "--output", "human"),
    ("vitest", "run", "--no-color"),
)


def main() -> int:
    """Run the checks; the exit status of the first that failed, or 0."""
    api_types.write()
    for check in CHECKS:
        print(f"== {' '.join(check)}", flush=True)
        try:
            if status := run(*check):
                return status
        except NodeError as error:
            print(f"Error: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
