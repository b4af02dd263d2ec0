"""Whole generated events in every format keep what is promised of all of them.

``.venv/bin/python -m bench.events`` runs a thousand with the same checker.
"""

from __future__ import annotations

import pytest

from tests.kit.generated_event import balance, faults, generated

EVENTS, AT_ONCE = 120, 10


@pytest.mark.parametrize("first", range(0, EVENTS, AT_ONCE))
def test_standings_rematches_byes_and_firsts_are_right_in_any_event(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        assert list(faults(generated(seed))) == [], f"event {seed}"


def test_firsts_and_seconds_even_out() -> None:
    differences = [one for seed in range(20) for one in balance(generated(seed))]
    assert sum(abs(one) <= 1 for one in differences) > 0.8 * len(differences)
