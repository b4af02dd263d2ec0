"""Presets are data: complete, each value with its basis, and no more asked than is open."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rackhouse.contest.plan import plan_fault
from rackhouse.contest.preset import Preset
from rackhouse.contest.schedule import zone_fault
from rackhouse.errors import IllegalError, MalformedError, UnknownNameError
from rackhouse.rules import Sheet
from tests.kit.desk import ANSWERS
from tools.duties import read_duties

NAMES = Preset.names()
KNOWN = read_duties().known


OF_SHEETS = [name for name in NAMES if Preset.named(name).sheet == name]
PLAIN = [name for name in NAMES if name not in OF_SHEETS]


def test_every_sheet_of_an_event_has_its_preset() -> None:
    boxes = {"base", "hasbro", "mattel"}
    assert set(OF_SHEETS) == set(Sheet.names()) - boxes


def test_plain_cards_stand_last_and_play_by_the_box_rules_in_their_format() -> None:
    assert (*OF_SHEETS, *PLAIN) == NAMES
    plans = [Preset.named(name).plan(ANSWERS[name]) for name in PLAIN]
    assert {plan.sheet for plan in plans} == {"base"}
    assert {plan.divisions[0].format.name for plan in plans} == {
        "swiss", "round robin", "quads", "double elimination", "ladder", "club match",
    }  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_every_card_says_who_it_is_for(name: str) -> None:
    assert Preset.named(name).for_whom.startswith("For ")
    assert Preset.named(name).picture.startswith("M")


def test_what_big_bodies_publish_stands_after_the_houses() -> None:
    published = {"naspa", "wespa", "hasbro", "mattel"}
    for names in (OF_SHEETS, Sheet.names()):
        firsts = [name in published for name in names]
        assert firsts == sorted(firsts)


def test_an_evening_begins_in_the_evening() -> None:
    hours = {
        name: question.hours[0].hour
        for name in NAMES
        for question in Preset.named(name).questions
        if question.kind == "sessions"
    }
    evenings = {name for name, hour in hours.items() if hour >= 18}
    assert evenings == {"fundraiser", "priston", "washburn"}


@pytest.mark.parametrize("name", NAMES)
def test_a_preset_becomes_a_plan_with_its_open_questions_answered(name: str) -> None:
    preset = Preset.named(name)
    plan = preset.plan(ANSWERS[name])
    assert plan.sheet == preset.sheet
    assert zone_fault(plan.zone) is None
    assert not any(str(one.format.in_words()).startswith("format-") for one in plan.divisions)


@pytest.mark.parametrize("name", NAMES)
def test_a_question_without_an_offer_has_to_be_answered(name: str) -> None:
    preset = Preset.named(name)
    open_ = [question for question in preset.questions if question.offered is None]
    assert {question.key for question in open_} <= set(ANSWERS[name]) or not open_
    for question in open_:
        answers = {key: one for key, one in ANSWERS[name].items() if key != question.key}
        with pytest.raises(IllegalError) as told:
            preset.plan(answers)
        assert str(told.value) == f"Please answer this: {question.ask}"


def leaves(node: object, path: str = "") -> list[str]:
    """The place of every value, as the plan has it."""
    if isinstance(node, dict):
        below = [leaves(one, f"{path}.{key}" if path else key) for key, one in node.items()]
        return [place for places in below for place in places]
    if isinstance(node, list) and node and isinstance(node[0], dict | str):
        below = [leaves(one, f"{path}.{number}") for number, one in enumerate(node)]
        return [place for places in below for place in places]
    return [path]


@pytest.mark.parametrize("name", OF_SHEETS)
def test_every_value_says_where_it_comes_from(name: str) -> None:
    preset = Preset.named(name)
    for place in leaves(preset.values):
        parts = place.split(".")
        above = [".".join(parts[:length]) for length in range(1, len(parts) + 1)]
        assert any(one in preset.basis for one in above), place
    for basis in preset.basis.values():
        assert basis.ids
        assert set(basis.ids) <= KNOWN


@pytest.mark.parametrize("name", NAMES)
def test_every_question_says_why_it_is_asked(name: str) -> None:
    for question in Preset.named(name).questions:
        assert question.ask.endswith(("?", "."))
        assert question.why.endswith(".")
        assert not question.choices or question.offered in question.choices


def test_an_organisers_word_goes_before_the_presets() -> None:
    answers = {**ANSWERS["washburn"], "venue.name": "The old gym", "division.awards": []}
    plan = Preset.named("washburn").plan(answers)
    assert plan.venue.name == "The old gym"
    assert plan.divisions[0].awards == ()


def test_answers_that_do_not_fit_are_told() -> None:
    preset = Preset.named("iowa")
    for key, answer in (("sessions", "soon"), ("bands", [{"oldest": 3}]), ("equipment.board", "x")):
        with pytest.raises(MalformedError):
            preset.plan({**ANSWERS["iowa"], key: answer})
    with pytest.raises(MalformedError, match="An event has no setting"):
        preset.plan({**ANSWERS["iowa"], "venue.name.first": 1})
    overlapping = [{"youngest": 50}, {"youngest": 60}]
    with pytest.raises(IllegalError, match="overlap"):
        preset.plan({**ANSWERS["iowa"], "bands": overlapping})


def test_nothing_is_sold_asked_or_stocked_twice() -> None:
    field = {"key": "age", "ask": "How old are you?"}
    peek = {"key": "peek", "title": "A peek", "cents": 50}
    for name, key, answer, sentence in (
        ("priston", "fields", [field, field], "asks twice for age"),
        ("fundraiser", "catalogue", [peek], "have the key peek"),
    ):
        with pytest.raises(IllegalError, match=sentence):
            Preset.named(name).plan({**ANSWERS[name], key: answer})
    plan = Preset.named("washburn").plan(ANSWERS["washburn"])
    twice = replace(plan, equipment=(*plan.equipment, plan.equipment[0]))
    assert str(plan_fault(twice)) == "The equipment lists board twice. Remove one of them."


def test_a_preset_that_is_not_there_or_cannot_be_read_is_told() -> None:
    with pytest.raises(UnknownNameError, match="There are depaul"):
        Preset.named("chess")
    with pytest.raises(MalformedError, match="cannot be read"):
        Preset.parse("title = ", "ours")
    with pytest.raises(MalformedError, match="cannot be read"):
        Preset.parse('title = "Ours"', "ours")


def test_two_plans_of_one_preset_share_nothing() -> None:
    preset = Preset.named("priston")
    before = preset.plan(ANSWERS["priston"])
    preset.plan({**ANSWERS["priston"], "division.format.rounds": 7, "notices": []})
    assert preset.plan(ANSWERS["priston"]) == before


@pytest.mark.rule("A-29")
def test_a_sheet_that_plays_timed_rounds_asks_how_long_they_are() -> None:
    preset = Preset.named("fundraiser")
    answers = dict(ANSWERS["fundraiser"])
    assert preset.plan(answers).round_minutes == 60
    assert answers.pop("round_minutes")
    with pytest.raises(IllegalError, match="How many minutes does a round last"):
        preset.plan(answers)
    with pytest.raises(IllegalError, match="Say how many minutes a round lasts"):
        preset.plan({**answers, "round_minutes": 0})
