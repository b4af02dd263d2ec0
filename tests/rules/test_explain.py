"""A sheet is explained from its data: a sentence for every value, with who says so."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from rackhouse.messages import LANGUAGES, Voice
from rackhouse.messages.catalogue import catalogue
from rackhouse.rules import Sheet
from rackhouse.rules.explain import as_json, as_markdown, as_text, parts_of, untold
from rackhouse.rules.knob import Knob, Value, heading_at, knob_at, knobs, label_at
from rackhouse.rules.values import keys_with, rules_from

NAMES = Sheet.names()
COMPLETE = ("en", "de")

# A house with everything switched on, so that no knob is without effect.
BUSY: dict[str, Value] = {
    "sides.maximum": 3,
    "challenge.failed_points": 5,
    "tiles.board": "super",
    "tiles.set": "english-super",
    "words.dictionary": "The club's book",
    "words.look_ups": "challenges-and-peeks",
    "drawing.when": "when-window-shuts",
    "window.shuts": "draw",
    "window.hold_seconds": 60,
    "turn.limit": "hard",
    "turn.seconds": 180,
    "turn.warn_seconds": 120,
    "clocks.use": "on",
    "clocks.seconds": 1500,
    "clocks.overtime_points": 10,
    "round.limit": "set",
    "round.seconds": 3600,
    "ending.scoreless_turns": 6,
}
for _name, _kind in {"a": "letter", "b": "peek", "c": "time", "d": "service"}.items():
    BUSY |= {
        f"helps.{_name}.kind": _kind,
        f"helps.{_name}.title": f"Help {_name}",
        f"helps.{_name}.price": 100,
        f"helps.{_name}.per_turn": 1,
        f"helps.{_name}.seconds": 30,
        f"helps.{_name}.known_letters": 3,
        f"helps.{_name}.blank_price": 100,
        f"helps.{_name}.replaces": False,
        f"helps.{_name}.ends_turn": False,
    }
HELP_FOR = {
    "seconds": "b",
    "known_letters": "b",
    "blank_price": "a",
    "replaces": "a",
}
"""A help for which a value of helps means something; the others will do with any."""

RULE_KEYS = [key for key in knobs() if key not in ("title", "summary")]


def sentences(values: dict[str, Value], language: str = "en") -> list[str]:
    rules, say = rules_from(Sheet.named("base").values() | values), Voice(language).say
    return [say(sentence.message) for part in parts_of(rules) for sentence in part.sentences]


def values_for(knob: Knob) -> list[Value]:
    """Values that must read differently: all there are, or a few of many."""
    match knob.kind:
        case "yes-no":
            return [False, True]
        case "number":
            middle = (knob.least + knob.most) // 2
            return sorted({knob.least, knob.least + 1, middle, knob.most})
        case "choice":
            return list(knob.choices)
        case "choices":
            return [(), *((choice,) for choice in knob.choices), knob.choices]
        case "text":
            others = {"tiles.set": ["english", "spanish"], "tiles.board": ["classic", "super"]}
            return list(others.get(knob.key, ["one thing", "another thing"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("template", RULE_KEYS)
def test_every_value_of_every_key_has_a_sentence_of_its_own(template: str, language: str) -> None:
    key = template.replace("*", HELP_FOR.get(template.rpartition(".")[2], "d"))
    said = [sentences(BUSY | {key: value}, language) for value in values_for(knob_at(key))]
    assert len(said) > 1 or len(knob_at(key).choices) == 1
    for before, after in pairwise(said):
        assert before != after, key
    assert len({tuple(texts) for texts in said}) == len(said), key


@pytest.mark.parametrize("language", COMPLETE)
def test_every_value_that_can_be_set_has_a_label(language: str) -> None:
    words = catalogue(language, "rule")
    for knob in knobs().values():
        if len(knob.choices) != 1:  # there is nothing to choose
            labels = [label_at(knob.key, choice) for choice in ("label", *knob.choices)]
            heading = heading_at(knob.key)
            labels += [heading] if heading else []
            assert [label.key for label in labels if label.key not in words] == []


@pytest.mark.parametrize("name", [*NAMES, "busy"])
def test_every_key_is_put_into_words_or_known_to_be_without_effect(name: str) -> None:
    values = BUSY if name == "busy" else Sheet.named(name).values()
    rules = rules_from(Sheet.named("base").values() | values)
    told = [sentence for part in parts_of(rules) for sentence in part.sentences]
    covered = {key for sentence in told for key in (*sentence.keys, *sentence.moot)}
    assert covered | {*untold(rules)} == {*keys_with(rules.helps)} - {"title", "summary"}
    spoken = {key for sentence in told for key in sentence.keys}
    assert spoken.isdisjoint(key for sentence in told for key in sentence.moot)


@pytest.mark.parametrize("key", ["turn.seconds", "clocks.overtime_points", "round.at_bell"])
def test_what_is_moot_under_a_sheet_changes_nothing_in_its_words(key: str) -> None:
    said = [sentences({key: value}) for value in values_for(knob_at(key))]
    assert said == [said[0]] * len(said)


@pytest.mark.parametrize("name", NAMES)
def test_every_sentence_is_a_sentence(name: str) -> None:
    for part in parts_of(Sheet.named(name).rules):
        assert part.sentences
        for sentence in part.sentences:
            for language in LANGUAGES:
                text = Voice(language).say(sentence.message)
                assert text.endswith(".")
                assert text[0].isupper()
                assert "{" not in text
                assert "  " not in text


GOLDEN = {
    "washburn": [
        "- A game has 2 to 4 players; 2 unless the organiser says otherwise. "
        "(box rules, A-01; our choice, A-01, which an organiser may change)",
        "- All words of a play are challenged together; if one is not good, the play comes off. "
        "(the sheet, W-39 and W-40)",
        "- Good: the play stands, and the player that challenged loses the next turn. "
        "(the sheet, W-37 and W-41)",
        "- It ends when all possible plays have been made: after every player has passed in turn, "
        'each is asked privately "no more plays?", and all must say yes. '
        "(the sheet, W-43, as read in A-16)",
        "- The organiser names the dictionary in force before play. "
        "(our choice, A-20, which an organiser may change)",
    ],
    "depaul": [
        "- Another dictionary may be used if all players agree before the game. (the sheet, D-04)",
        "- A discrepancy that cannot be resolved at the table is marked where it arose; the game "
        "is finished, and the director rules afterwards. (the sheet, D-10 and D-11)",
    ],
    "fundraiser": [
        "- Good: the play stands, and the team that challenged loses 30 seconds and $5.00. "
        "(the sheet, F-34, F-35, and F-36)",
        "- Sneak-A-Peek: a look into the dictionary of 30 seconds, for $1.00. "
        "(the sheet, F-40 and F-42)",
        "- The organiser sets the time for the round before it begins. "
        "(the sheet, F-45, as read in A-29)",
        "- The dictionary in force: The Official SCRABBLE Players Dictionary, Fourth Edition. "
        "(the sheet, F-31)",
    ],
    "iowa": [
        "- Squares in light red double the whole word. (the sheet, I-48)",
        "- The start square is light red: it doubles the first word. (the sheet, I-53)",
        "- Clocks are used if the organiser sets them. (the sheet, I-19)",
        "- The organiser then says how long each player has and what a minute over costs; "
        "25 minutes and 10 points are suggested. "
        "(our choice, A-30, which an organiser may change)",
        "- An opponent in doubt may call hold, which delays the draw for up to 1 minute. "
        "(our choice, A-23, which an organiser may change)",
    ],
    "priston": [
        "- Good: the play stands, and the challenge costs nothing. (the sheet, P-30)",
        "- It ends when every player has passed twice in succession. (the sheet, P-37 and P-45)",
        "- The highest final score wins. (box rules, A-34)",
    ],
}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_words_of_the_sheets_are_these(name: str) -> None:
    lines = as_text(Sheet.named(name), width=1_000).splitlines()
    assert [line for line in GOLDEN[name] if line not in lines] == []


def test_a_houses_own_value_is_called_so() -> None:
    ours = Sheet.named("priston").with_values({"challenge.failed_points": 5})
    assert (
        "- Good: the play stands, and whoever played it gets 5 points. "
        "(the sheet, P-30; this house)"
    ) in as_text(ours, width=1_000).splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_text_keeps_to_its_width_and_has_the_same_rules_as_markdown(name: str) -> None:
    sheet = Sheet.named(name)
    assert max(map(len, as_text(sheet, 60).splitlines())) <= 60
    plain = [line for line in as_text(sheet, 1_000).splitlines() if line.startswith("- ")]
    marked = [line for line in as_markdown(sheet).splitlines() if line.startswith("- ")]
    assert [line.replace("*", "") for line in marked] == plain


def test_the_letter_values_of_the_tile_set_stand_at_the_end() -> None:
    sheet = Sheet.named("base")
    assert as_text(sheet, 200).splitlines()[-1] == (
        "  blank: 0, A E I L N O R S T U: 1, D G: 2, B C M P: 3, F H V W Y: 4, K: 5, J X: 8, "
        "Q Z: 10"
    )
    assert as_markdown(sheet).splitlines()[-1] == "| 10 | Q Z |"
    spanish = sheet.with_values({"tiles.set": "spanish"})
    assert "Ñ" in as_text(spanish).rpartition("Letter values")[2]


def test_a_houses_own_words_cannot_break_out_of_markdown() -> None:
    text = 'extends = "base"\ntitle = "<b>*Ours*</b>"\ntiles.kept_in = "[a](b)"'
    marked = as_markdown(Sheet.parse(text))
    assert marked.splitlines()[0] == r"# \<b\>\*Ours\*\</b\>"
    assert r"\[a\](b)" in marked


@pytest.mark.parametrize("name", NAMES)
def test_json_has_every_value_with_its_basis(name: str) -> None:
    sheet = Sheet.named(name)
    document = json.loads(as_json(sheet))
    assert document["name"] == name
    assert document["extends"] == (None if name == "base" else "base")
    for key, value in sheet.values().items():
        basis = sheet.basis_of(key)
        assert document["values"][key] == {
            "is": list(value) if isinstance(value, tuple) else value,
            "basis": basis.kind,
            "ids": list(basis.ids),
        }
    assert len(document["values"]) == len(sheet.basis)
