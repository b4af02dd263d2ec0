"""Reads a cell as the core does, slowly and plainly, from the definition of the file."""

from __future__ import annotations

import random
import struct
from dataclasses import dataclass
from operator import mul
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

SHAPES = ((5, 3, 16), (3, 16, 24), (3, 24, 48), (3, 48, 64))
"""Of each convolution its kernel, and its channels before and after."""
POOLED = (1, 2)
"""The convolutions after which the larger of two by two is taken."""
INNER = 4 * 4 * 64
SHIFT = 24
CELL = 32 * 32 * 3


def smooth_cell(dice: random.Random) -> bytes:
    """A cell with areas of colour, which excites more of the network than noise does."""
    colours = [dice.randbytes(3) for _ in range(4)]
    right, down = dice.randrange(32), dice.randrange(32)
    return b"".join(colours[2 * (y < down) + (x < right)] for y in range(32) for x in range(32))


def cells_to_compare(count: int = 4096) -> bytes:
    """Cells, one after another, noise and areas in turn."""
    dice = random.Random(4)
    return b"".join(
        dice.randbytes(CELL) if number % 2 else smooth_cell(dice) for number in range(count)
    )


@dataclass(frozen=True)
class Layer:
    kernel: int
    channels: int
    weights: tuple[tuple[int, ...], ...]
    """For each neuron, row by row of its kernel."""
    added: tuple[int, ...]
    factors: tuple[int, ...]


def layers_of(data: bytes, classes: int) -> list[Layer]:
    at, layers = 0, []
    for kernel, before, after in (*SHAPES, (1, INNER, classes)):
        each = kernel * kernel * before
        numbers = struct.unpack_from(f"<{each * after}b", data, at)
        at += each * after
        added = struct.unpack_from(f"<{after}i", data, at)
        factors = struct.unpack_from(f"<{after}i", data, at + 4 * after)
        at += 8 * after
        weights = tuple(numbers[each * one : each * (one + 1)] for one in range(after))
        layers.append(Layer(kernel, before, weights, added, factors))
    assert at == len(data)
    return layers


def weighed(layers: Sequence[Layer], cell: bytes) -> list[int]:
    """How much each class weighs."""
    here, side = [byte - 128 for byte in cell], 32
    for number, layer in enumerate(layers[:4]):
        here, side = convolved(layer, here, side, step=2 if number == 0 else 1)
        if number in POOLED:
            here, side = pooled(here, side, len(layer.weights)), side // 2
    last = layers[4]
    return [
        shifted(added + sum(map(mul, here, weights)), factor)
        for weights, added, factor in zip(last.weights, last.added, last.factors, strict=True)
    ]


def convolved(layer: Layer, here: list[int], side: int, step: int) -> tuple[list[int], int]:
    around, channels = layer.kernel // 2, layer.channels
    empty = [0] * (channels * around)
    wide = (side + 2 * around) * channels
    rows = [[0] * wide for _ in range(around)]
    rows += [
        empty + here[at : at + side * channels] + empty
        for at in range(0, len(here), side * channels)
    ]
    rows += [[0] * wide for _ in range(around)]
    found = []
    for y in range(0, side, step):
        for x in range(0, side * channels, step * channels):
            patch: list[int] = []
            for row in rows[y : y + layer.kernel]:
                patch += row[x : x + layer.kernel * channels]
            for weights, added, factor in zip(
                layer.weights, layer.added, layer.factors, strict=True
            ):
                sum_of = added + sum(map(mul, patch, weights))
                found.append(max(0, min(255, shifted(sum_of, factor))))
    return found, side // step


def pooled(here: list[int], side: int, channels: int) -> list[int]:
    def at(y: int, x: int, channel: int) -> int:
        return here[(y * side + x) * channels + channel]

    return [
        max(at(y, x, one), at(y, x + 1, one), at(y + 1, x, one), at(y + 1, x + 1, one))
        for y in range(0, side, 2)
        for x in range(0, side, 2)
        for one in range(channels)
    ]


def shifted(number: int, factor: int) -> int:
    return (number * factor + (1 << (SHIFT - 1))) >> SHIFT
