"""The machine that figures were measured on: its name, and how fast it is just now."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import tempfile
from pathlib import Path

YARDSTICK = Path(__file__).with_name("yardstick.c")
BASE = ("-DBASE_STEP=1.44", "-DBASE_LOAD=6.37")
"""What the yardstick read on the machine of README.md's figures."""


def describe() -> str:
    """A line on the machine and, where there is a C compiler, one on its speed."""
    processor = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        processor = names[0].partition(":")[2].strip() if names else processor
    line = f"{processor}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return f"machine:   {line}\nyardstick: {yardstick()}"


def yardstick() -> str:
    """What the yardstick reads; 1.00 is the machine of the figures."""
    compiler = shutil.which("cc")
    if compiler is None:
        return "no C compiler here"
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "yardstick")
        subprocess.run([compiler, "-O2", *BASE, "-o", program, str(YARDSTICK)], check=True)
        return subprocess.run([program], check=True, capture_output=True, text=True).stdout.strip()
