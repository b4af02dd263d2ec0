"""The basis of every sentence: what a sheet says is credited to its own duties, and to no other."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rackhouse.rules import Sheet
from rackhouse.rules.explain import as_text

ROOT = Path(__file__).resolve().parents[2]
BASES = Path(__file__).parent / "bases"
LETTER = {
    "washburn": "W",
    "depaul": "D",
    "fundraiser": "F",
    "iowa": "I",
    "priston": "P",
}
RULE = re.compile(r"- (?P<text>.+) \((?P<basis>[^()]+)\)")
SHEETS = sorted(LETTER)


def told(name: str) -> list[tuple[str, str]]:
    """Every sentence of a sheet as ``rules show`` prints it, with its basis."""
    lines = as_text(Sheet.named(name), width=10_000).splitlines()
    found = [RULE.fullmatch(line) for line in lines if line.startswith("- ")]
    return [(rule["text"], rule["basis"]) for rule in found if rule]


def ids_in(text: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]-\d\d\b", text))


@cache
def duties() -> dict[str, str]:
    """The duties of the five sheets and the readings of their gaps, in their own words."""
    pages = ("CHECKLIST.md", "AMBIGUITIES.md")
    lines = [
        line
        for page in pages
        for line in (ROOT / "docs" / "rules" / page).read_text("utf-8").splitlines()
    ]
    found = [re.match(r"- ([A-Z]-\d\d) (.+)", line) for line in lines]
    return {one[1]: one[2] for one in found if one}


@pytest.mark.parametrize("name", SHEETS)
def test_a_basis_names_duties_of_that_very_sheet(name: str) -> None:
    for text, basis in told(name):
        named = ids_in(basis)
        assert named <= set(duties()), text
        own = {one for one in named if one[0] == LETTER[name]}
        assert {one for one in named if one[0] != "A"} == own, f"{text} ({basis})"
        assert basis.startswith("the sheet") <= bool(own), f"{text} ({basis})"
        assert named, f"{text} is credited to nobody: {basis}"


@pytest.mark.parametrize("name", SHEETS)
def test_nothing_is_called_a_rule_of_every_sheet_that_one_is_silent_on(name: str) -> None:
    of_all = [text for text, basis in told(name) if "every sheet" in basis]
    for text in of_all:
        assert all(ids_in(dict(told(other)).get(text, "")) for other in SHEETS), text


@pytest.mark.parametrize("name", SHEETS)
def test_every_sentence_and_its_basis_are_those_that_were_compared_with_the_sheet(
    name: str,
) -> None:
    """``bases/`` was read against the five texts, sentence by sentence."""
    lines = (BASES / f"{name}.txt").read_text("utf-8").splitlines()
    assert [f"{text} | {basis}" for text, basis in told(name)] == lines


SILENT = {
    "priston": [
        "archaic",
        "given more time",
        "grant more time",
        "A blank is any letter",
        "A blank scores zero",
        "Two word premiums",
        "Squares in",
        "start square is",
        "Turns without points",
    ],
    "fundraiser": ["clockwise", "Money never changes", "goes back to the rack"],
    "iowa": ["clockwise", "to the left"],
    "depaul": ["clockwise"],
}
"""Words of ours on which a sheet is silent: it is not credited with them alone."""


@pytest.mark.parametrize("name", SILENT)
def test_a_sheet_is_not_credited_with_what_it_does_not_say(name: str) -> None:
    for words in SILENT[name]:
        for text, basis in told(name):
            is_own = basis.startswith("the sheet") and "as read in" not in basis
            assert not (words in text and is_own), f"{text} ({basis})"
            assert not (words in text and "every sheet" in basis), f"{text} ({basis})"


@pytest.mark.parametrize("name", SHEETS)
def test_who_says_that_nothing_is_sold_and_how_many_tiles_earn_the_bonus(name: str) -> None:
    said = dict(told(name))
    if name == "fundraiser":
        assert said["Money never changes a score."].startswith("our choice, A-33")
        [bonus] = [text for text in said if "tiles in one turn earns" in text]
        assert bonus.startswith("Laying 7 or more tiles")  # one more can be bought
        assert said[bonus] == "the sheet, F-62, as read in A-31"
    else:
        assert said["No helps are sold."] == "box rules, A-33"
        [bonus] = [text for text in said if "tiles in one turn earns" in text]
        assert bonus.startswith("Laying 7 tiles in one turn earns 50 points more")


@pytest.mark.parametrize(
    ("name", "basis"),
    [
        pytest.param("fundraiser", "the sheet, F-25", marks=pytest.mark.rule("F-25")),
        pytest.param("iowa", "the sheet, I-33", marks=pytest.mark.rule("I-33")),
        pytest.param("priston", "the sheet, P-33", marks=pytest.mark.rule("P-33")),
    ],
)
def test_that_an_exchange_is_of_some_tiles_is_what_these_sheets_say(name: str, basis: str) -> None:
    assert dict(told(name))["At least one tile must be exchanged."] == basis


OF_THE_EVENT = {
    "washburn": ["W-01", "W-02", "W-03", "W-04", "W-05", "W-06", "W-47"],
    "depaul": ["D-01", "D-02", "D-03", "D-05", "D-06", "D-07", "D-08", "D-09"],
    "fundraiser": ["F-65"],
    "iowa": ["I-01", "I-02", "I-03", "I-04", "I-05"],
    "priston": ["P-32"],
}


@pytest.mark.parametrize(
    ("name", "duty"),
    [
        pytest.param(name, duty, marks=pytest.mark.rule(duty))
        for name, named in OF_THE_EVENT.items()
        for duty in named
    ],
)
def test_what_a_sheet_says_of_its_event_is_told_to_its_players(name: str, duty: str) -> None:
    text = as_text(Sheet.named(name), width=10_000)
    _, found, event = text.partition("\nThe event\n---------\n")
    assert found
    lines = event.partition("\n\n")[0].splitlines()
    [line] = [line for line in lines if duty in line]
    assert line.startswith("- ")
    assert "(the sheet, " in line
