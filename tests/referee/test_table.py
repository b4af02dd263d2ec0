"""The table of transitions is whole, and true: games go where it says and nowhere else."""

from __future__ import annotations

import doctest
import re
from typing import TYPE_CHECKING, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.messages import Message
from rackhouse.record import CLOCK, Phase
from rackhouse.referee import Refusal, next_due
from rackhouse.referee.commands import AnyCommand, Tick
from rackhouse.referee.transitions import NOW, ROW, TABLE
from tests.property.drawing_up import SHEETS, settings_under
from tests.property.generated import GeneratedGame
from tools.transition_diagram import PAGE, with_generated

if TYPE_CHECKING:
    from hypothesis.strategies import DataObject


def test_every_command_has_one_row() -> None:
    kinds = set(get_args(AnyCommand))
    assert {row.command for row in TABLE} == kinds
    assert len(TABLE) == len(kinds) == len(ROW)


def test_every_phase_has_its_words_and_can_be_left_except_the_last() -> None:
    assert set(NOW) == set(Phase)
    said = [*map(Message, NOW.values()), *(row.says for row in TABLE)]
    assert [one.key for one in said if str(one) == one.key] == []
    reached = {phase for row in TABLE for phase in row.leads_to}
    assert reached == set(Phase) - {Phase.SETTING_UP}
    for phase in Phase:
        leaving = [row for row in TABLE if phase in row.phases and set(row.leads_to) - {phase}]
        assert leaving


@pytest.mark.parametrize("sheet", SHEETS)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_command_leads_only_where_its_row_says(sheet: str, data: DataObject, seed: int) -> None:
    game = GeneratedGame(data.draw(settings_under(sheet)), seed)
    for _ in range(100):
        game.now = max(game.now, game.state.at) + game.chance.choice((0, 1000, 16_000))
        due = next_due(game.state)
        time_is_due = due is not None and due.at <= game.now
        command = Tick(CLOCK) if time_is_due else game.some_command()
        if command is None:
            continue
        row = ROW[type(command)]
        before = game.state.phase
        answer = game.ask(command)
        if not isinstance(answer, Refusal):
            assert before in row.phases
            assert game.state.phase in (before, *row.leads_to), (before, command)


def test_the_page_has_the_diagram_and_the_commands_of_the_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_generated(page) == page, "run python -m tools.transition_diagram"
    assert all(f"`{row.command.__name__}` | {row.says} |" in page for row in TABLE)


def test_the_session_on_the_page_runs_as_printed() -> None:
    [session] = re.findall(r"```pycon\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    test = doctest.DocTestParser().get_doctest(session, {}, PAGE.name, PAGE.name, 0)
    assert len(test.examples) == 9
    assert doctest.DocTestRunner().run(test).failed == 0
