"""A thousand generated events over all formats: what is wrong with any, and how firsts even out.

``.venv/bin/python -m bench.events [how many]``, from the project's folder.
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.kit.generated_event import balance, faults, generated


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    formats: Counter[str] = Counter()
    differences: Counter[int] = Counter()
    wrong = pairings = 0
    for seed in range(count):
        desk = generated(seed)
        formats[desk.state.divisions["main"].plan.format.name] += 1
        pairings += len(desk.state.pairings)
        differences.update(balance(desk))
        for fault in faults(desk):
            wrong += 1
            print(f"event {seed}: {fault}")
    print(f"{count} events, {pairings} pairings, {wrong} faults")
    print(", ".join(f"{name} {number}" for name, number in formats.most_common()))
    total = sum(differences.values())
    print("firsts minus seconds of an entry at the end:")
    for difference, number in sorted(differences.items()):
        print(f"{difference:+3d} {number:6d} {100 * number / total:5.1f} %")


if __name__ == "__main__":
    main()
