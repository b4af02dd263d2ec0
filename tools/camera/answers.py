"""The checksum of what a network answers: ``python -m tools.camera.answers FILE``.

Worked out by PyTorch in doubles, which are exact for whole numbers of this size, and apart from the
core. ``tests/vision/test_cell_network.py`` has it for the network that is shipped.
"""

from __future__ import annotations

import hashlib
import struct
import sys
from pathlib import Path

import torch

from rackhouse.vision.cell_network import CellNetwork
from tests.twin.cell_network_twin import CELL, cells_to_compare
from tools.camera.training import WholeNetwork


def checksum(network: CellNetwork) -> str:
    """The checksum of all answers."""
    whole, digest = WholeNetwork.unpacked(network.data), hashlib.sha256()
    cells = cells_to_compare()
    for at in range(0, len(cells), 256 * CELL):
        part = torch.frombuffer(bytearray(cells[at : at + 256 * CELL]), dtype=torch.uint8)
        numbers = [int(number) for number in whole.asked(part.view(-1, 32, 32, 3)).flatten()]
        digest.update(struct.pack(f"<{len(numbers)}i", *numbers))
    return digest.hexdigest()


if __name__ == "__main__":
    torch.set_num_threads(1)
    print(checksum(CellNetwork.unsealed(Path(sys.argv[1]).read_bytes(), sys.argv[1])))
