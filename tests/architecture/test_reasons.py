"""Every sentence that the hall says of its own accord has its words in each language."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rackhouse.contest.actor import Role as EventRole
from rackhouse.contest.preset import Preset
from rackhouse.contest.standings import IN_WORDS
from rackhouse.messages.catalogue import WORDS
from rackhouse.record import Role
from rackhouse.referee.transitions import NOW, TABLE

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "rackhouse"
MESSAGES = ROOT / "web" / "src" / "messages"
REFUSING = (
    *sorted((SOURCE / "referee").glob("*.py")),
    *(SOURCE / "board" / name for name in ("geometry.py", "play.py", "position.py")),
    SOURCE / "service" / "staleness.py",
)
CONTEST = tuple(
    path
    for path in sorted((SOURCE / "contest").rglob("*.py"))
    if path.name not in ("book.py", "codec.py")
)
"""Where an event refuses, asks back, and says why these meet; not where its file is read."""
RAISING = tuple(
    path
    for folder in ("paper", "service", "ledger", "server/routes")
    for path in sorted((SOURCE / folder).rglob("*.py"))
    if not path.name.startswith(("engine_", "__init__"))
    and path.name not in ("part.py", "match.py", "thought.py")
)
"""Where requests are refused; what the engine's processes say of themselves goes to the log."""
TELLING = (
    *(SOURCE / "contest" / name for name in ("standings.py", "age.py")),
    *sorted((SOURCE / "contest" / "formats").glob("*.py")),
)
"""Where what happened, what waits and what separates entries is told, in less than a sentence."""
OPENING = "opening.py"
"""What is wrong with a game that is to be opened is told before there is a table."""
SAMPLE = "Qx7"
"""Stands for whatever a sentence has between its words."""
AND = f"{SAMPLE} and {SAMPLE}"
"""Joins what is listed, which the pages list in their own way."""


def texts(*areas: str) -> dict[str, str]:
    """What the pages can say of some areas, by key."""
    found: dict[str, str] = {}
    for area in areas:
        found |= json.loads((MESSAGES / "en" / f"{area}.json").read_text("utf-8"))
    return found


def known(*areas: str) -> list[re.Pattern[str]]:
    """What the pages can say, as patterns; those without a word of their own prove nothing."""
    split = (re.split(r"\{(\w+)\}", text) for text in texts(*areas or ("refusals",)).values())
    return [
        re.compile(
            "".join(".+?" if at % 2 else re.escape(piece) for at, piece in enumerate(pieces))
        )
        for pieces in split
        if any(map(str.isalpha, "".join(pieces[::2])))
    ]


HALL = ("refusals", "hall")


def unknown(say: Callable[[Path], Iterable[str]], paths: Iterable[Path]) -> list[str]:
    """What files say and the pages of events could not say in another language."""
    patterns = known(*HALL)

    def is_known(said: str) -> bool:
        return not re.search("[a-z]", said.replace(SAMPLE, "")) or any(
            pattern.fullmatch(said) for pattern in patterns
        )

    return [
        f"{path.name}: {said}"
        for path in paths
        for said in say(path)
        if not is_known(said) and not all(map(is_known, said.split("; ")))
    ]


def sentences(path: Path) -> Iterator[str]:
    """The sentences that a file says to players: not its docstrings, and no halves."""
    tree = ast.parse(path.read_text("utf-8"))
    return (text for text in strings(tree) if text.endswith(".") and " " in text)


def raised(path: Path) -> Iterator[str]:
    """The sentences with which a file refuses."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Raise):
            yield from (text for text in strings(node) if text[-1] in ".?" and " " in text)


def wanting(path: Path) -> Iterator[str]:
    """What a file lets nobody do without a reason."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "with_reason":
            yield text_of(node.args[1])


def phrases(path: Path) -> Iterator[str]:
    """All that a file says in words: no keys, no tags, no types."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        match node:  # what it says, and not what it looks for
            case ast.Compare():
                node.comparators, node.left = [], ast.Constant("")
            case ast.MatchValue():
                node.value = ast.Constant("")
            case ast.Dict():
                node.keys = []
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for text in strings(function):
                if re.search(r"[a-z] | [a-z]", text.replace(SAMPLE, "")) and text != AND:
                    yield text


def strings(tree: ast.AST) -> Iterator[str]:
    """The strings of a tree as they may come out, without docstrings and halves."""
    apart: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            apart.add(node.value)
        if isinstance(node, ast.Assert) and node.msg is not None:
            apart.add(node.msg)
        if isinstance(node, ast.JoinedStr):
            apart.update(node.values)
    for node in ast.walk(tree):
        if node not in apart and (text := text_of(node)):
            yield text


def text_of(node: ast.AST) -> str:
    """A string as it may come out."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(
                text_of(value) if isinstance(value, ast.Constant) else SAMPLE for value in values
            )
    return ""


def test_every_refusal_has_its_words() -> None:
    patterns = known()
    unknown = [
        said
        for path in REFUSING
        if path.name != OPENING
        for said in sentences(path)
        if not any(pattern.fullmatch(said) for pattern in patterns)
    ]
    assert unknown == [], "give each its line in web/src/messages/*/refusals.json"


def test_so_has_everything_that_may_be_done_and_every_phase() -> None:
    patterns = known()
    whos = {" or the ".join(role.value for role in row.who) for row in TABLE}
    said = {*(row.says for row in TABLE), *NOW.values(), *whos}
    assert {one for one in said if not any(p.fullmatch(one) for p in patterns)} == set()
    assert Role.SEAT.value in whos


def test_every_sentence_of_an_event_has_its_words() -> None:
    assert unknown(sentences, CONTEST) == [], "give each its line in messages/*/hall.json"
    assert unknown(wanting, CONTEST) == [], "give each its line in messages/*/hall.json"
    assert sum(1 for path in CONTEST for _ in wanting(path)) > 10


def test_every_refused_request_has_its_words() -> None:
    assert unknown(raised, RAISING) == [], "give each its line in messages/*/hall.json"
    mail = [SOURCE / "server" / "refused_mail.py"]
    assert unknown(sentences, mail) == [], "give each its line in messages/*/hall.json"


def test_so_has_what_is_told_of_an_event() -> None:
    desk = WORDS / "en" / "pages" / "desk.ftl"
    waiting = re.findall(r"^desk-waiting-(\S+) =", desk.read_text("utf-8"), re.MULTILINE)
    kinds = [kind.replace("-", " ") for kind in waiting]
    said = [one for one in unknown(phrases, TELLING) if one.split(": ")[1] not in kinds]
    assert said == [], "give each its line in messages/*/hall.json"


def test_so_have_roles_and_what_the_presets_say() -> None:
    plans = [Preset.named(name).values for name in Preset.names()]
    notices = [one for plan in plans for one in plan.get("notices", ())]
    titles = [plan.get("division", {}).get("title", "Main") for plan in plans]
    roles = [role.value for role in EventRole if role is not EventRole.CLOCK]
    assert len(notices) > 5
    patterns = known(*HALL)
    said = [*notices, *titles, *roles, *IN_WORDS.values()]
    assert [one for one in said if not any(p.fullmatch(one) for p in patterns)] == []


def test_the_check_would_notice(tmp_path: Path) -> None:
    path = tmp_path / "new.py"
    path.write_text(
        '"""Doc."""\n\n\ndef why(n):\n    """Why."""\n    return f"Nobody has {n} cats."\n'
    )
    assert list(sentences(path)) == [f"Nobody has {SAMPLE} cats."]
    assert not any(pattern.fullmatch(f"Nobody has {SAMPLE} cats.") for pattern in known())
