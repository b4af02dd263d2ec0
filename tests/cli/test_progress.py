"""A bar is shown to a person who waits, and to nobody else."""

from __future__ import annotations

import sys
import time

import pytest

from rackhouse.cli.speech import progress_of


def test_nothing_is_shown_where_nobody_watches() -> None:
    assert progress_of("Preparing") is None


@pytest.mark.parametrize(("seconds", "ends"), [(0.1, ("", "")), (0.9, ("50%", "100%\n"))])
def test_a_person_sees_a_bar_only_when_it_takes_time(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    seconds: float,
    ends: tuple[str, str],
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    show = progress_of("Preparing")
    assert show is not None
    now[0] += seconds
    for hundredths, end in zip((50, 100), ends, strict=True):
        show(hundredths)
        shown = capsys.readouterr().err
        assert shown.endswith(end)
        assert bool(shown) == bool(end)
