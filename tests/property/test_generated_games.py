"""Generated games keep every promise after every fact, under every sheet.

``GeneratedGame`` checks after each fact that all tiles are accounted for, that scores are the
twin's, that sums and the ledger are right and that numbers and times rise; now and then that the
record folds to the running state and survives its codec.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.record import AnyFact, Phase, verify_draws
from tests.property.drawing_up import LIST, PAPER, SHEETS, VARIATIONS, Setting, settings_under
from tests.property.generated import GeneratedGame

if TYPE_CHECKING:
    from hypothesis.strategies import DataObject

    from rackhouse.record.facts import Custody


@pytest.mark.parametrize("custody", ["dealt", "table"])
@pytest.mark.parametrize("sheet", SHEETS)
@given(data=st.data(), steps=st.integers(0, 250), seed=st.integers(0, 2**32))
def test_games_of_any_commands_keep_every_promise_and_can_be_ended(
    sheet: str, custody: Custody, data: DataObject, steps: int, seed: int
) -> None:
    game = GeneratedGame(data.draw(settings_under(sheet, custodies=(custody,))), seed)
    for _ in range(steps):
        game.step()
    game.finish()
    game.check()
    assert game.state.phase is Phase.CERTIFIED or game.state.is_aborted
    if game.state.is_dealt and not game.state.is_aborted:
        report = verify_draws(game.entries)
        assert report.is_fair, report.faults
        assert report.draws >= len(game.state.sides)


def test_generated_games_meet_every_kind_of_fact() -> None:
    met: set[type] = set()
    for seed in range(1000):
        chance = Random(seed)
        setting = Setting(
            SHEETS[seed % len(SHEETS)],
            tuple(chance.sample(range(len(VARIATIONS)), 3)),
            chance.randint(2, 4),
            chance.choice(("dealt", "table")),
            chance.choice((LIST, PAPER)),
            more_helps=chance.random() < 0.5,
        )
        game = GeneratedGame(setting, seed)
        for _ in range(200):
            game.step()
        game.finish()
        met.update(type(entry.fact) for entry in game.entries)
        if met == set(get_args(AnyFact)):
            return
    assert met == set(get_args(AnyFact))
