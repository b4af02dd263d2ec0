"""Learning to read cells, and the network in whole numbers."""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import torch
from torch.nn import functional

from tools.camera.cells import CellPainter
from tools.camera.fonts import SIGNS, glyphs

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

CLASSES = 2 + len(SIGNS)
"""An empty square, a blank, and each sign."""
CHANNELS = (3, 16, 24, 48, 64)
_SHIFT = 24
"""Binary places of the factors between layers."""
_MOST = 255
"""What a neuron passes on at most, in whole numbers."""
_LOGIT_UNIT = 256
"""Parts of a natural logarithm in which classes are weighed."""
_TOLD = 50
_RISING = 100


@dataclass(frozen=True)
class CellPlan:
    """How to learn."""

    steps: int = 4200
    cells: int = 256
    """In one step, each drawn for it alone."""
    rate: float = 2.5e-3
    seed: int = 1
    tests: int = 4096


@dataclass(frozen=True)
class Learned:
    """A network in whole numbers, and how many cells it reads that it did not learn from."""

    data: bytes
    right: float
    right_before: float
    """The same before it was put into whole numbers."""


def build() -> Any:
    """The network, untrained."""
    one, two, three, four, five = CHANNELS
    conv = torch.nn.Conv2d
    return torch.nn.ModuleList(
        [
            conv(one, two, 5, stride=2, padding=2),
            conv(two, three, 3, padding=1),
            conv(three, four, 3, padding=1),
            conv(four, five, 3, padding=1),
            torch.nn.Linear(16 * five, CLASSES),
        ]
    )


def asked(network: Any, cells: Any) -> Any:
    """How much each class weighs for cells as bytes, channels last."""
    here = (cells.permute(0, 3, 1, 2).float() - 128) / 128
    for number, layer in enumerate(network[:4]):
        here = functional.relu(layer(here))
        if number in (1, 2):
            here = functional.max_pool2d(here, 2)
    return network[4](here.permute(0, 2, 3, 1).flatten(1))


def learn(plan: CellPlan, tell: Callable[[str], None], keep: Path) -> Learned:
    """Learn from drawn cells; goes on from the state in a file if its plan is the same."""
    torch.manual_seed(plan.seed)
    network = build()
    optimiser = torch.optim.AdamW(network.parameters(), lr=plan.rate, weight_decay=0.01)
    masks, step = glyphs(plan.seed), 0
    painter = CellPainter(masks, plan.seed)
    if keep.exists():
        state = torch.load(keep, weights_only=True)
        if state["plan"] == repr(plan):
            network.load_state_dict(state["network"])
            optimiser.load_state_dict(state["optimiser"])
            painter.dice.set_state(state["dice"])
            step = state["step"]
    tests = CellPainter(masks, plan.seed + 1_000_000).batch(plan.tests)
    lost = 0.0
    while step < plan.steps:
        falling = 0.5 * (1 + math.cos(math.pi * step / plan.steps))
        for group in optimiser.param_groups:
            group["lr"] = plan.rate * falling * min(1, (step + 1) / _RISING)
        cells, kinds = painter.batch(plan.cells)
        loss = functional.cross_entropy(asked(network, cells), kinds, label_smoothing=0.02)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        step, lost = step + 1, lost + float(loss.detach())
        if step % _TOLD == 0:
            _save(keep, plan, network, optimiser, painter, step)
            right = _right(lambda part: asked(network, part), tests)
            tell(f"Step {step} of {plan.steps}: loss {lost / _TOLD:.3f}, {right:.2%} right")
            lost = 0.0
    whole = WholeNetwork.of(network, CellPainter(masks, plan.seed + 2_000_000).batch(1024)[0])
    before = _right(lambda part: asked(network, part), tests)
    return Learned(whole.packed(), _right(whole.asked, tests), before)


def _save(
    keep: Path, plan: CellPlan, network: Any, optimiser: Any, painter: Any, step: int
) -> None:
    state = {
        "plan": repr(plan),
        "network": network.state_dict(),
        "optimiser": optimiser.state_dict(),
        "dice": painter.dice.get_state(),
        "step": step,
    }
    part = keep.with_suffix(".part")
    torch.save(state, part)
    part.replace(keep)


def _right(answer: Any, tests: Any) -> float:
    with torch.no_grad():
        found = torch.cat([answer(part).argmax(1) for part in tests[0].split(512)])
    return float((found == tests[1]).double().mean())


@dataclass(frozen=True)
class WholeNetwork:
    """The network in whole numbers, kept in doubles, which are exact for them."""

    weights: tuple[Any, ...]
    added: tuple[Any, ...]
    factors: tuple[Any, ...]
    """What a sum is multiplied with before it is shifted, for each neuron."""

    @staticmethod
    def of(network: Any, sample: Any) -> WholeNetwork:
        """Put into whole numbers, with the reach of neurons as a sample has it."""
        unit = 1 / 128
        here = (sample.permute(0, 3, 1, 2).float() - 128) / 128
        weights, added, factors = [], [], []
        with torch.no_grad():
            for number, layer in enumerate(network):
                last = number == 4
                flat = layer.weight.detach().double().flatten(1)
                most = flat.abs().amax(1).clamp(min=1e-9) if not last else flat.abs().max()
                step = most / 127 * torch.ones(len(flat), dtype=torch.double)
                whole = (flat / step[:, None]).round()
                weights.append(whole.view(layer.weight.shape))
                added.append((layer.bias.detach().double() / (step * unit)).round())
                if last:
                    after = 1 / _LOGIT_UNIT
                else:
                    here = functional.relu(layer(here))
                    after = (
                        float(here.flatten()[:: max(1, here.numel() // 10**6)].quantile(0.9998))
                        / _MOST
                    )
                    here = functional.max_pool2d(here, 2) if number in (1, 2) else here
                factors.append((step * unit / after * 2**_SHIFT).round())
                unit = after
        return WholeNetwork(tuple(weights), tuple(added), tuple(factors))

    def asked(self, cells: Any) -> Any:
        """How much each class weighs, as the core works it out."""
        here = cells.permute(0, 3, 1, 2).double() - 128
        for number in range(4):
            way = {"stride": 2, "padding": 2} if number == 0 else {"padding": 1}
            here = functional.conv2d(here, self.weights[number], self.added[number], **way)
            here = self._shifted(here, number).clamp(0, _MOST)
            here = functional.max_pool2d(here, 2) if number in (1, 2) else here
        here = here.permute(0, 2, 3, 1).flatten(1)
        return self._shifted(here @ self.weights[4].T + self.added[4], 4)

    def _shifted(self, sums: Any, number: int) -> Any:
        factors = self.factors[number].view(1, -1, *[1] * (sums.dim() - 2))
        return ((sums * factors + 2 ** (_SHIFT - 1)) / 2**_SHIFT).floor()

    @staticmethod
    def unpacked(data: bytes) -> WholeNetwork:
        """The network that :meth:`packed` wrote."""
        weights, added, factors = [], [], []
        kernels, at = (5, 3, 3, 3), 0
        shapes = [
            (after, kernel, kernel, before)
            for kernel, before, after in zip(kernels, CHANNELS, CHANNELS[1:], strict=False)
        ]
        for shape in (*shapes, (CLASSES, 16 * CHANNELS[-1])):
            count, neurons = math.prod(shape), shape[0]
            whole = torch.tensor(struct.unpack_from(f"<{count}b", data, at)).double().view(shape)
            weights.append(whole.permute(0, 3, 1, 2) if len(shape) == 4 else whole)
            at += count
            numbers = torch.tensor(struct.unpack_from(f"<{2 * neurons}i", data, at)).double()
            added.append(numbers[:neurons])
            factors.append(numbers[neurons:])
            at += 8 * neurons
        return WholeNetwork(tuple(weights), tuple(added), tuple(factors))

    def packed(self) -> bytes:
        """For each layer its weights, channels last, what is added, and the factors."""
        data = b""
        for weights, added, factors in zip(self.weights, self.added, self.factors, strict=True):
            order = weights.permute(0, 2, 3, 1) if weights.dim() == 4 else weights
            for kind, numbers in (("b", order), ("i", added), ("i", factors)):
                flat = [int(number) for number in numbers.flatten().tolist()]
                data += struct.pack(f"<{len(flat)}{kind}", *flat)
        return data
