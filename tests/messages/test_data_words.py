"""What sheets, boards and tiles say of themselves has its words in each language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rackhouse.contest.preset import Preset, catalogue_of
from rackhouse.lexicon import Dictionary, Lexicon
from rackhouse.messages import LANGUAGES, Message, Voice, known
from rackhouse.messages.catalogue import catalogue
from rackhouse.rules import Sheet
from rackhouse.rules.explain import summary_of, title_of
from rackhouse.tiles import Layout, TileSet

if TYPE_CHECKING:
    from pathlib import Path

SHEETS = [Sheet.named(name) for name in Sheet.names()]


@pytest.fixture(autouse=True)
def nothing_of_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Only what ships is looked at: a list that a user adds has no words in our catalogues."""
    monkeypatch.setenv("RACKHOUSE_HOME", str(tmp_path))


def said() -> dict[str, object]:
    """Every text of a data file, with what it is said as."""
    found: dict[str, object] = {}
    for sheet in SHEETS:
        rules = sheet.rules
        found |= {rules.title: title_of(rules), rules.summary: summary_of(rules)}
        texts = {
            **{one.text: "data-event-" for one in sheet.event},
            **{one.title: "data-help-" for one in rules.helps.values()},
            **{one.per: "data-per-" for one in catalogue_of(rules) if one.per},
            **{getattr(rules.colours, name): "data-colour-" for name in _colours(sheet)},
            rules.tiles.kept_in: "data-kept-",
        }
        found |= {text: known(prefix, text) for text, prefix in texts.items()}
    for preset in map(Preset.named, Preset.names()):
        values = preset.values
        division, lending = values.get("division", {}), values.get("lending", {})
        identity = values.get("identity", {})
        texts = {
            division.get("title", "Main"): "data-division-",
            **{one["title"]: "data-award-" for one in division.get("awards", ())},
            **dict.fromkeys(values.get("notices", ()), "data-notice-"),
            **{one["key"]: "data-field-" for one in values.get("fields", ())},
            **{one["ask"]: "data-ask-" for one in values.get("fields", ())},
            **dict.fromkeys(lending.get("bring", ()), "data-thing-"),
            **dict.fromkeys(_equipment(preset), "data-thing-"),
            **({where: "data-where-"} if (where := lending.get("where")) else {}),
            **{one["title"]: "data-link-" for one in values.get("links", ())},
            **({paper: "data-document-"} if (paper := identity.get("document")) else {}),
        }
        found |= {f"{prefix} {text}": known(prefix, text) for text, prefix in texts.items()}
        asked = [text for one in preset.questions for text in (one.ask, one.why) if text]
        for text in (preset.title, preset.summary, preset.for_whom, *asked):
            found[f"preset {text}"] = known("preset-", text)
        for one in preset.questions:
            found |= {f"choice {choice}": name for choice, name in one.named_choices.items()}
    books = [Lexicon.named(name).title for name in Lexicon.names()]
    books += [Dictionary.named(name).header.title for name in Dictionary.names()] + ["unknown"]
    found |= {text: known("data-book-", text) for text in books}
    boards = [Layout.named(name).title for name in Layout.names()]
    tiles = [TileSet.named(name).title for name in TileSet.names()]
    found |= {text: known("data-board-", text) for text in boards}
    return found | {text: known("data-tiles-", text) for text in tiles}


def _equipment(preset: Preset) -> list[str]:
    places = [one.key.partition(".") for one in preset.questions]
    return [kind.replace("_", " ") for part, _, kind in places if part == "equipment"]


def _colours(sheet: Sheet) -> tuple[str, ...]:
    return sheet.rules.colours.__struct_fields__


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_data_file_has_its_words(language: str) -> None:
    assert len(said()) > 50
    for text, message in said().items():
        assert isinstance(message, Message), text
        assert Voice(language).say(message) != message.key, text


def test_and_nothing_else_is_called_one() -> None:
    known_keys = {message.key for message in said().values() if isinstance(message, Message)}
    known_keys |= {key for key in catalogue("en", "data").entries if key.startswith("data-cause-")}
    words = {**catalogue("en", "data").entries, **catalogue("en", "preset").entries}
    left = {key for key in words if not key.startswith("data-reading-")} - known_keys
    assert left == set()


def test_a_houses_own_words_stand_as_they_were_written() -> None:
    ours = Sheet.parse('extends = "base"\ntitle = "Ours"\ncolours.double_word = "grue"').rules
    assert title_of(ours) == "Ours"
    assert known("data-colour-", ours.colours.double_word) == "grue"
    assert Voice("de").say(summary_of(ours)) == (
        "Hausregeln auf der Grundlage von Grundregeln: das klassische Spiel."
    )
