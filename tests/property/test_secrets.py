"""Nobody is told what they may not know: not by a view, an option, a refusal or a piece of news.

The strongest form of that promise is non-interference: whatever is hidden from a viewer is
changed, and not a byte of what reaches that viewer may change with it.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rackhouse.record import CLOCK, DIRECTOR, JUDGE, PUBLIC, SCORE_KEEPER, Actor, Phase, facts
from rackhouse.referee import Refusal, allowed, decide, news, next_due, view
from rackhouse.referee import commands as c
from tests.property.asking import sensible
from tests.property.drawing_up import LIST, SHEETS, Setting, settings_under
from tests.property.garbling import garbled
from tests.property.generated import KINDS, SECRET, GeneratedGame
from tests.property.redealing import judge_saying, otherworldly, redealt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hypothesis.strategies import DataObject

    from rackhouse.record import RecordEntry

OVER = (Phase.FINISHED, Phase.CERTIFIED)


def moments(setting: Setting, seed: int, steps: int) -> Iterator[GeneratedGame]:
    """A generated game at many moments at which nothing is due."""
    game = GeneratedGame(setting, seed)
    for _ in range(steps):
        game.step()
        game.now = max(game.now, game.state.at)
        due = next_due(game.state)
        if due is None or due.at > game.now:
            yield game


def viewers(game: GeneratedGame) -> list[Actor]:
    return [*game.actors, PUBLIC, Actor.seat_at(-1), Actor.seat_at(9)]


def seen(game: GeneratedGame, viewer: Actor) -> bytes:
    return msgspec.json.encode(view(game.state, viewer, game.world))


@pytest.mark.parametrize("sheet", SHEETS)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_no_view_changes_with_what_is_hidden_from_its_viewer(
    sheet: str, data: DataObject, seed: int
) -> None:
    setting = data.draw(settings_under(sheet, custodies=("dealt",)))
    chance = Random(seed)
    for game in moments(setting, seed, 80):
        if game.state.phase in OVER or chance.random() < 0.7:
            continue
        for viewer in viewers(game):
            other = redealt(chance, game.state, viewer)
            world = otherworldly(chance, game.world, good=chance.random() < 0.5)
            assert msgspec.json.encode(view(other, viewer, world)) == seen(game, viewer)


@pytest.mark.parametrize("sheet", SHEETS)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_no_refusal_changes_with_what_is_hidden_from_who_is_refused(
    sheet: str, data: DataObject, seed: int
) -> None:
    setting = data.draw(settings_under(sheet, custodies=("dealt",)))
    chance = Random(seed)
    for game in moments(setting, seed, 60):
        actor = chance.choice(game.actors)
        if game.state.phase in OVER or actor == CLOCK:
            continue  # the clock is the program itself, which knows all
        other = redealt(chance, game.state, actor)
        world = game.world
        asked = [garbled(chance, kind, actor) for kind in chance.sample(KINDS, 4)]
        for option in allowed(game.state, actor, world):
            kind = option.command
            command = sensible(chance, kind, game.state, actor) if option.is_allowed else None
            asked += [] if command is None else [command]
        for command in asked:
            answer = decide(game.state, command, world)
            other_answer = decide(other, command, otherworldly(chance, world, good=True))
            if isinstance(answer, Refusal) or isinstance(other_answer, Refusal):
                assert answer == other_answer


@pytest.mark.rule("A-19")
@pytest.mark.parametrize("sheet", SHEETS)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_whether_a_word_is_good_shows_in_nothing_before_a_ruling(
    sheet: str, data: DataObject, seed: int
) -> None:
    chance = Random(seed)
    for game in moments(data.draw(settings_under(sheet)), seed, 50):
        good, bad = (replace(game.world, judge=judge_saying(good=good)) for good in (True, False))
        for actor in chance.sample(game.actors, 2):
            assert view(game.state, actor, good) == view(game.state, actor, bad)
            kind = chance.choice([kind for kind in KINDS if kind is not c.CallChallenge])
            command = garbled(chance, kind, actor)
            assert decide(game.state, command, good) == decide(game.state, command, bad)
        mover = Actor.seat_at(game.state.mover)
        play = sensible(chance, c.Commit, game.state, mover) if game.state.order else None
        if play is not None:
            assert decide(game.state, play, good) == decide(game.state, play, bad)


HIDDEN: dict[type[facts.Fact], dict[str, Any]] = {
    facts.TilesDrawn: {"tiles": "ZZZ"},
    facts.TilesExchanged: {"discarded": "ZZZ", "drawn": "QQQ"},
    facts.PlayWithdrawn: {"returned": "ZZZ"},
    facts.LetterBought: {"letter": "Z", "given": "Q"},
    facts.LetterReturned: {"letter": "Z"},
    facts.Peeked: {"prefix": "ZZZ"},
    facts.PlaysAnswered: {"no_more": None},
}
"""What only the side that a fact is about may know, and something else instead."""


def told(entry: RecordEntry, viewer: Actor, *, is_over: bool = False) -> bytes:
    return msgspec.json.encode(news(entry, viewer, is_over=is_over))


@pytest.mark.parametrize("sheet", SHEETS)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_no_news_changes_with_what_is_hidden_from_its_reader(
    sheet: str, data: DataObject, seed: int
) -> None:
    game = GeneratedGame(data.draw(settings_under(sheet)), seed)
    for _ in range(120):
        game.step()
    for entry in game.entries:
        hidden = HIDDEN.get(type(entry.fact))
        if hidden is None:
            continue
        other = replace(entry, fact=replace(entry.fact, **hidden))
        for viewer in viewers(game):
            is_own = viewer == Actor.seat_at(getattr(entry.fact, "seat", -2))
            assert (told(entry, viewer) == told(other, viewer)) is not is_own
        if not isinstance(entry.fact, facts.PlaysAnswered):
            assert told(entry, PUBLIC, is_over=True) != told(other, PUBLIC, is_over=True)


@pytest.mark.rule("A-16")
def test_who_answered_that_no_plays_are_left_is_told_to_nobody_else() -> None:
    one, other = (
        facts.RecordEntry(9, 0, Actor.seat_at(seat), facts.PlaysAnswered(seat, no_more))
        for seat, no_more in ((0, True), (1, False))
    )
    for viewer in (Actor.seat_at(2), JUDGE, DIRECTOR, SCORE_KEEPER, PUBLIC):
        for is_over in (False, True):
            assert told(one, viewer, is_over=is_over) == told(other, viewer, is_over=is_over)


def test_why_a_word_was_refused_is_told_to_the_judge_and_to_all_only_after_the_game() -> None:
    entry = facts.RecordEntry(9, 0, JUDGE, facts.Ruled(("QI",), False, {"QI": "No such word."}))
    for viewer in (Actor.seat_at(0), PUBLIC, SCORE_KEEPER):
        assert b"No such word" not in told(entry, viewer)
        assert b"No such word" in told(entry, viewer, is_over=True)
    assert b"No such word" in told(entry, JUDGE)


def test_the_secret_of_the_draws_is_in_no_view_before_the_game_is_certified() -> None:
    game = GeneratedGame(Setting("depaul", (), 2, "dealt", LIST), 3)
    while game.state.phase is not Phase.FINISHED:
        assert all(SECRET.encode() not in seen(game, viewer) for viewer in viewers(game))
        game.bring_on()
    assert all(SECRET.encode() not in seen(game, viewer) for viewer in viewers(game))
    game.finish()
    assert all(SECRET.encode() in seen(game, viewer) for viewer in viewers(game))
