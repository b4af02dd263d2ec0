"""Learning a network from rows, with PyTorch; nothing here is needed to use one.

It knows nothing of the rest of Rackhouse, so it also runs where only PyTorch is installed.
"""

from __future__ import annotations

import math
import struct
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PER_POSITION = 8
"""Rows of each position, one after another."""
TARGET_UNIT = 32
"""What a candidate turned out better is counted in this part of a point."""
_TOLD = 1000
"""Steps between two reports; then the state is kept, too."""
_PLACES = 8
_MOST_INPUT = 2047
_MOST_INNER = 8191
_SCALE_PLACES = 16
_LARGEST = 1 << 15
_STEEPEST = 1 << 12
"""An input is never stretched more than this, however little it varies."""
_SAMPLE = 200_000
"""Positions that say how much the inputs vary."""
_PART = 20_000
_RISING = 500
"""Steps until the rate is reached."""
_TIMED = 200
"""Steps that say how many fit into a time."""


@dataclass(frozen=True)
class Plan:
    """How to learn."""

    first: int = 128
    second: int = 64
    steps: int = 40_000
    positions: int = 4096
    """In one step."""
    rate: float = 2e-3
    decay: float = 0.01
    seed: int = 1
    seconds: float = 0
    """If not 0, as many steps as fit into this time."""


@dataclass(frozen=True)
class Learned:
    """A network in whole numbers, and what it reached."""

    hidden: tuple[int, int]
    shifts: tuple[int, int, int]
    """Binary places of the weights of each layer."""
    data: bytes
    rows: int
    steps: int
    gain: float
    """Points a turn more than static equity, over positions that it did not learn from."""
    error: float
    """The standard error of that."""


@dataclass(frozen=True)
class Progress:
    """How far the learning is."""

    step: int
    steps: int
    loss: float
    """Squares of points, over the last steps."""
    gain: float
    error: float
    seconds: float


@dataclass(frozen=True)
class RowFormat:
    """How rows are written."""

    inputs: int
    """Numbers that the network is asked with; one more says how the candidate turned out."""
    behind: int
    """The input that says how far it is behind the best by static equity, in tenths of a point."""
    per_test: int
    """Rows of each position to judge by."""


def learn_from_files(
    rows: Sequence[Path],
    tests: Sequence[Path],
    form: RowFormat,
    plan: Plan,
    tell: Callable[[Progress], None],
    keep: Path | None = None,
) -> Learned:
    """Learn from the rows of some files, and judge by those of others.

    The state is kept in a file from time to time, and the learning goes on from it if the plan is
    the same. It runs on a graphics card if there is one.
    """
    device = "cuda" if torch.cuda.is_available() else "cpu"
    test = read_rows(tests, form.inputs, form.per_test, device)
    learning = _Learning(read_rows(rows, form.inputs, PER_POSITION, device), plan)
    if keep is not None:
        learning.go_on_from(keep)
    clock, loss = time.monotonic(), 0.0
    while learning.goes_on():
        loss += learning.make_step()
        if learning.step % _TOLD == 0:
            gain, error = gain_of(learning.value, test, form.behind)
            gone = time.monotonic() - clock
            tell(Progress(learning.step, learning.steps, float(loss) / _TOLD, gain, error, gone))
            loss = 0.0
            if keep is not None:
                learning.keep_in(keep)
    whole = learning.in_whole_numbers()
    gain, error = gain_of(whole.value, test, form.behind)
    hidden, count = (plan.first, plan.second), len(learning.rows) * PER_POSITION
    return Learned(hidden, whole.shifts, whole.packed(), count, learning.step, gain, error)


def read_rows(files: Sequence[Path], inputs: int, per_position: int, device: str) -> Any:
    """The rows of some files: positions, candidates, numbers."""
    parts = []
    for file in files:
        rows = torch.frombuffer(bytearray(file.read_bytes()), dtype=torch.int16)
        parts.append(rows.view(-1, per_position, inputs + 1).to(device))
    return torch.cat(parts)


class _Learning:
    """A network on its way."""

    def __init__(self, rows: Any, plan: Plan) -> None:
        torch.manual_seed(plan.seed)
        self.rows, self.plan, self.inputs = rows, plan, rows.shape[2] - 1
        self.step, self.steps, self.began = 0, plan.steps, time.monotonic()
        self.generator = torch.Generator(device=rows.device).manual_seed(plan.seed)
        sample = rows[:: max(1, len(rows) // _SAMPLE)][:, :, : self.inputs].flatten(0, 1).double()
        self.centre, spread = sample.mean(0), sample.std(0)
        self.stretch = (1 / spread.clamp(min=1 / _STEEPEST)) * (spread > 0)
        self.mean, self.scale = self.centre.float(), self.stretch.float()
        self.network = torch.nn.Sequential(
            torch.nn.Linear(self.inputs, plan.first),
            torch.nn.ReLU(),
            torch.nn.Linear(plan.first, plan.second),
            torch.nn.ReLU(),
            torch.nn.Linear(plan.second, 1),
        ).to(rows.device)
        self.optimiser = torch.optim.AdamW(
            self.network.parameters(), lr=plan.rate, weight_decay=plan.decay
        )

    def goes_on(self) -> bool:
        """Whether there are more steps to make."""
        if self.plan.seconds and self.step == _TIMED:
            if self.rows.is_cuda:
                torch.cuda.synchronize()
            each = (time.monotonic() - self.began) / _TIMED
            self.steps = max(2 * _TIMED, int(self.plan.seconds / each))
        return self.step < self.steps

    def make_step(self) -> Any:
        """Learn from some positions; returns the loss."""
        falling = 0.5 * (1 + math.cos(math.pi * self.step / self.steps))
        for group in self.optimiser.param_groups:
            group["lr"] = self.plan.rate * falling * min(1, (self.step + 1) / _RISING)
        chosen = torch.randint(
            len(self.rows),
            (self.plan.positions,),
            generator=self.generator,
            device=self.rows.device,
        )
        batch = self.rows[chosen].float()
        missed = self._asked(batch[:, :, : self.inputs]) - batch[:, :, self.inputs] / TARGET_UNIT
        # Only what candidates of one position do differently counts.
        loss = (missed - missed.mean(1, keepdim=True)).square().mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.optimiser.step()
        self.step += 1
        return loss.detach()

    def _asked(self, numbers: Any) -> Any:
        return self.network(((numbers - self.mean) * self.scale).clamp(-8, 8)).squeeze(2)

    def value(self, numbers: Any) -> Any:
        """What the network answers now."""
        with torch.no_grad():
            return torch.cat([self._asked(part.float()) for part in numbers.split(_PART)])

    def keep_in(self, file: Path) -> None:
        """Write the state into a file."""
        state = {
            "plan": repr(self.plan),
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "generator": self.generator.get_state(),
            "step": self.step,
        }
        part = file.with_suffix(".part")
        torch.save(state, part)
        part.replace(file)

    def go_on_from(self, file: Path) -> None:
        """Take the state from a file, if there is one of the same plan."""
        if not file.exists():
            return
        state = torch.load(file, map_location=self.rows.device, weights_only=True)
        if state["plan"] != repr(self.plan):
            return
        self.network.load_state_dict(state["network"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.generator.set_state(state["generator"].cpu())
        self.step = state["step"]

    def in_whole_numbers(self) -> _Whole:
        """The network as the core takes it."""
        scale = (self.stretch * 2 ** (_SCALE_PLACES + _PLACES)).round().clamp(max=2**31 - 1)
        weights, added, shifts = [], [], []
        layers = (self.network[0], self.network[2], self.network[4])
        for layer, most in zip(layers, (_MOST_INPUT, _MOST_INNER, _MOST_INNER), strict=True):
            weight, bias = layer.weight.detach().double(), layer.bias.detach().double()
            shift = _finest_shift(weight, bias, most)
            weights.append((weight * 2**shift).round())
            added.append((bias * 2 ** (shift + _PLACES)).round())
            shifts.append(shift)
        return _Whole(
            scale,
            (self.centre * scale).round(),
            (weights[0], weights[1], weights[2]),
            (added[0], added[1], added[2]),
            (shifts[0], shifts[1], shifts[2]),
        )


def _finest_shift(weight: Any, bias: Any, most: int) -> int:
    """The most binary places with which no weight and no sum is too large."""
    for shift in range(15, 0, -1):
        whole, plus = (weight * 2**shift).round().abs(), (bias * 2 ** (shift + _PLACES)).round()
        reach = (whole.sum(1) * most + plus.abs()).max().item()
        if whole.max().item() < _LARGEST and reach < 2**31 - 1:
            return shift
    return 0


def gain_of(value: Callable[[Any], Any], test: Any, behind: int) -> tuple[float, float]:
    """How many points a turn choosing by a network is better than by static equity."""
    numbers = test[:, :, :-1]
    lost = numbers[:, :, behind].double() / 10
    turned_out = test[:, :, -1].double() / TARGET_UNIT - lost
    ours = (value(numbers).double() - lost).argmax(1, keepdim=True)
    theirs = lost.argmin(1, keepdim=True)
    more = (turned_out.gather(1, ours) - turned_out.gather(1, theirs)).squeeze(1)
    return more.mean().item(), more.std().item() / math.sqrt(len(more))


@dataclass(frozen=True)
class _Whole:
    """A network in whole numbers, kept in doubles, which are exact for them."""

    scale: Any
    centre: Any
    weights: tuple[Any, Any, Any]
    added: tuple[Any, Any, Any]
    shifts: tuple[int, int, int]

    def value(self, numbers: Any) -> Any:
        parts = []
        for part in numbers.split(_PART):
            here = ((part.double() * self.scale - self.centre) / 2**_SCALE_PLACES).floor()
            here = here.clamp(-_MOST_INPUT, _MOST_INPUT)
            for layer in range(2):
                here = here @ self.weights[layer].T + self.added[layer]
                here = (here / 2 ** self.shifts[layer]).floor().clamp(0, _MOST_INNER)
            end = here @ self.weights[2].T + self.added[2]
            parts.append((end * 1000 / 2 ** (_PLACES + self.shifts[2])).floor().squeeze(2) / 1000)
        return torch.cat(parts)

    def packed(self) -> bytes:
        def numbers(kind: str, values: Any) -> bytes:
            flat = [int(value) for value in values.flatten().tolist()]
            return struct.pack(f"<{len(flat)}{kind}", *flat)

        data = numbers("i", self.scale) + numbers("q", self.centre)
        for weights, added in zip(self.weights, self.added, strict=True):
            data += numbers("h", weights) + numbers("i", added)
        return data
