"""``rackhouse judge`` and ``rackhouse lexicon`` at the command line."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from rackhouse.cli.judge import judge
from rackhouse.cli.lexicon import lexicon
from rackhouse.errors import IllegalError, MalformedError, UnknownNameError
from rackhouse.lexicon import Dictionary, Lexicon
from rackhouse.lexicon.sealed import WordFileHeader, seal
from rackhouse.lexicon.store import SUFFIXES

if TYPE_CHECKING:
    from pathlib import Path

    import click
    from click.testing import Result


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RACKHOUSE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def run(command: click.Command, *arguments: str | Path) -> Result:
    return CliRunner().invoke(command, [str(argument) for argument in arguments])


def test_judge_exits_0_only_if_all_words_are_good() -> None:
    good = run(judge, "the", "OF", "oxen")
    assert good.exit_code == 0
    assert good.output.splitlines()[-1] == "OXEN  good      OXEN is in the ENABLE word list."
    bad = run(judge, "oxen", "qi")
    assert bad.exit_code == 1
    assert bad.output.splitlines() == [
        "OXEN  good      OXEN is in the ENABLE word list.",
        "QI    not good  QI is not in the ENABLE word list.",
    ]


def test_judge_takes_a_dictionary_as_well_and_says_why() -> None:
    result = run(judge, "--lexicon", "english", "PARIS", "KM", "PRE", "CAN'T", "OXEN")
    assert result.exit_code == 1
    assert [line.split("  ")[-1] for line in result.output.splitlines()] == [
        "PARIS is always capitalised.",
        "KM is an abbreviation.",
        "PRE is a prefix and does not stand alone.",
        "CAN'T needs an apostrophe: can't.",
        "OXEN is in the Rackhouse English dictionary, WordNet 3.0 (noun).",
    ]


def test_judge_prints_json_and_definitions() -> None:
    result = run(judge, "--json", "ox", "qi")
    assert result.exit_code == 1
    verdict = json.loads(result.output)
    assert verdict["acceptable"] is False
    assert [(word["word"], word["acceptable"], word["ground"]) for word in verdict["words"]] == [
        ("OX", True, "found"),
        ("QI", False, "not-found"),
    ]
    defined = run(judge, "--define", "larch", "the")
    assert "(noun): wood of a larch tree" in defined.output
    assert "No definition here." in defined.output


def test_judge_without_words_or_with_an_unknown_list_is_an_error() -> None:
    assert run(judge).exit_code == 2
    assert isinstance(run(judge, "--lexicon", "nope", "ox").exception, UnknownNameError)


def test_judge_prints_no_sign_that_a_terminal_obeys_and_a_line_a_word() -> None:
    words = ("cat\nOX  good", "ca\x1b[2Jt", "c\u200bat", "\u202eabc", "\udcff")
    plain = run(judge, *words)
    assert plain.exit_code == 1
    assert len(plain.output.splitlines()) == len(words)
    assert all(line.isprintable() and "not good" in line for line in plain.output.splitlines())
    verdict = json.loads(run(judge, "--json", *words).output)
    assert [word["acceptable"] for word in verdict["words"]] == [False] * len(words)


def test_judge_refuses_a_word_that_is_empty() -> None:
    result = run(judge, "ox", " ")
    assert result.exit_code == 2
    assert "A WORD is empty" in result.output


@pytest.mark.parametrize("title", ["two\nlines", "\x1b[2J", "\udcff", "x" * 201])
@pytest.mark.parametrize("option", ["--title", "--edition"])
def test_a_title_is_a_line_of_plain_text(
    tmp_path: Path, home: Path, option: str, title: str
) -> None:
    file = tmp_path / "club.txt"
    file.write_text("OX\n")
    result = run(lexicon, "import", file, "--name", "club", option, title)
    assert result.exit_code == 2
    assert "Write a line of at most 200 plain characters" in result.output
    assert not home.exists()


def test_a_name_belongs_to_one_kind(tmp_path: Path) -> None:
    text, table = tmp_path / "club.txt", tmp_path / "club.csv"
    text.write_text("OX\n")
    table.write_text("word,part of speech\nox,noun\n")
    run(lexicon, "import", text, "--name", "club")
    error = run(lexicon, "import", table, "--name", "club", "--replace").exception
    assert str(error) == "“club” is already the name of a list. Choose another name."


def test_a_name_too_long_for_a_file_is_an_unknown_name() -> None:
    with pytest.raises(UnknownNameError, match="There is no list called “xxx"):
        Lexicon.named("x" * 100_000)


def test_a_list_is_imported_reported_listed_and_described(tmp_path: Path) -> None:
    file = tmp_path / "club.txt"
    file.write_bytes(b"\xef\xbb\xbfox\r\nHEY\r\ncan't\r\nHEY\r\n")
    result = run(lexicon, "import", file, "--name", "club", "--title", "The club's list")
    assert result.exit_code == 0, result.exception
    assert result.output.splitlines() == [
        f"Imported 2 words as the list 'club' from {file} (4 lines, UTF-8 with a byte order mark).",
        "  1 written with small letters, taken as capitals (line 1: ox)",
        "  1 listed already, taken once (line 4: HEY)",
        "  1 left out: the tiles cannot spell them (line 3: can't)",
    ]
    listed = run(lexicon, "list").output
    assert "club     list        imported  The club's list, 2 entries" in listed
    assert "enable   list        built in" in listed
    described = run(lexicon, "info", "club").output
    assert "club: The club's list" in described
    assert Lexicon.named("club").checksum in described
    assert "2:1 3:1" in described
    assert run(judge, "--lexicon", "club", "OX").exit_code == 0


def test_a_name_is_replaced_only_when_asked(tmp_path: Path) -> None:
    first, second = tmp_path / "1.txt", tmp_path / "2.txt"
    first.write_text("OX\n")
    second.write_text("HEY\n")
    run(lexicon, "import", first, "--name", "club")
    assert isinstance(run(lexicon, "import", second, "--name", "club").exception, IllegalError)
    assert list(Lexicon.named("club")) == ["OX"]
    assert run(lexicon, "import", second, "--name", "club", "--replace").exit_code == 0
    assert list(Lexicon.named("club")) == ["HEY"]


def test_an_import_that_fails_leaves_nothing(tmp_path: Path, home: Path) -> None:
    file = tmp_path / "club.txt"
    file.write_bytes(b"OX\n\x00")
    assert isinstance(run(lexicon, "import", file, "--name", "club").exception, MalformedError)
    assert not home.exists()


def test_a_table_with_parts_of_speech_becomes_a_dictionary(tmp_path: Path) -> None:
    file = tmp_path / "book.csv"
    file.write_text("headword,part of speech,marks\nox,noun,\nParis,noun,\n")
    result = run(lexicon, "import", file, "--name", "book", "--edition", "4th")
    assert "Imported 2 words as the dictionary 'book'" in result.output
    assert Dictionary.named("book").title == "book, 4th"
    described = run(lexicon, "info", "book").output
    assert "accepts     0.0% of enable (1 of 172,820 words)" in described
    plain = run(lexicon, "import", file, "--name", "plain", "--kind", "list")
    assert "Imported 2 words as the list 'plain'" in plain.output


def test_the_share_and_the_differences_are_printed_for_the_built_in_dictionary() -> None:
    output = " ".join(run(lexicon, "info").output.split())
    kept = Dictionary.named("english").header.comparison
    assert kept is not None
    assert f"({kept.accepted:,} of 172,820 words)" in output
    assert f"only enable {' '.join(kept.only_list)}" in output
    assert f"only here {' '.join(kept.only_dictionary)}" in output
    assert "public domain" in output


def test_house_changes_make_a_list_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "house.txt"
    file.write_text("+ZA\n-AA\n+OX\n")
    result = run(lexicon, "change", "enable", file, "--name", "house")
    assert result.exit_code == 0, result.exception
    assert "1 change makes no difference: +OX" in result.output
    assert run(judge, "--lexicon", "house", "ZA", "OX").exit_code == 0
    assert run(judge, "--lexicon", "house", "AA").exit_code == 1
    assert Lexicon.named("house").checksum != Lexicon.named("enable").checksum


def test_a_damaged_file_does_not_spoil_the_list(home: Path) -> None:
    folder = home / "lexicons"
    folder.mkdir(parents=True)
    (folder / "broken.rhl").write_bytes(b"nonsense")
    result = run(lexicon, "list")
    assert result.exit_code == 0
    assert "is not a Rackhouse word list. Import it again" in result.output
    assert "enable" in result.output


def test_what_is_no_file_is_no_list_whatever_it_is_called(home: Path) -> None:
    folder = home / "lexicons"
    (folder / "folder.rhl").mkdir(parents=True)
    (folder / "nowhere.rhl").symlink_to("nothing")
    (folder / "ring.rhl").symlink_to("ring.rhl")
    os.mkfifo(folder / "pipe.rhl")
    result = run(lexicon, "list")
    assert result.exit_code == 0
    assert [line.split()[0] for line in result.output.splitlines()] == ["enable", "english"]
    assert isinstance(run(judge, "--lexicon", "pipe", "ox").exception, UnknownNameError)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("+QI\n-QI\n", "QI is both added and removed. Choose one."),
        ("+café\n", "“CAFÉ” cannot be spelt with english tiles."),
    ],
)
def test_house_changes_that_cannot_be_made_name_their_file(
    tmp_path: Path, home: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "house.txt"
    file.write_text(text, "utf-8")
    error = run(lexicon, "change", "enable", file, "--name", "house").exception
    assert str(error) == f"{file}: {sentence}"
    assert not home.exists()


@pytest.mark.parametrize(
    ("kind", "body"),
    [("words", b"AA\nOX"), ("dictionary", b"OX\t\tnoun"), ("dictionary", b"OX\t\n")],
)
def test_a_file_with_the_right_checksum_and_the_wrong_lines_is_refused(
    home: Path, kind: str, body: bytes
) -> None:
    path = home / "lexicons" / f"forged{SUFFIXES[kind]}"
    path.parent.mkdir(parents=True)
    path.write_bytes(seal(kind, WordFileHeader("Forged", "english"), body))
    assert isinstance(run(judge, "--lexicon", "forged", "ox").exception, MalformedError)
