"""Presets: what a rule sheet says about its event, and what it leaves open.

A preset is a data file of the package, like a rule sheet. Every value says where it comes from;
what the sheet does not say is a question to whoever creates the event.
"""

from __future__ import annotations

import tomllib
from datetime import time
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

from rackhouse.contest.age import Band
from rackhouse.contest.plan import Counting, EventPlan, PaidHelp, plan_fault
from rackhouse.contest.refusal import refuse
from rackhouse.errors import IllegalError, MalformedError, UnknownNameError
from rackhouse.messages import Message, all_of, known
from rackhouse.rules import Basis, Rules, Sheet
from rackhouse.rules.shelf import as_on_shelf

if TYPE_CHECKING:
    from collections.abc import Mapping

_FOLDER: Final = files("rackhouse.contest") / "presets"
_ENDING: Final = ".toml"

Answers: TypeAlias = "Mapping[str, Any]"

QuestionKind: TypeAlias = Literal[
    "text", "date", "time", "count", "yes", "choice", "zone", "sessions", "bands", "catalogue",
    "order",
]  # fmt: skip


class PresetQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a sheet leaves to the organiser."""

    key: str
    """Where the answer goes in the plan."""
    ask: str
    why: str
    """Why it is asked, with the rule that leaves it open."""
    kind: QuestionKind = "text"
    choices: tuple[str, ...] = ()
    offered: Any = None
    """The default answer; a question without one must be answered."""
    hours: tuple[time, time] = (time(9), time(17))
    """For ``sessions``: the usual hours of a day, until somebody says otherwise."""

    @property
    def named_choices(self) -> dict[str, Message]:
        """What each choice is called."""
        return {one: Message(f"preset-choice-{one.replace(' ', '-')}") for one in self.choices}


class Preset(msgspec.Struct, frozen=True):
    """An event as its rule sheet describes it, or a plain one of a format under box rules.

    >>> preset = Preset.named(Preset.names()[0])
    >>> preset.title != "" and len(preset.questions) > 0
    True
    """

    name: str
    title: str
    summary: str
    sheet: str
    values: dict[str, Any]
    basis: dict[str, Basis]
    """The basis of every value, by its place in the plan."""
    questions: tuple[PresetQuestion, ...]
    for_whom: str = ""
    """Who this kind of event is for, in a sentence."""
    picture: str = ""
    """Who meets whom, as the path of an SVG picture of 40 by 44."""

    @staticmethod
    def names() -> tuple[str, ...]:
        """The presets that come with Rackhouse, in the order of their sheets."""
        found = (entry.name for entry in _FOLDER.iterdir())
        return as_on_shelf(name.removesuffix(_ENDING) for name in found if name.endswith(_ENDING))

    @staticmethod
    def named(name: str) -> Preset:
        """The preset of that name.

        Raises:
            UnknownNameError: if there is none; the message lists those that exist.
        """
        return _named(name)

    @staticmethod
    def parse(text: str, name: str) -> Preset:
        """Parse a preset.

        Raises:
            MalformedError: if the text is not a preset.
        """
        try:
            raw = tomllib.loads(text)
            questions = msgspec.convert(raw.pop("questions", []), tuple[PresetQuestion, ...])
            title, summary, sheet = raw.pop("title"), raw.pop("summary"), raw.pop("sheet")
            for_whom, picture = raw.pop("for_whom", ""), raw.pop("picture", "")
        except (tomllib.TOMLDecodeError, msgspec.ValidationError, LookupError) as error:
            raise MalformedError(
                "plan-preset-unreadable", name=name[:60], fault=str(error)
            ) from error
        basis: dict[str, Basis] = {}
        values = _values(raw, "", basis)
        return Preset(name, title, summary, sheet, values, basis, questions, for_whom, picture)

    def plan(self, answers: Answers, sheet: Sheet | None = None) -> EventPlan:
        """The plan of an event under this preset, with an organiser's answers.

        Answers are by the key of their question. Any other value of the plan can be given too, by
        its place (``venue.name``), and replaces the preset's. A ``sheet`` of the house's own
        replaces the preset's in counting and prices.

        Raises:
            IllegalError: if an answer is missing, or the plan contradicts itself.
            MalformedError: if an answer is of the wrong kind.
        """
        values = _copied(self.values)
        for question in self.questions:
            if question.offered is None and _is_empty(answers.get(question.key)):
                raise IllegalError("plan-answer-missing", ask=known("preset-", question.ask))
            if question.key not in answers:
                _put(values, question.key, question.offered)
        for key, answer in answers.items():
            _put(values, key, msgspec.to_builtins(answer))
        rules = (sheet or Sheet.named(self.sheet)).rules
        values.setdefault("title", self.title)
        values["sheet"] = self.sheet
        values["counting"] = msgspec.to_builtins(counting_of(rules))
        own = values.get("catalogue", [])
        values["catalogue"] = [*msgspec.to_builtins(catalogue_of(rules)), *own]
        values["equipment"] = _stocks(values.get("equipment", {}))
        values["divisions"] = _divisions(values)
        _spell_out_times(values)
        try:
            plan = msgspec.convert(values, EventPlan)
        except msgspec.ValidationError as error:
            raise MalformedError("plan-answer-wrong", fault=str(error)) from error
        refuse(plan_fault(plan))
        if not plan.round_minutes and "round_minutes" in {one.key for one in self.questions}:
            raise IllegalError("plan-round-minutes-needed")
        return plan


@lru_cache
def _named(name: str) -> Preset:
    if name not in Preset.names():
        raise UnknownNameError("plan-no-preset", name=name[:80], names=all_of(Preset.names()))
    return Preset.parse((_FOLDER / f"{name}{_ENDING}").read_text("utf-8"), name)


def counting_of(rules: Rules) -> Counting:
    """What an event needs to know of its rule sheet.

    >>> counting_of(Sheet.named("base").rules).called
    'player'
    """
    return Counting(
        tie=rules.result.tie,
        still_tied=rules.result.still_tied,
        unplayed=rules.unplayed.count,
        most_sides=rules.sides.maximum,
        called=rules.sides.called,
    )


def catalogue_of(rules: Rules) -> tuple[PaidHelp, ...]:
    """What costs money under a rule sheet: paid help, and failed challenges.

    >>> catalogue_of(Sheet.named("base").rules)
    ()
    """
    helps = [
        PaidHelp(key, one.title, one.price, "point" if one.kind == "letter" else "")
        for key, one in rules.helps.items()
    ]
    fee = rules.challenge.failed_fee
    failed = [PaidHelp("failed challenge", "A failed challenge", fee)] if fee else []
    return (*helps, *failed)


_SAYS: Final = ("text", "inherited", "chosen")


def _values(node: Any, path: str, basis: dict[str, Basis]) -> Any:
    """A node of the file without its bases, which go into ``basis`` by place."""
    if isinstance(node, list):
        return [_values(one, f"{path}.{number}", basis) for number, one in enumerate(node)]
    if not isinstance(node, dict):
        return node
    for kind in _SAYS:
        if kind in node:
            ids = node[kind]
            found = (ids,) if isinstance(ids, str) else tuple(ids)
            basis[path] = Basis(kind, tuple(one for one in found if one))
    rest = {key: one for key, one in node.items() if key not in _SAYS}
    if rest.keys() == {"is"}:
        return rest["is"]
    return {key: _values(one, f"{path}.{key}" if path else key, basis) for key, one in rest.items()}


def _is_empty(answer: Any) -> bool:
    """Whether an answer is empty; 0 and no are answers."""
    if isinstance(answer, str):
        return not answer.strip()
    return answer is None or (isinstance(answer, list | tuple) and not answer)


def _copied(node: Any) -> Any:
    """A deep copy."""
    if isinstance(node, dict):
        return {key: _copied(one) for key, one in node.items()}
    return [_copied(one) for one in node] if isinstance(node, list) else node


def _put(values: dict[str, Any], key: str, answer: Any) -> None:
    *folders, last = key.split(".")
    for folder in folders:
        values = values.setdefault(folder, {})
        if not isinstance(values, dict):
            raise MalformedError("plan-no-such-place", key=key[:60])
    values[last] = answer


def _spell_out_times(node: Any) -> None:
    """People write 09:00; the plan's type needs the seconds too."""
    if isinstance(node, list):
        for one in node:
            _spell_out_times(one)
    elif isinstance(node, dict):
        for key, one in node.items():
            if key in ("opens", "closes", "end_at") and isinstance(one, str) and len(one) == 5:
                node[key] = f"{one}:00"
            else:
                _spell_out_times(one)


def _stocks(counts: Mapping[str, int]) -> list[dict[str, Any]]:
    return [{"kind": kind.replace("_", " "), "count": count} for kind, count in counts.items()]


def _divisions(values: dict[str, Any]) -> list[dict[str, Any]]:
    """A division for each age band, or one for all."""
    pattern = values.pop("division", {})
    bands = values.pop("bands", None)
    if not bands:
        return [{"key": "main", "title": "Main", **pattern}]
    try:
        listed = msgspec.convert(bands, list[Band])
    except msgspec.ValidationError as error:
        raise MalformedError("plan-bands-wrong", fault=str(error)) from error
    return [
        {**pattern, "key": str(band), "title": str(band), "band": msgspec.to_builtins(band)}
        for band in listed
    ]
