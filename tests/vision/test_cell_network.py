"""The network of the camera reads the same everywhere, and its file is whole and small."""

from __future__ import annotations

import hashlib
import struct

import pytest

from rackhouse.errors import MalformedError
from rackhouse.vision import CellNetwork
from rackhouse.vision.cell_network import core_network
from tests.twin.cell_network_twin import CELL, cells_to_compare, layers_of, weighed

ANSWERS = "87e0d15dcab5d48332856c9000ee8291b6866a87f50d4629dc8ff13e3cfda05e"
"""Of 4,096 cells, as PyTorch worked them out in doubles (`tools/camera/answers.py`)."""


def test_the_core_reads_cells_as_its_slow_twin_does() -> None:
    network, pixels = CellNetwork.shipped(), cells_to_compare(24) + bytes(CELL) + b"\xff" * CELL
    cells = [pixels[at : at + CELL] for at in range(0, len(pixels), CELL)]
    layers = layers_of(network.data, 2 + len(network.signs))
    answers = [number for cell in cells for number in weighed(layers, cell)]
    packed = core_network(network).weigh(b"".join(cells))
    assert list(struct.unpack(f"<{len(answers)}i", packed)) == answers


def test_thousands_of_cells_are_read_with_the_same_bits_everywhere() -> None:
    answers = core_network(CellNetwork.shipped()).weigh(cells_to_compare())
    assert hashlib.sha256(answers).hexdigest() == ANSWERS


def test_the_file_is_small_and_says_where_it_is_from() -> None:
    network = CellNetwork.shipped()
    assert len(network.sealed()) < 150_000
    assert CellNetwork.unsealed(network.sealed(), "copy") == network
    assert network.training.seed == 1
    assert network.training.right > 0.85


@pytest.mark.parametrize("damage", ["cut", "changed", "other"])
def test_a_damaged_file_is_refused(damage: str) -> None:
    data = CellNetwork.shipped().sealed()
    damaged = {
        "cut": data[:-1],
        "changed": data[:-9] + bytes([data[-9] ^ 1]) + data[-8:],
        "other": b"rackhouse" + data,
    }
    with pytest.raises(MalformedError):
        CellNetwork.unsealed(damaged[damage], "camera.network")
