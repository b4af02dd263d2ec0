"""The terminal and the commands speak the language of the shell, or the one that is asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import environment

FOREIGN = {"LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": "", "LANG": ""}


def said(home: Path, *arguments: str, typed: str = "", **shell: str) -> str:
    run = subprocess.run(
        [sys.executable, "-m", "rackhouse", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **{**FOREIGN, **shell}),
        check=False,
    )
    return run.stdout + run.stderr


@pytest.mark.parametrize(
    "shell",
    [
        {"LANG": "de_DE.UTF-8"},
        {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_AT.UTF-8"},
        {"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:de"},
    ],
)
def test_a_shells_language_is_spoken(home: Path, shell: dict[str, str]) -> None:
    table = ("play", "--players", "You,bot", "--seed", "12")
    game = said(home, *table, typed="exchange\nfoo\nquit\n", **shell)
    assert "Nenne die Steine zum Tauschen" in game
    assert "Meintest du" in game or "ist kein Befehl" in game
    assert "Gespeichert. Weiter geht es mit:" in game


def test_whoever_asks_for_a_language_gets_it_everywhere(home: Path) -> None:
    assert "Befehle:" in said(home, "--lang", "de", "--help")
    assert "Ein gespeichertes Spiel fortsetzen." in said(home, "play", "--lang=de", "--help")
    wrong = said(home, "backup", "--lang", "de", "x.backup", "--database", str(home / "none.db"))
    assert wrong.startswith("Fehler: Eine Datenbank")
    assert said(home, "play", "--lang", "en", "--resume", LANG="de").startswith("Error: There is")


def test_english_is_spoken_where_no_language_is_known(home: Path) -> None:
    for shell in ({}, {"LANG": "C.UTF-8", "LANGUAGE": "de"}, {"LANG": "tlh"}):
        assert "Commands:" in said(home, "--help", **shell)


def test_sides_are_called_by_their_names_in_every_language(home: Path) -> None:
    table = ("play", "--players", "Ann,Bob", "--seed", "7")
    assert "Ann legt H4 BOXER" in said(home, *table, "--lang", "de", typed="H4 BOXER\n\nquit\n")
    assert "Ann plays H4 BOXER" in said(home, *table, typed="H4 BOXER\n\nquit\n")
