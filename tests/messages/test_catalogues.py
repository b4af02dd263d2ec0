"""Languages say what English says, and code says nothing that no language has words for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import fluent.syntax.ast as ftl
from fluent.syntax import FluentParser
from fluent.syntax.visitor import Visitor

from rackhouse.messages import LANGUAGES, SeatName, Voice, message
from rackhouse.messages.catalogue import WORDS

COMPLETE = ("en", "de")
"""Others may lack messages, which are said in English until somebody translates them."""
SOURCE = Path(__file__).resolve().parents[2] / "src" / "rackhouse"
SPEAKING = {
    "message", "require", "speak", "IllegalError", "MalformedError", "UnknownNameError",
    "Refused", "Refusal", "ProblemError", "ConflictError", "NotAllowedError", "NotSignedInError",
    "UnknownGameError", "UnknownPersonError", "UnknownEventError", "StoreUnavailableError",
    "LikelySlip", "with_reason",
}  # fmt: skip
"""What is given a key and its values."""


class Variables(Visitor):
    """The names of the values in a message's words."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(entry: ftl.Pattern | None) -> frozenset[str]:
    found = Variables()
    if entry:
        found.visit(entry)
    return frozenset(found.names)


def words(language: str) -> dict[str, dict[str, frozenset[str]]]:
    """Every area of a language, with its keys and the values in their words.

    The words of an attribute are at ``key.attribute``.
    """
    areas: dict[str, dict[str, frozenset[str]]] = {}
    for path in sorted((WORDS / language).rglob("*.ftl")):
        read = FluentParser().parse(path.read_text("utf-8"))
        junk = [one.content for one in read.body if isinstance(one, ftl.Junk)]
        assert not junk, f"{path}: {junk}"
        entries = [one for one in read.body if isinstance(one, ftl.Message)]
        keys = [one.id.name for one in entries]
        assert len(keys) == len(set(keys)), f"{path}: a key twice"
        area = path.relative_to(WORDS / language).with_suffix("").as_posix()
        areas[area] = {one.id.name: variables(one.value) for one in entries} | {
            f"{one.id.name}.{more.id.name}": variables(more.value)
            for one in entries
            for more in one.attributes
        }
    return areas


def test_every_language_has_the_messages_of_english_with_the_same_values() -> None:
    english = words("en")
    for language in LANGUAGES:
        other = words(language)
        assert other.keys() <= english.keys()
        for area, keys in other.items():
            assert keys.items() <= english[area].items(), (language, area)


def test_complete_languages_have_all_of_them() -> None:
    for language in COMPLETE:
        assert words(language) == words("en"), language


def test_what_a_language_lacks_is_said_in_english() -> None:
    voice = Voice()
    voice.language = "xx"  # of which there is not even a folder
    said = voice.say(message("referee-not-your-turn", seat=SeatName(0)))
    assert said == "It's not your turn. Wait for Player 1 to play."


def test_no_area_hides_the_words_of_another() -> None:
    keys = [key for area in words("en").values() for key in area]
    assert sorted(keys) == sorted(set(keys))


def test_the_first_word_of_a_key_is_the_file_it_is_in() -> None:
    for area, keys in words("en").items():
        if "/" not in area:  # pages learn their areas by name
            assert [key for key in keys if key.partition("-")[0] != area] == []


def spoken(tree: ast.AST) -> Iterator[tuple[ast.Call, ast.expr]]:
    """The calls that say something, with what they are given for a key."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        at = 1 if name in ("require", "with_reason", "ProblemError") else 0
        if name in SPEAKING and len(node.args) > at:
            yield node, node.args[at]


def is_made_key(made: ast.JoinedStr, known: Iterable[str]) -> bool:
    """Whether a text is put together to a key: it begins as some of them do."""
    start = made.values[0].value if isinstance(made.values[0], ast.Constant) else ""
    return str(start).endswith("-") and any(key.startswith(str(start)) for key in known)


def test_whatever_code_says_has_words_for_its_values() -> None:
    known = {key: names for keys in words("en").values() for key, names in keys.items()}
    wrong = []
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE)
        for call, key in spoken(ast.parse(path.read_text("utf-8"))):
            where = f"{place}:{call.lineno}"
            if isinstance(key, ast.JoinedStr) and not is_made_key(key, known):
                wrong.append(f"{where}: a sentence is made")
            if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
                continue
            if key.value not in known:
                wrong.append(f"{where}: no words for {key.value!r}")
                continue
            given = {one.arg for one in call.keywords}
            if None not in given and given != known[key.value]:
                wrong.append(f"{where}: {key.value} has {sorted(known[key.value])}")
    assert wrong == []


def test_nothing_is_in_the_catalogues_that_nobody_says() -> None:
    said = {
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    made = tuple(one for one in said if one.endswith("-") and len(one) > 2)
    unsaid = [
        key
        for area, keys in words("en").items()
        for key in keys
        if "/" not in area and key not in said and not key.startswith(made)
    ]
    assert unsaid == []


SENTENCE = re.compile(r"^[A-Z][a-z]+ (?:[a-z]+[ ,]){2,}")
"""How a sentence in English begins."""
ENGLISH_ONLY = {
    "engine/benchmark.py": "names of measurements, which are compared across releases",
    "lexicon/changes.py": "stands for a file's name where there is none",
    "server": "descriptions of the interface and of metrics, for programmers and operators",
    "service/engine_pool.py": "the log's",
    "simulation": "what made-up people write in a simulated event",
    "log/logs.py": "the log's",
    "paper/__init__.py": "an AttributeError, for programmers",
}
"""Where code may have sentences of its own, and why."""


def test_nothing_is_said_without_a_catalogue() -> None:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE)
        if any(place.is_relative_to(one) for one in ENGLISH_ONLY):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        silent = {id(part) for node in ast.walk(tree) for part in not_said(node)}
        found += [
            f"{place}:{node.lineno}: {node.value!r}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
            if id(node) not in silent and SENTENCE.match(node.value)
        ]
    assert found == []


def not_said(node: ast.AST) -> Iterator[ast.AST]:
    """Texts that no person is told: docstrings, and what is logged or asserted."""
    if isinstance(node, ast.Expr):
        yield node.value
    elif isinstance(node, ast.Assert) and node.msg is not None:
        yield from ast.walk(node.msg)
    elif isinstance(node, ast.Call):
        owner = getattr(getattr(node.func, "value", None), "id", "")
        if owner == "_logger":
            yield from ast.walk(node)
