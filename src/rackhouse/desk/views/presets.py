"""The presets, for the page that creates events."""

from __future__ import annotations

from datetime import time
from functools import lru_cache
from typing import Any

import msgspec

from rackhouse.contest.preset import Preset, QuestionKind
from rackhouse.messages import Voice, known
from rackhouse.messages.voice import ENGLISH
from rackhouse.rules import Sheet


class QuestionShown(msgspec.Struct, frozen=True):
    """Something that a sheet leaves to the organiser."""

    key: str
    ask: str
    why: str
    kind: QuestionKind
    choices: tuple[tuple[str, str], ...]
    """Each with what it is called."""
    offered: Any
    """The default answer; null if it must be answered."""
    hours: tuple[time, time]
    """The usual hours of a day."""


class ValueShown(msgspec.Struct, frozen=True):
    """A value that a sheet gives, and its basis."""

    place: str
    """Its place in the plan: ``venue.name``."""
    basis: str
    """``text``, ``inherited`` or ``chosen``."""
    by: tuple[str, ...]
    """The rules it is based on."""


class PresetShown(msgspec.Struct, frozen=True):
    """An event as its rule sheet describes it."""

    name: str
    title: str
    sentence: str
    sheet: str
    sheet_title: str
    questions: tuple[QuestionShown, ...]
    values: tuple[ValueShown, ...]
    venue: str
    """The venue, if the sheet names one; the organiser can change it."""
    only_here: bool
    """Whether all games must be played there."""
    for_whom: str = ""
    """Who it is for, in a sentence."""
    picture: str = ""
    """Who meets whom, as the path of an SVG picture of 40 by 44."""


def sheet_title(sheet: str) -> str:
    """The title of a rule sheet.

    >>> sheet_title("base")
    'Box rules'
    """
    return Sheet.named(sheet).rules.title


def presets(reader: Voice = ENGLISH) -> tuple[PresetShown, ...]:
    """All presets that come with Rackhouse, in a reader's language."""
    return _presets(reader.language)


@lru_cache
def _presets(language: str) -> tuple[PresetShown, ...]:
    voice = Voice(language)
    return tuple(_shown(Preset.named(name), voice) for name in Preset.names())


def _shown(preset: Preset, voice: Voice) -> PresetShown:
    def say(text: str) -> str:
        return voice.say(known("preset-", text))

    return PresetShown(
        preset.name,
        say(preset.title),
        say(preset.summary),
        preset.sheet,
        voice.say(known("data-title-", sheet_title(preset.sheet))),
        tuple(
            QuestionShown(
                one.key,
                say(one.ask),
                say(one.why),
                one.kind,
                tuple((choice, voice.say(name)) for choice, name in one.named_choices.items()),
                one.offered,
                one.hours,
            )
            for one in preset.questions
        ),
        tuple(ValueShown(place, basis.kind, basis.ids) for place, basis in preset.basis.items()),
        preset.values.get("venue", {}).get("name", ""),
        preset.values.get("venue", {}).get("only_here", False),
        say(preset.for_whom),
        preset.picture,
    )
