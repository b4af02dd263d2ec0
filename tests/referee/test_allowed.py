"""``allowed`` and ``decide`` say the same: pages may trust the one as much as the other."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.messages import Message
from rackhouse.record import PUBLIC, Actor, Phase, fold
from rackhouse.referee import Refusal, allowed, decide, next_due
from rackhouse.referee import commands as c
from rackhouse.referee.decide import offered
from rackhouse.referee.transitions import TABLE
from rackhouse.referee.views import EXPLAINED
from tests.property.asking import sensible
from tests.property.drawing_up import LIST, SHEETS, VARIATIONS, Setting, settings_under
from tests.property.garbling import ACTORS, garbled
from tests.property.generated import KINDS, GeneratedGame

if TYPE_CHECKING:
    from hypothesis.strategies import DataObject

    from rackhouse.referee import Command

NEEDS_LUCK: tuple[type[Command], ...] = (
    c.LayTiles,
    c.Commit,
    c.ExchangeTiles,
    c.BuyHelp,
    c.RuleDiscrepancy,
    c.VoidFee,
)
"""Whose arguments the builders of the tests get right only now and then."""
NOT_THEIRS = Message("referee-not-for-you")


@pytest.mark.parametrize("sheet", SHEETS)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_is_allowed_is_accepted_and_what_is_not_is_refused_in_the_same_words(
    sheet: str, data: DataObject, seed: int
) -> None:
    game = GeneratedGame(data.draw(settings_under(sheet)), seed)
    for _ in range(50):
        game.step()
        actor = game.chance.choice((*game.actors, *ACTORS))
        options = {option.command: option for option in allowed(game.state, actor, game.world)}
        assert set(options) == {row.command for row in TABLE if actor.role in row.who}
        for kind in game.chance.sample(KINDS, 12):
            _check(game, kind, actor, options[kind].why_not if kind in options else NOT_THEIRS)
    assert fold(game.entries) == game.state


@pytest.mark.parametrize("sheet", SHEETS)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_view_offers_what_is_allowed_and_explains_only_what_it_is_asked_to(
    sheet: str, data: DataObject, seed: int
) -> None:
    game = GeneratedGame(data.draw(settings_under(sheet)), seed)
    for _ in range(50):
        game.step()
        actor = game.chance.choice((*game.actors, *ACTORS))
        every = allowed(game.state, actor, game.world)
        wanted = [one for one in every if one.is_allowed or one.name in EXPLAINED]
        assert list(offered(game.state, actor, game.world, EXPLAINED)) == wanted


def _check(game: GeneratedGame, kind: type[Command], actor: Actor, why_not: Message | None) -> None:
    wrong = decide(game.state, garbled(game.chance, kind, actor), game.world)
    if why_not is NOT_THEIRS:
        assert isinstance(wrong, Refusal)
        assert wrong.reason.key == NOT_THEIRS.key
    elif why_not is not None:
        assert wrong == Refusal(why_not)
        assert str(wrong) != why_not.key, "it has its words"
    elif kind not in NEEDS_LUCK and _nothing_due(game):
        command = sensible(game.chance, kind, game.state, actor)
        assert command is not None
        answer = decide(game.state, command, game.world)
        assert not isinstance(answer, Refusal), (command, answer)
        assert all(entry.actor == actor for entry in answer.entries)


def _nothing_due(game: GeneratedGame) -> bool:
    """The builders look at the state as it is; what is due would come before their command."""
    due = next_due(game.state)
    return due is None or due.at > max(game.now, game.state.at)


def test_every_command_of_the_lucky_kind_is_accepted_somewhere() -> None:
    accepted: set[type[Command]] = set()
    for seed in range(200):
        chance = Random(seed)
        sheet = SHEETS[seed % len(SHEETS)]
        game = GeneratedGame(_setting(sheet, chance), seed)
        for _ in range(120):
            game.step()
            if not _nothing_due(game):
                continue
            for actor in game.actors:
                for option in allowed(game.state, actor, game.world):
                    if option.is_allowed and option.command in NEEDS_LUCK:
                        command = sensible(chance, option.command, game.state, actor)
                        if command is not None and not isinstance(
                            decide(game.state, command, game.world), Refusal
                        ):
                            accepted.add(option.command)
        if accepted == set(NEEDS_LUCK):
            break
    assert accepted == set(NEEDS_LUCK)


def _setting(sheet: str, chance: Random) -> Setting:
    varied = tuple(chance.sample(range(len(VARIATIONS)), 3))
    return Setting(sheet, varied, 2, "dealt", LIST, more_helps=chance.random() < 0.5)


def test_the_public_may_do_nothing() -> None:
    game = GeneratedGame(_setting("washburn", Random(1)), 1)
    while game.state.phase is not Phase.CERTIFIED:
        assert allowed(game.state, PUBLIC, game.world) == ()
        for kind in KINDS:
            answer = decide(game.state, garbled(game.chance, kind, PUBLIC), game.world)
            assert isinstance(answer, Refusal)
        game.bring_on()
