"""Trains the network that reads the squares of a board: ``python -m tools.camera FILE``.

Needs PyTorch (``pip install "rackhouse[train]"``) and the fonts of ``tools/camera/fonts.py``. If it
is interrupted, the same command goes on; the same plan gives the same file on the same kind of
machine.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from rackhouse.files import write_atomically
from rackhouse.vision.cell_network import CellNetwork, CellTraining
from tools.camera.fonts import FONTS, SIGNS
from tools.camera.training import CellPlan, learn


def main() -> None:
    """Learn, and write the file."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("file", type=Path)
    asked.add_argument("--steps", type=int, default=CellPlan.steps)
    asked.add_argument("--seed", type=int, default=CellPlan.seed)
    asked.add_argument("--threads", type=int, default=1)
    given = asked.parse_args()
    torch.set_num_threads(given.threads)
    plan = CellPlan(steps=given.steps, seed=given.seed)
    file: Path = given.file
    learned = learn(plan, print, file.with_suffix(".state"))
    training = CellTraining(plan.steps, plan.cells, plan.seed, len(FONTS), round(learned.right, 4))
    write_atomically(file, CellNetwork(SIGNS, training, learned.data).sealed())
    right, before = f"{learned.right:.2%}", f"{learned.right_before:.2%}"
    print(f"{file}: {right} of drawn cells read, {before} before whole numbers.")


if __name__ == "__main__":
    main()
