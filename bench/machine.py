"""The machine that figures were measured on: its name, and how fast it is just now."""

from __future__ import annotations

from rackhouse.engine.benchmark import Yardstick, processor


def describe() -> str:
    """A line on the machine, and one on its speed."""
    return f"machine:   {processor()}\nyardstick: {Yardstick.measured()}"
